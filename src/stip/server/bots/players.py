"""The players of the bots at tables. As in the arena, one player chooses all moves of a seat in a game."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable

from stip.bots.players import LevelPlayer
from stip.bots.levels import levels_of
from stip.games.contract import Move
from stip.play.position import View

MAX_PLAYERS = 50_000  # without its tree a player takes about 2 kB
MAX_TREE_BYTES = 200_000_000  # of the search trees of all players together
CHOICES_REMEMBERED = 8  # the latest moves with a choice, whose thinking times are kept

PlayerKey = tuple[str, int, int]  # the game, the level and the seed


class SeatedPlayer:
    """A player with what it needs at a table: a lock, because a cancelled search may still be ending when the next one
    begins, and how long it has thought lately."""

    def __init__(self, game: str, level: int, seed: int) -> None:
        self.player = LevelPlayer(game, levels_of(game)[level - 1], seed, {})
        self.lock = threading.Lock()
        self.size = 0  # of its tree, when it was last added up
        self.thinking_times: deque[float] = deque(maxlen=CHOICES_REMEMBERED)


class PlayerCache:
    """Keeps players from move to move. When their trees take too much memory, those least recently used are dropped;
    their players go on without.

    A player is identified by its seed. If the next view is not one that its tree foresees, for example after a move is
    taken back, the search begins with an empty tree.
    """

    def __init__(self, max_players: int = MAX_PLAYERS, max_tree_bytes: int = MAX_TREE_BYTES) -> None:
        self._max_players, self._max_tree_bytes = max_players, max_tree_bytes
        self._players: OrderedDict[PlayerKey, SeatedPlayer] = OrderedDict()  # the least recently used first
        self._with_trees: OrderedDict[PlayerKey, SeatedPlayer] = OrderedDict()  # of these, those that have a tree
        self._tree_bytes = 0
        self._dropped = 0
        self._lock = threading.Lock()
