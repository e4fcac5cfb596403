import { expect, test } from "vitest";
import type { PositionView, Thing } from "../generated";
import { handsAfter } from "./newCards";

const ME = 1;
const OTHER = 2;

function holding(...cards: string[]): PositionView[] {
  const things = [...cards, "pile"].map((id): Thing => ({ id, x: 0, y: 0, touch: id === "pile" ? "" : id }));
  return [{ seat: ME, scene: { panels: [{ name: "hand", label: "", box: [0, 0, 1, 1], things }], seats: [] } }];
}

/** The cards that are new after the last of these hands, each with the seat whose move led to it. */
function fresh(...hands: [PositionView[], number][]): string[] {
  const last = hands.reduce((before, [positions, mover]) => handsAfter(before, positions, mover), handsAfter(new Map(), [], 0));
  return [...(last.get(ME)?.fresh ?? [])];
}

test("nothing is new in a hand that is seen for the first time, or that has been dealt", () => {
  expect(fresh([holding("a", "b"), 0])).toEqual([]);
  expect(fresh([holding("a"), 0], [holding("a", "b", "c", "d"), OTHER])).toEqual([]);
});

test("a card that was given is new until its owner plays", () => {
  const given: [PositionView[], number][] = [
    [holding("a", "b"), 0],
    [holding("b", "c"), OTHER],
  ];
  expect(fresh(...given)).toEqual(["c"]);
  expect(fresh(...given, [holding("b", "c"), OTHER])).toEqual(["c"]);
  expect(fresh(...given, [holding("c"), ME])).toEqual([]);
});

test("a card that was drawn by playing another is new", () => {
  expect(fresh([holding("a", "b"), 0], [holding("b", "c"), ME])).toEqual(["c"]);
});

test("what cannot be touched is no card of the hand", () => {
  expect(fresh([holding("a"), 0], [holding("a"), OTHER])).toEqual([]);
});
