// What this screen shows of a table and what has been touched: the viewing seat, the touches of a move so far, a
// refusal, a hint. It knows no rules: all legal moves come from the server.
import type { PositionView, Scene, TableView } from "../generated";
import { hasText, localize } from "../texts.svelte";
import { choose, complete, nextTouches, pathsOf, skipForcedTouch, type Path } from "../touchPaths";
import type { Command, Connection } from "./connection.svelte";
import { motions, type Motion } from "./motion";
import { nameOf } from "./names";
import { play as sound } from "./sound";

const ROUND_END_MS = 1800; // milliseconds for which the end of a round stays visible

export type Rejection = { text: string; clause: string; touch: string };

export class TableController {
  chosen = $state.raw<Path>([]);
  rejection = $state.raw<Rejection | null>(null);
  advice = $state.raw<{ text: string; touches: Set<string> } | null>(null);
  revealedSeat = $state(0); // the seat whose hand is shown on a shared screen
  isSending = $state(false);
  isThinking = $state(false); // whether a hint is being computed
  isRoundOver = $state(false); // whether the end of a round is being shown
  isEndingSeen = $state(false); // whether the result of the game has been closed
  sheet = $state<"" | "log" | "more" | "heap" | "resign">(""); // the sheet that is open
  scene = $state.raw<Scene | undefined>();
  moving = $state.raw<Motion[]>([]);

  #roundEndTimer = 0;
  #shown = "0 0"; // the moment shown last

  constructor(readonly connection: Connection) {}

  get table(): TableView | null {
    return this.connection.table;
  }

  /** The seat of this screen that is to move; 0 if there is none. */
  get mover(): number {
    const turn = this.table?.turn ?? 0;
    return this.connection.seats.includes(turn) && !this.table?.seats[turn - 1]?.is_replaced ? turn : 0;
  }

  /** The viewing seat: the one to move where hands are hidden or the board looks the same to all; otherwise the first,
  so that the board does not turn. */
  get viewer(): number {
    const first = this.connection.seats[0] ?? 0;
    if (this.isShared) return this.revealedSeat || first;
    return (this.#position(this.mover)?.scene?.follows_turn && this.mover) || first;
  }

  get isShared(): boolean {
    return this.connection.seats.length > 1 && (this.table?.positions ?? []).some((position) => position.scene?.is_private);
  }

  /** Whether the hand of the next player at this screen is covered by the curtain. */
  get isCovered(): boolean {
    return this.isShared && this.table?.phase === "playing" && (this.mover ? this.revealedSeat !== this.mover : !this.revealedSeat);
  }

  paths = $derived.by((): Path[] => {
    const isAsked = !this.isCovered && !this.isSending && !this.isRoundOver;
    const touches = this.#position(this.mover)?.touches;
    return isAsked && touches ? pathsOf(touches) : [];
  });

  next = $derived(nextTouches(this.paths, this.chosen));

  /** What the people at this screen are asked to do. */
  get question(): string {
    const asks = `${this.table?.game}-ask`;
    const only = `${asks}-only-${[...this.next].join()}`;
    if (hasText(only)) return localize(only);
    if (this.chosen.length === 0) return this.#position(this.mover)?.scene?.ask ?? "";
    const kinds = new Set([...this.next].map((touch) => touch.split(":")[0]));
    const ask = `${asks}-${[...kinds][0]}`;
    return localize(kinds.size === 1 && hasText(ask) ? ask : "ask-next");
  }

  /** The game and move, to recognise answers to outdated questions. */
  get #moment(): string {
    return `${this.table?.number ?? 0} ${this.table?.ply ?? 0}`;
  }

