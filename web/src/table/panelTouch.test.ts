import { expect, test } from "vitest";
import type { Thing } from "../generated";
import { ARROWS, chosenThings, distance, thingAt, thingTowards } from "./panelTouch";

function thing(id: string, x: number, y: number, rest: Partial<Thing> = {}): Thing {
  return { id, x, y, touch: id, label: id, ...rest };
}

const things = [thing("left", 0, 0), thing("middle", 50, 0), thing("right", 100, 10), thing("below", 40, 60)];
const anything = () => true;
const nothing = () => false;

function idAt(x: number, y: number, finger: number, isTouchable: (touch: string) => boolean): string | undefined {
  return thingAt(things, { x, y }, finger, isTouchable)?.id;
}

test("the nearest thing within reach of a finger is meant", () => {
  expect(idAt(30, 0, 40, anything)).toBe("middle");
  expect(idAt(30, 0, 10, anything)).toBeUndefined();
});

test("what can be touched now is meant rather than what is nearer", () => {
  expect(idAt(30, 0, 40, (touch) => touch === "left")).toBe("left");
  expect(idAt(30, 0, 40, nothing)).toBe("middle");
});

test("of things that lie on each other, the topmost is meant", () => {
  const pile = [thing("card", 0, 0, { width: 40, height: 60 }), thing("piece", 0, 0, { width: 40, height: 60 })];
  expect(thingAt(pile, { x: 10, y: 10 }, 20, nothing)?.id).toBe("piece");
});

test("what has no touch is never meant", () => {
  expect(thingAt([{ id: "board", x: 0, y: 0 }], { x: 0, y: 0 }, 20, anything)).toBeUndefined();
});

test("a round thing is measured from its centre, a box from its edge", () => {
  expect(distance(thing("round", 0, 0, { width: 40 }), { x: 30, y: 40 })).toBe(50);
  expect(distance(thing("box", 0, 0, { width: 40, height: 40 }), { x: 50, y: 20 })).toBe(30);
});

test("an arrow key leads to the nearest thing in its direction", () => {
  const [left, , right, below] = things as [Thing, Thing, Thing, Thing];
  expect(thingTowards(things, left, ARROWS["ArrowRight"]!)?.id).toBe("middle");
  expect(thingTowards(things, right, ARROWS["ArrowLeft"]!)?.id).toBe("middle");
  expect(thingTowards(things, below, ARROWS["ArrowUp"]!)?.id).toBe("middle");
  expect(thingTowards(things, left, ARROWS["ArrowUp"]!)).toBeUndefined();
});

test("an arrow key passes over things without a label", () => {
  const row = [thing("a", 0, 0), { id: "b", x: 10, y: 0 }, thing("c", 20, 0)];
  expect(thingTowards(row, row[0]!, ARROWS["ArrowRight"]!)?.id).toBe("c");
});

test("of equal cards, as many are chosen as were touched, and those that were", () => {
  const card = (id: string, touch: string) => thing(id, 0, 0, { touch, sprite: touch });
  const hand = [card("first", "B4"), card("second", "B4"), card("other", "Y8")];
  expect(chosenThings(hand, ["B4"], [])).toEqual(new Set(["first"]));
  expect(chosenThings(hand, ["B4"], ["second"])).toEqual(new Set(["second"]));
  expect(chosenThings(hand, ["B4", "Y8", "B4"], ["second"])).toEqual(new Set(["first", "second", "other"]));
});

test("a field and what stands on it are chosen together", () => {
  const both = [thing("field", 0, 0, { touch: "a1" }), thing("pawn", 0, 0, { touch: "a1", sprite: "round" })];
  expect(chosenThings(both, ["a1"], [])).toEqual(new Set(["field", "pawn"]));
});
