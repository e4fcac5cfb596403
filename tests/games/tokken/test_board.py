"""Tokken: the board and walking on it (T-1 to T-4, T-13 to T-21)."""

from __future__ import annotations

import pytest
from kit.positions import after
from kit.tokken import clause, moves, pawns, table


@pytest.mark.clause("T-1")
def test_the_ring_has_36_fields_and_seat_2_starts_opposite() -> None:
    assert pawns(after(table("A"), "A+r"), 1) == "r0"
    assert pawns(after(table("A", seat=2), "A+r"), 2) == "r18"
    assert pawns(after(table("A", seat=2, track=72), "A+r"), 2) == "r36"


@pytest.mark.clause("T-1")
def test_fields_go_on_from_the_last_to_the_first_for_seat_2() -> None:
    assert pawns(after(table("6", two="r33", seat=2), "6 r"), 2) == "r3"


@pytest.mark.clause("T-2")
def test_each_quarter_has_a_black_dot() -> None:
    """They are 9 and 27; on the long track 9, 27, 45 and 63."""
    assert pawns(after(table("2", "r7"), "2 r"), 1) == "r27"
    assert pawns(after(table("2", "r7", track=72), "2 r"), 1) == "r27"
    assert pawns(after(table("2", "r43", track=72), "2 r"), 1) == "r63"
    assert pawns(after(table("2", "r10", black_dot_offset=12), "2 r"), 1) == "r30"
    assert pawns(after(table("2", "r7", black_dot_offset=12), "2 r"), 1) == "r9"


@pytest.mark.clause("T-3")
@pytest.mark.parametrize(("track", "last"), [(36, 35), (72, 71)])
def test_the_home_row_lies_behind_the_last_field(track: int, last: int) -> None:
    """Its spots are red, yellow, green and blue from the entrance inward."""
    full = "r{} yH gH bH"
    assert pawns(after(table("A", full.format(last), track=track), "A r"), 1) == "rH yH gH bH"
    assert pawns(after(table("2", f"y{last} gH bH", track=track), "2 y"), 1) == "yH gH bH"
    assert pawns(after(table("3", f"g{last} bH", track=track), "3 g"), 1) == "gH bH"
    assert pawns(after(table("6", f"b{last - 2}", track=track), "6 b"), 1) == "bH"


@pytest.mark.clause("T-4")
def test_all_pawns_start_in_reserve_and_wait_there() -> None:
    assert moves(table("9 2 8")) == "out"
    assert clause(table("9 A"), "9 r") == "T-4"


@pytest.mark.clause("T-13")
def test_ace_king_and_joker_enter_a_pawn_of_any_colour() -> None:
    assert moves(table("A")) == "A+b, A+g, A+r, A+y"
    assert moves(table("K", "rH")) == "K+b, K+g, K+y"
    assert pawns(after(table("X", pile="2"), "X+g"), 1) == "g0"
    assert clause(table("A 9"), "9+r") == "T-13"
    assert clause(table("A", "r5"), "A+r") == "T-13"


@pytest.mark.clause("T-13")
def test_no_pawn_enters_while_an_own_one_stands_on_the_base() -> None:
    position = table("A", "y0")
    assert moves(position) == "A y"
    assert clause(position, "A+r") == "T-13"


@pytest.mark.clause("T-13")
def test_an_opposing_pawn_on_the_base_is_hit_by_entering() -> None:
    position = after(table("A", "", "g0"), "A+r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r0", "")


@pytest.mark.clause("T-14")
def test_pawns_on_the_way_are_passed() -> None:
    position = after(table("6", "r1 y3", "b4"), "6 r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r7 y3", "b4")


@pytest.mark.clause("T-15")
def test_the_pawn_at_the_end_of_a_walk_is_hit_also_an_own_one() -> None:
    assert pawns(after(table("3", "r1", "b4"), "3 r"), 2) == ""
    assert pawns(after(table("3", "r1 y4"), "3 r"), 1) == "r4"


@pytest.mark.clause("T-16")
def test_a_pawn_on_its_home_base_blocks_everyone() -> None:
    """It stops the other player forwards, backwards and from ending there, and its owner's pawn pushed by a five."""
    for card, start in (("3", 16), ("2", 16), ("K", 17), ("4", 19), ("4", 22)):
        position = table(f"{card} A", f"r{start}", "y18")
        assert clause(position, f"{card} r") == "T-16", (card, start)
    assert pawns(after(table("A", "r16", "y18"), "A r"), 1) == "r17"
    assert pawns(after(table("4", "r18", "y19"), "4 r"), 1) == "r14"
    assert clause(table("5 A", "y0", "r33"), "5 *r") == "T-16"
    assert clause(table("5 A", "", "r16 y18"), "5 *r") == "T-16"
    assert clause(table("4 A", "y0 r4"), "4 r") == "T-16"


@pytest.mark.clause("T-16")
def test_a_base_with_a_strangers_pawn_is_open() -> None:
    """Only on its own base is a pawn safe."""
    assert pawns(after(table("2", "r17 y18"), "2 r"), 1) == "r19 y18"
    assert pawns(after(table("2", "r16 y18"), "2 r"), 1) == "r18"


