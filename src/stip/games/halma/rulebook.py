"""The parts and options of Halma, gathered for everything that works with any game."""

from stip.games.contract import Sign
from stip.games.halma import encoding, endgame, evaluation, notation, patterns, rules, scene
from stip.games.options import Option
from stip.games.rulebook import Rulebook

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
    patterns=patterns,
    endgame=endgame,
    encoding=encoding,
)
