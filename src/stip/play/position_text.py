"""A position as one short text, as chess has FEN: what a seat sees, readable back.

    GAME/2/1/eNpjYGRk…

are the game, the number of players, the seat (0: a spectator), and the record of the view, compressed. The text holds
no more than the view does, and one that was mistyped is noticed.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache

from stip.games import rulebook_of
from stip.games.positions import dealt
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import size_of
from stip.play.errors import BadView
from stip.play.position import View, view_from_bytes

TEXT = re.compile(r"([a-z0-9-]{1,40})/([0-9]{1,2})/([0-9]{1,2})/([A-Za-z0-9_-]{1,4000})")


def write_position(view: View) -> str:
    """Return a view as a short text."""
    book = view.rulebook
    packer = zlib.compressobj(9, zdict=_usual_state(book, view.players))
    packed = packer.compress(view.content) + packer.flush()
    return f"{book.name}/{view.players}/{view.seat}/{urlsafe_b64encode(packed).decode().rstrip('=')}"


def read_position(text: str) -> View:
    """Return the view that a text stands for; raise BadView, or a SetupError, if it is none."""
    found = TEXT.fullmatch(text.strip())
    if not found:
        raise BadView(game="Stip", problem="position-malformed", text=text)
    book = rulebook_of(found[1])
    players = book.check_players(int(found[2]))
    try:
        packed = urlsafe_b64decode(found[4] + "=" * (-len(found[4]) % 4))
        unpacker = zlib.decompressobj(zdict=_usual_state(book, players))
        content = unpacker.decompress(packed, size_of(book.rules.STATE) + 1)
        is_whole = unpacker.eof and not unpacker.unused_data
    except (zlib.error, ValueError):
        is_whole, content = False, b""
    if not is_whole:
        raise BadView(game=book.title, problem="position-damaged")
    return view_from_bytes(book.name, content, int(found[3]))


@cache
def _usual_state(book: Rulebook, players: int) -> bytes:
    """Return the record of a game that has just been dealt, which most records resemble."""
    return bytes(dealt(book, players, {}).tobytes())
