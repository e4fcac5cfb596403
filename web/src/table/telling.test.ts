import { expect, test } from "vitest";
import type { PublicEvent } from "./connection.svelte";
import { leastNeeded, movesToTell, pauseAfter } from "./telling";

const [ME, BOT, OTHER] = [1, 2, 3];
const begun: PublicEvent = { type: "game-begun", number: 1, at: 0 } as PublicEvent;

function played(...seats: number[]): PublicEvent[] {
  return [begun, ...seats.map((seat, ply): PublicEvent => ({ type: "move-played", seat, ply, at: 0 }))];
}

function told(log: PublicEvent[], ...seats: number[]): number[] {
  return movesToTell(log, seats).map(({ news }) => news.seat);
}

test("all moves since one's own are told, and that one too", () => {
  expect(told(played(ME, BOT, ME), ME)).toEqual([ME]);
  expect(told(played(BOT, ME, BOT, OTHER, BOT), ME)).toEqual([ME, BOT, OTHER, BOT]);
});

test("before one's first move, all moves are told", () => {
  expect(told(played(BOT, OTHER), ME)).toEqual([BOT, OTHER]);
  expect(told([begun], ME)).toEqual([]);
});

test("where several people look at one screen, or nobody plays, the last move is told", () => {
  expect(told(played(ME, BOT, OTHER), ME, BOT)).toEqual([OTHER]);
  expect(told(played(ME, BOT))).toEqual([BOT]);
});

test("if there is no room, what was done before the last move gives way, then what that caused", () => {
  const deed = (key: number) => ({ key, text: "", isEffect: false });
  const effect = (key: number) => ({ key, text: "", isEffect: true });
  expect(leastNeeded([deed(1), effect(1), deed(2), effect(2)])).toEqual(deed(1));
  expect(leastNeeded([effect(1), deed(2), deed(3)])).toEqual(deed(2));
  expect(leastNeeded([effect(1), deed(3)])).toEqual(effect(1));
  expect(leastNeeded([deed(3), effect(3)])).toBeUndefined();
});

test("a move that has caused something takes longer to read", () => {
  expect(pauseAfter("")).toBe(650);
  expect(pauseAfter("You got a 6.")).toBeGreaterThan(1100);
  expect(pauseAfter("New cards are dealt. You got a 6. ".repeat(4))).toBe(2500);
});
