"""The players of the bots at tables. As in the arena, one player chooses all moves of a seat in a game."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from stip.bots.levels import level_at
from stip.bots.players import LevelPlayer
from stip.bots.searcher import UNLIMITED_ITERATIONS
from stip.games.contract import Move
from stip.play.position import View

MAX_PLAYERS = 20_000  # without its tree a player takes a few kB
MAX_TREE_BYTES = 200_000_000  # of the search trees of all players together
MIN_ANSWER_S = 0.03  # seconds, which most moves of most levels need less than
CHOICES_REMEMBERED = 8  # the last moves of a player that had a choice, whose thinking times are remembered

PlayerKey = tuple[str, float, int]  # the game, the level and the seed


@dataclass(frozen=True)
class Answer:
    """A bot's move, and how many seconds after it began to think it may be told."""

    move: Move
    seconds: float


class SeatedPlayer:
    """A player at a table. The time until it answers does not tell whether it has a choice: with a budget of time it
    always uses that, otherwise it answers no sooner than it did when it last had a choice."""

    def __init__(self, game: str, level: float, seed: int) -> None:
        self.player = LevelPlayer(game, level_at(game, level), seed, {})
        self.lock = threading.Lock()  # a cancelled search may still be ending when the next one begins
        self.counted_bytes = 0  # of its tree, in the sum of the cache
        self._thinking_times: deque[float] = deque(maxlen=CHOICES_REMEMBERED)

    def choose(self, view: View, max_seconds: float, is_cancelled: Callable[[], bool]) -> Answer:
        start = time.perf_counter()
        move = self.player.choose(view, is_cancelled, max_seconds)
        if self.player.level.iterations == UNLIMITED_ITERATIONS:
            return Answer(move, min(self.player.level.seconds, max_seconds))
        took = time.perf_counter() - start
        if len(view.codes) > 1:
            self._thinking_times.append(took)
        return Answer(move, max(MIN_ANSWER_S, took, *self._thinking_times))


class PlayerCache:
    """Keeps players from move to move. When their search trees take too much memory, the least recently used trees are
    dropped, and their players begin new ones.

    A player is identified by its seed. If the next view is not one that its tree has foreseen, for example after a move
    was taken back, the search begins with an empty tree.
    """

    def __init__(self, max_players: int = MAX_PLAYERS, max_tree_bytes: int = MAX_TREE_BYTES) -> None:
        self._max_players, self._max_tree_bytes = max_players, max_tree_bytes
        self._players: OrderedDict[PlayerKey, SeatedPlayer] = OrderedDict()  # the least recently used first
        self._with_trees: OrderedDict[PlayerKey, SeatedPlayer] = OrderedDict()  # in the same order
        self._dropped = 0  # players, so far
        self._lock = threading.Lock()
        self.tree_bytes = 0

    def __len__(self) -> int:
        return len(self._players)

    def choose(
        self, view: View, level: float, seed: int, max_seconds: float, is_cancelled: Callable[[], bool] = lambda: False
    ) -> Answer:
        """Return the move of the player with this seed, which is made if it does not exist yet."""
        key = (view.rulebook.name, level, seed)
        with self._lock:
            player = self._use(key)
        with player.lock:
            answer = player.choose(view, max_seconds, is_cancelled)
            size = player.player.size
        with self._lock:
            self._count(key, player, size)
            self._drop_trees()
        return answer

    def _use(self, key: PlayerKey) -> SeatedPlayer:
        game, level, seed = key
        if key not in self._players:
            self._players[key] = SeatedPlayer(game, level, seed + self._dropped)  # one dropped draws other numbers
        self._players.move_to_end(key)
        while len(self._players) > self._max_players:
            dropped, player = self._players.popitem(last=False)
            self._with_trees.pop(dropped, None)
            self.tree_bytes -= player.counted_bytes
            self._dropped += 1
        return self._players[key]

    def _count(self, key: PlayerKey, player: SeatedPlayer, size: int) -> None:
        if self._players.get(key) is player:
            self.tree_bytes += size - player.counted_bytes
            player.counted_bytes = size
            self._with_trees[key] = player
            self._with_trees.move_to_end(key)

    def _drop_trees(self) -> None:
        while self.tree_bytes > self._max_tree_bytes and self._with_trees:
            _, player = self._with_trees.popitem(last=False)
            if player.lock.acquire(blocking=False):  # otherwise it is thinking, and will be counted again
                player.player.forget_tree()
                self.tree_bytes -= player.counted_bytes
                player.counted_bytes = 0
                player.lock.release()
