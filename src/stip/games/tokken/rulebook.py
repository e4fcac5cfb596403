"""The parts and options of Tokken, gathered for everything that works with any game."""

from stip.games.contract import Sign
from stip.games.options import Option
from stip.games.rulebook import Rulebook
from stip.games.tokken import encoding, evaluation, notation, patterns, rules, scene

RULEBOOK = Rulebook(
    name="tokken",
    title="Tokken",
    prefix="T",
    players=(2,),
    options=(
        Option("track", "T-1", range(36, 73, 36), 36, "fields of the ring: 36 is the board for two, 72 that for four"),
        Option("black_dot_offset", "T-2", range(1, 18), 9, "how far the black dot lies in each quarter"),
        Option(
            "exchange",
            "T-8",
            ("swap", "draw", "none"),
            "swap",
            "how a card changes hands before each round",
            published=("swap", "draw"),
        ),
        Option(
            "home_order",
            "T-19",
            ("far_end", "free"),
            "far_end",
            "whether the home row fills from its far end",
            published=("free",),
        ),
        Option(
            "dot_past_home",
            "T-21",
            ("pass", "stay"),
            "pass",
            "whether a black dot leads past the own home base",
            published=("pass",),
        ),
    ),
    rules=rules,
    notation=notation,
    presentation=scene,
    evaluation=evaluation,
    patterns=patterns,
    encoding=encoding,
    signs={
        2: (Sign("ivory", ("round-ivory",)), Sign("ebony", ("square-ebony",))),
    },
    version=2,
    amended=rules.amended,
)
