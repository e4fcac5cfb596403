"""Halma: 2 to 4 players bring their pawns to the opposite court of a board of 16 × 16."""

from stip.games.contract import Option, Rulebook
from stip.games.halma import notation, rules, scene

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
    notation=notation,
    presentation=scene,
    version=2,
    amended=rules.amended,
)
