// The worker with the tables of this device: what the page sends is passed on to stip.browser.worker, in Python.
import type { FromBots, FromWorker, ToBots, ToWorker } from "./messages";
import { load } from "./python";
import { storage } from "./storage";

const windows = new BroadcastChannel("stip.tables"); // other windows of this site: codes of tables that have changed
const thoughts = new Map<number, { resolve: (result: string) => void; reject: (problem: Error) => void }>();
let botWorker: Worker | undefined;

/** The worker with the bots. */
const bots = {
  think(id: number, job: string): Promise<string> {
    return new Promise((resolve, reject) => {
      thoughts.set(id, { resolve, reject });
      startBots().postMessage({ type: "think", id, job } satisfies ToBots);
    });
  },
  cancel(id: number): void {
    thoughts.delete(id);
    startBots().postMessage({ type: "cancel", id } satisfies ToBots);
  },
};

function startBots(): Worker {
  if (!botWorker) {
    botWorker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
    botWorker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const thought = thoughts.get(data.id);
      thoughts.delete(data.id);
      if (data.result === undefined) thought?.reject(new Error("a bot has failed"));
      else thought?.resolve(data.result);
    };
  }
  return botWorker;
}

function tell(message: FromWorker): void {
  postMessage(message);
}

const pushText = (socket: number, text: string) => tell({ type: "text", socket, text });
const started = load("stip.browser.worker").then((module) => {
  startBots(); // so that they are there when the first of them is to move
  return module.DeviceWorker(storage, bots, pushText, (code: string) => windows.postMessage(code));
});

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const device = await started;
  if (data.type === "request") {
    const answer = await device.answer(data.method, data.path, data.language, data.body);
    const [status, body, file] = answer.toJs();
    answer.destroy();
    tell({ type: "answer", id: data.id, status, body, file });
  } else if (data.type === "open") {
    tell({ type: (await device.open(data.socket, data.code)) ? "opened" : "closed", socket: data.socket });
  } else if (data.type === "text") await device.receive(data.socket, data.text);
  else device.close(data.socket);
};

windows.onmessage = async ({ data }: MessageEvent<string>) => (await started).hear_of(data);
