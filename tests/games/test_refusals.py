"""Refusals and questions as people read them: in words, in every language, without the engine's codes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from kit.cases import OWN_GAMES, Case, default_cases

from stip.errors import IllegalMove
from stip.games import rulebook_of
from stip.locale import LANGUAGES, has_text, localize
from stip.play.position import View

TOUCHES_PER_POSITION = 25
CODES = [
    re.compile(pattern)
    for pattern in (
        r"[{}$*_]",  # a fact that nobody filled in, or the sign of an opposing pawn
        r"\b(card|pawn|field|dot|cell|open|place|point|turn|way|home):",  # touches
        r"(?<![\w’])([rygb]|[TJQKX])(?!\w)",  # the letter of a pawn or of a card
        r"(?<!\w)([BGY][x4/\\|8]|[ROBG][1-9])(?!\w)",  # a card of two signs
        r"\b[a-g][1-7][ne]\b",  # a dot by its cell and side
        r"\b(nw|sw)\b",  # a direction
    )
]
CASES = [case for case in default_cases() if case.game in OWN_GAMES or case.game == "mill"]
each_case = pytest.mark.parametrize("case", CASES, ids=str)


@cache
def refusals(case: Case) -> list[IllegalMove]:
    """What is said about touches that lead nowhere, in positions from all stages of a game."""
    rng = random.Random(5)
    views = [View(game, game.turn) for game in case.stages(3, 400) if not game.is_over]
    return [refusal for view in views for refusal in refusals_in(view, rng)]


def refusals_in(view: View, rng: random.Random) -> Iterator[IllegalMove]:
    scene = view.rulebook.presentation.scene(view.fields, view.seat, "en")
    things = sorted({thing.touch for panel in scene.panels for thing in panel.things if thing.touch})
    things += [button.touch for button in scene.buttons]
    paths = view.touch_paths
    beginnings = {tuple(path[:length]) for path in paths for length in range(len(path) + 1)}
    for _ in range(TOUCHES_PER_POSITION):
        path = rng.choice(paths)
        touches = (*path[: rng.randrange(len(path))], rng.choice(things))
        if touches not in beginnings:
            error = view.refuse(view.seat, touches)
            assert isinstance(error, IllegalMove)
            yield error


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_things_as_people_do(case: Case, language: str) -> None:
    told = {error.why(language) for error in refusals(case)}
    assert len(told) > 3
    found = [text for text in told for code in CODES if code.search(text)]
    assert not found, found


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_a_question(case: Case, language: str) -> None:
    for game in case.stages(3, 400):
        if not game.is_over:
            asked = game.rulebook.presentation.scene(game.view(game.turn).fields, game.turn, language).ask
            assert "?" in asked, asked


@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_after_a_touch_is_a_question(game: str, language: str) -> None:
    texts = (rulebook_of(game).folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    asks = re.findall(rf"^({game}-ask-[\w-]+) =", texts, re.MULTILINE)
    assert asks
    for ask in asks:
        assert has_text(ask, language)
        assert "?" in localize(ask, {}, language) or ask == "tokken-ask-only-out", ask  # there is nothing to choose


@each_case
def test_labels_name_things_as_people_do(case: Case) -> None:
    for game in case.stages(3, 400):
        scene = game.rulebook.presentation.scene(game.view(game.turn).fields, game.turn, "en")
        labels = {thing.label for panel in scene.panels for thing in panel.things}
        assert not [label for label in labels for code in CODES if code.search(label)]


def test_no_card_is_offered_only_to_be_thrown_away() -> None:
    """To the Point: a card that leads nowhere is not offered beside those that do; swapping is a touch of its own."""
    case = next(case for case in CASES if case.game == "to-the-point")
    idle = 0
    for game in case.stages(3, 400):
        paths = game.touch_paths
        swapped = {path[1] for path in paths if path[0] == "discard"}
        offered = {path[0] for path in paths if path[0].startswith("card:")}
        for path in paths:
            assert "discard" not in path[1:]
        idle += len(swapped - offered)
        assert all(game.move_from_touches(["discard", card]) is not None for card in swapped)
        for card in swapped - offered:
            assert game.refuse(game.turn, [card]).facts["refusal"] == "to-the-point-card-idle"
    assert idle
