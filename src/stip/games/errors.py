"""Errors about games, their options and their rules."""

from __future__ import annotations

from stip.locale.errors import StipError


class SetupError(StipError):
    pass


class UnknownGame(SetupError):
    code = "unknown-game"


class BrokenGame(SetupError):
    code = "broken-game"


class BadPlayers(SetupError):
    code = "bad-players"


class UnknownOption(SetupError):
    code = "unknown-option"


class BadOption(SetupError):
    code = "bad-option"


class BadPosition(SetupError):
    code = "bad-position"


class UnknownClause(StipError):
    code = "unknown-clause"
