"""A crew of processes that do tasks, one each at a time. When one of them dies, only its task is lost."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context
from typing import Any, Generic, TypeVar

Task = TypeVar("Task")
Output = TypeVar("Output")

SPAWN = get_context("spawn")  # nothing of ours is open in them: they hear when we are gone
EXIT_TIMEOUT_S = 5.0  # seconds, for one that has closed its line


@dataclass(frozen=True)
class WorkerDied:
    """How a process ended that should have gone on."""

    signal: str = ""  # its name, if it was killed
    code: int = 0


def run_tasks(
    tasks: Iterable[Task], do: Callable[[Task], Output], processes: int
) -> Generator[tuple[Task, Output | WorkerDied], None, None]:
    """Each task with what came of it, as they get ready. Tasks and `do` must be fit to be sent to other processes."""
    waiting = deque(tasks)
    workers: dict[Any, Worker[Task, Output]] = {}  # by the line on which they answer
    try:
        while waiting or workers:
            while waiting and len(workers) < processes:
                worker = Worker(do, waiting.popleft())
                workers[worker.pipe] = worker
            worker = workers.pop(connection.wait(list(workers))[0])
            ended = worker.task, worker.result()
            if waiting and worker.is_alive:
                worker.assign(waiting.popleft())
                workers[worker.pipe] = worker
            else:
                worker.stop()
            yield ended
    finally:
        for worker in workers.values():
            worker.stop()


class Worker(Generic[Task, Output]):
    """A process, the line to it, and the task that it is at."""

    def __init__(self, do: Callable[[Task], Output], task: Task) -> None:
        self.pipe, child_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(child_end, do), daemon=True)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # inherited: Ctrl-C is ours to hear
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        child_end.close()
        self.is_alive = True
        self.assign(task)

    def assign(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it has died; `result` will hear of it
            self.pipe.send(task)

    def result(self) -> Output | WorkerDied:
        """What came of the task."""
        try:
            answer: Output = self.pipe.recv()
            return answer
        except (EOFError, OSError):
            self.process.join(EXIT_TIMEOUT_S)
            self.stop()
            code = self.process.exitcode or 0
            return WorkerDied(signal=signal.Signals(-code).name) if code < 0 else WorkerDied(code=code)

    def stop(self) -> None:
        """At once; a second time does nothing."""
        self.is_alive = False
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _work(pipe: Any, do: Callable[[Any], Any]) -> None:
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            pipe.send(do(pipe.recv()))
