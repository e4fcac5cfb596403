"""What happens in Punto, in words: what a card caused, and what decided a round or the game."""

from __future__ import annotations

from collections.abc import Sequence

from stip.games.contract import Fields
from stip.games.punto.board import LINES, NEUTRAL, PLACES, YES, row_length, run, side_of
from stip.games.punto.notation import PIGMENTS
from stip.games.scene import Ending, cached_text
from stip.locale import Fact

SHORTEST_TOLD = 3  # cards in a row that is told of when it is broken
BY_ROUNDS = 22  # P-22, as the reason for which a game ended


def describe_effects(before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()) -> str:
    if after.round_number != before.round_number:
        return cached_text("punto-effect-new-round", language)
    place = next((place for place in range(PLACES) if after.heights[place] != before.heights[place]), None)
    if place is None or after.over:
        return ""
    sentences, card = [], after.top[place]
    if covered := before.top[place]:
        broken = _longest_row(before, place) if covered & 3 != card & 3 else 0
        facts = {"pigment": PIGMENTS[covered & 3], "value": covered >> 2, "broken": broken}
        sentences.append(
            cached_text(f"punto-effect-{'breaks' if broken >= SHORTEST_TOLD else 'covers'}", language, **facts)
        )
    count = _longest_row(after, place)
    if count == row_length(after) - 1 and not is_neutral(after, card & 3):
        sentences.append(cached_text("punto-effect-row", language, pigment=PIGMENTS[card & 3], count=count))
    return " ".join(sentences)


def round_ending(state: Fields, language: str) -> Ending:
    """Return what decided a round, given how the cards lay, who won it and which card was removed (P-12 to P-18)."""
    winner, removed = state.last_winner, state.last_removed
    if not winner:
        return Ending(text=cached_text("punto-ended-drawn", language))
    rows = winning_rows(state)
    colours = {state.top[row[0]] & 3 for row in rows}
    facts = card_facts(removed, False)
    return Ending(
        text=_deciding_rows(state, rows, language),
        winners=[seat for seat in range(1, state.players + 1) if colours_of(state, seat) == colours_of(state, winner)],
        sprites=[f"round-{PIGMENTS[colour]}" for colour in sorted(colours)],
        consequence=cached_text("punto-ended-removed", language, **facts) if removed else "",
        consequence_sprite=card_sprite(removed) if removed else "",
    )


def game_ending(state: Fields, language: str) -> Ending | None:
    """Return what decided the game, if that were rounds: the last one, and how many each side has won."""
    if not state.over or state.reason != BY_ROUNDS:
        return None
    wins = sorted(state.wins[1 : state.players + 1])
    code = "punto-ended-score" if has_two_sides(state) else "punto-ended-rounds"
    score = cached_text(code, language, most=wins[-1], least=wins[0])
    last = round_ending(state, language)
    return Ending(text=f"{last.text} {score}", winners=last.winners, sprites=last.sprites)


def winning_rows(state: Fields) -> list[list[int]]:
    """Return the rows that won the last round: P-12, or those of one less by P-15."""
    colours, length = colours_of(state, state.last_winner), row_length(state)
    rows = [row for row in _rows(state) if state.top[row[0]] & 3 in colours]
    return [row for row in rows if len(row) >= length] or [row for row in rows if len(row) == length - 1]


def colours_of(state: Fields, seat: int) -> list[int]:
    """Return the colours with which a seat wins (P-1 to P-4)."""
    if has_two_sides(state):
        return [0, 1] if side_of(seat) == 1 else [2, 3]
    return [seat - 1]


def has_two_sides(state: Fields) -> bool:
    return bool(state.players == 2 or state.teams == YES)


def is_neutral(state: Fields, colour: int) -> bool:
    """Nobody's, or of a seat that has resigned (P-13, P-23)."""
    if has_two_sides(state):
        return False
    return (state.players == 3 and colour == NEUTRAL) or bool(state.resigned[colour + 1])


def card_facts(card: int, is_neutral: bool) -> dict[str, Fact]:
    return {"pigment": PIGMENTS[card & 3], "value": card >> 2, "neutral": "yes" if is_neutral else "no"}


def card_sprite(card: int) -> str:
    return f"punto-{PIGMENTS[card & 3]}-{card >> 2}"


def _deciding_rows(state: Fields, rows: list[list[int]], language: str) -> str:
    count = max(map(len, rows))
    if count >= row_length(state):
        longest = next(row for row in rows if len(row) == count)
        return cached_text("punto-ended-row", language, pigment=PIGMENTS[state.top[longest[0]] & 3], count=count)
    own, alike = colours_of(state, state.last_winner), [row for row in _rows(state) if len(row) == count]
    rivals = [colours for seat in range(1, state.players + 1) if (colours := colours_of(state, seat)) != own]
    theirs = max(
        sum(state.top[row[0]] & 3 in colours and not is_neutral(state, colours[0]) for row in alike)
        for colours in rivals
    )
    code = "punto-ended-more-rows" if len(rows) > theirs else "punto-ended-fewer-points"
    return cached_text(code, language, count=count, own=len(rows), theirs=theirs)


def _longest_row(state: Fields, place: int) -> int:
    """Return how long the longest row through a place is."""
    return 1 + max(run(state, place, step) + run(state, place, -step) for step in LINES)


def _rows(state: Fields) -> list[list[int]]:
    """Return all rows of one colour, also those of a single card, by their places."""
    return [
        [place + i * step for i in range(run(state, place, step) + 1)]
        for place in range(PLACES)
        if state.top[place]
        for step in LINES
        if not run(state, place, -step)
    ]
