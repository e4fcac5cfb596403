// The connection to a table: its events as they arrive, and the commands of the people at this screen. It reconnects
// automatically and resends unanswered commands, which the server recognises by their ids.
import {
  type Farewell,
  type FromClient,
  type FromServer,
  type Hello,
  paths,
  PROTOCOL_VERSION,
  type TableView,
  type Update,
} from "../generated";
import { Refusal, secret, table as lookUp } from "../api";
import { localize, texts } from "../texts.svelte";
import { type Socket, transport } from "../transport";
import { rememberSeal } from "../seals";
import { completeScenes, type Scenes } from "./sceneChanges";
import { pauseAfter } from "./telling";
import { forgetUnsent, keepUnsent, unsentAt } from "./unsent";

type PublicEvent = Update["news"];
type Answer = Extract<FromServer, { id?: string }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Command = WithoutId<FromClient>;

const FIRST_RETRY_MS = 500; // before the first retry; doubled each time
const MAX_RETRY_MS = 8000; // at most
const ANSWER_TIMEOUT_MS = 15_000; // after which an unanswered command means that the connection is dead

/** Loads the page anew if it is older than the server, and returns whether it does: not twice for the same version. */
function reloadOnce(version: number): boolean {
  if (sessionStorage.getItem("stip.reloaded") === String(version)) return false;
  sessionStorage.setItem("stip.reloaded", String(version));
  location.reload();
  return true;
}

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "ended">("connecting");
  why = $state<Farewell["why"] | "unknown-table" | null>(null); // why it has ended
  refusal = $state(""); // the text with which the server refused the connection
  lostAt = $state(0);
  table = $state.raw<TableView | null>(null);
  receivedAt = $state(0); // when the table arrived, by this device's clock
  log = $state.raw<PublicEvent[]>([]);
  readonly effects = new Map<number, string>(); // what moves caused, by their places in the log, as far as they were shown
  seats = $state.raw<number[]>([]); // of the people at this screen
  newest = $state.raw<{ table: TableView; at: number } | null>(null); // as received last, perhaps not shown yet
  present = $state.raw<number[]>([]);
  watching = $state(0);
  hasUnsentMove = $state(false); // whether a move waits for its answer
  unsentProblem = $state(""); // why a move from an earlier visit could not be played

  #socket: Socket | null = null;
  #pending = new Map<string, { text: string; settle: (answer: Answer) => void }>();
  #queue: { update: Update; at: number }[] = [];
  #scenes: Scenes = new Map(); // as received last on this socket
  #timer = 0;
  #retryTimer = 0;
  #attempts = 0;
  #shownAt = 0;
  #pauseMs = 0; // after what was shown then
  #isHeld = false; // whether nothing more is shown until somebody goes on
  #isClosed = false;

  constructor(
    readonly code: string,
    readonly isSpectator = false,
  ) {
    this.hasUnsentMove = !isSpectator && !!unsentAt(code);
    this.#open();
    addEventListener("online", this.#retryIfLost);
    document.addEventListener("visibilitychange", this.#retryIfLost);
  }

  /** Send a command, now or after reconnecting; resolves with its answer. */
  send(command: Command): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle });
      if (command.type === "play") {
        keepUnsent(this.code, { id, text, number: this.table?.number ?? 0 });
        this.hasUnsentMove = true;
      }
      if (this.status === "open") this.#socket?.send(text);
      if (!this.#socket?.isLocal) setTimeout(() => this.#checkAnswered(id), ANSWER_TIMEOUT_MS);
    });
  }

  /** Whether the server has sent something that is not shown yet. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** Show what has come since the end of a round. */
  goOn(): void {
    this.#isHeld = false;
    this.#show();
  }

  retryNow = (): void => {
    if (this.status === "lost" || this.status === "ended") this.#open();
  };

  /** Reconnect and load everything again: after a change of language, or with a new seat. */
  restart(): void {
    if (this.#isClosed) return;
    this.#closeSocket();
    this.log = [];
    this.effects.clear();
    this.#isHeld = false;
    this.status = "connecting";
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#retryIfLost);
    document.removeEventListener("visibilitychange", this.#retryIfLost);
    this.#closeSocket();
    clearTimeout(this.#timer);
  }

  #retryIfLost = (): void => {
    if (!document.hidden && this.status === "lost") this.#open();
  };

  /** Reconnect if a command was not answered, because a connection may be dead without notice. */
  #checkAnswered(id: string): void {
    if (this.#isClosed || this.status !== "open" || !this.#pending.has(id)) return;
    this.#closeSocket();
    this.#handleLoss();
  }

  #closeSocket(): void {
    clearTimeout(this.#retryTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    this.#closeSocket();
    if (this.status === "ended") this.status = "connecting";
    this.why = null;
    const socket = transport.connect(paths.joinLive(this.code));
    this.#socket = socket;
    const after = this.log.length;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", secret: this.isSpectator ? "" : secret(), after, language: texts.language, wants: ["touches", "scene"] };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#handleLoss();
    };
  }

  #handleLoss(): void {
    this.#socket = null;
    if (this.why === "closed" || this.why === "replaced") {
      this.status = "ended";
      return;
    }
    if (this.status !== "lost") this.lostAt = Date.now();
    this.status = "lost";
    if (!this.table) void this.#explainFailure();
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts++) * (0.7 + 0.6 * Math.random());
    this.#retryTimer = setTimeout(() => this.#open(), wait);
  }

  /** Find out why a connection failed by requesting the table, because a browser does not say. */
  async #explainFailure(): Promise<void> {
    try {
      await lookUp(this.code);
    } catch (error) {
      if (!(error instanceof Refusal) || !["unknown-table", "damaged-table", "nothing-kept"].includes(error.code)) return;
      this.#closeSocket();
      this.why = error.code === "unknown-table" ? "unknown-table" : "closed";
      if (this.why === "closed") this.refusal = error.message;
      this.status = "ended";
    }
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        if (message.version !== PROTOCOL_VERSION && reloadOnce(message.version)) return;
        if (message.last < this.log.length) this.log = [];
        this.#queue = []; // they will be sent again
        this.#scenes = new Map();
        this.refusal = "";
        this.seats = message.seats ?? [];
        this.status = "open";
        this.#attempts = 0;
        for (const { text } of this.#pending.values()) this.#socket?.send(text);
        break;
      case "update":
        if (message.table) this.#scenes = completeScenes(message.table, this.#scenes);
        if (message.table) this.newest = { table: message.table, at: Date.now() };
        this.#queue.push({ update: message, at: Date.now() });
        this.#show();
        break;
      case "presence":
        this.present = message.here ?? [];
        this.watching = message.watching ?? 0;
        break;
      case "farewell":
        this.why = message.why;
        break;
      default:
        if (message.type === "refused" && !message.id && this.status !== "open") this.refusal = message.text;
        this.#resolve(message);
    }
  }

  #resolve(answer: Answer): void {
    const id = answer.id ?? "";
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    forgetUnsent(this.code, id);
    this.hasUnsentMove = !!unsentAt(this.code);
    waiting?.settle(answer);
  }

  /** Send a move that was kept when the page was left, once it is known which game is being played. */
  #sendKept(table: TableView): void {
    const kept = this.isSpectator ? undefined : unsentAt(this.code);
    if (!kept || this.#pending.has(kept.id)) return;
    const settle = (answer: Answer) => {
      if (answer.type === "refused") this.unsentProblem = answer.code === "stale-move" ? localize("unsent-late") : answer.text;
    };
    this.#pending.set(kept.id, { text: kept.text, settle });
    if (kept.number === table.number) this.#socket?.send(kept.text);
    else this.#resolve({ type: "refused", id: kept.id, code: "stale-move", text: "" }); // it was for another game
  }

  /** Whether somebody at this screen has moved in this game; without a seat, anybody. */
  #hasMoved(): boolean {
    const moves = this.log.slice(this.log.findLastIndex((news) => news.type === "game-begun"));
    return moves.some((news) => news.type === "move-played" && (!this.seats.length || this.seats.includes(news.seat)));
  }

  /** Show queued updates, the moves of others one by one; after the end of a round, nothing until somebody goes on. */
  #show = (): void => {
    clearTimeout(this.#timer);
    for (let next = this.#queue[0]; next && !this.#isHeld; next = this.#queue[0]) {
      const { update, at } = next;
      const isTheirs = update.news.type === "move-played" && !this.seats.includes(update.news.seat);
      const wait = isTheirs ? this.#shownAt + this.#pauseMs - performance.now() : 0;
      if (update.table && wait > 0 && !document.hidden && this.#queue.length < 8) {
        this.#timer = setTimeout(this.#show, wait);
        return;
      }
      this.#queue.shift();
      this.log = [...this.log.slice(0, update.seq - 1), update.news];
      if (!update.table) continue;
      if (update.news.type === "move-played") {
        const effects = update.table.positions?.[0]?.scene?.effects ?? "";
        this.effects.set(update.seq - 1, effects);
        this.#shownAt = performance.now();
        this.#pauseMs = pauseAfter(update.table.clock ? "" : effects); // nobody's clock runs while they read
        this.#isHeld = !!update.table.positions?.some(({ scene }) => scene?.interlude);
      }
      this.receivedAt = at;
      this.table = update.table;
      this.seats = update.table.seats.flatMap((seat, place) => (seat.is_mine ? [place + 1] : []));
      rememberSeal(this.code, update.table, () => this.#hasMoved());
      this.#sendKept(update.table);
    }
  };
}

export type { Answer, PublicEvent };
