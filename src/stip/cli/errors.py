"""Errors about what is asked of the command line."""

from __future__ import annotations

from stip.locale.errors import StipError


class CommandError(StipError):
    pass


class BadPicture(CommandError):
    code = "bad-picture"


class BadPlot(CommandError):
    code = "bad-plot"


class BadPair(CommandError):
    code = "bad-pair"


class OptionTwice(CommandError):
    code = "option-twice"


class BadSeatWord(CommandError):
    code = "bad-seat-word"


class NoTerminal(CommandError):
    code = "no-terminal"


class NoLesson(CommandError):
    code = "no-lesson"


class NotResumable(CommandError):
    code = "not-resumable"


class BadTableAddress(CommandError):
    code = "bad-table-address"


class ServerRefused(CommandError):
    """What a server answered, in its own words."""

    code = "server-refused"


class NotStip(CommandError):
    code = "not-stip"


class Unreachable(CommandError):
    code = "unreachable"


class BadServerAddress(CommandError):
    code = "bad-server-address"


class FolderNotEmpty(CommandError):
    code = "folder-not-empty"


class PageNotBuilt(CommandError):
    code = "page-not-built"


class BadEngineCommand(CommandError):
    code = "bad-engine-command"


class NoSuchLanguage(CommandError):
    code = "no-such-language"


class NotWell(CommandError):
    code = "not-well"
