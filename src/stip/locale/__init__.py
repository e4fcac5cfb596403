"""Localized texts: one Fluent file for each language, shared by Python and the page. Another one, in `terminal/`, has
what the page never shows, so that it need not be sent there.

A game has such files of its own (`add_texts`). Where it has no file for a language, or a file lacks a text, the game's
English text is used.
"""

from __future__ import annotations

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
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))

_folders: list[Path] = []  # of the games' texts
_bundles: dict[str, FluentBundle] = {}  # by language
_loading = threading.Lock()  # whoever needs a language that is being parsed waits for it


def add_texts(folder: Path) -> None:
    """Make the texts of a game known. Their ids begin with the name of the game."""
    if folder not in _folders:
        _folders.append(folder)
        for language, bundle in _bundles.items():
            _add_game(bundle, folder, language)


def game_texts(folder: Path, language: str) -> str:
    """Return the texts of a game in a language as Fluent source: the English ones, followed by those that replace
    them."""
    files = [folder / f"{name}.ftl" for name in dict.fromkeys(("en", language))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def load_texts() -> None:
    """Parse the texts of all languages, which takes seconds on a small computer, so that nobody waits for it later."""
    for language in LANGUAGES:
        _bundle(language)


def localize(code: str, facts: Mapping[str, Fact], language: str = "en") -> str:
    """Return the text with that code in a language, with its facts filled in."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(code).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, {name: _shown(fact) for name, fact in facts.items()})
    assert not problems, (code, problems)
    return str(text)


def has_text(code: str, language: str = "en") -> bool:
    """Return whether there is a text with that code."""
    return bool(_bundle(language if language in LANGUAGES else "en").has_message(code))


def _shown(fact: object) -> Fact:
    """Return a fact in a form that is safe to show: user input may be too long, unprintable or not text at all."""
    if isinstance(fact, int):
        return fact if abs(fact) < 10**12 else f"{str(fact)[:12]}…" if abs(fact) < 10**400 else "…"
    fact = str(fact)
    text = "".join(letter if letter.isprintable() else "�" for letter in fact[:MAX_FACT_LENGTH])
    return text if len(fact) <= MAX_FACT_LENGTH else text + "…"


def _bundle(language: str) -> FluentBundle:
    if language not in _bundles:
        with _loading:
            if language not in _bundles:
                _bundles[language] = _parse(language)
    return _bundles[language]


def _parse(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (FOLDER, TERMINAL_FOLDER):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    for folder in _folders:
        _add_game(bundle, folder, language)
    return bundle


def _add_game(bundle: FluentBundle, folder: Path, language: str) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(game_texts(folder, language)), allow_overrides=True)
