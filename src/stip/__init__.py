"""Stip: tabletop games on dots, with exact rules at the speed of C.

>>> import stip
>>> game = stip.new("punto", players=2, seed=7)
>>> game.play("f6").turn
2
"""

from stip.errors import StipError
from stip.games import GAMES
from stip.play.game import Game, new
from stip.play.position import Outcome, Position, View
from stip.play.record import load, save

__all__ = ["GAMES", "Game", "Outcome", "Position", "StipError", "View", "load", "new", "save"]
__version__ = "0.1.0"
