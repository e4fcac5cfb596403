"""Players of a frozen version: in a process of their own, and with nothing but what their seat sees."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.ladder.freezing import FROZEN, BadContest, games_of, unpack
from bench.ladder.frozen_player import FrozenPlayer, PlayerProcess, VersionedPlayers, close_processes, process_of
from bench.ladder.player_process import describe_game

from stip.bots.arena.match import PlayedMatch, Tournament
from stip.bots.arena.tournament import run_tournament
from stip.bots.players import make_player
from stip.games import GAMES
from stip.play.game import new
from stip.play.position import View

EXIT_TIMEOUT_S = 60
PLIES = 24


def pretend(folder: Path, answer: dict[str, Any]) -> PlayerProcess:
    """A process that gives the same answer to everything."""
    (folder / "player_process.py").write_text(
        f"import sys\nfor line in sys.stdin:\n    print({json.dumps(answer)!r}, flush=True)"
    )
    return PlayerProcess(folder)


def requests_to(process: PlayerProcess, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A list to which all further requests to a process are added."""
    requests, ask = list[dict[str, Any]](), process.ask

    def note(request: dict[str, Any]) -> dict[str, Any]:
        requests.append(request)
        return ask(request)

    monkeypatch.setattr(process, "ask", note)
    return requests


# How it plays


@pytest.mark.parametrize("game", GAMES)
def test_a_version_that_was_frozen_now_thinks_as_the_present_one_does(game: str, unpacked: Path) -> None:
    played, players = new(game, 2, seed=3), VersionedPlayers(unpacked)
    frozen = [players("frozen:now@20", game, seat) for seat in (1, 2)]
    present = [make_player("5@20", game, seat) for seat in (1, 2)]
    while not played.is_over and played.ply < PLIES:  # long enough to need the trees of earlier moves
        seat = played.turn
        view = played.view(seat)
        move = frozen[seat - 1].choose(view)
        assert move == present[seat - 1].choose(view)
        played.play(move)


def test_a_frozen_bot_plays_whole_games_against_the_present_one_in_the_arena(unpacked: Path) -> None:
    tournament = Tournament.read("punto", 3, {"rounds_to_win": 1}, ["5@20", "frozen:now@20"], 7)
    results = run_tournament(tournament, 2, VersionedPlayers(unpacked))
    assert all(isinstance(result, PlayedMatch) and min(result.moves) > 0 for result in results), results


@pytest.mark.slow  # older versions are compiled first
@pytest.mark.parametrize("archive", sorted(FROZEN.glob("*.zip")), ids=lambda archive: archive.stem)
def test_every_frozen_version_can_still_be_played_against(archive: Path, tmp_path: Path) -> None:
    for game in games_of(unpack(archive.stem, tmp_path)):
        tournament = Tournament.read(game, 2, {}, ["5@5", f"frozen:{archive.stem}@5"], 7)
        results = run_tournament(tournament, 2, VersionedPlayers(tmp_path))
        assert all(isinstance(result, PlayedMatch) for result in results), results
    close_processes()


# What it is told


def test_a_view_goes_across_and_never_a_position(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = process_of(unpacked / "now")
    requests = requests_to(process, monkeypatch)
    player = FrozenPlayer(process, "5@1", "tokken", 5)
    game = new("tokken", 2, seed=3)
    view = game.view(game.turn)
    for world in (view, *(View(view.imagine(number), view.seat) for number in range(3))):
        player.choose(world)  # and in every world that looks the same
    made, *chosen = requests
    sent = {"choose": made["make"], "seat": view.seat, "view": base64.b64encode(view.state.tobytes()).decode()}
    assert chosen == [sent] * 4
    assert view.state.tobytes() != game.state.tobytes()
    assert made == {"make": made["make"], "bot": "5@1", "game": "tokken", "seed": 5, "forget": made["forget"]}
    with pytest.raises(TypeError, match="never the position"):
        player.choose(game)  # type: ignore[arg-type]
    assert len(requests) == 5


def test_a_player_that_is_not_needed_any_more_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = pretend(tmp_path, describe_game("punto"))
    requests = requests_to(process, monkeypatch)
    kept, dropped = (FrozenPlayer(process, "5@1", "punto", 0) for _ in range(2))
    del dropped
    later = [FrozenPlayer(process, "5@1", "punto", 0) for _ in range(2)]
    assert [request["forget"] for request in requests] == [[], [], [1], []]
    del kept, later
    process.close()


# What it refuses


def test_a_version_with_another_record_type_is_refused(tmp_path: Path) -> None:
    process = pretend(tmp_path, {**describe_game("punto"), "record": "[]"})
    with pytest.raises(BadContest, match="has another record type for positions of Punto"):
        process.make_player("5@1", "punto", 0)
    process.close()


def test_a_version_with_other_rules_is_refused(tmp_path: Path) -> None:
    process = pretend(tmp_path, {**describe_game("tokken"), "rules": 1})
    with pytest.raises(BadContest, match="plays by version 1 of the rules of Tokken, this one by 2"):
        process.make_player("5@1", "tokken", 0)
    process.close()


def test_what_fails_in_the_process_is_told_with_its_version(unpacked: Path) -> None:
    with pytest.raises(BadContest, match="now answers: UnknownBot: There is no bot called “5@soon”"):
        VersionedPlayers(unpacked)("frozen:now@soon", "punto", 0)
    with pytest.raises(BadContest, match="now answers: UnknownGame"):
        VersionedPlayers(unpacked)("frozen:now@1", "chess", 0)


# How it ends


def test_after_a_process_has_died_the_next_player_gets_another(tmp_path: Path) -> None:
    (tmp_path / "player_process.py").write_text("raise SystemExit(7)")
    process = process_of(tmp_path)
    with pytest.raises(BadContest, match="ended with code 7"):
        process.make_player("5@1", "punto", 0)
    assert process_of(tmp_path) is not process


def test_the_process_ends_when_the_one_that_started_it_is_killed(unpacked: Path) -> None:
    program = (
        "import time; from pathlib import Path; from bench.ladder.frozen_player import VersionedPlayers\n"
        f"player = VersionedPlayers(Path({str(unpacked)!r}))('frozen:now@1', 'punto', 0)\n"
        "print('ready', flush=True); time.sleep(600)"
    )
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}  # the last one is inherited by the player's process
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", program], env=environment, **pipes) as started:  # type: ignore[call-overload]
        assert started.stdout.readline() == b"ready\n"
        started.kill()
        started.communicate(timeout=EXIT_TIMEOUT_S)  # returns when nobody has the pipe open any more
