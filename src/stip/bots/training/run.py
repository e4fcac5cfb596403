"""A training run: generations of games, each played with the network that was learnt from those before.

The first generation plays with the features alone. Everything is kept in a folder, file by file, so that a run that was
interrupted goes on where it was, and one with the same plan ends with the same network.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from stip.bots.arena.match import PlayedMatch, Tournament
from stip.bots.arena.tournament import run_tournament
from stip.bots.arena.worker_pool import TaskRunner, run_tasks
from stip.bots.errors import OtherTraining
from stip.bots.evaluator import NETWORK_VERSION, NETWORKS
from stip.bots.searcher import Budget, Searcher
from stip.bots.training.entry_points import training_of
from stip.bots.training.network import Learner, first_network
from stip.bots.training.samples import Samples, join, samples_of
from stip.bots.training.self_play import MAX_OPENING, Batch, PlayedBatch, batches_of, play_batches
from stip.games.contract import Move
from stip.kernel.buffer import Buffer
from stip.play.files import read_bounded, write_whole
from stip.play.game import Game, Setup
from stip.play.position import View

Array = np.ndarray[Any, Any]

REMEMBERED = 3  # generations that are learnt from
PLAN, LEARNT = "plan.json", "learnt.jsonl"
MAX_PLAN_BYTES = 100_000


@dataclass(frozen=True)
class Plan:
    """Everything that determines what is learnt."""

    game: str
    players: int
    options: dict[str, str | int]
    generations: int
    games: int  # of a generation
    iterations: int  # of the search, for each move
    epochs: int
    contests: int  # games against the features alone after each generation
    seed: int

    @property
    def setup(self) -> Setup:
        return Setup.read(self.game, self.players, self.options, 0, None)


@dataclass(frozen=True)
class Generation:
    """What a generation has learnt."""

    number: int
    games: int
    positions: int
    loss_before: float  # mean log loss on games that were not learnt from
    loss: float
    score: float | None  # against the features alone, with the same iterations


class Run:
    """The files of a training run."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.training = training_of(plan.game)
        self.evaluator = self.training.evaluator
        self.variant = int(self.evaluator.evaluation.variant(Game(plan.setup).state))
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if file.exists() and read_plan(file) != asdict(plan):
            raise OtherTraining(folder=str(folder))
        write_whole(file, json.dumps(asdict(plan), indent=1).encode())

    @property
    def variant_name(self) -> str:
        return self.evaluator.evaluation.VARIANTS[self.variant]

    def network(self, generation: int) -> Array:
        """Return the weights that a generation has learnt; generation 0 has the features alone."""
        if generation == 0:
            return np.array(self.evaluator.network_of_features()[self.variant])
        weights: Array = np.load(self._network_file(generation), allow_pickle=False)
        return weights

    def go_on(
        self, jobs: int | None, report: Callable[[int, int, int], None], run_tasks: TaskRunner = run_tasks
    ) -> Generator[Generation, None, None]:
        """Yield all generations, those already learnt first. `report` is told the generation and how many of its games
        have been played. Another `run_tasks` plays them elsewhere than in processes of this machine."""
        self.training.wait_until_compiled()
        learnt = self._read_learnt()
        yield from learnt
        for number in range(len(learnt) + 1, self.plan.generations + 1):
            self._play(number, jobs, report, run_tasks)
            generation = self._learn(number, jobs, run_tasks)
            with (self.folder / LEARNT).open("ab") as stream:
                stream.write(msgspec.json.encode(generation) + b"\n")
            yield generation

    def _read_learnt(self) -> list[Generation]:
        file = self.folder / LEARNT
        lines = file.read_bytes().splitlines() if file.exists() else []
        return [msgspec.json.decode(line, type=Generation) for line in lines]

    def _play(
        self, generation: int, jobs: int | None, report: Callable[[int, int, int], None], run_tasks: TaskRunner
    ) -> None:
        batches = self._batches(generation)
        known = [number for number in range(len(batches)) if self._batch_file(generation, number).exists()]
        done = sum(batches[number].games for number in known)
        report(generation, done, self.plan.games)
        with closing(play_batches(batches, jobs, known, run_tasks)) as playing:
            for number, played in playing:
                file = self._batch_file(generation, number)
                played.save(file.with_suffix(".part"))
                file.with_suffix(".part").replace(file)
                done += batches[number].games
                report(generation, done, self.plan.games)

    def _batches(self, generation: int) -> list[Batch]:
        plan, blocks = self.plan, np.array(self.evaluator.network_of_features())
        blocks[self.variant] = self.network(generation - 1)
        seed = plan.seed * 1000 + generation
        return batches_of(Batch(plan.setup, seed, plan.games, plan.iterations, blocks.tobytes()))

    def _learn(self, number: int, jobs: int | None, run_tasks: TaskRunner) -> Generation:
        plan = self.plan
        samples = self.samples(range(max(1, number - REMEMBERED + 1), number + 1))
        before = (
            first_network(self.evaluator, self.variant, samples, plan.seed) if number == 1 else self.network(number - 1)
        )
        learner = Learner(self.training, samples, before.astype(np.float32), plan.seed + number)
        loss_before = learner.loss()
        for _ in learner.learn(plan.epochs):
            pass
        file = self._network_file(number)
        with file.with_suffix(".part").open("wb") as stream:
            np.save(stream, learner.weights)
        file.with_suffix(".part").replace(file)
        score = self._score(number, jobs, run_tasks) if plan.contests else None
        return Generation(number, plan.games, len(samples.stakes), loss_before, learner.loss(), score)

    def samples(self, generations: range) -> Samples:
        """Return what is learnt from the games of some generations."""
        return join(
            [
                samples_of(self.training, batch, PlayedBatch.load(self._batch_file(generation, number)))
                for generation in generations
                for number, batch in enumerate(self._batches(generation))
            ]
        )

    def _score(self, number: int, jobs: int | None, run_tasks: TaskRunner) -> float:
        """Return the points a game of the new network against the features alone."""
        plan, blocks = self.plan, np.array(self.evaluator.network_of_features())
        features = blocks.tobytes()
        blocks[self.variant] = self.network(number)
        opening = 0 if Game(plan.setup).decided_by_chance == "more" else MAX_OPENING
        tournament = Tournament.read(plan.game, plan.players, plan.options, ["learnt", "features"], number, opening)
        players = NetworkPlayers({"learnt": blocks.tobytes(), "features": features}, plan.iterations)
        results = run_tournament(tournament, plan.contests, players, jobs=jobs, run_tasks=run_tasks)
        return float(np.mean([result.points for result in results if isinstance(result, PlayedMatch)]))

    def write_network(self, folder: Path) -> list[Path]:
        """Write the last network to the folder of a game, with how it was made, and return the files."""
        learnt = self._read_learnt()
        networks = folder / NETWORKS
        networks.mkdir(exist_ok=True)
        weights, story = networks / f"{self.variant_name}.npy", networks / f"{self.variant_name}.json"
        buffer = BytesIO()
        np.save(buffer, self.network(len(learnt)).astype(np.float16))
        write_whole(weights, buffer.getvalue())
        told = {"version": NETWORK_VERSION, "plan": asdict(self.plan), "generations": [asdict(one) for one in learnt]}
        write_whole(story, (json.dumps(told, indent=1) + "\n").encode())
        return [weights, story]

    def _batch_file(self, generation: int, number: int) -> Path:
        return self.folder / f"games-{generation}-{number:03}.npz"

    def _network_file(self, generation: int) -> Path:
        return self.folder / f"network-{generation}.npy"


@dataclass(frozen=True)
class NetworkPlayers:
    """Makes players that search with different networks."""

    networks: dict[str, bytes]
    iterations: int

    def __call__(self, name: str, game: str, seed: int) -> NetworkPlayer:
        return NetworkPlayer(game, seed, self.networks[name], self.iterations)


class NetworkPlayer:
    def __init__(self, game: str, seed: int, network: bytes, iterations: int) -> None:
        self._searcher, self._budget = Searcher(game, seed), Budget(iterations)
        for tree in self._searcher.trees:
            tree.weights = Buffer.of_bytes(network, np.dtype(np.float32))

    def choose(self, view: View) -> Move:
        return self._searcher.search(view, self._budget)[0].move


def read_plan(file: Path) -> object:
    """Return the plan in a file, or nothing if it has none."""
    try:
        return json.loads(read_bounded(file, MAX_PLAN_BYTES))
    except (ValueError, RecursionError):
        return None
