// What this screen shows of a table and what has been touched: the viewing seat, the touches of a move so far, a
// refusal, a hint. It knows no rules: all legal moves come from the server.
import type { Button, PositionView, Preview, Scene, TableView } from "../generated";
import { hasText, localize } from "../texts.svelte";
import { choose, complete, nextTouches, pathsOf, skipForcedTouch, type Path } from "../touchPaths";
import type { Command, Connection } from "./connection.svelte";
import { motions, type Motion } from "./motion";
import type { Row } from "./moves";
import { nameOf } from "./names";
import { handsAfter, type Hand } from "./newCards";
import { MovePreview } from "./preview.svelte";
import { play as sound } from "./sound";
import { movesToTell } from "./telling";

const SPECTATOR_PAUSE_MS = 8000; // milliseconds after which spectators see the next round

export type Rejection = { text: string; clause: string; touch: string };
export type Advice = { text: string; reason: string; path: Path; touches: Set<string>; preview: Preview };

export class TableController {
  chosen = $state.raw<Path>([]);
  rejection = $state.raw<Rejection | null>(null);
  advice = $state.raw<Advice | null>(null);
  revealedSeat = $state(0); // the seat whose hand is shown on a shared screen
  isSending = $state(false);
  isThinking = $state(false); // whether a hint is being computed
  isRoundOver = $state(false); // whether the end of a round is being shown
  isEndingSeen = $state(false); // whether the result of the game has been closed
  sheet = $state<"" | "log" | "more" | "heap" | "resign">(""); // the sheet that is open
  scene = $state.raw<Scene | undefined>();
  told = $state.raw<Row[]>([]); // the moves that led to it and are told
  moving = $state.raw<Motion[]>([]);

