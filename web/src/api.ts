// Requests to the HTTP API. One secret, created by the server, identifies this device at all its tables.
import {
  type Deleted,
  type ErrorBody,
  type Invitation,
  type Join,
  type LessonView,
  type MyTables,
  paths,
  type RecordRequest,
  type ReplayView,
  type Review,
  type ReviewedMoveView,
  type Rules,
  type Scene,
  type Seated,
  type TableRequest,
  type TableView,
} from "./generated";
import { noteAnswer } from "./reachability.svelte";
import { hasBotsHere } from "./site";
import { localize, texts } from "./texts.svelte";
import { transport } from "./transport";

const SECRET_KEY = "stip.secret";
const FORMER_SECRET_KEY = "stip.former-secret";

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

export function secret(): string {
  return localStorage.getItem(SECRET_KEY) ?? "";
}

/** Become somebody else on this device; who one was before is kept, so that one can go back. */
export function replaceSecret(other: string): void {
  if (secret() && secret() !== other) localStorage.setItem(FORMER_SECRET_KEY, secret());
  localStorage.setItem(SECRET_KEY, other);
}

export function formerSecret(): string {
  return localStorage.getItem(FORMER_SECRET_KEY) ?? "";
}

/** Send a request, a second time if there is no answer: by its key the server knows what it has done already. */
export async function request<Answer>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (secret()) headers["Authorization"] = `Bearer ${secret()}`;
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    headers["Idempotency-Key"] = newKey();
  }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const send = () => transport.fetch(path, init).catch(() => null);
  const response = (await send()) ?? (await send());
  noteAnswer(response);
  const answer = await response?.json().catch(() => null);
  if (!response || answer === null) throw new Refusal("unreachable", localize("problem-unreachable"));
  if (!response.ok) {
    const { code = "fault", text = "", clause } = answer as Partial<ErrorBody>;
    throw new Refusal(code, text, clause);
  }
  return answer as Answer;
}

export function rules(game: string): Promise<Rules> {
  return request(paths.showRules(game));
}

export function lesson(game: string): Promise<LessonView> {
  return request(paths.showLesson(game, texts.language));
}

export function table(code: string): Promise<TableView> {
  return request(paths.showTable(code));
}

export function invitation(code: string): Promise<Invitation> {
  return request(paths.showInvitation(code));
}

export async function review(code: string, game: number): Promise<ReviewedMoveView[]> {
  return (await request<Review>(`${paths.showReview(code)}?game=${game}`)).moves;
}

/** A finished game of a table, by default the last, as the first of my seats saw it, or a spectator. */
export function replay(code: string, game?: number): Promise<ReplayView> {
  return request(`${paths.showReplay(code)}${game === undefined ? "" : `?game=${game}`}`);
}

/** The game that a record tells, as a seat saw it (0: a spectator). */
export function openRecord(record: string, seat: number): Promise<ReplayView> {
  return request(paths.openRecord(), { record, seat } satisfies RecordRequest);
}

/** The scene after a move, as one of my seats (0: a spectator) saw it. */
export function sceneAfter(code: string, game: number, move: number, seat: number): Promise<Scene> {
  return request(`${paths.showScene(code)}?game=${game}&move=${move}${seat ? `&seat=${seat}` : ""}`);
}

/** A part of the list of my tables, by default the first. */
export async function listTables(after = ""): Promise<MyTables> {
  if (!secret() && !hasBotsHere) return { tables: [] };
  return request(after ? `${paths.listTables()}?after=${after}` : paths.listTables());
}

export function deleteTable(code: string): Promise<Deleted> {
  return request(paths.deleteTable(code), undefined, "DELETE");
}

export async function makeTable(wanted: TableRequest): Promise<Seated> {
  return remember(await request<Seated>(paths.makeTable(), wanted));
}

export async function takeSeat(code: string, name: string): Promise<Seated> {
  return remember(await request<Seated>(paths.takeSeat(code), { name } satisfies Join));
}

/** A random key of 32 hexadecimal digits. (`crypto.randomUUID` is missing where the page is not served by HTTPS.) */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep the secret of an answer that has one. */
export function remember<Answer extends { secret?: string }>(answer: Answer): Answer {
  if (answer.secret) localStorage.setItem(SECRET_KEY, answer.secret);
  return answer;
}
