"""Bots at a table."""

from __future__ import annotations

from kit.tables import ANN, TableHarness, order

from stip.games.contract import Move
from stip.table.commands import Resign
from stip.table.events import Played


def test_a_bot_is_asked_for_its_move_and_is_shown_its_own_view_only() -> None:
    harness = TableHarness(order("Ann bot4", "tokken"))
    if harness.table.turn == 1:
        assert harness.table.bot_to_move is None
        harness.play_any()
    assert harness.table.bot_to_move == (2, 4)
    view = harness.table.view_for_bot()
    assert view.seat == 2
    assert not view.state.seed.any()
    move = Move(int(view.legal_moves.codes[0]))
    (event,) = harness.apply(harness.table.play_for_bot(2, view.ply, move, harness.now))
    assert event == Played(at=harness.now, seat=2, move=int(move))


def test_a_bots_move_that_comes_too_late_leads_to_nothing() -> None:
    harness = TableHarness(order("Ann bot4"))
    while harness.table.bot_to_move is None:
        harness.play_any()
    assert harness.table.game is not None
    ply, move = harness.table.game.ply, Move(int(harness.table.game.legal_moves.codes[0]))
    assert harness.table.play_for_bot(1, ply, move, 0) == []
    assert harness.table.play_for_bot(2, ply + 1, move, 0) == []
    assert harness.table.play_for_bot(2, ply, Move(10**6), 0) == []
    assert len(harness.table.play_for_bot(2, ply, move, 0)) == 1
    harness.do(ANN, Resign(id="1", seat=1))
    assert harness.table.play_for_bot(2, ply, move, 0) == []
    assert TableHarness(order("Ann open")).table.play_for_bot(2, 0, move, 0) == []
