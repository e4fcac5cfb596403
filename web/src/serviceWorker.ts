// Registers the service worker, with which the page opens without the server, and lets it keep what it needs for that.
// Browsers have service workers only where the page is served by HTTPS, or from the same computer.
import { listTables } from "./api";
import { games } from "./games";
import { paths } from "./generated";
import { isOnDevice } from "./site";
import { texts } from "./texts.svelte";

const KEPT_KEY = "stip.kept"; // the build and language for which everything has been kept

export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext || isOnDevice || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return; // the server or the browser does not want it, and the page works without
  }
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
  await keepBasics();
}

/** Ask once for what the rules and lessons of the games consist of, and for my games: the service worker keeps the answers. */
async function keepBasics(): Promise<void> {
  const kept = `${import.meta.url} ${texts.language}`;
  if (localStorage.getItem(KEPT_KEY) === kept) return;
  const headers = { "Accept-Language": texts.language };
  try {
    for (const { game, guide, lesson } of games) {
      const pictures = ["cover", ...Array.from({ length: guide }, (_, step) => `guide-${step + 1}`)];
      const files = [paths.showTexts(game, texts.language), paths.showSprites(game), ...pictures.map((name) => paths.showGamePicture(game, name))];
      if (lesson) files.push(paths.showLesson(game, texts.language));
      await Promise.all([...files.map((path) => fetch(path)), fetch(paths.showRules(game), { headers })]);
    }
    await Promise.all([fetch(paths.listGames()), listTables()]);
    localStorage.setItem(KEPT_KEY, kept);
  } catch {
    // the server has gone; the next visit tries again
  }
}
