"""Memory for search trees, lent for one search at a time.

A search needs room for hundreds of thousands of nodes, but many trees of waiting players need far less. So a search
borrows a large buffer, and afterwards its tree keeps a copy of the nodes in use.
"""

from __future__ import annotations

import os
from collections import defaultdict

from stip.bots.search.tree import NODE
from stip.kernel.buffer import Buffer

MAX_FREE_BUFFERS = os.cpu_count() or 1  # kept for the next search, of each length

_free: defaultdict[int, list[Buffer]] = defaultdict(list)  # by length; lists are safe to use from several threads


def borrow_nodes(length: int) -> Buffer:
    """Return a buffer of nodes. The first node, which means no node, is empty; the others may be anything."""
    try:
        return _free[length].pop()
    except IndexError:
        return Buffer.zeros(length, NODE)


def return_nodes(buffer: Buffer) -> None:
    """Take back a buffer that is no longer used."""
    if len(_free[buffer.length]) < MAX_FREE_BUFFERS:
        _free[buffer.length].append(buffer)
