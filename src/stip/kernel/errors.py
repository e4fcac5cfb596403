"""Errors about machine code."""

from __future__ import annotations

from stip.locale import localize
from stip.locale.errors import StipError


class BadEngine(StipError):
    code = "bad-engine"


class CompilerError(StipError):
    pass


class NotCompiled(CompilerError):
    """Facts: the `title` of the game, and the `problem`: the code of a text of its own."""

    code = "not-compiled"

    def why(self, language: str = "en") -> str:
        """The problem alone."""
        return localize(str(self.facts["problem"]), self.facts, language)

    def text(self, language: str = "en") -> str:
        return localize(self.code, {**self.facts, "why": self.why(language)}, language)


class UntestedCompiler(CompilerError):
    code = "untested-compiler"


class UnknownSymbols(CompilerError):
    code = "unknown-symbols"


class NoLinker(CompilerError):
    code = "no-linker"
