"""Errors of a device that plays without a server; nothing has changed."""

from __future__ import annotations

from stip.locale.errors import StipError


class DeviceError(StipError):
    pass


class DeviceFull(DeviceError):
    """The browser has no more room for what is played."""

    code = "device-full"


class NothingKept(DeviceError):
    """The browser keeps nothing, for example in a private window."""

    code = "nothing-kept"


class BotFailed(DeviceError):
    """The worker with the bots has failed, also when it was started anew."""

    code = "bot-failed"
