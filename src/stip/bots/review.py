"""A review of a game: the chances after every move, where the game turned, and what would have been better.

Every move is judged by what its player could see then. It is for games that are over: of one that goes on, the chances
would be a hint to everybody.
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
MISTAKE, BLUNDER = 0.08, 0.2  # what a move gives away, of a chance between 0 and 1
MIN_CHANCE = 1e-6  # of a chance to beat another
FIT_STEPS = 100  # towards the strengths of seats
MIN_VISITS = 20  # visits from which on the search knows a move well enough


@dataclass(frozen=True)
class ReviewedMove:
    """One move of the game, or a resignation."""

    number: int  # of the log, from 1
    seat: int
    text: str
    touches: tuple[str, ...]  # that play it, as its seat would
    chances: tuple[float, ...]  # of each seat to win, after it
    loss: float = 0.0  # the chance that it gave away
    better: str = ""  # the move that was best, if another
    better_touches: tuple[str, ...] = ()
    reason: Reason | None = None  # why

    @property
    def sign(self) -> str:
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


def review(game: Game, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[ReviewedMove]:
    """Judges all moves, one after another."""
    is_in_teams = game.setup.options.get("teams") == "yes"
    candidates, _ = analyse(game.position_at(0), iterations, seed)
    for number, entry in enumerate(game.log):
        seen, (candidates, chances) = candidates, analyse(game.position_at(number + 1), iterations, seed)
        winning = win_chances(chances, is_in_teams)
        if (outcome := game.position_at(number + 1).outcome) is not None:
            sides = len(outcome.winners) / (2 if is_in_teams else 1)
            winning = tuple((place == 1) / sides for place in outcome.places)
        before = game.position_at(number)
        if isinstance(entry, Resignation):
            yield ReviewedMove(number + 1, entry.seat, f"resign {entry.seat}", (), winning)
            continue
        seat, show = int(before.state.seat), partial(before.rulebook.notation.write_for_record, before.state)
        view, best = View(before, seat), seen[0]
        described = (number + 1, seat, show(entry), tuple(view.touches(entry)), winning)
        loss = _loss(before, entry, seen, chances, iterations, seed)
        if loss < MISTAKE:
            yield ReviewedMove(*described, max(loss, 0.0))
        else:
            reason = reason_for(evaluator_for(game.setup.game), view, best)
            yield ReviewedMove(*described, loss, show(best.move), tuple(view.touches(best.move)), reason)


def win_chances(chances: tuple[float, ...], is_in_teams: bool = False) -> tuple[float, ...]:
    """The chance of each seat to beat all others, from that to beat another: the strengths of Bradley and Terry that
    lead to such chances, as shares of their sum. Partners win together."""
    chances = tuple(max(chance, MIN_CHANCE) for chance in chances)
    strengths = list(chances)
    for _ in range(FIT_STEPS):
        for i, chance in enumerate(chances):
            met = sum(1 / (strengths[i] + other) for j, other in enumerate(strengths) if j != i)
            strengths[i] = chance * (len(chances) - 1) / met
        total = sum(strengths)
        strengths = [strength / total for strength in strengths]
    if is_in_teams:
        return tuple(strengths[i] + strengths[i - 2] for i in range(4))
    return tuple(strengths)


def analyse(position: Position, iterations: int, seed: int) -> tuple[list[Candidate], tuple[float, ...]]:
    """The thoughts of whoever is to move, and the chances of all seats, each to beat another: with three or four
    players these add up to more than one."""
    seats = range(1, position.players + 1)
    if position.is_over:
        places = [int(position.state.places[seat]) for seat in seats]
        beaten = [sum((place < other) + (place == other) / 2 for other in places) - 0.5 for place in places]
        return [], tuple(share / (position.players - 1) for share in beaten)
    searcher = Searcher(position.rulebook.name, seed, settings={"handicap_threshold": 1e9})
    candidates = searcher.search(View(position, position.turn), Budget(iterations))
    return candidates, searcher.chances()


def _loss(
    before: Position, move: Move, seen: list[Candidate], afterwards: tuple[float, ...], iterations: int, seed: int
) -> float:
    """The chance that a move gave away: as the search saw it then, if it had looked at the move. Otherwise as it sees
    what came of it, beside what would have come of the best: chances look better to whoever is to move."""
    best, seat = seen[0], int(before.state.seat)
    if move == best.move:
        return 0.0
    for candidate in seen:
        if candidate.move == move and candidate.visits >= MIN_VISITS:
            return best.chance - candidate.chance
    _, instead = analyse(before.after(best.move), iterations, seed)
    return instead[seat - 1] - afterwards[seat - 1]
