"""Results and samples as Parquet files."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from kit.arena import a_tournament, games_won
from pyarrow.parquet import ParquetFile, read_table

from stip.bots.arena.match import FailedMatch, Result
from stip.bots.training.run import Plan, Run
from stip.research.parquet import check_parquet_file, write_results, write_samples

PLAN = Plan("punto", 2, {"rounds_to_win": 1, "teams": "no"}, 2, 10, 4, 1, 0, 7)


def test_a_tournament_has_a_row_for_each_game(tmp_path: Path) -> None:
    tournament, file = a_tournament("random", "first"), tmp_path / "results"
    results: list[Result] = [*games_won("random", "first", 1.0, 0.5), FailedMatch("random", "first", 2, "it fell over")]
    write_results(file, tournament, results)
    rows = read_table(file).to_pylist()
    assert [row["points"] for row in rows] == [1.0, 0.5, None]
    assert [row["failed"] for row in rows] == [None, None, "it fell over"]
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert rows[0]["seats"] == ["random", "first"]
    assert rows[0]["seconds"] == [0.1, 0.3]
    assert {(row["game"], row["players"], row["seed"]) for row in rows} == {("punto", 2, 7)}
    assert json.loads(rows[2]["options"])["rounds_to_win"] == 1
    assert [one.name for one in tmp_path.iterdir()] == ["results"]


def test_a_tournament_without_games_has_the_same_columns(tmp_path: Path) -> None:
    write_results(tmp_path / "none", a_tournament("random", "first"), [])
    write_results(tmp_path / "some", a_tournament("random", "first"), games_won("random", "first", 1.0))
    assert read_table(tmp_path / "none").schema == read_table(tmp_path / "some").schema
    with pytest.raises(OSError, match="/nowhere/results"):
        check_parquet_file(Path("/nowhere/results"))


def test_a_training_run_has_a_row_for_each_position(tmp_path: Path) -> None:
    run = Run(PLAN, tmp_path)
    learnt = list(run.go_on(1, lambda *_: None))
    write_samples(tmp_path / "samples", run)
    file = ParquetFile(tmp_path / "samples")
    assert file.metadata.num_row_groups == 2
    assert json.loads(file.schema_arrow.metadata[b"features"]) == list(run.evaluator.evaluation.FEATURES)
    rows, samples = file.read_row_group(1).to_pylist(), run.samples(range(2, 3))
    assert file.metadata.num_rows == learnt[1].positions  # the second generation learns from both
    assert len(rows) == len(samples.stakes)
    last = rows[-1]
    assert (last["generation"], last["game"], last["seat"]) == (2, 9, samples.movers[-1] + 1)
    assert np.concatenate([row["features"] for row in rows]).reshape(-1).tolist() == samples.numbers.tolist()
    assert [one for row in rows for seat in row["patterns"] for one in seat] == samples.there.tolist()
    assert last["patterns"][1] == samples.there[samples.ends[-2] :].tolist()
    assert [row["target"] for row in rows] == samples.targets.tolist()
