"""The levels of each game, and those between them."""

from __future__ import annotations

import pytest
from kit.cases import OWN_GAMES

from stip.bots.levels import level_at, levels_of
from stip.bots.searcher import UNLIMITED_ITERATIONS
from stip.games import GAMES
from stip.locale import has_text
from stip.table.bot_names import BOT_NAMES

STEPS = [number / 4 for number in range(4, 21)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_number_is_one_of_the_five_levels(game: str) -> None:
    assert tuple(level_at(game, number) for number in range(1, 6)) == levels_of(game)
    assert level_at(game, 3.0) is levels_of(game)[2]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_searches_no_less_and_judges_no_worse_than_the_one_below(game: str) -> None:
    levels = [level_at(game, number) for number in STEPS]
    assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
    assert [level.noise for level in levels] == sorted((level.noise for level in levels), reverse=True)
    assert len({(level.iterations, level.noise, level.form_spread) for level in levels}) == len(STEPS)


def test_a_level_half_way_has_the_geometric_mean_of_iterations_and_noise() -> None:
    first, second, between = level_at("halma", 2), level_at("halma", 3), level_at("halma", 2.5)
    assert between.iterations == round((first.iterations * second.iterations) ** 0.5)
    assert between.noise == pytest.approx((first.noise * second.noise) ** 0.5)
    assert between.form_spread == pytest.approx((first.form_spread + second.form_spread) / 2)


@pytest.mark.parametrize("game", GAMES)
def test_below_the_highest_level_iterations_are_limited_and_so_is_the_time(game: str) -> None:
    numbers = [level_at(game, number).iterations for number in (4, 4.25, 4.5, 4.75)]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] < 50_000
    assert level_at(game, 5).iterations == UNLIMITED_ITERATIONS
    assert all(level_at(game, number).seconds == 1.0 for number in (4, 4.25, 4.5, 4.75, 5))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_one_style_turns_into_the_next_and_the_last_fades(game: str) -> None:
    second, third = (levels_of(game)[number].style for number in (1, 2))
    between = level_at(game, 2.25).style
    assert between == {
        name: pytest.approx(0.75 * second.get(name, 0) + 0.25 * third.get(name, 0)) for name in {*second, *third}
    }
    fourth, almost, fifth = (level_at(game, number).style for number in (4, 4.75, 5))
    assert almost == {name: value / 4 for name, value in fourth.items()}
    assert fifth == {}


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_level_with_a_style_has_a_text_about_it_and_no_other(game: str) -> None:
    told = [has_text(f"{game}-bot-{level}") for level in range(1, len(BOT_NAMES) + 1)]
    assert told == [bool(level.style) for level in levels_of(game)] == [True] * 4 + [False]
