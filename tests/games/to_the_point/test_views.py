"""To the Point: what a seat sees and can imagine (TP-24, G-4), and that nothing is lost or found on the way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest
from kit.positions import after
from kit.to_the_point import BOOK, table

from stip.games.contract import Move
from stip.games.to_the_point import codes, rules, views
from stip.games.to_the_point.board import ALL_TILES, BESIDE, CARD_NAMES, CENTRE, COPIES, KINDS, turned
from stip.kernel.buffer import Buffer
from stip.kernel.chance import start_fast
from stip.kernel.entry_point import engine
from stip.play.game import Game, new
from stip.play.position import Position, View

OPTIONS: list[dict[str, Any]] = [
    {"board": board, "own_pawn_only": own, "push": push}
    for board, own, push in product(("7x7", "5x7"), ("no", "yes"), ("free", "rest"))
]
PLIES = 40 if engine() == "plain" else 500


def rng_of(seed: int) -> Buffer:
    rng = Buffer(np.zeros(4, np.uint32))
    start_fast(rng.array, seed, 1)
    return rng


def random_game(seed: int, **options: Any) -> Game:
    """A game that likes cards, so that the discards are shuffled often."""
    rng = random.Random(seed)
    game = new("to-the-point", seed=seed, **options)
    while not game.is_over and game.ply < PLIES:
        legal = game.legal_moves.codes.tolist()
        cards = [code for code in legal if codes.WALK <= code >> codes.KIND <= codes.CHANGE]
        game.play(Move(rng.choice(cards or legal)))
    return game


def look(tile: int) -> int:
    """A tile, however it lies."""
    return min(turned(tile, times) for times in range(4))


def cards_in(position: Position) -> Counter[int]:
    state = position.state
    cards = Counter({card: int(state.discards[card]) for card in range(KINDS)})
    cards.update(int(card) for card in state.card_pile[int(state.next_card) : int(state.card_end)])
    cards.update(int(card) for seat in (1, 2) for card in state.hands[seat])
    del cards[0]
    return cards


def tiles_in(position: Position) -> Counter[int]:
    state = position.state
    tiles = [*state.cells[:CENTRE], *state.cells[CENTRE + 1 : BESIDE], *state.display]
    tiles += [*state.tile_pile[int(state.next_tile) :]]
    return Counter(look(int(tile)) for tile in tiles if int(tile))


ALL_CARDS = Counter(dict.fromkeys(range(1, KINDS), COPIES))
TILE_LOOKS = Counter(look(int(tile)) for tile in ALL_TILES)


@pytest.mark.clause("TP-4", "TP-5")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_card_or_tile_is_lost_or_found(options: dict[str, Any]) -> None:
    """Every imagined world has all of them, too."""
    game = random_game(1, **options)
    rng = rng_of(1)
    for entries in range(0, len(game.log) + 1, 20):
        position = game.position_at(entries)
        assert cards_in(position) == ALL_CARDS
        assert tiles_in(position) == TILE_LOOKS
        for seat in (0, 1, 2):
            view = View(position, seat)
            world = view.imagine(rng)
            assert cards_in(world) == ALL_CARDS
            assert tiles_in(world) == TILE_LOOKS
            assert View(world, seat)._buffer.array.tobytes() == view._buffer.array.tobytes()


@pytest.mark.clause("TP-24", "G-4")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    """The other hand and the order of both piles are hidden; discards and open tiles are not."""
    game = random_game(2)
    for entries in (0, 11, PLIES - 1):
        truth = game.position_at(entries)
        view = View(truth, 1)
        state = view.state
        assert not state.seed.any()
        assert {int(card) for card in state.hands[2]} == {views.HIDDEN}
        assert state.hands[1].tolist() == truth.state.hands[1].tolist()
        assert state.discards.tolist() == truth.state.discards.tolist()
        assert state.display.tolist() == truth.state.display.tolist()
        assert not state.tile_pile[int(state.next_tile) :].any()
        assert set(state.card_pile.tolist()) <= {views.HIDDEN, 0}
        spectator = View(truth, 0).state
        assert set(spectator.hands[1:].ravel().tolist()) == {views.HIDDEN}
        assert not spectator.kept.any()


@pytest.mark.clause("TP-16", "G-4")
def test_a_hand_that_won_is_seen_to_have_three_cards() -> None:
    """The number of cards is public."""
    won = after(table(yellow="c7e", hand="Y8 Y8 G/ Y8", c7="bbbb", d7="ybbb"), "Y8 ne")
    view = View(won, 2)
    assert view.state.hands[1].tolist() == [views.HIDDEN] * 3 + [0]
    assert [int(card) > 0 for card in view.imagine(rng_of(2)).state.hands[1]] == [True] * 3 + [False]


@pytest.mark.clause("TP-16")
def test_who_counts_cards_knows_what_the_opponent_kept_since_the_shuffle() -> None:
    """Then the pile is empty, and all that is neither discarded nor one's own is in the other hand."""
    game = random_game(3)
    known: Counter[int] = Counter()  # what seat 1 knows to be in seat 2's hand
    shuffles = 0
    for entries, entry in enumerate(game.log):
        before, after = game.position_at(entries).state, game.position_at(entries + 1).state
        code, seat = int(entry) if isinstance(entry, int) else 0, int(before.seat)
        kind, put_down = code >> codes.KIND, []
        if codes.WALK <= kind <= codes.SWAP:
            put_down = [code >> codes.A & 63]
        elif kind == codes.CHANGE:
            put_down = [card for i in range(4) if (card := code >> codes.CARD * i & 31)]
        if seat == 2:
            known -= Counter(put_down)
        if after.discards.sum() < before.discards.sum():
            shuffles += 1
            pile = Counter(after.card_pile[: int(after.card_end)].tolist())
            own = Counter(after.hands[1].tolist())
            if seat == 1:  # some of them came after the shuffle
                own -= Counter(after.card_pile[: int(after.next_card)].tolist())
            known = ALL_CARDS - pile - own
        assert known == Counter({card: int(after.kept[2, card]) for card in range(1, KINDS) if after.kept[2, card]})
        assert known <= Counter(after.hands[2].tolist())
    assert shuffles > 2 or engine() == "plain"


