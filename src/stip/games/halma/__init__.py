"""Halma: 2 to 4 players bring their pawns to the opposite court of a board of 16 × 16."""

from stip.games.contract import Option, Rulebook, Sign
from stip.games.halma import evaluation, notation, rules, scene

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
    evaluation=evaluation,
    signs={
        2: (Sign("red", ("round-red",)), Sign("blue", ("round-blue",))),
        3: (
            Sign("red", ("round-red", "round-blue")),
            Sign("yellow", ("round-yellow",)),
            Sign("green", ("round-green",)),
        ),
        4: (
            Sign("red", ("round-red",)),
            Sign("yellow", ("round-yellow",)),
            Sign("blue", ("round-blue",)),
            Sign("green", ("round-green",)),
        ),
    },
    version=2,
    amended=rules.amended,
)
