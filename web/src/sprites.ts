// The sprites that boards and pictures are made of: the shared ones and those of every game.
import shared from "../../src/stip/games/sprites.svg?url";
import { fetchFile } from "./files";
import { loadGames } from "./games";
import { paths } from "./generated";

export async function loadSprites(): Promise<void> {
  const own = loadGames().then((games) => Promise.all(games.map(({ game }) => load(paths.showSprites(game)))));
  await Promise.all([load(shared), own]);
}

/** Add the sprites in a file to the page. */
async function load(path: string): Promise<void> {
  const drawing = await fetchFile(path);
  if (!drawing) return;
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  document.getElementById("sprites")?.append(...parsed.childNodes);
}
