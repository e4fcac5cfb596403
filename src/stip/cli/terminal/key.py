"""The key to a game: what its cards, tiles and places do, each with the sign that stands for it in a terminal."""

from __future__ import annotations

from textwrap import fill, wrap

from rich.text import Text

from stip.cli.terminal.drawing import SIGNS
from stip.cli.terminal.glyphs import Glyph, symbol_of
from stip.games.lessons import KeyEntry, key_of
from stip.games.rulebook import Rulebook
from stip.locale import localize

SIGN_WIDTH = 12  # columns for the signs before a text
SAMPLE = "●"  # a thing that is marked


def told_key(book: Rulebook, language: str) -> list[str]:
    """Return the key in words: letters and numbers are told, drawings are not."""
    lines = []
    for entry in key_of(book):
        names = ", ".join(one.text for one in _symbols(book, entry) if one.text.isalnum())
        lines.append(f"{names}: {_text(book, entry, language)}" if names else _text(book, entry, language))
    return lines


def drawn_key(book: Rulebook, language: str, width: int) -> Text:
    """Return the key with its signs, then what marks things, and keys that are not always shown."""
    drawn = Text()
    for entry in key_of(book):
        signs = Text(" ").join(Text(one.text, one.style) for one in _symbols(book, entry))
        drawn.append_text(_line(signs, _text(book, entry, language), width))
    marks = [f"{SAMPLE.join(SIGNS[name])} {localize(f'terminal-mark-{name}', {}, language)}" for name in SIGNS]
    in_one_line = "   ".join(marks)
    shown_keys = localize("terminal-keys", {}, language)
    texts = [in_one_line] if len(in_one_line) < width - 1 else marks
    texts += [shown_keys] if len(shown_keys) > width + 1 else []
    for text in (*texts, localize("terminal-more-keys", {}, language)):
        drawn.append(f"\n{fill(text, width, initial_indent='  ', subsequent_indent='  ')}")
    return drawn


def _symbols(book: Rulebook, entry: KeyEntry) -> list[Glyph]:
    """Return the signs of an entry; of sprites that lie on each other, that of the last."""
    found = (symbol_of(book, sprite.split(" ")[-1]) for sprite in entry.sprites)
    return [symbol for symbol in found if symbol and symbol.text]


def _text(book: Rulebook, entry: KeyEntry, language: str) -> str:
    return localize(f"{book.name}-key-{entry.text}", {}, language)


def _line(signs: Text, text: str, width: int) -> Text:
    """Return a line with its signs; a long text goes on below its beginning."""
    line = Text("  ").append_text(signs)
    line.pad_right(max(1, SIGN_WIDTH - len(line)))
    rows = wrap(text, width - SIGN_WIDTH, break_on_hyphens=False)
    return line.append(("\n" + " " * SIGN_WIDTH).join(rows)).append("\n")
