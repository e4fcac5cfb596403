"""Nothing needs what only POSIX systems have. These tests run on POSIX and remove it first."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.package import output_of, run

import stip

WITHOUT_POSIX = """
import asyncio, multiprocessing.popen_spawn_posix, platformdirs, ssl, subprocess  # on Windows these have other parts
import os, signal, sys

MISSING = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop"}

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name in MISSING:
            raise ImportError(f"there is no {name} here")

sys.meta_path.insert(0, Nothing())
for name in MISSING & sys.modules.keys():
    del sys.modules[name]
for name in ("getuid", "geteuid", "getgid", "fork", "register_at_fork", "O_NOFOLLOW", "O_NONBLOCK", "O_DIRECTORY"):
    delattr(os, name)
for name in ("SIGPIPE", "SIGKILL", "SIGHUP", "pthread_sigmask"):
    delattr(signal, name)
"""


def modules() -> list[str]:
    package = Path(stip.__file__).parent
    files = [file.relative_to(package.parent).with_suffix("") for file in package.rglob("*.py")]
    names = (".".join(file.parts).removesuffix(".__init__") for file in files)
    return sorted(name for name in names if not name.endswith("__main__") and ".migrations." not in name)


@pytest.mark.parametrize("missing", ["fcntl", "uvloop"])
def test_what_is_taken_away_is_gone(missing: str) -> None:
    """The other tests rely on this."""
    done = run(f"{WITHOUT_POSIX}\nimport {missing}")
    assert done.returncode == 1
    assert f"there is no {missing} here" in done.stderr


def test_every_module_is_imported_and_a_move_is_played(tmp_path: Path) -> None:
    program = f"""{WITHOUT_POSIX}
from importlib import import_module
for name in {modules()!r}:
    import_module(name)
import stip
for game in stip.GAMES:
    played = stip.new(game, seed=1)
    played.play(played.legal_moves[0])
    print(played.ply, end=" ")
"""
    assert output_of(program, STIP_ENGINE="plain", STIP_CACHE=str(tmp_path)) == "1 1 1 1"


def test_machine_code_is_loaded_from_the_cache() -> None:
    program = f"""{WITHOUT_POSIX}
from stip.games import rulebook_of
import stip
stip.new("punto", seed=1)
print(rulebook_of("punto").deal._is_loaded)
"""
    assert output_of(program) == "True"


def test_commands_run_without_signals_that_windows_lacks(tmp_path: Path) -> None:
    program = f"""{WITHOUT_POSIX}
sys.argv = ["stip", "trace", "halma", "--seed", "1", "--plies", "1"]
from stip.cli.main import run
run()
"""
    lines = output_of(program, STIP_ENGINE="plain", STIP_CACHE=str(tmp_path)).splitlines()
    assert len(lines) > 1


def test_a_server_starts_and_answers(tmp_path: Path) -> None:
    program = f"""{WITHOUT_POSIX}
import threading, urllib.request
from stip.server.runner import Server, open_listener, run_server
from stip.server.operations.settings import Settings

listener = open_listener("127.0.0.1", 0)
address = "http://127.0.0.1:%d/healthz" % listener.getsockname()[1]
server = Server(Settings(database="sqlite:///{tmp_path / "stip.db"}"), listener)
thread = threading.Thread(target=run_server, args=(server,))
thread.start()
print(urllib.request.urlopen(address).status)
server.should_exit = True
thread.join()
"""
    assert output_of(program, STIP_ENGINE="plain", STIP_CACHE=str(tmp_path)) == "200"
