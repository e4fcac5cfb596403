"""No leak: what is told to a seat, or to a spectator, does not change when what they cannot see changes.

Twins are tables with the same visible past and other hidden things: one is true, the other imagined from a seat's view.
They are played on side by side, with secret moves that differ, as long as that seat cannot tell them apart.
"""

from __future__ import annotations

import ast
import base64
import random
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.cases import Case, default_cases
from kit.tables import (
    ANN,
    BOB,
    CAT,
    DAN,
    SECRETS,
    TableHarness,
    order,
    read_updates,
    two_people,
    updates_for,
    updates_for_all,
)

import stip
from stip.errors import StipError
from stip.games.contract import Move
from stip.games.scene import Scene
from stip.play.game import Game
from stip.play.seed import commitment, key_words
from stip.table.commands import Play, Resign, Sit, TableCommand
from stip.table.events import Dealt, Played
from stip.table.projection import scene_of, updates
from stip.table.table import Table
from stip.table.views import PositionView, PublicEvent, PublicUpdate, TableView

SOURCE = Path(stip.__file__).parent
MAX_PLIES = 25
NOW = 2_000_000

seeds = st.integers(0, 2**32)
each_case = pytest.mark.parametrize("case", default_cases(), ids=str)


def seated(case: Case, seed: int) -> Table:
    """A game in which every seat has a holder of its own."""
    names = " ".join(["Ann", *["open"] * (case.players - 1)])
    harness = TableHarness(order(names, case.game, dict(case.options)), seed=seed.to_bytes(32, "big"))
    for owner in (BOB, CAT, DAN)[: case.players - 1]:
        harness.do(owner, Sit(id="sit", name="Somebody"))
    return harness.table


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def twin_of(table: Table, seat: int, rng: random.Random) -> Table:
    """The same past; the present as this seat may imagine it."""
    twin = Table(table.code, [entry.event for entry in table.history])
    game_of(twin)._buffer = game_of(table).view(seat).imagine(rng.getrandbits(60))._buffer
    return twin


def seen(table: Table, seat: int) -> bytes:
    return bytes(game_of(table).view(seat).state.tobytes())


def told_to(table: Table, seat: int) -> bytes:
    return updates_for(table, (seat,) if seat else (), NOW)


def past(table: Table, seat: int, move: int) -> Scene:
    return scene_of(table, (seat,) if seat else (), move=move)


def play_on(tables: list[Table], rng: random.Random, seat: int) -> bool:
    """The same move at all tables; a secret one by somebody else may be another at each. False: there is no such."""
    choices = [game_of(table).legal_moves.codes.tolist() for table in tables]
    turn, notation = tables[0].turn, game_of(tables[0]).rulebook.notation
    common = sorted(set.intersection(*map(set, choices)))
    moves = [rng.choice(common)] * len(tables) if common else []
    if turn != seat and all(notation.is_secret(game_of(tables[0]).fields, code) for codes in choices for code in codes):
        moves = [rng.choice(codes) for codes in choices]
    for table, move in zip(tables, moves, strict=False):
        table.apply(Played(at=NOW, by=table.seats[turn - 1].owner, command=f"c{table.seq}", seat=turn, move=move))
    return bool(moves)


def attempts(table: Table, rng: random.Random, seat: int) -> list[TableCommand]:
    """Moves that this seat might try: those that anybody has, and nonsense."""
    game = game_of(table)
    codes = [int(code) for code in game.legal_moves.codes]
    tried: list[TableCommand] = [Play(id="t", seat=seat, ply=game.ply, move="nonsense")]
    for code in rng.sample(codes, min(3, len(codes))):
        fields = game.fields
        touches, text = (
            game.rulebook.notation.touches(fields, code),
            game.rulebook.notation.write_for_record(fields, code),
        )
        tried.append(Play(id="t", seat=seat, ply=game.ply, move=text))
        tried += [Play(id="t", seat=seat, ply=game.ply, touches=touches[:length]) for length in range(len(touches) + 1)]
        mixed = rng.sample(touches, len(touches))
        tried.append(Play(id="t", seat=seat, ply=game.ply, touches=mixed))
    return tried


def answer(table: Table, command: TableCommand, seat: int) -> object:
    try:
        return table.handle(command, table.seats[seat - 1].owner, NOW, bytes(32))
    except StipError as error:
        return type(error), error.facts, str(error)


@each_case
@pytest.mark.no_cover  # it takes long, and what it runs is tested elsewhere too
@given(seed=seeds)
@settings(max_examples=2)
def test_what_is_told_does_not_change_when_what_is_hidden_changes(case: Case, seed: int) -> None:
    for seat in range(case.players + 1):
        play_beside_twins(case, seed, seat)


