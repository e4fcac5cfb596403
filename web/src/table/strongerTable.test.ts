import { expect, test } from "vitest";
import type { SeatView, TableView } from "../generated";
import { strongerTable } from "./strongerTable";

const ME: SeatView = { kind: "person", name: "Anna", is_mine: true };

function table(...seats: SeatView[]): TableView {
  return { game: "a-game", options: { size: 7 }, seats, phase: "over" };
}

test("the same table is asked for with bots a level stronger, up to the strongest", () => {
  expect(strongerTable(table(ME, { kind: "bot", level: 2 }, { kind: "bot", level: 5 }))).toEqual({
    game: "a-game",
    players: 3,
    options: { size: 7 },
    clock: null,
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "bot", level: 3 },
      { kind: "bot", level: 5 },
    ],
  });
});

test("after a bot between two levels comes one of a whole level that is clearly stronger", () => {
  const levels = [2.25, 2.5, 4.75].map((level) => strongerTable(table(ME, { kind: "bot", level }))?.seats[1]);
  expect(levels).toEqual([3, 4, 5].map((level) => ({ kind: "bot", level })));
});

test("after a game that was lost, nobody is sent on to a stronger bot", () => {
  const played = table(ME, { kind: "bot", level: 2 });
  const ended = (places: number[]) => ({ ...played, outcome: { places, scores: [0, 0], reason: "G-6" } });
  expect(strongerTable(ended([2, 1]))).toBeUndefined();
  expect(strongerTable(ended([1, 2]))?.seats[1]).toEqual({ kind: "bot", level: 3 });
  expect(strongerTable(ended([1, 1]))).toBeDefined();
});

test("among people, for spectators and above the strongest there is none", () => {
  expect(strongerTable(table(ME, { kind: "person", name: "Bo" }))).toBeUndefined();
  expect(strongerTable(table({ kind: "person", name: "Bo" }, { kind: "bot", level: 1 }))).toBeUndefined();
  expect(strongerTable(table(ME, { kind: "bot", level: 5 }))).toBeUndefined();
});
