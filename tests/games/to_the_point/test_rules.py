"""To the Point, clause by clause (TP-1 to TP-27), on positions laid out by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from kit.positions import after
from kit.to_the_point import BOOK, display, hand, kinds, pawn, shuffled_discards, table, tile, walks

from stip.errors import IllegalMove
from stip.games.to_the_point.board import ALL_TILES, CARD_NAMES, DIRECTION_SETS, DIRECTIONS
from stip.games.to_the_point.names import tile_name
from stip.games.to_the_point.positions import CENTRE_RED
from stip.kernel.chance import chacha20_word
from stip.play.game import new
from stip.play.position import Position
from stip.play.seed import key_words

ALL_EIGHT = "B8 G8 Y8 Y|"


def refused(position: Position, move: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        position.parse(move)
    return caught.value.clause


def turns(name: str) -> list[str]:
    return [name[i:] + name[:i] for i in range(4)]


@pytest.mark.clause("TP-1")
def test_the_larger_board_has_48_cells_for_tiles_and_the_smaller_one_34() -> None:
    """The printed centre takes no tile."""
    placed = kinds(table(), "+1@")
    assert len(placed) == 48
    assert (placed[0], placed[-1]) == ("+1@a1/0", "+1@g7/0")
    assert refused(table(), "+1@d4/0") == "TP-1"
    placed = kinds(table(board="5x7"), "+1@")
    assert len(placed) == 34
    assert (placed[0], placed[-1]) == ("+1@a1/0", "+1@e7/0")
    assert refused(table(board="5x7"), "+1@c4/0") == "TP-1"


@pytest.mark.clause("TP-1")
def test_half_dots_on_the_outer_edge_are_never_complete() -> None:
    """A joker does not complete them, either."""
    for board, last in (("7x7", "g"), ("5x7", "e")):
        corner = {f"{last}7": "rrrr", f"{last}6": "rrrr"}
        position = table(board=board, yellow=f"{last}6n", hand=ALL_EIGHT, **corner)
        assert walks(position, "B8") == set()
        assert refused(position, "B8 ne") == "TP-19"


@pytest.mark.clause("TP-2")
def test_start_points_are_under_the_middle_of_row_1_and_above_that_of_row_7() -> None:
    """Yellow is seat 1, whoever starts; the tile gives the other half."""
    yellow = table(1, hand="Bx G4 Y/ Y|", d1="yybg", d7="bggg")
    assert kinds(yellow, "enter") == ["enter Bx"]
    assert pawn(after(yellow, "enter Bx"), 1) == "S"
    blue = table(2, hand="Bx G4 Y/ Y|", d1="yybg", d7="gbyy")
    assert kinds(blue, "enter") == ["enter G4"]
    assert pawn(after(blue, "enter G4"), 2) == "N"
    small = table(board="5x7", c1="yyyy")
    assert kinds(small, "enter") == ["enter Y/", "enter Y|"]


@pytest.mark.clause("TP-3", "TP-21")
def test_the_four_sides_of_the_centre_are_red_dots_whatever_lies_beside_them() -> None:
    """Printed whole, they take a card of any colour; the direction must be right."""
    for beside in ("", "bbbb", "gggg"):
        tiles = {"d3": beside, "d5": beside} if beside else {}
        position = table(yellow="d3n", hand="Bx G| Yx Y8", **tiles)
        assert walks(position, "Bx") == walks(position, "Yx") == {"c4e", "d4e"}
        assert walks(position, "G|") == {"d4n"}
        assert {"c4e", "d4e", "d4n"} <= walks(position, "Y8")
    assert set(CENTRE_RED) == {"d3n", "c4e", "d4e", "d4n"}
    small = table(board="5x7", yellow="c3n", hand="Bx G| Yx Y8")
    assert walks(small, "Y8") == {"b4e", "c4e", "c4n"}


@pytest.mark.clause("TP-4")
def test_the_36_tiles() -> None:
    """There are 24 ways to colour four sides, 9 one-side jokers and 3 four-side jokers."""
    tiles = [tile_name(int(code)) for code in ALL_TILES]
    reds = Counter(name.count("r") for name in tiles)
    assert reds == {0: 24, 1: 9, 4: 3}
    plain = [name for name in tiles if "r" not in name]
    turns = {
        "".join(sides): frozenset("".join(sides[i:] + sides[:i]) for i in range(4))
        for sides in product("bgy", repeat=4)
    }
    assert len({turns[name] for name in plain}) == len(set(turns.values())) == 24
    after_red = sorted((name + name)[name.index("r") + 1 :][:3] for name in tiles if name.count("r") == 1)
    assert after_red == ["bbb", "bgy", "byg", "gby", "ggg", "gyb", "ybg", "ygb", "yyy"]


@pytest.mark.clause("TP-5")
def test_the_54_cards() -> None:
    """There are three colours, six direction sets and three copies of each."""
    state = new("to-the-point", seed=4).state
    dealt = Counter(CARD_NAMES[int(card)] for card in state.card_pile)
    assert dealt == {colour + signs: 3 for colour in "BGY" for signs in "x4/\\|8"}


@pytest.mark.clause("TP-6")
def test_direction_sets() -> None:
    """Each is the same for both players."""
    position = table(
        yellow="d3n", hand="Bx B4 B/ B\\", **dict.fromkeys(["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"], "rrrr")
    )
    assert {move.split()[1] for move in kinds(position, "Bx")} == {"ne", "se", "sw", "nw"}
    assert {move.split()[1] for move in kinds(position, "B4")} == {"n", "e", "w"}  # d2 is empty
    assert {move.split()[1] for move in kinds(position, "B/")} == {"ne", "sw"}
    assert {move.split()[1] for move in kinds(position, "B\\")} == {"nw", "se"}
    for ways in DIRECTION_SETS.values():
        assert {DIRECTIONS[(DIRECTIONS.index(way) + 4) % 8] for way in ways} == set(ways)
    assert DIRECTION_SETS["|"] == ("n", "s")
    assert len(DIRECTION_SETS["8"]) == 8


@pytest.mark.clause("TP-7", "G-7")
def test_set_up_follows_the_order_of_the_draws() -> None:
    """Who starts, the tiles and the cards all come from one key stream, which is read here once more."""
    game = new("to-the-point", seed=11)
    key, place = key_words(game.setup.seed), 0

    def draw_below(n: int) -> int:
        nonlocal place
        while (word := int(chacha20_word(key, place))) >= 0xFFFFFFFF // n * n:
            place += 1
        place += 1
        return word % n

    def shuffled(things: list[str]) -> list[str]:
        for i in range(len(things) - 1, 0, -1):
            j = draw_below(i + 1)
            things[i], things[j] = things[j], things[i]
        return things

    first = draw_below(2) + 1
    plain = {min(turns(name)) for name in map("".join, product("bgy", repeat=4))}
    jokers = ["rbgy", "rbyg", "rgby", "rgyb", "rybg", "rygb", "rbbb", "rggg", "ryyy"]
    tiles = shuffled(sorted([*plain, *(min(turns(name)) for name in jokers), "rrrr", "rrrr", "rrrr"]))
    cards = shuffled([colour + signs for colour in "BGY" for signs in "x4/\\|8" for _ in range(3)])
    assert BOOK.notation.trace_setup(game.fields) == {"first": first, "tiles": tiles, "cards": cards}
    assert game.turn == first
    assert display(game) == tiles[:3]
    assert sorted(hand(game, first).split()) == sorted(cards[0:8:2])
    assert sorted(hand(game, 3 - first).split()) == sorted(cards[1:8:2])
    assert (pawn(game, 1), pawn(game, 2)) == (None, None)
    assert tile(game, "d1") == ""


@pytest.mark.clause("TP-8")
def test_a_turn_has_one_tile_action_and_one_card_action_in_either_order() -> None:
    """When both are used up the turn ends by itself."""
    start = table(c3="bbgy")
    for first, second, again in (("c3>c5", "swap Bx", "c5>c6"), ("swap Bx", "c3>c5", "swap G4")):
        middle = after(start, first)
        assert middle.turn == 1
        assert refused(middle, again) == "TP-8"
        assert after(middle, second).turn == 2
        assert after(middle, "end").turn == 2
    assert after(start, "end").turn == 2


@pytest.mark.clause("TP-9")
def test_a_tile_action_places_moves_turns_or_exchanges() -> None:
    moves = set(table(c3="bbgy", e5="bgbg").legal_moves)
    assert {"+1@a1/0", "c3>c5", "c3/1", "c3=e5", "c3=2/0"} <= moves
    assert refused(table(), "c3>c5") == "TP-11"
    assert refused(table(), "c3/1") == "TP-12"
    assert refused(table(c3="bbgy"), "c3=e5") == "TP-13"


@pytest.mark.clause("TP-10")
def test_an_open_tile_goes_on_an_empty_cell_in_any_orientation() -> None:
    """It need not touch or match anything."""
    position = table(display="bbgy bgbg rrrr", c3="bbgy")
    assert kinds(position, "+1@a7") == ["+1@a7/0", "+1@a7/1", "+1@a7/2", "+1@a7/3"]
    assert kinds(position, "+2@a7") == ["+2@a7/0", "+2@a7/1"]
    assert kinds(position, "+3@a7") == ["+3@a7/0"]
    assert tile(after(position, "+1@a7/0"), "a7") == "bbgy"
    assert tile(after(position, "+1@a7/1"), "a7") == "ybbg"
    assert tile(after(position, "+1@a7/3"), "a7") == "bgyb"
    assert refused(position, "+1@c3/0") == "TP-10"


@pytest.mark.clause("TP-10")
def test_the_new_tile_comes_in_the_same_slot() -> None:
    """Slots are not renumbered, and equal open tiles give two moves."""
    position = table(display="bbgy gggg bbgy")
    drawn = tile_name(int(position.state.tile_pile[3]))
    assert display(after(position, "+2@a1/0")) == ["bbgy", drawn, "bbgy"]
    assert {"+1@b2/3", "+3@b2/3"} <= set(position.legal_moves)


@pytest.mark.clause("TP-11")
def test_a_tile_moves_to_an_empty_cell_as_it_lies() -> None:
    position = table(c3="bbgy", e5="gggg")
    moved = after(position, "c3>a7")
    assert (tile(moved, "a7"), tile(moved, "c3")) == ("bbgy", "")
    assert len(kinds(position, "c3>")) == 46
    assert refused(position, "c3>e5") == "TP-11"
    assert refused(position, "c3>c3") == "TP-11"
    assert refused(position, "c3>d4") == "TP-1"


@pytest.mark.clause("TP-12")
def test_a_tile_turns_in_place_if_that_changes_it() -> None:
    """Turns that look the same are one move, written with the least."""
    position = table(a1="bbgy", a2="bgbg", a3="bbbb", a4="bbbr")
    assert kinds(position, "a1/") == ["a1/1", "a1/2", "a1/3"]
    assert kinds(position, "a2/") == ["a2/1"]
    assert kinds(position, "a3/") == []
    assert len(kinds(position, "a4/")) == 3
    assert tile(after(position, "a1/1"), "a1") == "ybbg"
    assert tile(after(position, "a2/3"), "a2") == "gbgb"
    assert refused(position, "a3/1") == "TP-12"
    assert refused(position, "a2/2") == "TP-12"
    assert refused(position, "a1/0") == "TP-12"


@pytest.mark.clause("TP-13")
def test_two_tiles_on_the_board_are_exchanged_as_they_lie() -> None:
    """The cell that comes first by column, then row, is written first."""
    position = table(c3="bbgy", c5="bgbg", a7="gggg")
    swapped = after(position, "c3=c5")
    assert (tile(swapped, "c3"), tile(swapped, "c5")) == ("bgbg", "bbgy")
    assert {"c3=c5", "a7=c3", "a7=c5"} <= set(position.legal_moves)
    assert tile(after(position, "c5=a7"), "a7") == "bgbg"
    assert len([move for move in position.legal_moves if "=" in move and "/" not in move]) == 3


@pytest.mark.clause("TP-13")
def test_a_tile_is_exchanged_with_an_open_one_in_any_orientation() -> None:
    """The other goes into that slot as it lay, and nothing is drawn."""
    position = table(display="bbgy bgbg rrrr", c3="ybbb")
    assert kinds(position, "c3=1") == ["c3=1/0", "c3=1/1", "c3=1/2", "c3=1/3"]
    assert kinds(position, "c3=2") == ["c3=2/0", "c3=2/1"]
    swapped = after(position, "c3=1/1")
    assert tile(swapped, "c3") == "ybbg"
    assert display(swapped) == ["ybbb", "bgbg", "rrrr"]
    assert int(swapped.state.next_tile) == int(position.state.next_tile)


@pytest.mark.clause("TP-13")
def test_an_exchange_after_which_every_cell_looks_the_same_is_no_move() -> None:
    position = table(display="bbgy bgbg rrrr", c3="bbgy", c5="bbgy", c6="ybbg")
    assert "c3=c5" not in position.legal_moves
    assert "c3=c6" in position.legal_moves
    assert kinds(position, "c3=1") == ["c3=1/1", "c3=1/2", "c3=1/3"]
    assert kinds(position, "c6=1") == ["c6=1/0", "c6=1/2", "c6=1/3"]
    assert refused(position, "c3=c5") == "TP-13"
    assert refused(position, "c3=1/0") == "TP-13"


@pytest.mark.clause("TP-14")
@pytest.mark.parametrize("whose", ["yellow", "blue"])
def test_the_tiles_under_a_pawn_stay_as_they_are(whose: str) -> None:
    """They are neither moved nor turned nor exchanged, under either pawn."""
    position = table(c3="bbgy", d3="bgyb", e3="bggg", **{whose: "c3e"})
    for cell in ("c3", "d3"):
        assert kinds(position, cell) == []
        for move in (f"{cell}>a1", f"{cell}/1", f"{cell}=1/0"):
            assert refused(position, move) == "TP-14"
    assert refused(position, "c3=e3") == refused(position, "d3=e3") == "TP-14"
    assert kinds(position, "e3/") == ["e3/1", "e3/2", "e3/3"]


@pytest.mark.clause("TP-14")
def test_a_start_point_locks_one_tile_and_a_printed_dot_none() -> None:
    """A printed red dot is formed by no tile."""
    position = table(yellow="S", blue="d4n", d1="bgyb", d5="bgyb", e4="bgyb")
    assert kinds(position, "d1") == []
    assert len(kinds(position, "d5/")) == 3
    assert len(kinds(position, "e4/")) == 3


@pytest.mark.clause("TP-15", "TP-16")
def test_a_swap_puts_a_card_down_and_draws_one() -> None:
    position = shuffled_discards(table(hand="Bx G4 Y/ Y|"), "B8 G8", "Gx")
    swapped = after(position, "swap G4")
    assert hand(swapped, 1) == "Bx B8 Y/ Y|"
    assert int(swapped.state.discards[CARD_NAMES.index("G4")]) == 1
    assert kinds(table(hand="Bx Bx Bx Y|"), "swap") == ["swap Bx", "swap Y|"]
    assert refused(position, "swap B8") == "TP-15"


@pytest.mark.clause("TP-16")
def test_the_discards_are_shuffled_with_the_cards_just_put_there() -> None:
    """All are put down, then cards are drawn one by one, and the pile comes in when one is missing."""
    position = table(yellow="d3n", hand="B4 B4 G8 G8", d3="rrrr")
    position = shuffled_discards(after(position, "B4 n"), "Y| Y8", "Gx Gx Gx")
    state = position.state
    assert int(state.changing) == 1
    changed = after(position, f"change {hand(position, 1)}")
    pile = BOOK.notation.trace_chance(position.fields, changed.fields)["cards"]
    assert isinstance(pile, list)
    assert Counter(pile) == Counter([*hand(position, 1).split(), "Gx", "Gx", "Gx"])
    assert Counter(hand(changed, 1).split()) == Counter(["Y|", "Y8", *pile[:2]])
    assert int(changed.state.discards.sum()) == 0


@pytest.mark.clause("G-7", "TP-16")
def test_a_reshuffle_orders_the_discards_first() -> None:
    """The same seed and the same cards give the same pile, in whatever order they were put down."""
    one = shuffled_discards(table(hand="Bx G4 Y/ Y|"), "", "Gx B8 Y4")
    two = shuffled_discards(table(hand="Bx G4 Y/ Y|"), "", "Y4 Gx B8")
    assert after(one, "swap Bx")._buffer.array.tobytes() == after(two, "swap Bx")._buffer.array.tobytes()


@pytest.mark.clause("TP-16")
def test_an_emptied_slot_stays_empty_when_the_tile_pile_is_used_up() -> None:
    position = table()
    position.state.next_tile = 36
    placed = after(position, "+2@a1/0", "end")
    assert display(placed) == ["bbbb", "-", "yyyy"]
    assert kinds(placed, "+2", "a1=2") == []
    assert refused(placed, "+2@a2/0") == refused(placed, "a1=2/0") == "TP-16"


@pytest.mark.clause("TP-17")
def test_a_pawn_enters_with_the_colour_of_the_tile_in_the_start_cell() -> None:
    """Directions do not matter; a red half takes any card; the tile may be there from before."""
    assert kinds(table(hand="Bx B| Y/ Y|", d1="yybg"), "enter") == ["enter Bx", "enter B|"]
    assert kinds(table(hand="Bx G4 Y/ Y|", d1="yyrg"), "enter") == ["enter Bx", "enter G4", "enter Y/", "enter Y|"]
    assert kinds(after(table(hand="Bx G4 Y/ Y|"), "+1@d1/0"), "enter") == ["enter Bx"]
    assert refused(table(), "enter Bx") == "TP-17"
    assert refused(table(d1="yybg"), "enter G4") == "TP-17"
    assert refused(table(yellow="c3n", c3="bbbb", c4="bbbb", d1="yybg"), "enter Bx") == "TP-17"
    assert refused(table(d1="yybg"), "enter B8") == "TP-17"


@pytest.mark.clause("TP-18")
def test_diagonals_go_half_a_cell_and_straight_ways_a_whole_one() -> None:
    """The pawn starts from a dot between two rows, then from one between two columns."""
    jokers = {f"{column}{row}": "rrrr" for column in "abc" for row in range(1, 5)}
    position = table(yellow="b2n", hand=ALL_EIGHT, **jokers)
    assert walks(position, "B8") == {"b3n", "b3e", "c2n", "b2e", "b1n", "a2e", "a2n", "a3e"}
    position = table(yellow="b2e", hand=ALL_EIGHT, **{**jokers, "d2": "rrrr"})
    assert walks(position, "B8") == {"b3e", "c2n", "c2e", "c1n", "b1e", "b1n", "a2e", "b2n"}
    assert pawn(after(position, "B8 nw"), 1) == "b2n"
    assert pawn(after(position, "Y8 e"), 1) == "c2e"
    assert refused(table(yellow="b2e", hand="Bx G4 Y/ Y|", **jokers), "G4 ne") == "TP-18"


@pytest.mark.clause("TP-18")
def test_either_pawn_may_be_walked_if_it_is_on_the_board() -> None:
    jokers = {f"{column}{row}": "rrrr" for column in "abc" for row in range(1, 5)}
    position = table(yellow="b2n", blue="b3e", hand=ALL_EIGHT, **jokers)
    assert walks(position, "B8*") == {"b4e", "c3n", "b2e", "b3n", "a3e", "c2n"}  # not b2n: yellow stands there
    moved = after(position, "B8* s")
    assert pawn(moved, 2) == "b2e"
    assert pawn(moved, 1) == "b2n"
    alone = table(yellow="b2n", hand=ALL_EIGHT, **jokers)
    assert walks(alone, "B8*") == set()
    assert refused(alone, "B8* n") == "TP-18"
    assert refused(table(hand=ALL_EIGHT), "B8 n") == "TP-18"


@pytest.mark.clause("TP-19")
def test_the_dot_walked_to_is_complete_of_one_colour_the_cards_and_free() -> None:
    tiles = {"b2": "bbbb", "b3": "bybb", "c3": "bbbg", "c2": "gbbg", "a3": "bbbb"}
    position = table(yellow="b2n", blue="a3e", hand="B8 Gx Yx B8", **tiles)
    assert walks(position, "B8") == set()
    assert refused(position, "B8 nw") == "TP-19"  # blue stands there
    assert refused(position, "B8 ne") == "TP-19"  # yellow against green
    assert refused(position, "B8 se") == "TP-19"  # blue against green
    assert refused(position, "B8 n") == "TP-19"  # one half only
    tiles["c3"] = "bbby"
    position = table(yellow="b2n", hand="B8 Gx Yx B8", **tiles)
    assert walks(position, "Yx") == {"b3e"}
    assert walks(position, "B8") == {"a3e"}
    assert refused(position, "Gx ne") == "TP-19"


@pytest.mark.clause("TP-20")
def test_a_red_half_takes_the_colour_it_lies_against() -> None:
    """Red against red takes any card."""
    for half, cards in (("g", ["G8"]), ("r", ["B8", "G8", "Y8"])):
        tiles = {"b2": "bbbb", "b3": "brbb", "c3": f"bbb{half}"}
        position = table(yellow="b2n", hand=ALL_EIGHT, **tiles)
        assert [card for card in ("B8", "G8", "Y8") if "b3e" in walks(position, card)] == cards


@pytest.mark.clause("TP-20")
def test_a_start_point_takes_the_colour_of_its_tile() -> None:
    """A red half there takes any card; one may also walk back onto one's own start point."""
    for half, cards in (("y", ["Y8"]), ("r", ["B8", "G8", "Y8"])):
        position = table(yellow="c1e", hand=ALL_EIGHT, c1="bbbb", d1=f"bb{half}b")
        assert [card for card in ("B8", "G8", "Y8") if "S" in walks(position, card)] == cards


