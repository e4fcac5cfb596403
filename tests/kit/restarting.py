"""A server that is killed and restarted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from kit import forking


class RestartingServer:
    """A server that can be killed and restarted at the same address."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._words = ["serve", "--database", f"sqlite:///{folder / 'stip.db'}", *words]
        self.log_file = folder / "log"
        with self.log_file.open("ab") as log:
            self._forker = subprocess.Popen(
                [sys.executable, str(forking.__file__)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address, self._port, self._process = "", 0, 0

    def start(self) -> str:
        assert self._forker.stdin
        assert self._forker.stdout
        self._forker.stdin.write(json.dumps([*self._words, "--port", str(self._port)]) + "\n")
        self._forker.stdin.flush()
        for line in (self._forker.stdout.readline(), self._forker.stdout.readline()):
            word, _, rest = line.strip().partition(" ")
            if word == "process":
                self._process = int(rest)
            else:
                self.address = rest.removeprefix("is at http://")
        self._port = int(self.address.rpartition(":")[2])
        return self.address

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)

    def end(self) -> None:
        assert self._forker.stdin
        assert self._forker.stdout
        os.kill(self._process, signal.SIGTERM)
        self._forker.stdin.close()
        self._forker.wait(30)
        self._forker.stdout.close()
