"""Tokken: what each card does (T-22 to T-28), and winning (T-29)."""

from __future__ import annotations

import pytest
from kit.positions import after
from kit.tokken import clause, moves, pawns, refusal, table


@pytest.mark.clause("T-22")
@pytest.mark.parametrize(("card", "steps"), [("A", 1), ("2", 2), ("3", 3), ("6", 6), ("8", 8), ("T", 10), ("Q", 12)])
def test_a_card_walks_its_number_forwards(card: str, steps: int) -> None:
    assert pawns(after(table(card, "r11"), f"{card} r"), 1) == f"r{11 + steps}"


@pytest.mark.clause("T-22")
def test_a_nine_walks_nine() -> None:
    assert pawns(after(table("9", "r1"), "9 r"), 1) == "r10"
    assert clause(table("9 A", "r1", "y5"), "9 *y") == "T-22"


@pytest.mark.clause("T-23")
def test_a_king_walks_13_and_hits_all_it_passes() -> None:
    """It hits pawns of its own side, too, and on the field where it ends."""
    position = after(table("K", "r1 y5 g15", "b13 r14 y19"), "K r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r14 g15", "y19")


@pytest.mark.clause("T-23", "T-21")
def test_a_king_that_ends_on_a_dot_hits_who_stands_there_and_spares_who_stands_between_the_dots() -> None:
    """It walks over the first dot, hits on the second, and does not walk between them."""
    position = after(table("K", "r14 y27 g30", "b20 r33 y9"), "K r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r9 g30", "r33")
    position = after(table("K", "r14", "y27 b31"), "K r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r9", "b31")


@pytest.mark.clause("T-21")
def test_only_a_king_hits_who_stands_on_the_dot_from_which_it_goes_on() -> None:
    """Any other card spares them."""
    position = after(table("Q", "r15", "y27"), "Q r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r9", "y27")


@pytest.mark.clause("T-21", "T-23")
def test_a_king_that_stays_on_the_last_dot_before_its_base_hits_who_stands_there() -> None:
    """With `dot_past_home=stay` that dot is a field like any other."""
    position = after(table("K", "r14", "y27 b9", dot_past_home="stay"), "K r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r27", "b9")


@pytest.mark.clause("T-23", "T-1")
def test_a_king_hits_on_both_dots_of_the_long_track() -> None:
    position = after(table("K", "r14", "y27 g45 b30", track=72), "K r")
    assert (pawns(position, 1), pawns(position, 2)) == ("r45", "b30")


@pytest.mark.clause("T-23")
def test_a_king_that_comes_home_hits_all_on_the_ring() -> None:
    position = after(table("K", "b26 r35", "y27 r0 g26"), "K b")
    assert (pawns(position, 1), pawns(position, 2)) == ("bH", "r0 g26")


@pytest.mark.clause("T-23")
def test_a_base_blocks_a_king() -> None:
    assert clause(table("K A", "r12", "y18"), "K r") == "T-16"


@pytest.mark.clause("T-24")
def test_a_jack_changes_the_places_of_two_pawns() -> None:
    position = table("J", "r5 y0 gH", "b20 g18")
    assert moves(position) == "J r*b, J y*b"
    position = after(position, "J y*b")
    assert (pawns(position, 1), pawns(position, 2)) == ("r5 y20 gH", "g18 b0")
    position = table("J 3", "r5 y0 gH", "b20 g18 yH")
    assert refusal(position, "J r*g") == ("T-24", "swap-base")
    assert refusal(position, "J r*y") == ("T-24", "swap-ring")
    assert refusal(position, "J b*b") == ("T-24", "swap-ring")
    assert refusal(position, "J r") == ("T-24", "swap-two")
    assert refusal(position, "3 r*b") == ("T-24", "only-jack")


@pytest.mark.clause("T-24", "T-16")
def test_a_pawn_that_a_jack_brings_onto_its_own_base_is_on_its_base() -> None:
    position = after(table("J", "r18", "y30", other="5 K"), "J r*y")
    assert pawns(position, 2) == "y18"
    position = after(table("J", "r20", "y0", other="5 K"), "J r*y")
    assert pawns(position, 1) == "r0"
    assert refusal(position, "5 *r") == ("T-26", "on-base")


@pytest.mark.clause("T-25")
def test_a_four_walks_backwards() -> None:
    assert pawns(after(table("4", "r16"), "4 r"), 1) == "r12"
    assert pawns(after(table("4", "r20"), "4 r"), 1) == "r16"


@pytest.mark.clause("T-25")
def test_a_four_may_end_on_the_own_base_and_not_cross_it() -> None:
    assert pawns(after(table("4", "r4", "y0"), "4 r"), 1) == "r0"
    for field in (1, 2, 3):
        assert clause(table("4 A", f"r{field}"), "4 r") == "T-25"
    assert pawns(after(table("4", "r0"), "4 r"), 1) == "r32"
    assert pawns(after(table("4", two="r18", seat=2), "4 r"), 2) == "r14"


@pytest.mark.clause("T-26")
def test_a_five_walks_an_opposing_pawn() -> None:
    """The pawn goes past its own base, and never into its home row."""
    assert pawns(after(table("5", "r1", "b15"), "5 *b"), 2) == "b20"
    assert pawns(after(table("5", "r20", "b15"), "5 *b"), 1) == ""
    assert pawns(after(table("5", "", "b13"), "5 *b"), 2) == "b18"
    position = table("5 A", "r1", "b18 g20 yH")
    assert moves(position) == "5 *g, A r, A+b, A+g, A+y"
    assert refusal(position, "5 *b") == ("T-26", "on-base")
    assert refusal(position, "5 r") == ("T-26", "five-theirs")
    assert refusal(position, "5 *r") == ("T-4", "in-reserve")


