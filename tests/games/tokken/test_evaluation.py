"""What Tokken's bot knows of a position, and what it does about it."""

from __future__ import annotations

from typing import Any

import pytest
from kit.positions import after
from kit.tokken import table

from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.games.tokken.board import RESERVE
from stip.games.tokken.evaluation import NEED, UNIT, board_of
from stip.play.game import new
from stip.play.position import Position, View

MIND = evaluator_for("tokken")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for entry_point in MIND.entry_points.values():
        entry_point.wait_until_compiled()


def features(position: Position, seat: int = 1) -> dict[str, float]:
    numbers = MIND.features_of(position, seat)
    return dict(zip(MIND.evaluation.FEATURES, numbers, strict=True))


def choice(position: Position, iterations: int = 400) -> str:
    candidates = Searcher("tokken", seed=1).search(View(position, position.turn), Budget(iterations))
    return position.write(candidates[0].move)


def need(colour: str, place: int) -> float:
    return float(NEED[board_of(table().state), "rygb".index(colour), place])


def test_a_pawn_whose_spot_is_one_card_away_needs_the_odds_of_that_card() -> None:
    assert need("b", 33) * UNIT == 27 / 4  # two sixes, two sevens
    assert need("r", 24) * UNIT < 27 / 2  # two queens, or in two walks
    assert need("b", RESERVE) * UNIT == pytest.approx(need("b", 0) * UNIT + 27 / 5)


def test_every_board_has_needs_that_end() -> None:
    for track in (36, 72):
        for offset in range(1, 18):
            for past in ("pass", "stay"):
                state = table(track=track, black_dot_offset=offset, dot_past_home=past).state
                needs = NEED[board_of(state), :, :track]
                assert (needs > 0).all(), (track, offset, past)
                assert (needs < 20).all(), (track, offset, past)


def test_pawns_are_judged_in_the_order_in_which_they_go_home() -> None:
    found = features(table("2", "bH g30 y20 r5"))
    assert (found["home"], found["last"]) == (1, 0)
    needs = need("g", 30), need("y", 20), need("r", 5)
    assert (found["next"], found["second"], found["later"]) == pytest.approx(needs)
    found = features(table("2", "bH gH yH"))
    assert (found["last"], found["next"], found["later"]) == pytest.approx((1, need("r", RESERVE), 0))


def test_the_best_card_brings_home_or_hits() -> None:
    assert features(table("2 6", "b33"))["best"] == pytest.approx(need("b", 33))
    assert features(table("2", "r5", "g7"))["best"] == pytest.approx(
        need("r", 5) - need("r", 7) + need("g", RESERVE) - need("g", 25)
    )
    assert features(table("5", "r5", "b16"))["best"] == pytest.approx(need("b", 3) - need("b", 34))
    assert features(table("J", "r5", "b16"))["best"] == pytest.approx(
        need("r", 5) - need("r", 16) + need("b", 23) - need("b", 34)
    )


def test_a_hand_is_counted() -> None:
    found = features(table("A 7 9 X"))
    assert [found[name] for name in ("cards", "idle", "entering", "joker", "sevens")] == [4, 2, 2, 1, 1]


def test_a_card_on_its_way_to_the_other_hand_counts_there() -> None:
    position = after(table("A 7 9 K", other="2 2 3 3", exchanging=True, round_number=2), "give K")
    assert [features(position, seat)["entering"] for seat in (1, 2)] == [1, 1]
    assert [features(position, seat)["cards"] for seat in (1, 2)] == [3, 5]


def test_the_rest_of_a_seven_is_what_pawns_that_have_not_walked_gain() -> None:
    position = table("2", "b35 g20", seven=(4, "g"))
    assert features(position)["rest"] == need("b", 35)
    assert features(table("2", "b35 g22", seven=(4, "b")))["rest"] == pytest.approx(need("g", 22) - need("g", 26))


@pytest.mark.parametrize(("card", "steps"), [("A", 1), ("2", 2), ("3", 3), ("6", 6), ("8", 8), ("Q", 12), ("K", 13)])
def test_a_win_is_taken(card: str, steps: int) -> None:
    assert choice(table(f"{card} 4 J", f"bH gH yH r{36 - steps}", "b20 g3", other="9 6 T")) == f"{card} r"


@pytest.mark.parametrize(("yellow", "red"), [(3, 4), (1, 6), (5, 2), (6, 1)])
def test_a_win_with_the_parts_of_a_seven_is_taken(yellow: int, red: int) -> None:
    position = table("7 A 2 J", f"bH gH y{37 - yellow} r{36 - red}", "b20 g3", other="9 6 T")
    first = choice(position)
    assert first == f"7 y{yellow}"
    assert choice(after(position, first)) == f"7 r{red}"


@pytest.mark.parametrize("steps", [2, 3, 6, 8, 10])
def test_a_loss_is_avoided_with_a_five(steps: int) -> None:
    name = "T" if steps == 10 else str(steps)
    position = table("5 9 K", "b26 g11", f"bH gH yH r{18 - steps}", other=f"{name}.")
    assert choice(position) == "5 *r"


@pytest.mark.parametrize("steps", [2, 3, 6, 8])
def test_a_loss_is_avoided_with_a_hit(steps: int) -> None:
    position = table("Q 3 K", f"b{18 - steps - 3} r30", f"bH gH yH r{18 - steps}", other=f"{steps}.")
    assert choice(position) in ("3 b", "K b")


def test_the_own_row_is_not_locked() -> None:
    assert choice(table("9 2", "r27 b5", "b21", other="3", home_order="free")) in ("2 r", "2 b", "9 b")


def test_a_hand_for_pawns_in_reserve_keeps_what_brings_them_in() -> None:
    position = table("A 5 8 9", other="2 2 3 3", exchanging=True, round_number=2, pile="K K X 6 6 T T J J")
    assert choice(position) != "give A"


@pytest.mark.parametrize(
    "options", [{"track": 72}, {"dot_past_home": "stay"}, {"home_order": "free"}, {"exchange": "draw"}]
)
def test_the_bot_plays_with_all_options(options: dict[str, Any]) -> None:
    game = new("tokken", seed=4, **options)
    bots = {seat: Searcher("tokken", seat) for seat in (1, 2)}
    while not game.is_over and game.ply < 150:
        game.play(bots[game.turn].search(game.view(game.turn), Budget(20))[0].move)
    assert game.ply > 40
