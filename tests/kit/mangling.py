"""Tampers with views, and plays on with those that are accepted.

`main` runs in a process of its own, because compiled code that leaves an array may end the process.
"""

from __future__ import annotations

import random

import numpy as np

from kit.cases import Case, all_cases
from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.errors import BadSeat, BadView
from stip.games.contract import Move
from stip.kernel.state import HEADER_BOUNDS
from stip.play.game import Game
from stip.play.position import Position, View, view_from_bytes

PLIES = (0, 1, 5, 20, 60, 150, 400)


def main(game: str, seed: int, count: int) -> None:
    """Print how many views were accepted."""
    print(use_accepted_views(game, seed, count))


def use_accepted_views(game: str, seed: int, count: int, is_searched: bool = True) -> int:
    """Tamper with views of `count` games, use those that are accepted, and return their number."""
    rng = random.Random(seed)
    cases = [case for case in all_cases() if case.game == game]
    accepted = 0
    for number in range(count):
        played = play_a_while(rng.choice(cases), rng, number)
        seat = rng.randint(0, played.players)
        for content in (random_bytes(played, rng), bytes_within_bounds(played, rng), *mangled(played, seat, rng)):
            try:
                view = view_from_bytes(game, content, seat)
            except (BadSeat, BadView):
                continue
            accepted += 1
            use(view, rng, is_searched)
    return accepted


def play_a_while(case: Case, rng: random.Random, seed: int) -> Game:
    game = case.new(seed)
    for _ in range(rng.choice(PLIES)):
        after = game.copy().play(Move(rng.choice(game.codes)))
        if after.is_over:
            break
        game = after
    return game


def random_bytes(game: Game, rng: random.Random) -> bytes:
    return rng.randbytes(game.rulebook.rules.STATE.itemsize)


def bytes_within_bounds(game: Game, rng: random.Random) -> bytes:
    """Return a state with the players and options of the game and random values in all other fields."""
    states = game._buffer.copy().array
    for name, (least, most) in bounds(game).items():
        if name != "players":
            states[name] = np.array([rng.randint(least, most) for _ in range(states[name].size)]).reshape(
                states[name].shape
            )
    return bytes(states.tobytes())


def mangled(game: Game, seat: int, rng: random.Random) -> list[bytes]:
    """Return views of the game in which a few items are changed, exchanged or shifted, within their bounds."""
    found = []
    for _ in range(20):
        states = game.view(seat)._buffer.copy().array
        for _ in range(rng.choice((1, 1, 2, 3))):
            name = rng.choice(list(bounds(game)))
            least, most = bounds(game)[name]
            entries = states[name].reshape(-1)
            one, other = rng.randrange(len(entries)), rng.randrange(len(entries))
            match rng.choice(("change", "exchange", "shift")):
                case "change":
                    entries[one] = rng.randint(least, most)
                case "exchange":
                    entries[one], entries[other] = entries[other], entries[one]
                case _:
                    entries[one] = min(most, int(entries[one]) + 1)
                    entries[other] = max(least, int(entries[other]) - 1)
        found.append(bytes(states.tobytes()))
    return found


def bounds(game: Game) -> dict[str, tuple[int, int]]:
    return {**HEADER_BOUNDS, **game.rulebook.rules.BOUNDS}


def use(view: View, rng: random.Random, is_searched: bool) -> None:
    """Do everything with a view that compiled code does."""
    assert view.codes or view.is_over or view.turn != view.seat
    world: Position = view.imagine(rng.getrandbits(60))
    for _ in range(30):
        describe(world)
        if world.is_over:
            break
        assert world.codes
        world = world.after(Move(rng.choice(world.codes)))
        View(world, rng.randint(0, world.players))
    if is_searched and view.turn == view.seat and view.seat and rng.random() < 0.1:
        Searcher(view.rulebook.name, rng.getrandbits(30)).search(view, Budget(iterations=20))


def describe(position: Position) -> None:
    for seat in range(1, position.players + 1):
        evaluator_for(position.rulebook.name).features_of(position, seat)
