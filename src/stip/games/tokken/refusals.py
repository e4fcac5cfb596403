"""Why something cannot be played in Tokken: from what was touched to the clause that forbids it."""

from __future__ import annotations

from stip.games.contract import Fields, Refusal
from stip.games.scene import Pigment
from stip.games.tokken.board import (
    COLOURS,
    HOME,
    QUARTER,
    RESERVE,
    end_of_push,
    end_of_retreat,
    end_of_walk,
    field_of,
    is_closed,
    lineup_of,
)
from stip.games.tokken.codes import FIVE, FOUR, JACK, OUT, SEVEN, STEPS, enters
from stip.games.tokken.hands import KEPT, ROUNDS, may_keep
from stip.locale import Fact

RANK_NAMES = "?A23456789TJQKX"  # by rank; a question mark is a card nobody sees
COLOUR_NAMES = "rygb"  # from the entrance of the home row inward
PIGMENTS: tuple[Pigment, ...] = ("red", "yellow", "green", "blue")  # by colour

CLAUSES = [0, 22, 22, 22, 25, 26, 22, 27, 22, 22, 22, 24, 22, 23, 28]  # what each rank does
WHY_NOT = {  # the pawn cannot go there
    4: "tokken-in-reserve",
    16: "tokken-closed",
    17: "tokken-past-row",
    19: "tokken-far-end",
    20: "tokken-stays-home",
    25: "tokken-crosses-base",
    26: "tokken-on-base",
}