@pytest.mark.clause("TP-22")
def test_arriving_on_a_red_dot_one_may_change_cards() -> None:
    """They do so before any other move, once per arrival, also coming from another red dot."""
    position = table(yellow="d2n", hand="B4 B4 G/ Y8", d2="bbbb", d3="bbbb", c3="bbbb")
    position = shuffled_discards(position, "Bx Gx Yx B| G| Y|", "G8")
    arrived = after(position, "B4 n")
    assert pawn(arrived, 1) == "d3n"
    assert hand(arrived, 1) == "Bx B4 G/ Y8"
    assert len(arrived.legal_moves) == 16
    assert "change -" in arrived.legal_moves
    assert "change Bx B4 G/ Y8" in arrived.legal_moves
    assert refused(arrived, "end") == refused(arrived, "+1@a1/0") == refused(arrived, "swap Bx") == "TP-22"
    assert refused(arrived, "change G8") == refused(arrived, "change B4 B4") == "TP-22"
    changed = after(arrived, "change Y8 B4")
    assert hand(changed, 1) == "Bx Gx G/ Yx"
    assert changed.turn == 1
    assert refused(changed, "change -") == "TP-22"
    assert after(arrived, "change -", "+1@a1/0").turn == 2
    again = after(after(arrived, "change -", "end", "end"), "Bx ne")
    assert pawn(again, 1) == "d4e"
    assert int(again.state.changing) == 1


