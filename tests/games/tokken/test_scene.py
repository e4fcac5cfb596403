"""How Tokken looks."""

from __future__ import annotations

import re

import pytest
from kit.positions import after
from kit.tokken import BOOK, table

from stip.games.scene import Panel, Scene, Telling, Thing, Who
from stip.games.tokken import scene as tokken
from stip.games.tokken.refusals import PIGMENTS
from stip.games.tokken.ring import ring
from stip.play.game import new
from stip.play.position import Position, View


def seen(position: Position, seat: int = 1) -> Scene:
    return tokken.scene(View(position, seat).fields, seat, "en")


def board(scene: Scene) -> dict[str, Thing]:
    return {thing.id: thing for thing in scene.panels[0].things}


def hand(scene: Scene) -> Panel:
    return next(panel for panel in scene.panels if panel.name == "hand")


def fields_under(position: Position, seat: int = 1) -> list[tuple[str, list[str]]]:
    """Of each trail its kind and the fields, spots and reserves (`?`) through which it goes."""
    scene = seen(position, seat)
    names = {
        (thing.x, thing.y): touch for thing in scene.panels[0].things if (touch := thing.touch)[:4] in ("fiel", "home")
    }
    return [(trail.kind, [names.get(point, "?") for point in trail.points]) for trail in scene.trails]


@pytest.mark.parametrize("track", [36, 72])
def test_the_hollows_are_drawn_where_the_fields_are(track: int) -> None:
    text = (BOOK.folder / "sprites.svg").read_text()
    (sprite,) = re.findall(rf'<g id="tokken-ring-{track}">(.*?)</g>', text)
    drawn = [(float(x), float(y)) for x, y in re.findall(r"translate\((\S+) (\S+?)\)", sprite)]
    assert drawn == ring(track)


@pytest.mark.parametrize("track", [36, 72])
def test_the_base_of_who_looks_lies_below_and_a_walk_goes_clockwise(track: int) -> None:
    position = table(track=track)
    one, two = board(seen(position, 1)), board(seen(position, 2))
    assert (one["field:0"].x, one["field:0"].y) == (0, 424)
    assert one["field:1"].x < 0
    for field in range(track):
        assert (two[f"field:{field}"].x, two[f"field:{field}"].y) == pytest.approx(
            (-one[f"field:{field}"].x, -one[f"field:{field}"].y)
        )
    assert (one["base:1"].y, two["base:2"].y) == (424, 424)


def test_black_dots_lie_where_the_option_puts_them() -> None:
    """T-2."""
    position = table(black_dot_offset=5)
    for seat in (1, 2):
        things = board(seen(position, seat))
        assert [name for name in things if name.startswith("dot:")] == ["dot:5", "dot:23"]
        assert (things["dot:5"].x, things["dot:5"].y) == (things["field:5"].x, things["field:5"].y)
        assert things["field:23"].label == "Field 23, black dot"


def test_own_pawns_and_the_others_are_touched_by_their_names() -> None:
    position = table("9", "r5 bH", "g20")
    one, two = board(seen(position, 1)), board(seen(position, 2))
    assert (one["pawn:1:r"].touch, one["pawn:2:g"].touch) == ("pawn:r", "pawn:*g")
    assert (two["pawn:1:r"].touch, two["pawn:2:g"].touch) == ("pawn:*r", "pawn:g")
    assert one["pawn:1:r"].sprite == two["pawn:1:r"].sprite == "round-red"
    assert one["pawn:1:b"].label == "Your blue pawn, home"
    assert two["pawn:1:r"].label == "Their red pawn, field 5"
    assert board(seen(position, 0))["pawn:2:y"].label == "Square yellow pawn, in reserve"


def test_a_field_with_a_pawn_can_be_touched_too_and_shows_it_around_the_pawn() -> None:
    things = board(seen(table("2", "r5", "g7 b18")))
    assert things["field:7"].sprite == "hollow"
    assert things["field:18"].sprite == "tokken-base-square"
    assert things["field:6"].sprite == ""


def test_a_spot_of_the_own_home_row_is_a_place_until_it_is_taken() -> None:
    things = board(seen(table("2", "bH")))
    assert {name for name in things if name.startswith("home:")} == {"home:r", "home:y", "home:g"}


def test_two_equal_cards_are_two_things_with_one_touch() -> None:
    cards = hand(seen(table("9 9 K"))).things
    assert [(card.id, card.touch) for card in cards] == [
        ("card:9", "card:9"),
        ("card:9:2", "card:9"),
        ("card:K", "card:K"),
    ]


