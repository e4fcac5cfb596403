"""Help and complaints about arguments in the language of the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import typer

from stip.cli.language import say
from stip.locale import has_text

HEADINGS = {"Arguments": "help-arguments", "Options": "help-options", "Commands": "help-commands"}
USAGE = {"[OPTIONS]": "help-usage-options", "COMMAND [ARGS]...": "help-usage-command"}
ONE_OF = "is not one of "  # how Typer complains about a choice
HELP_OPTION = "Show this message and exit."

Context: Any = next(kind for kind in typer.Context.__mro__ if "formatter_class" in vars(kind))
Formatter: Any = Context.formatter_class


class LocalizedFormatter(Formatter):  # type: ignore[misc]
    """Writes help with headings in the language of the prompt."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        for words, code in USAGE.items():
            args = args.replace(words, say(code))
        super().write_usage(prog, args, f"{say('help-usage')} ")

    def section(self, name: str) -> AbstractContextManager[None]:
        context: AbstractContextManager[None] = super().section(say(HEADINGS[name]) if name in HEADINGS else name)
        return context

    def write_dl(self, rows: Sequence[tuple[str, str]], *arguments: Any, **others: Any) -> None:
        super().write_dl([(name, _in_language(text)) for name, text in rows], *arguments, **others)


def _in_language(text: str) -> str:
    """Return the help of an option with Typer's own words in the language of the prompt."""
    text = text.replace("default: ", f"{say('help-default')}: ").replace("required]", f"{say('help-required')}]")
    return text.replace(HELP_OPTION, say("help-help"))


def localize_command(name: str, command: Any) -> None:
    """Give a command, its arguments and its own commands the help of the language."""
    if has_text(f"help-{name}"):
        command.help = say(f"help-{name}")
    for parameter in command.params:
        if code := text_of_parameter(name, parameter.name):
            parameter.help = say(code)
    for sub in getattr(command, "commands", {}).values():
        localize_command(f"{name}-{sub.name}", sub)


def text_of_parameter(command: str, parameter: str) -> str:
    """Return the code of the help of a parameter: its own for this command, or that for all."""
    return next(filter(has_text, (f"option-{command}-{parameter}", f"option-{parameter}")), "")


def usage_text(error: Any) -> str:
    """Return what is wrong with the arguments of a command, in one sentence."""
    kind, message = type(error).__name__, error.message
    if kind == "MissingParameter" and error.param is not None:
        sentence = say("usage-missing", what=_name_of(error.param))
    elif kind == "NoSuchOption":
        sentence = say("usage-unknown-option", option=error.option_name)
    elif kind == "BadOptionUsage":
        sentence = say("usage-no-value", option=error.option_name)
    elif kind == "BadParameter" and error.param is not None:
        sentence = _bad_value_text(error.param, message)
    elif "No such command" in message:
        sentence = say("usage-unknown-command", command=message.split("'")[1])
    elif "Missing command" in message:
        sentence = say("usage-missing", what=say("help-usage-command").partition(" ")[0])
    elif "unexpected extra" in message:
        sentence = say("usage-extra", text=message.rpartition("(")[2].rstrip(")"))
    else:
        sentence = error.format_message()
    return f"{sentence} (stip --help)"


def _bad_value_text(parameter: Any, message: str) -> str:
    """Return what the value of a parameter has to be."""
    name, kind = _name_of(parameter), getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if ONE_OF in message:
        return say("usage-choice", what=name, choices=message.partition(ONE_OF)[2].rstrip(".").replace("'", ""))
    if least is not None and most is not None:
        return say("usage-range", what=name, least=str(least), most=str(most))
    if least is not None:
        return say("usage-at-least", what=name, least=str(least))
    return say("usage-number" if kind in (int, float) else "usage-bad", what=name)


def _name_of(parameter: Any) -> str:
    name = parameter.opts[0] if parameter.opts else ""
    return str(name if name.startswith("-") else parameter.metavar or parameter.name.upper())


Context.formatter_class = LocalizedFormatter
