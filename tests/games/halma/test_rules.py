"""Halma, clause by clause, on drawn boards."""

from __future__ import annotations

import random
from itertools import product

import pytest
from kit.halma import drawn, targets
from kit.positions import picture

from stip.errors import AmbiguousMove, BadPlayers, IllegalMove, MalformedMove
from stip.games.halma.arrays import COURT_OF, SEAT_OF
from stip.games.halma.board import EMPTY, FIELDS
from stip.games.halma.notation import field_name, read_field
from stip.games.halma.rules import in_own_court
from stip.kernel.entry_point import engine
from stip.play.game import Game, new
from stip.play.position import Position


def refusal(position: Position, move: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        position.parse(move)
    return caught.value.clause


def start_of(players: int, seed: int = 1) -> str:
    return str(new("halma", players, seed=seed, first=1)).split("\n\n")[0]


@pytest.mark.clause("H-1")
def test_halma_is_for_two_three_or_four() -> None:
    for players in (2, 3, 4):
        assert new("halma", players).players == players
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            new("halma", players)


@pytest.mark.clause("H-2", "H-5")
def test_two_players_start_in_big_courts_at_a1_and_p16() -> None:
    assert [line[4:35] for line in start_of(2).splitlines()[1:17]] == picture(
        """
        · · · · · · · · · · · ▲ ▲ ▲ ▲ ▲
        · · · · · · · · · · · ▲ ▲ ▲ ▲ ▲
        · · · · · · · · · · · · ▲ ▲ ▲ ▲
        · · · · · · · · · · · · · ▲ ▲ ▲
        · · · · · · · · · · · · · · ▲ ▲
        · · · · · · · · · · · · · · · ·
        · · · · · · · · · · · · · · · ·
        · · · · · · · · · · · · · · · ·
        · · · · · · · · · · · · · · · ·
        · · · · · · · · · · · · · · · ·
        · · · · · · · · · · · · · · · ·
        ● ● · · · · · · · · · · · · · ·
        ● ● ● · · · · · · · · · · · · ·
        ● ● ● ● · · · · · · · · · · · ·
        ● ● ● ● ● · · · · · · · · · · ·
        ● ● ● ● ● · · · · · · · · · · ·
        """
    ).splitlines()


@pytest.mark.clause("H-3", "H-5")
def test_four_players_start_in_small_courts_and_the_black_studs_are_ordinary_fields() -> None:
    lines = [line[4:35] for line in start_of(4).splitlines()[1:17]]
    assert (
        lines[:5]
        == picture(
            """
        ○ ○ ○ ○ · · · · · · · · ▲ ▲ ▲ ▲
        ○ ○ ○ ○ · · · · · · · · ▲ ▲ ▲ ▲
        ○ ○ ○ · · · · · · · · · · ▲ ▲ ▲
        ○ ○ · · · · · · · · · · · · ▲ ▲
        · · · · · · · · · · · · · · · ·
        """
        ).splitlines()
    )
    assert COURT_OF[2, read_field("e1")] == 1
    assert COURT_OF[4, read_field("e1")] == 0


@pytest.mark.clause("H-4")
def test_three_players_share_four_colours_and_seat_1_has_two_opposite_ones() -> None:
    """Each colour has its own turn, clockwise; if seat 1 begins, the colour at a1 does."""
    assert start_of(3).splitlines()[:17] == start_of(4).splitlines()[:17]
    assert SEAT_OF[3].tolist() == [0, 1, 2, 1, 3]
    game = new("halma", 3, first=1, seed=1)
    order = []
    for _ in range(5):
        order.append((game.turn, int(game.state.colour)))
        game.play(next(iter(game.legal_moves)))
    assert order == [(1, 1), (2, 2), (1, 3), (3, 4), (1, 1)]


@pytest.mark.clause("H-4")
@pytest.mark.parametrize(("first", "colour"), [(1, 1), (2, 2), (3, 4)])
def test_the_first_of_three_begins_with_their_first_colour(first: int, colour: int) -> None:
    assert int(new("halma", 3, first=first, seed=1).state.colour) == colour


STEPS = """
. . . . .
. . . . .
. . 1 . .
. . . . .
. . . . .
"""


@pytest.mark.clause("H-7")
def test_a_step_goes_to_any_of_the_eight_fields_around_backwards_too() -> None:
    assert targets(drawn(STEPS), "c3", STEPS) == picture(
        """
        . . . . .
        . x x x .
        . x 1 x .
        . x x x .
        . . . . .
        """
    )


JUMPS = """
. . . . . . .
. . . . . 3 .
. . 1 . . . .
. 3 . . 3 . .
. . . . . . .
. . . . . . .
1 3 . . . . .
"""


@pytest.mark.clause("H-6", "H-8")
def test_jumps_go_over_one_pawn_of_any_colour_and_may_be_chained_with_turns() -> None:
    """The pawn jumps from a1 over b1 to c1 and goes no farther; after a jump there is no step."""
    assert targets(drawn(JUMPS), "a1", JUMPS) == picture(
        """
        . . . . . . .
        . . . . . 3 .
        . . 1 . . . .
        . 3 . . 3 . .
        . . . . . . .
        x x . . . . .
        1 3 x . . . .
        """
    )


CHAIN = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . 3 . . .
. . . . 3 . .
. 1 . . . . .
1 . . . . . .
"""


@pytest.mark.clause("H-6", "H-8")
def test_a_chain_may_stop_after_any_jump_and_captures_nothing() -> None:
    """The pawn jumps from a1 over b2 to c3, and on over d4 to e5. After its step to a2 it may not jump over b2."""
    assert targets(drawn(CHAIN), "a1", CHAIN) == picture(
        """
        . . . . . . .
        . . . . . . .
        . . . . x . .
        . . . 3 . . .
        . . x . 3 . .
        x 1 . . . . .
        1 x . . . . .
        """
    )
    before, after = str(drawn(CHAIN)), str(drawn(CHAIN).after("a1:e5"))
    assert before.count("▲") == after.count("▲")


ROUND = """
. . . . . .
. . . . . .
. . . 3 . .
. . 3 . 3 .
. . . 3 . .
. . . . . .
"""


@pytest.mark.clause("H-9")
def test_a_sequence_may_not_end_where_it_began() -> None:
    """Four pawns around d3 lead round in a circle, and home is not a place to go to."""
    drawing = ROUND.replace(". . . 3 . .\n. . . . . .", ". . 1 3 . .\n. . . . . .")
    position = drawn(drawing)
    assert "c2" not in [move.rpartition(":")[2] for move in position.legal_moves if move.startswith("c2")]
    assert refusal(position, "c2:c2") == "H-9"


@pytest.mark.clause("H-9")
def test_two_ways_to_the_same_field_are_one_move() -> None:
    """The pawn on a1 comes to c5 by way of c3 and by way of a3."""
    position = drawn(
        """
        . . . . .
        . 3 3 . .
        . . . . .
        3 3 . . .
        1 . . . .
        """
    )
    assert list(position.legal_moves).count("a1:c5") == 1


@pytest.mark.clause("H-10")
def test_a_colour_without_a_move_passes() -> None:
    """Pass is then the only legal move, and counts as a ply and as a move."""
    position = new("halma", first=1, seed=1)
    position.state.board[position.state.board == 0] = 3  # no empty field anywhere
    assert list(position.legal_moves) == ["pass"]
    after = position.after("pass")
    assert (after.ply, int(after.state.moves_made[1])) == (1, 1)
    assert refusal(new("halma", seed=1), "pass") == "H-10"


ARRIVED = """
. . . . . .
. . . . . .
. . . . . .
. . 3 1 . .
. . . . 1 .
. . . . 3 .
"""


@pytest.mark.clause("H-11")
def test_a_pawn_that_has_arrived_may_leave_again_unless_the_players_said_no() -> None:
    """With `no`, a pawn that begins its turn in the opposite court stays in it, at every hop."""
    free, kept = drawn(ARRIVED, colour=3), drawn(ARRIVED, colour=3, may_leave_goal="no")
    assert {"c3-d4", "c3:e3", "c3-c4", "e1:e3"} <= set(free.legal_moves)
    assert "c3-c4" in kept.legal_moves
    for leaving in ("c3-d4", "c3:e3", "e1:e3"):
        assert leaving not in kept.legal_moves
        assert refusal(kept, leaving) == "H-11"
    assert refusal(kept, "c3-f6") == "H-8"


@pytest.mark.clause("H-11")
@pytest.mark.parametrize("seed", range(1 if engine() == "plain" else 5))
def test_a_pawn_is_told_to_stay_exactly_where_it_could_go_if_it_might_leave(seed: int) -> None:
    rng = random.Random(seed)
    signs = rng.sample(["1"] * 19 + ["3"] * 19 + ["."] * 43, 81)
    drawing = "\n".join(" ".join(signs[9 * row : 9 * row + 9]) for row in range(9))
    free, kept = drawn(drawing, corner="h8"), drawn(drawing, corner="h8", may_leave_goal="no")
    inside = [field for field in range(FIELDS) if kept.fields.board[field] == 1 and COURT_OF[2, field] == 3]
    empty = [field for field in range(FIELDS) if kept.fields.board[field] == EMPTY]
    assert inside
    for start, end in product(inside, empty):
        move = f"{field_name(start)}-{field_name(end)}"
        if start * FIELDS + end not in kept.codes:
            assert refusal(kept, move) == ("H-11" if start * FIELDS + end in free.codes else "H-8")


@pytest.mark.clause("H-11")
def test_a_sequence_begun_outside_may_cross_the_opposite_court() -> None:
    drawing = """
    . . . . . . .
    3 . . . . . .
    . 1 . . . . .
    . . . . . . .
    . . . 1 . . .
    . . . . . . .
    """
    # a5 over b4 to c3 (in the court), over d2 to e1 (in the court); from outside both are open
    kept = drawn(drawing, colour=3, may_leave_goal="no")
    assert "a5:c3" in kept.legal_moves
    assert "a5:e1" in kept.legal_moves


ALMOST = """
. . . . . . .
3 3 . . . . .
3 3 3 . . . .
3 3 3 3 . . .
3 3 3 3 . . .
3 3 3 3 3 3 .
"""


@pytest.mark.clause("H-12")
def test_the_first_with_all_pawns_in_the_opposite_court_wins() -> None:
    position = drawn(ALMOST, colour=3)
    assert not position.is_over
    after = position.after("f1-e2")
    assert after.is_over
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.places, after.outcome.reason) == ((2,), (2, 1), "H-12")
    assert after.outcome.scores[1] == 19


SQUATTER = ALMOST.replace("3 3 3 3 . . .\n3 3 3 3 3 3 .", "3 3 3 3 . 3 .\n3 3 3 3 1 . 3")


@pytest.mark.clause("H-13")
@pytest.mark.parametrize(
    ("moves_made", "squatters", "clause"),
    [(30, "count", "H-13"), (29, "count", None), (30, "strict", None)],
)
def test_a_pawn_that_stays_at_home_for_ever_does_not_stop_the_other(
    moves_made: int, squatters: str, clause: str | None
) -> None:
    """After 30 moves of its colour a pawn in its own court counts as taken; not with `strict`."""
    position = drawn(SQUATTER, colour=3, squatters=squatters)
    position.state.moves_made[1] = moves_made
    outcome = position.after("f2-e2").outcome
    assert (outcome and outcome.reason) == clause


@pytest.mark.clause("H-13")
def test_a_colour_with_a_pawn_left_in_its_own_court_is_not_home() -> None:
    """Nobody wins among squatters while a pawn of theirs has never left."""
    position = drawn(SQUATTER.replace("1 . 3", "1 . ."), colour=3)  # the pawn that is not drawn stands at home
    position.state.moves_made[1] = 30
    assert in_own_court(position.state, 3) == 1
    after = position.after("f2-e2")
    assert int(after.state.filled[1]) == 19
    assert not after.is_over


@pytest.mark.clause("H-13")
def test_a_colour_is_home_as_soon_as_its_last_pawn_leaves_its_own_court() -> None:
    """The opposite court may have been full for a while."""
    drawing = """
    1 1 1 1 1 1 1
    1 1 1 1 1 1 1
    . . . . . . .
    3 3 . . . . .
    3 3 3 . . . .
    3 3 3 3 . . .
    3 3 3 3 3 . .
    3 3 3 3 1 . .
    """
    position = drawn(drawing, colour=3)  # the others: 1 on m16 to p16, 3 on l16
    position.state.moves_made[1] = 30
    outcome = position.after("l16-k16").outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "H-13")


def finish_four(drawing: str, finished: list[int]) -> Position:
    position = drawn(drawing, players=4, colour=1, corner="m12")
    for colour in finished:
        position.state.finished[colour] = 1
        position.state.places[colour] = finished.index(colour) + 1
    return position


@pytest.mark.clause("H-13", "H-15")
def test_a_pawn_of_a_colour_that_has_finished_does_not_stop_anybody() -> None:
    """The others play on, the ranking is the order of finishing, and a finished colour is skipped."""
    drawing = """
    1 1 1 1
    1 1 1 1
    . 1 1 1
    . 1 . 2
    1 . . .
    """
    stopped = finish_four(drawing, []).after("n13-o13")
    assert int(stopped.state.finished[1]) == 0
    after = finish_four(drawing, [2]).after("n13-o13")
    assert int(after.state.finished[1]) == 1
    assert after.state.places.tolist()[1:] == [2, 1, 0, 0]
    assert after.turn == 3


@pytest.mark.clause("H-15")
def test_the_last_but_one_to_finish_ends_a_game_of_four() -> None:
    """They play until one is left; the reason is the clause by which the last player to finish did so."""
    drawing = """
    1 1 1 1
    1 1 1 1
    . 1 1 1
    . 1 . 1
    . . . .
    """
    outcome = finish_four(drawing, [2, 3]).after("n13-o13").outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((3, 1, 2, 4), "H-12")


@pytest.mark.clause("H-12", "H-15")
def test_the_doubled_player_needs_both_colours_home() -> None:
    """A colour of theirs that is home is finished, and its turn is skipped."""
    drawing = """
    1 1 1 1
    1 1 1 1
    . 1 1 1
    . 1 . 1
    . . . .
    """
    position = drawn(drawing, players=3, colour=1, corner="m12")
    after = position.after("n13-o13")
    assert int(after.state.finished[1]) == 1
    assert not after.state.places.any()
    assert [int(after.state.colour), after.turn] == [2, 2]
    turns = []
    for _ in range(6):
        turns.append(int(after.state.colour))
        after = after.after(sorted(after.legal_moves)[0])
    assert turns == [2, 3, 4, 2, 3, 4]


@pytest.mark.clause("H-13")
def test_the_doubled_players_own_other_colour_is_no_squatter_unless_finished() -> None:
    drawing = """
    1 1 1 1
    1 1 1 1
    . 1 1 1
    . 1 . 3
    1 . . .
    """
    position = drawn(drawing, players=3, colour=1, corner="m12")
    position.state.moves_made[3] = 40
    assert int(position.after("n13-o13").state.finished[1]) == 0
    position.state.finished[3] = 1
    assert int(position.after("n13-o13").state.finished[1]) == 1


def play_to_and_fro(game: Game, plies: int) -> Game:
    out = ["a5-a6", "p12-p11", "a6-a5", "p11-p12"]
    for ply in range(plies):
        game.play(out[ply % 4])
    return game


@pytest.mark.clause("H-14")
def test_the_third_time_a_position_occurs_the_game_ends() -> None:
    """The start counts, so eight plies of walking to and fro bring it for the third time; all equal: a draw."""
    assert not play_to_and_fro(new("halma", first=1, seed=1), 7).is_over
    outcome = play_to_and_fro(new("halma", first=1, seed=1), 8).outcome
    assert outcome is not None
    assert (outcome.places, outcome.winners, outcome.reason) == ((1, 1), (1, 2), "H-14")


def walk_out_and_back(game: Game, steps: int) -> Game:
    """Both walk one pawn along the edge and back: every position on the way occurs twice, the first one thrice."""
    there = ["e1", *(f"{column}1" for column in "fghijklmnop"), "p2"][: steps + 1]
    others = ["l16", *(f"{column}16" for column in "kjihgfedcba"), "a15"][: steps + 1]
    path, other_path = there + there[-2::-1], others + others[-2::-1]
    for step in range(2 * steps):
        game.play(f"{path[step]}-{path[step + 1]}")
        game.play(f"{other_path[step]}-{other_path[step + 1]}")
    return game


@pytest.mark.clause("H-14")
@pytest.mark.parametrize(("steps", "ply", "is_over"), [(11, 48, True), (12, 52, False)])
def test_only_the_last_48_plies_count(steps: int, ply: int, is_over: bool) -> None:
    """The start occurs after plies 0 and 4, and again after 48 or, when ply 0 is too long ago, after 52."""
    game = walk_out_and_back(play_to_and_fro(new("halma", first=1, seed=1), 4), steps)
    assert (game.ply, game.is_over) == (ply, is_over)


@pytest.mark.clause("H-14")
def test_at_the_limit_of_plies_equal_players_draw() -> None:
    """The limit is 1,000 plies for two, 2,000 for three and four."""
    position = new("halma", first=1, seed=1).after("a5-a6")
    position.state.ply = 999
    outcome = position.after("p12-p11").outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 1), "H-14")
    for players in (3, 4):
        many = new("halma", players, first=1, seed=1)
        many.state.ply = 1998
        almost = many.after("a4-a5")
        assert not almost.is_over
        assert almost.after("a13-a12").is_over


def at_limit(moves: str, players: int = 2, arrived: tuple[int, ...] = ()) -> tuple[int, ...]:
    position: Position = new("halma", players, first=1, seed=1)
    for colour, count in enumerate(arrived, 1):
        position.state.at_goal[colour] = count
    for move in moves.split()[:-1]:
        position = position.after(move)
    position.state.ply = 999 if players == 2 else 1999
    outcome = position.after(moves.split()[-1]).outcome
    assert outcome is not None
    return outcome.places


@pytest.mark.clause("H-14")
def test_at_the_limit_fewest_pawns_at_home_go_before_most_arrived() -> None:
    """So a fortress at home does not pay."""
    assert at_limit("a5-a6 p12-p11 b5-b6 p11-p10", arrived=(0, 0, 5)) == (1, 2)
    assert at_limit("a5-a6 p12-p11 a6-a7 p11-p10", arrived=(0, 0, 5)) == (2, 1)


@pytest.mark.clause("H-14", "H-15")
def test_at_the_limit_whoever_has_a_place_already_keeps_it() -> None:
    """Seat 2 has finished, seat 3 has resigned, and seat 1 has a pawn fewer at home than seat 4."""
    game = new("halma", 4, first=1, seed=1).resign(3)
    game.state.finished[2] = game.state.places[2] = 1
    game.state.ply = 1999
    outcome = game.after("a4-a5").outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1, 4, 3), "H-14")


@pytest.mark.clause("H-14")
def test_at_the_limit_the_doubled_player_counts_by_average() -> None:
    """Seat 2 has 11 pawns at home, the others 12 for each colour."""
    assert at_limit("a4-a5 a13-a12 p13-p12 p4-p5 a5-a6 b13-b12 p12-p11 p5-p6", players=3) == (2, 1, 2)


@pytest.mark.clause("H-15", "G-6")
def test_resigned_seats_come_last_the_first_to_resign_lowest() -> None:
    """They may resign out of turn; the others play on, and the resigned colour is skipped."""
    game = new("halma", 4, first=1, seed=1)
    game.resign(3)
    assert game.ply == 0
    seats = []
    for _ in range(4):
        seats.append(game.turn)
        game.play(next(iter(game.legal_moves)))
    assert seats == [1, 2, 4, 1]
    game.resign(2)
    assert game.turn == 4
    game.resign(1)
    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.reason) == ((2, 3, 4, 1), "G-6")


@pytest.mark.clause("H-15")
def test_the_doubled_player_resigns_with_both_colours() -> None:
    game = new("halma", 3, first=1, seed=1).resign(1)
    colours = []
    for _ in range(4):
        colours.append(int(game.state.colour))
        game.play(next(iter(game.legal_moves)))
    assert colours == [2, 4, 2, 4]


@pytest.mark.clause("G-6")
def test_of_two_players_the_other_wins_when_one_resigns() -> None:
    outcome = new("halma", first=2, seed=1).resign(1).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.reason) == ((2,), (2, 1), "G-6")


@pytest.mark.parametrize("text", ["a5-a6", "A5-A6", " a5-a6 ", "a5:a6", "a6"])
def test_a_step_is_read_in_several_ways(text: str) -> None:
    game = new("halma", first=1, seed=1)
    if text == "a6":
        with pytest.raises(AmbiguousMove, match="a5-a6, b5-a6"):
            game.parse(text)
    else:
        assert game.write(game.parse(text)) == "a5-a6"


@pytest.mark.clause("H-8", "H-9")
def test_the_path_of_a_jump_is_read_and_must_be_one() -> None:
    """`c3:e5:g7` is the same move as `c3:g7`."""
    position = drawn(
        """
        . . . . . . .
        . . . . . 3 .
        . . . . . . .
        . . . 3 . . .
        . . 1 . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    assert position.write(position.parse("c3:e5:g7")) == "c3:g7"
    assert refusal(position, "c3:c5:g7") == "H-8"
    assert refusal(position, "c3-c4-c5") == "H-8"
    assert refusal(position, "c3:f3") == "H-8"
    assert refusal(position, "c3:d4") == "H-7"
    assert refusal(position, "d4:e5") == "H-6"
    for nonsense in ("", "-", "c0-c1", "q1-q2", "c3-c17", "c3--c4", "resign"):
        with pytest.raises(MalformedMove):
            position.parse(nonsense)


def test_refusals_of_touches_name_the_clause() -> None:
    three: Position = new("halma", 3, first=1, seed=1)
    assert three.refuse(1, ["field:p16", "field:o15"]).clause == "H-4"
    three.state.finished[3] = 1
    three = Position(three.rulebook, three._buffer)
    assert three.refuse(1, ["field:p16", "field:o15"]).clause == "H-12"
    assert three.refuse(1, ["field:d1"]).clause == "H-8"
    assert three.refuse(1, ["banana"]).clause == "H-6"
    assert three.refuse(1, []).clause == "H-6"
    assert three.refuse(2, ["field:a16"]).clause == "G-2"
    assert three.refuse(1, ["pass"]).clause == "H-10"
