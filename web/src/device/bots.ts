// The worker in which bots think: jobs are passed on to stip.browser.thinking, in Python.
import type { FromBots, ToBots } from "./messages";
import { load } from "./python";

const started = load("stip.browser.thinking").then((module) => module.Thinker());

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  const thinker = await started;
  if (data.type === "cancel") return thinker.cancel(data.id);
  try {
    postMessage({ id: data.id, result: await thinker.think(data.id, data.job) } satisfies FromBots);
  } catch (problem) {
    if (!String(problem).includes("CancelledError")) console.error(problem);
    postMessage({ id: data.id } satisfies FromBots);
  }
};
