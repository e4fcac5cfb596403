"""Punto: 2 to 4 players lay cards in a square of 6 × 6 and try for a row of one colour."""

from stip.games.contract import Option, Rulebook
from stip.games.punto import notation, rules, scene

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
)
