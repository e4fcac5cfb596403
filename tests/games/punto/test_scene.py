"""How Punto looks."""

from __future__ import annotations

import random

from kit.punto import drawn

from stip.games.contract import Move
from stip.games.punto import scene as punto
from stip.games.punto.positions import place_code
from stip.games.scene import Panel, Scene, Thing
from stip.play.game import Game, new
from stip.play.position import Position, View

STAIRS = """
    .  .  .  R4
    .  .  R6 .
    B1 R2 .  .
    R1 .  .  G9
"""


def seen(position: Position, seat: int = 1) -> Scene:
    return punto.scene(View(position, seat).fields, seat, "en")


def panel_of(scene: Scene, name: str) -> Panel:
    return next(panel for panel in scene.panels if panel.name == name)


def thing_of(scene: Scene, panel: str, touch: str) -> Thing:
    return next(thing for thing in panel_of(scene, panel).things if thing.touch == touch)


def played_to_the_end(players: int, seed: int, **options: object) -> Game:
    game, rng = new("punto", players, seed=seed, first=1, **options), random.Random(seed)
    while not game.is_over:
        game.play(Move(int(rng.choice(game.legal_moves.codes))))
    return game


def places_of(position: Position) -> set[str]:
    return {thing.touch for thing in panel_of(seen(position), "board").things if thing.touch}


def test_there_is_one_more_row_and_column_on_each_side_until_six_are_in_use() -> None:
    assert len(places_of(drawn("R1", "B5"))) == 9
    assert len(places_of(drawn(STAIRS, "B5"))) == 36
    assert len(places_of(drawn("R1 B2 R3 B4 R5", "B5"))) == 7 * 3
    assert len(places_of(drawn("R1 B2 R3 B4 R5 B6", "B5"))) == 6 * 3


def test_the_cards_stay_where_they_are_while_others_are_laid_around() -> None:
    first = thing_of(seen(drawn("R1", "B5")), "board", "place:f6")
    assert (first.x, first.y) == (0, 0)
    grown = thing_of(seen(drawn("R1 B2 R3", "B5")), "board", "place:f6")
    assert (grown.x, grown.y) == (0, 0)
    far = thing_of(seen(drawn("R1 B2 R3 B4 R5", "B5")), "board", "place:f6")
    assert (far.x, far.y) == (-200, 0)


def test_six_columns_lie_in_the_middle() -> None:
    things = panel_of(seen(drawn("R1 B2 R3 B4 R5 B6", "B5")), "board").things
    assert sorted({thing.x for thing in things if thing.touch}) == [-250, -150, -50, 50, 150, 250]


def test_cards_beneath_show_as_edges_three_at_most() -> None:
    position = drawn("R1", "B9")
    for covered, under in ((0, ""), (1, "punto-under-1"), (3, "punto-under-3"), (5, "punto-under-3")):
        position.state.heights[place_code("f6")] = covered + 1
        assert thing_of(seen(position), "board", "place:f6").under == under
    assert "covers 5" in thing_of(seen(position), "board", "place:f6").label


def test_the_card_turned_up_lies_before_its_owner_and_others_see_it_beside_the_pile() -> None:
    position = drawn(STAIRS, "R8")
    own, others = seen(position, 1), seen(position, 2)
    assert own.ask == "Your red 8: where should it go?"
    assert "punto-red-8" in [thing.sprite for thing in panel_of(own, "hand").things]
    assert "punto-red-8" not in [thing.sprite for thing in panel_of(own, "display").things]
    assert others.ask == ""
    assert "punto-red-8" not in [thing.sprite for thing in panel_of(others, "hand").things]
    assert "punto-red-8" in [thing.sprite for thing in panel_of(others, "display").things]


def test_a_spectator_sees_all_piles_in_the_display() -> None:
    scene = seen(drawn(STAIRS, "R8", players=4), 0)
    assert [panel.name for panel in scene.panels] == ["board", "display"]
    piles = [thing for thing in panel_of(scene, "display").things if thing.id.startswith("pile:")]
    assert [(pile.count, pile.label) for pile in piles] == [
        (17, "Pile of seat 1, 17 cards"),
        *((18, f"Pile of seat {seat}, 18 cards") for seat in (2, 3, 4)),
    ]


def test_a_pile_ends() -> None:
    position = drawn(STAIRS, "R8")
    for left in (2, 1, 0):
        position.state.sizes[1] = left + 1
        piles = [thing for thing in panel_of(seen(position), "hand").things if thing.id == "pile:1"]
        assert [pile.count for pile in piles] == ([left] if left else [])
        assert [pile.sprite for pile in piles] == [[], ["punto-back"], ["punto-pile"]][left]


