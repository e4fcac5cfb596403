/// <reference lib="webworker" />
// The service worker: it keeps the page, the rules and the games that were looked at, so that they open without the
// server, and Python where bots think on the device. Nothing of a table where a game is being played is kept, and no secret.
//
// It is one file, `/sw.js`, without imports at run time: what is imported here must share nothing with the page.
import { showNotices } from "./push";

declare const __FILES__: string[]; // the files of the built page, filled in by scripts/page.py
declare const __BUILD__: string; // a hash of its sources

const worker = self as unknown as ServiceWorkerGlobalScope;

showNotices(worker);

const SHELL = `stip-shell-${__BUILD__}`;
const DATA = "stip-data-1"; // to be raised when answers that were kept can no longer be read
const PYTHON_FILES = "stip-python";
const MAX_KEPT = 400; // answers; the oldest are dropped
const PATIENCE_MS = 4000; // after which what is kept is shown instead of waiting for a slow answer

const FILES = /^\/(assets\/.+|[^/]+\.(png|svg|webmanifest))$/;
const PYTHON = /^\/python\/[0-9a-f]+\//; // with which bots think on the device: files that never change
const PUBLIC = /^\/api\/(games|games\/.+|rules\/.+)$/;
const PRIVATE = /^\/api\/tables(\/[a-z0-9]+\/(replay|review))?$/; // my tables, and games that are over

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll(["/", ...__FILES__].map((path) => new Request(path, { cache: "reload" }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldShells().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (FILES.test(url.pathname)) {
    event.respondWith(file(request, url.pathname));
  } else if (PYTHON.test(url.pathname)) {
    event.respondWith(python(request, url.pathname));
  } else if ((PUBLIC.test(url.pathname) && !url.pathname.endsWith(".png")) || PRIVATE.test(url.pathname)) {
    event.respondWith(newest(request));
  }
});

/** A file of this build or, for a window that is still open, of the one before. */
async function file(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: SHELL })) ?? (await caches.match(path)) ?? fetch(request);
}

/** A file of Python, which is kept for games without the server, instead of those that it replaces. */
async function python(request: Request, path: string): Promise<Response> {
  const files = await caches.open(PYTHON_FILES);
  const kept = await files.match(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const folder = PYTHON.exec(path)![0];
    const old = (await files.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(folder));
    await Promise.all(old.map((one) => files.delete(one)));
    void files.put(path, answer.clone()).catch(() => {}); // there may be no room
  }
  return answer;
}

/** The page from the server or, if it cannot be reached, as it was kept: it finds out itself what it can show. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && !isDown(answer)) return answer;
  return (await caches.match("/", { cacheName: SHELL })) ?? answer ?? Response.error();
}

/** The answer of the server, which is kept, or the last one that was kept. */
async function newest(request: Request): Promise<Response> {
  const [data, key] = await Promise.all([caches.open(DATA), keyOf(request)]);
  const kept = await data.match(key);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await keep(data, key, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE_MS));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && !isDown(answer)) return answer;
  const headers = new Headers(kept.headers);
  headers.set("X-Kept", "yes"); // by which the page knows
  return new Response(kept.body, { status: kept.status, headers });
}

/** An address under which an answer is found again in the same language and, if it is private, by the same person. */
async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const language = request.headers.get("Accept-Language")?.slice(0, 2) ?? "";
  const who = PRIVATE.test(url.pathname) ? await digestOf(request.headers.get("Authorization") ?? "") : "";
  url.searchParams.set("kept-for", `${language} ${who}`);
  return url.href;
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keep(data: Cache, key: string, answer: Response): Promise<void> {
  await data.delete(key); // the newest come last
  await data.put(key, answer);
  const keys = await data.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_KEPT)).map((old) => data.delete(old)));
}

/** A proxy answers so when the server behind it does not. */
function isDown(answer: Response): boolean {
  return answer.status >= 502 && answer.status <= 504;
}

/** Drop the page of earlier builds, but not of the last one, from which a window may still load something. */
async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith("stip-shell-") && name !== SHELL);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}
