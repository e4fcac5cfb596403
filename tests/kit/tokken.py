"""Positions of Tokken for tests: cards as their names, pawns as colour and field (`r5`), `rH` at home, else in reserve.

Fields are numbered from seat 1's home base; seat 2's is field 18, on the long track field 36.
"""

from __future__ import annotations

import numpy as np

from stip.games import rulebook_of
from stip.games.tokken.board import COLOURS, HOME, RESERVE, field_of
from stip.games.tokken.hands import JOKER, KEPT, KNOWN, RANKS, add_card
from stip.games.tokken.refusals import COLOUR_NAMES, RANK_NAMES
from stip.kernel.buffer import Buffer
from stip.kernel.chance import FAST, start_fast
from stip.play.position import Position

BOOK = rulebook_of("tokken")
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
) -> Position:
    """Return a position in which `seat` decides with `hand`, and the other seat holds `other`. A dot after a card says
    that the other player knows it, an apostrophe that it was kept. Cards in no hand and not in the pile have been
    played."""
    states = BOOK.new_state(2, BOOK.read_options(options, 2))
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
    return Position(BOOK, Buffer(states))


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        buffer = Buffer(np.array([position.state]))
        BOOK.apply(buffer, 0, int(position.parse(move)))
        position = Position(BOOK, buffer)
    return position


def pawns(position: Position, seat: int) -> str:
    """Where a seat's pawns stand, without those in reserve."""
    found = []
    for colour in range(COLOURS):
        place = int(position.state.pawns[seat, colour])
        if place != RESERVE:
            field = "H" if place == HOME else str(field_of(position.fields, seat, place))
            found.append(COLOUR_NAMES[colour] + field)
    return " ".join(found)


def hand(position: Position, seat: int) -> str:
    """Return a hand with marks as `table` reads them; a question mark is a card that is not seen."""
    cards = [int(card) for card in position.state.hands[seat][: int(position.state.hand_sizes[seat])]]
    return " ".join(RANK_NAMES[card >> 2] + "." * (card & KNOWN) + "'" * bool(card & KEPT) for card in cards)


def moves(position: Position) -> str:
    return ", ".join(sorted(position.legal_moves))


def refusal(position: Position, text: str) -> tuple[str, str]:
    """Return the clause and the code with which a text is refused."""
    fields, legal = position.fields, list(position.codes)
    meant = BOOK.notation.read(fields, text, legal)
    assert len(meant) == 1, (text, meant)
    assert meant[0] not in legal, text
    why = BOOK.notation.refuse(fields, position.turn, BOOK.notation.touches(fields, meant[0]), legal)
    return why.clause, why.code.removeprefix("tokken-")


def clause(position: Position, text: str) -> str:
    return refusal(position, text)[0]
