"""`scripts/bench card [GAME…]` computes the benchmark card: sizes, branching, length, luck, and baselines.

Everything is played in the arena with fixed numbers of simulations, so the same command gives the same figures on any
machine. Interrupted, it goes on from the logs.
"""

from __future__ import annotations

import argparse
import sys
from math import log10
from pathlib import Path

from bench.card.baselines import play_baselines
from bench.card.page import FILE, Figures, section, with_section
from bench.card.sample import Spread, describe_sample, play_sample
from bench.card.worlds import exponents_of_worlds, hidden_hands, sizes_of, some_views
from stip import __version__
from stip.games import GAMES, rulebook_of
from stip.locale.errors import StipError
from stip.research.encoder import encoder_for

SAMPLE_BOTS = ("random", "3")  # whose games are described; what is hidden is asked in those of the last


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench card", description="The benchmark card of the games.")
    parser.add_argument("game", nargs="*", help="without any, all games")
    parser.add_argument("--sample", type=pairs, default=100, help="games to describe, for each number of players")
    parser.add_argument("--games", type=pairs, default=100, help="of each pairing of the baselines")
    parser.add_argument("--openspiel-games", type=pairs, default=20, help="of each pairing with OpenSpiel's search")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    parser.add_argument("--log", type=Path, default=Path("runs/card"), metavar="DIR", help="a folder for the logs")
    parser.add_argument("--write", action="store_true", help="write the card to docs/benchmark-card.md")
    given = parser.parse_args()
    try:
        for game in given.game or GAMES:
            text = card_of(game, given)
            print(text)
            if given.write:
                FILE.write_text(with_section(FILE.read_text(encoding="utf-8"), game, text), encoding="utf-8")
    except StipError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(f"Interrupted. The same command goes on from the logs in {given.log}.")


def pairs(text: str) -> int:
    """Return a number of games: every deal is played twice."""
    games = int(text)
    if games < 2 or games % 2:
        raise argparse.ArgumentTypeError("games are played in pairs, so it is an even number")
    return games


def card_of(game: str, given: argparse.Namespace) -> str:
    """Return the section of a game."""
    figures = [figures_of(game, players, given) for players in rulebook_of(game).players]
    ladder = play_baselines(game, given.games, given.openspiel_games, given.seed, given.jobs, given.log)
    chosen = f"--sample {given.sample} --games {given.games} --openspiel-games {given.openspiel_games}"
    command = f"scripts/bench card {game} {chosen} --seed {given.seed}    # Stip {__version__}"
    encoder = encoder_for(game)
    sizes = f"{encoder.actions:,} actions; an observation has {encoder.numbers:,} numbers."
    return section(game, command, sizes, figures, ladder)


def figures_of(game: str, players: int, given: argparse.Namespace) -> Figures:
    sampled = {
        bot: play_sample(game, players, bot, given.sample, given.seed, given.jobs, given.log) for bot in SAMPLE_BOTS
    }
    views, sizes = some_views(sampled[SAMPLE_BOTS[-1]]), sizes_of(game)
    return Figures(
        players,
        positions=log10(sizes.count_positions(players)) if sizes else None,
        worlds=exponents_of_worlds(game, views),
        hands=Spread.of([log10(hidden_hands(view)) for view in views]),
        samples={bot: describe_sample(games) for bot, games in sampled.items()},
    )


if __name__ == "__main__":
    main()
