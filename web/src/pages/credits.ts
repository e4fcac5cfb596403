// Whose game it is: the last section of a game's own page of rules, before the page that all games share.
import type { SectionView } from "../generated";

/** Its first paragraph; what follows holds for all games alike. */
export function creditOf(sections: readonly SectionView[]): string {
  const shared = sections.findIndex((section, index) => index > 0 && section.level === 1);
  return sections.at(shared < 0 ? -1 : shared - 1)?.text.split("\n\n")[0] ?? "";
}
