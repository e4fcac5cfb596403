"""Tokken in words: notation, touches, refusals, the board as text."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.positions import after
from kit.tokken import BOOK, clause, refusal, table

from stip.errors import AmbiguousMove, BadOption, IllegalMove, MalformedMove
from stip.games.tokken.codes import SEVEN, WALK
from stip.games.tokken.refusals import RANK_NAMES
from stip.locale import localize
from stip.play.game import new
from stip.play.position import Position, View
from stip.play.record import read_record, replay_record, write_record
from stip.play.trace import random_policy

WORDS = BOOK.notation
COLOURS = "rygb"
ANY_MOVE = [
    "keep",
    "out",
    *(f"give {rank}" for rank in RANK_NAMES[1:]),
    *(f"{rank}{link}{colour}" for rank, link, colour in product(RANK_NAMES[1:], [" ", "+", " *"], COLOURS)),
    *(f"{rank} {own}*{theirs}" for rank, own, theirs in product(RANK_NAMES[1:], COLOURS, COLOURS)),
    *(f"7 {colour}{steps}" for colour, steps in product(COLOURS, range(1, 8))),
]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"track": 72, "black_dot_offset": 1, "exchange": "draw", "home_order": "free", "dot_past_home": "stay"},
    {"exchange": "none", "home_order": "free", "black_dot_offset": 17},
]


def random_positions(seed: int, options: dict[str, Any], plies: int) -> list[Position]:
    game = new("tokken", seed=seed, **options)
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < plies:
        game.play(choose(game))
    return [game.position_at(ply) for ply in range(len(game.log))]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_legal_move_can_be_written_read_touched_and_recorded(options: dict[str, Any]) -> None:
    for position in random_positions(8, options, 500):
        legal = [int(code) for code in position.legal_moves.codes]
        paths = []
        for move in legal:
            assert WORDS.read(position.fields, WORDS.write(position.fields, move), legal) == [move]
            assert WORDS.read(position.fields, WORDS.write_for_record(position.fields, move), legal) == [move]
            paths.append(tuple(WORDS.touches(position.fields, move)))
        assert len(set(paths)) == len(legal) == len(set(legal))
        for one, two in product(paths, paths):
            assert one == two or one != two[: len(one)]


def test_a_record_replays() -> None:
    game = new("tokken", seed=8)
    choose = random_policy(game.setup.seed)
    while not game.is_over:
        game.play(choose(game))
    assert replay_record(read_record(write_record(game))) == game


@pytest.mark.parametrize("options", OPTIONS)
def test_every_illegal_move_is_refused_with_a_clause_and_a_text(options: dict[str, Any]) -> None:
    known = {f"T-{number}" for number in (4, 8, 9, 12, 13, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28)}
    for position in random_positions(3, options, 400)[::7]:
        legal = [int(code) for code in position.legal_moves.codes]
        for text in ANY_MOVE:
            meant = WORDS.read(position.fields, text, legal)
            if any(move in legal for move in meant):
                continue
            with pytest.raises(IllegalMove) as refused:
                position.parse(text)
            assert refused.value.facts["clause"] in known, text
            path = WORDS.touches(position.fields, meant[0])
            assert path not in [WORDS.touches(position.fields, move) for move in legal], (text, str(position))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.text(max_size=8)
        | st.sampled_from(["give", "keep", "out", "enter", "card:", "pawn:", "pawn:*", "field:x", "home:b", "steps:3"])
        | st.builds(lambda name: f"card:{name}", st.sampled_from(RANK_NAMES))
        | st.builds(lambda star, name: f"pawn:{star}{name}", st.sampled_from(["", "*"]), st.sampled_from("rygbx"))
        | st.builds(lambda field: f"field:{field}", st.integers(-1, 80)),
        max_size=5,
    ),
    st.integers(0, 5),
)
def test_whatever_is_touched_gets_an_answer(touches: list[str], which: int) -> None:
    positions = [
        table("A 4 5 7 J", "r1 y20 bH", "g16 y18"),
        table("9 K X 3 Q", "r35 y33 b0", "rH b27", home_order="free"),
        after(table("7 9", "r1 y20 b34", "g16"), "7 r2"),
        table("9 K 2 4", exchanging=True, round_number=2),
        View(table("9 K 2 4", "r5"), 1),
        table("7 5", "r1", track=72, dot_past_home="stay"),
    ]
    position = positions[which]
    why = WORDS.refuse(position.fields, position.turn, touches, list(position.codes))
    assert why.clause.startswith("T-")
    assert localize(why.code, why.facts)


def test_notation_is_read_kindly() -> None:
    position = table("T A 7", "r1 y20")
    assert position.parse("10 r") == position.parse("tR") == position.parse(" T  r ")
    with pytest.raises(MalformedMove):
        position.parse("red three")
    with pytest.raises(MalformedMove):
        position.parse("T r3")
    with pytest.raises(MalformedMove):
        position.parse("give T r")
    with pytest.raises(MalformedMove):
        position.parse("T")
    with pytest.raises(AmbiguousMove):
        position.parse("7 r")
    alone = table("7", "r1")
    assert WORDS.write(alone.fields, alone.parse("7 r")) == "7 r7"
    assert refusal(table("7 A", "b33 gH"), "7 b") == ("T-17", "past-row")
    assert WORDS.touches(alone.fields, SEVEN * 64 + WALK) == ["card:7", "pawn:r", "field:8"]
    assert WORDS.touches(alone.fields, 5) == []


def test_touches_are_a_card_a_pawn_and_where_it_ends() -> None:
    position = table("3 A J 5 7", "r6 y35 gH bH", "b20")
    touches = {move: WORDS.touches(position.fields, int(position.parse(move))) for move in position.legal_moves}
    assert touches["3 r"] == ["card:3", "pawn:r", "field:27"]  # T-21
    assert touches["A r"] == ["card:A", "pawn:r", "field:7"]
    assert touches["J r*b"] == ["card:J", "pawn:r", "pawn:*b"]
    assert touches["5 *b"] == ["card:5", "pawn:*b", "field:25"]
    assert touches["7 y2"] == ["card:7", "pawn:y", "home:y"]
    inside = after(position, "7 y2")
    assert [WORDS.touches(inside.fields, int(code)) for code in inside.legal_moves.codes] == [["pawn:r", "field:11"]]
    entering = table("A", seat=2)
    assert WORDS.touches(entering.fields, int(entering.parse("A+r"))) == ["card:A", "pawn:r", "field:18"]
    giving = table("9 K 2 4", exchanging=True, round_number=2)
    assert WORDS.touches(giving.fields, int(giving.parse("give 9"))) == ["card:9"]


@pytest.mark.parametrize(
    ("touches", "clause", "code"),
    [
        ([], "T-9", "nothing-there"),
        (["card:Q"], "T-9", "not-in-hand"),
        (["card:9"], "T-9", "which-pawn"),
        (["card:J"], "T-9", "unplayable"),
        (["card:9", "field:3"], "T-9", "which-pawn"),
        (["card:9", "pawn:r"], "T-22", "elsewhere"),
        (["card:9", "pawn:r", "field:3"], "T-22", "elsewhere"),
        (["card:3", "pawn:r", "field:9"], "T-21", "dot"),
        (["card:3", "pawn:r", "field:8"], "T-22", "elsewhere"),
        (["card:7", "pawn:r", "field:9"], "T-21", "dot"),
        (["card:7", "pawn:r", "field:30"], "T-27", "how-far"),
        (["card:7", "pawn:r"], "T-27", "how-far"),
        (["card:7"], "T-9", "which-pawn"),
        (["card:7", "home:b"], "T-9", "which-pawn"),
        (["card:7", "pawn:b", "home:g"], "T-18", "other-spot"),
        (["card:7", "pawn:y", "steps:2"], "T-4", "in-reserve"),
        (["card:J", "pawn:r"], "T-24", "swap-two"),
        (["card:J", "pawn:r", "pawn:*g"], "T-24", "swap-ring"),
        (["card:9", "pawn:b", "field:5"], "T-17", "past-row"),
        (["card:6", "pawn:b", "home:r"], "T-22", "goes-home"),
    ],
)
def test_what_is_touched_amiss_is_explained(touches: list[str], clause: str, code: str) -> None:
    position = table("9 J 3 7 6", "r6 b33", home_order="free")
    why = WORDS.refuse(position.fields, 1, touches, list(position.codes))
    assert (why.clause, why.code) == (clause, f"tokken-{code}")


@pytest.mark.clause("T-22", "T-23", "T-25", "T-27", "T-28")
def test_other_cards_name_their_own_clause() -> None:
    """None but the five and the jack moves an opposing pawn."""
    for card, number in (("9", 22), ("K", 23), ("4", 25), ("7", 27), ("X", 28)):
        assert clause(table(f"{card} A", "r1", "y5", pile="2"), f"{card} *y") == f"T-{number}"


def test_a_refusal_says_it_kindly() -> None:
    with pytest.raises(IllegalMove, match=r"A pawn on its own home base is in the way.*\(T-16\)"):
        table("3 A", "r16", "y18").parse("3 r")


@pytest.mark.clause("T-1", "T-2")
def test_options_are_read_by_their_clause() -> None:
    assert new("tokken", track="72").setup.options["track"] == 72
    for option in ({"track": 40}, {"black_dot_offset": 18}, {"exchange": "buy"}):
        with pytest.raises(BadOption):
            new("tokken", **option)


def test_the_board_as_text() -> None:
    position = table("9 K", "r0 y7 bH", "r18 g27 yH", other="3. A", pile="Q 4", round_number=2)
    assert WORDS.board_text(View(position, 1).fields).splitlines() == [
        "     ·  ·  ·  ·  ·  ·  r2 ·  ·  ·  ·  ·  ·",
        "     ·             (r)                   ·",
        "     ·              y2    b1             ·",
        "     ●             (g)   (g)             g2",
        "     ·             (b)   (y)             ·",
        "     y1                  (r)             ·",
        "     ·  ·  ·  ·  ·  ·  r1 ·  ·  ·  ·  ·  ·",
        "",
        "    seat 1: hand 9 K; reserve g",
        "    seat 2: hand ? 3; reserve b; deals",
        "    deal 1, round 2; pile 2",
    ]


def test_the_board_says_what_goes_on() -> None:
    """Also on the long track, which is as wide as a terminal."""
    position = after(table("7 9", "r1 y30", track=72), "7 r3")
    text = WORDS.board_text(position.fields)
    assert "last: seat 1 7 r3; 4 steps of the seven left" in text
    assert max(map(len, text.splitlines())) <= 80
    exchanging = after(table("9 K 2 4", other="A 3 8 8", exchanging=True, round_number=2), "give 9")
    assert "gave 9" in WORDS.board_text(exchanging.fields)
    assert "exchange" in WORDS.board_text(exchanging.fields)
    assert "give ?" in WORDS.board_text(View(exchanging, 2).fields)
    assert "resigned" in str(new("tokken", seed=1).resign(1))
