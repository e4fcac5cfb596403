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
Done = TypeVar("Done")

PROCESSES = get_context("spawn")  # nothing of ours is open in them: they hear when we are gone
TIME_TO_DIE = 5.0  # seconds, for one that has closed its line


@dataclass(frozen=True)
class Death:
    """How a process ended that should have gone on."""

    signal: str = ""  # its name, if it was killed
    code: int = 0


def do_all(
    tasks: Iterable[Task], do: Callable[[Task], Done], processes: int
) -> Generator[tuple[Task, Done | Death], None, None]:
    """Each task with what came of it, as they get ready. Tasks and `do` must be fit to be sent to other processes."""
    waiting = deque(tasks)
    crew: dict[Any, Worker[Task, Done]] = {}  # by the line on which they answer
    try:
        while waiting or crew:
            while waiting and len(crew) < processes:
                worker = Worker(do, waiting.popleft())
                crew[worker.line] = worker
            worker = crew.pop(connection.wait(list(crew))[0])
            ended = worker.task, worker.finish()
            if waiting and worker.is_alive:
                worker.go_on(waiting.popleft())
                crew[worker.line] = worker
            else:
                worker.stop()
            yield ended
    finally:
        for worker in crew.values():
            worker.stop()


class Worker(Generic[Task, Done]):
    """A process, the line to it, and the task that it is at."""

    def __init__(self, do: Callable[[Task], Done], task: Task) -> None:
        self.line, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=_work, args=(theirs, do), daemon=True)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # inherited: Ctrl-C is ours to hear
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.is_alive = True
        self.go_on(task)

    def go_on(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it has died; `finish` will hear of it
            self.line.send(task)

    def finish(self) -> Done | Death:
        """What came of the task."""
        try:
            answer: Done = self.line.recv()
            return answer
        except (EOFError, OSError):
            self.process.join(TIME_TO_DIE)
            self.stop()
            code = self.process.exitcode or 0
            return Death(signal=signal.Signals(-code).name) if code < 0 else Death(code=code)

    def stop(self) -> None:
        """At once; a second time does nothing."""
        self.is_alive = False
        self.line.close()
        self.process.kill()
        self.process.join()


def _work(line: Any, do: Callable[[Any], Any]) -> None:
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            line.send(do(line.recv()))
