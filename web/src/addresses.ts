// The page's own addresses. App.svelte shows what is there; the server sends the page at each of them.

export const HOME_ADDRESS = "/";
export const ABOUT_ADDRESS = "/about";

export function tableAddress(code: string): string {
  return `/t/${code}`;
}

/** The rules of a game, or one clause of them. */
export function rulesAddress(game: string, clause = ""): string {
  return clause ? `/rules/${game}#${clause}` : `/rules/${game}`;
}

/** The review of a game at a table, by default the last. */
export function reviewAddress(code: string, number?: number): string {
  return number === undefined ? `/review/${code}` : `/review/${code}/${number}`;
}

/** Setting up a game, by default against bots. */
export function setupAddress(game: string, opponent?: "screen" | "friend"): string {
  return opponent ? `/new/${game}?with=${opponent}` : `/new/${game}`;
}

/** The code of a table in what somebody typed: the code itself, in any case and spacing, or an address of the table. */
export function codeIn(text: string): string {
  const path = text.split(tableAddress("")).at(-1) ?? "";
  return path.split(/[?#/]/)[0]!.replace(/[\s-]/g, "").toLowerCase();
}
