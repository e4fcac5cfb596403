"""How To the Point looks: tiles as they lie, from both sides of the board."""

from __future__ import annotations

import pytest
from kit.positions import after
from kit.to_the_point import table

from stip.games.scene import Scene, Thing
from stip.games.to_the_point.positions import CENTRE_RED
from stip.games.to_the_point.scene import describe_move, scene
from stip.play.position import Position, View


def look(position: Position, seat: int) -> Scene:
    return scene(View(position, seat).fields, seat, "en")


def thing(shown: Scene, name: str) -> Thing:
    """By its id or its touch."""
    (found,) = [thing for panel in shown.panels for thing in panel.things if name in (thing.id, thing.touch)]
    return found


def touches(shown: Scene, panel: str) -> list[str]:
    return [thing.touch for part in shown.panels if part.name == panel for thing in part.things if thing.touch]


def test_a_tile_is_drawn_as_its_kind_turned_as_it_lies() -> None:
    shown = look(table(d3="bgyr", e3="rbgy"), 1)
    assert (thing(shown, "cell:d3").sprite, thing(shown, "cell:d3").turn) == ("face-bgyr", 0)
    assert (thing(shown, "cell:e3").sprite, thing(shown, "cell:e3").turn) == ("face-bgyr", 90)


def test_seat_2_looks_from_the_other_side() -> None:
    position = table(b1="bgyr", yellow="b1n")
    mine, theirs = look(position, 1), look(position, 2)
    assert (thing(mine, "cell:b1").x, thing(mine, "cell:b1").y) == (-200, 300)
    assert (thing(theirs, "cell:b1").x, thing(theirs, "cell:b1").y) == (200, -300)
    assert thing(theirs, "cell:b1").turn == 180
    assert thing(theirs, "dot:b1n").y == -thing(mine, "dot:b1n").y == -250
    assert thing(theirs, "open:1").turn == (thing(mine, "open:1").turn + 180) % 360


def test_a_spectator_sits_beside_seat_1_and_sees_no_hand() -> None:
    position = table(b1="bgyr")
    shown = look(position, 0)
    assert thing(shown, "cell:b1").y == 300
    assert [panel.name for panel in shown.panels] == ["board", "display"]
    assert [sign.cards for sign in shown.seats] == [4, 4]
    assert not shown.is_private
    assert not shown.ask


def test_near_tiles_are_drawn_over_far_ones_and_pawns_over_all() -> None:
    for seat in (1, 2):
        things = look(table(d1="bbbb", d7="gggg", c3="yyyy", yellow="S"), seat).panels[0].things
        rows = [thing.y for thing in things if thing.under == "tile"]
        assert rows == sorted(rows)
        assert {thing.id for thing in things[-2:]} == {"pawn:1", "pawn:2"}


def test_a_tile_keeps_its_name_from_the_display_to_the_board() -> None:
    before = table(display="bgyr rrrr gggg")
    placed = after(before, "+1@d3/2")
    assert thing(look(before, 1), "open:1").id == thing(look(placed, 1), "cell:d3").id == "tile:bgyr"


def test_two_halves_of_one_colour_are_a_dot_and_two_of_different_colours_are_none() -> None:
    shown = look(table(c3="gbgb", d3="ygyb", e3="gybb"), 1)
    assert thing(shown, "dot:c3e").label == "c3e, blue dot"
    assert thing(shown, "dot:c3e").sprite == "point-dot"
    assert thing(shown, "dot:d3e").label == "d3e, no dot yet"
    assert not thing(shown, "dot:d3e").sprite


@pytest.mark.parametrize(("board", "dots"), [("7x7", 86), ("5x7", 60)])
def test_there_is_a_place_for_every_dot_of_the_board(board: str, dots: int) -> None:
    """Between all cells, and the two start points."""
    places = [touch for touch in touches(look(table(board=board), 1), "board") if touch.startswith("dot:")]
    assert len(places) == len(set(places)) == dots
    assert {"dot:S", "dot:N"} < set(places)


def test_the_printed_dots_lie_around_the_centre() -> None:
    shown = look(table(), 1)
    printed = {thing.id for thing in shown.panels[0].things if thing.sprite == "red-dot"}
    assert printed == {f"dot:{name}" for name in CENTRE_RED}


