// The page's own addresses. App.svelte shows what is there; the server sends the page at each of them. A site without a
// server is one file, so there they are fragments.
import { friendsServer, isOnDevice } from "./site";

const ROOT = isOnDevice ? "#/" : "/";

export const HOME_ADDRESS = ROOT;
export const ABOUT_ADDRESS = `${ROOT}about`;
export const ME_ADDRESS = `${ROOT}me`;
export const RECORD_ADDRESS = `${ROOT}record`;

/** On a site without a server: where friends can play, or what they need for it. */
export const FRIENDS_ADDRESS = friendsServer || ABOUT_ADDRESS;

export const CLUB_ADDRESS = `${ROOT}club`;

/** A club evening, or the screen that shows all its tables. */
export function clubAddress(code: string, part: "" | "screen" = ""): string {
  return `${CLUB_ADDRESS}/${code}${part && `/${part}`}`;
}

export function tableAddress(code: string): string {
  return `${ROOT}t/${code}`;
}

/** The rules of a game, or one clause of them. */
export function rulesAddress(game: string, clause = ""): string {
  return `${ROOT}rules/${game}${clause && `#${clause}`}`;
}

/** The lesson of a game. */
export function learnAddress(game: string): string {
  return `${ROOT}learn/${game}`;
}

/** The review of a game at a table, by default the last, open at a move, by default at the end. */
export function reviewAddress(code: string, number?: number, move?: number): string {
  const game = `${ROOT}review/${code}${number === undefined ? "" : `/${number}`}`;
  return move === undefined ? game : `${game}?move=${move}`;
}

/** The move that the query of an address names. */
export function moveIn(query: string): number | undefined {
  const move = new URLSearchParams(query).get("move");
  return move && /^\d{1,5}$/.test(move) ? Number(move) : undefined;
}

/** Setting up a game, by default against bots. */
export function setupAddress(game: string, opponent?: "screen" | "friend"): string {
  if (isOnDevice && opponent === "friend") return friendsServer ? `${friendsServer}/new/${game}?with=friend` : FRIENDS_ADDRESS;
  return `${ROOT}new/${game}${opponent ? `?with=${opponent}` : ""}`;
}

/** The code in what somebody typed: the code itself, in any case and spacing, or an address of a table or an evening. */
export function codeIn(text: string): string {
  const path = text.split(tableAddress("")).at(-1)!.split(clubAddress("")).at(-1)!;
  return path.split(/[?#/]/)[0]!.replace(/[\s-]/g, "").toLowerCase();
}
