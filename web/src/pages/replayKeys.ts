// Which keys step through a replay. Fields and lists keep their own keys, and so do the things on a board.

export type Step = "first" | "previous" | "next" | "last" | "toggle";

const STEPS: Record<string, Step> = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "toggle" };

/** The step that a key asks for: where nothing is focused, or something in the section of the replay is. */
export function stepFor(event: KeyboardEvent, section: Element | null | undefined): Step | undefined {
  const step = STEPS[event.key];
  if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const focused = event.target as Element;
  const isInside = section?.contains(focused) ?? false;
  if (focused !== document.body && !isInside) return undefined;
  if (focused.closest("input, select, textarea")) return undefined;
  if (step === "toggle" && focused.closest("button, a, summary")) return undefined; // it presses them
  return step;
}
