"""Reviews of finished games: the chances after every move, the turning points, and better moves.

Every move is judged by what its player could see. Games in progress are not reviewed, because the chances would be a
hint to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import Reason, reason_for
from stip.bots.searcher import Budget, Candidate, Searcher
from stip.games.contract import Move
from stip.play.game import Game, Resignation
from stip.play.position import Position, View

ITERATIONS = 600
MISTAKE, BLUNDER = 0.08, 0.2  # how much of a chance between 0 and 1 a move gives away
MIN_CHANCE = 1e-6  # the least chance to beat another seat that is used in the fit
FIT_STEPS = 100  # iterations of the fit
MIN_VISITS = 20  # visits a move needs for its value to be trusted


@dataclass(frozen=True)
class ReviewedMove:
    """A move or resignation with its review."""

    number: int  # in the log, from 1
    seat: int
    text: str
    touches: tuple[str, ...]  # the touches that play it, from its seat's point of view
    chances: tuple[float, ...]  # of each seat to win, after this move
    loss: float = 0.0  # the chance that the move gave away
    better: str = ""  # the best move, if this was not it
    better_touches: tuple[str, ...] = ()
    reason: Reason | None = None  # why

    @property
    def sign(self) -> str:
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


def review(game: Game, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[ReviewedMove]:
    """Yield a review of every move, in order."""
    sides = game.rulebook.sides(game.players, game.setup.options)
    candidates, _ = analyse(game.position_at(0), iterations, seed)
    for number, entry in enumerate(game.log):
        seen, (candidates, chances) = candidates, analyse(game.position_at(number + 1), iterations, seed)
        winning = win_chances(chances, sides)
        if (outcome := game.position_at(number + 1).outcome) is not None:
            winners = len({sides[seat - 1] for seat in outcome.winners})
            winning = tuple((place == 1) / winners for place in outcome.places)
        before = game.position_at(number)
        if isinstance(entry, Resignation):
            yield ReviewedMove(number + 1, entry.seat, f"resign {entry.seat}", (), winning)
            continue
        seat, show = before.turn, partial(before.rulebook.notation.write_for_record, before.fields)
        view, best = View(before, seat), seen[0]
        described = (number + 1, seat, show(entry), tuple(view.touches(entry)), winning)
        loss = _loss(before, entry, seen, chances, iterations, seed)
        if loss < MISTAKE:
            yield ReviewedMove(*described, max(loss, 0.0))
        else:
            reason = reason_for(evaluator_for(game.setup.game), view, best)
            yield ReviewedMove(*described, loss, show(best.move), tuple(view.touches(best.move)), reason)


def win_chances(chances: tuple[float, ...], sides: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance to win the game, from its chances to beat another seat: the Bradley–Terry strengths
    that lead to these chances, normalised to a sum of one. Partners win together."""
    chances = tuple(max(chance, MIN_CHANCE) for chance in chances)
    strengths = list(chances)
    for _ in range(FIT_STEPS):
        for i, chance in enumerate(chances):
            met = sum(1 / (strengths[i] + other) for j, other in enumerate(strengths) if j != i)
            strengths[i] = chance * (len(chances) - 1) / met
        total = sum(strengths)
        strengths = [strength / total for strength in strengths]
    return tuple(sum(strengths[j] for j, side in enumerate(sides) if side == own) for own in sides)


def analyse(position: Position, iterations: int, seed: int) -> tuple[list[Candidate], tuple[float, ...]]:
    """Return the candidates of the seat to move, and each seat's chance to beat another seat; with three or four
    players these add up to more than one."""
    seats = range(1, position.players + 1)
    if position.is_over:
        places = [position.fields.places[seat] for seat in seats]
        beaten = [sum((place < other) + (place == other) / 2 for other in places) - 0.5 for place in places]
        return [], tuple(share / (position.players - 1) for share in beaten)
    searcher = Searcher(position.rulebook.name, seed, settings={"handicap_threshold": 1e9})
    candidates = searcher.search(View(position, position.turn), Budget(iterations))
    return candidates, searcher.chances()


def _loss(
    before: Position, move: Move, seen: list[Candidate], afterwards: tuple[float, ...], iterations: int, seed: int
) -> float:
    """Return the chance that a move gave away. If the search visited the move often enough, its value is used;
    otherwise the positions after this move and after the best move are compared, because chances look better to the
    seat to move."""
    best, seat = seen[0], before.turn
    if move == best.move:
        return 0.0
    for candidate in seen:
        if candidate.move == move and candidate.visits >= MIN_VISITS:
            return best.chance - candidate.chance
    _, instead = analyse(before.after(best.move), iterations, seed)
    return instead[seat - 1] - afterwards[seat - 1]
