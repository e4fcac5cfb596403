"""All tables of a device in one file, to be opened on another device or after the browser has forgotten them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.browser.store import rebuilt
from stip.server.storage.errors import DamagedTable
from stip.table.codes import is_code
from stip.table.table import Table

MAX_EVENTS = 20_000  # of a table


class TableBackup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    events: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=MAX_EVENTS)]

    def table(self) -> Table:
        """Return the table, or raise DamagedTable if these are not the events of one."""
        if not is_code(self.code):
            raise DamagedTable(table=self.code, number=1)
        return rebuilt(Table(self.code), [bytes(event).decode() for event in self.events])


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: list[TableBackup]
    format: Literal["stip-device-1"] = "stip-device-1"
    history: str = ""  # results, which the page keeps


class Restored(msgspec.Struct, frozen=True):
    tables: int  # that were not on the device before
