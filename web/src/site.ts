// Where games are played, as index.html tells before anything else is loaded: on a server, on this device because there is
// no server (a site by `stip site`), or on this device if they need no other, and all others on the server.

const { device, python, server } = globalThis.document?.documentElement.dataset ?? {};

export const isOnDevice = device !== undefined; // whether there is no server
export const hasBotsHere = isOnDevice || python !== undefined; // whether bots think on this device
export const pythonFolder = python ?? "python/";
export const friendsServer = server ?? ""; // without a server: the address of one for games with others, if there is one

/** The tables on this device; device/start.ts knows them before the page is shown. */
export const tablesHere = new Set<string>();

export function isTableHere(code: string): boolean {
  return isOnDevice || tablesHere.has(code);
}
