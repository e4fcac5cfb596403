// The magnifier: which part of the board it shows, if the fields are too small for a thumb.
import { untrack } from "svelte";
import type { Panel, Preview, Thing } from "../generated";
import type { Point } from "./panelTouch";

const MIN_SPACING_PX = 26; // pixels between two things of a kind; less is hard to touch
const TARGET_SPACING_PX = 44; // pixels between them in the magnifier
const WIDE_WINDOW_PX = 1100; // width of a window in which no magnifier is needed
const MARGIN = 50; // around what a hint shows, in units of the board

type Pair = [number, number]; // across and down
type Box = Panel["box"];
type Hint = { touches: Set<string>; preview: Preview };

/** The part of the board that the magnifier shows. */
export class MagnifierView {
  screenWidth = $state(0); // in which the board lies; not of the board, which grows when the magnifier goes
  screenHeight = $state(0);
  width = $state(0);
  height = $state(0);
  middle = $state<Pair>([0, 0]);
  private extent = $state<Pair>([0, 0]); // of what must be visible at once, for a hint

  /** Pixels per unit of the board in the magnifier; undefined if none is needed. */
  scale = $derived.by(() => {
    const board = this.board();
    if (!board || this.screenWidth >= WIDE_WINDOW_PX) return undefined;
    return magnifierScale(board, Math.min(this.screenWidth / board.box[2], this.screenHeight / board.box[3]));
  });

  box = $derived.by((): Box | undefined => {
    const board = this.board();
    if (!this.scale || !board) return undefined;
    return viewOf(board.box, [this.width, this.height], this.scale, this.middle, this.extent);
  });

  constructor(
    private readonly board: () => Panel | undefined,
    next: () => Set<string>,
    hint: () => Hint | null,
  ) {
    $effect(() => {
      const shown = hint();
      this.extent = [0, 0];
      if (shown) this.showAll(shown);
      else this.lookAt(next());
    });
  }

  move(dx: number, dy: number): void {
    if (!this.box) return;
    const [x, y, width, height] = this.box;
    this.middle = [x + width / 2 - dx, y + height / 2 - dy];
  }

  /** Move to where something can be touched, unless some of it is visible already. */
  private lookAt(touches: Set<string>): void {
    const things = this.touched(touches);
    const [x, y, width, height] = untrack(() => this.box) ?? [0, 0, 0, 0];
    const isSeen = things.some((thing) => thing.x > x && thing.x < x + width && thing.y > y && thing.y < y + height);
    if (this.scale && things.length && !isSeen) this.middle = [mean(things.map(({ x }) => x)), mean(things.map(({ y }) => y))];
  }

  /** Show all that a hint is about: what is touched, where it leads and the way between. If need be, less enlarged. */
  private showAll({ touches, preview }: Hint): void {
    const ways = (preview.paths ?? []).flat().map(([x, y]) => ({ x, y }));
    const places = [...this.touched(touches), ...preview.ghosts, ...ways];
    if (places.length) [this.middle, this.extent] = around(places);
  }

  private touched(touches: Set<string>): Thing[] {
    return this.board()?.things.filter((thing) => thing.touch && touches.has(thing.touch)) ?? [];
  }
}

function mean(of: number[]): number {
  return of.reduce((sum, one) => sum + one, 0) / of.length;
}

/** The middle and the size of an area with these places in it, and a margin around them. */
export function around(places: readonly Point[]): [Pair, Pair] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    [(left + right) / 2, (top + bottom) / 2],
    [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN],
  ];
}

/** The part of a board to show in a window of so many pixels, without leaving the board: at this scale, or at a smaller
one if `extent` would not fit otherwise. */
export function viewOf([left, top, whole, tall]: Box, [across, down]: Pair, scale: number, middle: Pair, extent: Pair): Box {
  const fitting = extent[0] && across ? Math.min(scale, across / extent[0], down / extent[1]) : scale;
  const [width, height] = [across / fitting, down / fitting];
  const x = Math.max(left, Math.min(left + whole - width, middle[0] - width / 2));
  const y = Math.max(top, Math.min(top + tall - height, middle[1] - height / 2));
  return [x, y, width, height];
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