  readonly preview = new MovePreview((path) => this.#askPreview(path));

  #hands = $state.raw<ReadonlyMap<number, Hand>>(new Map()); // by seat
  #roundEndTimer = 0;
  #waiting = ""; // a touch that is judged as soon as this screen shows what the server has
  #sent: Path = []; // the touches of the move that is being sent
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

  /** What is marked on the table: at first nothing that a button offers, because that comes after the rest. */
  marked = $derived.by(() => (this.chosen.length ? this.next : new Set([...this.next].filter((touch) => !this.#buttonOf(touch)))));

  /** What is to be touched next to follow a hint. */
  hinted = $derived(this.advice ? nextTouches([this.advice.path], this.chosen) : new Set<string>());

  /** What the people at this screen are asked. */
  get question(): string {
    const asks = `${this.table?.game}-ask`;
    const only = `${asks}-only-${[...this.next].join("-")}`;
    const scene = this.#position(this.mover)?.scene;
    if (hasText(only)) return `${localize(only)} ${scene?.cause ?? ""}`.trim();
    if (this.chosen.length === 0) return scene?.ask ?? "";
    const [last, things] = [kindOf(this.chosen.at(-1)!), [...this.next].filter((touch) => !this.#buttonOf(touch))];
    const [kind, ...others] = new Set((things.length ? things : [...this.next]).map(kindOf));
    return localize(others.length ? firstText(`${asks}-after-${last}`) : firstText(`${asks}-${last}-${kind}`, `${asks}-${kind}`));
  }

  #buttonOf(touch: string): Button | undefined {
    return this.scene?.buttons?.find((button) => button.touch === touch);
  }

  #isTurn = (touch: string): boolean => typeof this.#buttonOf(touch)?.turn === "number";

  /** The ids of the cards that have come into the hand that is shown since its owner played last. */
  get newCards(): ReadonlySet<string> {
    return this.#hands.get(this.viewer)?.fresh ?? new Set();
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
      this.preview.clear();
    }
    if (this.table?.phase === "playing") this.isEndingSeen = false;
    this.told = movesToTell(this.connection.log, this.connection.seats);
    this.#hands = handsAfter(this.#hands, this.table?.positions ?? [], last?.type === "move-played" ? last.seat : 0);
    const scene = this.#position(this.viewer)?.scene ?? undefined;
    clearTimeout(this.#roundEndTimer);
    this.isRoundOver = last?.type === "move-played" && !!scene?.interlude;
    this.#show(this.isRoundOver ? scene!.interlude! : scene);
    if (this.isRoundOver && !this.connection.seats.length) this.#roundEndTimer = setTimeout(() => this.goOn(), SPECTATOR_PAUSE_MS);
    if (!this.chosen.every((_, place) => nextTouches(this.paths, this.chosen.slice(0, place)).has(this.chosen[place]!)))
      this.chosen = [];
    this.advice = null;
    this.#judgeWaiting();
  }

  /** Take up a touch that came too early. The end of a round clears the board, so one that was meant for it is void. */
  #judgeWaiting(): void {
    const touch = this.#waiting;
    if (!touch || this.isSending || this.connection.isBehind) return;
    this.#waiting = "";
    if (!this.isRoundOver) void this.touch(touch);
  }

  #show(scene: Scene | undefined): void {
    this.moving = scene ? motions(this.scene, scene) : [];
    if (this.moving.length) sound(this.moving.some(({ kind }) => kind === "deal") ? "card" : "move");
    if (scene?.won?.length && !this.scene?.won?.length) sound("win");
    this.scene = scene;
  }

  /** Leave the end of a round and show the next. */
  goOn(): void {
    clearTimeout(this.#roundEndTimer);
    this.isRoundOver = false;
    this.#show(this.#position(this.viewer)?.scene ?? undefined);
    this.connection.goOn();
  }

  reveal(): void {
    this.revealedSeat = this.mover || (this.connection.seats[0] ?? 0);
    this.chosen = [];
    this.advice = this.rejection = null;
    this.scene = this.#position(this.viewer)?.scene ?? undefined;
    this.moving = [];
  }

  async touch(touch: string): Promise<void> {
    if (this.isRoundOver || (this.isSending && this.#sent.includes(touch))) return;
    this.rejection = null;
    this.preview.clear();
    if (this.isSending || this.connection.isBehind) {
      this.#waiting = touch;
      return;
    }
    const chosen = choose(this.paths, this.chosen, touch);
    if (!chosen) {
      await this.#askWhy(touch);
      return;
    }
    this.chosen = skipForcedTouch(this.paths, chosen, this.#isTurn);
    const path = complete(this.paths, this.chosen);
    if (path) await this.#play(path);
  }

  async #play(path: Path): Promise<void> {
    const table = this.table;
    if (!table) return;
    const seat = this.mover;
    this.isSending = true;
    this.#sent = path;
    const answer = await this.connection.send({ type: "play", seat, ply: table.ply ?? 0, touches: [...path] });
    this.isSending = false;
    this.chosen = [];
    if (answer.type === "refused" && answer.code !== "stale-move") this.#reject(answer.text, answer.clause, "");
    this.#judgeWaiting();
  }

  async #askWhy(touch: string): Promise<void> {
    const seat = this.mover || (this.connection.seats[0] ?? 0);
    if (!seat || this.table?.phase !== "playing") return;
    const touches = this.chosen.length ? [...this.chosen, touch] : [touch];
    const moment = this.#moment;
    const answer = await this.connection.send({ type: "ask-why", seat, ply: this.table.ply ?? 0, touches });
    const isStale = answer.type === "refused" && answer.code === "stale-move";
    if (isStale || moment !== this.#moment) {
      this.#waiting = touch; // it was made on a position that is gone: see what it means on the next one
      if (moment !== this.#moment) this.#judgeWaiting();
      return;
    }
    const table = this.table;
    if (answer.type === "refused" && answer.code === "can-be-played") return;
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
    const answer = await this.connection.send({ type: "ask-hint", seat: this.mover, ply: this.table?.ply ?? 0 });
    this.isThinking = false;
    if (moment !== this.#moment) return;
    if (answer.type === "hinted") {
      this.chosen = [];
      this.rejection = null;
      const { words, reason, touches, preview } = answer;
      this.advice = { text: localize("table-hint", { words }), reason, path: touches, touches: new Set(touches), preview };
    } else if (answer.type === "refused" && answer.code !== "stale-move") this.#reject(answer.text, answer.clause, "");
  }

  /** Show what a touch would lead to, while a pointer or the focus is on it. */
  point(touch: string): void {
    this.preview.point(this.next.has(touch) ? this.paths : [], this.chosen, touch, this.#isTurn);
  }

  async #askPreview(path: Path): Promise<Preview | undefined> {
    if (!this.mover) return undefined;
    const answer = await this.connection.send({ type: "ask-preview", seat: this.mover, ply: this.table?.ply ?? 0, touches: [...path] });
    return answer.type === "previewed" ? answer.preview : undefined;
  }

  /** Send another command; a refusal is shown in the status line. */
  async send(command: Command): Promise<boolean> {
    const answer = await this.connection.send(command);
    if (answer.type === "refused") this.#reject(answer.text, answer.clause, "");
    return answer.type === "done";
  }
}

function kindOf(touch: string): string {
  return touch.split(":")[0]!;
}

/** The first of these texts that the game has, or a question for every game. */
function firstText(...ids: string[]): string {
  return ids.find(hasText) ?? "ask-next";
}
