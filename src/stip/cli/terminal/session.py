"""A session: a table as one terminal may see it, and the commands of the people there.

`LocalSession` holds the table itself, `stip.cli.terminal.remote` one at a server. Whatever shows a session is told the
same way: `table` is the projection of the table for the seats here, `log` what has happened, and `on_change` is called
after each event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stip.server.live.messages import AskHint, AskWhy, Done, Explained, Hinted, Previewed, Refused
from stip.table.commands import TableCommand
from stip.table.views import AnyPublicEvent, PositionPart, TableView

WANTS: tuple[PositionPart, ...] = ("scene", "touches", "board")  # the parts of positions that a terminal shows

Request = TableCommand | AskHint | AskWhy
Reply = Done | Refused | Hinted | Explained | Previewed


class Session(Protocol):
    language: str
    seats: list[int]  # of the people at this terminal; none: they watch
    table: TableView | None
    log: list[AnyPublicEvent]
    effects: dict[int, str]  # what moves caused, by their places in the log
    status: str  # a sentence about the connection, or an empty text
    warning: str  # such as that the game could not be saved; shown before what is asked
    is_ended: bool  # whether nothing will come any more
    on_change: Callable[[], None]

    async def start(self) -> None: ...
    async def send(self, request: Request) -> Reply: ...
    async def close(self) -> None: ...
    def save(self, file: str) -> str:
        """Save the game and return the name of the file."""
        ...
