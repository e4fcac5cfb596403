"""The log of a tournament: JSON Lines, first the set-up and then each game as soon as it is over.

A log is only appended to. However a tournament is interrupted, the games in its log are kept and the next run continues
from there. An incomplete last line is removed.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Self

import msgspec

from stip.bots.arena.match import FailedMatch, PlayedMatch, Result, Tournament
from stip.bots.errors import BadLog, LogInUse, NoLogFile, OtherTournament

FORMAT = 1
MAX_BYTES = 2**30  # of a log; a million games have less than half of it


class TournamentLog:
    """A log file that is open for one tournament: `results` holds the games found in it, and `add` appends one."""

    def __init__(self, file: Path, tournament: Tournament) -> None:
        self.file = file
        self.results: list[Result] = []
        from filelock import lock_descriptor  # which the other commands need not wait for

        if file.exists() and (not file.is_file() or file.stat().st_size > MAX_BYTES):
            raise NoLogFile(file=str(file))
        self._stream = file.open("a+b")
        try:
            if not lock_descriptor(self._stream.fileno(), blocking=False):
                raise LogInUse(file=str(file))
            self._resume(tournament)
        except BaseException:
            self.__exit__()
            raise

    def add(self, result: Result) -> None:
        self._write(_line(asdict(result)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        with suppress(OSError):  # what could not be written has been reported
            self._stream.close()

    def _resume(self, tournament: Tournament) -> None:
        self._stream.seek(0)
        content = self._stream.read()
        whole, newline, torn = content.rpartition(b"\n")
        header = _line(_setup(tournament))
        if newline:
            first, *lines = whole.split(b"\n")
            self._check_setup(first, _setup(tournament))
            self.results = [self._result(number, line) for number, line in enumerate(lines, 2)]
        elif not header.startswith(torn):
            raise BadLog(file=str(self.file), line=1)
        self._stream.truncate(len(content) - len(torn))
        if not newline:
            self._write(header)

    def _check_setup(self, line: bytes, wanted: dict[str, object]) -> None:
        found = self._object(1, line)
        if found.keys() != wanted.keys():
            raise BadLog(file=str(self.file), line=1)
        for name, value in wanted.items():
            if found[name] != value:
                logged, asked = _line(found[name]), _line(value)
                raise OtherTournament(file=str(self.file), what=name, said=logged.decode(), asked=asked.decode())

    def _result(self, number: int, line: bytes) -> Result:
        fields_found = self._object(number, line)
        kind: type[Any] = FailedMatch if "failed" in fields_found else PlayedMatch
        if fields_found.keys() != {field.name for field in fields(kind)}:
            raise BadLog(file=str(self.file), line=number)
        try:
            result: Result = msgspec.convert(fields_found, kind)
        except msgspec.ValidationError:
            raise BadLog(file=str(self.file), line=number) from None
        return result

    def _object(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            fields_found = json.loads(line)
        except (ValueError, RecursionError):
            fields_found = None
        if not isinstance(fields_found, dict):
            raise BadLog(file=str(self.file), line=number)
        return fields_found

    def _write(self, line: bytes) -> None:
        try:
            self._stream.write(line + b"\n")
            self._stream.flush()
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.file)) from error


def _setup(tournament: Tournament) -> dict[str, object]:
    return {"arena": FORMAT, **asdict(tournament), "bots": list(tournament.bots)}


def _line(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()
