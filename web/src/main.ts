// Entry point: loads the games, texts and sprites, then shows the page that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import { registerServiceWorker } from "./serviceWorker";
import { applyTheme } from "./settings.svelte";
import { hasBotsHere, isOnDevice, pythonFolder, tablesHere } from "./site";
import { loadSprites } from "./sprites";
import { preferredLanguage, texts } from "./texts.svelte";
import { transport } from "./transport";
import "../../src/stip/games/tokens.css";
import "./style.css";

applyTheme();
const app = document.getElementById("app") as HTMLElement;
try {
  if (hasBotsHere) await (await import("./device/start")).start(transport, texts, { isOnDevice, pythonFolder, tablesHere });
  await Promise.all([texts.load(preferredLanguage()), loadSprites()]);
  mount(App, { target: app });
  void registerServiceWorker();
} catch {
  const again = document.createElement("button"); // without games, texts and sprites there is nothing else to show
  again.textContent = "Stip ↻";
  again.className = "main";
  again.onclick = () => location.reload();
  app.append(again);
}
