"""To the Point in words: notation, touches, refusals, the board as text, records and traces."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.positions import after
from kit.to_the_point import BOOK, kinds, table

from stip.errors import AmbiguousMove, IllegalMove, MalformedMove
from stip.games.contract import Move
from stip.games.to_the_point.moves import EMPTIES, VECTOR
from stip.locale import localize
from stip.play.game import Game, new
from stip.play.record import read_record, replay_record, write_record
from stip.play.trace import random_policy, trace

OPTIONS: list[dict[str, Any]] = [
    {"board": board, "own_pawn_only": own, "push": push}
    for board, own, push in product(("7x7", "5x7"), ("no", "yes"), ("free", "rest"))
]


def played(seed: int, plies: int, **options: Any) -> Game:
    """A game so many random moves later, in which pawns soon come onto the board."""
    rng = random.Random(seed)
    game = new("to-the-point", seed=seed, **options)
    while not game.is_over and game.ply < plies:
        moves = list(game.legal_moves)
        cards = [move for move in moves if " " in move and not move.startswith("swap")]
        game.play(rng.choice(cards if cards and rng.random() < 0.7 else moves))
    return game


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_notation_and_touches_lead_back_to_every_legal_move(options: dict[str, Any]) -> None:
    notation = BOOK.notation
    for plies in (0, 9, 40, 90, 200):
        game = played(plies, plies, **options)
        codes = game.legal_moves.codes.tolist()
        paths = {tuple(notation.touches(game.fields, code)) for code in codes}
        assert len(paths) == len(codes) < EMPTIES - VECTOR
        assert not [path for path in paths for end in range(1, len(path)) if path[:end] in paths]
        for code in codes:
            assert notation.read(game.fields, notation.write(game.fields, code), codes) == [code]


def test_each_kind_of_move_is_written_and_touched_like_this() -> None:
    position = table(yellow="d2n", hand="B4 B4 G/ Y8", d1="bbbb", d2="bbgy", d3="bbbb", c3="bbbb", a1="bgyr")
    for text, path in {
        "+2@d5/0": "open:2 cell:d5 turn:0",
        "a1>a2": "cell:a1 cell:a2",
        "a1/2": "cell:a1 turn:2",
        "a1=c3": "cell:a1 cell:c3",
        "a1=2/0": "cell:a1 open:2 turn:0",
        "B4 n": "card:B4 pawn:1 dot:d3n",
        "swap G/": "discard card:G/",
        "end": "end",
    }.items():
        code = position.parse(text)
        assert position.write(code) == text
        assert position.touches(code) == path.split()
    arrived = after(position, "B4 n")
    assert arrived.touches(arrived.parse("change -")) == ["done"]
    assert arrived.touches(arrived.parse("change Y8 B4")) == ["card:B4", "card:Y8", "done"]
    position = table(2, yellow="b2n", b2="bbbb", b3="bbbb", d7="bbbb", a3="bbbb", hand="Bx B4 Y8 Y8")
    assert position.touches(position.parse("enter B4")) == ["card:B4", "dot:N"]
    assert position.touches(position.parse("Bx* nw")) == ["card:Bx", "pawn:1", "dot:a3e"]


def test_reading_is_tolerant() -> None:
    position = table(display="bbgy bgbg rrrr", c3="bgbg", e5="bbbb", yellow="d3n", hand="B4 B4 G/ Y8")
    for text, meant in {
        " +3@A1 ": "+3@a1/0",
        "+2@a1/3": "+2@a1/1",
        "c3/3": "c3/1",
        "E5=c3": "c3=e5",
        "b4  N": "B4 n",
        "SWAP y8": "swap Y8",
    }.items():
        assert position.write(position.parse(text)) == meant
    with pytest.raises(AmbiguousMove, match=r"/0, .*/1, .*/2, .*/3"):
        position.parse("+1@a1")
    for text in ("", "+4@a1/0", "+1@h1/0", "change", "B9 n", "enter", "c3=4/0", "a1", "walk B4"):
        with pytest.raises(MalformedMove):
            position.parse(text)
    small = table(board="5x7")
    for text in ("+1@f1/0", "a1>g7", "a1=f2", "g1/1"):
        with pytest.raises(MalformedMove):
            small.parse(text)


def test_a_refusal_tells_why() -> None:
    position = table(yellow="d2n", hand="B4 B4 G/ Y8", d2="bbgy", d3="bbgb", a1="bbbb")
    for text, why in {
        "d2/1": "A pawn stands on the tile of d2",
        "a1/1": "would look the same",
        "a1>d2": "another, empty cell; d2 is not",
        "B4 ne": "The blue straight card does not point that way",
        "Y8 e": "needs two halves",
        "Gx n": "The green diagonal card is not in your hand",
        "enter B4": "on the board already",
        "G/ n": "The green up-right card does not point that way",
        "change B4": "onto a red dot",
        "B4* n": "not on the board yet",
    }.items():
        with pytest.raises(IllegalMove) as caught:
            position.parse(text)
        assert why in str(caught.value)


def test_a_walk_onto_the_wrong_colour_names_the_colours() -> None:
    position = table(yellow="b2n", hand="B8 G8 Y8 Y8", b2="bbbb", b3="ggbb", c3="gggg")
    with pytest.raises(IllegalMove, match="That dot is green: the yellow star card does not fit"):
        position.parse("Y8 ne")
    with pytest.raises(IllegalMove, match="different colours"):
        table(yellow="b2n", hand="B8 G8 Y8 Y8", b2="bbbb", b3="gybb", c3="gggg").parse("Y8 ne")
    with pytest.raises(IllegalMove, match="Your start point is blue: the yellow star card does not fit"):
        table(hand="B8 G8 Y8 Y8", d1="bbbb").parse("enter Y8")


@pytest.mark.parametrize(
    ("touches", "clause"),
    [
        ("cell:d4", "TP-1"),
        ("cell:z9", "TP-1"),
        ("open:9", "TP-16"),
        ("open:1", "TP-10"),
        ("open:1 cell:c3 turn:0", "TP-10"),
        ("cell:c3", "TP-9"),
        ("cell:a7 cell:a6", "TP-11"),
        ("cell:c3 exchange cell:a7", "TP-13"),
        ("cell:c3 move cell:e5", "TP-11"),
        ("card:B8", "TP-15"),
        ("card:Bx", "TP-15"),
        ("card:Bx pawn:1", "TP-18"),
        ("card:Bx pawn:2 dot:d3n", "TP-18"),
        ("card:Bx dot:S", "TP-17"),
        ("done", "TP-22"),
        ("pawn:1", "TP-8"),
        ("nothing", "TP-8"),
        ("", "TP-8"),
    ],
)
def test_what_leads_nowhere_is_refused_with_its_clause(touches: str, clause: str) -> None:
    position = table(yellow="b2n", b2="gggg", b3="gggg", c3="bbgy", e5="gggg", d1="bbbb")
    assert BOOK.notation.refuse(position.fields, 1, touches.split(), list(position.codes)).clause == clause


things = st.one_of(
    st.text(max_size=8),
    st.builds(
        "{}:{}".format,
        st.sampled_from(["open", "cell", "turn", "card", "pawn", "dot", "way", "move"]),
        st.sampled_from(["1", "2", "0", "a1", "d4", "g7", "c3", "B8", "Y|", "S", "c3n", "ne", "", "×"]),
    ),
    st.sampled_from(["end", "done", "discard", "move", "exchange"]),
)
SEEN = [played(seed, plies, **options) for seed, (plies, options) in enumerate(product((0, 30, 61), OPTIONS[::3]))]


@given(position=st.sampled_from([game for game in SEEN if not game.is_over]), touches=st.lists(things, max_size=4))
def test_any_touches_get_a_refusal_with_a_text(position: Game, touches: list[str]) -> None:
    refusal = BOOK.notation.refuse(position.fields, position.turn, touches, list(position.codes))
    assert refusal.clause.startswith("TP-")
    assert localize(refusal.code, refusal.facts)


@given(position=st.sampled_from(SEEN), code=st.integers(-(2**31), 2**31 - 1))
def test_any_number_can_be_touched(position: Game, code: int) -> None:
    assert BOOK.notation.touches(position.fields, code)
    if not position.is_over and code not in position.legal_moves.codes:
        with pytest.raises(MalformedMove):
            position.copy().play(Move(code))


def test_a_move_of_another_position_is_refused_with_a_clause() -> None:
    rng = random.Random(5)
    for one, other in product(SEEN, SEEN):
        if one.is_over or other.is_over or one.setup.options["board"] != other.setup.options["board"]:
            continue
        for text in rng.sample(sorted(other.legal_moves), 3):
            meant = BOOK.notation.read(one.fields, text, [])
            if meant[0] not in one.legal_moves.codes:
                with pytest.raises(IllegalMove) as caught:
                    one.parse(text)
                assert str(caught.value.clause).startswith("TP-")
                assert BOOK.notation.touches(one.fields, meant[0]) not in [
                    one.touches(Move(int(code))) for code in one.legal_moves.codes
                ]


def test_the_board_is_drawn_with_what_lies_beside_it() -> None:
    position = table(
        board="5x7", yellow="c2n", blue="N", display="bgyr - rrrr", c2="byyg", c3="bgbg", c7="yyyr", hand="B8 G| Y/ Y4"
    )
    assert BOOK.notation.board_text(position.fields).splitlines()[:17] == [
        "        a     b     c     d     e",
        "     +-----+-----+--○--+-----+-----+    ○ seat 2",
        "     |     |     |  y  |     |     |      Bx G4 Y/ Y|  (blue)",
        "  7  |  ·  |  ·  |r   y|  ·  |  ·  | 7",
        "     |     |     |  y  |     |     |    ● seat 1",
        "     +-----+-----+-----+-----+-----+      B8 G| Y4 Y/  (yellow)",
        "     |     |     |     |     |     |",
        "  6  |  ·  |  ·  |  ·  |  ·  |  ·  | 6  turn 1",
        "     |     |     |     |     |     |",
        "     +-----+-----+-----+-----+-----+    open tiles",
        "     |     |     |     |     |     |      1      2      3",
        "  5  |  ·  |  ·  |  ·  |  ·  |  ·  | 5    b             r",
        "     |     |     |     |     |     |    r   g    ·    r   r",
        "     +-----+-----+--r--+-----+-----+      y             r",
        "     |     |     |     |     |     |    33 more in the pile",
        "  4  |  ·  |  ·  r  #  r  ·  |  ·  | 4",
        "     |     |     |     |     |     |    discards  x 4 / \\ | 8",
    ]
    assert "--●--" in BOOK.notation.board_text(position.fields)


def test_a_view_shows_no_hidden_card_and_fits_a_terminal() -> None:
    game = played(7, 30)
    text = str(game.view(1))
    assert "?? ?? ?? ??  (blue)" in text
    assert "??  (yellow)" not in text
    assert str(game.view(0)).count("?? ?? ?? ??") == 2
    assert max(map(len, text.splitlines())) <= 80


def test_a_record_keeps_moves_with_blanks() -> None:
    game = played(3, 120)
    text = write_record(game)
    assert " enter " in text
    assert replay_record(read_record(text)) == game
    resigned = game.copy().resign(1)
    assert replay_record(read_record(write_record(resigned))) == resigned


def test_a_numbered_move_goes_on_to_the_next_number() -> None:
    record = read_record(
        '[Game "to-the-point"]\n1. B8 ne 2. end 3.change B|  Y8 {why?} resign 2\n4. 7 r3 5. J r*b ; x\n6. give 9\na b'
    )
    assert [number + move for number, move, _ in record.moves] == [
        *("1.B8 ne", "2.end", "3.change B| Y8", "resign 2"),
        *("4.7 r3", "5.J r*b", "6.give 9", "a", "b"),
    ]


def test_no_position_has_more_moves_than_there_is_room_for() -> None:
    """The most come when all tiles but the open ones are on the board and all look different."""
    tiles = [name for name in map("".join, product("bgy", repeat=4)) if len({*name}) > 1][:33]
    cells = [column + row for column, row in product("abcdefg", "1234567") if column + row != "d4"]
    board = dict(zip(cells, tiles, strict=False))
    position = table(display="rbgy rbyg rgby", hand="B8 G8 Y8 Yx", **board)
    assert 15 * 12 + 33 * 15 + 33 * 32 // 2 + 33 * 12 < len(position.legal_moves) < EMPTIES - VECTOR


def test_a_trace_tells_the_set_up_and_every_decision() -> None:
    game = new("to-the-point", seed=2)
    lines = [json.loads(line) for line in trace(game, random_policy(game.setup.seed))]
    assert set(lines[0]["setup"]) == {"first", "tiles", "cards"}
    assert {len(line.get("chance", {"cards": "x" * 46})["cards"]) for line in lines[1:-1]} <= set(range(42, 51))
    assert any("chance" in line for line in lines)
    assert all(line["legal"] == sorted(set(line["legal"])) for line in lines[1:-1])
    assert set(lines[-1]) == {"over", "ranking", "scores", "reason"}
    assert (
        lines[-1]["scores"]
        == {"TP-25": [2 - place for place in lines[-1]["ranking"]], "TP-26": [0, 0]}[lines[-1]["reason"]]
    )


def test_moves_that_look_alike_are_listed_once() -> None:
    position = table(hand="B4 B4 B4 Y8", d1="rrrr")
    assert kinds(position, "enter", "swap") == ["enter B4", "enter Y8", "swap B4", "swap Y8"]
