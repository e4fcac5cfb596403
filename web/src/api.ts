// Requests to the HTTP API. One secret, created by the server, identifies this device at all its tables.
import {
  type ErrorBody,
  type Invitation,
  type Join,
  type MyTable,
  type MyTables,
  paths,
  type Review,
  type ReviewedMoveView,
  type Rules,
  type Scene,
  type Seated,
  type TableRequest,
  type TableView,
} from "./generated";
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

export function secret(): string {
  return localStorage.getItem(SECRET_KEY) ?? "";
}

/** Send a request, a second time if there is no answer: by its key the server knows what it has done already. */
export async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (secret()) headers["Authorization"] = `Bearer ${secret()}`;
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    headers["Idempotency-Key"] = newKey();
  }
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const send = () => fetch(path, init).catch(() => null);
  const response = (await send()) ?? (await send());
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

export function table(code: string): Promise<TableView> {
  return request(paths.showTable(code));
}

export function invitation(code: string): Promise<Invitation> {
  return request(paths.showInvitation(code));
}

export async function review(code: string, game: number): Promise<ReviewedMoveView[]> {
  return (await request<Review>(`${paths.showReview(code)}?game=${game}`)).moves;
}

/** The scene after a move, as one of my seats (0: a spectator) saw it. */
export function sceneAfter(code: string, game: number, move: number, seat: number): Promise<Scene> {
  return request(`${paths.showScene(code)}?game=${game}&move=${move}${seat ? `&seat=${seat}` : ""}`);
}

export async function myTables(): Promise<MyTable[]> {
  return secret() ? (await request<MyTables>(paths.listTables())).tables : [];
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

function remember(seated: Seated): Seated {
  if (seated.secret) localStorage.setItem(SECRET_KEY, seated.secret);
  return seated;
}
