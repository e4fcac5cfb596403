"""How many positions Punto has, and how many worlds fit a view."""

from __future__ import annotations

from stip.games.contract import State
from stip.games.counting import count_deals, count_layouts
from stip.games.punto.board import AREA, COLOURS, COPIES, NEUTRAL, VALUES, YES, first_hidden

KINDS = COLOURS * VALUES


def count_positions(players: int) -> int:
    """Return the number of ways in which cards may lie on top, be covered or not be placed, in a first round: with all
    places of the area around the middle, all cards that may be turned up, and all seats to move. Some of these ways
    cannot be reached, for cards must touch."""
    layouts = count_layouts([(COPIES, 1)] * KINDS, AREA * AREA, COPIES * KINDS)
    return layouts * AREA * AREA * KINDS * players


def count_worlds(view: State, seat: int) -> int:
    """Return the number of different orders of all piles. With three players, from the second round on, more is known
    of the neutral cards than is counted here: then it is an upper bound."""
    players = int(view.players)
    sizes = [int(view.sizes[owner]) - first_hidden(view, owner) for owner in range(1, players + 1)]
    kinds = [
        (unseen_copies(view, value * 4 + colour), piles_of(view, colour))
        for colour in range(COLOURS)
        for value in range(1, VALUES + 1)
    ]
    return count_deals(kinds, piles=sizes)


def unseen_copies(view: State, card: int) -> int:
    return COPIES - int(view.removed[card]) - int(view.played[card]) - (int(view.turned_up) == card)


def piles_of(view: State, colour: int) -> tuple[int, ...]:
    """Return the piles, counted from 0, in which cards of a colour may be."""
    players = int(view.players)
    if players == 3 and colour == NEUTRAL:
        return (0, 1, 2)
    if int(view.teams) == YES:
        return (colour // 2, colour // 2 + 2)
    return (colour // 2,) if players == 2 else (colour,)
