// Composes moves from touches. A move is a list of things to touch; this knows no game, only which of the offered moves
// still match what has been touched.

import type { TouchTree } from "./generated";

export type Path = readonly string[];

/** The moves of a tree of touches. */
export function pathsOf({ touches, nodes }: TouchTree): Path[] {
  const from = (number: number): Path[] => {
    const node = nodes[number]!;
    return node.touches.flatMap((place, branch) => {
      const touch = touches[place]!;
      const next = node.next?.[branch];
      return next ? from(next).map((rest) => [touch, ...rest]) : [[touch]];
    });
  };
  return from(0);
}

/** The touches that can come next. */
export function nextTouches(paths: readonly Path[], chosen: Path): Set<string> {
  const next = new Set<string>();
  for (const path of paths) {
    const touch = nextOf(path, chosen);
    if (touch !== undefined) next.add(touch);
  }
  return next;
}

/** The move whose touches are complete, in its own order. */
export function complete(paths: readonly Path[], chosen: Path): Path | undefined {
  const wanted = sorted(chosen);
  return paths.find((path) => path.length === chosen.length && sorted(path) === wanted);
}

/** The touches chosen after another touch; undefined if it leads nowhere. Touching the last one again removes it, and a
touch with which another move begins starts that one. */
export function choose(paths: readonly Path[], chosen: Path, touch: string): Path | undefined {
  if (nextTouches(paths, chosen).has(touch)) return [...chosen, touch];
  if (chosen.at(-1) === touch) return chosen.slice(0, -1);
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const before = chosen.slice(0, kept);
    if (nextTouches(paths, before).has(touch)) return [...before, touch];
  }
  return undefined;
}

/** The one move that begins with these touches, or the first of those that differ only in what comes last and need not
be asked for; undefined if there are others. */
export function foreseeable(paths: readonly Path[], chosen: Path, isIdle: (touch: string) => boolean): Path | undefined {
  const wanted = sorted(chosen);
  const [first, ...others] = paths.filter((path) => sorted(path.slice(0, chosen.length)) === wanted);
  const isAlike = [first, ...others].every((path) => path?.slice(chosen.length).every(isIdle));
  return others.length && !isAlike ? undefined : first;
}

/** Add the next touch if there is only one and the player need not be asked for it. */
export function skipForcedTouch(paths: readonly Path[], chosen: Path, isIdle: (touch: string) => boolean): Path {
  const [only, ...others] = nextTouches(paths, chosen);
  const isSettled = only && isIdle(only) && !others.length && !complete(paths, chosen);
  return isSettled ? [...chosen, only] : chosen;
}

/** The one touch of the path's beginning that is not chosen yet; the order of equal cards does not matter. */
function nextOf(path: Path, chosen: Path): string | undefined {
  const rest = path.slice(0, chosen.length + 1);
  for (const touch of chosen) {
    const place = rest.indexOf(touch);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest.length === 1 ? rest[0] : undefined;
}

function sorted(path: Path): string {
  return [...path].sort().join(" ");
}
