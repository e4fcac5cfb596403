"""Errors about what the server refuses; nothing has changed."""

from __future__ import annotations

from stip.locale import localize
from stip.locale.errors import StipError


class ServerError(StipError):
    pass


class BadMessage(ServerError):
    """A message that cannot be decoded. The fact `problem` is the code of the text that explains why."""

    code = "bad-message"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class BadSecret(ServerError):
    code = "bad-secret"


class ForeignOrigin(ServerError):
    code = "foreign-origin"


class UnknownHost(ServerError):
    code = "unknown-host"


class BadRequest(ServerError):
    code = "bad-request"


class PathTooLong(ServerError):
    code = "path-too-long"


class HeadTooLarge(ServerError):
    code = "head-too-large"


class NoSuchPage(ServerError):
    code = "no-such-page"


class UnknownLanguage(ServerError):
    code = "unknown-language"


class UnknownDrawing(ServerError):
    code = "unknown-drawing"


class BadMethod(ServerError):
    code = "bad-method"


class NotJson(ServerError):
    code = "not-json"


class BadKey(ServerError):
    code = "bad-key"


class KeyReused(ServerError):
    code = "key-reused"


class TooLarge(ServerError):
    code = "too-large"


class TooSlow(ServerError):
    code = "too-slow"


class TooFast(ServerError):
    code = "too-fast"


class TooManyTables(ServerError):
    code = "too-many-tables"


class UnknownTransfer(ServerError):
    code = "unknown-transfer"


class UnknownPushService(ServerError):
    code = "unknown-push-service"


class TooManySockets(ServerError):
    code = "too-many-sockets"


class ServerBusy(ServerError):
    code = "server-busy"


class StillPreparing(ServerError):
    """The search of a game is needed, which is still being compiled."""

    code = "still-preparing"


class BotsOnDevices(ServerError):
    """A bot was asked for where the bots think on the devices of those who play, so they can sit at no other table."""

    code = "bots-on-devices"


class ServerLeaving(ServerError):
    code = "server-leaving"


class Fault(ServerError):
    code = "fault"


class BadLimit(ServerError):
    code = "bad-limit"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class BadHost(ServerError):
    code = "bad-host"


class BadOrigin(ServerError):
    code = "bad-origin"


class BadProxy(ServerError):
    code = "bad-proxy"


class BadSite(ServerError):
    """A folder that this server cannot use as a site. The fact `problem` is the code of the text that explains why."""

    code = "bad-site"

    def text(self, language: str = "en") -> str:
        return localize(
            self.code, {**self.facts, "why": localize(str(self.facts["problem"]), self.facts, language)}, language
        )


class PortTaken(ServerError):
    code = "port-taken"


class WorkersNeedPostgresql(ServerError):
    code = "workers-need-postgresql"
