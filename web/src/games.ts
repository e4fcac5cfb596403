// The games as the page knows them before the server has answered: names, and the signs of their seats.
import type { TableView } from "./generated";

export const GAMES = [
  { game: "halma", title: "Halma", players: [2, 3, 4] },
  { game: "punto", title: "Punto", players: [2, 3, 4] },
  { game: "tokken", title: "Tokken", players: [2] },
  { game: "to-the-point", title: "To the Point", players: [2] },
] as const;

export function titleOf(game: string): string {
  return GAMES.find((one) => one.game === game)?.title ?? game;
}

const SIGNS: Record<string, string[][]> = {
  "halma-2": [["round-red"], ["round-blue"]],
  "halma-3": [["round-red", "round-blue"], ["round-yellow"], ["round-green"]],
  "halma-4": [["round-red"], ["round-yellow"], ["round-blue"], ["round-green"]],
  "punto-2": [["round-red", "round-orange"], ["round-blue", "round-green"]],
  "punto-3": [["round-red"], ["round-orange"], ["round-blue"]],
  "punto-4": [["round-red"], ["round-orange"], ["round-blue"], ["round-green"]],
  "tokken-2": [["round-yellow"], ["square-blue"]],
  "to-the-point-2": [["round-yellow"], ["square-blue"]],
};

/** The pieces beside the name of each seat. */
export function signsOf(game: string, players: number, options: TableView["options"] = {}): string[][] {
  const signs = SIGNS[`${game}-${players}`] ?? [];
  const [first = [], second = []] = SIGNS["punto-2"] ?? [];
  return options["teams"] === "yes" ? [first, second, first, second] : signs;
}
