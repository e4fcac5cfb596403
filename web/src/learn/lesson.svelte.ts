// A lesson that is being played: the step, what has been touched, and what came of it. It knows no rules: what may be
// touched and which moves are right comes from the server, and so does what they change.
import type { LessonView, Scene, StepView } from "../generated";
import { progressOf, saveProgress } from "../lessons.svelte";
import { motions, type Motion } from "../table/motion";
import { changedScene } from "../table/sceneChanges";
import { play as sound } from "../table/sound";
import { choose, complete, nextTouches, pathsOf, skipForcedTouch, type Path } from "../touchPaths";

const REPLY_DELAY_MS = 900; // before others move, so that one sees it

export class LessonController {
  number = $state(0); // of the step, from 0; after the last one, their count
  chosen = $state.raw<Path>([]);
  isDone = $state(false);
  isShown = $state(false); // whether the next right touch is marked
  refused = $state(""); // the last touch, if it was wrong
  scene = $state.raw<Scene>();
  moving = $state.raw<Motion[]>([]);

  #isPlaying = $state(false);

  constructor(
    readonly lesson: LessonView,
    start: number,
  ) {
    this.go(start < lesson.steps.length ? start : 0);
  }

  get step(): StepView | undefined {
    return this.lesson.steps[this.number];
  }

  get isOver(): boolean {
    return this.number === this.lesson.steps.length;
  }

  get #right(): Path[] {
    return this.step?.right.map(({ touches }) => touches) ?? [];
  }

  paths = $derived.by((): Path[] => (this.step && !this.isDone && !this.#isPlaying ? pathsOf(this.step.touches) : []));

  next = $derived(nextTouches(this.paths, this.chosen));

  /** The next touch of a right move. */
  hint = $derived.by((): string => (this.isShown && this.paths.length ? ([...nextTouches(this.#right, this.chosen)][0] ?? "") : ""));

  go(number: number): void {
    this.number = number;
    this.chosen = [];
    this.moving = [];
    this.refused = "";
    this.isDone = this.isShown = this.#isPlaying = false;
    if (this.step) this.scene = this.step.scene;
    const { game } = this.lesson;
    saveProgress(game, { step: this.isOver ? 0 : number, isDone: this.isOver || (progressOf(game)?.isDone ?? false) });
  }

  touch(touch: string): void {
    if (!this.paths.length) return;
    const chosen = choose(this.#right, this.chosen, touch);
    this.refused = chosen ? "" : touch;
    if (!chosen) {
      sound("no");
      this.isShown = true;
      return;
    }
    const isTurn = (touch: string) => this.scene?.buttons?.some((one) => one.touch === touch && one.turn !== undefined) ?? false;
    this.chosen = skipForcedTouch(this.paths, chosen, isTurn);
    const path = complete(this.#right, this.chosen);
    if (path) void this.#play(path);
  }

  /** Show what a right move changes, and what others play then. */
  async #play(path: Path): Promise<void> {
    const { step } = this;
    const changes = step?.right.find(({ touches }) => touches === path)?.changes ?? [];
    this.#isPlaying = true;
    for (const [place, change] of changes.entries()) {
      if (place) await new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : REPLY_DELAY_MS));
      if (this.step !== step || !this.#isPlaying || !this.scene) return; // the learner has gone on
      const scene = changedScene(this.scene, change);
      this.moving = motions(this.scene, scene);
      this.scene = scene;
      this.chosen = [];
      sound(scene.won?.length ? "win" : "move");
    }
    this.#isPlaying = false;
    this.isDone = true;
  }
}
