// How moves are put together from touches. A move is a list of things to touch; this knows no game and no rule, only
// which of the moves on offer still fit what has been touched so far.

export type Path = readonly string[];

/** The touches that lead on: what one of the moves still needs next. */
export function nextTouches(paths: readonly Path[], chosen: Path): Set<string> {
  const next = new Set<string>();
  for (const path of paths) {
    const touch = nextOf(path, chosen);
    if (touch !== undefined) next.add(touch);
  }
  return next;
}

/** The move that has been touched completely, in its own order. */
export function complete(paths: readonly Path[], chosen: Path): Path | undefined {
  const wanted = sorted(chosen);
  return paths.find((path) => path.length === chosen.length && sorted(path) === wanted);
}

/** What is chosen after a touch; undefined if it leads nowhere. A touch of the last one chosen takes it back, and a
 * touch with which another move begins begins that one. */
export function choose(paths: readonly Path[], chosen: Path, touch: string): Path | undefined {
  if (nextTouches(paths, chosen).has(touch)) return [...chosen, touch];
  if (chosen.at(-1) === touch) return chosen.slice(0, -1);
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const before = chosen.slice(0, kept);
    if (nextTouches(paths, before).has(touch)) return [...before, touch];
  }
  return undefined;
}

/** Where there is one touch only, of a kind that nobody needs to be asked for, it is as good as done. */
export function skipForcedTouch(paths: readonly Path[], chosen: Path, isIdle: (touch: string) => boolean): Path {
  const [only, ...others] = nextTouches(paths, chosen);
  const isSettled = only && isIdle(only) && !others.length && !complete(paths, chosen);
  return isSettled ? [...chosen, only] : chosen;
}

/** The one touch of the path's beginning that is not chosen yet: which of several cards was touched first is all one. */
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