def refuse(state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal:
    first, rest = (touches[0], touches[1:]) if touches else ("", [])
    if state.is_exchanging:
        return _refuse_gift(state, seat, rest if first == "give" else touches)
    if first == "give":
        return _refusal("tokken-no-exchange", 8)
    if state.seven_left:
        if first in ("keep", "out") or (first.startswith("card:") and first != "card:7"):
            return _refusal("tokken-finish-seven", 27, left=state.seven_left)
        return _refuse_part(state, seat, rest if first == "card:7" else touches)
    if first == "keep":
        return _refuse_keep(state, seat)
    if first == "out":
        return _refusal("tokken-must-play", 9)
    rank = _rank(first)
    if not rank:
        return _refusal("tokken-only-out", 10) if legal == [OUT] else _refusal("tokken-nothing-there", 9)
    if rank not in [card >> 2 for card in state.hands[seat]]:
        return _refusal("tokken-not-in-hand", 9, rank=RANK_NAMES[rank])
    return _refuse_card(state, seat, rank, rest, legal)


def end_of(state: Fields, owner: int, colour: int, rank: int, steps: int) -> int:
    """Return where the seat to move would bring a pawn with a card; or minus the clause that forbids it."""
    seat = state.seat
    if rank == FOUR and owner == seat:
        return end_of_retreat(state, seat, colour)
    if rank == FIVE and owner != seat:
        return end_of_push(state, owner, colour)
    if rank in (FOUR, FIVE, JACK) or owner != seat:
        return -CLAUSES[rank]
    return end_of_walk(state, lineup_of(state, seat), colour, steps, is_closed(state, 3 - seat))


def _refuse_gift(state: Fields, seat: int, touches: list[str]) -> Refusal:
    rank = _rank(touches[0]) if len(touches) == 1 else 0
    if not rank:
        return _refusal("tokken-give-first", 8)
    cards = [card for card in state.hands[seat] if card >> 2 == rank]
    if not cards:
        return _refusal("tokken-not-in-hand", 8, rank=RANK_NAMES[rank])
    return _refusal("tokken-kept" if cards[0] & KEPT else "tokken-give-first", 8)


def _refuse_keep(state: Fields, seat: int) -> Refusal:
    if state.round_number == ROUNDS:
        return _refusal("tokken-keep-last-round", 12)
    if state.took_extra != seat:
        return _refusal("tokken-keep-joker", 12)
    if not may_keep(state, seat):
        return _refusal("tokken-keep-one", 12)
    return _refusal("tokken-keep-unplayable", 12, rank=RANK_NAMES[state.hands[seat][0] >> 2])


def _refuse_card(state: Fields, seat: int, rank: int, touches: list[str], legal: list[int]) -> Refusal:
    name, clause = RANK_NAMES[rank], CLAUSES[rank]
    if not touches:
        is_playable = rank in [move >> 6 for move in legal]
        return _refusal("tokken-which-pawn" if is_playable else "tokken-unplayable", 9, rank=name)
    owner, colour = _pawn(seat, touches[0])
    target = touches[1] if len(touches) > 1 else ""
    if not owner:
        return _refusal("tokken-which-pawn", 9, rank=name)
    if rank == JACK:
        return _refuse_swap(state, seat, owner, colour, target)
    if owner == seat and target.startswith("pawn:"):
        return _refusal("tokken-only-jack", 24)
    if rank == SEVEN:
        return _refuse_part(state, seat, touches)
    if rank == FIVE and owner == seat:
        return _refusal("tokken-five-theirs", 26)
    if rank != FIVE and owner != seat:
        return _refusal("tokken-own-pawns", clause, rank=name)
    if owner == seat and (target == "enter" or state.pawns[seat][colour] == RESERVE):
        return _refuse_entry(state, seat, rank, colour, target)
    end = end_of(state, owner, colour, rank, STEPS[rank])
    if end < 0:
        return _refuse_walk(state, owner, colour, STEPS[rank], -end)
    return _refuse_target(state, owner, colour, clause, end, target)


def _refuse_swap(state: Fields, seat: int, owner: int, colour: int, target: str) -> Refusal:
    other, theirs = _pawn(seat, target)
    if owner != seat or other != 3 - seat:
        return _refusal("tokken-swap-two", 24)
    if state.pawns[seat][colour] >= HOME or state.pawns[other][theirs] >= HOME:
        return _refusal("tokken-swap-ring", 24)
    return _refusal("tokken-swap-base", 24, **_pawn_facts(seat, other, theirs))


def _refuse_entry(state: Fields, seat: int, rank: int, colour: int, target: str) -> Refusal:
    pawn = _pawn_facts(seat, seat, colour)
    if state.pawns[seat][colour] != RESERVE:
        return _refusal("tokken-not-in-reserve", 13, **pawn)
    if not enters(rank):
        is_entry = target in ("enter", f"field:{field_of(state, seat, 0)}")
        return _refusal("tokken-no-entry", 13, **pawn) if is_entry else _refusal("tokken-in-reserve", 4, **pawn)
    if is_closed(state, seat):
        return _refusal("tokken-base-taken", 13, **pawn)
    return _refusal("tokken-in-reserve", 4, **pawn)


def _refuse_part(state: Fields, seat: int, touches: list[str]) -> Refusal:
    """T-27: a part of a seven, without the card."""
    left = state.seven_left or STEPS[SEVEN]
    owner, colour = _pawn(seat, touches[0]) if touches else (0, 0)
    if not owner:
        return _refusal("tokken-which-pawn", 27, rank=RANK_NAMES[SEVEN])
    if owner != seat:
        return _refusal("tokken-own-pawns", 27, rank=RANK_NAMES[SEVEN])
    pawn = _pawn_facts(seat, seat, colour)
    if state.seven_moved >> colour & 1:
        return _refusal("tokken-moved-already", 27, **pawn)
    place = state.pawns[seat][colour]
    if place >= HOME:
        return _refuse_walk(state, seat, colour, 0, 20 if place == HOME else 4)
    target = touches[1] if len(touches) > 1 else ""
    steps = _steps_to(state, seat, colour, target)
    if not steps:
        return _refusal("tokken-how-far", 27, **pawn, left=left)
    if steps > left:
        return _refusal("tokken-too-many", 27, left=left)
    end = end_of(state, seat, colour, SEVEN, steps)
    if end < 0:
        return _refuse_walk(state, seat, colour, steps, -end)
    if target.startswith("field:") and target != f"field:{field_of(state, seat, end)}":
        return _refuse_target(state, seat, colour, 27, end, target)
    return _refusal("tokken-seven-rest", 27, rest=left - steps)


def _steps_to(state: Fields, seat: int, colour: int, target: str) -> int:
    """Return how many steps of a seven lead a pawn to what was touched, be it where it stops or a black dot; 0 for
    none."""
    for steps in range(1, STEPS[SEVEN] + 1):
        end = end_of(state, seat, colour, SEVEN, steps)
        raw = state.pawns[seat][colour] + steps
        places = [place for place in (raw, end) if 0 <= place < state.track]
        names = [f"steps:{steps}", *(f"field:{field_of(state, seat, place)}" for place in places)]
        if raw - state.track in range(COLOURS):
            names.append(f"home:{COLOUR_NAMES[raw - state.track]}")
        if target in names:
            return steps
    return 0


def _refuse_walk(state: Fields, owner: int, colour: int, steps: int, clause: int) -> Refusal:
    pawn = _pawn_facts(state.seat, owner, colour)
    if clause == 18:
        spot = state.pawns[owner][colour] + steps - state.track
        return _refusal("tokken-other-spot" if spot != colour else "tokken-row-passed", 18, **pawn)
    return _refusal(WHY_NOT[clause], clause, **pawn)


def _refuse_target(state: Fields, owner: int, colour: int, clause: int, end: int, target: str) -> Refusal:
    """The pawn can walk, but not to what was touched."""
    pawn = _pawn_facts(state.seat, owner, colour)
    if end == HOME:
        return _refusal("tokken-goes-home", clause, **pawn)
    field = field_of(state, owner, end)
    if target == f"field:{(field - QUARTER) % state.track}" and field % QUARTER == state.black_dot_offset:
        return _refusal("tokken-dot", 21, **pawn)
    return _refusal("tokken-elsewhere", clause, **pawn)


def _rank(touch: str) -> int:
    name = touch.removeprefix("card:")
    return RANK_NAMES.index(name) if len(name) == 1 and name in RANK_NAMES and touch != name else 0


def _pawn(seat: int, touch: str) -> tuple[int, int]:
    """The owner and the colour of the pawn touched; no owner for anything else."""
    name = touch.removeprefix("pawn:")
    colour = name.removeprefix("*")
    if touch == name or len(colour) != 1 or colour not in COLOUR_NAMES:
        return 0, 0
    return (seat if colour == name else 3 - seat), COLOUR_NAMES.index(colour)


def _pawn_facts(seat: int, owner: int, colour: int) -> dict[str, Fact]:
    """Return the facts by which a text names a pawn, as a seat calls it."""
    return {"whose": "own" if owner == seat else "theirs", "pigment": PIGMENTS[colour]}


def _refusal(code: str, clause: int, **facts: Fact) -> Refusal:
    return Refusal(code, f"T-{clause}", facts)
