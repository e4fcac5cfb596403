"""Mill, clause by clause, on drawn boards."""

from __future__ import annotations

import pytest
from stip.errors import AmbiguousMove, BadPlayers, IllegalMove, MalformedMove
from stip.play.game import Game, new
from stip.play.position import Position

from boards import board_of, drawn, lines_of, play, targets


def refusal(position: Position, move: str) -> tuple[str | None, str]:
    """The clause that forbids a move, and the name of the text that says so."""
    with pytest.raises(IllegalMove) as caught:
        position.parse(move)
    return caught.value.clause, str(caught.value.facts["refusal"])


def result(position: Position) -> tuple[tuple[int, ...], str]:
    outcome = position.outcome
    assert outcome is not None
    return outcome.places, outcome.reason


EMPTY = """
·-----·-----·
| ·---·---· |
| | ·-·-· | |
·-·-·   ·-·-·
| | ·-·-· | |
| ·---·---· |
·-----·-----·
"""


@pytest.mark.clause("M-1")
def test_two_players_begin_with_nine_men_in_hand_and_an_empty_board() -> None:
    game = new("mill", seed=1, first=2)
    assert board_of(game) == lines_of(EMPTY)
    assert game.state.in_hand.tolist()[1:] == [9, 9]
    assert game.turn == 2
    with pytest.raises(BadPlayers):
        new("mill", 3, seed=1)


@pytest.mark.clause("M-2", "M-3")
def test_there_are_24_points_and_a_man_may_be_placed_on_any_that_is_empty() -> None:
    position = drawn(
        """
        1-----·-----2
        | ·---·---· |
        | | ·-2-· | |
        ·-·-·   ·-·-·
        | | ·-·-· | |
        | ·---·---1 |
        ·-----·-----·
        """,
        in_hand=(7, 7),
    )
    assert targets(position) == lines_of(
        """
        1-----x-----2
        | x---x---x |
        | | x-2-x | |
        x-x-x   x-x-x
        | | x-x-x | |
        | x---x---1 |
        x-----x-----x
        """
    )
    assert len(new("mill", seed=1).legal_moves) == 24
    assert refusal(position, "d5") == ("M-3", "mill-occupied")
    assert refusal(position, "a7-a4") == ("M-3", "mill-place-first")


PLACING = "a7 b6 d7 d6 g4 f4 c5 e5 d5 c4 a4 b4 e4 e3 b2 d2 g1 d1"


@pytest.mark.clause("M-3", "M-4")
def test_turns_alternate_and_eighteen_men_are_placed_before_any_moves() -> None:
    game = new("mill", seed=1, first=1)
    seats = []
    for point in PLACING.split():
        seats.append(int(game.turn))
        game.play(point)
    assert seats == [1, 2] * 9
    assert game.state.in_hand.tolist()[1:] == [0, 0]
    assert all("-" in move for move in game.legal_moves)


MOVING = """
·-----·-----2
| 1---·---· |
| | ·-1-· | |
1-2-·   ·-1-·
| | 2-·-· | |
| ·---2---· |
·-----·-----2
"""


@pytest.mark.clause("M-2", "M-4")
@pytest.mark.parametrize(
    ("start", "ends"),
    [("b6", {"d6"}), ("d5", {"c5", "d6", "e5"}), ("a4", {"a7", "a1"}), ("f4", {"f6", "e4", "g4", "f2"})],
)
def test_a_man_moves_along_a_line_to_an_empty_point_beside_it(start: str, ends: set[str]) -> None:
    """Across the middle no line leads from d5 to d3."""
    assert {move.partition("-")[2] for move in drawn(MOVING).legal_moves if move.startswith(start)} == ends


@pytest.mark.clause("M-4")
def test_the_targets_of_a_man_in_the_middle_of_four_lines() -> None:
    assert targets(drawn(MOVING), "f4") == lines_of(
        """
        ·-----·-----2
        | 1---·---x |
        | | ·-1-· | |
        1-2-·   x-1-x
        | | 2-·-· | |
        | ·---2---x |
        ·-----·-----2
        """
    )


@pytest.mark.clause("M-4")
def test_moves_that_follow_no_line_are_refused() -> None:
    position = drawn(MOVING)
    assert refusal(position, "d5-d3") == ("M-4", "mill-too-far")
    assert refusal(position, "a4-c4") == ("M-4", "mill-too-far")
    assert refusal(position, "a4-b4") == ("M-4", "mill-occupied")
    assert refusal(position, "a4-a4") == ("M-4", "mill-nowhere")
    assert refusal(position, "b4-c4") == ("M-4", "mill-not-yours")
    assert refusal(position, "c4-c5") == ("M-4", "mill-not-yours")
    assert refusal(position, "d1") == ("M-3", "mill-all-placed")
    assert refusal(position, "xg1") == ("M-6", "mill-no-mill")


