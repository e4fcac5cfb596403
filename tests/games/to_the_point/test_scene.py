"""How To the Point looks: tiles as they lie, from both sides of the board."""

from __future__ import annotations

import pytest
from kit.positions import after
from kit.to_the_point import table
from msgspec.structs import replace

from stip.games.scene import Scene, Telling, Thing
from stip.games.to_the_point.names import CARD_SETS
from stip.games.to_the_point.positions import CENTRE_RED
from stip.games.to_the_point.scene import describe_move, scene
from stip.locale import LANGUAGES, localize
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
    assert thing(shown, "dot:c3e").label == "between c3 and d3, blue dot"
    assert thing(shown, "dot:c3e").sprite == "point-dot"
    assert thing(shown, "dot:d3e").label == "between d3 and e3, no dot yet"
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
        assert heap.things[0].label == "1 × green straight card, up, down, left and right"


def test_two_equal_cards_are_two_things_with_one_touch() -> None:
    shown = look(table(hand="B8 B8 G4 Y|"), 1)
    hand = shown.panels[2].things
    assert [card.touch for card in hand] == ["card:B8", "card:B8", "card:G4", "card:Y|"]
    assert len({card.id for card in hand}) == 4
    assert [card.sprite for card in hand[1:]] == ["point-blue-all", "point-green-straight", "point-yellow-along"]


def test_the_seat_to_move_is_told_what_is_left_of_its_turn() -> None:
    start = table(d1="bbbb", yellow="S", hand="B8 G4 Y/ Y|")
    assert look(start, 1).ask == "A tile or a card first?"
    assert look(start, 2).ask == ""
    placed = look(after(start, "+1@a1/0"), 1)
    assert (placed.ask, placed.seats[0].note) == ("Now a card, or end your turn?", "tile placed")
    swapped = look(after(start, "swap B8"), 1)
    assert (swapped.ask, swapped.seats[0].note) == ("Now a tile, or end your turn?", "card played")
    assert look(table(), 1).ask == "A tile? No card brings you in yet."
    assert look(table(d1="bbbb", hand="B8 G4 Y/ Y|"), 1).ask == "A tile, or bring your pawn in?"
    assert look(table(d1="bbbb", hand="G8 G4 Y/ Y|"), 1).ask == "A tile? No card brings you in yet."
    on_red = after(table(d3="bbbb", c3="bbbb", yellow="c3e", hand="B8 G4 Y/ Y|"), "B8 ne")
    assert look(on_red, 1).ask == "Which cards would you like to change?"


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


NAMES = ("Anna", "Mimo")
MINE, THEIRS = Telling("me", 1, 1, 1, NAMES), Telling("other", 2, 1, 1, NAMES)


@pytest.mark.parametrize(
    ("move", "mine", "theirs"),
    [
        (
            "+2@d3/1",
            "place the second tile on d3, turned to the right",
            "places the second tile on d3, turned to the right",
        ),
        ("+1@d3/0", "place the first tile on d3", "places the first tile on d3"),
        ("c3>c5", "move a tile from c3 to c5", "moves a tile from c3 to c5"),
        ("c3/2", "turn the tile on c3 upside down", "turns the tile on c3 upside down"),
        ("c3/3", "turn the tile on c3 to the left", "turns the tile on c3 to the left"),
        ("c3=e5", "exchange the tiles on c3 and e5", "exchanges the tiles on c3 and e5"),
        ("c3=2/0", "exchange the tile on c3 for the second tile", "exchanges the tile on c3 for the second tile"),
        ("B8 ne", "walk up-right with the blue star card", "walks up-right with the blue star card"),
        ("Gx s", "walk down with the green diagonal card", "walks down with the green diagonal card"),
        (
            "G4* w",
            "walk Mimo’s pawn left with the green straight card",
            "walks your pawn left with the green straight card",
        ),
        ("enter B|", "bring your pawn in with the blue up-down card", "comes in with the blue up-down card"),
        ("swap Y/", "swap the yellow up-right card", "swaps the yellow up-right card"),
        ("change B\\ Y8", "change cards: blue up-left, yellow star", "changes cards: blue up-left, yellow star"),
        ("change -", "keep all cards", "keeps all cards"),
        ("end", "end your turn", "ends the turn"),
    ],
)
def test_a_move_is_told_to_whoever_made_it_and_to_the_other(move: str, mine: str, theirs: str) -> None:
    assert describe_move(move, "en", MINE) == mine
    assert describe_move(move, "en", replace(MINE, who="advice")) == mine
    assert describe_move(move, "en", THEIRS) == theirs


def test_a_direction_is_that_of_the_board_in_front_of_whoever_reads() -> None:
    """Seat 2 looks from the other side: what goes up for seat 1 comes down to it."""
    for side, way in ((0, "up-left"), (1, "up-left"), (2, "down-right")):
        told = describe_move("B\\ nw", "en", Telling("other", 1, 2, side, NAMES))
        assert told == f"walks {way} with the blue up-left card"


def test_a_spectator_reads_whose_pawn_is_walked() -> None:
    assert describe_move("G4* w", "en", Telling("other", 2, 0, 0, NAMES)).startswith("walks Anna’s pawn left")
    assert describe_move("G4* w", "en").startswith("walks the other pawn left")


def test_the_key_names_the_six_cards_as_moves_and_labels_do() -> None:
    for language in LANGUAGES:
        for signs in CARD_SETS.values():
            named = localize("to-the-point-scene-card", {"pigment": "blue", "signs": signs}, language).split(",")[0]
            told = localize(f"to-the-point-key-{signs}", {}, language).split(":")[0].lower()
            assert told.split()[0] in named, (language, signs)


def test_every_column_has_its_letter_also_the_one_with_the_start_point() -> None:
    for board, letters in (("7x7", "abcdefg"), ("5x7", "abcde")):
        rims = [[letter.text for letter in look(table(board=board), seat).panels[0].rim] for seat in (1, 2)]
        assert [sorted(text for text in rim if text.isalpha()) for rim in rims] == [list(letters)] * 2


def test_a_tile_is_read_out_as_it_lies_in_front_of_whoever_listens() -> None:
    position = table(d3="bgyr", display="bbgy gggg yyyy")
    assert thing(look(position, 1), "cell:d3").label == "d3, tile: top blue, right green, bottom yellow, left red"
    assert thing(look(position, 2), "cell:d3").label == "d3, tile: top yellow, right red, bottom blue, left green"
    assert thing(look(position, 1), "open:1").label.startswith("first tile, tile: top blue, right blue")
