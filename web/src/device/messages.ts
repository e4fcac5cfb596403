// What the page and the worker with the tables say to each other.

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; language: string; body: string }
  | { type: "open"; socket: number; code: string }
  | { type: "text"; socket: number; text: string }
  | { type: "close"; socket: number }
  | { type: "try-again" };

export type FromWorker =
  | { type: "answer"; id: number; status: number; body: Uint8Array<ArrayBuffer>; file: string }
  | { type: "opened"; socket: number }
  | { type: "text"; socket: number; text: string }
  | { type: "closed"; socket: number }
  | { type: "failed"; code: string } // something that happens by itself, such as a move of a bot
  | Start;

/** What the worker with the bots is asked, and answers. */
export type ToBots = { type: "think"; id: number; job: string } | { type: "cancel"; id: number };
export type FromBots = { type: "thought"; id: number; result?: string } | Start;

/** How far Python is in a worker. */
export type Start =
  | { type: "alive"; lock: string } // which the worker holds as long as it lives
  | { type: "starting"; step: number; doing: Doing }
  | { type: "started" }
  | { type: "not-started"; why: "file" | "missing" | "memory" | "other" };

export type Doing = "loading" | "python" | "games";
export const STEPS = 5;

/** What `stip site` writes for that. */
export const PYTHON_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "stip.zip"];
