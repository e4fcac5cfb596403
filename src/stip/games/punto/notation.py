"""Punto in words: notation (`g7`, in a record `R5@g7`), touches, refusals, and the table as text."""

from __future__ import annotations

import re

from stip.games.contract import Fields, Refusal, TraceFields
from stip.games.grid import read_square, square_name
from stip.games.punto.board import AREA, CLOSED, MIDDLE, NEUTRAL, SIDE, VALUES, WIDTH, YES
from stip.games.scene import Pigment
from stip.locale import Fact

COLOURS = "ROBG"
PIGMENTS: tuple[Pigment, ...] = ("red", "orange", "blue", "green")  # of the same colours
OTHER_CARD = 256  # times a card, added to a place: a text that names another card than the one turned up


def write(state: Fields, move: int) -> str:
    return place_name(move)


def write_for_record(state: Fields, move: int) -> str:
    return f"{card_name(state.turned_up)}@{place_name(move)}"


def read(state: Fields, text: str, legal: list[int]) -> list[int]:
    found = re.fullmatch(r"(?:([robg])([1-9])@)?([a-k][0-9]+)", text.strip().lower())
    square = read_square(found[3], SIDE) if found else None
    if not found or not square:
        return []
    place = (square[1] + 1) * WIDTH + square[0] + 1
    card = int(found[2]) * 4 + COLOURS.index(found[1].upper()) if found[1] else state.turned_up
    return [place if card == state.turned_up else place + OTHER_CARD * card]


def is_secret(state: Fields, move: int) -> bool:
    return False


def touches(state: Fields, move: int) -> list[str]:
    place = f"place:{place_name(move % OTHER_CARD)}"
    return [place] if move < OTHER_CARD else [f"card:{card_name(move // OTHER_CARD)}", place]


def touch_paths(state: Fields, legal: list[int]) -> list[list[str]]:
    return [touches(state, move) for move in legal]


def refuse(state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal:
    card: dict[str, Fact] = {"pigment": PIGMENTS[state.turned_up & 3], "value": state.turned_up >> 2}
    if len(touches) == 2 and touches[0].startswith("card:"):
        return _refusal("punto-other-card", "P-6", **card)
    square = read_square(touches[0].removeprefix("place:"), SIDE) if len(touches) == 1 else None
    if not square:
        return _refusal("punto-nothing-there", "P-6", **card)
    place = (square[1] + 1) * WIDTH + square[0] + 1
    facts = {**card, "place": place_name(place)}
    top = state.top[place]
    if state.top[MIDDLE] == 0:
        return _refusal("punto-middle", "P-7", **facts)
    if top >> 2 == VALUES:
        return _refusal("punto-nine", "P-9", **facts)
    if top:
        return _refusal("punto-too-low", "P-9", **facts, top=top >> 2)
    if state.bar[place] == CLOSED:
        return _refusal("punto-apart", "P-8", **facts)
    return _refusal("punto-too-wide", "P-10", **facts, most=AREA)


def board_text(state: Fields) -> str:
    """The rows and columns in use, and those around that may still be used; a number is the points of a top card."""
    rows = range(min(state.low_row + AREA, SIDE + 1) - 1, max(state.high_row - AREA, 0), -1)
    columns = range(max(state.high_column - AREA, 0) + 1, min(state.low_column + AREA, SIDE + 1))
    lines = []
    for row in rows:
        cards = (state.top[row * WIDTH + column] for column in columns)
        lines.append(f"{row:>4}  " + "  ".join(card_name(card) if card else " ·" for card in cards) + f"  {row}")
    letters = "      " + "  ".join(f" {square_name(column - 1, 0)[0]}" for column in columns)
    seats = []
    for seat in range(1, state.players + 1):
        left = state.sizes[seat] - state.turned[seat]
        name = "/".join(COLOURS[colour] for colour in _colours_of(state, seat))
        note = ", resigned" if state.resigned[seat] else ""
        seats.append(f"      seat {seat} ({name}): rounds won {state.wins[seat]}, cards left {left}{note}")
    up = f", {card_name(state.turned_up)} turned up" if state.turned_up else ""
    return "\n".join([letters, *lines, letters, "", f"      round {state.round_number}{up}", *seats])


def trace_setup(state: Fields) -> TraceFields:
    return {"first": state.first, "piles": _piles(state)}


def trace_turn(state: Fields) -> TraceFields:
    return {}


def trace_chance(before: Fields, after: Fields) -> TraceFields:
    if before.round_number == after.round_number:
        return {}
    told = {
        "winner": after.last_winner or None,
        "removed": card_name(after.last_removed) if after.last_removed else None,
        "first": after.starter,
        "piles": _piles(after),
    }
    return {"round": told}


def card_name(card: int) -> str:
    return f"{COLOURS[card & 3]}{card >> 2}"


def place_name(place: int) -> str:
    return square_name(place % WIDTH - 1, place // WIDTH - 1)


def _piles(state: Fields) -> dict[str, list[str]]:
    return {
        str(seat): [card_name(card) for card in state.piles[seat][: state.sizes[seat]]]
        for seat in range(1, state.players + 1)
    }


def _colours_of(state: Fields, seat: int) -> list[int]:
    if state.players == 2:
        return [2 * seat - 2, 2 * seat - 1]
    if state.teams == YES:
        return [0, 1] if seat % 2 else [2, 3]
    return [seat - 1] if state.players == 4 else [seat - 1, NEUTRAL]


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)
