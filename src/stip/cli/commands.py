"""The list of the commands. A command is loaded when it is used, so that each starts quickly."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from stip.cli.help import localize_command

HELP_OPTIONS = {"help_option_names": ["-h", "--help"]}

COMMANDS = {
    "play": "play:play_game",
    "join": "join:join_table",
    "watch": "watch:watch_game",
    "games": "games:list_games",
    "rules": "games:print_rules",
    "hint": "records:give_hint",
    "analyse": "analysis:analyse_position",
    "review": "records:review_game",
    "show": "records:show_game",
    "verify": "records:verify_games",
    "serve": "serve:serve",
    "site": "site:write_site",
    "admin": "admin:app",
    "arena": "arena:rank_bots",
    "engine": "engine:run_engine",
    "simulate": "simulation:simulate_games",
    "trace": "tracing:trace_game",
    "perft": "tracing:count_sequences",
    "train": "training:train_network",
    "tune": "training:tune_weights",
    "prepare": "doctor:prepare_games",
    "doctor": "doctor:examine",
    "man": "manual:print_manual",
}


class LazyGroup(TyperGroup):
    """The commands of `stip`, each of which is imported when somebody asks for it."""

    def get_help(self, ctx: Any) -> str:
        localize_command("stip", self)
        return str(super().get_help(ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands and cmd_name in COMMANDS:
            self.commands[cmd_name] = load_command(cmd_name)
        return self.commands.get(cmd_name)


def load_command(name: str) -> Any:
    """Return a command as Typer's parser needs it."""
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(f"stip.cli.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
        app.command(name, context_settings=HELP_OPTIONS)(found)
        found = app
    command = get_command(found)
    command.name = name
    localize_command(name, command)
    return command
