"""Reading records from files: whatever is wrong with one is told with the name of its file."""

from __future__ import annotations

from pathlib import Path

from stip.locale.errors import StipError
from stip.play.game import Game
from stip.play.record import Record, read_record, read_text, replay_record


def read_game(file: str | Path) -> tuple[Game, Record]:
    """Return a recorded game together with its record."""
    try:
        record = read_record(read_text(file))
        return replay_record(record), record
    except StipError as error:
        error.add_note(str(file))
        raise


def load_game(file: str | Path) -> Game:
    return read_game(file)[0]
