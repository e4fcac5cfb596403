"""Characters that a terminal cannot show are replaced by others that look similar, and never by a question mark, which
means something hidden on a board."""

from __future__ import annotations

import codecs
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


codecs.register_error(NAME, replace_similar)
