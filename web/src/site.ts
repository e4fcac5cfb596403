// Whether the page is a site without a server, as `stip site` writes into index.html, and where friends can play then.

const { device, server } = globalThis.document?.documentElement.dataset ?? {};

export const isOnDevice = device !== undefined;
export const friendsServer = server ?? ""; // the address of a server for games with others, if there is one
