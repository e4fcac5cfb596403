// What the page asks of the server over HTTP. One secret, made by the server, stands for this device at all its tables.
import type { Order, Scene, TableView } from "./messages";
import { say, texts } from "./texts.svelte";

const KEPT = "stip.secret";

/** What the server refused, in the reader's language; `code` is "unreachable" when there was no answer at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
  ) {
    super(text);
  }
}

/** What a problem is if the server refused something; any other is a mistake of ours, and goes on its way. */
export function refusalOf(problem: unknown): Refusal {
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
export type GameInfo = { game: string; title: string; players: number[]; options: Option[] };
export type Seated = { table: string; seats?: number[]; secret?: string };
export type MyTable = { table: string; game: string; phase: TableView["phase"]; at: number };
export type Invitation = { link: string; qr: string; size: number };
export type Section = { level: number; heading: string; text: string; clauses: { clause: string; text: string }[] };
export type Judgement = {
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
  return localStorage.getItem(KEPT) ?? "";
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (secret()) headers["Authorization"] = `Bearer ${secret()}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response || answer === null) throw new Refusal("unreachable", say("problem-unreachable"));
  if (!response.ok) throw new Refusal(answer.code ?? "fault", answer.text ?? "", answer.clause);
  return answer as Answer;
}

export const games = () => ask<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games);
export const table = (code: string) => ask<TableView>(`/api/tables/${code}`);
export const invitation = (code: string) => ask<Invitation>(`/api/tables/${code}/invitation`);
export const rules = (game: string) => ask<{ title: string; sections: Section[] }>(`/api/games/${game}/rules`);
export const review = (code: string, game: number) =>
  ask<{ moves: Judgement[] }>(`/api/tables/${code}/review?game=${game}`).then((answer) => answer.moves);

/** How a game looked after a move to one of my seats, or (0) to a spectator. */
export const sceneAfter = (code: string, game: number, move: number, seat: number) =>
  ask<Scene>(`/api/tables/${code}/scene?game=${game}&move=${move}${seat ? `&seat=${seat}` : ""}`);

export async function myTables(): Promise<MyTable[]> {
  return secret() ? (await ask<{ tables: MyTable[] }>("/api/tables")).tables : [];
}

export const makeTable = (order: Order) => ask<Seated>("/api/tables", order).then(remember);
export const takeSeat = (code: string, name: string) =>
  ask<Seated>(`/api/tables/${code}/seats`, { name }).then(remember);

function remember(seated: Seated): Seated {
  if (seated.secret) localStorage.setItem(KEPT, seated.secret);
  return seated;
}
