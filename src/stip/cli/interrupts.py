"""How Ctrl-C ends a command, even during a long computation."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Never, TypeVar

Result = TypeVar("Result")


def run_interruptibly(compute: Callable[[], Result]) -> Result:
    """Run a long computation on a thread, so that Ctrl-C interrupts it."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(compute)
        try:
            while not future.done():
                wait([future], timeout=0.1)
        except KeyboardInterrupt:
            exit_interrupted()
        return future.result()


def exit_interrupted() -> Never:
    """Exit immediately, even during a computation."""
    from rich.console import Console  # which servers need not wait for

    Console(stderr=True).show_cursor()
    os._exit(130)
