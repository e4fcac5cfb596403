// Starts the worker in which the tables of this device are, and lets the page speak to it instead of to a server: about
// everything or, where a server lets bots think on the devices of those who play, about games that need no other device.
import type { API_PREFIX as Prefix, MyTables } from "../generated";
import type { Texts } from "../texts.svelte";
import type { Socket, Transport } from "../transport";
import { watch } from "./life";
import { type FromWorker, PYTHON_FILES, type ToWorker } from "./messages";
import type { Notice } from "./notice.svelte";
import { storage } from "./storage";

type Site = { isOnDevice: boolean; pythonFolder: string; tablesHere: Set<string> };
type Question = { message: Extract<ToWorker, { type: "request" }>; answer: (answer: Response) => void };

const files = import.meta.glob<string>("../../../src/stip/locale/site/*.ftl", { query: "?url", import: "default", eager: true });
const API_PREFIX: typeof Prefix = "/api/"; // nothing is shared with the page, so that its first visit stays small
const TABLE = /^\/api\/tables\/([a-z0-9]+)/;
const root = new URL(".", location.href); // of the site

const questions = new Map<number, Question>(); // that wait for their answers
const sockets = new Map<number, DeviceSocket>();
let site: Site;
let server: Transport;
let notice: Notice | undefined; // what the page shows of all this; it comes with the worker
let count = 0;
let deaths = 0; // of workers that had started
let worker: Worker | undefined;

/** Begin to speak to a worker instead of to a server. It is started when there is something to ask. */
export async function start(transport: Transport, texts: Texts, its: Site): Promise<void> {
  site = its;
  server = { ...transport };
  for (const code of await storage.codes().catch(() => [])) site.tablesHere.add(code);
  transport.fetch = (path, init) => answer(path, init, texts.language);
  transport.connect = (path) => (isHere(path) ? new DeviceSocket(path.split("/").at(-2)!) : server.connect(path));
  texts.ofSite = async (language) => (await fetch(files[`../../../src/stip/locale/site/${language}.ftl`]!)).text();
  document.addEventListener("click", saveLinked, { capture: true });
  if (site.isOnDevice) void navigator.serviceWorker?.register(new URL("sw.js", root)); // with which the site opens without a network
}

/** Whether a request about a table, or a connection to it, is for this device. */
function isHere(path: string): boolean {
  const code = TABLE.exec(path)?.[1];
  return site.isOnDevice || (code !== undefined && site.tablesHere.has(code));
}

// requests

async function answer(path: string, init: RequestInit = {}, language: string): Promise<Response> {
  const [method, body] = [init.method ?? "GET", String(init.body ?? "")];
  if (method === "GET" && path.startsWith(`${API_PREFIX}tables`) && !TABLE.test(path)) return list(path, init);
  if (site.isOnDevice && path.startsWith(`${API_PREFIX}games`)) return fetch(new URL(fileOf(path, language), root));
  if (!isForDevice(method, path, init, body)) return server.fetch(path, init);
  const response = await ask({ type: "request", id: ++count, method, path, language, body });
  if (method === "POST" && response.ok) await noteTables(response.clone());
  return response;
}

function isForDevice(method: string, path: string, init: RequestInit, body: string): boolean {
  if (!path.startsWith(API_PREFIX)) return false;
  if (isHere(path) || path === `${API_PREFIX}device`) return true;
  if (method === "POST" && path === `${API_PREFIX}tables`) return !body.includes('"kind":"open"');
  return method === "GET" && path === `${API_PREFIX}records` && !new Headers(init.headers).has("Authorization");
}

function ask(message: Question["message"]): Promise<Response> {
  return new Promise((resolve) => {
    questions.set(message.id, { message, answer: resolve });
    tell(message);
  });
}

/** Remember the codes of tables that have been made here. */
async function noteTables(response: Response): Promise<void> {
  const { table } = await response.json().catch(() => ({}));
  const codes = typeof table === "string" ? [table] : await storage.codes().catch(() => []);
  for (const code of codes) site.tablesHere.add(code);
}

/** The tables of this device and, if there is one, of the server: of each part of its list those that belong there. No
Python is needed for that. */
async function list(path: string, init: RequestInit): Promise<Response> {
  if (site.isOnDevice) prepare();
  const listed = await storage.listed().catch(() => []);
  const here: MyTables["tables"] = listed.map((one) => JSON.parse(one));
  for (const { table } of here) site.tablesHere.add(table);
  const isKnown = new Headers(init.headers).has("Authorization");
  const response = !site.isOnDevice && isKnown ? await server.fetch(path, init).catch(() => null) : undefined;
  if (response && !response.ok) return response;
  const there: MyTables = response ? await response.json() : { tables: [] };
  const from = Number(/after=(\d+)/.exec(path)?.[1] ?? Infinity);
  const to = there.next ? there.tables.at(-1)!.at : 0;
  const tables = [...there.tables, ...here.filter(({ at }) => at < from && at >= to)].sort((one, other) => other.at - one.at);
  const isKept = response === null || response?.headers.has("X-Kept");
  return Response.json({ ...there, tables } satisfies MyTables, { headers: isKept ? { "X-Kept": "yes" } : {} });
}

