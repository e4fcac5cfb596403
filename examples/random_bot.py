"""An external bot: takes a seat at a table and plays random legal moves until the game is over.

python examples/random_bot.py http://127.0.0.1:8000 CODE
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def take_a_seat(server: str, code: str) -> str:
    """Take a seat and return the secret that proves its ownership."""
    order = urllib.request.Request(
        f"{server}/api/tables/{code}/seats",
        data=json.dumps({"name": "Random"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(order) as answer:
        return str(json.load(answer)["secret"])


async def play(server: str, code: str) -> None:
    secret = take_a_seat(server, code)
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "secret": secret}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                sys.exit(message["text"])
            table = message.get("table", {}) if message["type"] == "update" else {}
            if table.get("phase") == "over":
                print("Places:", table["outcome"]["places"])
                return
            for position in table.get("positions", []):
                if moves := position.get("moves"):
                    move, ply = random.choice(moves), table.get("ply", 0)
                    command = {"type": "play", "id": f"{table['number']}-{ply}", "seat": position["seat"]}
                    await socket.send(json.dumps(command | {"ply": ply, "move": move}))


asyncio.run(play(*sys.argv[1:3]))
