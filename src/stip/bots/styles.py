"""The styles of levels: what a bot likes more, or less, than it is worth, by which one can recognise it.

A style says by how much more than its weight a feature of the game's evaluation counts (1: twice as much, -1: not at
all). `FEATURE-theirs` is the same feature of the opponents, for whom it should be low. A style changes which of the
moves that a search has judged is chosen, not the search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stip.bots.evaluator import Evaluator, Numbers, weighted_sum
from stip.games.contract import Move
from stip.games.rulebook import Rulebook
from stip.play.position import Position, View

DETERMINIZATIONS = 3  # imagined positions over which features are averaged
THEIRS = "-theirs"

Style = Mapping[str, float]


def style_names(book: Rulebook) -> set[str]:
    """Return the names that may occur in a style for a game."""
    return {feature + suffix for feature in book.evaluation.FEATURES for suffix in ("", THEIRS)}


def style_bonuses(evaluator: Evaluator, view: View, moves: Sequence[Move], style: Style, seed: int) -> list[float]:
    """Return what a style adds to the worth of each move, in log-odds."""
    weights = list(zip(evaluator.evaluation.FEATURES, evaluator.weights_for(view), strict=True))
    own, theirs = ([weight * style.get(name + suffix, 0.0) for name, weight in weights] for suffix in ("", THEIRS))
    seats: dict[int, Numbers] = {view.seat: own} if any(own) else {}
    if any(theirs) and (opponents := _opponents_of(view)):
        seats |= dict.fromkeys(opponents, tuple(-weight / len(opponents) for weight in theirs))

    def bonus(positions: Sequence[Position]) -> float:
        worth = 0.0
        for one in positions:
            for seat, weights in seats.items():
                worth += weighted_sum(weights, evaluator.features_of(one, seat))
        return worth / len(positions)

    worlds = [view.imagine(seed + number) for number in range(DETERMINIZATIONS)]
    before = bonus(worlds)
    return [bonus([_after(world, move) for world in worlds]) - before for move in moves]


def _opponents_of(view: View) -> list[int]:
    """Return the seats that still play, other than that of the view and its partner's."""
    sides, teams = tuple(range(view.players)), view.rulebook.teams
    if teams:
        option = next(one for one in view.rulebook.options if one.name == teams.option)
        if getattr(view.fields, option.name) == option.code(teams.value):
            sides = teams.sides
    own, places = sides[view.seat - 1], view.fields.places
    return [seat for seat, side in enumerate(sides, 1) if side != own and not places[seat]]


def _after(world: Position, move: Move) -> Position:
    """Return the position after a move that is known to be legal, without checking it as `Position.after` does."""
    buffer = world._buffer.copy()
    world.rulebook.apply(buffer, 0, move)
    return Position(world.rulebook, buffer)
