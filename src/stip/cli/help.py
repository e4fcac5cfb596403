"""Help and complaints about arguments in the language of the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import typer

from stip.cli.language import current_language
from stip.locale import has_text, localize

HEADINGS = {"Arguments": "help-arguments", "Options": "help-options", "Commands": "help-commands"}
HELP_OPTION = "Show this message and exit."

Context: Any = next(kind for kind in typer.Context.__mro__ if "formatter_class" in vars(kind))
Formatter: Any = Context.formatter_class


class LocalizedFormatter(Formatter):  # type: ignore[misc]
    """Writes help with headings in the language of the prompt."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{say('help-usage')} ")

    def section(self, name: str) -> AbstractContextManager[None]:
        context: AbstractContextManager[None] = super().section(say(HEADINGS[name]) if name in HEADINGS else name)
        return context

    def write_dl(self, rows: Sequence[tuple[str, str]], *arguments: Any, **others: Any) -> None:
        told = [(name, text.replace(HELP_OPTION, say("help-help"))) for name, text in rows]
        super().write_dl(told, *arguments, **others)


def localize_command(name: str, command: Any) -> None:
    """Give a command and its arguments the help of the language; what has no text keeps its English one."""
    if has_text(f"help-{name}"):
        command.help = say(f"help-{name}")
    for parameter in command.params:
        codes = (f"option-{name}-{parameter.name}", f"option-{parameter.name}")
        code = next(filter(has_text, codes), "")
        if code and (current_language() != "en" or not parameter.help):
            parameter.help = say(code)


def usage_text(error: Any) -> str:
    """Return what is wrong with the arguments of a command, in one sentence."""
    kind, language = type(error).__name__, current_language()
    if language == "en":
        return f"{error.format_message().rstrip('.')}. See stip --help."
    if kind == "MissingParameter" and error.param is not None:
        sentence = say("usage-missing", what=error.param.opts[0] if error.param.opts else error.param.name)
    elif kind == "NoSuchOption":
        sentence = say("usage-unknown-option", option=error.option_name)
    elif "No such command" in error.message:
        sentence = say("usage-unknown-command", command=error.message.split("'")[1])
    elif "unexpected extra" in error.message:
        sentence = say("usage-extra", text=error.message.partition("(")[2].rpartition(")")[0])
    else:
        sentence = error.format_message()
    return f"{sentence} (stip --help)"


def say(code: str, **facts: str) -> str:
    return localize(code, facts, current_language())


Context.formatter_class = LocalizedFormatter
