// Web push: this device is notified of turns if its owner wants it. The service worker shows the notices.
import { request } from "./api";
import { type Device, paths, type PushKey, type Subscribed, type TableView, type Unsubscribe } from "./generated";

export type PushState = "unsupported" | "blocked" | "off" | "on";

const DAY_SECONDS = 86_400;

/** Whether there is a day or more for each move, so that people are notified of their turns. */
export function hasDayClock({ clock }: TableView): boolean {
  return clock?.kind === "move" && clock.seconds >= DAY_SECONDS;
}

export async function pushState(): Promise<PushState> {
  if (!isSecureContext || !("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) && Notification.permission === "granted" ? "on" : "off";
}

/** Ask for permission and subscribe. Fails if the browser's push service does not answer. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await request<PushKey>(paths.showPushKey());
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await register(made);
  return pushState();
}

/** Register this device again if it is subscribed: the server forgets devices whose owners have had no table for long. */
export async function renew(): Promise<void> {
  const made = await subscription();
  if (made) await register(made);
}

export async function turnOff(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await request<Subscribed>(paths.unsubscribe(), { endpoint: made.endpoint } satisfies Unsubscribe);
    await made.unsubscribe();
  }
  return pushState();
}

async function register(made: PushSubscription): Promise<void> {
  const device: Device = { endpoint: made.endpoint, public_key: base64(made.getKey("p256dh")), auth: base64(made.getKey("auth")) };
  await request<Subscribed>(paths.subscribe(), device);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function base64(key: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
