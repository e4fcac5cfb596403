"""Halma: 2 to 4 players bring their pawns to the opposite court of a board of 16 × 16."""

from stip.games.halma import rules, scene, words
from stip.games.rulebook import Option, Rulebook

RULEBOOK = Rulebook(
    name="halma",
    title="Halma",
    prefix="H",
    players=(2, 3, 4),
    options=(
        Option(
            "may_leave_goal",
            "H-11",
            ("yes", "no"),
            "yes",
            "a pawn may leave the opposite court again",
            published=("yes",),
        ),
        Option(
            "squatters",
            "H-13",
            ("count", "strict"),
            "count",
            "a pawn that stays at home does not stop the other",
            published=("strict",),
        ),
    ),
    rules=rules,
    words=words,
    scenery=scene,
    version=2,
    amended=rules.amended,
)
