"""The API reference: which modules are public, in which order. mkdocstrings writes the rest from docstrings."""

from __future__ import annotations

from typing import NamedTuple

import stip.errors


class Part(NamedTuple):
    """A page of the reference: where it is, its title, its first words, the modules or objects that it shows, and
    whether their constants belong to what others use."""

    name: str
    title: str
    introduction: str
    shown: tuple[str, ...]
    has_constants: bool = False


PARTS = (
    Part(
        "stip",
        "stip",
        "What `import stip` gives: games to play, positions and views to look at, and records. "
        "[Stip in Python](../python.md) is the tour.",
        (
            "stip.new",
            "stip.Game",
            "stip.Position",
            "stip.View",
            "stip.Outcome",
            "stip.load",
            "stip.save",
            "stip.GAMES",
            "stip.StipError",
        ),
    ),
    Part(
        "play",
        "stip.play",
        "Behind `Game`: set-ups and logs, legal moves, the text record, many games at once, and traces.",
        (
            "stip.play.game.Setup",
            "stip.play.game.Resignation",
            "stip.play.game.replay",
            "stip.play.position.LegalMoves",
            "stip.play.position.view_from_bytes",
            "stip.play.record",
            "stip.play.playouts",
            "stip.play.position_text",
            "stip.play.trace",
            "stip.play.seed",
        ),
    ),
    Part(
        "bots",
        "stip.bots",
        "The players, and the arena in which they meet. [The bots](../bots.md) says how they think, [your first "
        "bot](../first-bot.md) how to add one.",
        (
            "stip.bots.players",
            "stip.bots.levels",
            "stip.bots.arena.tournament",
            "stip.bots.arena.match",
            "stip.bots.arena.ladder",
        ),
    ),
    Part(
        "research",
        "stip.research",
        "The games as environments. What actions and observations mean is on the page [for research](../research.md).",
        (
            "stip.research",
            "stip.research.aec_env.StipEnv",
            "stip.research.gym_env.StipSingleEnv",
            "stip.research.vector_env.StipVectorEnv",
            "stip.research.openspiel",
            "stip.research.encoder.parts_of",
            "stip.research.registration",
        ),
    ),
    Part(
        "contract",
        "The contract of a game",
        "What a game provides. [Adding a game](../adding-a-game.md) builds one after it, part by part.",
        (
            "stip.games.contract",
            "stip.games.rulebook.Rulebook",
            "stip.games.options.Option",
            "stip.games.scene",
            "stip.games.observation.Part",
        ),
        has_constants=True,
    ),
)
WITHOUT_CONSTANTS = """
    options:
      filters: ["!^_", "!^[A-Z][A-Z0-9_]+$"]
"""


def files() -> dict[str, str]:
    """Return the pages by their places on the site."""
    made = {f"reference/{part.name}.md": _page(part) for part in PARTS}
    return made | {"reference/errors.md": _errors()}


def _page(part: Part) -> str:
    options = "" if part.has_constants else WITHOUT_CONSTANTS
    return "\n\n".join([f"# {part.title}", part.introduction, *(f"::: {one}{options}" for one in part.shown)])


def _errors() -> str:
    """Return a page with the tree of errors and their codes."""
    first, tree, last = (stip.errors.__doc__ or "").strip().split("\n\n")
    errors = [getattr(stip.errors, name) for name in stip.errors.__all__]
    rows = [
        f"| `{error.__name__}` | `{error.code}` | `{error.__module__}` |" for error in errors if hasattr(error, "code")
    ]
    return "\n\n".join(
        [
            "# stip.errors",
            first + " All of them can be imported from `stip.errors`.",
            f"```text\n{tree}\n```",
            last,
            "::: stip.locale.errors.StipError",
            "::: stip.play.errors.MoveError",
            "## Codes",
            "\n".join(["| error | code | defined in |", "|---|---|---|", *rows]),
        ]
    )
