"""Errors about the database."""

from __future__ import annotations

from stip.locale import localize
from stip.server.errors import ServerError


class StoreError(ServerError):
    pass


class BadDatabase(StoreError):
    code = "bad-database"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class Conflict(StoreError):
    code = "conflict"


class StoreFailed(StoreError):
    code = "store-failed"


class DamagedTable(StoreError):
    code = "damaged-table"


class NoBackup(StoreError):
    code = "no-backup"


class UnknownTable(StoreError):
    code = "unknown-table"


class UnknownClub(StoreError):
    code = "unknown-club"
