"""The language of the prompt: that of `--language`, else that of the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from stip.cli.errors import NoSuchLanguage
from stip.locale import LANGUAGES, Fact, localize

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, in the order in which they count
ALSO_CALLED = {"no": "nb", "nn": "nb"}

_chosen = ""


def current_language() -> str:
    return _chosen or language_of(os.environ)


def say(code: str, /, **facts: Fact) -> str:
    """Return a text in the language of the prompt."""
    return localize(code, facts, current_language())


def use_language(language: str) -> None:
    """Use this language from now on; an empty text stands for the one that the user has chosen."""
    global _chosen
    _chosen = language


def read_language(words: Sequence[str]) -> list[str]:
    """Use the language that the words of a command ask for, wherever among them, and return the other words."""
    others: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            return [*others, word, *rest]
        if word != "--language" and not word.startswith("--language="):
            others.append(word)
            continue
        asked = word.partition("=")[2] if "=" in word else next(rest, "")
        if not known_language(asked):
            raise NoSuchLanguage(language=asked, languages=", ".join(LANGUAGES))
        use_language(known_language(asked))
    return others


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English if it is not spoken here."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return "en"
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(known_language, wanted)), "en")


def known_language(name: str) -> str:
    """Return the language that a name such as nl_BE.UTF-8 stands for, or an empty text if it is not spoken here."""
    language = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    language = ALSO_CALLED.get(language, language)
    return language if language in LANGUAGES else ""
