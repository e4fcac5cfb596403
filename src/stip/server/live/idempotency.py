"""Idempotency keys: a request that is sent twice with the same key is carried out once.

Nothing is remembered for that. What a request would choose at random is derived from its key instead: the secret of a
new owner, the id of the command, and the code of a new table. So the second request finds what the first has done. A
key is therefore as secret as the secret that it leads to, and only its hashes are stored.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from stip.server.errors import BadKey, KeyReused
from stip.table.commands import Sit
from stip.table.events import AnyEvent, Dealt, Sat
from stip.table.lengths import (
    CODE_ALPHABET,
    CODE_LENGTH,
    MAX_COMMAND_ID_LENGTH,
    MAX_KEY_LENGTH,
    MIN_KEY_LENGTH,
    SECRET_BYTES,
)
from stip.table.names import clean_name
from stip.table.owners import Owner
from stip.table.table import Table

KEY = re.compile(rf"[A-Za-z0-9_-]{{{MIN_KEY_LENGTH},{MAX_KEY_LENGTH}}}")


def check_key(key: str) -> str:
    if not KEY.fullmatch(key):
        raise BadKey(least=MIN_KEY_LENGTH, most=MAX_KEY_LENGTH)
    return key


def secret_from_key(key: str) -> str:
    return urlsafe_b64encode(_digest("secret", key)[:SECRET_BYTES]).decode()


def command_from_key(key: str) -> str:
    return _digest("command", key).hex()[:MAX_COMMAND_ID_LENGTH]


def code_from_key(key: str, owner: Owner, attempt: int, length: int = CODE_LENGTH) -> str:
    """Return the code of a new table. If another table has it, try the next."""
    number, letters = int.from_bytes(_digest("code", key, owner, str(attempt)), "big"), ""
    for _ in range(length):
        number, letter = divmod(number, len(CODE_ALPHABET))
        letters += CODE_ALPHABET[letter]
    return letters


def same_table(table: Table, events: Sequence[AnyEvent]) -> Table | None:
    """Return a stored table as it was when it was made, if it was made by the same person with the same key. Raises
    KeyReused if other events were to make it."""
    made = events[0]
    if (table.made.by, table.made.command) != (made.by, made.command):
        return None
    first = [entry.event for entry in table.history[: len(events)]]
    if [_comparable(event) for event in first] != [_comparable(event) for event in events]:
        raise KeyReused()
    return Table(table.code, first)


def seats_taken(table: Table, seq: int, sit: Sit, by: Owner) -> list[int]:
    """Return the seats that a person had when a command was carried out, with event `seq`. Raises KeyReused if it was
    another command with the same id."""
    events = [entry.event for entry in table.history[:seq]]
    sat = next((one for one in events if isinstance(one, Sat) and (one.by, one.command) == (by, sit.id)), None)
    if sat is None or sat.name != clean_name(sit.name) or sit.seat not in (None, sat.seat):
        raise KeyReused()
    return Table(table.code, events).seats_of(by)


def _comparable(event: AnyEvent) -> AnyEvent:
    """Return an event without what differs each time."""
    if isinstance(event, Dealt):
        return msgspec.structs.replace(event, at=0, seed="")
    return msgspec.structs.replace(event, at=0)


def _digest(purpose: str, *words: str) -> bytes:
    """Return a hash that tells nothing about the hashes for other purposes."""
    return sha256(" ".join(("stip", purpose, *words)).encode()).digest()
