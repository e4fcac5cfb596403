"""The names of bots. Every level has its own, the same in all languages, so that people get to know them: the first bot
of a level at a table always has the level's first name. A level between two has the names of the lower one. Stored
tables have no names of bots, so they are derived."""

from __future__ import annotations

from collections.abc import Collection

# Nobody's given name, because people may not take them.
BOT_NAMES = (
    ("Mimo", "Bumbi", "Dodo"),
    ("Hoppi", "Tikki", "Rulla"),
    ("Brumm", "Stubbi", "Mokka"),
    ("Kvikk", "Viksi", "Zigzag"),
    ("Sfinx", "Orakel", "Ugla"),
)


def bot_name(level: float, taken: Collection[str]) -> str:
    """Return the name of a bot that sits down where these names are taken."""
    names = BOT_NAMES[int(level) - 1]
    return next((name for name in names if name not in taken), names[0])


def face_of(name: str) -> str:
    """Return the sprite that shows the face of a bot."""
    return f"face-{name.lower()}"
