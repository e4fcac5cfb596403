"""The parts and options of Mill, gathered for everything that works with any game."""

from stip.games.contract import Sign
from stip.games.options import Option
from stip.games.rulebook import Rulebook

from stip_mill import encoding, evaluation, notation, rules, scene

RULEBOOK = Rulebook(
    name="mill",
    title="Mill",
    prefix="M",
    players=(2,),
    options=(
        Option(
            "flying",
            "M-5",
            ("yes", "no"),
            "yes",
            "three men that are left may go to any empty point",
            published=("yes", "no"),
        ),
    ),
    rules=rules,
    notation=notation,
    presentation=scene,
    evaluation=evaluation,
    encoding=encoding,
    signs={2: (Sign("red", ("round-red",)), Sign("blue", ("round-blue",)))},
)
