"""Bots have characters: in the same positions, each prefers what its style is fond of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from kit.cases import OWN_GAMES

from stip.bots.evaluator import evaluator_for
from stip.bots.levels import Level, levels_of
from stip.bots.players import LevelPlayer
from stip.bots.searcher import Candidate
from stip.bots.styles import _opponents_of, style_bonuses
from stip.games.contract import Move
from stip.games.to_the_point.codes import KIND, WALK, B
from stip.games.tokken.board import RESERVE
from stip.play.game import new
from stip.play.position import Position, View
from stip.table.bot_names import BOT_NAMES

LONG = 4  # fields
MARGIN = 0.1  # by which a bot surpasses the others in what it is known for
COMMON = Level(iterations=1, noise=0.03)  # of the players whose positions are looked at


@dataclass(frozen=True)
class Choice:
    """What a bot chose in a position, and what came of it."""

    before: Position
    move: Move
    after: Position

    def growth(self, *features: str, is_own: bool = True) -> float:
        """By how much features of the bot, or of its opponent, have grown."""
        evaluator, seat = evaluator_for(self.before.rulebook.name), self.before.turn if is_own else 3 - self.before.turn
        before, after = evaluator.features_of(self.before, seat), evaluator.features_of(self.after, seat)
        return sum(after[i] - before[i] for i in map(evaluator.evaluation.FEATURES.index, features))


def positions_of(game: str, games: int, interval: int, **options: int) -> Iterator[Position]:
    """Yield every so many positions of games between players without a style."""
    for seed in range(games):
        played, player = new(game, seed=seed, **options), LevelPlayer(game, COMMON, seed, {})
        while not played.is_over:
            if played.ply % interval == 0:
                yield played.position_at(len(played.log))
            played.play(player.choose(played.view(played.turn)))


def choices(positions: list[Position], style: dict[str, float]) -> list[Choice]:
    """Return what a bot chooses that looks one move ahead, without noise."""
    player = LevelPlayer(positions[0].rulebook.name, Level(iterations=1, style=style), 1, {})
    moves = [player.choose(View(position, position.turn)) for position in positions]
    return [Choice(one, move, one.after(move)) for one, move in zip(positions, moves, strict=True)]


def check_characters(positions: list[Position], known_for: dict[str, Callable[[Choice], float]]) -> None:
    """In the same positions, every bot does most of what it is known for."""
    styles = {
        names[0]: level.style for names, level in zip(BOT_NAMES, levels_of(positions[0].rulebook.name), strict=True)
    }
    chosen = {bot: choices(positions, styles[bot]) for bot in known_for}
    for bot, measure in known_for.items():
        own, *others = (sum(map(measure, chosen[one])) for one in sorted(known_for, key=lambda one: one != bot))
        assert own > max(others) + MARGIN * abs(own), (bot, own, others)


@pytest.mark.slow
def test_in_halma_mimo_leaves_home_hoppi_jumps_far_brumm_takes_the_last_and_kvikk_the_first() -> None:
    check_characters(
        list(positions_of("halma", 2, 6)),
        {
            "Mimo": lambda choice: -choice.growth("at_home"),
            "Hoppi": lambda choice: gain if (gain := -choice.growth("distance")) >= LONG else 0,
            "Brumm": lambda choice: -choice.growth("last"),
            "Kvikk": lambda choice: -choice.growth("outside"),
        },
    )


@pytest.mark.slow
def test_in_punto_mimo_spoils_no_rows_hoppi_begins_many_brumm_spoils_them_and_kvikk_sticks_to_one() -> None:
    check_characters(
        list(positions_of("punto", 24, 2, rounds_to_win=1)),
        {
            "Mimo": lambda choice: choice.growth("lacks_one", "lacks_two", is_own=False),
            "Hoppi": lambda choice: choice.growth("lacks_three"),
            "Brumm": lambda choice: -choice.growth("lacks_one", "lacks_two", is_own=False),
            "Kvikk": lambda choice: choice.growth("lacks_one") - choice.growth("lacks_three"),
        },
    )


@pytest.mark.slow
def test_in_to_the_point_mimo_builds_hoppi_walks_brumm_pushes_and_kvikk_takes_dots_away() -> None:
    def walks(choice: Choice, is_push: bool) -> float:
        return choice.move >> KIND == WALK and (choice.move >> B & 63 > 0) == is_push

    check_characters(
        list(positions_of("to-the-point", 12, 2)),
        {
            "Mimo": lambda choice: choice.growth("road"),
            "Hoppi": lambda choice: walks(choice, is_push=False),
            "Brumm": lambda choice: walks(choice, is_push=True),
            "Kvikk": lambda choice: -choice.growth("step", is_own=False),
        },
    )


@pytest.mark.slow
def test_in_tokken_mimo_brings_all_along_hoppi_runs_with_one_brumm_hits_and_kvikk_saves_sevens() -> None:
    def hits(choice: Choice) -> float:
        theirs = 3 - choice.before.turn
        before, after = (int(one.fields.pawns[theirs].count(RESERVE)) for one in (choice.before, choice.after))
        return max(0, after - before)

    check_characters(
        list(positions_of("tokken", 8, 4)),
        {
            "Mimo": lambda choice: -choice.growth("later"),
            "Hoppi": lambda choice: -choice.growth("next"),
            "Brumm": hits,
            "Kvikk": lambda choice: choice.growth("sevens"),
        },
    )


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_style_with_which_nothing_counts_more_changes_nothing(game: str) -> None:
    positions = list(positions_of(game, 1, 7))
    none = dict.fromkeys(levels_of(game)[0].style, 0.0)
    assert [one.move for one in choices(positions, none)] == [one.move for one in choices(positions, {})]


def test_a_style_counts_what_a_move_gains_and_what_it_takes_from_the_others() -> None:
    game = new("punto", 3, seed=1)
    for number in range(12):
        game.play(game.legal_moves[number % len(game.legal_moves)])
    view, evaluator = game.view(game.turn), evaluator_for("punto")
    moves = [Move(code) for code in view.codes]
    own = style_bonuses(evaluator, view, moves, {"lacks_three": 1.0}, 1)
    theirs = style_bonuses(evaluator, view, moves, {"lacks_three-theirs": 1.0}, 1)
    both = style_bonuses(evaluator, view, moves, {"lacks_three": 2.0, "lacks_three-theirs": 0.5}, 1)
    assert max(own) > 0.0 < max(theirs)
    assert both == pytest.approx([2.0 * one + 0.5 * other for one, other in zip(own, theirs, strict=True)])


def test_nobody_spoils_what_a_partner_builds() -> None:
    game = new("punto", 4, seed=1, teams="yes")
    while len(game.log) < 12:
        game.play(game.legal_moves[0])
    view = game.view(game.turn)
    assert _opponents_of(view) == [2, 4] if game.turn in (1, 3) else [1, 3]
    alone = new("punto", 4, seed=1)
    assert _opponents_of(alone.view(1)) == [2, 3, 4]
    alone.resign(3)
    assert _opponents_of(alone.view(1)) == [2, 4]


def test_a_certain_win_is_worth_more_than_anything_that_a_style_is_fond_of() -> None:
    player = LevelPlayer("halma", Level(iterations=1, style={"distance": 50.0}), 1, {})
    win, other = (Candidate(Move(1), 1, value, value, 0.1, value) for value in (1.0, 0.9))
    assert player._apparent_value(win, bonus=-9.0) > player._apparent_value(other, bonus=400.0)
    lost = Candidate(Move(1), 1, 0.0, 0.0, 0.1, 0.0)
    assert player._apparent_value(lost, bonus=9.0) == 0.0