@pytest.mark.clause("T-17")
def test_nobody_walks_past_the_own_base_for_another_lap() -> None:
    position = table("9 A", "b33")
    assert moves(position) == "A b, A+g, A+r, A+y"
    assert clause(position, "9 b") == "T-17"
    assert clause(table("Q A", "r30", track=36), "Q r") == "T-17"


@pytest.mark.clause("T-17")
def test_only_where_a_pawn_stands_counts_not_how_it_came_there() -> None:
    """Straight from the base and four backwards, a pawn is near its row."""
    position = after(table("4 7", "b0"), "4 b", "out")
    assert pawns(position, 1) == "b32"
    assert pawns(after(position, "7 b7"), 1) == "bH"


@pytest.mark.clause("T-18")
def test_no_pawn_stands_on_another_colours_spot() -> None:
    assert clause(table("3 A", "b34"), "3 b") == "T-18"
    assert clause(table("2 A", "r35 yH gH bH"), "2 r") == "T-18"


@pytest.mark.clause("T-18")
def test_no_pawn_is_passed_in_the_home_row() -> None:
    """It can happen only when the row may be filled in any order."""
    assert clause(table("6 A", "b33 yH", home_order="free"), "6 b") == "T-18"
    assert pawns(after(table("6", "b33", home_order="free"), "6 b"), 1) == "bH"


@pytest.mark.clause("T-19")
def test_the_row_fills_from_its_far_end() -> None:
    assert clause(table("2 A", "y35 bH"), "2 y") == "T-19"
    assert pawns(after(table("2", "y35 bH", home_order="free"), "2 y"), 1) == "yH bH"


@pytest.mark.clause("T-19")
@pytest.mark.parametrize("order", ["free", "far_end"])
def test_a_game_in_which_neither_row_can_be_filled_is_drawn(order: str) -> None:
    position = table("A", "r35", "yH", home_order=order)
    if order == "far_end":
        assert clause(position, "A r") == "T-19"
        return
    outcome = after(position, "A r").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("T-19", (1, 1), (1, 1))
    assert not after(table("A", "r35", "bH", home_order="free"), "A r").is_over


@pytest.mark.clause("T-19")
def test_the_draw_comes_even_between_two_parts_of_a_seven() -> None:
    position = after(table("7", "r35 y3", "gH", home_order="free"), "7 r1")
    outcome = position.outcome
    assert outcome is not None
    assert outcome.reason == "T-19"


@pytest.mark.clause("T-19", "T-30")
def test_the_draw_goes_before_the_limit() -> None:
    position = after(table("A", "r35", "yH", other="", home_order="free", deal_number=60), "A r")
    assert position.outcome is not None
    assert position.outcome.reason == "T-19"


@pytest.mark.clause("T-20")
def test_a_pawn_at_home_stays_and_is_safe() -> None:
    position = table("A J 5 4", "bH r3", "g10 yH")
    assert clause(position, "A b") == "T-20"
    assert clause(position, "4 b") == "T-20"
    assert clause(position, "5 *y") == "T-20"
    assert moves(position) == "5 *g, A r, A+g, A+y, J r*g"


@pytest.mark.clause("T-21")
def test_a_walk_that_ends_on_a_black_dot_goes_on_to_the_next() -> None:
    """So does a four backwards, and an opponent's five."""
    assert pawns(after(table("3", "r6"), "3 r"), 1) == "r27"
    assert pawns(after(table("4", "r13"), "4 r"), 1) == "r27"
    assert pawns(after(table("5", "", "r4"), "5 *r"), 2) == "r27"


@pytest.mark.clause("T-21")
def test_the_dot_passes_blocked_bases_and_hits_only_on_the_second_dot() -> None:
    position = after(table("3", "r6 y9", "g18 b12 r27"), "3 r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r27 y9", "g18 b12")


@pytest.mark.clause("T-21")
def test_the_dot_does_not_lead_further_and_is_left_normally() -> None:
    """There is no chain; a pawn on a dot walks on as usual; entering and the jack are no walks."""
    assert pawns(after(table("A", "r27"), "A r"), 1) == "r28"
    assert pawns(after(table("X", "r9", pile="3", track=72), "X r"), 1) == "r45"
    swapped = after(table("J", "r9", "y4"), "J r*y")
    assert (pawns(swapped, 1), pawns(swapped, 2)) == ("r4", "y9")


@pytest.mark.clause("T-21")
def test_from_the_last_dot_a_pawn_passes_its_own_base() -> None:
    """It owes another lap; with `dot_past_home=stay` it remains, and hits who stands on the first dot."""
    assert pawns(after(table("2", "r25", "y27"), "2 r"), 1) == "r9"
    assert pawns(after(table("2", "r25", "y27"), "2 r"), 2) == "y27"
    position = after(table("2", "r25", "y27", dot_past_home="stay"), "2 r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r27", "")
    assert pawns(after(table("2", two="r25", seat=2, dot_past_home="stay"), "2 r"), 2) == "r9"
    assert pawns(after(table("2", two="r7", seat=2, dot_past_home="stay"), "2 r"), 2) == "r9"
    assert pawns(after(table("5", two="r4", dot_past_home="stay"), "5 *r"), 2) == "r9"


@pytest.mark.clause("T-21")
def test_a_walk_from_dot_to_dot_may_end_where_it_began() -> None:
    """The joker's 18 lead to the other dot, and that one leads back."""
    assert pawns(after(table("X", "r9", pile="3"), "X r"), 1) == "r9"
