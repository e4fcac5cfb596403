"""Every game with every number of players and every option, for the contract test."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import product

from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.games.options import Value
from stip.play.game import Game, new

OWN_GAMES = [name for name, entry in GAMES.items() if entry.module.startswith("stip.games.")]  # that Stip brings along
FEW = 12  # combinations of options per game and number of players


@dataclass(frozen=True)
class Case:
    game: str
    players: int
    options: tuple[tuple[str, Value], ...]

    def new(self, seed: int, first: int | None = None) -> Game:
        return new(self.game, self.players, seed=seed, first=first, **dict(self.options))

    def stages(self, seed: int, max_plies: int) -> list[Game]:
        """Return positions from all stages of a game of random moves, each with its history: from its start to its
        last moves, and from another end of the same game, in which a seat resigns half-way."""
        rng = random.Random(seed)
        game = _play_on(self.new(seed), rng, max_plies)
        half_way = game[(len(game) - 1) // 2].copy()
        half_way.resign(rng.choice([seat for seat in range(1, self.players + 1) if not half_way.state.places[seat]]))
        return [*_stages(game), *_stages(_play_on(half_way, rng, max_plies))]

    @property
    def variant(self) -> str:
        """The number of players and the options that differ from their defaults, like `4-teams`."""
        defaults = {option.name: option.default for option in rulebook_of(self.game).options}
        return "-".join([str(self.players), *(name for name, value in self.options if value != defaults[name])])

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def all_cases() -> list[Case]:
    """Return all combinations of options if there are few, otherwise cases in which every value of every option occurs.
    Ranges are represented by their first, default and last value."""
    cases = []
    for game in GAMES:
        book = rulebook_of(game)
        for players in book.players:
            choices = []
            for option in book.options:
                values: tuple[Value, ...] = tuple(option.values)
                if isinstance(option.values, range):
                    values = tuple(dict.fromkeys((option.values[0], option.default, option.values[-1])))
                if option.only_for not in (None, players):
                    values = (option.default,)
                choices.append([(option.name, value) for value in values])
            combinations = list(product(*choices))
            if len(combinations) > FEW:
                defaults = [(option.name, option.default) for option in book.options]
                lasts = tuple(values[-1] for values in choices)
                alone = [
                    (*defaults[:i], value, *defaults[i + 1 :]) for i, values in enumerate(choices) for value in values
                ]
                combinations = list(dict.fromkeys([*alone, lasts]))
            cases += [Case(game, players, chosen) for chosen in combinations]
    return cases


def default_cases() -> list[Case]:
    """Return one case for each game and number of players, and one with teams."""
    cases = []
    for game in GAMES:
        book = rulebook_of(game)
        defaults = {option.name: option.default for option in book.options}
        cases += [Case(game, players, tuple(defaults.items())) for players in book.players]
        if teams := book.teams:
            cases.append(Case(game, len(teams.sides), tuple({**defaults, teams.option: teams.value}.items())))
    return cases


def _play_on(game: Game, rng: random.Random, max_plies: int) -> list[Game]:
    """Play random moves, at most to a ply, and return the game as it was before and after each of them."""
    played = [game.copy()]
    while not game.is_over and game.ply < max_plies:
        game.play(Move(int(rng.choice(game.legal_moves.codes))))
        played.append(game.copy())
    return played


def _stages(played: list[Game]) -> list[Game]:
    """Return the first, the last four, and some between."""
    last = len(played) - 1
    chosen = {0, last // 16, last // 4, last // 2, last * 3 // 4, *range(max(0, last - 3), last + 1)}
    return [played[i] for i in sorted(chosen)]
