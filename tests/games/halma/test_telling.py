"""What is told of Halma: jumps, pawns that arrive, and what decided the game."""

from __future__ import annotations

import random

from kit.halma import drawn
from kit.telling import effects

import stip
from stip.bots.players import make_player
from stip.games.halma import scene


def test_a_chain_of_jumps_is_counted() -> None:
    position = drawn(
        """
        . . . . .
        . . . 2 .
        . . . . .
        . 2 . . .
        1 . . . .
        """.replace("2", "1"),
        corner="f5",
    )
    assert effects(position, position.after("f5:j9")) == "2 jumps in one go."
    assert effects(position, position.after("f5:h7")) == ""
    assert effects(position, position.after("f5-f6")) == ""


def test_a_game_tells_how_many_pawns_have_arrived_and_what_decided_it() -> None:
    game = stip.new("halma", 2, seed=1, first=1)
    players, said = [make_player("greedy", "halma", seat) for seat in (1, 2)], []
    while not game.is_over:
        before = game.position_at(len(game.log))
        game.play(players[game.turn - 1].choose(game.view(game.turn)))
        said.append(effects(before, game))
    assert any(text.endswith("1 of 19 pawns are in the far court.") for text in said)
    winner = next(seat for seat in (1, 2) if game.fields.places[seat] == 1)
    ending = scene.scene(game.view(1).fields, 1, "en").ending
    assert ending is not None
    assert ending.winners == [winner]
    assert ending.sprites == ["round-red" if winner == 1 else "round-blue"]
    assert ending.text.startswith("All 19 pawns are in the far court. The other had ")
    assert said[-1].endswith(f"All {'red' if winner == 1 else 'blue'} pawns are home.")


def test_who_resigns_has_no_row_of_pawns_to_tell_of() -> None:
    game, rng = stip.new("halma", 3, seed=1), random.Random(1)
    for _ in range(10):
        game.play(rng.choice(list(game.legal_moves)))
    game.resign(2).resign(3)
    assert scene.scene(game.view(1).fields, 1, "en").ending is None
