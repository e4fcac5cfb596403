"""Why something cannot be played in To the Point: the clause against it, found from what somebody touched."""

from __future__ import annotations

from stip.games.contract import Fields, Refusal
from stip.games.to_the_point.board import (
    CENTRE,
    DIRECTIONS,
    DIRECTIONS_OF,
    FORMED_BY,
    HALF_CELL,
    NO_TILE,
    OFF_BOARD,
    START,
    STEPS,
    dot_colours,
)
from stip.games.to_the_point.codes import ENTER, KIND, WALK, YES, A
from stip.games.to_the_point.names import CARD_CODES, HALF_LETTERS, card_facts, cell_name, dot_name, read_cell
from stip.locale import Fact

Thing = tuple[str, str]  # its kind and its name


def refuse(state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal:
    things = [(kind, name) for kind, _, name in (touch.partition(":") for touch in touches)]
    if things[1:] and things[0][0] == "discard":
        things = [*things[1:], things[0]]  # the card says why
    kinds = [kind for kind, _ in things]
    is_change = kinds[-1:] == ["done"] and set(kinds[:-1]) <= {"card"}
    if state.changing or is_change:
        return _refuse_change(state, seat, things) if is_change else _refusal("to-the-point-change-first", "TP-22")
    if kinds[:1] == ["card"]:
        return _refuse_card(state, seat, things, legal)
    if kinds == ["discard"] and state.card_done:
        return _refusal("to-the-point-card-done", "TP-8")
    if kinds[:1] in (["open"], ["cell"]):
        return _refuse_tile(state, things)
    return _refusal("to-the-point-nothing-there", "TP-8")


def _refuse_change(state: Fields, seat: int, things: list[Thing]) -> Refusal:
    if not state.changing:
        return _refusal("to-the-point-no-change", "TP-22")
    for _, name in things[:-1]:
        if not _holds(state, seat, name):
            return _not_held(name, "TP-22")
    return _refusal("to-the-point-change-more", "TP-22")


def _refuse_tile(state: Fields, things: list[Thing]) -> Refusal:
    if state.tile_done:
        return _refusal("to-the-point-tile-done", "TP-8")
    for kind, name in things:
        if kind == "open" and not _open_tile(state, name):
            return _refusal("to-the-point-slot-empty", "TP-16", slot=int(name) if name in ("1", "2", "3") else 1)
        if kind == "cell" and read_cell(state, name) in (None, CENTRE):
            return _refusal(
                "to-the-point-centre" if read_cell(state, name) else "to-the-point-no-cell", "TP-1", cell=name
            )
    kinds = [kind for kind, _ in things]
    cells = [cell for kind, name in things if kind == "cell" and (cell := read_cell(state, name)) is not None]
    taken = [cell for cell in cells if state.cells[cell] != NO_TILE]
    if kinds[0] == "open":
        if taken:
            return _refusal("to-the-point-cell-taken", "TP-10", cell=cell_name(state.board, taken[0]))
        return _refusal("to-the-point-place-how", "TP-10")
    if kinds[1:2] == ["turn"]:
        clause, used = "TP-12", cells[:1]
    elif "open" in kinds:
        clause, used = "TP-13", cells[:1]
    elif "exchange" in kinds or ("move" not in kinds and cells[1:2] and cells[1] in taken):
        clause, used = "TP-13", cells[:2]
    else:
        clause, used = "TP-11", cells[:1]
    for cell in used:
        if cell not in taken:
            return _refusal("to-the-point-no-tile", clause, cell=cell_name(state.board, cell))
        if any(FORMED_BY[pawn] >> cell & 1 for pawn in state.pawns[1:]):
            return _refusal("to-the-point-locked", "TP-14", cell=cell_name(state.board, cell))
    if clause == "TP-12":
        return _refusal("to-the-point-turn-same", clause, cell=cell_name(state.board, cells[0]))
    if clause == "TP-13":
        return _refusal("to-the-point-exchange-same", clause)
    if len(cells) == 1:
        return _refusal("to-the-point-tile-how", "TP-9", cell=cell_name(state.board, cells[0]))
    return _refusal("to-the-point-move-taken", clause, cell=cell_name(state.board, cells[1]))


def _refuse_card(state: Fields, seat: int, things: list[Thing], legal: list[int]) -> Refusal:
    kinds, card = [kind for kind, _ in things], things[0][1]
    if state.card_done:
        return _refusal("to-the-point-card-done", "TP-8")
    clause = "TP-18" if "pawn" in kinds else "TP-17" if "dot" in kinds else "TP-15"
    if not _holds(state, seat, card):
        return _not_held(card, clause)
    if clause == "TP-17":
        return _refuse_enter(state, seat, card)
    if clause == "TP-18":
        return _refuse_walk(state, seat, card, things[1:])
    uses = {
        move >> KIND for move in legal if move >> KIND in (WALK, ENTER) and move >> A & 63 == CARD_CODES[card.lower()]
    }
    return _refusal("to-the-point-card-how" if uses else "to-the-point-card-idle", "TP-15", **card_facts(card))


def _refuse_enter(state: Fields, seat: int, card: str) -> Refusal:
    colours = dot_colours(state.cells, START[seat])
    if state.pawns[seat] != OFF_BOARD:
        return _refusal("to-the-point-entered", "TP-17")
    if colours == 0:
        return _refusal("to-the-point-start-empty", "TP-17")
    return _refusal("to-the-point-start-colour", "TP-17", colour=HALF_LETTERS[colours], **card_facts(card))


def _refuse_walk(state: Fields, seat: int, card: str, things: list[Thing]) -> Refusal:
    """Explain why a pawn cannot walk to a dot, or in a direction where there is no dot."""
    walker = seat if things[0] == ("pawn", str(seat)) else 3 - seat
    pawn = state.pawns[walker]
    if walker != seat and state.own_pawn_only == YES:
        return _refusal("to-the-point-own-only", "TP-23")
    if walker != seat and state.rests[seat]:
        return _refusal("to-the-point-rest", "TP-27")
    if pawn == OFF_BOARD:
        return _refusal("to-the-point-off-board", "TP-18")
    way = _way(state, pawn, things[-1])
    if way is None:
        return _refusal("to-the-point-too-far", "TP-18")
    if not DIRECTIONS_OF[CARD_CODES[card.lower()]] >> way & 1:
        return _refusal("to-the-point-direction", "TP-18", **card_facts(card))
    dot = pawn + STEPS[way]
    is_open = state.own_pawn_only == YES and dot == START[3 - walker]  # TP-25
    if dot == state.pawns[3 - walker] and not is_open:
        return _refusal("to-the-point-dot-taken", "TP-19")
    if any(state.cells[cell] == NO_TILE for cell in HALF_CELL[dot]):
        return _refusal("to-the-point-not-complete", "TP-19")
    colours = dot_colours(state.cells, dot)
    if colours == 0:
        return _refusal("to-the-point-two-colours", "TP-19")
    return _refusal("to-the-point-dot-colour", "TP-19", colour=HALF_LETTERS[colours], **card_facts(card))


def _way(state: Fields, pawn: int, thing: Thing) -> int | None:
    """The direction in which something touched lies from a pawn."""
    for way, name in enumerate(DIRECTIONS):
        if thing in (("way", name), ("dot", dot_name(state, pawn + STEPS[way]))):
            return way
    return None


def _not_held(name: str, clause: str) -> Refusal:
    """A card that somebody else holds, or something that is no card at all."""
    if name.lower() not in CARD_CODES:
        return _refusal("to-the-point-nothing-there", clause)
    return _refusal("to-the-point-not-held", clause, **card_facts(name))


def _holds(state: Fields, seat: int, name: str) -> bool:
    return CARD_CODES.get(name.lower()) in state.hands[seat]


def _open_tile(state: Fields, name: str) -> int:
    return state.display[int(name) - 1] if name in ("1", "2", "3") else NO_TILE


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)