@pytest.mark.clause("TP-22")
def test_a_change_lists_every_set_of_cards_once() -> None:
    position = shuffled_discards(table(yellow="d2n", hand="B4 B4 B4 B4", d2="bbbb", d3="bbbb"), "B4 Y8", "")
    arrived = after(position, "B4 n")
    assert kinds(arrived, "change") == [
        "change -",
        "change B4",
        "change B4 B4",
        "change B4 B4 B4",
        "change B4 B4 B4 B4",
    ]


@pytest.mark.clause("TP-22", "TP-8")
def test_after_the_tile_action_a_change_ends_the_turn() -> None:
    position = table(yellow="d2n", hand="B4 B4 G/ Y8", d2="bbbb", d3="bbbb")
    arrived = after(position, "+1@a1/0", "B4 n")
    assert arrived.turn == 1
    assert after(arrived, "change -").turn == 2


@pytest.mark.clause("TP-22")
def test_the_opponents_card_brings_no_change() -> None:
    """Neither player changes cards then."""
    position = table(blue="d2n", hand="B4 B4 G/ Y8", d2="bbbb", d3="bbbb")
    pushed = after(position, "B4* n")
    assert pawn(pushed, 2) == "d3n"
    assert int(pushed.state.changing) == 0
    assert not kinds(after(pushed, "end"), "change")


