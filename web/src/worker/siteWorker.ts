/// <reference lib="webworker" />
// The service worker of a site without a server: it keeps all files of the site, so that later visits need no network.
// Nothing else is loaded, because tables are on the device.
//
// It is one file, `sw.js` of the site, without imports at run time.

declare const __FILES__: string[]; // the files of the site, filled in by `stip site`
declare const __BUILD__: string; // a hash of them

const worker = self as unknown as ServiceWorkerGlobalScope;
const root = worker.registration.scope;
const PREFIX = `stip-site-${root}-`; // several sites may be on one host
const FILES = `${PREFIX}${__BUILD__}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(root)) event.respondWith(answer(request));
});

/** Keep all files of this build. The browser's own cache is asked first, so what a first visit has loaded is not loaded twice. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll(["", ...__FILES__].map((path) => new Request(new URL(path, root), { cache: "no-cache" })));
}

async function answer(request: Request): Promise<Response> {
  const address = request.mode === "navigate" ? root : request.url;
  return (await caches.match(address, { cacheName: FILES })) ?? (await caches.match(address)) ?? fetch(request);
}

/** Drop earlier builds, but not the last one, from which a window may still load something. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== FILES);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}
