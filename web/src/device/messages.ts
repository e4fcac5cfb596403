// What the page and the worker with the tables say to each other.

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; language: string; body: string }
  | { type: "open"; socket: number; code: string }
  | { type: "text"; socket: number; text: string }
  | { type: "close"; socket: number };

export type FromWorker =
  | { type: "answer"; id: number; status: number; body: Uint8Array<ArrayBuffer>; file: string }
  | { type: "opened"; socket: number }
  | { type: "text"; socket: number; text: string }
  | { type: "closed"; socket: number };

/** What the worker with the bots is asked, and answers. */
export type ToBots = { type: "think"; id: number; job: string } | { type: "cancel"; id: number };
export type FromBots = { id: number; result?: string };
