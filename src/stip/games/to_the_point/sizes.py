"""How many positions To the Point has, and how many worlds fit a view."""

from __future__ import annotations

from collections import Counter

from stip.games.contract import State
from stip.games.counting import count_deals, count_holdings, count_layouts
from stip.games.to_the_point.board import ALL_TILES, CELLS, COLUMNS, COPIES, HAND, KINDS, OPEN, ROWS, TILES, looks
from stip.games.to_the_point.views import HIDDEN

TILE_KINDS = Counter(ALL_TILES)
PAWN_PLACES = (2 * COLUMNS + 1) * (2 * ROWS + 1) + 1  # at most: the points of the grid of half cells, and off the board


def count_positions(players: int) -> int:
    """Return the number of ways in which tiles may lie on the board and in the display, times those for the cards in
    both hands, discarded or in the pile, times those for both pawns, times the seats that may be to move. Which tiles
    form dots is left aside."""
    tiles = count_layouts([(copies, looks(tile)) for tile, copies in TILE_KINDS.items()], CELLS - 1, OPEN)
    cards = count_holdings([COPIES] * (KINDS - 1), [HAND] * players)
    pawns: int = PAWN_PLACES**players
    return tiles * cards * pawns * players


def count_worlds(view: State, seat: int) -> int:
    """Return how many hands the other player may hold, each with all orders of both piles."""
    drawn = Counter(view.tile_pile[: int(view.next_tile)].tolist())
    tiles = [(copies - drawn[tile], (0,)) for tile, copies in TILE_KINDS.items()]
    unseen = [COPIES - int(view.discards[card]) for card in range(1, KINDS)]
    blanks = 0
    for owner in (1, 2):
        hand = Counter(view.hands[owner].tolist())
        known = hand if owner == seat else Counter(dict(enumerate(view.kept[owner].tolist())))
        unseen = [count - known[card] for card, count in enumerate(unseen, 1)]
        if hand[HIDDEN]:
            blanks += hand[HIDDEN] - sum(known[card] for card in range(1, KINDS))
    cards = count_deals([(count, (0, 1)) for count in unseen], [blanks], [int(view.card_end) - int(view.next_card)])
    return cards * count_deals(tiles, piles=[TILES - int(view.next_tile)])
