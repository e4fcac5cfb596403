"""The log of one table, put together from what all its clients received."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bench.soak.history import Message

PERSONAL = ("text", "is_secret")  # fields of news that depend on whom it is told
SECRET = ("move", "touches", "seed")  # fields of news that some clients are not told, or not yet
RESIGNED = "resign "  # as records have it, followed by the seat
SHARED = (
    "phase",
    "number",
    "turn",
    "ply",
    "offer",
    "outcome",
)  # fields of the state of a table that all are told alike


@dataclass
class PublicUpdate:
    news: Message
    view: Message | None = None  # the state of the table, if anybody was told it with this update
    received_at: float | None = None  # by that client, in seconds since the run began; None if it is slow
    told_to: str = ""  # the first client that received it


@dataclass
class PublicLog:
    updates: dict[int, PublicUpdate] = field(default_factory=dict)

    @property
    def last(self) -> int:
        return max(self.updates, default=0)

    def add(self, client: str, at: float | None, message: Message) -> Iterator[str]:
        """Add an update as a client received it, and yield what contradicts others."""
        seq, news, view = message["seq"], message["news"], message.get("table")
        known = self.updates.setdefault(seq, PublicUpdate(news, told_to=client))
        if not _agree(known.news, news):
            yield f"{client} and {known.told_to} were told different things as update {seq}: {news} and {known.news}"
        known.news = {**known.news, **{name: news[name] for name in SECRET if news.get(name)}}
        if view is None:
            return
        if known.view is None:
            known.view, known.received_at = view, at
        differing = [name for name in SHARED if known.view.get(name) != view.get(name)]
        if differing:
            yield f"{client} was told another table after update {seq} than {known.told_to}: {', '.join(differing)}"

    def problems(self) -> Iterator[str]:
        """Yield what does not follow from the updates before: the number of a game, or the ply of a move."""
        number = ply = 0
        for seq, update in self._in_order():
            news = update.news
            match news["type"]:
                case "game-begun":
                    if news["number"] != number + 1:
                        yield f"update {seq} begins game {news['number']} after game {number}"
                    number, ply = news["number"], 0
                case "move-played":
                    if news["ply"] != ply:
                        yield f"update {seq}: seat {news['seat']} moved at ply {news['ply']}, when it was ply {ply}"
                    ply = news["ply"] + 1
                case "moves-taken-back":
                    ply = news["ply"]
            if update.view and (update.view.get("number", 0), update.view.get("ply", 0)) != (number, ply):
                yield f"the table after update {seq} is not at ply {ply} of game {number}"

    def deeds(self) -> Iterator[tuple[int, str, Message]]:
        """Yield what people did themselves: the number of the update, the name of the person, and the news."""
        names: dict[int, str] = {}  # by seat; bots have none
        replaced: set[int] = set()
        for seq, update in self._in_order():
            news = update.news
            kind, seat = news["type"], news.get("seat", 0)
            if kind == "seat-taken":
                names[seat] = news.get("name", "")
            elif kind == "seat-left":
                names.pop(seat, None)
            elif kind == "bot-took-over":
                replaced.add(seat)
            elif kind == "person-returned":
                replaced.discard(seat)
            if names.get(seat) and not (kind == "move-played" and seat in replaced):
                yield seq, names[seat], news

    def seats_taken_by(self, name: str) -> set[int]:
        taken = (update.news for update in self.updates.values() if update.news["type"] == "seat-taken")
        return {news["seat"] for news in taken if news.get("name") == name}

    def games(self) -> list[list[str]]:
        """Return the moves and resignations of each game, as records have them; those taken back are left out. A move
        that nobody was told is an empty text."""
        games: list[list[str]] = []
        for _, update in self._in_order():
            news = update.news
            match news["type"]:
                case "game-begun":
                    games.append([])
                case "move-played":
                    games[-1].append(news.get("move", ""))
                case "seat-resigned":
                    games[-1].append(f"{RESIGNED}{news['seat']}")
                case "moves-taken-back":
                    while sum(not entry.startswith(RESIGNED) for entry in games[-1]) > news["ply"]:
                        games[-1].pop()
        return games

    def commitments(self) -> list[str]:
        begun = (update.news for _, update in self._in_order() if update.news["type"] == "game-begun")
        return [news["commitment"] for news in begun]

    def _in_order(self) -> Iterator[tuple[int, PublicUpdate]]:
        for seq in sorted(self.updates):
            yield seq, self.updates[seq]


def _agree(one: Message, other: Message) -> bool:
    """Return whether two clients were told the same, as far as both were told."""
    names = one.keys() | other.keys()
    return all(
        one.get(name) == other.get(name)
        for name in names
        if name not in PERSONAL and (name not in SECRET or (one.get(name) and other.get(name)))
    )
