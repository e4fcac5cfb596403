"""An external bot: takes a seat at a table for any player that the arena knows, until the game is over.

python -m examples.player_bot http://127.0.0.1:8000 CODE examples.learning.player:make
"""

import asyncio
import sys
from base64 import b64decode
from typing import Any

from examples.random_bot import play

from stip import StipError
from stip.bots.players import Player, make_any_player
from stip.play.position import view_from_bytes


def sit_down(server: str, code: str, player_name: str) -> list[int]:
    """Play a game at a table, and return the places."""
    players: dict[int, Player] = {}  # by seat

    def choose(table: Any, position: Any) -> str:
        seat = position["seat"]
        view = view_from_bytes(table["game"], b64decode(position["state"]), seat)
        if seat not in players:
            players[seat] = make_any_player(player_name, table["game"], seat)
        return view.write(players[seat].choose(view))

    return asyncio.run(play(server, code, player_name[:30], choose, ("moves", "state")))


if __name__ == "__main__":
    try:
        print("Places:", sit_down(*sys.argv[1:4]))
    except StipError as error:
        sys.exit(str(error))