@pytest.mark.clause("TP-23")
def test_with_own_pawn_only_nobody_walks_the_other_pawn() -> None:
    jokers = {f"{column}{row}": "rrrr" for column in "abc" for row in range(1, 5)}
    position = table(own_pawn_only="yes", yellow="b2n", blue="b3e", hand=ALL_EIGHT, **jokers)
    assert walks(position, "B8*") == set()
    assert walks(position, "B8")
    assert refused(position, "B8* s") == "TP-23"


@pytest.mark.clause("TP-24")
def test_a_hand_has_four_cards_at_the_end_of_every_turn() -> None:
    position = after(table(yellow="d2n", hand="B4 B4 G/ Y8", d2="bbbb", d3="bbbb"), "B4 n", "change B4 G/", "end")
    assert len(hand(position, 1).split()) == len(hand(position, 2).split()) == 4


@pytest.mark.clause("TP-25", "TP-16")
def test_who_stands_on_the_opponents_start_point_wins_at_once() -> None:
    """A winning walk draws nothing."""
    position = table(yellow="c7e", hand="Y8 Y8 G/ Y8", c7="bbbb", d7="ybbb")
    won = after(position, "Y8 ne")
    assert won.outcome is not None
    assert (won.outcome.places, won.outcome.scores, won.outcome.reason) == ((1, 2), (1, 0), "TP-25")
    assert hand(won, 1) == "G/ Y8 Y8"
    assert int(won.state.next_card) == int(position.state.next_card)
    assert refused(table(yellow="c7e", hand="B8 G8 G/ B8", c7="bbbb", d7="ybbb"), "B8 ne") == "TP-19"