@pytest.mark.clause("G-4")
def test_imagined_worlds_are_all_that_is_possible_and_equally_likely() -> None:
    """Three cards that seat 1 has not seen, B8, G8 and Y8: one of them in the other hand, two in the pile in an order.
    The other three of that hand were kept since the last shuffle."""
    buffer = table(hand="Bx Bx Bx B4", other_hand="Gx Gx G4 B8")._buffer.copy()
    state = buffer.array[0]
    unseen = [CARD_NAMES.index(name) for name in ("B8", "G8", "Y8")]
    state.card_pile[:] = 0
    state.card_pile[7:9] = unseen[1:]
    state.next_card, state.card_end = 7, 9
    state.discards[1:] = COPIES
    for card in [*state.hands[1], *state.hands[2], *state.card_pile[7:9]]:
        state.discards[int(card)] -= 1
    for card in state.hands[2][1:]:
        state.kept[2, int(card)] += 1
    assert int(state.hands[2][0]) == unseen[0]
    view, rng = View(Position(BOOK, buffer), 1), rng_of(5)
    times = 600 if engine() == "plain" else 6000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        world = view.imagine(rng).state
        (held,) = Counter(world.hands[2].tolist()) - Counter(state.hands[2][1:].tolist())
        assert world.hands[2].tolist() == sorted(world.hands[2].tolist())
        found[(held, *world.card_pile[7:9].tolist())] += 1
    assert len(found) == 6
    assert all({*cards} == {*unseen} for cards in found)
    assert all(abs(count - times / 6) < times / 6 * 0.25 for count in found.values())


def test_an_imagined_tile_pile_is_any_order_of_the_tiles_not_drawn() -> None:
    game = new("to-the-point", seed=9)
    rng = rng_of(6)
    first = Counter(int(game.view(1).imagine(rng).state.tile_pile[3]) for _ in range(200))
    hidden = Counter(ALL_TILES) - Counter(game.state.tile_pile[:3].tolist())
    assert set(first) <= set(hidden)
    assert len(first) > 20


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_machine_code_and_plain_python_give_the_same_bytes(options: dict[str, Any]) -> None:
    game = random_game(4, **options)
    states = BOOK.new_state(2, game.setup.options).array
    states["chance"] = 1
    states["seed"] = np.frombuffer(game.setup.seed, "<u4")
    plain, listed = states[0], np.zeros(rules.MAX_MOVES, np.int32)
    rules.deal(plain)
    for entries, entry in enumerate(game.log[:40]):
        position = game.position_at(entries)
        assert plain.tobytes() == position.state.tobytes()
        count = rules.legal(plain, listed)
        assert listed[:count].tolist() == position.legal_moves.codes.tolist()
        for seat in (0, 1, 2):
            hidden = plain.copy()
            rules.hide(hidden, seat)
            assert hidden.tobytes() == View(position, seat).state.tobytes()
            rng = rng_of(entries)
            rules.imagine(hidden, seat, rng.array)
            assert hidden.tobytes() == View(position, seat).imagine(rng_of(entries)).state.tobytes()
        assert isinstance(entry, int)
        rules.apply(plain, int(entry))
    assert plain.tobytes() == game.position_at(min(40, len(game.log))).state.tobytes()


@pytest.mark.clause("TP-25", "TP-26")
@pytest.mark.parametrize("options", OPTIONS[:1] if engine() == "plain" else OPTIONS, ids=str)
def test_every_random_game_ends_by_its_rules(options: dict[str, Any]) -> None:
    rng = random.Random(6)
    for seed in range(1 if engine() == "plain" else 3):
        game = new("to-the-point", seed=seed, **options)
        while not game.is_over:
            game.play(Move(int(rng.choice(game.legal_moves.codes))))
        assert game.outcome is not None
        assert game.outcome.reason in ("TP-25", "TP-26")
        assert int(game.state.turns) <= 400
