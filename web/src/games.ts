// The games that the server has. They are loaded before the page is shown and stay as they are until it is reloaded.
import { fetchFile } from "./files";
import { paths, type GameView, type SignView, type TableView } from "./generated";

export let games: readonly GameView[] = [];

let loading: Promise<readonly GameView[]> | undefined;

/** Load the games, once. */
export function loadGames(): Promise<readonly GameView[]> {
  loading ??= fetchFile(paths.listGames()).then((answer) => (games = JSON.parse(answer).games));
  return loading;
}

export function gameOf(game: string): GameView | undefined {
  return games.find((one) => one.game === game);
}

export function titleOf(game: string): string {
  return gameOf(game)?.title ?? game;
}

/** The sign of each seat: partners have the sign of their side. */
export function signsOf(game: string, players: number, options: TableView["options"] = {}): SignView[] {
  const info = gameOf(game);
  if (!info) return [];
  const sides = sidesOf(info, players, options);
  const signs = info.signs[new Set(sides).size] ?? [];
  return sides.flatMap((side) => signs[side] ?? []);
}

function sidesOf({ options, teams }: GameView, players: number, chosen: NonNullable<TableView["options"]>): number[] {
  const value = teams && (chosen[teams.option] ?? options.find((one) => one.name === teams.option)?.default);
  if (teams && value === teams.value && teams.sides.length === players) return teams.sides;
  return Array.from({ length: players }, (_, seat) => seat);
}

const pictures = new Map<string, Promise<string>>();

/** Return a picture of a game as SVG, which is empty if it cannot be loaded. */
export function pictureOf(game: string, name: string): Promise<string> {
  const path = paths.showGamePicture(game, name);
  const picture = pictures.get(path) ?? fetchFile(path).catch(() => (pictures.delete(path), ""));
  pictures.set(path, picture);
  return picture;
}