@pytest.mark.clause("TP-25")
def test_the_opponents_card_may_put_one_on_the_point() -> None:
    position = table(2, yellow="c7e", hand="Y8 Y8 G/ Y8", c7="bbbb", d7="ybbb")
    won = after(position, "Y8* ne")
    assert won.outcome is not None
    assert won.outcome.places == (1, 2)
    assert hand(won, 2) == "G/ Y8 Y8"


@pytest.mark.clause("TP-25")
def test_staying_on_ones_start_point_stops_the_opponent_only_while_pawns_may_be_pushed() -> None:
    """With `own_pawn_only` the owner's pawn there does not stop the winning walk; the colour must fit."""
    place = {"yellow": "c7e", "blue": "N", "hand": "Y8 Y8 G8 Y8", "c7": "bbbb", "d7": "ybbb"}
    assert refused(table(**place), "Y8 ne") == "TP-19"
    position = table(own_pawn_only="yes", **place)
    assert after(position, "Y8 ne").outcome is not None
    assert refused(position, "G8 ne") == "TP-19"
    elsewhere = table(own_pawn_only="yes", yellow="c3n", blue="c3e", hand=ALL_EIGHT, c3="rrrr", c4="rrrr", d3="rrrr")
    assert "c3e" not in walks(elsewhere, "B8")


