"""Tournaments and training on a Ray cluster: the same results as in processes of this machine, whoever dies meanwhile.

All that a game leaves is the same, byte for byte, except for the seconds that its bots took.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from kit.arena import PausingBots, a_tournament, make_scripted_bot, timeless
from kit.command import children_of, is_running, started, stip, wait_until

from stip.bots.arena.match import FailedMatch, PlayedMatch, Result, play
from stip.bots.arena.tournament import run_tournament, schedule
from stip.bots.arena.worker_pool import TaskRunner
from stip.bots.errors import TrainingFailed
from stip.bots.training.run import Plan, Run
from stip.bots.training.self_play import play_batches
from stip.errors import ClusterFailed, MissingExtra, NoCluster, OtherInstallation
from stip.research.ray_pool import RETRIES, SETTINGS, ray_cluster

TESTS = Path(__file__).parents[1]
PLAN = Plan("punto", 2, {"rounds_to_win": 1, "teams": "no"}, 2, 40, 4, 2, 2, 7)
NODE = {"num_cpus": 2, "object_store_memory": 80_000_000, "include_dashboard": False, "wait": False}

Cluster = Any  # of ray.cluster_utils, which only the slow tests import


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster with one node of two workers."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SETTINGS.items():
            patch.setenv(name, value)
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), *filter(None, sys.path)]))  # workers find kit there
        from ray.cluster_utils import Cluster

        started_cluster = Cluster(initialize_head=True, head_node_args=NODE)
        try:
            yield started_cluster
        finally:
            for node in started_cluster.list_all_nodes():  # `shutdown` would ask each to finish its work
                started_cluster.remove_node(node, allow_graceful=False)
            started_cluster.shutdown()


@pytest.fixture
def run_tasks(cluster: Cluster) -> Iterator[TaskRunner]:
    with ray_cluster(cluster.address) as run_tasks:
        yield run_tasks


# The same results


@pytest.mark.slow
def test_the_arena_on_two_workers_gives_the_same_results_byte_for_byte(cluster: Cluster, tmp_path: Path) -> None:
    words = ["arena", "punto", "random", "greedy", "1", "--games", "4", "--jobs", "2"]
    found = {}
    for name, more in (("processes", []), ("ray", ["--ray", cluster.address])):
        folder = tmp_path / name
        folder.mkdir()
        files = [f"--{kind}={folder / kind}" for kind in ("log", "json", "parquet", "records")]
        stip(*words, *files, *more)
        records = {file.name: file.read_bytes() for file in (folder / "records").iterdir()}
        found[name] = records, *without_seconds(folder)
    assert found["ray"] == found["processes"]
    assert len(found["ray"][0]) == 12


def without_seconds(folder: Path) -> tuple[Any, ...]:
    """Return what the files of a tournament tell, without the seconds that bots took. Games are logged as they end."""
    from pyarrow.parquet import read_table

    lines = [json.loads(line) for line in (folder / "log").read_text().splitlines()]
    told = json.loads((folder / "json").read_text())
    for one in (*lines, *told["games"], *told["standings"]):
        one.pop("seconds", None)
    return (
        sorted(json.dumps(line) for line in lines),
        json.dumps(told),
        read_table(folder / "parquet").drop_columns("seconds"),
    )


@pytest.mark.slow
def test_training_on_a_cluster_learns_the_same_network_even_when_interrupted(
    run_tasks: TaskRunner, tmp_path: Path
) -> None:
    here = Run(PLAN, tmp_path / "processes")
    learnt = list(here.go_on(2, lambda *_: None))
    next(generations := Run(PLAN, tmp_path / "ray").go_on(None, lambda *_: None, run_tasks))
    generations.close()
    there = Run(PLAN, tmp_path / "ray")
    assert list(there.go_on(None, lambda *_: None, run_tasks)) == learnt
    for generation in (1, 2):
        assert there.network(generation).tobytes() == here.network(generation).tobytes()


@pytest.mark.slow
def test_a_tournament_that_was_interrupted_goes_on(run_tasks: TaskRunner, tmp_path: Path) -> None:
    tournament, log, seen = a_tournament("random", "first", "raising"), tmp_path / "log", list[Result]()

    def interrupt(result: Result) -> None:
        seen.append(result)
        if len(seen) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, 6, make_scripted_bot, jobs=2, log=log, report=interrupt, run_tasks=run_tasks)
    assert len(log.read_text().splitlines()) == 1 + 5
    results = run_tournament(tournament, 6, make_scripted_bot, jobs=None, log=log, run_tasks=run_tasks)
    assert timeless(results) == played_here(tournament, 6)


def played_here(tournament: Any, games: int) -> list[Result]:
    return timeless([play(tournament, match, make_scripted_bot) for match in schedule(tournament, games)])


# What dies


@pytest.mark.slow
def test_a_killed_worker_costs_nothing_but_time(run_tasks: TaskRunner, tmp_path: Path) -> None:
    def kill(processes: set[int]) -> bool:
        if len(processes) == 2:
            os.kill(min(processes), signal.SIGKILL)
        return len(processes) == 2

    assert results_despite(kill, run_tasks, tmp_path) == played_here(a_tournament("random", "other"), 6)


@pytest.mark.slow
def test_a_killed_node_costs_nothing_but_time(cluster: Cluster, run_tasks: TaskRunner, tmp_path: Path) -> None:
    node = cluster.add_node(**NODE)
    raylet = node.all_processes["raylet"][0].process.pid

    def kill(processes: set[int]) -> bool:
        is_playing = bool(processes & set(children_of(raylet)))
        if is_playing:
            cluster.remove_node(node, allow_graceful=False)
        return is_playing

    assert results_despite(kill, run_tasks, tmp_path) == played_here(a_tournament("random", "other"), 6)


def results_despite(kill: Callable[[set[int]], bool], run_tasks: TaskRunner, folder: Path) -> list[Result]:
    """Return the results of a tournament in which all games wait until `kill`, which is given the processes that play,
    has killed something."""
    bots = PausingBots(folder)
    with ThreadPoolExecutor(1) as pool:
        tournament = a_tournament("random", "other")
        playing = pool.submit(run_tournament, tournament, 6, bots, jobs=None, run_tasks=run_tasks)
        try:
            wait_until(lambda: playing.done() or kill(bots.processes))
        finally:
            bots.go()
        return timeless(playing.result())


@pytest.mark.slow
def test_a_bot_that_kills_every_worker_loses_its_game_only(
    run_tasks: TaskRunner, capfd: pytest.CaptureFixture[str]
) -> None:
    tournament = a_tournament("dying", "random")
    here = run_tournament(tournament, 4, make_scripted_bot, jobs=2)
    there = run_tournament(tournament, 4, make_scripted_bot, jobs=None, run_tasks=run_tasks)
    for one, other in zip(timeless(here), timeless(there), strict=True):
        if isinstance(one, PlayedMatch):
            assert other == one
        else:
            assert isinstance(other, FailedMatch)
            assert other.failed.startswith(f"{1 + RETRIES} workers of the cluster died")
    assert {type(one) for one in there} == {PlayedMatch, FailedMatch}
    assert capfd.readouterr() == ("", "")  # Ray would tell of each of them on stdout


def die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_training_ends_when_a_batch_kills_every_worker(
    run_tasks: TaskRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stip.bots.training.self_play._BatchPlayer", lambda batches: die)
    with pytest.raises(TrainingFailed, match="died \\(4 ×\\)"):
        list(play_batches(Run(PLAN, tmp_path)._batches(1)[:1], None, run_tasks=run_tasks))


# What is refused


def fail(number: int) -> None:
    raise LookupError("nothing there")


@pytest.mark.slow
def test_workers_with_other_code_are_refused(run_tasks: TaskRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClusterFailed, match="nothing there"):
        list(run_tasks([1], fail, None))
    monkeypatch.setattr("stip.research.ray_pool.digests_of_packages", lambda: {"stip": "0123"})
    with pytest.raises(OtherInstallation, match="has other files of the package stip"):
        list(run_tasks([1], print, None))


@pytest.mark.parametrize(
    "address", ["", "banana", "localhost", "localhost:1", "ray://localhost:1", "http://x:1/", "a:b"]
)
def test_a_wrong_address_is_told_in_a_sentence(address: str, tmp_path: Path) -> None:
    said = stip("arena", "punto", "random", "greedy", "--ray", address, code=2)
    assert said.startswith(f"There is no Ray cluster at “{address}” (")
    assert said == stip("train", "punto", "--folder", str(tmp_path), "--ray", address, code=2)
    with pytest.raises(NoCluster), ray_cluster(address):
        pass


def test_what_is_not_installed_is_told_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ["arena", "punto", "random", "greedy", "--games", "2"]
    assert stip(*words, "--ray", "local", code=2) == 'This needs the package ray: pip install "stip[ray]"\n'
    assert stip(*words, "--parquet", "x", code=2) == 'This needs the package pyarrow: pip install "stip[ray]"\n'
    with pytest.raises(MissingExtra), ray_cluster("auto"):
        pass


# How it ends


@pytest.mark.slow
def test_ctrl_c_ends_a_cluster_of_our_own_too(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ["arena", "punto", "random", "greedy", "--games", "5000", "--log", str(log), "--ray", "local"]
    with started(*words) as process:
        wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") >= 3)
        processes = descendants_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=300)
    assert process.returncode == 130
    assert said.endswith(f"of 5000 games are in {log}: the same command goes on from there.\n")
    assert said.count("\n") == 1
    assert len(processes) > 2  # Ray's own, and its workers
    wait_until(lambda: not any(map(is_running, processes)))


def descendants_of(process: int) -> list[int]:
    """Return the processes that a process has started, and those that they have."""
    return [one for child in children_of(process) for one in (child, *descendants_of(child))]
