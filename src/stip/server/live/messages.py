"""Errors as messages for a WebSocket, and the parts of an error that HTTP responses contain as well."""

from __future__ import annotations

from stip.errors import StipError
from stip.locale import Fact
from stip.table.messages import Refused

MAX_SAFE_INTEGER = 2**53  # the largest integer that every JSON parser represents exactly


def refused_message(error: StipError, language: str, command_id: str = "") -> Refused:
    """Return an error as a message for a WebSocket."""
    text, clause = error.text(language), clause_of(error)
    return Refused(code=error.code, text=text, id=command_id, clause=clause, facts=facts_of(error))


def clause_of(error: StipError) -> str:
    """Return the clause of the rules that an error cites, or an empty string."""
    return str(error.facts.get("clause") or "")


def facts_of(error: StipError) -> dict[str, Fact]:
    """Return the facts of an error, as integers and short texts that every client can read."""
    return {
        name: fact if isinstance(fact, int) and abs(fact) < MAX_SAFE_INTEGER else str(fact)[:400]
        for name, fact in error.facts.items()
    }
