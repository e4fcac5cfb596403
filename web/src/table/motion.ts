// Finds out what moved between two scenes, and animates it. A thing has moved if a thing with the same id, or with the
// sprite of one that has disappeared, is elsewhere; new things are dealt from a pile or fade in.
import type { Panel, Scene, Thing } from "../generated";

export type Spot = { panel: Panel["name"]; thing: Thing };
export type Motion = {
  to: Spot;
  from?: Spot; // undefined: it fades in
  way: [number, number][]; // intermediate points, in the panel it moves to
  kind: "hop" | "walk" | "glide" | "deal";
};

const TRAIL_TOLERANCE = 4; // how far the end of a trail may be from the thing that moved along it

export function motions(before: Scene | undefined, after: Scene): Motion[] {
  if (!before) return [];
  const old = spots(before);
  const now = spots(after);
  const gone = [...old].filter(([key, spot]) => !now.has(key) && spot.thing.sprite).map(([, spot]) => spot);
  const found: Motion[] = [];
  for (const [key, to] of now) {
    const same = old.get(key);
    if (!to.thing.sprite || (same && isSame(same.thing, to.thing))) continue;
    const from = same ?? takeNearest(gone, to);
    if (from) {
      found.push({ to, from, ...wayOf(after, to) });
    } else {
      const pile = to.panel === "board" ? undefined : pileOf(before, after, to);
      found.push({ to, ...(pile ? { from: pile } : {}), way: [], kind: "deal" });
    }
  }
  return found;
}

function spots(scene: Scene): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const { name, things } of scene.panels)
    for (const thing of things) found.set(`${name} ${thing.id}`, { panel: name, thing });
  return found;
}

function isSame(one: Thing, other: Thing): boolean {
  return one.x === other.x && one.y === other.y && (one.turn ?? 0) === (other.turn ?? 0) && one.sprite === other.sprite;
}

/** Take the nearest of the things that have disappeared with the same sprite; each is used once. */
function takeNearest(gone: Spot[], to: Spot): Spot | undefined {
  const distance = (spot: Spot) =>
    (spot.panel === to.panel ? 0 : 1e6) + Math.hypot(spot.thing.x - to.thing.x, spot.thing.y - to.thing.y);
  const alike = gone.filter((spot) => spot.thing.sprite === to.thing.sprite).sort((a, b) => distance(a) - distance(b));
  const found = alike[0];
  if (found) gone.splice(gone.indexOf(found), 1);
  return found;
}

function wayOf(scene: Scene, to: Spot): Pick<Motion, "way" | "kind"> {
  const trail =
    to.panel === "board" &&
    scene.trails?.find(({ points }) => {
      const end = points.at(-1);
      return end && Math.hypot(end[0] - to.thing.x, end[1] - to.thing.y) <= TRAIL_TOLERANCE;
    });
  return trail ? { way: trail.points.slice(1, -1), kind: trail.kind ?? "glide" } : { way: [], kind: "glide" };
}

/** The pile that a thing came from: one that has become smaller, preferably in the same panel. */
function pileOf(before: Scene, after: Scene, to: Spot): Spot | undefined {
  const old = spots(before);
  const piles = [...spots(after)].flatMap(([key, spot]) => {
    const had = old.get(key)?.thing.count ?? 0;
    return spot.thing.is_source && (spot.thing.count ?? 0) < had ? [spot] : [];
  });
  return piles.find(({ panel }) => panel === to.panel) ?? piles[0];
}

/** Animate a thing. The element is already in its final place; only transform and opacity change. */
export function animateMotion(element: Element, motion: Motion, start: [number, number] | undefined): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !start) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
    return;
  }
  const { x, y } = motion.to.thing;
  const at = ([px, py]: [number, number], lift = 0) => `translate(${px}px, ${py - lift}px)`;
  const points: [number, number][] = [start, ...motion.way, [x, y]];
  if (motion.kind === "hop") {
    const frames = points.flatMap((point, index): Keyframe[] => {
      const next = points[index + 1];
      if (!next) return [{ transform: at(point) }];
      const middle: [number, number] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      return [{ transform: at(point), easing: "ease-out" }, { transform: at(middle, 26), easing: "ease-in" }];
    });
    element.animate(frames, { duration: Math.min(900, 180 * (points.length - 1)) });
  } else if (motion.kind === "walk") {
    element.animate(
      points.map((point) => ({ transform: at(point), easing: "ease-in-out" })),
      { duration: Math.max(180, Math.min(900, 70 * (points.length - 1))) },
    );
  } else if (motion.kind === "deal") {
    element.animate([{ transform: `${at(start)} scaleX(0.05)` }, { transform: `${at([x, y])} scaleX(1)` }], {
      duration: 340,
      easing: "cubic-bezier(.2, .9, .25, 1)",
    });
  } else {
    element.animate([{ transform: at(start) }, { transform: at([x, y]) }], {
      duration: 260,
      easing: "cubic-bezier(.2, .9, .25, 1)",
    });
  }
}
