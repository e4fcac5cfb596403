"""A pool of worker processes, each with one task at a time. If a worker dies, only its task is lost.

Whatever runs tasks elsewhere, such as on a cluster, is another `TaskRunner`.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

Task = TypeVar("Task")
Output = TypeVar("Output")

SPAWN = get_context("spawn")  # spawned processes inherit no file handles of ours, so they notice when this process ends
EXIT_TIMEOUT_S = 5.0  # how long a worker that has closed its pipe may take to exit


@dataclass(frozen=True)
class WorkerDied:
    """How a worker process ended unexpectedly."""

    signal: str = ""  # its name, if it was killed
    code: int = 0
    tries: int = 1  # a cluster gives the task to another worker before it gives up

    def __str__(self) -> str:
        return f"{self.tries} ×" if self.tries > 1 else self.signal or str(self.code)


class TaskRunner(Protocol):
    """Runs tasks at the same time, as `run_tasks` does."""

    def __call__(
        self, tasks: Iterable[Task], do: Callable[[Task], Output], jobs: int | None
    ) -> Generator[tuple[Task, Output | WorkerDied], None, None]: ...


def run_tasks(
    tasks: Iterable[Task], do: Callable[[Task], Output], jobs: int | None
) -> Generator[tuple[Task, Output | WorkerDied], None, None]:
    """Yield each task with its result, in the order in which they finish. Tasks and `do` must be picklable. There are
    so many jobs at a time, by default one per core."""
    processes = jobs or os.cpu_count() or 1
    waiting = deque(tasks)
    workers: dict[Any, Worker[Task, Output]] = {}  # by the pipe on which each worker answers
    try:
        while waiting or workers:
            while waiting and len(workers) < processes:
                worker = Worker(do, waiting.popleft())
                workers[worker.pipe] = worker
            worker = workers.pop(connection.wait(list(workers))[0])
            ended = worker.task, worker.result()
            if waiting and worker.is_alive and worker.assign(waiting[0]):
                waiting.popleft()
                workers[worker.pipe] = worker
            else:
                worker.stop()
            yield ended
    finally:
        for worker in workers.values():
            worker.stop()


class Worker(Generic[Task, Output]):
    """A worker process, the pipe to it, and its current task."""

    def __init__(self, do: Callable[[Task], Output], task: Task) -> None:
        self.pipe, child_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(child_end, do), daemon=True)
        with _deaf_to_interrupts():  # which the process inherits: Ctrl-C is ours to hear
            self.process.start()
        child_end.close()
        self.is_alive = True
        self.assign(task)

    def assign(self, task: Task) -> bool:
        """Send a task to the worker and return whether it was received: between two tasks a worker may have died."""
        self.task = task
        try:
            self.pipe.send(task)
        except OSError:
            return False
        return True

    def result(self) -> Output | WorkerDied:
        """Return the result of the current task, or how the worker died."""
        try:
            answer: Output = self.pipe.recv()
            return answer
        except (EOFError, OSError):
            self.process.join(EXIT_TIMEOUT_S)
            self.stop()
            code = self.process.exitcode or 0
            return WorkerDied(signal=signal.Signals(-code).name) if code < 0 else WorkerDied(code=code)

    def stop(self) -> None:
        """Kill the worker; calling it again does nothing."""
        self.is_alive = False
        self.pipe.close()
        self.process.kill()
        self.process.join()


@contextmanager
def _deaf_to_interrupts() -> Generator[None, None, None]:
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where nothing is inherited
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Any, do: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent process has gone
        while True:
            pipe.send(do(pipe.recv()))


def _end_with_parent() -> None:
    """End this process as soon as its parent has ended, even during a task that nobody waits for any more."""
    if parent := parent_process():
        parent.join()
        os._exit(0)
