"""Checks a history: could a correct server have caused it? `python -m bench.soak.check_history FILE` prints what not.

For every table it holds that
- updates reach each client without gaps and repeats, and all clients agree on their public content;
- every acknowledged command appears in the updates exactly once, and nothing that a person does appears without one;
- a move is played at the ply that the moves before it lead to, so nobody, bots included, moves twice at one ply;
- clocks neither gain nor lose time (`clock_check.py`);
- the records that the server itself has at the end agree with the updates (`record_check.py`).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.soak.clock_check import STRICT, Tolerance, clock_problems
from bench.soak.history import AnyEntry, Audited, Connected, Message, Received, Seated, Sent, read_history
from bench.soak.public_log import PublicLog
from bench.soak.record_check import record_problems

NOT_NOW = ("store-failed", "server-busy", "server-leaving", "too-fast", "conflict")  # whoever sent it tries again
WRONG = ("fault", "illegal-move", "bad-message", "not-your-seat", "no-secret")  # no well-behaved client deserves these
OUTCOMES = ("moves-taken-back", "draw-agreed", "hints-agreed", "game-begun")  # of offers that everybody has agreed to
CAUSED_UPDATES = {  # by commands: the updates of which one is the last that they lead to
    "play": ("move-played",),
    "resign": ("seat-resigned",),
    "say": ("spoken",),
    "stand": ("seat-left",),
    "offer": ("offer-made", "offer-agreed", *OUTCOMES),
    "answer": ("offer-agreed", "offer-declined", *OUTCOMES),
    "take-over": ("bot-took-over",),
    "return": ("person-returned",),
}
DELIBERATE = {kind for kinds in CAUSED_UPDATES.values() for kind in kinds} - {*OUTCOMES, "seat-left", "bot-took-over"}


@dataclass
class Asked:
    """A command that a client has sent, perhaps several times."""

    client: str
    command: Message
    seq: int = 0  # of the update that acknowledged it
    sent: int = 0  # how often
    refused: int = 0  # how often

    @property
    def is_refused(self) -> bool:
        """Return whether it cannot have been carried out. As long as a copy of it may still be on its way, it can."""
        return self.refused >= self.sent


@dataclass
class TableCheck:
    """What is known of one table while its history is read."""

    log: PublicLog
    last: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # the last update of each client
    asked: dict[tuple[str, str], Asked] = field(default_factory=dict)  # by client and id of the command
    seated: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # the seats a client was promised
    slow_clients: set[str] = field(default_factory=set)
    audit: Audited | None = None
    problems: list[str] = field(default_factory=list)


def check_history(entries: Iterable[AnyEntry], tolerance: Tolerance = STRICT) -> list[str]:
    """Return what is wrong with a history, a sentence for each problem."""
    tables: dict[str, TableCheck] = {}
    for entry in entries:
        if isinstance(entry, (Connected, Seated, Sent, Received, Audited)):
            check = tables.setdefault(entry.table, TableCheck(PublicLog()))
            _take_in(check, entry)
    return [
        f"table {code}: {problem}"
        for code, check in tables.items()
        for problem in (*check.problems, *_problems(check, tolerance))
    ]


# while the history is read


def _take_in(check: TableCheck, entry: Connected | Seated | Sent | Received | Audited) -> None:
    match entry:
        case Connected():
            check.last[entry.client] = entry.after
            if entry.is_slow:
                check.slow_clients.add(entry.client)
        case Seated():
            check.seated[entry.client].update(entry.seats)
        case Sent():
            asked = check.asked.setdefault((entry.client, entry.command["id"]), Asked(entry.client, entry.command))
            asked.sent += 1
        case Received():
            check.problems += _received(check, entry)
        case Audited():
            check.audit = entry


def _received(check: TableCheck, entry: Received) -> Iterator[str]:
    client, message = entry.client, entry.message
    match message["type"]:
        case "welcome":
            if message["last"] < check.last[client]:
                yield f"{client} had update {check.last[client]}, but the server has only {message['last']}"
        case "update":
            seq, expected = message["seq"], check.last[client] + 1
            if seq != expected:
                yield f"{client} received update {seq} instead of {expected}"
            check.last[client] = seq
            yield from check.log.add(client, None if client in check.slow_clients else entry.at, message)
        case "done":
            yield from _acknowledged(check, client, message)
        case "refused":
            yield from _refused(check, client, message)


def _acknowledged(check: TableCheck, client: str, message: Message) -> Iterator[str]:
    asked = check.asked.get((client, message["id"]))
    if asked is None:
        yield f"{client} was told that {message['id']} is done, which it never sent"
        return
    if asked.seq and asked.seq != message["seq"]:
        yield f"{client}'s command {message['id']} was done as update {asked.seq}, and again as {message['seq']}"
    if asked.is_refused:
        yield f"{client}'s command {message['id']} was refused, and then done as update {message['seq']}"
    asked.seq = message["seq"]


def _refused(check: TableCheck, client: str, message: Message) -> Iterator[str]:
    code = message["code"]
    asked = check.asked.get((client, message.get("id", "")))
    if code in WRONG and (asked or code != "bad-message"):  # a server that was stopped may have missed the hello
        yield f"{client} was refused with {code}: {message['text']}"
    if asked is None or code in NOT_NOW or code in WRONG:
        return
    if asked.seq:
        yield f"{client}'s command {message['id']} was done as update {asked.seq}, and then refused with {code}"
    asked.refused += 1


# when all is known


def _problems(check: TableCheck, tolerance: Tolerance) -> Iterator[str]:
    log = check.log
    missing = [seq for seq in range(1, log.last + 1) if seq not in log.updates]
    if missing:
        yield f"nobody received the updates {missing}"
        return
    yield from log.problems()
    yield from _attribution_problems(check)
    yield from _seat_problems(check)
    yield from clock_problems(log, tolerance)
    if check.audit:
        yield from record_problems(log, check.audit)


def _attribution_problems(check: TableCheck) -> Iterator[str]:
    """Match acknowledged commands and what people did, one to one. A command that nobody answered may have been carried
    out, once."""
    causes: dict[int, list[Asked]] = defaultdict(list)
    unanswered: list[Asked] = []
    for asked in check.asked.values():
        if asked.command["type"] not in CAUSED_UPDATES:
            continue
        if asked.seq:
            causes[asked.seq].append(asked)
        elif not asked.is_refused:
            unanswered.append(asked)
    for seq, found in causes.items():
        ids = ", ".join(asked.command["id"] for asked in found)
        if seq not in check.log.updates:
            yield f"command {ids} was done as update {seq}, which nobody received"
        elif len(found) > 1:
            yield f"commands {ids} were done as the same update {seq}"
        elif not _is_caused_by(check.log.updates[seq].news, found[0]):
            yield f"command {ids} was done as update {seq}, which is something else"
    for seq, client, news in check.log.deeds():
        if news["type"] not in DELIBERATE or news.get("why") == "time" or _is_known(check, causes, seq):
            continue
        match = next((one for one in unanswered if one.client == client and _is_caused_by(news, one)), None)
        if match:
            unanswered.remove(match)
        else:
            yield f"update {seq}, {news['type']} by {client}, has no command that led to it"


def _is_known(check: TableCheck, causes: dict[int, list[Asked]], seq: int) -> bool:
    """Return whether a command was acknowledged with this update, or with the outcome that follows an agreement."""
    if seq in causes:
        return True
    updates = check.log.updates
    has_outcome = seq + 1 in updates and updates[seq + 1].news["type"] in OUTCOMES
    return updates[seq].news["type"] == "offer-agreed" and has_outcome and seq + 1 in causes


def _is_caused_by(news: Message, asked: Asked) -> bool:
    command = asked.command
    if news["type"] not in CAUSED_UPDATES[command["type"]]:
        return False
    if news["type"] in OUTCOMES:
        return True
    is_same_ply = news["type"] != "move-played" or news["ply"] == command["ply"]
    return bool(news["seat"] == command["seat"]) and is_same_ply and news.get("phrase") == command.get("phrase")


def _seat_problems(check: TableCheck) -> Iterator[str]:
    """Compare the seats that clients were promised with those that they took. All requests for seats were answered."""
    for client, promised in check.seated.items():
        taken = check.log.seats_taken_by(client)
        for seat in sorted(promised - taken):
            yield f"{client} was promised seat {seat}, which it never had"
        for seat in sorted(taken - promised):
            yield f"{client} was given seat {seat}, which it never asked for"


def main() -> None:
    problems = check_history(read_history(Path(sys.argv[1])))
    print(*problems, sep="\n", end="\n" * bool(problems))
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
