"""What happens in To the Point, in words: what a tile or card caused, and what decided the game."""

from __future__ import annotations

from collections.abc import Sequence

from stip.games.contract import Fields
from stip.games.scene import Ending, cached_text, owner_facts
from stip.games.to_the_point.board import (
    BLUE,
    DOTS,
    FORMED_BY,
    GREEN,
    OFF_BOARD,
    RED,
    ROWS,
    START,
    YELLOW,
    dot_colours,
    place_of_dot,
)

PAWNS = ("", "round-yellow", "square-blue")  # by seat
SEAT_PIGMENTS = ("", "yellow", "blue")
DOT_PIGMENTS = {0: "none", BLUE: "blue", GREEN: "green", YELLOW: "yellow", RED: "any"}
ARRIVED = 25  # TP-25, as the reason for which a game ended


def describe_effects(before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()) -> str:
    if after.over:
        return ""
    sentences = []
    if after.cells != before.cells:
        sentences += _tell_dots(before, after, language)
    for owner in (1, 2):
        if after.pawns[owner] != before.pawns[owner]:
            steps, is_back = steps_to_go(after, owner), steps_to_go(after, owner) > steps_to_go(before, owner)
            code = "to-the-point-effect-back" if is_back and before.seat != owner else "to-the-point-effect-steps"
            facts = owner_facts(owner, seat, names)
            sentences.append(cached_text(code, language, **facts, pigment=SEAT_PIGMENTS[owner], steps=steps))
    if after.changing:
        sentences.append(cached_text("to-the-point-effect-red", language))
    return " ".join(sentences)


def game_ending(state: Fields, language: str) -> Ending | None:
    """Return what decided the game, if a pawn has arrived (TP-25)."""
    if not state.over or state.reason != ARRIVED:
        return None
    winner = state.places.index(1)
    steps = steps_to_go(state, 3 - winner)
    text = cached_text("to-the-point-ended", language, pigment=SEAT_PIGMENTS[winner], steps=steps)
    return Ending(text=text, winners=[winner], sprites=[PAWNS[winner]])


def steps_to_go(state: Fields, seat: int) -> int:
    """Return the fewest steps in which a pawn can reach the other start point; the first one brings it in."""
    if state.pawns[seat] == OFF_BOARD:
        return ROWS + 1
    (x, y), (goal_x, goal_y) = place_of_dot(state.pawns[seat]), place_of_dot(START[3 - seat])
    return (abs(goal_x - x) + abs(goal_y - y)) // 2


def _tell_dots(before: Fields, after: Fields, language: str) -> list[str]:
    """Tell which dots a tile has made, and how many are gone."""
    formed = [dot for dot in range(DOTS) if FORMED_BY[dot]]
    then, now = ([dot_colours(state.cells, dot) for dot in formed] for state in (before, after))
    made = [new for old, new in zip(then, now, strict=True) if new and not old]
    gone = sum(bool(old) and not new for old, new in zip(then, now, strict=True))
    pigment = DOT_PIGMENTS[made[0]] if len(made) == 1 else "several"
    sentences = [cached_text("to-the-point-effect-made", language, dots=len(made), pigment=pigment)] if made else []
    return [*sentences, cached_text("to-the-point-effect-gone", language, dots=gone)] if gone else sentences
