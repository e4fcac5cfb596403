"""`stip serve` as somebody at home uses it: where it says it is, what it opens, and where it keeps its tables."""

from __future__ import annotations

import os
import pty
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from kit.command import started, stip
from kit.server import ME, OPEN, ServerProcess, order
from websockets.sync.client import connect
from websockets.typing import Origin

from stip.cli.announcement import qr_code
from stip.server.http.links import own_host


def test_a_phone_on_the_network_plays_at_the_address_that_is_told(tmp_path: Path) -> None:
    own = own_host()
    if own is None:
        pytest.skip("this computer is on no network")
    child = ServerProcess(tmp_path, "--host", "0.0.0.0")
    try:
        near, port = child.live_server.address.split(":")
        assert near == "127.0.0.1"
        assert child.process.stdout is not None
        assert child.process.stdout.readline() == f"On your network it is at http://{own}:{port}\n"
        there = f"{own}:{port}"
        made = httpx.post(f"http://{there}/api/tables", json=order("punto", ME, OPEN), timeout=60).json()
        with connect(f"ws://{there}/api/tables/{made['table']}/live", origin=Origin(f"http://{there}")) as socket:
            socket.send('{"type": "hello"}')
            assert '"welcome"' in str(socket.recv(20))
    finally:
        assert child.stop() == 0


def test_the_page_is_opened_in_the_browser_and_the_log_stays_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(opened))}\n')
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.setenv("DISPLAY", ":0")
    child = ServerProcess(tmp_path, "--open")
    assert opened.read_text() == f"http://{child.live_server.address}\n"
    assert child.process.stdout is not None
    assert child.process.stdout.readline() == "Ctrl-C ends it.\n"  # and nothing about a network that it is not on
    assert child.stop() == 0
    assert child.log_file.read_text() == ""


def test_a_terminal_shows_a_code_for_phones(tmp_path: Path) -> None:
    if own_host() is None:
        pytest.skip("this computer is on no network")
    ours, theirs = pty.openpty()
    words = [
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "0",
        "--open",
        "--database",
        f"sqlite:///{tmp_path}/t.db",
    ]
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen([sys.executable, "-m", "stip", *words], stdout=theirs, env=env)
    os.close(theirs)
    said = ""
    try:
        while "Ctrl-C" not in said:
            said += os.read(ours, 10_000).decode(errors="replace")
        process.terminate()
        assert process.wait(120) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    there = said.splitlines()[1].rpartition(" ")[2]
    for line in qr_code(there).splitlines():
        assert line in said


def test_tables_are_kept_in_the_data_folder_where_the_other_commands_find_them(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with started("serve", "--port", "0", XDG_DATA_HOME=data) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        made = httpx.post(f"{address}/api/tables", json=order("punto", ME, OPEN), timeout=60).json()
        process.terminate()
        assert process.wait(120) == 0
    assert (tmp_path / "data" / "stip" / "stip.db").is_file()
    assert made["table"] in stip("admin", "list", XDG_DATA_HOME=data)


def test_a_server_loads_no_more_than_it_needs_so_that_it_answers_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ServerProcess(tmp_path).stop() == 0  # its database is new, and Alembic makes the tables
    (tmp_path / "log").unlink()
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")
    server = ServerProcess(tmp_path)
    assert server.live_server.http.get("/").status_code == 200
    assert server.stop() == 0
    loaded = set(re.findall(r"^import time: .*\| +([\w.]+)$", server.log_file.read_text(), re.MULTILINE))
    assert {"sqlalchemy", "numpy", "stip.server.runner"} <= loaded
    packages = {"alembic", "asyncpg", "matplotlib", "mako", "numba", "pygments", "rich", "textual"}
    assert not loaded & {*packages, "sqlalchemy.orm", "sqlalchemy.dialects.postgresql", "stip.research"}


def test_a_folder_that_is_no_site_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    for words, environment in ((("--device-bots", str(tmp_path)), {}), ((), {"STIP_DEVICE_BOTS": str(tmp_path)})):
        problem = stip("serve", "--port", "0", *words, code=2, **environment)
        assert "not a site written by “stip site”" in problem
