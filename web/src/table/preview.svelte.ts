// What a move would do, shown under pointer and focus. The server draws it, because the page knows no rules.
import type { Preview } from "../generated";
import { foreseeable, type Path } from "../touchPaths";

const POINTING_MS = 120; // so long the pointer must rest before the server is asked

type Ask = (path: Path) => Promise<Preview | undefined>;

export class MovePreview {
  shown = $state.raw<Preview | null>(null);

  #known = new Map<string, Preview>(); // by the touches of the move
  #timer = 0;
  #wanted = "";

  constructor(private readonly ask: Ask) {}

  /** Show the move that one more touch would decide, or nothing if it decides none. */
  point(paths: readonly Path[], chosen: Path, touch: string, isIdle: (touch: string) => boolean): void {
    const path = touch ? foreseeable(paths, [...chosen, touch], isIdle) : undefined;
    const wanted = path?.join(" ") ?? "";
    if (wanted === this.#wanted && (this.shown || !wanted)) return;
    clearTimeout(this.#timer);
    this.#wanted = wanted;
    const known = this.#known.get(wanted);
    this.shown = visible(known);
    if (path && !known) this.#timer = setTimeout(() => void this.#load(path, wanted), POINTING_MS);
  }

  /** Forget everything: the position has changed. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#known = new Map();
    this.#wanted = "";
    this.shown = null;
  }

  async #load(path: Path, wanted: string): Promise<void> {
    const known = this.#known;
    const preview = await this.ask(path);
    if (!preview) return;
    known.set(wanted, preview);
    if (known === this.#known && wanted === this.#wanted) this.shown = visible(preview);
  }
}

/** A move that changes nothing on the board has no picture. */
function visible(preview: Preview | undefined): Preview | null {
  return preview?.ghosts.length ? preview : null;
}
