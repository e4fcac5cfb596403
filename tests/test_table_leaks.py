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
from kit.tables import ANN, BOB, CAT, DAN, SECRETS, Keeper, order, read_updates, told, told_to_all, two_people

import stip
from stip.errors import StipError
from stip.games.rulebook import Move
from stip.games.scenery import Scene
from stip.play.game import Game
from stip.play.seed import commitment, key_words
from stip.table import messages
from stip.table.events import Dealt, Played
from stip.table.messages import News, Play, PositionView, Resign, TableCommand, TableView, Update
from stip.table.news import scene_of, updates
from stip.table.table import Table

SOURCE = Path(stip.__file__).parent
MOST_PLIES = 25
NOW = 2_000_000

seeds = st.integers(0, 2**32)
each_case = pytest.mark.parametrize("case", default_cases(), ids=str)


def seated(case: Case, seed: int) -> Table:
    """A game in which every seat has a holder of its own."""
    names = " ".join(["Ann", *["open"] * (case.players - 1)])
    keeper = Keeper(order(names, case.game, dict(case.options)), seed=seed.to_bytes(32, "big"))
    for holder in (BOB, CAT, DAN)[: case.players - 1]:
        keeper.do(holder, messages.Sit(id="sit", name="Somebody"))
    return keeper.table


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def twin_of(table: Table, seat: int, luck: random.Random) -> Table:
    """The same past; the present as this seat may imagine it."""
    twin = Table(table.code, [happened.event for happened in table.history])
    game_of(twin)._batch = game_of(table).view(seat).imagine(luck.getrandbits(60))._batch
    return twin


def seen(table: Table, seat: int) -> bytes:
    return bytes(game_of(table).view(seat).state.tobytes())


def told_to(table: Table, seat: int) -> bytes:
    return told(table, (seat,) if seat else (), NOW)


def past(table: Table, seat: int, move: int) -> Scene:
    return scene_of(table, (seat,) if seat else (), move=move)


def play_on(tables: list[Table], luck: random.Random, seat: int) -> bool:
    """The same move at all tables; a secret one by somebody else may be another at each. False: there is no such."""
    choices = [game_of(table).legal_moves.codes.tolist() for table in tables]
    turn, words = tables[0].turn, game_of(tables[0]).rulebook.words
    common = sorted(set.intersection(*map(set, choices)))
    moves = [luck.choice(common)] * len(tables) if common else []
    if turn != seat and all(words.is_secret(game_of(tables[0]).state, code) for codes in choices for code in codes):
        moves = [luck.choice(codes) for codes in choices]
    for table, move in zip(tables, moves, strict=False):
        table.apply(Played(at=NOW, by=table.seats[turn - 1].holder, command=f"c{table.seq}", seat=turn, move=move))
    return bool(moves)


def attempts(table: Table, luck: random.Random, seat: int) -> list[TableCommand]:
    """Moves that this seat might try: those that anybody has, and nonsense."""
    game = game_of(table)
    codes = [int(code) for code in game.legal_moves.codes]
    tried: list[TableCommand] = [Play(id="t", seat=seat, ply=game.ply, move="nonsense")]
    for code in luck.sample(codes, min(3, len(codes))):
        fields = game.fields
        touches, text = game.rulebook.words.touches(fields, code), game.rulebook.words.show(fields, code)
        tried.append(Play(id="t", seat=seat, ply=game.ply, move=text))
        tried += [Play(id="t", seat=seat, ply=game.ply, touches=touches[:length]) for length in range(len(touches) + 1)]
        luck.shuffle(touches)
        tried.append(Play(id="t", seat=seat, ply=game.ply, touches=touches))
    return tried


def answer(table: Table, command: TableCommand, seat: int) -> object:
    try:
        return table.handle(command, table.seats[seat - 1].holder, NOW, bytes(32))
    except StipError as error:
        return type(error), error.facts, str(error)


@each_case
@given(seed=seeds)
@settings(max_examples=2)
def test_what_is_told_does_not_change_when_what_is_hidden_changes(case: Case, seed: int) -> None:
    for seat in range(case.players + 1):
        play_beside_twins(case, seed, seat)


