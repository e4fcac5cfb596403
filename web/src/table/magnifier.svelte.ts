// The magnifier: which part of the board it shows, if the fields are too small for a thumb.
import { untrack } from "svelte";
import type { Panel } from "../generated";

const MIN_SPACING_PX = 26; // pixels between two things of a kind; less is hard to touch
const TARGET_SPACING_PX = 44; // pixels between them in the magnifier
const WIDE_WINDOW_PX = 1100; // width of a window in which no magnifier is needed

/** The part of the board that the magnifier shows. */
export class MagnifierView {
  windowWidth = $state(0);
  boardWidth = $state(0);
  boardHeight = $state(0);
  width = $state(0);
  height = $state(0);
  middle = $state<[number, number]>([0, 0]);

  /** Pixels per unit of the board in the magnifier; undefined if none is needed. */
  scale = $derived.by(() => {
    const board = this.board();
    if (!board || this.windowWidth >= WIDE_WINDOW_PX) return undefined;
    return magnifierScale(board, Math.min(this.boardWidth / board.box[2], this.boardHeight / board.box[3]));
  });

  box = $derived.by((): [number, number, number, number] | undefined => {
    const board = this.board();
    if (!this.scale || !board) return undefined;
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const [left, top, whole, tall] = board.box;
    const x = Math.max(left, Math.min(left + whole - width, this.middle[0] - width / 2));
    const y = Math.max(top, Math.min(top + tall - height, this.middle[1] - height / 2));
    return [x, y, width, height];
  });

  constructor(
    private readonly board: () => Panel | undefined,
    next: () => Set<string>,
    hint: () => Set<string> | undefined,
  ) {
    $effect(() => this.lookAt(hint() ?? next(), hint() !== undefined));
  }

  move(dx: number, dy: number): void {
    if (!this.box) return;
    const [x, y, width, height] = this.box;
    this.middle = [x + width / 2 - dx, y + height / 2 - dy];
  }

  /** Move to where something can be touched, unless it (for a hint: all of it) is visible already. */
  private lookAt(touches: Set<string>, isAll: boolean): void {
    const things = this.board()?.things.filter((thing) => thing.touch && touches.has(thing.touch)) ?? [];
    const [x, y, width, height] = untrack(() => this.box) ?? [0, 0, 0, 0];
    const margin = isAll ? Math.min(width, height) / 6 : 0;
    const isIn = ([least, most]: [number, number], at: number) => at > least + margin && at < most - margin;
    const seen = things.filter((thing) => isIn([x, x + width], thing.x) && isIn([y, y + height], thing.y));
    const isSeen = isAll ? seen.length === things.length : seen.length > 0;
    if (this.scale && things.length && !isSeen) this.middle = [mean(things.map(({ x }) => x)), mean(things.map(({ y }) => y))];
  }
}

function mean(of: number[]): number {
  return of.reduce((sum, one) => sum + one, 0) / of.length;
}

/** Pixels per unit of a panel in the magnifier; undefined if the board, at `scale`, needs none. */
export function magnifierScale(panel: Panel, scale: number): number | undefined {
  const things = panel.things.filter((thing) => thing.touch);
  let least = Infinity;
  for (const one of things.slice(0, 20)) {
    const kind = one.touch!.split(":")[0];
    for (const other of things) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance > 0 && distance < least && other.touch!.split(":")[0] === kind) least = distance;
    }
  }
  return scale > 0 && least * scale < MIN_SPACING_PX ? TARGET_SPACING_PX / least : undefined;
}
