"""How many positions Halma has, and how many worlds fit a view."""

from __future__ import annotations

from math import comb

from stip.games.contract import State
from stip.games.halma.board import COURTS, SIDE


def count_positions(players: int) -> int:
    """Return the number of ways to place all pawns on the board, times the colours that may be to move."""
    colours = [court for court in COURTS[players] if court]
    fields, ways = SIDE * SIDE, len(colours)
    for court in colours:
        ways *= comb(fields, len(court))
        fields -= len(court)
    return ways


def count_worlds(view: State, seat: int) -> int:
    return 1