def play_beside_twins(case: Case, seed: int, seat: int) -> None:
    luck = random.Random(seed)
    table = seated(case, seed)
    twin = twin_of(table, seat, luck)
    while table.phase == "playing" and game_of(table).ply < MOST_PLIES:
        assert told_to(table, seat) == told_to(twin, seat)
        for move in range(max(0, game_of(table).ply - 2), game_of(table).ply + 1):
            assert past(table, seat, move) == past(twin, seat, move)
        if seat:
            for command in attempts(luck.choice([table, twin]), luck, seat):
                assert answer(table, command, seat) == answer(twin, command, seat)
        if luck.random() < 0.2 or not play_on([table, twin], luck, seat):
            twin = twin_of(table, seat, luck)
            play_on([table], luck, seat)
            twin = twin_of(table, seat, luck)
        elif seen(table, seat) != seen(twin, seat):  # a card has been drawn, or shown, that tells them apart
            twin = twin_of(table, seat, luck)


@pytest.mark.parametrize("exchange", ["swap", "draw", "none"])
def test_before_a_card_is_shown_a_spectator_is_told_the_same_whatever_the_seed(exchange: str) -> None:
    """T-8: hands and gifts are between the players."""
    stories = defaultdict(set)
    for seed in range(24):
        keeper = two_people("tokken", {"exchange": exchange}, seed=seed.to_bytes(32, "big"))
        first = keeper.table.turn
        stories[first, 0].add(told(keeper.table, (), NOW))
        if exchange == "swap":
            keeper.play_any(2)
            stories[first, 1].add(told(keeper.table, (), NOW))
    assert {len(told) for told in stories.values()} == {1}
    assert len(stories) == (4 if exchange == "swap" else 2)


def test_in_halma_everybody_is_told_the_same_whatever_the_seed_until_the_end() -> None:
    stories = defaultdict(set)
    for seed in range(8):
        keeper = two_people(seed=seed.to_bytes(32, "big"))
        first = keeper.table.turn
        keeper.play_any(6)
        stories[first].add(tuple(told_to_all(keeper.table, NOW)))
        keeper.do(ANN, Resign(id="1", seat=1))
        stories[0].add(tuple(told_to_all(keeper.table, NOW)))
    assert len(stories[1]) == len(stories[2]) == 1
    assert len(stories[0]) == 8, "then the seed is told"


@each_case
@pytest.mark.parametrize("seed", [0x1F2E3D4C5B6A79880123456789ABCDEF, 2**255 + 12345], ids=["small", "large"])
def test_no_seed_secret_or_holder_is_in_any_update_before_the_end(case: Case, seed: int) -> None:
    luck = random.Random(seed)
    table = seated(case, seed)
    while table.phase == "playing" and game_of(table).ply < MOST_PLIES:
        play_on([table], luck, 0)
    key = seed.to_bytes(32, "big")
    hidden = [key.hex(), base64.b64encode(key).decode(), *SECRETS.values(), *table.holders]
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
    luck = random.Random(5)
    table = seated(case, 5)
    for _ in range(MOST_PLIES):
        game = game_of(table)
        move = Move(int(luck.choice(game.legal_moves.codes)))
        shown, touches = game.rulebook.words.show(game.state, move), game.touches(move)
        table.apply(Played(at=NOW, seat=table.turn, move=int(move)))
        assert (table.history[-1].move, list(table.history[-1].touches)) == (shown, touches)


def test_events_are_told_by_one_exit_only() -> None:
    """Nothing but `news.py` makes news, views or updates."""

    def kinds(kind: type[msgspec.Struct]) -> set[str]:
        return {kind.__name__, *(name for child in kind.__subclasses__() for name in kinds(child))}

    exits = kinds(News) | {one.__name__ for one in (Update, TableView, PositionView)}
    makers = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                makers |= {file.relative_to(SOURCE).as_posix()} if name in exits else set()
    assert makers == {"table/news.py"}


def test_a_seat_is_told_its_own_view_and_a_spectator_nobodys() -> None:
    keeper = two_people("tokken")
    for seats, expected in (([1], [1]), ([2], [2]), ([1, 2], [1, 2]), ([], [0])):
        view = updates(keeper.table, 0, seats, NOW)[-1].table
        assert view is not None
        assert [position.seat for position in view.positions] == expected
    dealt = [happened.event for happened in keeper.table.history if isinstance(happened.event, Dealt)]
    assert len(dealt) == 1
    assert keeper.table.holders == {ANN, BOB}
