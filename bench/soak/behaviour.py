"""What people at a table do next: decided at random, from what they are told. Nothing here knows a network."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bench.soak.history import Message
from stip.games import GAMES, rulebook_of

PATIENCE = 20  # thoughts for which somebody waits for others to join, or to play again
CLOCKS: tuple[Message | None, ...] = (
    None,
    {"kind": "move", "seconds": 30},
    {"kind": "game", "seconds": 120, "increment": 1},
    {"kind": "game", "seconds": 20},
)
PHRASES = ("hello", "well-played", "oops", "one-moment")


@dataclass(frozen=True)
class Habits:
    """How likely people are to do something, whenever they have thought."""

    think_s: float = 2.0  # the mean, of an exponential distribution
    say: float = 0.03
    ask: float = 0.02  # for a hint, or why something is not allowed
    take_back: float = 0.03
    draw: float = 0.02
    resign: float = 0.01
    agree: float = 0.5  # to what others offer
    replace: float = 0.1  # somebody who is away with a bot
    resend: float = 0.05  # a command that was answered
    reconnect: float = 0.03
    leave: float = 0.01
    stop_watching: float = 0.1
    play_again: float = 0.5
    watch: float = 0.15  # rather than take a seat
    clocks: tuple[Message | None, ...] = CLOCKS


@dataclass
class Visit:
    """What a client knows of the table it visits."""

    table: str  # the code
    is_watching: bool = False
    last: int = 0  # the number of the last update
    view: Message = field(default_factory=dict)  # the table, as it was told last
    here: list[int] = field(default_factory=list)  # the seats whose people are connected
    pending: Message = field(default_factory=dict)  # the command that was not answered yet
    answered: list[Message] = field(default_factory=list)
    thoughts: int = 0  # since the game began or ended

    @property
    def own_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.view.get("seats", ()), 1) if seat.get("is_mine")]


class Behaviour:
    def __init__(self, name: str, habits: Habits, rng: random.Random) -> None:
        self.name, self.habits, self.rng = name, habits, rng

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    def think_time(self) -> float:
        return self.rng.expovariate(1 / self.habits.think_s)

    def table_request(self) -> Message:
        """Return the request for a table of any kind, with bots, open seats or several people at one screen."""
        rng = self.rng
        game = rng.choice(list(GAMES))
        players = rng.choice(rulebook_of(game).players)
        me = {"kind": "me", "name": self.name}
        others = ({"kind": "open"}, {"kind": "bot", "level": rng.randint(1, 2)}, me)
        seats = [me, *rng.choices(others, (6, 3, 1), k=players - 1)]
        rng.shuffle(seats)
        clock = rng.choice(self.habits.clocks)
        return {"game": game, "players": players, "seats": seats, **({"clock": clock} if clock else {})}

    def has_enough(self, visit: Visit) -> bool:
        """Return whether somebody leaves the table now."""
        if visit.is_watching:
            return visit.view["phase"] == "closed" or self.happens(self.habits.stop_watching)
        is_tired = visit.view["phase"] != "playing" and visit.thoughts > PATIENCE
        return is_tired or not visit.own_seats or visit.view["phase"] == "closed" or self.happens(self.habits.leave)

    def command(self, visit: Visit) -> Message | None:
        """Return what a person wants to do, without an id, or None."""
        if visit.is_watching:
            return None
        habits, rng, view = self.habits, self.rng, visit.view
        seat, offer = rng.choice(visit.own_seats), view.get("offer")
        if view["phase"] == "gathering":
            return {"type": "stand", "seat": seat} if visit.thoughts > PATIENCE // 2 else None
        if view["seats"][seat - 1].get("is_replaced"):
            return {"type": "return", "seat": seat}
        if offer and not {offer["seat"], *offer.get("agreed", ())} & set(visit.own_seats):
            return {"type": "answer", "seat": seat, "yes": self.happens(habits.agree)}
        if self.happens(habits.say):
            return {"type": "say", "seat": seat, "phrase": rng.choice(PHRASES)}
        if view["phase"] == "over":
            return {"type": "offer", "seat": seat, "kind": "rematch"} if self.happens(habits.play_again) else None
        if self.happens(habits.resign):
            return {"type": "resign", "seat": seat}
        if self.happens(habits.take_back):
            return {"type": "offer", "seat": seat, "kind": "takeback"}
        if self.happens(habits.draw):
            return {"type": "offer", "seat": seat, "kind": "draw"}
        if self.happens(habits.ask):
            question = {
                "type": rng.choice(["ask-hint", "ask-why"]),
                "seat": seat,
                "ply": view.get("ply", 0),
            }
            return question if question["type"] == "ask-hint" else {**question, "touches": ["nonsense"]}
        away = [number for number in _people(view) if number not in visit.here]
        if away and self.happens(habits.replace):
            return {"type": "take-over", "seat": rng.choice(away)}
        return self._move(view)

    def _move(self, view: Message) -> Message | None:
        for position in view.get("positions", ()):
            command = {"type": "play", "seat": position["seat"], "ply": view.get("ply", 0)}
            if position.get("moves"):
                return {**command, "move": self.rng.choice(position["moves"])}
            if position.get("touches"):
                return {**command, "touches": self._touches(position["touches"])}
        return None

    def _touches(self, tree: Message) -> list[str]:
        """Return the touches of a move, chosen by going through the tree of all moves."""
        path: list[str] = []
        number = 0
        while not path or number:
            node = tree["nodes"][number]
            choice = self.rng.randrange(len(node["touches"]))
            path.append(tree["touches"][node["touches"][choice]])
            number = node["next"][choice] if node.get("next") else 0
        return path


def _people(view: Message) -> list[int]:
    """Return the seats that people play themselves."""
    return [
        number
        for number, seat in enumerate(view["seats"], 1)
        if seat["kind"] == "person" and not seat.get("is_replaced")
    ]
