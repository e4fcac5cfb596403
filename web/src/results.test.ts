import { expect, test } from "vitest";
import { matchFor, mergeResults, outcomeFor, packResults, resultOf, talliesOf, unpackResults, type Outcome, type Result } from "./results";

const me = { kind: "person", is_mine: true } as const;
const bot = { kind: "bot", level: 3 } as const;
const table = { table: "bcdfghj", game: "example", at: 5, number: 1, seats: [me, bot], places: [1, 2] };

function results(...played: [level: number, outcome: Outcome][]): Result[] {
  return played.map(([level, outcome], at) => ({ table: `t${at}`, number: 1, game: "example", level, outcome, at }));
}

test("a game is won, lost or drawn for whoever has one seat", () => {
  expect(outcomeFor([me, bot], [1, 2])).toBe("won");
  expect(outcomeFor([me, bot], [2, 1])).toBe("lost");
  expect(outcomeFor([me, bot], [1, 1])).toBe("drawn");
  expect(outcomeFor([me, me], [1, 2])).toBeUndefined();
  expect(outcomeFor([me, bot], [])).toBeUndefined();
});

test("only games of one person against bots count, by the strongest of them", () => {
  expect(resultOf(table)).toMatchObject({ level: 3, outcome: "won" });
  expect(resultOf({ ...table, seats: [me, bot, { kind: "bot", level: 5 }], places: [2, 1, 3] })).toMatchObject({ level: 5, outcome: "lost" });
  expect(resultOf({ ...table, seats: [me, { kind: "person", name: "Bo" }] })).toBeUndefined();
  expect(resultOf({ ...table, places: [] })).toBeUndefined();
});

test("a result counts once, however often it is told", () => {
  const known = mergeResults([], [resultOf(table)!]);
  expect(mergeResults(known, [resultOf(table)!])).toBe(known);
  expect(mergeResults(known, [resultOf({ ...table, number: 2 })!])).toHaveLength(2);
});

test("wins in a row are counted, and a loss ends them", () => {
  const [tally] = talliesOf(results([2, "won"], [2, "won"], [2, "lost"], [2, "won"]));
  expect(tally).toEqual({ game: "example", level: 2, played: 4, won: 3, streak: 1, best: 2 });
});

test("levels between two are counted as the lower", () => {
  const tallies = talliesOf(results([2, "won"], [2.75, "won"], [3, "lost"]));
  expect(tallies.map(({ level, played, best }) => [level, played, best])).toEqual([
    [2, 2, 2],
    [3, 1, 0],
  ]);
});

test("a win makes the next bot stronger, a loss weaker, and a draw neither", () => {
  expect(matchFor([], "example")).toEqual({ level: 2, why: "start" });
  expect(matchFor(results([2, "won"]), "example")).toEqual({ level: 2.5, why: "up" });
  expect(matchFor(results([2, "lost"]), "example")).toEqual({ level: 1.5, why: "down" });
  expect(matchFor(results([2, "drawn"]), "example")).toEqual({ level: 2, why: "same" });
  expect(matchFor(results([2, "lost"]), "other")).toEqual({ level: 2, why: "start" });
});

test("steps are shorter once there has been a win and a loss", () => {
  expect(matchFor(results([2, "won"], [2.5, "won"], [3, "lost"]), "example")).toEqual({ level: 2.75, why: "down" });
  expect(matchFor(results([2, "won"], [2.5, "won"], [3, "lost"], [2.75, "won"]), "example")).toEqual({ level: 3, why: "up" });
});

test("a match stays within the levels, and what was too easy or too hard says nothing", () => {
  expect(matchFor(results([1, "won"], [1, "won"]), "example")).toEqual({ level: 2, why: "start" });
  expect(matchFor(results([5, "lost"], [5, "lost"]), "example")).toEqual({ level: 2, why: "start" });
  expect(matchFor(results([1, "lost"], [5, "won"]), "example").level).toBe(1.75);
  const lost = Array.from({ length: 9 }, (): [number, Outcome] => [1, "lost"]);
  expect(matchFor(results(...lost), "example")).toEqual({ level: 1, why: "same" });
  const won = Array.from({ length: 20 }, (): [number, Outcome] => [5, "won"]);
  expect(matchFor(results(...won), "example")).toEqual({ level: 5, why: "same" });
});

test.each([1.4, 2.6, 3.9])("whoever plays like level %d is soon matched with bots near it", (strength) => {
  const met: number[] = [];
  let played: Result[] = [];
  for (let at = 0; at < 200; at++) {
    const { level } = matchFor(played, "example");
    const chance = 1 / (1 + 3 ** (level - strength)); // a level wins three games in four against the one below
    const outcome = ((at + 1) * 0.618034) % 1 < chance ? "won" : "lost"; // evenly spread numbers instead of random ones
    played = [...played, { table: `t${at}`, number: 1, game: "example", level, outcome, at }];
    met.push(level);
  }
  const late = met.slice(10);
  expect(Math.abs(late.reduce((sum, level) => sum + level) / late.length - strength)).toBeLessThan(0.25);
  expect(Math.max(...late.map((level) => Math.abs(level - strength)))).toBeLessThan(1.25);
});

test("results come back from a text, and nonsense does not", () => {
  const played = results([2, "won"], [2.75, "lost"], [4, "drawn"]);
  expect(unpackResults(packResults(played, 10_000))).toEqual(played);
  const short = packResults(played, 80);
  expect(short.length).toBeLessThanOrEqual(80);
  expect(unpackResults(short)).toEqual(played.slice(3 - unpackResults(short).length));
  for (const text of ["", "{}", "[1]", '[["a"]]', '[["a", 1, "b", 2, 7, 3]]']) expect(unpackResults(text)).toEqual([]);
});
