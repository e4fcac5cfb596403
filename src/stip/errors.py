"""Every error that bad input can cause, as one tree.

StipError
├── SetupError          a game that cannot be set up
│   ├── UnknownGame
│   ├── BrokenGame      its package cannot be loaded
│   ├── BadPlayers
│   ├── BadSeat
│   ├── UnknownOption
│   ├── BadOption
│   ├── BadSeed
│   ├── UnknownBot
│   ├── TooFewBots      for a tournament
│   └── SameBotTwice
├── MoveError           a move that cannot be played; the position stays as it is
│   ├── MalformedMove   not in the game's notation
│   ├── AmbiguousMove   fits more than one legal move
│   ├── IllegalMove     against a clause of the rules
│   ├── OutOfTurn       by a seat that does not decide now
│   ├── AlreadyOut      by a seat that has finished or resigned
│   ├── OnlyAView       played on a view, which does not know what comes: imagine a position first
│   └── GameOver        after the end
├── BadView             bytes that are no view of a game
├── UnknownClause       there is no such rule
├── NothingToUndo
├── NotOver             a game that goes on cannot be reviewed
├── BadEngine           STIP_ENGINE is none of those there are
├── CompilerError       something runs as plain Python, many times slower
│   ├── NotCompiled         machine code was needed and could not be made
│   ├── UntestedCompiler    a version of Numba or llvmlite that was not tested
│   └── UnknownSymbols      code that raises, allocates, or calls what nobody provides
├── UnfitGame           the log of a game does not fit the rules; it stays as it is
│   ├── OutdatedGame    it was played by an earlier version of them
│   └── DamagedGame     it never can have been played
├── LogError            a log with which a tournament cannot go on; it stays as it is
│   ├── BadLog          it is no such log
│   ├── OtherTournament it has another set-up
│   └── LogInUse
├── TableError          what cannot be done at a table, or not now, or not by this person; the table stays as it is
│   ├── BadName
│   ├── BadClock
│   ├── SeatsDoNotFit   more or fewer than the players
│   ├── OnlyBots        nobody would play
│   ├── NoSecret        somebody who can only watch
│   ├── NotYourSeat
│   ├── NotTheMaker
│   ├── SeatNotOpen
│   ├── NoOpenSeat
│   ├── SeatEmpty
│   ├── NoSuchGame      so many were not played here
│   ├── NoSuchMove      nor so many in this game
│   ├── NotNow          before the game, during it, or after it
│   ├── StaleMove       meant for another ply
│   ├── TimeIsUp        the clock has run out
│   ├── TooOften        the same again and again, and no move between
│   ├── TableTooLong    so much has happened that it is only played to its end
│   ├── NoTakeback      while a bot plays for somebody
│   ├── BotPlays        for the person who gives the command
│   ├── NotAway         a person who is here is not replaced
│   ├── NotReplaced
│   ├── OfferStands
│   ├── NoOffer
│   ├── NotAsked
│   └── NoDrawWithBots
├── ServerError         what a server does not do; nothing has changed
│   ├── BadMessage      it cannot be read
│   ├── BadSecret       no secret of ours looks like that
│   ├── ForeignOrigin   a page of somebody else's
│   ├── NoSuchPage
│   ├── UnknownLanguage
│   ├── UnknownDrawing  a game has no such file
│   ├── BadMethod
│   ├── NotJson
│   ├── TooLarge
│   ├── TooSlow
│   ├── TooFast
│   ├── TooManyTables
│   ├── TooManySockets
│   ├── ServerBusy      too many ask at once
│   ├── ServerLeaving
│   ├── Fault           a mistake of ours
│   ├── BadLimit        a setting
│   ├── PortTaken       another server listens there
│   └── StoreError      about its database
│       ├── BadDatabase     it cannot be opened
│       ├── Conflict        others have added to the table meanwhile; nothing was stored
│       ├── StoreFailed     the disk is full, or the like; nothing was stored
│       ├── NoBackup        this kind of database is copied with its own tools
│       └── UnknownTable
└── RecordError         a text record that cannot be read, with the line
    └── RecordMismatch  a record that can be read and does not hold

Each error has a stable `code`, which is also the name of its text in every language, and the `facts` that the text
mentions.
"""

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


class SetupError(StipError):
    pass


class UnknownGame(SetupError):
    code = "unknown-game"


class BrokenGame(SetupError):
    code = "broken-game"


class BadPlayers(SetupError):
    code = "bad-players"


