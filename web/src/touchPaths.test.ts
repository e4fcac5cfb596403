import { expect, test } from "vitest";
import fixtures from "./fixtures.json";
import { choose, complete, foreseeable, nextTouches, pathsOf, skipForcedTouch } from "./touchPaths";

const hops = [
  ["field:a1", "field:a2"],
  ["field:a1", "field:b2"],
  ["field:c3", "field:c4"],
];

test("the moves are read from the tree of their touches", () => {
  expect(pathsOf(fixtures.touches)).toEqual(fixtures.moves);
});

test("what can be touched first is where moves begin", () => {
  expect([...nextTouches(hops, [])]).toEqual(["field:a1", "field:c3"]);
});

test("what can be touched next are the ends of the moves that begin so", () => {
  expect([...nextTouches(hops, ["field:a1"])]).toEqual(["field:a2", "field:b2"]);
});

test("touching another beginning changes one's mind", () => {
  expect(choose(hops, ["field:a1"], "field:c3")).toEqual(["field:c3"]);
});

test("touching the same again takes it back", () => {
  expect(choose(hops, ["field:a1"], "field:a1")).toEqual([]);
});

test("what fits no move leads nowhere", () => {
  expect(choose(hops, ["field:a1"], "field:h8")).toBeUndefined();
});

test("a move is complete when all of it has been touched", () => {
  expect(complete(hops, ["field:a1"])).toBeUndefined();
  expect(complete(hops, ["field:a1", "field:b2"])).toEqual(["field:a1", "field:b2"]);
});

test("cards that are given together may be touched in any order", () => {
  const changes = [["done"], ["card:B4", "done"], ["card:Y8", "done"], ["card:B4", "card:Y8", "done"]];
  expect(nextTouches(changes, ["card:Y8"])).toEqual(new Set(["done", "card:B4"]));
  expect(choose(changes, ["card:Y8"], "card:B4")).toEqual(["card:Y8", "card:B4"]);
  expect(complete(changes, ["card:Y8", "card:B4", "done"])).toEqual(["card:B4", "card:Y8", "done"]);
});

test("one of two equal cards is enough for a move that needs one", () => {
  expect(complete([["card:B4", "card:B4", "done"], ["card:B4", "done"]], ["card:B4", "done"])).toEqual(["card:B4", "done"]);
});

test("what can lie in one way only need not be turned", () => {
  const tiles = [
    ["open:1", "cell:d4", "turn:0"],
    ["open:1", "cell:c4", "turn:0"],
    ["open:1", "cell:c4", "turn:1"],
  ];
  const isTurn = (touch: string) => touch.startsWith("turn");
  expect(skipForcedTouch(tiles, ["open:1", "cell:d4"], isTurn)).toEqual(["open:1", "cell:d4", "turn:0"]);
  expect(skipForcedTouch(tiles, ["open:1", "cell:c4"], isTurn)).toEqual(["open:1", "cell:c4"]);
  expect(skipForcedTouch(tiles.slice(0, 1), ["open:1"], isTurn)).toEqual(["open:1"]);
});

test("a move can be foreseen when one more touch decides it, however it is turned", () => {
  const isTurn = (touch: string) => touch.startsWith("turn");
  expect(foreseeable(hops, ["field:a1"], isTurn)).toBeUndefined();
  expect(foreseeable(hops, ["field:a1", "field:b2"], isTurn)).toEqual(["field:a1", "field:b2"]);
  expect(foreseeable(hops, ["field:c3"], isTurn)).toEqual(["field:c3", "field:c4"]);
  expect(foreseeable(hops, ["field:h8"], isTurn)).toBeUndefined();
  const tiles = [
    ["open:1", "cell:c4", "turn:0"],
    ["open:1", "cell:c4", "turn:1"],
  ];
  expect(foreseeable(tiles, ["open:1", "cell:c4"], isTurn)).toEqual(tiles[0]);
});

test("what a button offers first may also be touched last", () => {
  const swaps = [["discard", "card:B4"], ["card:B4", "pawn:1", "dot:d3n"], ["discard", "card:Y8"]];
  expect([...nextTouches(swaps, [])]).toEqual(["discard", "card:B4"]);
  expect([...nextTouches(swaps, ["card:B4"])]).toEqual(["discard", "pawn:1"]);
  expect(complete(swaps, ["card:B4", "discard"])).toEqual(["discard", "card:B4"]);
});

test("a hint marks one touch after another, also of two equal cards", () => {
  const hint = [["card:B4", "card:B4", "done"]];
  expect([...nextTouches(hint, [])]).toEqual(["card:B4"]);
  expect([...nextTouches(hint, ["card:B4"])]).toEqual(["card:B4"]);
  expect([...nextTouches(hint, ["card:B4", "card:B4"])]).toEqual(["done"]);
  expect([...nextTouches(hint, ["card:Y8"])]).toEqual([]);
});