def test_a_card_that_was_given_is_another_thing_than_an_equal_one_that_went() -> None:
    position = after(table("9 K", other="9 3", exchanging=True), "give 9")
    assert [card.id for card in hand(seen(after(position, "give 9"))).things] == ["card:9:given", "card:K"]


def test_of_the_others_hand_only_the_number_is_told_and_what_came_from_here() -> None:
    """T-8."""
    position = table("9 K", other="3 A. X.")
    scene = seen(position)
    assert [sign.cards for sign in scene.seats] == [0, 3]
    assert [sign.note for sign in scene.seats] == ["0 home", "0 home, has your ace, joker"]
    watched = seen(position, 0)
    assert [sign.cards for sign in watched.seats] == [2, 3]
    assert [sign.note for sign in watched.seats] == ["0 home", "0 home"]
    assert [panel.name for panel in watched.panels] == ["board"]
    assert (scene.is_private, watched.is_private) == (True, False)


def test_the_card_chosen_for_the_exchange_sticks_out_of_its_owners_hand() -> None:
    position = table("9 9 K", other="3 4", exchanging=True)
    assert seen(position).ask == "Which card do you give away?"
    given = after(position, "give 9")
    cards = {card.id: card for card in hand(seen(given)).things}
    assert cards["card:9"].y < cards["card:9:2"].y == cards["card:K"].y
    assert cards["card:9"].label == "9, to be given away"
    assert seen(given).ask == ""
    assert {card.y for card in hand(seen(given, 2)).things} == {0}


def test_the_cards_played_since_the_shuffle_can_be_looked_through() -> None:
    """G-4: all have seen them, those of a hand thrown away too (T-10)."""
    assert seen(new("tokken", seed=1)).heap is None
    position = table("2 2 9", other="3")
    for seat in (0, 1, 2):
        before, thrown = seen(position, seat).heap, seen(after(position, "out"), seat).heap
        assert before
        assert thrown
        assert (before.label, thrown.label) == ("23 cards played", "26 cards played")
        assert "tokken-2" not in {card.sprite for card in before.things}
        assert {card.sprite: card.count for card in thrown.things}["tokken-2"] == 2


def test_a_seven_tells_how_many_steps_are_left() -> None:
    position = table("7", "r5 g10")
    assert seen(position).ask == "Your turn. Which card?"
    assert seen(after(position, "7 r3")).ask == "4 steps left. Which pawn?"
    assert seen(after(position, "7 r6")).ask == "1 step left. Which pawn?"


def test_keeping_the_last_card_is_offered_when_it_may_be_kept() -> None:
    """T-12."""
    scene = seen(table("9", "r5", other="", round_number=1, took_extra=1))
    assert scene.ask == "Play your last card, or keep it?"
    assert [button.touch for button in scene.buttons] == ["keep", "out"]


def test_the_card_played_last_lies_face_up_and_the_pile_says_how_many_are_left() -> None:
    position = table("9 K", "r5", pile="A 2 3")
    assert board(seen(position))["pile"].count == 3
    assert board(seen(table(pile="A")))["pile"].sprite == "card-back"
    assert "pile" not in board(seen(table()))
    things = board(seen(after(position, "9 r")))
    assert things["played:22"].sprite == "tokken-9"
    assert things["played"].label.endswith("last 9")
    thrown = board(seen(after(table("3 4"), "out")))
    assert thrown["played"].label.endswith("last 4")


def test_a_card_that_is_given_away_does_not_cover_the_one_played_last() -> None:
    """T-8."""
    position = table("9 9 K", other="3 4", exchanging=True)
    assert board(seen(after(position, "give 9")))["played"] == board(seen(position))["played"]


def test_nothing_has_been_played_at_first() -> None:
    position = table()
    position.state.played[:] = 0
    assert "played" not in board(seen(position))


def test_a_walk_is_told_field_by_field() -> None:
    for seat in (1, 2):
        walked = after(table("3", "r2", seat=1), "3 r")
        assert fields_under(walked, seat) == [("walk", ["field:2", "field:3", "field:4", "field:5"])]
    back = after(table("4", "r0"), "4 r")
    assert fields_under(back) == [("walk", ["field:0", "field:35", "field:34", "field:33", "field:32"])]
    pushed = after(table("5", "r2", "g16"), "5 *g")
    assert fields_under(pushed)[0][1] == [f"field:{field}" for field in range(16, 22)]
    part = after(table("7", "r2 g3"), "7 r2")
    assert fields_under(part) == [("walk", ["field:2", "field:3", "field:4"])]


