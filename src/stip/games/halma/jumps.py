"""Jumps of Halma field by field (H-8), for paths that people type and paths that a picture shows."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from stip.games.halma.board import DIRECTIONS, EDGE, EMPTY


def is_path(board: list[int], path: list[int]) -> bool:
    """Return whether every part of a path jumps over one pawn."""
    for start, end in pairwise(path):
        step = (end - start) // 2
        over = start + step
        is_jump = end - start == 2 * step and step in DIRECTIONS and over != path[0]
        if not is_jump or board[over] == EMPTY or (board[end] != EMPTY and end != path[0]):
            return False
    return True


def shortest_path(board: list[int], start: int, end: int) -> list[int]:
    """Return the shortest way on which a pawn can jump from start to end, or nothing. The board may be that before or
    after the jump."""
    came, waiting = {start: 0}, deque([start])
    while waiting and end not in came:
        field = waiting.popleft()
        for step in DIRECTIONS:
            over, beyond = field + step, field + 2 * step
            if over in (start, end) or board[over] in (EMPTY, EDGE):
                continue
            if beyond not in came and (beyond == end or board[beyond] == EMPTY):
                came[beyond] = field
                waiting.append(beyond)
    if end not in came:
        return []
    way = [end]
    while came[way[-1]]:
        way.append(came[way[-1]])
    return way[::-1]
