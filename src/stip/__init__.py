"""Stip: tabletop games on dots, with exact rules at the speed of C.

>>> import stip
>>> name = list(stip.GAMES)[0]
>>> game = stip.new(name, players=2, seed=7)
>>> game.play(game.legal_moves[0]).ply
1
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stip.games import GAMES
    from stip.locale.errors import StipError
    from stip.play.game import Game, new
    from stip.play.position import Outcome, Position, View
    from stip.play.record import load, save
else:
    _MODULES = {
        "GAMES": "stip.games",
        "Game": "stip.play.game",
        "Outcome": "stip.play.position",
        "Position": "stip.play.position",
        "StipError": "stip.locale.errors",
        "View": "stip.play.position",
        "load": "stip.play.record",
        "new": "stip.play.game",
        "save": "stip.play.record",
    }

    def __getattr__(name: str) -> object:
        """Import a name when it is first used, so that the parts that need no NumPy can be imported without it."""
        if name not in _MODULES:
            raise AttributeError(f"module 'stip' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_MODULES[name]), name)
        return value


__all__ = ["GAMES", "Game", "Outcome", "Position", "StipError", "View", "load", "new", "save"]
__version__ = "0.1.0"
