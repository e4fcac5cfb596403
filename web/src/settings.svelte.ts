// The settings of this device: theme, sound, the player's name and the level of bots.
import { deviceHistory } from "./deviceHistory.svelte";

export type Theme = "auto" | "light" | "dark";

class Settings {
  theme = $state<Theme>((localStorage.getItem("stip.theme") as Theme | null) ?? "auto");
  sound = $state(localStorage.getItem("stip.sound") === "on");
  name = $state(localStorage.getItem("stip.name") ?? "");
  level = $state(Number(localStorage.getItem("stip.level") ?? 2));
  isMatch = $state(!localStorage.getItem("stip.level")); // the level is chosen by one's results
  vibration = $state(localStorage.getItem("stip.vibration") !== "off");
  isSoundChosen = $state(localStorage.getItem("stip.sound") !== null);
}

export const settings = new Settings();
const dark = matchMedia("(prefers-color-scheme: dark)");

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  localStorage.setItem("stip.theme", theme);
  applyTheme();
}

export function setSound(on: boolean): void {
  settings.sound = on;
  settings.isSoundChosen = true;
  localStorage.setItem("stip.sound", on ? "on" : "off");
}

export function setName(name: string): void {
  settings.name = name;
  localStorage.setItem("stip.name", name);
}

export function setVibration(on: boolean): void {
  settings.vibration = on;
  localStorage.setItem("stip.vibration", on ? "on" : "off");
}

export function setLevel(level: number): void {
  settings.level = level;
  settings.isMatch = false;
  localStorage.setItem("stip.level", String(level));
}

/** Let one's results choose the level. */
export function setMatch(): void {
  settings.isMatch = true;
  localStorage.removeItem("stip.level");
}

/** The level of bots in a game. */
export function levelFor(game: string): number {
  return settings.isMatch ? deviceHistory.match(game).level : settings.level;
}

/** Apply the theme, by an attribute of the root element; see tokens.css. */
export function applyTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener("change", applyTheme);
