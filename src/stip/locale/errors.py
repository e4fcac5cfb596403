"""The error of which all others are kinds: it has a stable code, and a text in every language."""

from __future__ import annotations

from typing import ClassVar

from stip.locale import Fact, localize


class StipError(Exception):
    """An error caused by what a caller passed in. `str()` gives the text in English, `text(language)` in other
    languages."""

    code: ClassVar[str]

    def __init__(self, **facts: Fact) -> None:
        super().__init__(facts)
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.facts))

    def text(self, language: str = "en") -> str:
        return localize(self.code, self.facts, language)

    def __str__(self) -> str:
        return self.text()


def _rebuild(kind: type[StipError], facts: dict[str, Fact]) -> StipError:
    return kind(**facts)