THREE = """
1-----·-----2
| ·---·---· |
| | ·-1-· | |
·-2-·   ·-·-·
| | ·-·-· | |
| ·---2---1 |
·-----·-----2
"""


@pytest.mark.clause("M-5")
def test_three_men_fly_to_any_empty_point_unless_the_players_said_no() -> None:
    assert targets(drawn(THREE), "a7") == lines_of(
        """
        1-----x-----2
        | x---x---x |
        | | x-1-x | |
        x-2-x   x-x-x
        | | x-x-x | |
        | x---2---1 |
        x-----x-----2
        """
    )
    grounded = drawn(THREE, flying="no")
    assert targets(grounded, "a7") == lines_of(
        """
        1-----x-----2
        | ·---·---· |
        | | ·-1-· | |
        x-2-·   ·-·-·
        | | ·-·-· | |
        | ·---2---1 |
        ·-----·-----2
        """
    )
    assert refusal(grounded, "a7-g4") == ("M-5", "mill-no-flying")


@pytest.mark.clause("M-5")
def test_nobody_flies_with_four_men_or_while_men_are_in_hand() -> None:
    """Seat 2 has four men on the board."""
    position = drawn(THREE, seat=2)
    assert refusal(position, "b4-e4") == ("M-4", "mill-too-far")
    placing = drawn(THREE, in_hand=(1, 0))
    assert all("-" not in move for move in placing.legal_moves)


CLOSING = """
1-----1-----·
| ·---·---· |
| | ·-·-· | |
·-·-·   2-·-1
| | ·-·-· | |
| ·---·---2 |
2-----2-----2
"""


@pytest.mark.clause("M-6", "M-7")
def test_whoever_closes_a_mill_takes_a_man_in_the_same_turn() -> None:
    """By moving; the men on a1, d1 and g1 are safe in a mill of their own."""
    closed = drawn(CLOSING, flying="no").after("g4-g7")
    assert (closed.turn, closed.ply, int(closed.state.taking)) == (1, 1, 1)
    assert targets(closed) == lines_of(
        """
        1-----1-----1
        | ·---·---· |
        | | ·-·-· | |
        ·-·-·   x-·-·
        | | ·-·-· | |
        | ·---·---x |
        2-----2-----2
        """
    )
    assert refusal(closed, "xd1") == ("M-7", "mill-in-mill")
    assert refusal(closed, "xd7") == ("M-6", "mill-take-own")
    assert refusal(closed, "xb6") == ("M-6", "mill-take-first")
    assert refusal(closed, "d7-d6") == ("M-6", "mill-take-first")
    after = closed.after("xf2")
    assert (after.turn, after.ply, int(after.state.taking)) == (2, 2, 0)
    assert board_of(after) == lines_of(
        """
        1-----1-----1
        | ·---·---· |
        | | ·-·-· | |
        ·-·-·   2-·-·
        | | ·-·-· | |
        | ·---·---· |
        2-----2-----2
        """
    )


@pytest.mark.clause("M-6")
def test_a_man_that_is_placed_closes_a_mill_too() -> None:
    """And the man that is taken does not go back to the hand."""
    closed = play(new("mill", seed=1, first=1), "a7 b6 d7 b4 g7")
    assert closed.turn == 1
    assert sorted(closed.legal_moves) == ["xb4", "xb6"]
    after = closed.after("xb4")
    assert after.turn == 2
    assert after.state.in_hand.tolist()[1:] == [6, 7]
    assert after.state.on_board.tolist()[1:] == [3, 1]


@pytest.mark.clause("M-7")
def test_when_all_men_are_in_mills_any_of_them_may_be_taken() -> None:
    position = drawn(
        """
        1-----1-----·
        | ·---·---· |
        | | ·-·-· | |
        ·-·-·   ·-·-1
        | | ·-·-· | |
        | ·---·---· |
        2-----2-----2
        """,
        flying="no",
    )
    assert sorted(position.after("g4-g7").legal_moves) == ["xa1", "xd1", "xg1"]


