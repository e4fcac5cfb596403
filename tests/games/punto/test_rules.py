"""Punto, clause by clause, on drawn tables."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from kit.positions import picture
from kit.punto import drawn, marked

from stip.errors import BadOption, IllegalMove, MalformedMove
from stip.games.punto.board import NEUTRAL
from stip.games.punto.notation import card_name
from stip.games.punto.piles import SEEN, leave_group
from stip.games.punto.positions import card_code
from stip.kernel.buffer import Buffer
from stip.play.game import Game, new
from stip.play.position import Position, View


def pile(game: Position, seat: int) -> list[str]:
    return [card_name(int(card)) for card in game.state.piles[seat][: int(game.state.sizes[seat])]]


def colours(cards: list[str]) -> dict[str, int]:
    return dict(Counter(card[0] for card in cards))


def refusal(position: Position, move: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        position.parse(move)
    return caught.value.clause


@pytest.mark.clause("P-1")
def test_two_players_have_two_colours_each() -> None:
    game = new("punto", 2, seed=1)
    assert colours(pile(game, 1)) == {"R": 18, "O": 18}
    assert colours(pile(game, 2)) == {"B": 18, "G": 18}
    assert set(Counter(pile(game, 1)).values()) == {2}


@pytest.mark.clause("P-2")
def test_three_players_have_one_colour_and_six_neutral_cards_each() -> None:
    game = new("punto", 3, seed=1)
    assert [colours(pile(game, seat)) for seat in (1, 2, 3)] == [
        {"R": 18, "G": 6},
        {"O": 18, "G": 6},
        {"B": 18, "G": 6},
    ]


@pytest.mark.clause("P-3")
def test_four_players_have_one_colour_each() -> None:
    game = new("punto", 4, seed=1)
    assert [colours(pile(game, seat)) for seat in (1, 2, 3, 4)] == [{"R": 18}, {"O": 18}, {"B": 18}, {"G": 18}]


@pytest.mark.clause("P-4")
def test_teams_share_two_colours_and_are_for_four_only() -> None:
    game = new("punto", 4, seed=1, teams="yes")
    assert colours(pile(game, 1) + pile(game, 3)) == {"R": 18, "O": 18}
    assert colours(pile(game, 2) + pile(game, 4)) == {"B": 18, "G": 18}
    assert [len(pile(game, seat)) for seat in (1, 2, 3, 4)] == [18] * 4
    with pytest.raises(BadOption, match="P-4"):
        new("punto", 2, teams="yes")


@pytest.mark.clause("P-5", "P-6", "G-4")
def test_nobody_knows_the_order_of_a_pile_their_own_neither() -> None:
    """Only the card turned up shows."""
    game = new("punto", 2, seed=1, first=1).play("f6")
    for seat in (0, 1, 2):
        seen = game.view(seat).state
        assert [card for card in seen.piles[1] if card] == [game.state.piles[1][0]]
        assert [card for card in seen.piles[2] if card] == [game.state.turned_up]


@pytest.mark.clause("P-6")
def test_the_top_card_is_turned_up_when_the_turn_begins_and_must_be_placed() -> None:
    game = new("punto", 2, seed=1, first=2)
    assert card_name(int(game.state.turned_up)) == pile(game, 2)[0]
    assert refusal(game, f"{pile(game, 1)[0]}@f6") == "P-6"
    game.play(f"{pile(game, 2)[0]}@f6")
    assert card_name(int(game.state.turned_up)) == pile(game, 1)[0]


@pytest.mark.clause("P-7")
def test_the_first_card_goes_in_the_middle() -> None:
    game = new("punto", 2, seed=1)
    assert list(game.legal_moves) == ["f6"]
    assert refusal(game, "f7") == "P-7"


TABLE = """
R5 .  .
.  B9 G3
"""


@pytest.mark.clause("P-8", "P-9", "P-11")
def test_a_card_goes_next_to_others_or_on_fewer_points() -> None:
    """It touches others by an edge or a corner; a 5 covers the 3 but not the 5, and nothing covers a 9."""
    position = drawn(TABLE, "R5")
    assert marked(position, TABLE) == picture(
        """
        x x  x  . .
        x R5 x  x x
        x x  B9 G3x x
        . x  x  x  x
        """
    )
    assert refusal(position, "f6") == "P-9"
    assert refusal(position, "e7") == "P-9"
    assert refusal(position, "k11") == "P-8"
    nine = drawn(TABLE, "R9")
    assert "e7" in nine.legal_moves
    assert "f6" not in nine.legal_moves


WIDE = """
B1 .  .  .  .  R1
.  B2 .  .  R2 .
"""


@pytest.mark.clause("P-10")
def test_all_cards_stay_within_six_columns_and_rows() -> None:
    """The area floats until six columns are in use."""
    position = drawn(WIDE, "G1", seat=2)
    names = set(position.legal_moves)
    assert {name[0] for name in names} == set("efghij")
    assert {"e8", "e5"} <= names
    assert refusal(position, "k7") == "P-10"
    assert refusal(position, "d7") == "P-10"
    five = drawn("B1 . . . R1\n. B2 . R2 .", "G1", seat=2)
    assert {"d8", "j8"} <= set(five.legal_moves)


@pytest.mark.clause("P-12", "P-18")
def test_a_row_of_five_wins_a_round_of_two_players() -> None:
    """The round ends at once, and the winner removes the card with the most points of the row."""
    table = """
    R3 R2 R8 R4
    B1 G2 .  .
    """
    after = drawn(table, "R7").after("j7")
    assert int(after.state.wins[1]) == 1
    assert card_name(int(after.state.last_removed)) == "R8"
    assert colours(pile(after, 1)) == {"R": 17, "O": 18}
    assert pile(after, 1).count("R8") == 1
    assert (int(after.state.round_number), after.turn) == (2, 2)


@pytest.mark.clause("P-12")
@pytest.mark.parametrize(
    ("table", "place"),
    [
        ("R3 . . .\nR2 . . .\nR8 . . .\nR4 . . .", "f5"),
        (". . . R3\n. . R2 .\n. R8 . .\nR4 . . .", "e5"),
    ],
)
def test_rows_run_in_all_directions(table: str, place: str) -> None:
    """They may be vertical and diagonal."""
    assert int(drawn(table, "R7").after(place).state.wins[1]) == 1


@pytest.mark.clause("P-11", "P-12")
def test_a_longer_row_wins_too_and_only_top_cards_count() -> None:
    """A red 7 covers the blue 2 and closes a row of six."""
    after = drawn("R3 R2 B2 R4 R5 R6", "R7").after("h6")
    assert int(after.state.wins[1]) == 1
    assert card_name(int(after.state.last_removed)) == "R7"
    four = drawn("R3 R2 B2 R4 . .", "R7").after("h6")
    assert int(four.state.wins[1]) == 0


@pytest.mark.clause("P-12")
def test_three_and_four_players_need_a_row_of_four() -> None:
    for players in (3, 4):
        after = drawn("R3 R2 R8\nB1 O2 .", "R7", players=players).after("i7")
        assert int(after.state.wins[1]) == 1


@pytest.mark.clause("P-13")
def test_the_neutral_colour_never_wins() -> None:
    after = drawn("G3 G2 G8\nB1 O2 .", "G7", players=3).after("i7")
    assert not after.state.wins.any()
    assert int(after.state.round_number) == 1


FULL = """
R9 O9 B9 G9 R9 O9
B9 G9 R9 O9 B9 G9
R9 O9 B9 G9 R9 O9
B9 G9 R9 O9 B9 G9
R9 O9 B9 G9 R9 O9
.  G9 R9 O9 B9 G9
"""


@pytest.mark.clause("P-14", "P-17")
def test_who_cannot_place_a_card_ends_the_round() -> None:
    """No place is left, and nobody has a counted row, so the round is drawn and no card is removed."""
    after = drawn(FULL, "R8").after("e6")
    assert int(after.state.round_number) == 2
    assert (int(after.state.last_winner), int(after.state.last_removed)) == (0, 0)
    assert len(pile(after, 1)) == len(pile(after, 2)) == 36
    assert after.turn == 2, "the seat to the left of this round's starter begins"


@pytest.mark.clause("P-14")
def test_who_has_no_card_left_ends_the_round() -> None:
    position = drawn("B1 G2", "R8")
    position.state.turned[2] = 36
    assert int(position.after("h7").state.round_number) == 2


@pytest.mark.clause("P-14", "P-20")
def test_a_neutral_card_turned_up_in_vain_stays_with_its_owner() -> None:
    """It counts as not played, but everybody has seen who holds it."""
    position = drawn(FULL.replace("G", "B"), "R8", players=3)
    position.state.piles[2, 0] = card_code("G4")
    before = neutral_holdings(position)
    after = position.after("e6")
    assert int(after.state.round_number) == 2
    assert neutral_holdings(after)[1] == before[1]
    assert [1, 1] in [[int(held[2]), int(held.sum())] for held in after.state.held]


def end_without_row(table: str, players: int = 2, teams: str = "no") -> Position:
    """An orange 1 goes up and right of the table, and the round ends because the next seat has no card."""
    position = drawn(table, "O1", players=players, teams=teams)
    position.state.turned[2] = position.state.sizes[2]
    return position.after(f"j{len(table.split()) // 4 + 6}")


ONE_ROW = """
R3 R2 R8 R4
B1 B2 B1 G2
"""


@pytest.mark.clause("P-15", "P-18")
def test_the_most_rows_of_one_less_win() -> None:
    """There is one row of four red cards; its highest card leaves the game."""
    after = end_without_row(ONE_ROW)
    assert int(after.state.last_winner) == 1
    assert card_name(int(after.state.last_removed)) == "R8"


@pytest.mark.clause("P-15")
def test_only_maximal_runs_of_just_that_length_count_and_both_colours_add_up() -> None:
    """Three in a row count for nothing with two players; red and orange rows count together."""
    table = """
    R3 R2 R8 R4
    O1 O2 O5 O1
    B2 B3 B4 B5
    """
    after = end_without_row(table)
    assert int(after.state.last_winner) == 1


@pytest.mark.clause("P-13", "P-15", "P-17")
def test_a_row_of_the_neutral_colour_does_not_count_when_the_round_ends_without_a_row() -> None:
    after = end_without_row("G3 G2 G8 R4\nB1 O2 B1 R2", players=3)
    assert int(after.state.round_number) == 2
    assert int(after.state.last_winner) == 0


@pytest.mark.clause("P-16")
def test_of_equal_numbers_the_lower_sum_of_points_wins() -> None:
    table = """
    R3 R2 R8 R4
    B2 B3 B4 B5
    """
    after = end_without_row(table)
    assert int(after.state.last_winner) == 2
    assert card_name(int(after.state.last_removed)) == "B5"


@pytest.mark.clause("P-17")
def test_equal_in_both_is_a_drawn_round() -> None:
    table = """
    R2 R3 R4 R5
    B2 B3 B4 B5
    """
    after = end_without_row(table)
    assert int(after.state.last_winner) == 0
    assert not after.state.removed.any()


@pytest.mark.clause("P-18")
def test_of_several_cards_with_most_points_the_first_colour_leaves() -> None:
    """Red comes before orange."""
    table = """
    O2 O3 O4 O9
    R2 R3 R4 R9
    """
    after = end_without_row(table)
    assert card_name(int(after.state.last_removed)) == "R9"


def random_playouts(game: Game, until: int) -> Game:
    """Up to the first move of a round."""
    rng = random.Random(1)
    while not game.is_over and int(game.state.round_number) < until:
        game.play(rng.choice(list(game.legal_moves)))
    return game


@pytest.mark.clause("P-19")
def test_all_cards_go_back_to_their_owners_between_rounds() -> None:
    game = random_playouts(new("punto", 4, seed=3, rounds_to_win=5), until=4)
    for seat, colour in enumerate("ROBG", 1):
        removed = sum(int(game.state.removed[card_code(f"{colour}{value}")]) for value in range(1, 10))
        assert colours(pile(game, seat)) == {colour: 18 - removed}


@pytest.mark.clause("P-19", "G-7")
def test_an_odd_card_of_a_team_goes_to_the_partner_who_plays_first() -> None:
    for seed in range(8):
        game = random_playouts(new("punto", 4, seed=seed, teams="yes", rounds_to_win=5), until=2)
        starter = int(game.state.starter)
        other = starter % 4 + 1
        for first, second in ((starter, (starter + 1) % 4 + 1), (other, (other + 1) % 4 + 1)):
            assert 0 <= len(pile(game, first)) - len(pile(game, second)) <= 1


def unplaced_neutrals(position: Position, seat: int) -> int:
    first = int(position.state.turned[seat]) + (position.turn == seat)
    return sum(card.startswith("G") for card in pile(position, seat)[first:])


@pytest.mark.clause("P-20")
@pytest.mark.parametrize(
    ("drawing", "card", "seat", "gained"),
    [
        ("R3 R2 R8 .\nG1 G2 G5 G6", "R7", 1, [2, 1, 1]),
        ("O3 O2 O8 .\nG1 G2 G5 G6", "O7", 2, [1, 2, 1]),
        ("R3 O2 R8 .\nG1 G2 G5 G6", "R7", 2, [1, 1, 2]),
    ],
)
def test_neutral_cards_on_the_table_are_dealt_one_by_one_from_the_winner_or_the_starter_on(
    drawing: str, card: str, seat: int, gained: list[int]
) -> None:
    """Those that were not placed stay with their owners. In the last drawing nobody wins; seat 3 started."""
    position = drawn(drawing, card, seat=seat, players=3)
    position.state.starter = 3
    position.state.turned[seat % 3 + 1] = position.state.sizes[seat % 3 + 1]  # the round ends, if not with a row
    before = [unplaced_neutrals(position, seat) for seat in (1, 2, 3)]
    after = position.after("i7")
    assert int(after.state.round_number) == 2
    held = [sum(card.startswith("G") for card in pile(after, seat)) for seat in (1, 2, 3)]
    assert [now - then for now, then in zip(held, before, strict=True)] == gained


@pytest.mark.clause("P-21")
def test_the_next_round_is_started_by_the_seat_to_the_left_of_the_winner() -> None:
    after = drawn("O3 O2 O8\nB1 G2 .", "O7", seat=2, players=4).after("i7")
    assert (int(after.state.last_winner), after.turn) == (2, 3)


@pytest.mark.clause("P-21")
def test_of_a_team_that_wins_without_a_row_the_partner_who_placed_last_counts_as_the_winner() -> None:
    """Seat 1 placed last; seat 2 has no card left."""
    after = end_without_row(ONE_ROW, players=4, teams="yes")
    assert int(after.state.last_winner) == 1
    assert after.state.wins.tolist()[1:] == [1, 0, 1, 0]
    assert after.turn == 2


@pytest.mark.clause("P-22")
def test_who_first_has_won_enough_rounds_has_won_the_game() -> None:
    """Places after the winner go by rounds won; equal numbers share a place."""
    position = drawn("R3 R2 R8\nB1 O2 .", "R7", players=4)
    position.state.wins[1:] = [1, 1, 0, 1]
    outcome = position.after("i7").outcome
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2, 4, 2), (2, 1, 0, 1), "P-22")
    teams = drawn("R3 R2 R8 R4\nB1 B2 .  .", "R7", players=4, teams="yes", rounds_to_win=1)
    outcome = teams.after("j7").outcome
    assert outcome is not None
    assert outcome.places == (1, 2, 1, 2)


@pytest.mark.clause("P-23", "G-5")
def test_after_twelve_rounds_for_each_to_win_the_most_rounds_decide() -> None:
    """Equal numbers are a draw."""
    position = drawn(FULL, "R8")
    position.state.round_number = 24
    outcome = position.after("e6").outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 1), "P-23")
    position.state.wins[2] = 1
    outcome = position.after("e6").outcome
    assert outcome is not None
    assert outcome.places == (2, 1)


@pytest.mark.clause("P-23", "G-6")
def test_a_side_of_two_that_resigns_ends_the_game() -> None:
    """A partner who resigns does, too."""
    outcome = new("punto", 2, seed=1).resign(2).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 2), "G-6")
    outcome = new("punto", 4, seed=1, teams="yes").resign(3).outcome
    assert outcome is not None
    assert outcome.places == (2, 1, 2, 1)


@pytest.mark.clause("P-23")
def test_with_more_sides_the_others_play_on_and_the_colour_no_longer_counts() -> None:
    """The seat is skipped, its cards on the table stay, and from the next round on its cards are out."""
    game = new("punto", 4, seed=1, first=1).play("f6")
    game.resign(3)
    game.play(sorted(game.legal_moves)[0])
    assert game.turn == 4
    red = drawn("R3 R2 R8\nB1 O2 .", "R7", seat=1, players=4)
    red.state.places[1], red.state.resigned[1] = 4, 1
    assert not red.after("i7").state.wins.any()
    random_playouts(game, until=2)
    assert [len(pile(game, seat)) > 0 for seat in (1, 2, 3, 4)] == [True, True, False, True]
    assert pile(game.view(1).imagine(1), 3) == []
    game.resign(1).resign(4)
    assert game.outcome is not None
    assert game.outcome.places == (3, 1, 4, 2)
    assert game.outcome.reason == "G-6"


@pytest.mark.clause("P-23")
def test_who_resigns_in_their_turn_is_followed_by_the_next() -> None:
    """The card turned up is put back, and with three players everybody remembers a neutral one."""
    game = new("punto", 3, seed=1, first=1)
    game.state.piles[1, 0] = game.state.turned_up = card_code("G4")
    card = next(i for i in (6, 7) if int(game.state.group[i]) != SEEN)
    game.state.group[card] = SEEN
    game.resign(1)
    assert game.turn == 2
    group = int(game.state.group[card])
    assert group != SEEN
    assert game.state.held[group].tolist() == [0, 1, 0, 0]


def neutral_holdings(position: Position) -> list[Counter[str]]:
    """The neutral cards in each pile that were not turned up."""
    state = position.state
    found = []
    for seat in (1, 2, 3):
        first = int(state.turned[seat]) + (int(state.seat) == seat)
        cards = state.piles[seat][first : int(state.sizes[seat])]
        found.append(Counter(card_name(int(card)) for card in cards if int(card) & 3 == NEUTRAL))
    return found


@pytest.mark.clause("G-4", "P-20")
def test_everybody_remembers_who_can_hold_which_neutral_cards() -> None:
    """Seat 1 placed all six of its neutral cards in the first round, so what it holds in the second was on
    the table in the first."""
    position = drawn("R3 R2 R8\nB1 O2 .", "R7", players=3)
    state = position.state
    placed = [int(card) for card in state.piles[1][:24] if int(card) & 3 == NEUTRAL]
    rest = [int(card) for card in state.piles[1][:24] if int(card) & 3 != NEUTRAL]
    state.piles[1][:24] = [*placed, *rest]
    state.turned[1] = 6
    for card in placed:
        state.played[card] += 1
        state.group[next(i for i in ((card >> 2) * 2 - 2, (card >> 2) * 2 - 1) if int(state.group[i]) == 0)] = SEEN
    state.held[0, 1] = 0
    after = position.after("i7")
    rng = Buffer(np.array([1, 2, 3, 4], np.uint32))
    on_table = Counter(card_name(card) for card in placed)
    truth = neutral_holdings(after)
    worlds = [neutral_holdings(View(after, 1).imagine(rng)) for _ in range(40)]
    for holdings in (truth, *worlds):
        assert not holdings[0] - on_table, "seat 1 got only cards that lay on the table"
        assert [one.total() for one in holdings] == [one.total() for one in truth]
    assert len({str(sorted(world[1].items())) for world in worlds}) > 5


@pytest.mark.clause("G-4")
def test_groups_that_cannot_be_told_apart_become_one() -> None:
    """Both green 4s are hidden, in two groups of which seat 1 holds a card each; it turns one up."""
    position = drawn("R3 R2 R8\nB1 O2 .", "R7", players=3)
    state = position.state
    state.group[:] = 0
    state.group[7] = 1
    state.held[:] = 0
    state.held[0, 1:] = [5, 6, 6]
    state.held[1, 1] = 1
    leave_group(state, 1, 4)
    assert state.group.tolist().count(SEEN) == 1
    assert set(state.group.tolist()) == {0, SEEN}
    assert state.held[0].tolist() == [0, 5, 6, 6]
    assert not state.held[1].any()


def test_notation_is_read_with_and_without_the_card() -> None:
    game = new("punto", 2, seed=1)
    card = card_name(int(game.state.turned_up))
    for text in ("f6", "F6", " f6 ", f"{card}@f6", f"{card.lower()}@F6"):
        assert game.write(game.parse(text)) == "f6"
    for nonsense in ("", "f", "f0", "l1", "f12", "R0@f6", "X5@f6", "@f6", "f6f6"):
        with pytest.raises(MalformedMove):
            game.parse(nonsense)


def test_refusals_of_touches_name_the_clause() -> None:
    game = new("punto", 2, seed=1)
    assert game.refuse(game.turn, ["banana"]).clause == "P-6"
    assert game.refuse(game.turn, []).clause == "P-6"
    assert game.refuse(game.turn, ["place:g7"]).clause == "P-7"
