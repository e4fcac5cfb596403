// What a club evening and its rounds are called.
import type { MyClub } from "../generated";
import { localize } from "../texts.svelte";

export function titleOf(club: Pick<MyClub, "name">): string {
  return club.name || localize("club-title");
}

/** What a round is called: in a knockout, the last ones have names. */
export function roundName(club: Pick<MyClub, "kind" | "rounds">, round: number): string {
  const rounds = club.rounds ?? 0;
  const stage = club.kind === "knockout" ? ["final", "semi", "quarter"][rounds - round] : undefined;
  return stage ? localize(`club-stage-${stage}`) : localize("club-round", { round, rounds });
}
