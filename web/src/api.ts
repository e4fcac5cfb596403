// Requests to the HTTP API. One secret, created by the server, identifies this device at all its tables.
import type { TableRequest, Scene, TableView } from "./messages";
import { localize, texts } from "./texts.svelte";

const SECRET_KEY = "stip.secret";

/** A refusal by the server, in the reader's language; `code` is "unreachable" if there was no answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
  ) {
    super(text);
  }
}

/** Return a problem that is a refusal; rethrow any other error. */
export function asRefusal(problem: unknown): Refusal {
  if (!(problem instanceof Refusal)) throw problem;
  return problem;
}

export type Value = string | number;
export type Option = {
  name: string;
  clause: string;
  values: Value[];
  published: Value[]; // the others are house rules; none: the published rules are silent
  default: Value;
  meaning: string;
  only_for?: number | null;
};
export type Sign = { pigment: string; sprites: string[] };
export type GameInfo = {
  game: string;
  title: string;
  players: number[];
  options: Option[];
  signs: Record<number, Sign[]>; // of each side, by the number of sides
  teams: { option: string; value: Value; sides: number[] } | null; // the side of each seat if the option has this value
  guide: number; // steps of its quick guide
};
export type Seated = { table: string; seats?: number[]; secret?: string };
export type MyTable = { table: string; game: string; phase: TableView["phase"]; at: number };
export type Invitation = { link: string; qr: string; size: number };
export type Section = { level: number; heading: string; text: string; clauses: { clause: string; text: string }[] };
export type ReviewedMove = {
  number: number;
  seat: number;
  text: string;
  words: string;
  touches: string[];
  chances: number[];
  loss?: number;
  sign?: "?" | "??";
  better?: string;
  better_words?: string;
  better_touches?: string[];
  reason?: string;
};

export function secret(): string {
  return localStorage.getItem(SECRET_KEY) ?? "";
}

export async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (secret()) headers["Authorization"] = `Bearer ${secret()}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response || answer === null) throw new Refusal("unreachable", localize("problem-unreachable"));
  if (!response.ok) throw new Refusal(answer.code ?? "fault", answer.text ?? "", answer.clause);
  return answer as Answer;
}

export const table = (code: string) => request<TableView>(`/api/tables/${code}`);
export const invitation = (code: string) => request<Invitation>(`/api/tables/${code}/invitation`);
export const rules = (game: string) => request<{ title: string; sections: Section[] }>(`/api/games/${game}/rules`);
export const review = (code: string, game: number) =>
  request<{ moves: ReviewedMove[] }>(`/api/tables/${code}/review?game=${game}`).then((answer) => answer.moves);

/** The scene after a move, as one of my seats (0: a spectator) saw it. */
export const sceneAfter = (code: string, game: number, move: number, seat: number) =>
  request<Scene>(`/api/tables/${code}/scene?game=${game}&move=${move}${seat ? `&seat=${seat}` : ""}`);

export async function myTables(): Promise<MyTable[]> {
  return secret() ? (await request<{ tables: MyTable[] }>("/api/tables")).tables : [];
}

export const makeTable = (tableRequest: TableRequest) => request<Seated>("/api/tables", tableRequest).then(remember);
export const takeSeat = (code: string, name: string) =>
  request<Seated>(`/api/tables/${code}/seats`, { name }).then(remember);

function remember(seated: Seated): Seated {
  if (seated.secret) localStorage.setItem(SECRET_KEY, seated.secret);
  return seated;
}
