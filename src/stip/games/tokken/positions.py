"""Positions of Tokken in words: cards as their names, pawns as colour and field (`r5`), `rH` at home, else in reserve.

Fields are numbered from seat 1's home base; seat 2's is field 18, on the long track field 36.
"""

from __future__ import annotations

from stip.games.contract import Fields, State
from stip.games.positions import position_reader
from stip.games.tokken.board import COLOURS, HOME, RESERVE, field_of
from stip.games.tokken.hands import JOKER, KEPT, KNOWN, RANKS, add_card
from stip.games.tokken.refusals import COLOUR_NAMES, RANK_NAMES
from stip.games.tokken.rulebook import RULEBOOK
from stip.kernel.buffer import Array
from stip.kernel.chance import FAST, start_fast

FULL_PACK = [rank for rank in range(1, RANKS) for _ in range(1 if rank == JOKER else 2)]


def table(
    hand: str = "",
    one: str = "",
    two: str = "",
    *,
    other: str = "2",
    seat: int = 1,
    round_number: int = 3,
    pile: str = "",
    took_extra: int = 0,
    seven: tuple[int, str] = (0, ""),
    exchanging: bool = False,
    dealer: int = 0,
    deal_number: int = 1,
    **options: str | int,
) -> Array:
    """Return a position in which `seat` decides with `hand`, and the other seat holds `other`. A dot after a card says
    that the other player knows it, an apostrophe that it was kept. Cards in no hand and not in the pile have been
    played."""
    states = RULEBOOK.new_state(2, RULEBOOK.read_options(options, 2)).array
    state = states[0]
    state.chance = FAST
    start_fast(state.seed, 7, 7)
    state.first = state.seat = seat
    state.dealer = dealer or 3 - seat
    state.deal_number, state.round_number = deal_number, round_number
    state.took_extra, state.is_exchanging = took_extra, exchanging
    state.seven_left = seven[0]
    state.seven_moved = sum(1 << COLOUR_NAMES.index(colour) for colour in seven[1])
    state.pawns[:] = RESERVE
    for owner, pawns in ((1, one), (2, two)):
        for pawn in pawns.split():
            place = HOME if pawn[1:] == "H" else field_of(state, owner, int(pawn[1:]))
            state.pawns[owner, COLOUR_NAMES.index(pawn[0])] = place
    unseen = list(FULL_PACK)
    for owner, cards in ((seat, hand), (3 - seat, other)):
        for card in cards.replace(".", "¹").replace("'", "²").split():
            rank = RANK_NAMES.index(card[0])
            add_card(state, owner, rank * 4 + KNOWN * ("¹" in card) + KEPT * ("²" in card))
            unseen.remove(rank)
    drawn = [RANK_NAMES.index(name) for name in pile.split()]
    for rank in drawn:
        unseen.remove(rank)
    for rank in unseen:
        state.played[rank] += 1
        state.on_top = rank
    state.dealt = len(FULL_PACK) - len(drawn)
    state.pack[int(state.dealt) :] = drawn
    return states


position = position_reader(RULEBOOK, table)


def pawns_of(state: Fields, seat: int) -> str:
    """Return where a seat's pawns stand, without those in reserve."""
    found = []
    for colour in range(COLOURS):
        place = int(state.pawns[seat][colour])
        if place != RESERVE:
            field = "H" if place == HOME else str(field_of(state, seat, place))
            found.append(COLOUR_NAMES[colour] + field)
    return " ".join(found)


def hand_of(state: Fields, seat: int) -> str:
    """Return a hand with marks as `table` reads them; a question mark is a card that is not seen."""
    cards = [int(card) for card in state.hands[seat][: int(state.hand_sizes[seat])]]
    return " ".join(RANK_NAMES[card >> 2] + "." * (card & KNOWN) + "'" * bool(card & KEPT) for card in cards)


def inventory(state: State) -> list[object]:
    """Return the cards of the pack, wherever they lie."""
    cards = [rank for rank in range(len(state.played)) for _ in range(int(state.played[rank]))]
    for seat in (1, 2):
        cards += [int(card) >> 2 for card in state.hands[seat][: int(state.hand_sizes[seat])]]
    return [*cards, *(int(rank) for rank in state.pack[int(state.dealt) :])]
