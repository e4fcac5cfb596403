// What people at a table are called.
import type { MovePlayed, TableView } from "../messages";
import { say } from "../texts.svelte";

export function nameOf(table: TableView, seat: number): string {
  const sitting = table.seats[seat - 1];
  if (sitting?.kind === "bot") {
    const alike = table.seats.flatMap((other, place) => (other.kind === "bot" && other.level === sitting.level ? [place + 1] : []));
    const name = say("table-bot", { level: sitting.level ?? 0 });
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  }
  return sitting?.name || say("table-open");
}

/** What somebody did. To whoever sits alone at this screen it is not told like something of another. */
export function deedOf(table: TableView, seat: number, deed: string): string {
  const isMe = table.seats[seat - 1]?.is_mine && table.seats.filter((one) => one.is_mine).length === 1;
  return isMe ? `${say("setup-you")}: ${deed}` : `${nameOf(table, seat)} ${deed}`;
}

/** A move in a few words. Where several people look at one screen, nobody reads what another did in secret. */
export function moveOf(move: MovePlayed, isShared: boolean): string {
  return (move.is_secret && isShared ? "" : move.text) || say("table-secret");
}

/** How a game ended, in a few words; `seats` are those of the people at this screen. */
export function endOf(table: TableView, seats: number[]): string {
  const places = table.outcome?.places ?? [];
  const winners = places.flatMap((place, index) => (place === 1 ? [index + 1] : []));
  if (winners.length === 0 || winners.length === places.length) return say("table-drawn");
  if (seats.length === 1 && winners.includes(seats[0]!)) return say("table-you-win");
  const names = winners.map((seat) => nameOf(table, seat));
  return names.length === 1 ? say("table-wins", { name: names[0]! }) : say("table-win-together", { names: names.join(", ") });
}
