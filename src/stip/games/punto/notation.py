"""Punto in words: notation (`g7`, in a record `R5@g7`), touches, refusals, and the table as text."""

from __future__ import annotations

import re

from stip.games.contract import Refusal, State, TraceFields
from stip.games.grid import read_square, square_name
from stip.games.punto.piles import NEUTRAL, VALUES, YES
from stip.games.punto.rows import AREA, CLOSED, MIDDLE, SIDE, WIDTH
from stip.locale import Fact

COLOURS = "ROBG"
OTHER_CARD = 256  # times a card, added to a place: a text that names another card than the one turned up


def write(state: State, move: int) -> str:
    return _name(move)


def write_for_record(state: State, move: int) -> str:
    return f"{card_name(int(state.turned_up))}@{_name(move)}"


def read(state: State, text: str, legal: list[int]) -> list[int]:
    found = re.fullmatch(r"(?:([robg])([1-9])@)?([a-k][0-9]+)", text.strip().lower())
    square = read_square(found[3], SIDE) if found else None
    if not found or not square:
        return []
    place = (square[1] + 1) * WIDTH + square[0] + 1
    card = int(found[2]) * 4 + COLOURS.index(found[1].upper()) if found[1] else int(state.turned_up)
    return [place if card == int(state.turned_up) else place + OTHER_CARD * card]


def is_secret(state: State, move: int) -> bool:
    return False


def touches(state: State, move: int) -> list[str]:
    place = f"place:{_name(move % OTHER_CARD)}"
    return [place] if move < OTHER_CARD else [f"card:{card_name(move // OTHER_CARD)}", place]


def refuse(state: State, seat: int, touches: list[str]) -> Refusal:
    card = card_name(int(state.turned_up))
    if len(touches) == 2 and touches[0].startswith("card:"):
        return _refusal("punto-other-card", "P-6", card=card, other=touches[0].removeprefix("card:"))
    square = read_square(touches[0].removeprefix("place:"), SIDE) if len(touches) == 1 else None
    if not square:
        return _refusal("punto-nothing-there", "P-6", card=card)
    place = (square[1] + 1) * WIDTH + square[0] + 1
    facts: dict[str, Fact] = {"place": _name(place), "card": card, "value": int(state.turned_up) >> 2}
    top = int(state.top[place])
    if int(state.top[MIDDLE]) == 0:
        return _refusal("punto-middle", "P-7", **facts)
    if top >> 2 == VALUES:
        return _refusal("punto-nine", "P-9", **facts)
    if top:
        return _refusal("punto-too-low", "P-9", **facts, top=top >> 2)
    if int(state.bar[place]) == CLOSED:
        return _refusal("punto-apart", "P-8", **facts)
    return _refusal("punto-too-wide", "P-10", **facts, most=AREA)


def board_text(state: State) -> str:
    """The rows and columns in use, and those around that may still be used; a number is the points of a top card."""
    rows = range(min(int(state.low_row) + AREA, SIDE + 1) - 1, max(int(state.high_row) - AREA, 0), -1)
    columns = range(max(int(state.high_column) - AREA, 0) + 1, min(int(state.low_column) + AREA, SIDE + 1))
    lines = []
    for row in rows:
        cards = (int(state.top[row * WIDTH + column]) for column in columns)
        lines.append(f"{row:>4}  " + "  ".join(card_name(card) if card else " ·" for card in cards) + f"  {row}")
    letters = "      " + "  ".join(f" {square_name(column - 1, 0)[0]}" for column in columns)
    seats = []
    for seat in range(1, int(state.players) + 1):
        left = int(state.sizes[seat]) - int(state.turned[seat])
        name = "/".join(COLOURS[colour] for colour in _colours_of(state, seat))
        note = ", resigned" if int(state.resigned[seat]) else ""
        seats.append(f"      seat {seat} ({name}): rounds won {int(state.wins[seat])}, cards left {left}{note}")
    up = f", {card_name(int(state.turned_up))} turned up" if int(state.turned_up) else ""
    return "\n".join([letters, *lines, letters, "", f"      round {int(state.round_number)}{up}", *seats])


def trace_setup(state: State) -> TraceFields:
    return {"first": int(state.first), "piles": _piles(state)}


def trace_turn(state: State) -> TraceFields:
    return {}


def trace_chance(before: State, after: State) -> TraceFields:
    if int(before.round_number) == int(after.round_number):
        return {}
    told = {
        "winner": int(after.last_winner) or None,
        "removed": card_name(int(after.last_removed)) if int(after.last_removed) else None,
        "first": int(after.starter),
        "piles": _piles(after),
    }
    return {"round": told}


def card_name(card: int) -> str:
    return f"{COLOURS[card & 3]}{card >> 2}"


def _piles(state: State) -> dict[str, list[str]]:
    return {
        str(seat): [card_name(int(card)) for card in state.piles[seat][: int(state.sizes[seat])]]
        for seat in range(1, int(state.players) + 1)
    }


def _colours_of(state: State, seat: int) -> list[int]:
    if int(state.players) == 2:
        return [2 * seat - 2, 2 * seat - 1]
    if int(state.teams) == YES:
        return [0, 1] if seat % 2 else [2, 3]
    return [seat - 1] if int(state.players) == 4 else [seat - 1, NEUTRAL]


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)


def _name(place: int) -> str:
    return square_name(place % WIDTH - 1, place // WIDTH - 1)
