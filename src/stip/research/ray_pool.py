"""Tasks on a Ray cluster instead of processes of this machine: games of the arena, and games to learn from.

Ray decides which worker runs which task, and gives the tasks of a worker or a node that has died to others. Logs,
records and networks stay with the process that asks for them. Needs the extra `ray`: pip install "stip[ray]".
"""

from __future__ import annotations

import os
import pickle
import re
import socket
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from stip.bots.arena.worker_pool import TaskRunner, WorkerDied
from stip.locale.errors import StipError
from stip.research import missing
from stip.research.errors import ClusterFailed, NoCluster, OtherInstallation
from stip.research.installation import digests_of_packages

Task = TypeVar("Task")
Output = TypeVar("Output")

ADDRESS = re.compile(r"(ray://)?(?P<host>[^/]+):(?P<port>[0-9]{1,5})")
RETRIES = 3  # by other workers, of a task whose worker has died
MAX_PENDING = 1000  # tasks that Ray may distribute at a time: more than most clusters have cores
CONNECT_TIMEOUT_S = 5.0
SETTINGS = {  # of Ray, unless the environment has others
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_raylet_start_wait_time_s": "300",  # a busy machine takes longer to start a node than Ray expects
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_task_oom_retries": str(RETRIES),  # else a task that needs too much memory is tried for ever
}


@contextmanager
def ray_cluster(address: str) -> Generator[TaskRunner, None, None]:
    """Connect to a Ray cluster while a block runs, which gets the `run_tasks` of the cluster. The address is `local`
    for one that lasts as long as the block, `auto` for the one that this machine is part of, `HOST:PORT` for that of
    its head node, or `ray://HOST:PORT` for a cluster that this machine is not part of."""
    _check_address(address)
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray._private.worker as driver
    except ModuleNotFoundError as error:
        raise missing(error, "ray") from None
    driver.print_to_stdstream = _print_nothing  # else stdout tells of each worker that dies
    try:
        with _silent_stderr():
            ray.init(
                address,
                log_to_driver=False,
                logging_level="critical",
                include_dashboard=False if address == "local" else None,
            )
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        raise NoCluster(address=address, problem=_first_line(error)) from None
    try:
        yield run_on_cluster
    finally:
        ray.shutdown()


def run_on_cluster(
    tasks: Iterable[Task], do: Callable[[Task], Output], jobs: int | None
) -> Generator[tuple[Task, Output | WorkerDied], None, None]:
    """Yield each task with its result, in the order in which they finish, as `run_tasks` does. There are so many jobs
    at a time, by default as many as the cluster has cores."""
    import ray

    # Pickled here, because what was installed there must be compared before anything of it is loaded.
    work, waiting = ray.put((digests_of_packages(), pickle.dumps(do))), iter(tasks)
    run_task = ray.remote(_run_task).options(num_cpus=1, max_retries=RETRIES)
    pending: dict[Any, Task] = {}
    try:
        while True:
            for task in islice(waiting, (jobs or MAX_PENDING) - len(pending)):
                pending[run_task.remote(work, pickle.dumps(task))] = task
            if not pending:
                return
            finished, _ = ray.wait(list(pending))
            yield pending.pop(finished[0]), _result(finished[0])
    finally:
        for reference in pending:
            ray.cancel(reference, force=True)


def _run_task(work: tuple[dict[str, str], bytes], task: bytes) -> Any:
    """Run a task in a worker of the cluster."""
    expected, do = work
    found = digests_of_packages()
    for package, digest in expected.items():
        if found.get(package) != digest:
            raise OtherInstallation(package=package, host=socket.gethostname())
    return pickle.loads(do)(pickle.loads(task))


def _result(reference: Any) -> Any:
    import ray
    from ray import exceptions

    try:
        return ray.get(reference)
    except exceptions.RayTaskError as error:
        if isinstance(error.cause, StipError):
            raise error.cause from None
        raise ClusterFailed(problem=_first_line(error.cause or error)) from error
    except (
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.ObjectLostError,
        exceptions.OutOfMemoryError,
    ):
        return WorkerDied(tries=1 + RETRIES)
    except exceptions.RayError as error:
        raise ClusterFailed(problem=_first_line(error)) from error


def _check_address(address: str) -> None:
    """Raise NoCluster if nobody listens there: Ray itself would try for minutes."""
    if address in ("auto", "local"):
        return
    found = ADDRESS.fullmatch(address)
    if not found:
        raise NoCluster(address=address, problem="no HOST:PORT")
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), CONNECT_TIMEOUT_S).close()
    except (OSError, ValueError, OverflowError) as error:  # ValueError: of a name that is too long
        raise NoCluster(address=address, problem=_first_line(error)) from None


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [""])[0] or type(error).__name__


@contextmanager
def _silent_stderr() -> Generator[None, None, None]:
    """Discard what is written to stderr, also by C++, which warns there of every attempt to connect that fails."""
    stderr, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)


def _print_nothing(*_: object, **__: object) -> None:
    pass
