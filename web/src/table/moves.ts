// The moves of the current game, without those taken back and those of earlier games.
import type { MovePlayed, SeatResigned } from "../generated";
import type { PublicEvent } from "./connection.svelte";

export type Row = { key: number; ply: number; news: MovePlayed | SeatResigned };

/** What was touched for the last moves of one seat, which may have several in a turn; secret moves are left out. */
export function lastTouches(log: readonly PublicEvent[]): string[] {
  const rows = movesOf(log);
  const seat = rows.at(-1)?.news.seat;
  return rows.slice(rows.findLastIndex(({ news }) => news.seat !== seat) + 1).flatMap(({ news }) => (news.type === "move-played" ? (news.touches ?? []) : []));
}

export function movesOf(log: readonly PublicEvent[]): Row[] {
  let rows: Row[] = [];
  let ply = 0;
  log.forEach((news, key) => {
    if (news.type === "game-begun") [rows, ply] = [[], 0];
    else if (news.type === "moves-taken-back") {
      ply = news.ply;
      rows = rows.filter((row) => row.ply < ply);
    } else if (news.type === "move-played") {
      rows.push({ key, ply: news.ply, news });
      ply = news.ply + 1;
    } else if (news.type === "seat-resigned") rows.push({ key, ply, news });
  });
  return rows;
}
