"""Errors about what cannot be done at a club evening, or not now, or not by this person; nothing has changed."""

from __future__ import annotations

from stip.locale.errors import StipError


class ClubError(StipError):
    pass


class NameTaken(ClubError):
    code = "name-taken"


class ClubFull(ClubError):
    code = "club-full"


class TooFewPeople(ClubError):
    code = "too-few-people"


class NotTheOrganiser(ClubError):
    code = "not-the-organiser"


class ClubNotNow(ClubError):
    code = "club-not-now"


class GamesGoOn(ClubError):
    code = "games-go-on"


class NoSuchPerson(ClubError):
    code = "no-such-person"


class NoSuchMatch(ClubError):
    code = "no-such-match"


class MatchDecided(ClubError):
    code = "match-decided"


class NoDrawnKnockout(ClubError):
    code = "no-drawn-knockout"