def test_a_pawn_off_the_board_waits_beside_its_start_point_and_stands_on_its_dot_after_it_entered() -> None:
    position = table(d1="bbbb", hand="B8 G4 Y/ Y|")
    for seat in (1, 2):
        waiting, start = thing(look(position, seat), "pawn:1"), thing(look(position, seat), "start:1")
        assert waiting.x != start.x
        assert waiting.y * start.y > 0
    entered = look(after(position, "enter B8"), 1)
    assert thing(entered, "pawn:1").x == 0 == thing(entered, "dot:S").x


def test_the_discards_are_open_to_all() -> None:
    """TP-24: everybody may look through them."""
    position = table(d1="bbbb", yellow="S", hand="B8 G4 Y/ Y|")
    assert look(position, 1).heap is None
    swapped = after(position, "swap G4")
    for seat in (0, 1, 2):
        heap = look(swapped, seat).heap
        assert heap
        assert heap.label == "1 discard"
        assert [(card.sprite, card.count) for card in heap.things] == [("point-green-straight", 1)]
        assert heap.things[0].label == "1 × green card, up, down, left and right"


def test_two_equal_cards_are_two_things_with_one_touch() -> None:
    shown = look(table(hand="B8 B8 G4 Y|"), 1)
    hand = shown.panels[2].things
    assert [card.touch for card in hand] == ["card:B8", "card:B8", "card:G4", "card:Y|"]
    assert len({card.id for card in hand}) == 4
    assert [card.sprite for card in hand[1:]] == ["point-blue-all", "point-green-straight", "point-yellow-along"]


def test_the_seat_to_move_is_told_what_is_left_of_its_turn() -> None:
    start = table(d1="bbbb", yellow="S", hand="B8 G4 Y/ Y|")
    assert look(start, 1).ask == "Your turn: a tile and a card."
    assert look(start, 2).ask == ""
    placed = look(after(start, "+1@a1/0"), 1)
    assert (placed.ask, placed.seats[0].note) == ("Now a card, or end your turn.", "tile placed")
    swapped = look(after(start, "swap B8"), 1)
    assert (swapped.ask, swapped.seats[0].note) == ("Now a tile, or end your turn.", "card played")
    assert look(table(), 1).ask == "Lay a tile; a card enters your pawn."
    on_red = after(table(d3="bbbb", c3="bbbb", yellow="c3e", hand="B8 G4 Y/ Y|"), "B8 ne")
    assert look(on_red, 1).ask == "Change any cards, then touch Done."


def test_the_winning_pawn_is_named() -> None:
    won = after(table(d7="bbbb", d6="bbbb", yellow="d6n", hand="B8 G4 Y/ Y|"), "B8 n")
    assert look(won, 0).won == ["pawn:1"]
    assert look(table(), 0).won == []


def test_an_empty_slot_of_the_display_and_empty_piles_are_places() -> None:
    position = table(display="bbbb - yyyy")
    state = position.state
    state.next_tile, state.next_card = 36, state.card_end
    shown = look(position, 1)
    assert not thing(shown, "open:2").sprite
    assert thing(shown, "pile:tiles").sprite == "point-tiles-none"
    assert thing(shown, "pile:tiles").count is None
    assert thing(shown, "pile:cards").sprite == "point-cards-none"
    assert thing(shown, "discard").sprite == "point-discards-none"


@pytest.mark.parametrize(
    ("move", "phrase"),
    [
        ("+2@d3/1", "places open tile 2 on d3, turned by a quarter"),
        ("c3>c5", "moves a tile from c3 to c5"),
        ("c3/2", "turns the tile on c3 by half"),
        ("c3=e5", "exchanges the tiles on c3 and e5"),
        ("c3=2/0", "exchanges c3 with open tile 2"),
        ("B8 ne", "walks north-east with blue all-round"),
        ("G4* w", "walks the other pawn west with green straight"),
        ("enter B|", "brings the pawn in with blue up-and-down"),
        ("swap Y/", "swaps yellow rising"),
        ("change B| Y8", "changes blue up-and-down, yellow all-round"),
        ("change -", "keeps all cards"),
        ("end", "ends the turn"),
    ],
)
def test_a_move_is_told_in_a_few_words(move: str, phrase: str) -> None:
    assert describe_move(move, "en") == phrase