@pytest.mark.clause("M-8")
def test_two_mills_at_once_take_one_man() -> None:
    """The man on g7 closes a7, d7, g7 and g7, g4, g1."""
    position = drawn(
        """
        1-----1-----·
        | 2---·---2 |
        | | ·-·-· | |
        ·-·-·   ·-2-1
        | | ·-·-· | |
        | ·---·---· |
        ·-----·-----1
        """,
        in_hand=(1, 1),
    )
    assert play(position, "g7 xb6").turn == 2


@pytest.mark.clause("M-9")
def test_a_mill_that_opens_and_closes_again_counts_again() -> None:
    """A mill that only stays takes nothing."""
    position = drawn(
        """
        1-----1-----1
        | ·---·---· |
        | | 2-·-2 | |
        ·-·-·   ·-·-·
        | | 2-·-· | |
        | 1---·---· |
        ·-----2-----2
        """
    )
    opened = play(position, "a7-a4 c5-c4")
    assert opened.turn == 1
    closed = opened.after("a4-a7")
    assert int(closed.state.taking) == 1
    stays = play(position, "b2-b4 c5-c4")
    assert (stays.turn, int(stays.state.taking)) == (1, 0)


@pytest.mark.clause("M-10", "M-14")
def test_whoever_has_fewer_than_three_men_left_loses() -> None:
    """The score is the number of men taken."""
    position = drawn(
        """
        1-----1-----·
        | ·---·---· |
        | | ·-·-· | |
        ·-2-·   ·-·-1
        | | ·-·-· | |
        | ·---2---· |
        1-----2-----·
        """
    )
    after = play(position, "g4-g7 xb4")
    assert result(after) == ((1, 2), "M-10")
    outcome = after.outcome
    assert outcome is not None
    assert outcome.scores == (7, 5)


@pytest.mark.clause("M-10")
def test_men_in_hand_count_as_men_that_are_left() -> None:
    """Two men on the board and one in hand are three."""
    position = drawn(
        """
        1-----1-----·
        | ·---·---· |
        | | ·-·-· | |
        ·-2-·   ·-·-·
        | | ·-·-· | |
        | ·---2---· |
        ·-----2-----·
        """,
        in_hand=(1, 1),
    )
    after = play(position, "g7 xb4")
    assert not after.is_over
    assert after.turn == 2


BLOCKING = """
2-----1-----2
| ·---1---· |
| | ·-·-· | |
1-·-·   1-·-1
| | ·-·-· | |
| 1---1---· |
2-----·-----2
"""


@pytest.mark.clause("M-11")
def test_whoever_cannot_move_loses() -> None:
    assert result(drawn(BLOCKING).after("d2-d1")) == ((1, 2), "M-11")


@pytest.mark.clause("M-11", "M-3", "M-5")
def test_whoever_has_men_in_hand_or_flies_can_always_move() -> None:
    assert not drawn(BLOCKING, in_hand=(0, 1)).after("d2-d1").is_over
    three = BLOCKING.replace("2-----1-----2", "2-----1-----1", 1)
    assert not drawn(three).after("d2-d1").is_over
    assert result(drawn(three, flying="no").after("d2-d1")) == ((1, 2), "M-11")


@pytest.mark.clause("M-11")
def test_whoever_is_shut_in_by_a_taking_loses_as_well() -> None:
    """Seat 2 keeps four men in the corners, none of which can move."""
    position = drawn(
        """
        2-----1-----2
        | ·---1---· |
        | | ·-·-1 | |
        1-·-·   ·-·-1
        | | ·-·-· | |
        | ·---2---· |
        2-----1-----2
        """
    )
    assert result(play(position, "e5-d5 xd2")) == ((1, 2), "M-11")


def to_and_fro(position: Position, plies: int) -> Position:
    for ply in range(plies):
        position = position.after(["a4-a1", "f4-e4", "a1-a4", "e4-f4"][ply % 4])
    return position


TO_AND_FRO = """
2-----·-----2
| 1---·---· |
| | ·-1-· | |
1-·-·   ·-2-·
| | ·-·-1 | |
| ·---2---· |
·-----·-----·
"""


@pytest.mark.clause("M-12")
def test_the_third_time_a_position_comes_the_game_is_drawn() -> None:
    """The position drawn here counts, so eight moves to and fro bring it for the third time."""
    assert not to_and_fro(drawn(TO_AND_FRO), 7).is_over
    assert result(to_and_fro(drawn(TO_AND_FRO), 8)) == ((1, 1), "M-12")


