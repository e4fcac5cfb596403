// Which cards have come into a hand since its owner played last, so that they can be marked.
import type { PositionView } from "../generated";

export type Hand = { ids: ReadonlySet<string>; fresh: ReadonlySet<string> }; // the cards in it, and those that are new

/** The hands by seat, given the hands before and the seat that has just moved (0: none). */
export function handsAfter(before: ReadonlyMap<number, Hand>, positions: PositionView[], mover: number): Map<number, Hand> {
  return new Map(positions.map((position) => [position.seat, handAfter(before.get(position.seat), position, position.seat === mover)]));
}

function handAfter(before: Hand | undefined, { scene }: PositionView, isMover: boolean): Hand {
  const panel = scene?.panels.find(({ name }) => name === "hand");
  const ids = new Set(panel?.things.filter(({ touch }) => touch).map(({ id }) => id));
  const come = [...ids].filter((id) => !before?.ids.has(id));
  const isDealt = come.length > 1 && !isMover; // nothing in a new hand is newer than the rest
  if (!before || isDealt || come.length === ids.size) return { ids, fresh: new Set() };
  const stayed = isMover ? [] : [...before.fresh].filter((id) => ids.has(id));
  return { ids, fresh: new Set([...stayed, ...come]) };
}
