// The page's own addresses. App.svelte shows what is there; the server sends the page at each of them.

export const HOME_ADDRESS = "/";
export const ABOUT_ADDRESS = "/about";
export const ME_ADDRESS = "/me";
export const RECORD_ADDRESS = "/record";

export const CLUB_ADDRESS = "/club";

/** A club evening, or the screen that shows all its tables. */
export function clubAddress(code: string, part: "" | "screen" = ""): string {
  return `${CLUB_ADDRESS}/${code}${part && `/${part}`}`;
}

export function tableAddress(code: string): string {
  return `/t/${code}`;
}

/** The rules of a game, or one clause of them. */
export function rulesAddress(game: string, clause = ""): string {
  return clause ? `/rules/${game}#${clause}` : `/rules/${game}`;
}

/** The lesson of a game. */
export function learnAddress(game: string): string {
  return `/learn/${game}`;
}

/** The review of a game at a table, by default the last, open at a move, by default at the end. */
export function reviewAddress(code: string, number?: number, move?: number): string {
  const game = number === undefined ? `/review/${code}` : `/review/${code}/${number}`;
  return move === undefined ? game : `${game}?move=${move}`;
}

/** The move that the query of an address names. */
export function moveIn(query: string): number | undefined {
  const move = new URLSearchParams(query).get("move");
  return move && /^\d{1,5}$/.test(move) ? Number(move) : undefined;
}

/** Setting up a game, by default against bots. */
export function setupAddress(game: string, opponent?: "screen" | "friend"): string {
  return opponent ? `/new/${game}?with=${opponent}` : `/new/${game}`;
}

/** The code in what somebody typed: the code itself, in any case and spacing, or an address of a table or an evening. */
export function codeIn(text: string): string {
  const path = text.split(tableAddress("")).at(-1)!.split(clubAddress("")).at(-1)!;
  return path.split(/[?#/]/)[0]!.replace(/[\s-]/g, "").toLowerCase();
}
