"""`stip man`: the manual page, made from the commands themselves."""

from __future__ import annotations

from typing import Any

import typer

from stip import __version__
from stip.cli.commands import COMMANDS, load_command
from stip.cli.language import say

EXIT_CODES = ("0", "1", "2", "130", "141")


def print_manual() -> None:
    """Print the manual page: stip man | man -l -"""
    lines = [
        f'.TH STIP 1 "" "Stip {__version__}"',
        f".SH {say('manual-name')}",
        f"stip \\- {_plain(say('help-stip'))}",
        f".SH {say('manual-synopsis')}",
        ".B stip\n[\\-\\-language \\fILANGUAGE\\fR] \\fICOMMAND\\fR [\\fIARGUMENTS\\fR]",
        f".SH {say('manual-commands')}",
    ]
    for name in COMMANDS:
        lines += _command(f"stip {name}", load_command(name))
    lines.append(f".SH {say('manual-exit')}")
    for code in EXIT_CODES:
        lines += [".TP", f".B {code}", _plain(say(f"exit-{code}"))]
    print("\n".join(lines))


def _command(name: str, command: Any) -> list[str]:
    context = typer.Context(command, info_name=name)
    lines = [f".SS {name} {_plain(' '.join(command.collect_usage_pieces(context)))}", _plain(command.help or "")]
    for option in command.get_params(context):
        record = option.get_help_record(context)
        if record:
            lines += [".TP", f".B {_plain(record[0])}", _plain(record[1]) or "."]
    for sub in getattr(command, "commands", {}).values():
        lines += _command(f"{name} {sub.name}", sub)
    return lines


def _plain(text: str) -> str:
    """Return a text in which nothing is taken for a request of troff."""
    escaped = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
