"""What is told about a table, in words: names, what somebody did, and how a round or a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stip.games.scene import Ending, Scene
from stip.locale import has_text, localize
from stip.table.views import (
    AnyPublicEvent,
    BotTookOver,
    DrawAgreed,
    GameBegun,
    HintsAgreed,
    MovePlayed,
    MovesTakenBack,
    OfferDeclined,
    OfferMade,
    PersonReturned,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    Spoken,
    TableClosed,
    TableView,
)


def name_of(table: TableView, seat: int, language: str) -> str:
    return table.seats[seat - 1].name or localize("table-open", {}, language)


def is_reader(table: TableView, seat: int) -> bool:
    """Return whether this seat belongs to the only person at this terminal, who is called “You”."""
    return table.seats[seat - 1].is_mine and sum(one.is_mine for one in table.seats) == 1


def subject_of(table: TableView, seat: int, language: str) -> str:
    return localize("setup-you", {}, language) if is_reader(table, seat) else name_of(table, seat, language)


def question_text(
    game: str, scene: Scene, chosen: Sequence[str], following: Sequence[str], kinds_of: Sequence[str], language: str
) -> str:
    """Return what is asked next, by what has been touched and by the kinds of what can be."""
    asks = f"{game}-ask"
    only = f"{asks}-only-{'-'.join(following)}"
    if has_text(only):
        return f"{localize(only, {}, language)} {scene.cause}".strip()
    if not chosen:
        return scene.ask
    last, kinds = _kind_of(chosen[-1]), list(dict.fromkeys(map(_kind_of, kinds_of)))
    wanted = [f"{asks}-after-{last}"] if len(kinds) > 1 else [f"{asks}-{last}-{kinds[0]}", f"{asks}-{kinds[0]}"]
    return localize(next(filter(has_text, wanted), "ask-next"), {}, language)


def told_log(
    table: TableView, log: Sequence[AnyPublicEvent], first: int, effects: Mapping[int, str], language: str
) -> list[str]:
    """Return what has happened from an event on, an entry for each that is told."""
    lines = []
    for place, event in enumerate(log[first:], first):
        if sentence := told(table, event, language):
            lines.append(f"{sentence} {effects.get(place, '') if isinstance(event, MovePlayed) else ''}".strip())
    return lines


def told(table: TableView, event: AnyPublicEvent, language: str) -> str:
    """Return an event as a sentence; an empty text if nobody has to be told."""

    def say(code: str, **facts: str | int) -> str:
        return localize(code, facts, language)

    match event:
        case MovePlayed():
            is_shared = sum(one.is_mine for one in table.seats) > 1
            words = ("" if event.is_secret and is_shared else event.text) or say("table-secret")
            return f"{subject_of(table, event.seat, language)} {words}."
        case SeatResigned():
            who = "me" if is_reader(table, event.seat) else "other"
            code = "table-out-of-time" if event.why == "time" else "table-resigns"
            return f"{subject_of(table, event.seat, language)} {say(code, who=who)}."
        case SeatTaken() if event.name and not table.seats[event.seat - 1].is_mine:
            return say("terminal-sits", name=event.name, seat=event.seat)
        case SeatLeft():
            return say("terminal-leaves", seat=event.seat)
        case OfferMade():
            is_mine = table.seats[event.seat - 1].is_mine
            name = name_of(table, event.seat, language)
            return say(f"offer-{event.kind}-mine") if is_mine else say(f"offer-{event.kind}", name=name)
        case OfferDeclined():
            return say("table-declined", name=name_of(table, event.seat, language))
        case MovesTakenBack():
            return say("terminal-taken-back")
        case DrawAgreed():
            return say("end-draw")
        case HintsAgreed():
            return say("table-hints-on")
        case BotTookOver():
            return say("table-bot-plays", name=name_of(table, event.seat, language))
        case PersonReturned():
            return say("table-is-back", name=name_of(table, event.seat, language))
        case Spoken():
            return f"{name_of(table, event.seat, language)}: {say(f'phrase-{event.phrase}')}"
        case TableClosed():
            return say("table-closed")
        case GameBegun() if event.number > 1:
            return say("terminal-again")
        case _:
            return ""


def round_text(table: TableView, ending: Ending, language: str) -> str:
    """Return who won a round, and what decided it."""
    winners = ending.winners
    if not winners:
        who = localize("round-drawn", {}, language)
    elif any(is_reader(table, seat) for seat in winners):
        who = localize("round-you-win", {"count": len(winners)}, language)
    else:
        names = ", ".join(name_of(table, seat, language) for seat in winners)
        who = localize("round-won", {"names": names, "count": len(winners)}, language)
    return " ".join(filter(None, (who, ending.text, ending.consequence)))


def ending_text(table: TableView, seats: Sequence[int], scene: Scene | None, language: str) -> str:
    """Return how the game ended, and what decided it."""
    words = outcome_text(table, seats, language) if table.outcome else ""
    return f"{words} {scene.ending.text}" if scene and scene.ending else words


def outcome_text(table: TableView, seats: Sequence[int], language: str) -> str:
    """Return how the game ended, in a few words and with the clause."""
    assert table.outcome
    places, reason = table.outcome.places, table.outcome.reason
    winners = [seat for seat, place in enumerate(places, 1) if place == 1]
    names = [name_of(table, seat, language) for seat in winners]
    if len(winners) in (0, len(places)):
        who = localize("table-drawn", {}, language)
    elif len(seats) == 1 and seats[0] in winners:
        who = localize("table-you-win", {}, language)
    elif len(names) == 1:
        who = localize("table-wins", {"name": names[0]}, language)
    else:
        who = localize("table-win-together", {"names": ", ".join(names)}, language)
    why = next((code for code in (f"{table.game}-end-{reason}", f"end-{reason}") if has_text(code)), "")
    if reason in ("draw", "G-6") or not why:
        return f"{who} ({reason})" if reason != "draw" else f"{who} {localize('end-draw', {}, language)}"
    return f"{who} {localize(why, {}, language)} ({reason})"


def _kind_of(touch: str) -> str:
    return touch.partition(":")[0]