  #position(seat: number): PositionView | undefined {
    return this.table?.positions?.find((position) => position.seat === seat);
  }

  /** Show a new state of the table. */
  update(): void {
    const last = this.connection.log.at(-1);
    const moment = this.#moment;
    if (moment !== this.#shown) {
      if (this.#shown.split(" ")[0] !== moment.split(" ")[0]) this.revealedSeat = 0;
      this.#shown = moment;
      this.rejection = null;
    }
    if (this.table?.phase === "playing") this.isEndingSeen = false;
    const scene = this.#position(this.viewer)?.scene ?? undefined;
    clearTimeout(this.#roundEndTimer);
    this.isRoundOver = false;
    if (last?.type === "move-played" && scene?.interlude && this.scene) {
      this.#show(scene.interlude);
      this.isRoundOver = true;
      this.connection.delay(ROUND_END_MS);
      this.#roundEndTimer = setTimeout(() => {
        this.isRoundOver = false;
        this.#show(scene);
      }, ROUND_END_MS);
    } else this.#show(scene);
    if (!this.chosen.every((_, place) => nextTouches(this.paths, this.chosen.slice(0, place)).has(this.chosen[place]!)))
      this.chosen = [];
    this.advice = null;
  }

  #show(scene: Scene | undefined): void {
    this.moving = scene ? motions(this.scene, scene) : [];
    if (this.moving.length) sound(this.moving.some(({ kind }) => kind === "deal") ? "card" : "move");
    if (scene?.won?.length && !this.scene?.won?.length) sound("win");
    this.scene = scene;
  }

  reveal(): void {
    this.revealedSeat = this.mover || (this.connection.seats[0] ?? 0);
    this.chosen = [];
    this.advice = this.rejection = null;
    this.scene = this.#position(this.viewer)?.scene ?? undefined;
    this.moving = [];
  }

  async touch(touch: string): Promise<void> {
    if (this.isSending || this.isRoundOver) return;
    this.rejection = null;
    const chosen = choose(this.paths, this.chosen, touch);
    if (!chosen) {
      await this.#askWhy(touch);
      return;
    }
    const isTurn = (touch: string) => this.scene?.buttons?.some((one) => one.touch === touch && one.turn !== undefined) ?? false;
    this.chosen = skipForcedTouch(this.paths, chosen, isTurn);
    const path = complete(this.paths, this.chosen);
    if (path) await this.#play(path);
  }

  async #play(path: Path): Promise<void> {
    const table = this.table;
    if (!table) return;
    const seat = this.mover;
    this.isSending = true;
    const answer = await this.connection.send({ type: "play", seat, ply: table.ply ?? 0, touches: [...path] });
    this.isSending = false;
    this.chosen = [];
    if (answer.type === "refused" && answer.code !== "stale-move") this.#reject(answer.text, answer.clause, "");
  }

  async #askWhy(touch: string): Promise<void> {
    const seat = this.mover || (this.connection.seats[0] ?? 0);
    if (!seat || this.table?.phase !== "playing") return;
    const touches = this.chosen.length ? [...this.chosen, touch] : [touch];
    const moment = this.#moment;
    const answer = await this.connection.send({ type: "ask-why", seat, touches });
    if (moment !== this.#moment) return;
    const table = this.table;
    if (answer.type !== "explained" && answer.type !== "refused") return;
    const isTheirs = answer.code === "out-of-turn" && table?.turn;
    this.#reject(isTheirs ? localize("table-their-turn", { name: nameOf(table, table.turn ?? 0) }) : answer.text, answer.clause, touch);
  }

  #reject(text: string, clause: string | undefined, touch: string): void {
    sound("no");
    this.rejection = { text, clause: clause ?? "", touch };
  }

  async hint(): Promise<void> {
    if (!this.mover || this.isThinking) return;
    this.isThinking = true;
    const moment = this.#moment;
    const answer = await this.connection.send({ type: "ask-hint", seat: this.mover });
    this.isThinking = false;
    if (moment !== this.#moment) return;
    if (answer.type === "hinted") {
      this.chosen = [];
      this.rejection = null;
      this.advice = { text: localize("table-hint", { reason: answer.reason }), touches: new Set(answer.touches) };
    } else if (answer.type === "refused") this.#reject(answer.text, answer.clause, "");
  }

  /** Send another command; a refusal is shown in the status line. */
  async send(command: Command): Promise<boolean> {
    const answer = await this.connection.send(command);
    if (answer.type === "refused") this.#reject(answer.text, answer.clause, "");
    return answer.type === "done";
  }
}
