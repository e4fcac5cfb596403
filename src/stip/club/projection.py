"""The projection of a club evening: what each client may see, and the results as tables of text. Owners are never
sent."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from stip.club.club import Club
from stip.club.standings import standings
from stip.club.views import ClubView, MatchView, MyClub, PersonView, StandingView
from stip.locale import localize
from stip.table.bot_names import bot_name
from stip.table.owners import Owner, is_same_owner

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would calculate what begins with one of these


def view_of(club: Club, owner: Owner) -> ClubView:
    founded = club.founded
    return ClubView(
        club=club.code,
        name=founded.name,
        game=founded.game,
        options=founded.options,
        kind=founded.kind,
        phase=club.phase,
        level=founded.level,
        pause=founded.pause,
        clock=founded.clock,
        is_organiser=club.is_organiser(owner),
        has_free_seat=club.replaceable_bot is not None,
        people=[
            PersonView(
                number=number,
                name=person.name,
                level=person.level,
                is_mine=is_same_owner(person.owner, owner),
                is_gone=person.is_gone or bool(person.level and number not in club.order),
            )
            for number, person in enumerate(club.people, 1)
            if not person.is_gone or number in club.order
        ],
        round=club.round,
        rounds=club.rounds,
        next_round_at=club.next_round_at,
        matches=[
            MatchView(
                number=match.number,
                round=match.round,
                one=match.one,
                two=match.two,
                tables=list(match.tables),
                result=match.result,
                how=match.how,
            )
            for match in club.matches
        ],
        standings=[
            StandingView(
                person=one.person,
                place=one.place,
                points=one.points / 2,
                played=one.played,
                won=one.won,
                drawn=one.drawn,
                lost=one.lost,
            )
            for one in standings(club)
        ],
    )


def listed_club(club: Club) -> MyClub:
    founded = club.founded
    return MyClub(
        club=club.code,
        name=founded.name,
        game=founded.game,
        kind=founded.kind,
        phase=club.phase,
        round=club.round,
        rounds=club.rounds,
    )


def results_table(club: Club, language: str) -> str:
    """Return all matches as comma-separated values."""
    rows = [
        (
            match.round,
            _name(club, match.one),
            _name(club, match.two),
            *((points / 2 for points in match.points) if match.result else ("", "")),
            localize(f"club-how-{match.how}", {}, language) if match.result else "",
            match.tables[-1] if match.tables else "",
        )
        for match in club.matches
    ]
    return _write(("round", "one", "two", "points-one", "points-two", "how", "table"), rows, language)


def standings_table(club: Club, language: str) -> str:
    """Return the standings as comma-separated values."""
    rows = [
        (
            one.place,
            _name(club, one.person),
            one.points / 2,
            one.played,
            one.won,
            one.drawn,
            one.lost,
        )
        for one in standings(club)
    ]
    return _write(("place", "name", "points", "played", "won", "drawn", "lost"), rows, language)


def _write(columns: Iterable[str], rows: Iterable[Iterable[object]], language: str) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([localize(f"club-column-{column}", {}, language) for column in columns])
    writer.writerows([[_cell(value) for value in row] for row in rows])
    return text.getvalue()


def _cell(value: object) -> str:
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return f"'{text}" if text.startswith(FORMULA_SIGNS) else text


def _name(club: Club, number: int) -> str:
    person = club.person(number)
    if person is None:
        return ""
    return bot_name(person.level, ()) if person.level else person.name
