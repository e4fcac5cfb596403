"""Logging for operators: one line of JSON for each event.

No line contains a secret, a query string or user input. For an unexpected error it contains the type and the traceback,
never the message, which may quote user input.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

import msgspec

from stip.locale import Fact

LOGGER = logging.getLogger("stip.server")

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None]


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage() if record.name == LOGGER.name else f"{record.name}: {record.msg}",
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1]:
            line["errors"] = _describe_error(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: int) -> None:
    """Log our own events from a level up, and warnings of libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(is_worth_logging)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOGGER.setLevel(level)


def log_event(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Fact | float) -> None:
    LOGGER.log(level, what, exc_info=error, extra={"facts": facts})


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Filter out messages of uvicorn about clients that send invalid UTF-8 or HTTP: they have been answered and
    disconnected already."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith(("Invalid UTF-8", "Invalid HTTP")))


def _describe_error(error: BaseException | None) -> list[dict[str, object]]:
    """Return the types of an error and its causes, with their tracebacks."""
    chain: list[dict[str, object]] = []
    while error is not None and len(chain) < 5:
        frames = traceback.extract_tb(error.__traceback__)[-12:]
        way = [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        chain.append({"kind": type(error).__qualname__, "way": way})
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return chain
