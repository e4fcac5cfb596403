"""Localized texts: one Fluent file for each language, shared by Python and the page. Another one, in `terminal/`, has
what the page never shows, so that it need not be sent there, and one in `site/` what it shows only where games are
played on the device.

A game has such files of its own (`add_texts`). Where it has no file for a language, or a file lacks a text, the game's
English text is used.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int
MAX_FACT_LENGTH = 400  # characters of a fact that are shown

FOLDER = Path(__file__).parent
TERMINAL_FOLDER = FOLDER / "terminal"  # of the texts for the command line
SITE_FOLDER = FOLDER / "site"  # of the texts for games on the device
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)  # where a text begins, in Fluent source
NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)

_folders: list[Path] = []  # of the games' texts
_console_language = "en"
_texts: dict[str, Texts] = {}  # by language
_loading = threading.Lock()  # whoever needs a language that is being read waits for it


def add_texts(folder: Path) -> None:
    """Make the texts of a game known. Their ids begin with the name of the game."""
    if folder not in _folders:
        _folders.append(folder)
        for language, texts in _texts.items():
            texts.add(game_texts(folder, language))


def game_texts(folder: Path, language: str) -> str:
    """Return the texts of a game in a language as Fluent source: the English ones, followed by those that replace
    them."""
    files = [folder / f"{name}.ftl" for name in dict.fromkeys(("en", language))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def load_texts() -> None:
    """Read the texts of all languages, so that nobody waits for it later."""
    for language in LANGUAGES:
        _texts_in(language)


def localize(code: str, facts: Mapping[str, Fact], language: str = "en") -> str:
    """Return the text with that code in a language, with its facts filled in."""
    bundle = _texts_in(language).bundle_with(code)
    pattern = bundle.get_message(code).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, {name: _shown(fact) for name, fact in facts.items()})
    assert not problems, (code, problems)
    return str(text)


def use_console_language(language: str) -> None:
    """Use a language from now on for what this process says to whoever has started it."""
    global _console_language
    _console_language = language


def say_to_console(code: str, /, **facts: Fact) -> str:
    """Return a text for whoever has started this process, not for its users."""
    return localize(code, facts, _console_language)


def has_text(code: str, language: str = "en") -> bool:
    """Return whether there is a text with that code."""
    return bool(_texts_in(language).bundle_with(code).has_message(code))


def _shown(fact: object) -> Fact:
    """Return a fact in a form that is safe to show: user input may be too long, unprintable or not text at all."""
    if isinstance(fact, int):
        return fact if abs(fact) < 10**12 else f"{str(fact)[:12]}…" if abs(fact) < 10**400 else "…"
    fact = str(fact)
    text = "".join(letter if letter.isprintable() else "�" for letter in fact[:MAX_FACT_LENGTH])
    return text if len(fact) <= MAX_FACT_LENGTH else text + "…"


class Texts:
    """The texts in a language. To parse them all takes seconds on a small computer, so each is parsed when it is asked
    for, with those that it refers to."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}  # Fluent source, by code
        self._parsing = threading.Lock()

    def add(self, source: str) -> None:
        """Add texts; they replace those with the same codes that have not been asked for yet."""
        starts = [(entry[1], entry.start()) for entry in ENTRY.finditer(source)]
        ends = [start for _, start in starts[1:]] + [len(source)]
        with self._parsing:
            self._unparsed |= {code: source[start:end] for (code, start), end in zip(starts, ends, strict=True)}

    def bundle_with(self, code: str) -> FluentBundle:
        """Return all texts that are parsed, that with this code among them if there is one."""
        if code in self._unparsed:
            with self._parsing:
                self._parse(code)
        return self._bundle

    def _parse(self, code: str) -> None:
        from fluent.runtime import FluentResource

        found, codes = {}, [code]
        while codes:
            code = codes.pop()
            if code in self._unparsed and code not in found:
                found[code] = self._unparsed[code]
                codes += NAME.findall(found[code])  # every word may be the code of a text that this one refers to
        self._bundle.add_resource(FluentResource("".join(found.values())), allow_overrides=True)
        for code in found:
            del self._unparsed[code]  # last, because whoever does not find it there takes it for parsed


def _texts_in(language: str) -> Texts:
    language = language if language in LANGUAGES else "en"
    if language not in _texts:
        with _loading:
            if language not in _texts:
                _texts[language] = _read(language)
    return _texts[language]


def _read(language: str) -> Texts:
    texts = Texts(language)
    for folder in (FOLDER, TERMINAL_FOLDER, SITE_FOLDER):
        texts.add((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    for folder in _folders:
        texts.add(game_texts(folder, language))
    return texts
