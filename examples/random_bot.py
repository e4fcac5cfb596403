"""An external bot: takes a seat at a table and plays random legal moves until the game is over.

.venv/bin/python examples/random_bot.py http://127.0.0.1:8000 CODE

Any other Python does as well, if it has the package websockets.
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

try:
    from websockets.asyncio.client import connect
except ImportError:
    sys.exit("This bot needs the package websockets: run it with .venv/bin/python, or first `pip install websockets`.")


def take_a_seat(server: str, code: str, name: str) -> str:
    """Take a seat and return the secret that proves its ownership."""
    order = urllib.request.Request(
        f"{server}/api/tables/{code}/seats",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(order) as answer:
            return str(json.load(answer)["secret"])
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["text"])


async def play(
    server: str, code: str, name: str, choose: Callable[[Any, Any], str], wants: Sequence[str] = ("moves",)
) -> list[int]:
    """Take a seat, play what `choose` returns for a table and the own position, and return the places at the end."""
    secret = take_a_seat(server, code, name)
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "secret": secret, "wants": wants}))
        sent = ""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                if message["code"] != "too-fast":
                    sys.exit(message["text"])
                await asyncio.sleep(message["facts"]["seconds"])
                await socket.send(sent)
            table = message.get("table", {}) if message["type"] == "update" else {}
            if table.get("phase") == "over":
                return list(table["outcome"]["places"])
            for position in table.get("positions", []):
                if position.get("moves"):
                    move, ply = choose(table, position), table.get("ply", 0)
                    command = {"type": "play", "id": f"{table['number']}-{ply}", "seat": position["seat"]}
                    sent = json.dumps(command | {"ply": ply, "move": move})
                    await socket.send(sent)
    sys.exit("The server has closed the connection.")


if __name__ == "__main__":
    server, code = sys.argv[1:3]
    print(
        "Places:", asyncio.run(play(server, code, "Random", lambda table, position: random.choice(position["moves"])))
    )
