"""What the worker with the bots answers. That it answers the same in a browser is tested there."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from stip.bots.hints import Hint
from stip.bots.players import make_player
from stip.bots.review import ReviewedMove
from stip.browser.jobs import AnyJob, Choose, FindHint, MakeReview
from stip.browser.thinking import Thinker
from stip.games.contract import Move
from stip.play.game import new
from stip.play.record import write_record


def think(job: AnyJob) -> str:
    return asyncio.run(Thinker().think(1, msgspec.json.encode(job).decode()))


def test_a_bot_is_sent_the_bytes_of_a_view_and_answers_with_its_move() -> None:
    game = new("tokken", seed=7)
    view = game.view(game.turn)
    job = Choose("tokken", view.content, view.seat, 3, 1)
    assert int(think(job)) == make_player("3", "tokken", 1).choose(view)


def test_a_hint_is_a_legal_move_with_its_chance() -> None:
    game = new("tokken", seed=7)
    view = game.view(game.turn)
    hint = msgspec.json.decode(think(FindHint("tokken", view.content, view.seat)), type=Hint)
    assert hint.move in view.codes
    assert 0 < hint.chance < 1


def test_a_review_tells_about_every_move() -> None:
    game = new("punto", seed=7)
    for _ in range(4):
        game.play(Move(game.codes[0]))
    game.resign(game.turn)
    reviewed = msgspec.json.decode(think(MakeReview(write_record(game))), type=list[ReviewedMove])
    assert [one.number for one in reviewed] == list(range(1, len(game.log) + 1))


def test_a_job_that_is_cancelled_ends_at_once() -> None:
    game = new("tokken", seed=7)
    view = game.view(game.turn)
    job = msgspec.json.encode(Choose("tokken", view.content, view.seat, 5, 1)).decode()

    async def think_and_cancel() -> None:
        thinker = Thinker()
        thinking = asyncio.ensure_future(thinker.think(1, job))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        thinker.cancel(1)
        await thinking

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(think_and_cancel())
