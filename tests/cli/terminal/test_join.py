"""A terminal at a table of a server: against another client, and after a lost connection."""

from __future__ import annotations

import asyncio
import random
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from kit.command import stip
from kit.server import ME, OPEN, Client, running

from stip.cli.terminal.controller import Controller
from stip.cli.terminal.remote import RemoteSession, TableAddress
from stip.errors import BadTableAddress, ServerRefused


@pytest.mark.parametrize(
    "text", ["", "x", "http://host/", "ftp://host/t/abc", "http://host:99999/t/aaaaaaa", "http://[/"]
)
def test_what_is_no_link_to_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadTableAddress):
        TableAddress.read(text)


def play_at_random(client: Client) -> None:
    """Play until the game is over."""
    while client.table["phase"] == "playing":
        moves = [(one["seat"], move) for one in client.table.get("positions", []) for move in one.get("moves", [])]
        if moves:
            seat, move = random.choice(moves)
            client.ask(type="play", seat=seat, ply=client.table.get("ply", 0), move=move)
        else:
            client.receive()


def test_a_terminal_and_another_client_finish_a_game_although_the_line_is_cut(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        made = live_server.make("punto", ME, OPEN, options={"rounds_to_win": 1})
        address = TableAddress.read(f"http://{live_server.address}/t/{made['table']}?x=1")
        secret = address.sit("Terminal", None, "en")
        with pytest.raises(ServerRefused, match="All seats are taken"):
            address.sit("Late", None, "en")
        other = live_server.join(made["table"], made["secret"])
        playing = threading.Thread(target=play_at_random, args=(other,))
        playing.start()
        controller = asyncio.run(play_remotely(address, secret))
        playing.join(60)
        assert controller.table
        assert controller.table.phase == "over"
        assert len(controller.story()) >= 7, "a row of four takes four cards of one player"
        assert controller.table.outcome
        assert list(controller.table.outcome.places) == other.table["outcome"]["places"]


async def play_remotely(address: TableAddress, secret: str) -> Controller:
    session = RemoteSession(address, secret, "en")
    controller = Controller(session)
    changed = asyncio.Event()
    controller.on_change = changed.set
    await session.start()
    moves = 0
    while not (controller.table and controller.table.phase == "over"):
        changed.clear()
        if controller.is_round_over:
            controller.go_on()
        elif controller.next and not session.status:
            await controller.touch(controller.next[0])
            moves += 1
            if moves == 2 and session._socket:
                await session._socket.close()
        else:
            await asyncio.wait_for(changed.wait(), 60)
    await session.close()
    return controller


def test_a_table_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        link = f"http://{live_server.address}/t/bw4t673"
        for command in ("watch", "join"):
            said = stip(command, link, "--plain", "--language", "nl", code=2, XDG_DATA_HOME=str(tmp_path))
            assert said == "De tafel “bw4t673” is er niet.\n"
        session = RemoteSession(TableAddress.read(link), "", "nl")
        asyncio.run(until_ended(session))
        assert session.status == "De tafel “bw4t673” is er niet."


class OtherServer(BaseHTTPRequestHandler):
    """Understands nothing."""

    def log_message(self, text: str, *arguments: object) -> None:
        pass


def test_a_server_that_is_something_else_is_told() -> None:
    with HTTPServer(("127.0.0.1", 0), OtherServer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        link = f"http://127.0.0.1:{server.server_port}/t/bw4t673"
        said = stip("watch", link, "--plain", code=2)
        server.shutdown()
    assert said.startswith("There is no Stip at http://127.0.0.1:")


async def until_ended(session: RemoteSession) -> None:
    """Wait until a session gives up."""
    await session.start()
    assert session._running
    await asyncio.wait_for(session._running, 60)


def test_who_watches_a_table_sees_it_end(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        code, anna, bo = live_server.two_players("punto", options={"rounds_to_win": 1})
        anna.ask(type="resign", seat=1)
        del bo
        said = stip("watch", f"http://{live_server.address}/t/{code}", "--plain")
        assert "Anna resigns." in said
        assert "Bo wins." in said
