"""The language of the prompt: that of `--language`, else that of the locale, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from stip.locale import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, in the order in which they count
ALSO_CALLED = {"no": "nb", "nn": "nb"}

_chosen = ""


def current_language() -> str:
    return _chosen or choose_language(sys.argv[1:], os.environ)


def use_language(language: str) -> None:
    """Use this language from now on; an empty text stands for the one that the user has chosen."""
    global _chosen
    _chosen = language


def choose_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that the words of a command ask for or, without such, the environment."""
    asked = ""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--language":
            asked = following
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
    if asked:
        return known_language(asked) or "en"
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
