// Which thing of a panel is meant when somebody points at a place, or goes on with an arrow key.
import type { Thing } from "../generated";

export type Point = { x: number; y: number };
export type Direction = readonly [number, number]; // to the right, and down

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The thing at a place, or within reach of a finger: the nearest that can be touched now, otherwise the topmost at the
place, otherwise the nearest. */
export function thingAt(
  things: readonly Thing[],
  point: Point,
  finger: number,
  isTouchable: (touch: string) => boolean,
): Thing | undefined {
  const near = things
    .filter((thing) => thing.touch && distance(thing, point) <= finger)
    .sort((one, other) => distance(one, point) - distance(other, point));
  return (
    near.find(({ touch }) => touch && isTouchable(touch)) ?? near.findLast((thing) => distance(thing, point) === 0) ?? near[0]
  );
}

/** The ids of the things that are chosen. Of equal ones, such as two cards of a kind, as many as were chosen: those that
were touched here last, then the first. */
export function chosenThings(things: readonly Thing[], chosen: readonly string[], touched: readonly string[]): Set<string> {
  const ids = new Set<string>();
  for (const touch of new Set(chosen)) {
    const count = chosen.filter((one) => one === touch).length;
    const alike = things.filter((thing) => thing.touch === touch);
    for (const sprite of new Set(alike.map((thing) => thing.sprite))) {
      const copies = alike.filter((thing) => thing.sprite === sprite).map(({ id }) => id);
      const inOrder = new Set([...touched.filter((id) => copies.includes(id)), ...copies]);
      for (const id of [...inOrder].slice(0, count)) ids.add(id);
    }
  }
  return ids;
}

/** The distance of a point from a thing: from its centre if it is round, from its edge if it is a box. */
export function distance(thing: Thing, point: Point): number {
  const [dx, dy] = [Math.abs(point.x - thing.x), Math.abs(point.y - thing.y)];
  if (!thing.height) return Math.hypot(dx, dy);
  return Math.hypot(Math.max(0, dx - (thing.width ?? 0) / 2), Math.max(0, dy - thing.height / 2));
}

/** The nearest labelled thing in a direction; sideways distance counts double. */
export function thingTowards(things: readonly Thing[], from: Point, [dx, dy]: Direction): Thing | undefined {
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (!thing.label) continue;
    const along = (thing.x - from.x) * dx + (thing.y - from.y) * dy;
    const aside = Math.abs((thing.x - from.x) * dy) + Math.abs((thing.y - from.y) * dx);
    if (along > 1 && along + 2 * aside < least) [best, least] = [thing, along + 2 * aside];
  }
  return best;
}
