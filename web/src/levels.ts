// The levels of the bots, from the weakest.
import { LEVEL_COUNT } from "./generated";
import { localize } from "./texts.svelte";

export const LEVELS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1);

/** The choices of a list of levels. */
export function levelChoices(prefix = ""): { value: string; text: string }[] {
  return LEVELS.map((level) => ({ value: `${prefix}${level}`, text: localize("table-bot", { level }) }));
}
