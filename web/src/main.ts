// Entry point: loads texts and sprites, then shows the page that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./settings.svelte";
import { preferredLanguage, texts } from "./texts.svelte";
import "../../src/stip/games/tokens.css";
import "./style.css";

const files = import.meta.glob<string>("../../src/stip/games/**/sprites.svg", { query: "?url", import: "default", eager: true });

async function loadSprites(): Promise<void> {
  const drawings = await Promise.all(Object.values(files).map(async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(file);
    return response.text();
  }));
  const sprites = document.getElementById("sprites");
  for (const drawing of drawings) {
    const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    sprites?.append(...parsed.childNodes);
  }
}

applyTheme();
const app = document.getElementById("app") as HTMLElement;
try {
  await Promise.all([texts.load(preferredLanguage()), loadSprites()]);
  mount(App, { target: app });
} catch {
  const again = document.createElement("button"); // without texts and sprites there is nothing else to show
  again.textContent = "Stip ↻";
  again.className = "main";
  again.onclick = () => location.reload();
  app.append(again);
}
