// The levels of the bots, from the weakest, and the bots themselves.
import { BOT_NAMES, LEVEL_COUNT } from "./generated";
import { hasText, localize } from "./texts.svelte";

export const LEVELS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1);

/** The name of a bot at a table where `before` bots of its level sit already. A level between two has names of the lower. */
export function botName(level: number, before = 0): string {
  const names = BOT_NAMES[Math.floor(level) - 1] ?? BOT_NAMES[0];
  return names[before] ?? names[0];
}

/** The sprite of a bot's face. */
export function faceOf(name: string): string {
  return `face-${name.toLowerCase()}`;
}

/** A bot and its level, such as “Hoppi · easy”. */
export function botLabel(level: number, name = botName(level)): string {
  return `${name} · ${localize("bot-level", { level })}`;
}

/** How a bot plays a game, as a sentence; nothing if the game does not tell. */
export function characterOf(game: string, level: number, name = botName(level)): string {
  const id = `${game}-bot-${Math.floor(level)}`;
  return hasText(id) ? localize(id, { bot: name }) : "";
}

/** The choices of a list of levels; `before` tells how many bots of a level sit already. */
export function levelChoices(prefix = "", before: (level: number) => number = () => 0, levels = LEVELS): { value: string; text: string }[] {
  return levels.map((level) => ({ value: `${prefix}${level}`, text: botLabel(level, botName(level, before(level))) }));
}