@pytest.mark.clause("T-26", "T-16")
def test_a_five_cannot_pass_the_base_of_its_own_player_when_closed() -> None:
    assert clause(table("5 A", "r0", "b33"), "5 *b") == "T-16"
    assert clause(table("5 A", "", "b15 g18"), "5 *b") == "T-16"


@pytest.mark.clause("T-27")
def test_a_seven_is_divided_over_pawns_in_any_order() -> None:
    position = after(table("7", "r1 g20"), "7 g4")
    assert (position.turn, pawns(position, 1)) == (1, "r1 g24")
    assert moves(position) == "7 r3"
    position = after(position, "7 r3")
    assert (position.turn, pawns(position, 1)) == (2, "r4 g24")


@pytest.mark.clause("T-27")
def test_a_seven_over_four_pawns() -> None:
    position = after(table("7", "r1 y12 g14 b20"), "7 r1", "7 y1", "7 g1", "7 b4")
    assert pawns(position, 1) == "r2 y13 g15 b24"


@pytest.mark.clause("T-27")
def test_each_pawn_walks_at_most_once_in_a_seven() -> None:
    position = after(table("7 3", "r1 g20"), "7 r2")
    assert refusal(position, "7 r5") == ("T-27", "moved-already")
    assert refusal(position, "7 g6") == ("T-27", "too-many")
    assert refusal(position, "7 g4") == ("T-27", "seven-rest")
    assert refusal(position, "7 y5") == ("T-4", "in-reserve")
    assert refusal(position, "3 g") == ("T-27", "finish-seven")
    assert refusal(position, "out") == ("T-27", "finish-seven")
    assert refusal(position, "keep") == ("T-27", "finish-seven")


@pytest.mark.clause("T-27")
def test_a_single_pawn_walks_the_whole_seven() -> None:
    position = table("7 A", "r1")
    assert moves(position) == "7 r7, A r, A+b, A+g, A+y"
    assert refusal(position, "7 r3") == ("T-27", "seven-rest")
    assert refusal(position, "7 *r") == ("T-27", "own-pawns")


@pytest.mark.clause("T-27")
def test_a_part_is_a_walk_of_its_own() -> None:
    """It hits, it goes on from a dot, and it stops at a closed base."""
    position = after(table("7", "r7 y20", "b27"), "7 r2")
    assert (pawns(position, 1), pawns(position, 2)) == ("r27 y20", "")
    assert moves(table("7 A", "r16 y20", "b18")) == "7 r1, 7 y6, 7 y7, A r, A y, A+b, A+g"


@pytest.mark.clause("T-27")
def test_a_part_that_hits_the_pawn_which_should_walk_the_rest_is_illegal() -> None:
    """Red four would send yellow to the reserve, and nobody could walk the other three."""
    position = table("7", "r1 y5")
    assert "7 r4" not in position.legal_moves
    assert refusal(position, "7 r4") == ("T-27", "seven-rest")
    assert "7 y4" in position.legal_moves
    position = table("7", "r7 y27")
    assert "7 r2" not in position.legal_moves


@pytest.mark.clause("T-27", "T-19")
def test_a_part_may_open_the_home_row_for_the_next() -> None:
    """Green needs blue at home first."""
    position = table("7", "g35 b35")
    assert moves(position) == "7 b4"
    assert pawns(after(position, "7 b4", "7 g3"), 1) == "gH bH"


@pytest.mark.clause("T-27")
def test_a_seven_may_need_all_four_pawns() -> None:
    """Before the closed base three pawns have room for 1, 2 and 3 steps, and green for 1 before its row."""
    position = table("7", "r16 y14 g34 b15", "b18")
    assert moves(position) == "7 b2, 7 g1, 7 r1, 7 y3"
    assert pawns(after(position, "7 g1", "7 r1", "7 y3", "7 b2"), 1) == "g35 b17"
    assert moves(after(position, "7 b2")) == "7 g1, 7 r1, 7 y3"


@pytest.mark.clause("T-27")
def test_coming_home_does_not_excuse_the_rest() -> None:
    assert clause(table("7 A", "r35 yH gH bH"), "7 r1") == "T-27"
    assert moves(table("7", "r35 yH gH bH")) == "out"


@pytest.mark.clause("T-28", "T-11")
def test_the_joker_enters_or_walks_18_and_takes_a_card() -> None:
    position = after(table("X", "r1", pile="Q"), "X r")
    assert pawns(position, 1) == "r19"
    assert int(position.state.hand_sizes[1]) == 1
    assert pawns(after(table("X", pile="Q"), "X+b"), 1) == "b0"


@pytest.mark.clause("T-29", "T-11")
def test_four_pawns_at_home_win_at_once() -> None:
    """A joker that wins takes no card."""
    outcome = after(table("A", "r35 yH gH bH"), "A r").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("T-29", (1, 2), (4, 0))
    position = after(table("X", "r18 yH gH bH", pile="Q"), "X r")
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert int(position.state.hand_sizes[1]) == 0


@pytest.mark.clause("T-29")
def test_a_seven_can_win_with_its_last_part() -> None:
    position = after(table("7", "r35 y31 gH bH"), "7 y6", "7 r1")
    assert position.outcome is not None
    assert position.outcome.reason == "T-29"