@pytest.mark.clause("TP-26")
def test_a_game_of_400_turns_is_a_draw() -> None:
    position = table()
    position.state.turns = 398
    position = after(position, "swap Bx", "end")
    assert not position.is_over
    position = after(position, "swap Bx", "end")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.scores) == ((1, 1), (0, 0))
    assert position.outcome.reason == "TP-26"


@pytest.mark.clause("TP-26")
def test_six_turns_of_nothing_but_end_are_a_draw() -> None:
    """Any other move begins the count anew."""
    position = after(table(), *["end"] * 5, "swap Bx", "end", *["end"] * 5)
    assert not position.is_over
    position = after(position, "end")
    assert position.outcome is not None
    assert position.outcome.reason == "TP-26"


@pytest.mark.clause("TP-26", "G-6")
def test_resigning_loses() -> None:
    """A player may resign out of turn."""
    game = new("to-the-point", seed=1, first=1).resign(2)
    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.scores, game.outcome.reason) == ((1, 2), (1, 0), "G-6")


@pytest.mark.clause("TP-27")
def test_with_rest_the_opponents_pawn_is_left_alone_for_a_turn() -> None:
    jokers = {f"{column}{row}": "rrrr" for column in "abc" for row in range(1, 5)}
    for push, is_free in (("free", True), ("rest", False)):
        position = table(push=push, yellow="a2n", blue="b3e", hand="B8 B8 B8 B8", **jokers)
        assert walks(position, "B8*")
        next_turn = after(position, "B8* s", "end", "end")
        assert bool(walks(next_turn, "B8*")) == is_free
        assert walks(next_turn, "B8")
        if not is_free:
            assert refused(next_turn, "B8* n") == "TP-27"
        assert walks(after(next_turn, "end", "end"), "B8*")


@pytest.mark.clause("TP-27")
def test_with_rest_the_other_player_is_free_to_push() -> None:
    """It is the one who pushed that rests."""
    jokers = {f"{column}{row}": "rrrr" for column in "abc" for row in range(1, 5)}
    cards = "B8 B8 B8 B8"
    position = table(push="rest", yellow="a2n", blue="b3e", hand=cards, other_hand=cards, **jokers)
    assert walks(after(position, "B8* s", "end"), "B8*")
