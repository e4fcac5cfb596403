"""Characters that a terminal cannot show are replaced by others that look similar, and never by a question mark, which
means something hidden on a board."""

from __future__ import annotations

import codecs
import os
import unicodedata

NAME = "stip-similar"  # of the error handler for encoding

SIMILAR = {
    "●": "o",
    "○": "O",
    "▲": "A",
    "△": "V",
    "■": "#",
    "□": "H",
    "◆": "X",
    "◇": "Y",
    "◉": "@",
    "◎": "@",
    "⊕": "+",
    "⊖": "=",
    "⊞": "B",
    "⊟": "E",
    "∷": "&",
    "∘": "_",
    "▽": "v",
    "·": ".",
    "•": "*",
    "⌂": "^",
    "★": "*",
    "×": "x",
    "÷": "/",
    "±": "+-",
    "−": "-",
    "–": "-",
    "—": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "→": "->",
    "←": "<-",
    "↑": "^",
    "↓": "v",
    "│": "|",
    "─": "-",
    "┌": "+",
    "┐": "+",
    "└": "+",
    "┘": "+",
    "├": "+",
    "┤": "+",
    "┬": "+",
    "┴": "+",
    "┼": "+",
    "╭": "+",
    "╮": "+",
    "╯": "+",
    "╰": "+",
    "━": "=",
    "┃": "|",
    "╌": "-",
    "æ": "ae",
    "Æ": "Ae",
    "ø": "o",
    "Ø": "O",
    "ð": "d",
    "Ð": "D",
    "þ": "th",
    "Þ": "Th",
    "ß": "ss",
    "đ": "d",
    "\u00a0": " ",
    "\u202f": " ",
    "\u2009": " ",
    "✓": "+",
    "✗": "x",
    "░": ".",
    "▒": ":",
    "▓": "%",
    "█": "#",
}


def is_ascii_wanted() -> bool:
    """Return whether the user asks for ASCII by `LC_ALL=C`. Python writes UTF-8 even then, because a locale that is
    merely not set says nothing about the terminal."""
    is_encoding_chosen = {"PYTHONIOENCODING", "PYTHONUTF8"} & os.environ.keys()
    return os.environ.get("LC_ALL") in ("C", "POSIX") and not is_encoding_chosen


def replace_similar(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for the characters that cannot be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(similar, error.object[error.start : error.end])), error.end


def similar(character: str) -> str:
    """Return ASCII text that looks like a character: without its accent, or `_` if nothing does."""
    if character in SIMILAR:
        return SIMILAR[character]
    plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return plain or ("_" if character.isprintable() else "")


def replace_one_for_one(text: str) -> str:
    """Return a text of the same length in ASCII, so that nothing moves on a screen."""
    return "".join(character if character.isascii() else _one_similar(character) for character in text)


def _one_similar(character: str) -> str:
    found = similar(character)
    return (found.lstrip("-") or found or " ")[0]  # of an arrow, its head


codecs.register_error(NAME, replace_similar)
