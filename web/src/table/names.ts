// The names of the people at a table, and texts about what they did.
import type { Ending, MovePlayed, SeatResigned, TableView } from "../generated";
import { isolate } from "../isolate";
import { localize } from "../texts.svelte";

export function nameOf(table: TableView, seat: number): string {
  return isolate(table.seats[seat - 1]?.name ?? "") || localize("table-open");
}

/** Whoever sits alone at this screen is “You”. */
export function subjectOf(table: TableView, seat: number): string {
  return isReader(table, seat) ? localize("setup-you") : nameOf(table, seat);
}

/** What somebody did, as a sentence. */
export function deedOf(table: TableView, news: MovePlayed | SeatResigned): string {
  return `${subjectOf(table, news.seat)} ${news.type === "move-played" ? moveOf(table, news) : resignationOf(table, news)}`;
}

/** Where several people look at one screen, nobody reads what another did in secret. */
function moveOf(table: TableView, move: MovePlayed): string {
  const isShared = table.seats.filter((one) => one.is_mine).length > 1;
  return (move.is_secret && isShared ? "" : move.text) || localize("table-secret");
}

function resignationOf(table: TableView, news: SeatResigned): string {
  const who = isReader(table, news.seat) ? "me" : "other";
  return localize(news.why === "time" ? "table-out-of-time" : "table-resigns", { who });
}

/** The server tells moves accordingly: “walk red” or “walks red”. */
function isReader(table: TableView, seat: number): boolean {
  return !!table.seats[seat - 1]?.is_mine && table.seats.filter((one) => one.is_mine).length === 1;
}

/** Who won a round, in a few words. */
export function roundText(table: TableView, { winners = [] }: Ending): string {
  if (!winners.length) return localize("round-drawn");
  if (winners.some((seat) => isReader(table, seat))) return localize("round-you-win", { count: winners.length });
  return localize("round-won", { names: winners.map((seat) => nameOf(table, seat)).join(", "), count: winners.length });
}

/** How a game ended, in a few words; `seats` are those of the people at this screen. */
export function outcomeText(table: TableView, seats: number[]): string {
  const places = table.outcome?.places ?? [];
  const winners = places.flatMap((place, index) => (place === 1 ? [index + 1] : []));
  if (winners.length === 0 || winners.length === places.length) return localize("table-drawn");
  if (seats.length === 1 && winners.includes(seats[0]!)) return localize("table-you-win");
  const names = winners.map((seat) => nameOf(table, seat));
  return names.length === 1 ? localize("table-wins", { name: names[0]! }) : localize("table-win-together", { names: names.join(", ") });
}
