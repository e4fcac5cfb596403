"""What a client is sent of scenes: each whole once, and then what has changed."""

from __future__ import annotations

import random

import msgspec
import pytest
from kit.scenes import changed_scene
from kit.server import BO, ME, Client, LiveServer, Message
from kit.tables import ANN, BOB, CAT, DAN, TableHarness, order

from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.games.scene import Scene
from stip.kernel.entry_point import engine
from stip.server.live.connection import encode
from stip.server.live.messages import Update
from stip.server.live.scenes import Scenes, abridge
from stip.table.commands import Resign, Sit
from stip.table.events import TakenBack
from stip.table.projection import updates
from stip.table.views import PositionPart

WANTS: tuple[PositionPart, ...] = ("scene",)
MAX_PLIES = 160 if engine() != "plain" else 30
OWNERS = (ANN, BOB, CAT, DAN)
NAMES = ("Ann", "Bob", "Cat", "Dan")
LANGUAGES = ("en", "nl", "fi", "en", "da", "is")
CASES = [(game, players) for game in GAMES for players in rulebook_of(game).players]


class Reader:
    """A client that reads what it is sent; beside it, what the server believes that the client has."""

    def __init__(self, seats: list[int], language: str) -> None:
        self.seats, self.language = seats, language
        self.sent: Scenes = {}
        self.scenes: dict[int, Scene] = {}
        self.whole = 0  # scenes that were sent whole

    def read(self, harness: TableHarness) -> None:
        """Receive the last update, and check that each scene is what it would be if it were sent whole."""
        table = harness.table
        (update,) = updates(table, table.seq - 1, self.seats, harness.now, WANTS, language=self.language)
        assert update.table is not None
        view, self.sent = abridge(update.table, self.sent)
        message = msgspec.json.decode(encode(Update(seq=update.seq, news=update.event, table=view)), type=Update)
        assert message.table is not None
        for position, whole in zip(message.table.positions, update.table.positions, strict=True):
            self.whole += position.scene is not None
            changes = position.changes
            scene = changed_scene(self.scenes[position.seat], changes) if changes else position.scene
            assert scene is not None
            assert encode(scene) == encode(msgspec.json.decode(encode(whole.scene), type=Scene))
            self.scenes[position.seat] = scene


def begin(game: str, players: int) -> TableHarness:
    harness = TableHarness(order(" ".join(["Ann", *["open"] * (players - 1)]), game))
    for owner, name in list(zip(OWNERS, NAMES, strict=True))[1:players]:
        harness.do(owner, Sit(id=harness.id(), name=name))
    return harness


def play_at_random(harness: TableHarness, rng: random.Random) -> None:
    game = harness.table.game
    assert game is not None
    harness.play(game.write(Move(rng.choice(game.codes))))


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_scene_changed_by_what_is_sent_is_the_whole_scene_byte_for_byte(game: str, players: int) -> None:
    """In whole games, seen by every seat, by two at one screen and by a spectator, with moves taken back, a resignation
    and another game."""
    rng, harness = random.Random(f"{game} {players}"), begin(game, players)
    seats = [[], *([seat] for seat in range(1, players + 1)), [1, 2]]
    readers = [
        Reader(own, language) for own, language in zip(seats, ("en", "nl", "fi", "en", "da", "is"), strict=False)
    ]

    def read() -> None:
        for reader in readers:
            reader.read(harness)

    read()
    for number in (1, 2):
        while harness.table.game and not harness.table.is_over and harness.table.game.ply < MAX_PLIES // number:
            play_at_random(harness, rng)
            read()
            if rng.random() < 0.05 and not harness.table.is_over:
                harness.apply([TakenBack(at=harness.now, entries=max(0, len(harness.table.game.log) - 3))])
                read()
        for seat in range(1, players + 1):
            if seat in harness.table.in_play:
                harness.do(OWNERS[seat - 1], Resign(id=harness.id(), seat=seat))
                read()
        harness.offer(ANN, "rematch", 1)
        read()
        for seat in range(2, players + 1):
            harness.answer(OWNERS[seat - 1], seat)
            if harness.table.phase == "over":
                read()
        assert harness.table.number == number + 1
        for reader in readers:
            reader.sent = {}  # a new connection
        read()
    assert [reader.whole for reader in readers] == [3 * max(1, len(reader.seats)) for reader in readers]


def test_a_round_end_is_sent_as_changes_too() -> None:
    rng, harness, reader = random.Random(1), begin("punto", 2), Reader([1], "en")
    reader.read(harness)
    while not reader.scenes[1].interlude:
        play_at_random(harness, rng)
        reader.read(harness)
    play_at_random(harness, rng)
    reader.read(harness)
    assert not reader.scenes[1].interlude
    assert reader.whole == 1


def test_a_table_before_its_game_has_no_scenes() -> None:
    harness = TableHarness(order("Ann open"))
    (update,) = updates(harness.table, harness.table.seq - 1, [1], harness.now, WANTS)
    assert update.table is not None
    assert abridge(update.table, {}) == (update.table, {})


def positions(client: Client) -> list[Message]:
    """Return the positions of the last update."""
    return list(client.updates[-1]["table"]["positions"])


def sent_parts(client: Client) -> list[set[str]]:
    """Return, for each position of the last update, whether it came with its scene or with changes."""
    return [{"scene", "changes"} & position.keys() for position in positions(client)]


def test_a_client_is_sent_a_scene_once_and_changes_from_then_on(live_server: LiveServer) -> None:
    made = live_server.make("halma")
    joined = live_server.sit(made["table"])
    wants = ["touches", "scene"]
    clients = [
        live_server.join(made["table"], secret, wants=wants) for secret in (made["secret"], joined["secret"], "")
    ]
    assert [sent_parts(client) for client in clients] == [[{"scene"}]] * 3
    mover = next(client for client in clients if "touches" in positions(client)[0])
    assert sum("touches" in positions(client)[0] for client in clients) == 1, "only who is to move is told the moves"
    late = live_server.join(made["table"], wants=["scene"])
    tree = positions(mover)[0]["touches"]
    first = tree["nodes"][0]
    second = tree["nodes"][first["next"][0]]
    touches = [tree["touches"][node["touches"][0]] for node in (first, second)]
    assert mover.ask(type="play", seat=mover.table["turn"], ply=0, touches=touches)["type"] == "done"
    for client in (*clients, late):
        client.catch_up(mover.last)
        assert sent_parts(client) == [{"changes"}]
    again = live_server.join(made["table"], made["secret"], after=mover.last - 1, wants=wants)
    assert sent_parts(again) == [{"scene"}]


def test_a_client_that_came_back_without_missing_anything_is_sent_the_next_scene_whole(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, BO)
    anna = live_server.join(made["table"], made["secret"], wants=["moves", "scene"])
    again = live_server.join(made["table"], made["secret"], after=anna.last, wants=["moves", "scene"])
    move = next(position["moves"][0] for position in positions(anna) if "moves" in position)
    assert anna.ask(type="play", seat=anna.table["turn"], ply=0, move=move)["type"] == "done"
    again.catch_up(anna.last)
    assert sent_parts(anna) == [{"changes"}] * 2
    assert sent_parts(again) == [{"scene"}] * 2
