"""Errors about the research environments."""

from __future__ import annotations

from stip.games.errors import SetupError
from stip.locale.errors import StipError


class MissingExtra(StipError):
    code = "missing-extra"


class NoEncoding(SetupError):
    code = "no-encoding"


class IllegalAction(StipError):
    """Facts: the `action`, and the `seat` that tried it."""

    code = "illegal-action"


class NotReset(StipError):
    code = "not-reset"
