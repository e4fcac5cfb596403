"""Counts everything in the box, to check that nothing is lost or added."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stip.games.to_the_point.board import BESIDE, CENTRE, turned
from stip.play.position import Position


def inventory(position: Position) -> Counter[object]:
    """Return all pawns, cards or tiles of a position, including hidden ones; nothing for a game that is not Stip's."""
    count = _COUNTING.get(position.rulebook.name)
    return Counter(count(position.state) if count else [])


def _halma(state: Any) -> list[object]:
    for colour in range(1, 5):
        stands = [field for field in range(len(state.board)) if state.board[field] == colour]
        assert stands == sorted(int(field) for field in state.pawns[colour] if field)
    return [int(sign) for sign in state.board]


def _punto(state: Any) -> list[object]:
    """Return the cards; nothing if a seat has resigned, because its cards leave the game."""
    if state.resigned.any():
        return []
    cards = [card for card in range(len(state.played)) for _ in range(int(state.played[card] + state.removed[card]))]
    for seat in range(1, int(state.players) + 1):
        cards += [int(card) for card in state.piles[seat][int(state.turned[seat]) : int(state.sizes[seat])]]
    return list(cards)


def _tokken(state: Any) -> list[object]:
    cards = [rank for rank in range(len(state.played)) for _ in range(int(state.played[rank]))]
    for seat in (1, 2):
        cards += [int(card) >> 2 for card in state.hands[seat][: int(state.hand_sizes[seat])]]
    return [*cards, *(int(rank) for rank in state.pack[int(state.dealt) :])]


def _to_the_point(state: Any) -> list[object]:
    cards = [card for card in range(len(state.discards)) for _ in range(int(state.discards[card]))]
    cards += [int(card) for card in state.card_pile[int(state.next_card) : int(state.card_end)]]
    cards += [int(card) for seat in (1, 2) for card in state.hands[seat] if card]
    tiles = [*state.cells[:CENTRE], *state.cells[CENTRE + 1 : BESIDE], *state.display]
    tiles += [*state.tile_pile[int(state.next_tile) :]]
    return [*cards, *(f"tile {_look(int(tile))}" for tile in tiles if tile)]


def _look(tile: int) -> int:
    """Return a tile independent of its rotation."""
    return min(int(turned(tile, times)) for times in range(4))


_COUNTING = {"halma": _halma, "punto": _punto, "tokken": _tokken, "to-the-point": _to_the_point}
