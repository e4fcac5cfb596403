// Shows the notices that the server pushes, and opens the table when one is touched.
/// <reference lib="webworker" />
type Notice = { title: string; body: string; table: string };

export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    if (!event.data) return;
    const { title, body, table } = event.data.json() as Notice;
    const options = { body, tag: table, icon: "/icon-192.png", data: { path: `/t/${table}` } };
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openTable(worker, (event.notification.data as { path: string }).path));
  });
}

async function openTable(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
