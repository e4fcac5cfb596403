// Whether the server can be reached, as the last requests have shown. The service worker marks what it had to give
// instead of an answer of the server.
import { paths } from "./generated";
import { transport } from "./transport";

const RETRY_MS = 10_000; // while it cannot be reached

class Reachability {
  isOffline = $state(false);
}

export const reachability = new Reachability();

let timer = 0;

/** Note what came back for a request, if anything. */
export function noteAnswer(response: Response | null | undefined): void {
  if (response?.headers.has("X-File")) return; // it comes from this device
  reachability.isOffline = !response || response.headers.has("X-Kept");
  clearTimeout(timer);
  if (reachability.isOffline) timer = setTimeout(checkReachability, RETRY_MS);
}

export async function checkReachability(): Promise<void> {
  noteAnswer(await transport.fetch(paths.listGames()).catch(() => null));
}
