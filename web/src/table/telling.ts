// What has happened, in words: which moves are told, what gives way if there is no room, and how long it takes to read.
import type { PublicEvent } from "./connection.svelte";
import { movesOf, type Row } from "./moves";

const SEEING_MS = 650; // milliseconds after a move, so that it can be seen
const READING_MS = 45; // milliseconds a character
const MAX_PAUSE_MS = 2500;

export type Part = { key: number; text: string; isEffect: boolean }; // what somebody did, or what it caused

/** The moves since the last one of the only person at this screen, that one included; where there is no such person,
the last move. */
export function movesToTell(log: readonly PublicEvent[], seats: readonly number[]): Row[] {
  const rows = movesOf(log);
  if (seats.length !== 1) return rows.slice(-1);
  return rows.slice(Math.max(0, rows.findLastIndex(({ news }) => news.seat === seats[0])));
}

/** What is left out first if not all of it fits: what was done before the last move, then what that caused. */
export function leastNeeded(parts: readonly Part[]): Part | undefined {
  const earlier = parts.filter(({ key }) => key !== parts.at(-1)?.key);
  return earlier.find(({ isEffect }) => !isEffect) ?? earlier[0];
}

/** How long the next move of somebody else waits, in milliseconds: until one has seen this one and read what it caused. */
export function pauseAfter(effects: string): number {
  return Math.min(MAX_PAUSE_MS, SEEING_MS + READING_MS * effects.length);
}
