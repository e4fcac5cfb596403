import { expect, test } from "vitest";
import type { ReviewedMoveView } from "../generated";
import { bestMove } from "./bestMove";

/** A move of a seat, after which seat 1 has this chance. */
function move(number: number, seat: number, chance: number, others: Partial<ReviewedMoveView> = {}): ReviewedMoveView {
  return { number, seat, text: "", words: "", touches: ["a"], chances: [chance, 1 - chance], ...others };
}

const MOVES = [move(1, 1, 0.5), move(2, 2, 0.4), move(3, 1, 0.6), move(4, 2, 0.3), move(5, 1, 0.4), move(6, 2, 0.5), move(7, 1, 1)];

test("the best move is the one after which the chances rose most", () => {
  expect(bestMove(MOVES, [1])?.number).toBe(3);
  expect(bestMove(MOVES, [2])?.number).toBe(4);
  expect(bestMove(MOVES, [1, 2])?.number).toBe(4);
});

test("neither a mistake nor the last move is the best", () => {
  const mistaken = MOVES.map((one) => (one.number === 3 ? { ...one, loss: 0.1 } : one));
  expect(bestMove(mistaken, [1])?.number).toBe(5);
});

test("where no move helped, nothing is said", () => {
  expect(bestMove([move(1, 1, 0.5), move(2, 2, 0.3), move(3, 1, 0.31), move(4, 2, 0)], [1])).toBeUndefined();
  expect(bestMove(MOVES, [])).toBeUndefined();
  expect(bestMove([], [1])).toBeUndefined();
});