def test_the_first_card_goes_in_the_middle() -> None:
    game = new("punto", 2, seed=1, first=1)
    assert seen(game).ask.endswith(": into the middle?")
    assert places_of(game) >= {"place:f6"}


def test_with_three_players_a_green_card_is_nobodys_and_wears_a_stipple() -> None:
    """P-2, P-13."""
    scene = seen(drawn(STAIRS, "G8", players=3))
    assert scene.ask == "A neutral green 8: where should it go?"
    assert "sign-neutral" in [thing.sprite for thing in panel_of(scene, "hand").things]
    assert thing_of(scene, "board", "place:i6").label == "i6, green 9, neutral"
    assert [sign.sprites for sign in scene.seats] == [["round-red"], ["round-orange"], ["round-blue"]]


def test_two_players_and_teams_have_two_colours_each() -> None:
    two = [["round-red", "round-orange"], ["round-blue", "round-green"]]
    assert [sign.sprites for sign in seen(drawn(STAIRS, "R8")).seats] == two
    teams = drawn(STAIRS, "R8", players=4, teams="yes")
    assert [sign.sprites for sign in seen(teams).seats] == two + two


def test_who_resigned_has_a_grey_piece_and_no_pile() -> None:
    """P-23."""
    game = new("punto", 4, seed=1, first=1)
    game.resign(3)
    scene = seen(game)
    assert scene.seats[2].sprites == ["round-neutral"]
    assert "pile:3" not in [thing.id for thing in panel_of(scene, "display").things]
    assert [panel.name for panel in seen(game, 3).panels] == ["board", "display"]


def test_while_a_round_is_young_it_is_told_who_won_the_last_and_which_card_is_out() -> None:
    """P-18."""
    position = drawn(STAIRS, "R8", players=4, teams="yes")
    state = position.state
    state.last_winner, state.last_removed = 3, 9 * 4
    state.wins[1] = state.wins[3] = 1
    notes = [sign.note for sign in seen(position).seats]
    assert notes == ["1 round, red 9 out", "0 rounds", "1 round, red 9 out", "0 rounds"]
    state.turned[1:5] = 1
    assert [sign.note for sign in seen(position).seats] == ["1 round", "0 rounds", "1 round", "0 rounds"]


def test_the_row_that_wins_the_game_is_told() -> None:
    position = drawn(STAIRS, "R8", players=4, rounds_to_win=1)
    over = position.after("R8@h8")
    assert over.is_over
    assert sorted(seen(over).won) == ["card:f6:0", "card:g7:0", "card:h8:1", "card:i9:0"]
    assert thing_of(seen(over), "board", "place:i9").label == "i9, red 4"


def test_without_a_whole_row_those_of_one_less_have_won() -> None:
    """P-15."""
    ends = (played_to_the_end(2, seed, rounds_to_win=1) for seed in range(40))
    over = next(game for game in ends if game.state.turned_up or not game.state.sizes[1] > game.state.turned[1])
    assert len(seen(over).won) >= 4
    assert seen(over, 1).ask == seen(over, 2).ask == ""


def test_nobody_won_by_a_row_if_the_other_resigned() -> None:
    game = new("punto", 2, seed=1)
    game.resign(2)
    assert seen(game).won == []
    assert [panel.name for panel in seen(game).panels] == ["board", "hand"]


def test_a_move_is_told_in_a_few_words() -> None:
    assert punto.describe_move("O5@g7", "en") == "plays orange 5 on g7"


def test_when_a_round_ends_the_last_card_is_seen_before_the_board_is_cleared() -> None:
    """P-17."""
    game = played_to_the_end(2, seed=3)
    numbers = [game.position_at(number).fields.round_number for number in range(len(game.log) + 1)]
    ends = [number for number in range(1, len(numbers)) if numbers[number] > numbers[number - 1]]
    assert ends
    for number, seat in [(number, seat) for number in range(1, len(numbers)) for seat in (0, 1)]:
        before, after = (View(game.position_at(entries), seat).fields for entries in (number - 1, number))
        move = game.log[number - 1]
        assert isinstance(move, int)
        shown = punto.round_end(before, move, after, seat, "en")
        assert (shown is not None) == (number in ends)
        if shown:
            touch = game.rulebook.notation.touches(before, move)[-1]
            assert thing_of(shown, "board", touch).sprite
            assert thing_of(shown, "board", touch) != thing_of(punto.scene(before, seat, "en"), "board", touch)
            assert not shown.ask