def test_a_walk_home_goes_through_the_row() -> None:
    home = after(table("3", "y34 gH bH"), "3 y")
    assert fields_under(home) == [("walk", ["field:34", "field:35", "home:r", "?"])]
    assert seen(home).trails[0].points[-1] == (80.5, 262.6)


def test_a_black_dot_leads_straight_on_to_the_next() -> None:
    """T-21."""
    walked = after(table("3", "r6"), "3 r")
    assert fields_under(walked) == [
        ("walk", ["field:6", "field:7", "field:8", "field:9"]),
        ("glide", ["field:9", "field:27"]),
    ]
    past = after(table("2", "r25"), "2 r")
    assert fields_under(past) == [("walk", ["field:25", "field:26", "field:27"]), ("glide", ["field:27", "field:9"])]


def test_where_two_ways_lead_to_a_dot_none_is_told() -> None:
    assert fields_under(after(table("2", "r25", dot_past_home="stay"), "2 r")) == []
    assert fields_under(after(table("2", "r7", dot_past_home="stay"), "2 r")) == []


def test_entering_and_swapping_are_straight_lines() -> None:
    assert fields_under(after(table("K"), "K+r")) == [("glide", ["?", "field:0"])]
    assert fields_under(after(table("J", "r5", "b20"), "J r*b")) == [("glide", ["field:20", "field:5"])]


def test_throwing_away_a_hand_or_giving_a_card_moves_no_pawn() -> None:
    assert fields_under(table()) == []
    assert fields_under(after(table("3 4"), "out")) == []
    assert fields_under(after(table("3 4", exchanging=True), "give 3")) == []


def test_the_pawns_of_the_winner_are_told() -> None:
    won = after(table("2", "r34 yH gH bH"), "2 r")
    assert won.is_over
    assert seen(won).ask == ""
    assert seen(won).won == ["pawn:1:r", "pawn:1:y", "pawn:1:g", "pawn:1:b"]


@pytest.mark.clause("T-10", "T-13")
def test_whoever_can_play_nothing_is_told_why_and_what_to_do() -> None:
    waiting = table("3 9", other="2 3")
    assert list(waiting.legal_moves) == ["out"]
    assert seen(waiting).cause == "Only an ace, a king or the joker brings a pawn in."
    assert seen(waiting, 2).cause == seen(table("A 9"), 1).cause == seen(table("9", "r3")).cause == ""
    for touch in ("field:3", "pawn:r"):
        refusal = View(waiting, 1).refuse(1, [touch])
        assert refusal.clause == "T-10"
        assert "throw your hand away" in refusal.text("en")


NAMES = ("Anna", "Mimo")


@pytest.mark.parametrize(
    ("move", "mine", "theirs"),
    [
        ("K+r", "bring red in with the king", "brings red in with the king"),
        ("T y", "walk yellow with the 10", "walks yellow with the 10"),
        ("4 b", "walk blue back with the 4", "walks blue back with the 4"),
        ("5 *g", "walk Mimo’s green with the 5", "walks your green with the 5"),
        ("J r*b", "swap red and Mimo’s blue with the jack", "swaps red and your blue with the jack"),
        ("7 g3", "walk green 3 steps with the 7", "walks green 3 steps with the 7"),
        ("7 g1", "walk green 1 step with the 7", "walks green 1 step with the 7"),
        ("give A", "give away the ace", "gives away the ace"),
        ("keep", "keep the last card", "keeps the last card"),
        ("out", "throw your hand away", "throws the hand away"),
    ],
)
def test_a_move_is_told_to_whoever_made_it_and_to_the_other(move: str, mine: str, theirs: str) -> None:
    own: tuple[Who, ...] = ("me", "advice")
    for who in own:
        assert tokken.describe_move(move, "en", Telling(who, 1, 1, 1, NAMES)) == mine
    assert tokken.describe_move(move, "en", Telling("other", 2, 1, 1, NAMES)) == theirs


def test_a_spectator_reads_whose_pawn_it_is() -> None:
    assert tokken.describe_move("5 *g", "en", Telling("other", 2, names=NAMES)) == "walks Anna’s green with the 5"
    assert tokken.describe_move("5 *g", "en") == "walks the other’s green with the 5"


def test_the_sign_of_a_seat_has_a_shape_and_none_of_the_colours_that_both_own() -> None:
    signs = BOOK.signs[2]
    assert [sign.sprites for sign in signs] == [("round-ivory",), ("square-ebony",)]
    assert not {sign.pigment for sign in signs} & set(PIGMENTS)
