"""The option that lets `arena` and `train` play on a Ray cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

import typer

from stip.bots.arena.worker_pool import TaskRunner, run_tasks

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]


def task_runner(ray_address: str | None) -> AbstractContextManager[TaskRunner]:
    """Return what runs tasks: processes of this machine, or a Ray cluster."""
    if ray_address is None:
        return nullcontext(run_tasks)
    from stip.research.ray_pool import ray_cluster  # which needs an extra

    return ray_cluster(ray_address)
