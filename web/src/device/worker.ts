// The worker with the tables of this device: what the page sends is passed on to stip.browser.worker, in Python.
import { watch } from "./life";
import type { FromBots, FromWorker, ToBots, ToWorker } from "./messages";
import { load } from "./python";
import { storage } from "./storage";

const MAX_ATTEMPTS = 2; // of a job, each with a worker of its own

type Thought = { job: string; attempts: number; resolve: (result: string) => void; reject: (problem: Error) => void };

const windows = new BroadcastChannel("stip.tables"); // other windows of this site: codes of tables that have changed
const thoughts = new Map<number, Thought>();
let botWorker: Worker | undefined;

/** The worker with the bots. */
const bots = {
  think(id: number, job: string): Promise<string> {
    return new Promise((resolve, reject) => {
      thoughts.set(id, { job, attempts: 0, resolve, reject });
      ask(id);
    });
  },
  cancel(id: number): void {
    if (thoughts.delete(id)) botWorker?.postMessage({ type: "cancel", id } satisfies ToBots);
  },
};

function ask(id: number): void {
  const thought = thoughts.get(id)!;
  thought.attempts++;
  startBots().postMessage({ type: "think", id, job: thought.job } satisfies ToBots);
}

function startBots(): Worker {
  if (botWorker) return botWorker;
  const worker = (botWorker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module", name: self.name }));
  worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
    if (data.type === "not-started") replaceBots(worker);
    if (data.type !== "thought" || !thoughts.has(data.id)) return; // it may have been cancelled
    if (data.result === undefined) return replaceBots(worker);
    thoughts.get(data.id)!.resolve(data.result);
    thoughts.delete(data.id);
  };
  watch(worker, () => replaceBots(worker));
  return worker;
}

/** Let another worker do what one that has failed should have done, but not for ever. */
function replaceBots(failed: Worker): void {
  failed.terminate();
  if (failed !== botWorker) return;
  botWorker = undefined;
  for (const [id, { attempts, reject }] of [...thoughts]) {
    if (attempts < MAX_ATTEMPTS) ask(id);
    else {
      thoughts.delete(id);
      reject(new Error("the bots have failed"));
    }
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}

const pushText = (socket: number, text: string) => tell({ type: "text", socket, text });
const onStored = (code: string) => windows.postMessage(code);
const onFailure = (code: string) => tell({ type: "failed", code });
const started = load("stip.browser.worker", (module) => {
  startBots(); // so that they are there when the first of them is to move
  return module.DeviceWorker(storage, bots, pushText, onStored, onFailure);
}).catch(() => undefined); // which is told

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const device = await started;
  if (!device) return;
  if (data.type === "request") {
    const answer = await device.answer(data.method, data.path, data.language, data.body);
    const [status, body, file] = answer.toJs();
    answer.destroy();
    tell({ type: "answer", id: data.id, status, body, file });
  } else if (data.type === "open") {
    tell({ type: (await device.open(data.socket, data.code)) ? "opened" : "closed", socket: data.socket });
  } else if (data.type === "text") await device.receive(data.socket, data.text);
  else if (data.type === "close") device.close(data.socket);
  else device.try_again();
};

windows.onmessage = async ({ data }: MessageEvent<string>) => (await started)?.hear_of(data);
