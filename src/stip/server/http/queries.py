"""Numbers in the query string of an address."""

from __future__ import annotations

import re

from stip.server.errors import BadMessage


def read_number(given: str | None, name: str, least: int) -> int | None:
    """Return a number from the query string, or None if it is missing."""
    if given is None:
        return None
    if not re.fullmatch("0|[1-9][0-9]{0,5}", given) or int(given) < least:
        raise BadMessage(problem="message-malformed", detail=f"{name}: a number from {least}")
    return int(given)