class BadSeat(SetupError):
    code = "bad-seat"


class UnknownOption(SetupError):
    code = "unknown-option"


class BadOption(SetupError):
    code = "bad-option"


class BadSeed(SetupError):
    code = "bad-seed"


class UnknownBot(SetupError):
    code = "unknown-bot"


class TooFewBots(SetupError):
    code = "too-few-bots"


class SameBotTwice(SetupError):
    code = "same-bot-twice"


class MoveError(StipError):
    """A move that cannot be played. Its facts are the `input`, the `ply`, the `seat` to move and, where a rule forbids
    the move, the `clause`."""

    @property
    def clause(self) -> str | None:
        clause = self.facts.get("clause")
        return None if clause is None else str(clause)


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
        return localize(self.code, {**self.facts, "why": self.why(language)}, language)


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


class UnknownClause(StipError):
    code = "unknown-clause"


class NotOver(StipError):
    code = "not-over"


class NothingToUndo(StipError):
    code = "nothing-to-undo"


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


class LogError(StipError):
    pass


class BadLog(LogError):
    code = "bad-log"


class OtherTournament(LogError):
    code = "other-tournament"


class LogInUse(LogError):
    code = "log-in-use"


class TableError(StipError):
    pass


class BadName(TableError):
    code = "bad-name"


class BadClock(TableError):
    code = "bad-clock"


class SeatsDoNotFit(TableError):
    code = "seats-do-not-fit"


class OnlyBots(TableError):
    code = "only-bots"


class NoSecret(TableError):
    code = "no-secret"


class NotYourSeat(TableError):
    code = "not-your-seat"


class NotTheMaker(TableError):
    code = "not-the-maker"


class SeatNotOpen(TableError):
    code = "seat-not-open"


class NoOpenSeat(TableError):
    code = "no-open-seat"


class SeatEmpty(TableError):
    code = "seat-empty"


class NoSuchGame(TableError):
    code = "no-such-game"


class NoSuchMove(TableError):
    code = "no-such-move"


class NotNow(TableError):
    code = "not-now"


class StaleMove(TableError):
    code = "stale-move"


class TimeIsUp(TableError):
    code = "time-is-up"


class TooOften(TableError):
    code = "too-often"


class TableTooLong(TableError):
    code = "table-too-long"


class NoTakeback(TableError):
    code = "no-takeback"


class BotPlays(TableError):
    code = "bot-plays"


class NotAway(TableError):
    code = "not-away"


class NotReplaced(TableError):
    code = "not-replaced"


class OfferStands(TableError):
    code = "offer-stands"


class NoOffer(TableError):
    code = "no-offer"


class NotAsked(TableError):
    code = "not-asked"


class NoDrawWithBots(TableError):
    code = "no-draw-with-bots"


class ServerError(StipError):
    pass


class BadMessage(ServerError):
    """A message that cannot be decoded. The fact `problem` is the code of the text that explains why."""

    code = "bad-message"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class BadSecret(ServerError):
    code = "bad-secret"


class ForeignOrigin(ServerError):
    code = "foreign-origin"


class NoSuchPage(ServerError):
    code = "no-such-page"


class UnknownLanguage(ServerError):
    code = "unknown-language"


class UnknownDrawing(ServerError):
    code = "unknown-drawing"


class BadMethod(ServerError):
    code = "bad-method"


class NotJson(ServerError):
    code = "not-json"


class TooLarge(ServerError):
    code = "too-large"


class TooSlow(ServerError):
    code = "too-slow"


class TooFast(ServerError):
    code = "too-fast"


class TooManyTables(ServerError):
    code = "too-many-tables"


class TooManySockets(ServerError):
    code = "too-many-sockets"


class ServerBusy(ServerError):
    code = "server-busy"


class ServerLeaving(ServerError):
    code = "server-leaving"


class Fault(ServerError):
    code = "fault"


class BadLimit(ServerError):
    code = "bad-limit"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class PortTaken(ServerError):
    code = "port-taken"


class StoreError(ServerError):
    pass


class BadDatabase(StoreError):
    code = "bad-database"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class Conflict(StoreError):
    code = "conflict"


class StoreFailed(StoreError):
    code = "store-failed"


class NoBackup(StoreError):
    code = "no-backup"


class UnknownTable(StoreError):
    code = "unknown-table"


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
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class RecordMismatch(RecordError):
    code = "record-mismatch"


def _rebuild(kind: type[StipError], facts: dict[str, Fact]) -> StipError:
    return kind(**facts)
