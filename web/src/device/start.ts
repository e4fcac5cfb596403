// Starts the worker in which the tables of this device are, and lets the page speak to it instead of to a server.
import type { API_PREFIX as Prefix } from "../generated";
import type { Texts } from "../texts.svelte";
import type { Socket, Transport } from "../transport";
import type { FromWorker, ToWorker } from "./messages";

const files = import.meta.glob<string>("../../../src/stip/locale/site/*.ftl", { query: "?url", import: "default", eager: true });
const API_PREFIX: typeof Prefix = "/api/"; // nothing is shared with the page, so that its first visit stays small
const root = new URL(".", location.href); // of the site

const requests = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, DeviceSocket>();
let count = 0;
let worker: Worker | undefined;

/** Begin to speak to a worker instead of to a server. It is started when there is something to ask. */
export function start(transport: Transport, texts: Texts): void {
  transport.fetch = (path, init) => answer(path, init, texts.language);
  transport.connect = (path) => new DeviceSocket(path.split("/").at(-2)!);
  texts.ofSite = async (language) => (await fetch(files[`../../../src/stip/locale/site/${language}.ftl`]!)).text();
  document.addEventListener("click", saveLinked, { capture: true });
  void navigator.serviceWorker?.register(new URL("sw.js", root)); // with which the site opens without a network
}

function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = hear;
  }
  worker.postMessage(message);
}

class DeviceSocket implements Socket {
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  readonly #id = ++count;

  constructor(code: string) {
    sockets.set(this.#id, this);
    tell({ type: "open", socket: this.#id, code });
  }

  send(text: string): void {
    tell({ type: "text", socket: this.#id, text });
  }

  close(): void {
    sockets.delete(this.#id);
    tell({ type: "close", socket: this.#id });
  }
}

/** Games, rules, texts, lessons and drawings are files of the site; everything else is asked of the worker. */
async function answer(path: string, init: RequestInit = {}, language: string): Promise<Response> {
  if (!path.startsWith(API_PREFIX)) return fetch(path, init);
  if (path.startsWith(`${API_PREFIX}games`)) return fetch(new URL(fileOf(path, language), root));
  const [method, body] = [init.method ?? "GET", String(init.body ?? "")];
  return new Promise((resolve) => {
    requests.set(++count, resolve);
    tell({ type: "request", id: count, method, path, language, body });
  });
}

/** The file in which `stip site` has written what a server would answer. */
function fileOf(path: string, language: string): string {
  const file = path.slice(1);
  if (file.endsWith("/rules")) return `${file}/${language}.json`; // the only answer that depends on a header
  if (file.endsWith(".svg")) return file;
  return file + (file.includes("/texts/") ? ".txt" : ".json"); // hosts do not compress what they do not know
}

function hear({ data }: MessageEvent<FromWorker>): void {
  if (data.type === "answer") {
    const headers = { "X-File": data.file };
    requests.get(data.id)?.(new Response(data.body, { status: data.status, headers }));
    requests.delete(data.id);
    return;
  }
  const socket = sockets.get(data.socket) as WebSocket | undefined;
  if (data.type === "opened") socket?.onopen?.(new Event("open"));
  else if (data.type === "text") socket?.onmessage?.(new MessageEvent("message", { data: data.text }));
  else {
    sockets.delete(data.socket);
    socket?.onclose?.(new CloseEvent("close"));
  }
}

/** Save what a link to the API leads to, because there is no server from which the browser could load it. */
async function saveLinked(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest("a");
  if (!link?.hasAttribute("download") || !link.getAttribute("href")?.startsWith(API_PREFIX)) return;
  event.preventDefault();
  const response = await answer(link.getAttribute("href")!, {}, document.documentElement.lang);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await response.blob());
  file.download = response.headers.get("X-File") ?? "";
  file.click();
  URL.revokeObjectURL(file.href);
}
