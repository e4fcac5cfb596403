// Where the page begins: the words and the sprites first, then what the address asks for.
import { mount } from "svelte";
import App from "./App.svelte";
import { paint } from "./settings.svelte";
import { preferredLanguage, texts } from "./texts.svelte";
import "../../src/stip/games/tokens.css";
import "./style.css";

const files = import.meta.glob<string>("../../src/stip/games/**/sprites.svg", { query: "?url", import: "default", eager: true });

async function drawSprites(): Promise<void> {
  const drawings = await Promise.all(Object.values(files).map(async (file) => (await fetch(file)).text()));
  const sprites = document.getElementById("sprites");
  for (const drawing of drawings) {
    const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    sprites?.append(...parsed.childNodes);
  }
}

paint();
await Promise.all([texts.speak(preferredLanguage()), drawSprites()]);
mount(App, { target: document.getElementById("app") as HTMLElement });
