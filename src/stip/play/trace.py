"""The trace of a game: JSON Lines with full information, so that another program can check the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from stip.games.contract import Move
from stip.kernel.buffer import UINT32, Buffer
from stip.kernel.chance import fast_below, start_fast
from stip.play.game import Game

Policy = Callable[[Game], Move]


def random_policy(seed: bytes) -> Policy:
    """Return a policy that chooses uniformly among the legal moves. It has a generator of its own and does not use the
    game's."""
    rng = Buffer.zeros(4, UINT32).array
    start_fast(rng, int.from_bytes(seed[-4:], "big"), int.from_bytes(seed[-8:-4], "big"))

    def choose(game: Game) -> Move:
        codes = sorted(game.codes)
        return Move(codes[fast_below(rng, len(codes))])

    return choose


def trace(game: Game, choose: Policy, plies: int | None = None) -> Iterator[str]:
    """Play on by a policy, for at most `plies` plies, and yield one line for every decision."""
    notation, setup = game.rulebook.notation, game.setup
    yield _line(
        game=setup.game,
        players=setup.players,
        options=dict(setup.options),
        seed=setup.seed.hex(),
        **({"first": setup.first} if setup.first else {}),  # chosen: no lot was drawn (G-7)
        setup=notation.trace_setup(game.fields),
    )
    while not game.is_over and (plies is None or game.ply < plies):
        before, ply, seat, move = game.fields, game.ply, int(game.turn), choose(game)
        written = {code: notation.write(before, code) for code in game.codes}
        game.play(move)
        chance = notation.trace_chance(before, game.fields)
        yield _line(
            ply=ply,
            seat=seat,
            **notation.trace_turn(before),
            legal=sorted(written.values()),
            move=written[move],
            **({"chance": chance} if chance else {}),
        )
    if outcome := game.outcome:
        yield _line(over=True, ranking=outcome.places, scores=outcome.scores, reason=outcome.reason)


def _line(**facts: object) -> str:
    return json.dumps(facts)
