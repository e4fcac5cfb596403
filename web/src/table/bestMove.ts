// One's best move of a finished game, from its review.
import type { ReviewedMoveView } from "../generated";

const MAX_LOSS = 0.02; // of a chance between 0 and 1: what may have been better by so little was as good
const MIN_GAIN = 0.04; // a move that helped less is not worth a word

/** The move of these seats that helped most and was no mistake; not the last one, which everybody has just seen. */
export function bestMove(moves: ReviewedMoveView[], seats: number[]): ReviewedMoveView | undefined {
  const gains = moves.slice(1, -1).flatMap((move, place) => {
    const gain = (move.chances[move.seat - 1] ?? 0) - (moves[place]!.chances[move.seat - 1] ?? 0);
    const isGood = seats.includes(move.seat) && move.touches.length > 0 && (move.loss ?? 0) <= MAX_LOSS && gain >= MIN_GAIN;
    return isGood ? [{ move, gain }] : [];
  });
  return gains.sort((one, other) => other.gain - one.gain)[0]?.move;
}
