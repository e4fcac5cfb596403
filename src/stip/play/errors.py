"""Errors about set-ups, moves, games and records."""

from __future__ import annotations

from stip.games.errors import SetupError
from stip.locale import localize
from stip.locale.errors import StipError


class BadSeat(SetupError):
    code = "bad-seat"


class BadSeed(SetupError):
    code = "bad-seed"


class MoveError(StipError):
    """A move that cannot be played. Its facts are the `input`, the `ply`, the `seat` to move and, where a rule forbids
    the move, the `clause`."""

    @property
    def clause(self) -> str | None:
        clause = self.facts.get("clause")
        return None if clause is None else str(clause)

    def text(self, language: str = "en") -> str:
        return localize(self.code, {**self.facts, "number": self.number}, language)

    @property
    def number(self) -> int:
        """The number of the move in a record, where people count from 1."""
        return int(self.facts.get("ply", 0)) + 1


class MalformedMove(MoveError):
    code = "malformed-move"


class AmbiguousMove(MoveError):
    code = "ambiguous-move"


class IllegalMove(MoveError):
    code = "illegal-move"

    def why(self, language: str = "en") -> str:
        """Return only the reason, for a caller that already knows which move was tried."""
        return localize(str(self.facts["refusal"]), self.facts, language)

    def text(self, language: str = "en") -> str:
        return localize(self.code, {**self.facts, "number": self.number, "why": self.why(language)}, language)


class OutOfTurn(MoveError):
    code = "out-of-turn"


class GameOver(MoveError):
    code = "game-over"


class AlreadyOut(MoveError):
    code = "already-out"


class OnlyAView(MoveError):
    code = "only-a-view"


class BadView(StipError):
    """Facts: the `game`, and the `problem`: the code of a text of its own."""

    code = "bad-view"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class NothingToUndo(StipError):
    code = "nothing-to-undo"


class UnfitGame(StipError):
    """Facts: the `number` of the move that does not fit, the `version` of the rules by which it was played, the version
    `now`, and the `clause` that stands against it, or `none` if that is not known."""


class OutdatedGame(UnfitGame):
    code = "outdated-game"


class DamagedGame(UnfitGame):
    code = "damaged-game"


class RecordError(StipError):
    """A text record that cannot be read. Its facts are the `line` and the `problem`, the code of the text that explains
    it."""

    code = "record-error"

    def text(self, language: str = "en") -> str:
        facts = self.facts
        if isinstance(self.__cause__, StipError):
            facts = {**facts, "error": self.__cause__.text(language)}
        return localize(self.code, {**facts, "why": localize(str(facts["problem"]), facts, language)}, language)


class RecordMismatch(RecordError):
    code = "record-mismatch"
