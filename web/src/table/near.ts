// Whether a board is too small for fingers, and how large its near view should be.
import type { Panel } from "../messages";

const SMALL = 26; // pixels between two things of a kind: less is hard to touch
const THUMB = 44; // pixels between them in the near view

/** How many pixels a unit of the panel is in the near view; undefined if the board, at `scale`, needs none. */
export function nearScale(panel: Panel, scale: number): number | undefined {
  const things = panel.things.filter((thing) => thing.touch);
  let least = Infinity;
  for (const one of things.slice(0, 20)) {
    const kind = one.touch!.split(":")[0];
    for (const other of things) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance > 0 && distance < least && other.touch!.split(":")[0] === kind) least = distance;
    }
  }
  return scale > 0 && least * scale < SMALL ? THUMB / least : undefined;
}
