"""Renders SVG pictures as PNG, in processes of their own: the renderer holds the GIL for a fifth of a second, in which
no table would be served."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Hashable

from stip.server.errors import ServerBusy

PROGRAM = """
import sys
from resvg_py import svg_to_bytes
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
"""
MAX_CACHED = 100  # pictures, of about 100 kB each
MAX_WAITING = 20  # pictures to be rendered, one after another
TIMEOUT_S = 20.0  # seconds


class PictureCache:
    """Keeps what was rendered, because a link that is shared is looked up by many."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, bytes] = OrderedDict()
        self._one_by_one = asyncio.Semaphore(1)
        self._waiting = 0

    def get(self, key: Hashable) -> bytes | None:
        return self._pictures.get(key)

    async def render(self, key: Hashable, svg: str) -> bytes:
        if self._waiting >= MAX_WAITING:
            raise ServerBusy()
        self._waiting += 1
        try:
            async with self._one_by_one:
                if (picture := self.get(key)) is None:
                    picture = self._pictures[key] = await asyncio.to_thread(_render, svg)
        finally:
            self._waiting -= 1
        if len(self._pictures) > MAX_CACHED:
            self._pictures.popitem(last=False)
        return picture


def _render(svg: str) -> bytes:
    run = subprocess.run(
        [sys.executable, "-I", "-c", PROGRAM], input=svg.encode(), capture_output=True, timeout=TIMEOUT_S, check=True
    )
    return run.stdout
