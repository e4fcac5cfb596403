"""Errors about what cannot be done at a table, or not now, or not by this person; the table does not change."""

from __future__ import annotations

from stip.locale.errors import StipError


class TableError(StipError):
    pass


class BadName(TableError):
    code = "bad-name"


class BotName(BadName):
    code = "bot-name"


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


class HintsOff(TableError):
    """Several people play, and have not agreed that hints may be asked for."""

    code = "hints-off"


class HintsOn(TableError):
    code = "hints-on"


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


class CanBePlayed(TableError):
    """There is nothing to explain: the touches are a legal move or the beginning of one."""

    code = "can-be-played"


class ClubGame(TableError):
    """Games of a club evening count, so there are no hints, takebacks or rematches."""

    code = "club-game"
