"""The parts and options of Punto, gathered for everything that works with any game."""

from stip.games.contract import Sign, Teams
from stip.games.options import Option
from stip.games.punto import encoding, endgame, evaluation, notation, patterns, rules, scene
from stip.games.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="punto",
    title="Punto",
    prefix="P",
    players=(2, 3, 4),
    options=(
        Option("rounds_to_win", "P-22", range(1, 6), 2, "how many rounds win the game", published=(2,)),
        Option(
            "teams",
            "P-4",
            ("no", "yes"),
            "no",
            "partners sit opposite and share two colours",
            published=("no", "yes"),
            only_for=4,
        ),
    ),
    rules=rules,
    notation=notation,
    presentation=scene,
    evaluation=evaluation,
    patterns=patterns,
    endgame=endgame,
    encoding=encoding,
    signs={
        2: (
            Sign("red", ("round-red", "round-orange")),
            Sign("blue", ("round-blue", "round-green")),
        ),
        3: (Sign("red", ("round-red",)), Sign("orange", ("round-orange",)), Sign("blue", ("round-blue",))),
        4: (
            Sign("red", ("round-red",)),
            Sign("orange", ("round-orange",)),
            Sign("blue", ("round-blue",)),
            Sign("green", ("round-green",)),
        ),
    },
    round_end=scene.round_end,
    teams=Teams("teams", "yes", sides=(0, 1, 0, 1)),
)