@pytest.mark.clause("M-12")
def test_the_same_men_with_the_other_seat_to_move_are_another_position() -> None:
    """A man that flies comes back in three moves, and then the other seat is to move."""
    start = drawn(THREE)
    turned = play(start, "a7-a1 b4-c4 a1-g4 c4-b4 g4-a7")
    assert board_of(turned) == board_of(start)
    assert (start.turn, turned.turn) == (1, 2)
    again = play(turned, "b4-c4 a7-a1 c4-b4 a1-a7")
    assert board_of(again) == board_of(start)
    assert not again.is_over
    assert result(play(again, "b4-c4 a7-a1 c4-b4 a1-a7")) == ((1, 1), "M-12")


@pytest.mark.clause("M-12")
def test_positions_from_before_a_man_was_taken_do_not_count() -> None:
    """Nor could they be the same."""
    position = drawn(CLOSING, flying="no")
    after = play(position, "d7-d6 e4-e5 d6-d7 e5-e4 g4-g7 xe4")
    assert int(after.state.quiet) == 0
    assert play(after, "f2-f4").state.quiet == 1


@pytest.mark.clause("M-13", "G-5")
def test_a_hundred_moves_without_a_mill_are_a_draw() -> None:
    """The counter says 99, and the next move closes no mill."""
    position = drawn(TO_AND_FRO)
    for point in range(99):  # a way that never comes round
        position.state.trail_start[point], position.state.trail_end[point] = 0, 1
    position.state.quiet = 99
    assert result(position.after("a4-a1")) == ((1, 1), "M-13")
    position.state.quiet = 98
    assert not position.after("a4-a1").is_over


@pytest.mark.clause("M-13")
def test_the_hundredth_move_may_still_close_a_mill_or_win() -> None:
    """A win goes before a draw."""
    closing, blocking = drawn(CLOSING, flying="no"), drawn(BLOCKING)
    for position in (closing, blocking):
        position.state.quiet = 99
    after = play(closing, "g4-g7 xe4")
    assert (after.is_over, int(after.state.quiet)) == (False, 0)
    assert result(blocking.after("d2-d1")) == ((1, 2), "M-11")


@pytest.mark.clause("M-13")
def test_placing_does_not_count_towards_a_draw() -> None:
    assert int(play(new("mill", seed=1, first=1), PLACING).state.quiet) == 0


@pytest.mark.clause("M-14", "G-1")
def test_only_the_lot_for_who_starts_is_left_to_chance() -> None:
    assert {int(new("mill", seed=seed).turn) for seed in range(20)} == {1, 2}
    game = new("mill", seed=5)
    drawn_words = int(game.state.drawn)
    for _ in range(30):
        game.play(next(iter(game.legal_moves)))
    assert int(game.state.drawn) == drawn_words


@pytest.mark.clause("G-6")
def test_the_other_wins_when_one_resigns() -> None:
    """In turn or not."""
    for seat, places in ((1, (2, 1)), (2, (1, 2))):
        game: Game = new("mill", seed=1, first=1)
        game.play("a7")
        assert result(game.resign(seat)) == (places, "G-6")


def test_moves_are_written_and_read_in_several_ways() -> None:
    position = drawn(CLOSING, flying="no")
    for text in ("g4-f4", "G4-F4", " g4-f4 ", "f4"):
        assert position.write(position.parse(text)) == "g4-f4"
    closed = position.after("g4-g7")
    for text in ("xe4", "e4", "XE4"):
        assert closed.write(closed.parse(text)) == "xe4"
    with pytest.raises(AmbiguousMove, match="b6-d6, d5-d6"):
        drawn(MOVING).parse("d6")
    for nonsense in ("", "-", "d4", "a2", "h1", "a8", "a1a4", "a1--a4", "xa1-a4", "x", "resign", "a1-d4"):
        with pytest.raises(MalformedMove):
            position.parse(nonsense)


def test_refusals_of_touches_name_the_clause_and_what_to_do() -> None:
    position = drawn(BLOCKING, seat=2)
    assert position.refuse(2, ["point:a7"]).facts["refusal"] == "mill-hemmed-in"
    assert position.refuse(2, ["point:a1"]).facts["refusal"] == "mill-where-to"
    assert position.refuse(2, ["point:d7"]).facts["refusal"] == "mill-not-yours"
    assert position.refuse(2, ["point:c5"]).facts["refusal"] == "mill-all-placed"
    for nonsense in ([], ["banana"], ["point:d4"], ["point:"], ["point:a7", "banana"]):
        assert position.refuse(2, nonsense).facts["refusal"] == "mill-nothing-there"
    assert position.refuse(1, ["point:d7"]).clause == "G-2"
    assert "8 are still in hand" in str(drawn(EMPTY, in_hand=(8, 9)).refuse(1, ["point:a7", "point:a4"]))
