// The worker in which bots think: jobs are passed on to stip.browser.thinking, in Python.
import type { FromBots, ToBots } from "./messages";
import { load } from "./python";

const started = load("stip.browser.thinking", (module) => module.Thinker()).catch(() => undefined); // which is told

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  const thinker = await started;
  if (!thinker) return;
  if (data.type === "cancel") return thinker.cancel(data.id);
  const { id } = data;
  try {
    postMessage({ type: "thought", id, result: await thinker.think(id, data.job) } satisfies FromBots);
  } catch (problem) {
    if (!String(problem).includes("CancelledError")) console.error(problem);
    postMessage({ type: "thought", id } satisfies FromBots);
  }
};
