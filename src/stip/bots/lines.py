"""The best line that a search has found: the moves that it visited most, one after another."""

from __future__ import annotations

from typing import Any

from stip.bots.search import tree
from stip.bots.searcher import Searcher
from stip.games.contract import Move

MIN_VISITS = 8  # of a move in a line; what is visited less is hardly known
MAX_MOVES = 8


def best_line(searcher: Searcher) -> list[Move]:
    """Return the line of the last search. What others hold in their hands is imagined, so later moves are guesses."""
    nodes = searcher.trees[0].nodes
    line: list[Move] = []
    outcome = tree.ROOT
    while len(line) < MAX_MOVES and (choice := _most_visited(nodes, outcome)):
        if line and int(nodes[choice].visits) < MIN_VISITS:
            break
        line.append(Move(int(nodes[choice].move)))
        outcome = _most_visited(nodes, choice)
        if not outcome:
            break
    return line


def _most_visited(nodes: Any, parent: int) -> int:
    """Return the index of the child with the most visits, or 0 if there is none."""
    best, most, child = 0, -1, int(nodes[parent].first_child)
    while child:
        if int(nodes[child].visits) > most:
            best, most = child, int(nodes[child].visits)
        child = int(nodes[child].next_sibling)
    return best