/** The file in which `stip site` has written what a server would answer. */
function fileOf(path: string, language: string): string {
  const file = path.slice(1);
  if (file.endsWith("/rules")) return `${file}/${language}.json`; // the only answer that depends on a header
  if (file.endsWith(".svg")) return file;
  return file + (file.includes("/texts/") ? ".txt" : ".json"); // hosts do not compress what they do not know
}

/** Save what a link to the API leads to, because there is no server from which the browser could load it. */
async function saveLinked(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest("a");
  const path = link?.getAttribute("href") ?? "";
  if (!link?.hasAttribute("download") || !path.startsWith(API_PREFIX) || !isHere(path)) return;
  event.preventDefault();
  const response = await answer(path, {}, document.documentElement.lang);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await response.blob());
  file.download = response.headers.get("X-File") ?? "";
  file.click();
  URL.revokeObjectURL(file.href);
}

// connections

class DeviceSocket implements Socket {
  readonly isLocal = true;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  isOpen = false;
  readonly id = ++count;

  constructor(readonly code: string) {
    sockets.set(this.id, this);
    tell({ type: "open", socket: this.id, code });
  }

  send(text: string): void {
    tell({ type: "text", socket: this.id, text });
  }

  close(): void {
    sockets.delete(this.id);
    if (worker) tell({ type: "close", socket: this.id });
  }

  lose(): void {
    sockets.delete(this.id);
    (this as Socket as WebSocket).onclose?.(new CloseEvent("close"));
  }
}

// the worker

function tell(message: ToWorker): void {
  if (!notice?.failure || worker) prepare().postMessage(message);
  notice?.setWaiting(isSomethingWaiting());
}

function isSomethingWaiting(): boolean {
  return questions.size > 0 || [...sockets.values()].some((socket) => !socket.isOpen);
}

/** Start the worker, unless it has been started. */
function prepare(): Worker {
  if (worker) return worker;
  const made = (worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: new URL(site.pythonFolder, root).href }));
  let isStarted = false;
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "started") isStarted = true;
    if (data.type === "started" && !site.isOnDevice) void keepPython();
    hear(data);
  };
  watch(made, () => {
    if (made !== worker) return;
    if (isStarted && !deaths++) restart();
    else fail("other");
  });
  void showNotice();
  return made;
}

/** Let the service worker of a server keep what has been loaded before it was there. That of a site keeps everything. */
async function keepPython(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container?.controller) await new Promise((resolve) => container?.addEventListener("controllerchange", resolve, { once: true }));
  for (const name of PYTHON_FILES) await fetch(new URL(name, new URL(site.pythonFolder, root))).catch(() => {});
}

async function showNotice(): Promise<void> {
  if (notice) return notice.begin();
  const { show } = await import("./notice.svelte");
  notice ??= show(tryAgain);
  notice.setWaiting(isSomethingWaiting());
}

/** Say that Python has not started, or has stopped again. What waits for it goes on waiting. */
function fail(why: string): void {
  worker?.terminate();
  worker = undefined;
  for (const socket of [...sockets.values()]) if (socket.isOpen) socket.lose();
  void showNotice().then(() => notice!.fail(why));
}

function tryAgain(why: string): void {
  if (why === "missing") location.reload(); // the site, or the server, has another version now
  else if (worker) tell({ type: "try-again" });
  else restart();
}

/** Start another worker, and ask it what the last one has not answered. */
function restart(): void {
  worker?.terminate();
  worker = undefined;
  notice?.begin();
  const [open, waiting] = [[], []] as [DeviceSocket[], DeviceSocket[]];
  for (const socket of sockets.values()) (socket.isOpen ? open : waiting).push(socket);
  prepare();
  for (const { message } of questions.values()) tell(message);
  for (const { id, code } of waiting) tell({ type: "open", socket: id, code });
  for (const socket of open) socket.lose(); // whoever had it connects again, and sends again what was not answered
}

function hear(data: FromWorker): void {
  if (data.type === "not-started") return fail(data.why);
  if (data.type === "failed") void showNotice().then(() => notice!.fail(data.code));
  else if (data.type === "starting" || data.type === "started") void showNotice().then(() => notice!.show(data));
  else if (data.type === "answer") {
    questions.get(data.id)?.answer(new Response(data.body, { status: data.status, headers: { "X-File": data.file } }));
    questions.delete(data.id);
  } else if (data.type !== "alive") hearOnSocket(data);
  notice?.setWaiting(isSomethingWaiting());
}

function hearOnSocket(data: Extract<FromWorker, { socket: number }>): void {
  const socket = sockets.get(data.socket);
  if (!socket) return;
  if (data.type === "closed") return socket.lose();
  const heard = socket as Socket as WebSocket;
  if (data.type === "text") return void heard.onmessage?.(new MessageEvent("message", { data: data.text }));
  socket.isOpen = true;
  heard.onopen?.(new Event("open"));
}
