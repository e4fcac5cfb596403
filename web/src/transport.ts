// How the page reaches its tables: on a server or, if it was built into a site without one, in a worker on this device,
// which device/start.ts puts in place of these functions; or in both. Messages are the same.

export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close"> & { isLocal?: boolean };

export type Transport = { fetch(path: string, init?: RequestInit): Promise<Response>; connect(path: string): Socket };

export const transport: Transport = {
  fetch: (path, init) => fetch(path, init),
  connect(path) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },
};
