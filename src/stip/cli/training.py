"""`stip train` lets the search learn a network from games against itself; `stip tune` fits the weights of features."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Annotated
from zipfile import BadZipFile

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stip.bots.errors import BadWeights, DamagedTraining
from stip.bots.evaluator import evaluator_for
from stip.bots.training.features import tune
from stip.bots.training.run import Generation, Plan, Run
from stip.cli.arguments import GameName, Options, Players, read_options
from stip.cli.cluster import RayAddress, task_runner
from stip.cli.console import out
from stip.cli.interrupts import run_interruptibly
from stip.cli.language import say
from stip.cli.plots import INK, PAINT, PALE, check_plot_file, save_plot
from stip.play.files import check_writable, read_bounded, write_whole
from stip.play.game import Game, Setup
from stip.research.parquet import check_parquet_file, write_samples

Weights = dict[str, dict[str, float]]  # of each variant, by the names of the features
MAX_WEIGHTS_BYTES = 1_000_000


def tune_weights(
    game: GameName,
    players: Players = 2,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    rounds: Annotated[int, typer.Option(min=1, max=1000)] = 3,
    iterations: Annotated[int, typer.Option(min=1, max=1_000_000)] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**20)] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256)] = 1,
    file: Annotated[Path | None, typer.Option("--write", metavar="FILE")] = None,
) -> None:
    """Train the weights of a game's features by self-play."""
    setup = Setup.read(game, players, read_options(option), seed, None)
    named = read_weights(file) if file else {}
    run_interruptibly(lambda: train(setup, games, rounds, iterations, jobs, file, named))


def read_weights(file: Path) -> Weights:
    """Return the weights in a file that is to be updated. Raises an error that names the file if it is not a file of
    weights or cannot be written."""
    try:
        named = msgspec.json.decode(read_bounded(file, MAX_WEIGHTS_BYTES), type=Weights)
    except (msgspec.DecodeError, RecursionError):
        raise BadWeights(file=str(file)) from None
    check_writable(file)
    return named


def train(setup: Setup, games: int, rounds: int, iterations: int, jobs: int, file: Path | None, named: Weights) -> None:
    """Train, print the weights after each round, and update those of this variant in the file."""
    evaluation = evaluator_for(setup.game).evaluation
    variant = evaluation.VARIANTS[evaluation.variant(Game(setup).state)]
    for number, trained in enumerate(tune(setup, games, rounds, iterations, jobs), 1):
        named[variant] = {name: round(weight, 4) for name, weight in trained.weights.items()}
        summary = ", ".join(f"{name} {weight:+.3f}" for name, weight in trained.weights.items())
        told = say("tune-round", positions=trained.positions, loss=f"{trained.loss:.4f}")
        out.print(f"{number}. {told} {summary}", soft_wrap=True)
        if file:
            rows = (f'  "{kind}": {json.dumps(weights)}' for kind, weights in named.items())
            write_whole(file, "{\n" + ",\n".join(rows) + "\n}\n")


def train_network(
    game: GameName,
    folder: Annotated[Path, typer.Option(metavar="DIR")],
    players: Players = 2,
    option: Options = None,
    generations: Annotated[int, typer.Option(min=1, max=100)] = 4,
    games: Annotated[int, typer.Option(min=10, max=1_000_000)] = 1000,
    iterations: Annotated[int, typer.Option(min=1, max=1_000_000)] = 100,
    epochs: Annotated[int, typer.Option(min=1, max=1000)] = 6,
    contests: Annotated[int, typer.Option(min=0, max=100_000)] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**20)] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    network_folder: Annotated[Path | None, typer.Option("--write", metavar="DIR")] = None,
    parquet_file: Annotated[Path | None, typer.Option("--parquet", metavar="FILE")] = None,
    ray_address: RayAddress = None,
) -> None:
    """Let the search learn from games against itself to judge positions."""
    if plot_file:
        check_plot_file(plot_file)
    if network_folder and not network_folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(network_folder))
    if parquet_file:
        check_parquet_file(parquet_file)
    options = dict(Setup.read(game, players, read_options(option), 0, None).options)
    plan = Plan(game, players, options, generations, games, iterations, epochs, contests, seed)
    run_interruptibly(
        lambda: learn(Run(plan, folder), jobs, plot_file, network_folder, parquet_file, ray_address),
    )


def learn(
    run: Run,
    jobs: int | None,
    plot_file: Path | None,
    network_folder: Path | None,
    parquet_file: Path | None,
    ray_address: str | None,
) -> None:
    """Go on with a run to its end, and print what each generation has learnt."""
    learnt: list[Generation] = []
    with (
        task_runner(ray_address) as run_tasks,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        ) as progress,
    ):
        task = progress.add_task("", total=run.plan.games)
        try:
            for generation in run.go_on(
                jobs,
                lambda number, done, total: progress.update(
                    task, description=say("train-generation", number=number), completed=done, total=total
                ),
                run_tasks,
            ):
                learnt.append(generation)
                out.print(describe_generation(generation))
        except (msgspec.DecodeError, ValueError, LookupError, EOFError, BadZipFile) as error:  # of a file in the folder
            raise DamagedTraining(folder=str(run.folder), problem=f"{type(error).__name__}: {error}") from error
    if plot_file:
        plot(run, learnt, plot_file)
    if network_folder:
        for file in run.write_network(network_folder):
            out.print(str(file))
    if parquet_file:
        write_samples(parquet_file, run)


def describe_generation(generation: Generation) -> str:
    losses = f"{generation.loss_before:.4f} → {generation.loss:.4f}"
    score = "" if generation.score is None else f", {100 * generation.score:.1f} {say('train-score')}"
    return f"{generation.number}. {say('train-positions', positions=generation.positions, losses=losses)}{score}"


def plot(run: Run, learnt: list[Generation], file: Path) -> None:
    """Draw how the loss and the score have changed from generation to generation."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3), layout="constrained")
    losses, scores = figure.subplots(1, 2)
    numbers = [one.number for one in learnt]
    losses.plot(numbers, [one.loss for one in learnt], "o-", color=PAINT)
    losses.set(title=say("train-loss", game=run.evaluator.rulebook.title), xlabel=say("train-axis"), xticks=numbers)
    scores.plot([0, *numbers], [50, *(100 * (one.score or 0.5) for one in learnt)], "o-", color=PAINT)
    scores.axhline(50, color=PALE)
    scores.set(title=say("train-score"), xlabel=say("train-axis"), xticks=[0, *numbers], ylim=(0, 100))
    for axes in (losses, scores):
        axes.tick_params(colors=INK)
        axes.spines[["top", "right"]].set_visible(False)
    save_plot(figure, file, dpi=150)
