// Notices when a worker dies: browsers tell of errors only, and a worker that ran out of memory may just be gone.
import type { Start } from "./messages";

/** Call back when a worker has failed or died. */
export function watch(worker: Worker, onDeath: () => void): void {
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // it is told on the page
    onDeath();
  });
  worker.addEventListener("message", ({ data }: MessageEvent<Start>) => {
    if (data.type === "alive") void navigator.locks.request(data.lock, onDeath);
  });
}
