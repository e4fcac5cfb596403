"""The parts and options of To the Point, gathered for everything that works with any game."""

from stip.games.contract import Sign
from stip.games.options import Option
from stip.games.rulebook import Rulebook
from stip.games.to_the_point import encoding, evaluation, notation, patterns, rules, scene

RULEBOOK = Rulebook(
    name="to-the-point",
    title="To the Point",
    prefix="TP",
    players=(2,),
    options=(
        Option("board", "TP-1", ("7x7", "5x7"), "7x7", "columns and rows of the board"),
        Option(
            "own_pawn_only",
            "TP-23",
            ("no", "yes"),
            "no",
            "nobody walks the opponent's pawn",
            published=("no", "yes"),
        ),
        Option(
            "push",
            "TP-27",
            ("free", "rest"),
            "free",
            "who walked the opponent's pawn rests from it for a turn",
            published=("free",),
        ),
    ),
    rules=rules,
    notation=notation,
    presentation=scene,
    evaluation=evaluation,
    patterns=patterns,
    encoding=encoding,
    signs={
        2: (Sign("yellow", ("round-yellow",)), Sign("blue", ("square-blue",))),
    },
)
