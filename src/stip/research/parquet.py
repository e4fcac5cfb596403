"""The results of tournaments and the samples of training runs as Parquet files, for pandas, DuckDB and the like.

Files are written whole or not at all. Needs the extra `ray`: pip install "stip[ray]".
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from stip.bots.arena.match import Result, Tournament
from stip.play.files import check_writable, write_whole
from stip.research import missing

if TYPE_CHECKING:
    from stip.bots.training.run import Run


def check_parquet_file(file: Path) -> None:
    """Raise an error if the file could not be written, so that this is known before a long computation."""
    _pyarrow()
    check_writable(file)


def write_results(file: Path, tournament: Tournament, results: list[Result]) -> None:
    """Write a row for each game, in the order of the schedule, with the tournament it belongs to. A game that failed
    has only its number and how it failed."""
    pa = _pyarrow()
    setup = {**asdict(tournament), "options": json.dumps(dict(tournament.options)), "bots": list(tournament.bots)}
    schema = pa.schema(
        [
            ("game", pa.string()),
            ("players", pa.int8()),
            ("options", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("seed", pa.int64()),
            ("opening", pa.int32()),
            ("first", pa.string()),
            ("second", pa.string()),
            ("number", pa.int32()),
            ("seats", pa.list_(pa.string())),
            ("places", pa.list_(pa.int8())),
            ("reason", pa.string()),
            ("points", pa.float64()),
            ("plies", pa.int32()),
            ("moves", pa.list_(pa.int32())),
            ("seconds", pa.list_(pa.float64())),
            ("digest", pa.string()),
            ("failed", pa.string()),
        ]
    )
    rows = [{**setup, **asdict(result)} for result in results]
    _write(file, schema, [pa.Table.from_pylist(rows, schema)])


def write_samples(file: Path, run: Run) -> None:
    """Write a row for each position that a training run learns from, a row group for each generation. The metadata of
    the file tells the plan of the run and the names of the features."""
    pa = _pyarrow()
    names, players = run.evaluator.evaluation.FEATURES, run.plan.players
    schema = pa.schema(
        [
            ("generation", pa.int16()),
            ("game", pa.int32()),  # of the generation, from 0
            ("seat", pa.int8()),  # that has moved, from 1
            ("target", pa.float32()),  # what the move was worth to it, between 0 and 1
            ("stake", pa.float32()),
            ("features", pa.list_(pa.list_(pa.float32(), len(names)), players)),  # by seat
            ("patterns", pa.list_(pa.list_(pa.int16()), players)),  # by seat, the numbers of those that are there
            ("plays", pa.list_(pa.bool_(), players)),  # by seat
            ("handicaps", pa.list_(pa.float32(), players)),  # by seat
        ],
        {"plan": json.dumps(asdict(run.plan)), "features": json.dumps(list(names))},
    )

    def rows(generation: int) -> Any:
        samples = run.samples(range(generation, generation + 1))
        features = pa.FixedSizeListArray.from_arrays(pa.array(samples.numbers), len(names))
        patterns = pa.ListArray.from_arrays(np.append(0, samples.ends).astype(np.int32), pa.array(samples.there))
        by_seat = [features, patterns, pa.array(samples.plays > 0), pa.array(samples.handicaps)]
        return pa.table(
            [
                pa.array(np.full(len(samples.games), generation, np.int16)),
                pa.array(samples.games.astype(np.int32)),
                pa.array((samples.movers + 1).astype(np.int8)),
                pa.array(samples.targets),
                pa.array(samples.stakes),
                *(pa.FixedSizeListArray.from_arrays(values, players) for values in by_seat),
            ],
            schema=schema,
        )

    _write(file, schema, (rows(generation) for generation in range(1, run.plan.generations + 1)))


def _write(file: Path, schema: Any, tables: Iterable[Any]) -> None:
    from pyarrow.parquet import ParquetWriter

    content = BytesIO()
    with ParquetWriter(content, schema, compression="zstd") as writer:
        for table in tables:
            writer.write_table(table)
    write_whole(file, content.getvalue())


def _pyarrow() -> Any:
    try:
        import pyarrow
    except ModuleNotFoundError as error:
        raise missing(error, "ray") from None
    return pyarrow
