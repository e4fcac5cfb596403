"""Errors about the research environments and clusters."""

from __future__ import annotations

from stip.games.errors import SetupError
from stip.locale.errors import StipError


class MissingExtra(StipError):
    code = "missing-extra"


class NoEncoding(SetupError):
    code = "no-encoding"


class BadSetting(SetupError):
    """Facts: the `name` of a setting of an environment, its `value`, and the `values` that are possible."""

    code = "bad-setting"


class IllegalAction(StipError):
    """Facts: the `action`, and the `seat` that tried it."""

    code = "illegal-action"


class NotReset(StipError):
    """No game has begun yet, or it has ended."""

    code = "not-reset"


class ClusterError(StipError):
    pass


class NoCluster(ClusterError):
    """Facts: the `address` that was given, and the `problem`."""

    code = "no-cluster"


class ClusterFailed(ClusterError):
    code = "cluster-failed"


class OtherInstallation(ClusterError):
    """Facts: the `package` of which a worker has other files, and its `host`."""

    code = "other-installation"