def play_beside_twins(case: Case, seed: int, seat: int) -> None:
    rng = random.Random(seed)
    table = seated(case, seed)
    twin = twin_of(table, seat, rng)
    while table.phase == "playing" and game_of(table).ply < MAX_PLIES:
        assert told_to(table, seat) == told_to(twin, seat)
        for move in range(max(0, game_of(table).ply - 2), game_of(table).ply + 1):
            assert past(table, seat, move) == past(twin, seat, move)
        if seat:
            for command in attempts(rng.choice([table, twin]), rng, seat):
                assert answer(table, command, seat) == answer(twin, command, seat)
        if rng.random() < 0.2 or not play_on([table, twin], rng, seat):
            twin = twin_of(table, seat, rng)
            play_on([table], rng, seat)
            twin = twin_of(table, seat, rng)
        elif seen(table, seat) != seen(twin, seat):  # a card has been drawn, or shown, that tells them apart
            twin = twin_of(table, seat, rng)


@pytest.mark.parametrize("exchange", ["swap", "draw", "none"])
def test_before_a_card_is_shown_a_spectator_is_told_the_same_whatever_the_seed(exchange: str) -> None:
    """T-8: hands and gifts are between the players."""
    stories = defaultdict(set)
    for seed in range(24):
        harness = two_people("tokken", {"exchange": exchange}, seed=seed.to_bytes(32, "big"))
        first = harness.table.turn
        stories[first, 0].add(updates_for(harness.table, (), NOW))
        if exchange == "swap":
            harness.play_any(2)
            stories[first, 1].add(updates_for(harness.table, (), NOW))
    assert {len(told) for told in stories.values()} == {1}
    assert len(stories) == (4 if exchange == "swap" else 2)


def test_in_halma_everybody_is_told_the_same_whatever_the_seed_until_the_end() -> None:
    stories = defaultdict(set)
    for seed in range(8):
        harness = two_people(seed=seed.to_bytes(32, "big"))
        first = harness.table.turn
        harness.play_any(6)
        stories[first].add(tuple(updates_for_all(harness.table, NOW)))
        harness.do(ANN, Resign(id="1", seat=1))
        stories[0].add(tuple(updates_for_all(harness.table, NOW)))
    assert len(stories[1]) == len(stories[2]) == 1
    assert len(stories[0]) == 8, "then the seed is told"


@each_case
@pytest.mark.parametrize("seed", [0x1F2E3D4C5B6A79880123456789ABCDEF, 2**255 + 12345], ids=["small", "large"])
def test_no_seed_secret_or_holder_is_in_any_update_before_the_end(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    table = seated(case, seed)
    while table.phase == "playing" and game_of(table).ply < MAX_PLIES:
        play_on([table], rng, 0)
    key = seed.to_bytes(32, "big")
    hidden = [key.hex(), base64.b64encode(key).decode(), *SECRETS.values(), *table.owners]
    hidden += [commitment(key)] if seed < 2**128 else []
    for seat in range(case.players + 1):
        everything = told_to(table, seat)
        assert not [one for one in hidden if one.encode() in everything]
        last = read_updates(everything)[-1].table
        assert last is not None
        for position in last.positions:
            state = base64.b64decode(position.state)
            assert len(state) == game_of(table).rulebook.rules.STATE.itemsize
            assert key_words(key).tobytes() not in state
        assert seed < 2**128 or commitment(key) in everything.decode()


@each_case
def test_a_move_is_told_from_what_everybody_sees_and_that_tells_it_whole(case: Case) -> None:
    rng = random.Random(5)
    table = seated(case, 5)
    for _ in range(MAX_PLIES):
        game = game_of(table)
        move = Move(int(rng.choice(game.legal_moves.codes)))
        shown, touches = game.rulebook.notation.write_for_record(game.fields, move), game.touches(move)
        table.apply(Played(at=NOW, seat=table.turn, move=int(move)))
        assert (table.history[-1].move, list(table.history[-1].touches)) == (shown, touches)


def test_events_are_told_by_one_exit_only() -> None:
    """Nothing but `projection.py` makes news, views or updates."""

    def kinds(kind: type[msgspec.Struct]) -> set[str]:
        return {kind.__name__, *(name for child in kind.__subclasses__() for name in kinds(child))}

    exits = kinds(PublicEvent) | {one.__name__ for one in (PublicUpdate, TableView, PositionView)}
    makers = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                makers |= {file.relative_to(SOURCE).as_posix()} if name in exits else set()
    assert makers == {"table/projection.py"}


def test_a_seat_is_told_its_own_view_and_a_spectator_nobodys() -> None:
    harness = two_people("tokken")
    for seats, expected in (([1], [1]), ([2], [2]), ([1, 2], [1, 2]), ([], [0])):
        view = updates(harness.table, 0, seats, NOW)[-1].table
        assert view is not None
        assert [position.seat for position in view.positions] == expected
    dealt = [entry.event for entry in harness.table.history if isinstance(entry.event, Dealt)]
    assert len(dealt) == 1
    assert harness.table.owners == {ANN, BOB}
