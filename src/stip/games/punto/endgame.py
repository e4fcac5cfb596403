"""Late rounds of Punto for two: when few cards are left, all ways in which the round may end can be counted.

Both know which cards are left, but not in which order they come. So every card that the other may turn up is tried, as
often as it is there, and every place for it. What a round is worth: 1 if it is won, 0.5 if it is drawn.
"""

from __future__ import annotations

from typing import Any

from stip.games.contract import IMPOSSIBLE, SOLVED, UNFINISHED
from stip.games.punto.piles import PILE, imagine
from stip.games.punto.rules import MAX_MOVES, apply, legal
from stip.kernel.buffer import record
from stip.kernel.chance import start_fast
from stip.kernel.seats import next_playing

MAX_CARDS = 4  # that are left to both, with the card turned up

STATES = MAX_CARDS + 1
WORKSPACE = record(
    [
        ("best", "i4"),  # the move with the greatest value, when all have been tried
        ("is_started", "i4"),
        ("level", "i4"),  # how many cards have been placed
        ("rng", "u4", (4,)),
        ("moves", "i4", (MAX_CARDS, MAX_MOVES)),
        ("counts", "i4", (MAX_CARDS,)),  # of the moves at each level,
        ("tried", "i4", (MAX_CARDS,)),  # and how many of them have been tried
        ("cards", "i4", (MAX_CARDS, PILE)),  # that may be turned up next, each kind once,
        ("copies", "i4", (MAX_CARDS, PILE)),  # how often it is there,
        ("kinds", "i4", (MAX_CARDS,)),  # the number of kinds,
        ("turned", "i4", (MAX_CARDS,)),  # and how many of them have been tried with the present move
        ("sums", "f8", (MAX_CARDS,)),  # of the values after the present move
        ("values", "f8", (MAX_CARDS,)),  # of the best move, to the seat that moves
    ]
)


def solve(states: Any, workspaces: Any, limit: int) -> int:
    """Search for the move that wins the round most often, looking at `limit` positions or a few more."""
    workspace = workspaces[0]
    if int(workspace.is_started) == 0:
        if int(states[0].players) != 2 or cards_left(states[0]) > MAX_CARDS:
            return IMPOSSIBLE
        workspace.is_started = 1
        start_fast(workspace.rng, 1, 1)
        imagine(states[0], int(states[0].seat), workspace.rng)  # the piles, in some order
        begin_level(states[0], workspace, 0)
    while limit > 0:
        level = int(workspace.level)
        kind = int(workspace.turned[level])
        if kind < int(workspace.kinds[level]):
            limit -= 1
            states[level + 1] = states[level]
            state = states[level + 1]
            put_on_top(state, int(workspace.cards[level, kind]))
            apply(state, int(workspace.moves[level, workspace.tried[level]]))
            if int(state.over) == 0 and int(state.round_number) == int(states[0].round_number):
                begin_level(state, workspace, level + 1)
            else:
                add_value(workspace, level, value_of_round(state, int(states[level].seat)))
        elif end_move(workspace, level):
            if level == 0:
                return SOLVED
            workspace.level = level - 1
            add_value(workspace, level - 1, 1.0 - workspace.values[level])
    return UNFINISHED


def cards_left(state: Any) -> int:
    """Return how many cards both have left, with the card turned up."""
    left = 0
    for seat in range(1, 3):
        left += int(state.sizes[seat]) - int(state.turned[seat])
    return left


def begin_level(state: Any, workspace: Any, level: int) -> None:
    workspace.level = level
    workspace.counts[level] = legal(state, workspace.moves[level])
    workspace.tried[level] = 0
    workspace.values[level] = -1.0
    list_cards(state, workspace, level)
    begin_move(workspace, level)


def begin_move(workspace: Any, level: int) -> None:
    workspace.turned[level] = 0
    workspace.sums[level] = 0.0


def list_cards(state: Any, workspace: Any, level: int) -> None:
    """List the cards of the seat that comes next; a single 0 if it has none."""
    seat = next_playing(state, int(state.seat))
    kinds = 0
    for i in range(int(state.turned[seat]), int(state.sizes[seat])):
        card = int(state.piles[seat, i])
        kind = 0
        while kind < kinds and int(workspace.cards[level, kind]) != card:
            kind += 1
        if kind == kinds:
            workspace.cards[level, kind] = card
            workspace.copies[level, kind] = 0
            kinds += 1
        workspace.copies[level, kind] += 1
    if kinds == 0:
        workspace.cards[level, 0] = 0
        workspace.copies[level, 0] = 1
        kinds = 1
    workspace.kinds[level] = kinds


def put_on_top(state: Any, card: int) -> None:
    """Let a card be the next one that the other seat turns up."""
    seat = next_playing(state, int(state.seat))
    top = int(state.turned[seat])
    for i in range(top, int(state.sizes[seat])):
        if int(state.piles[seat, i]) == card:
            state.piles[seat, i] = state.piles[seat, top]
            state.piles[seat, top] = card
            return


def value_of_round(state: Any, seat: int) -> float:
    """Return what a round that has just ended is worth to a seat."""
    winner = int(state.last_winner)
    return 1.0 if winner == seat else 0.5 if winner == 0 else 0.0


def add_value(workspace: Any, level: int, value: Any) -> None:
    """Add the value after the present move with the present card, and go on to the next card."""
    kind = int(workspace.turned[level])
    workspace.sums[level] += value * workspace.copies[level, kind]
    workspace.turned[level] = kind + 1


def end_move(workspace: Any, level: int) -> bool:
    """Compare the present move with the best one, and return whether it was the last that had to be tried."""
    total = 0
    for kind in range(int(workspace.kinds[level])):
        total += int(workspace.copies[level, kind])
    value = workspace.sums[level] / total
    if value > workspace.values[level]:
        workspace.values[level] = value
        if level == 0:
            workspace.best = workspace.moves[0, workspace.tried[0]]
    workspace.tried[level] += 1
    begin_move(workspace, level)
    return bool(workspace.tried[level] == workspace.counts[level] or workspace.values[level] == 1.0)
