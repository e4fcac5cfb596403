// The settings of this device: theme, sound, the player's name and the level of bots.

export type Theme = "auto" | "light" | "dark";

class Settings {
  theme = $state<Theme>((localStorage.getItem("stip.theme") as Theme | null) ?? "auto");
  sound = $state(localStorage.getItem("stip.sound") === "on");
  name = $state(localStorage.getItem("stip.name") ?? "");
  level = $state(Number(localStorage.getItem("stip.level") ?? 2));
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
  localStorage.setItem("stip.sound", on ? "on" : "off");
}

export function setName(name: string): void {
  settings.name = name;
  localStorage.setItem("stip.name", name);
}

export function setLevel(level: number): void {
  settings.level = level;
  localStorage.setItem("stip.level", String(level));
}

/** Apply the theme, by an attribute of the root element; see tokens.css. */
export function applyTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener("change", applyTheme);
