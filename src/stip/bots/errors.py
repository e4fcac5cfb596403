"""Errors about bots, reviews and tournaments."""

from __future__ import annotations

from stip.games.errors import SetupError
from stip.locale.errors import StipError


class UnknownBot(SetupError):
    code = "unknown-bot"


class TooFewBots(SetupError):
    code = "too-few-bots"


class SameBotTwice(SetupError):
    code = "same-bot-twice"


class EngineFailed(SetupError):
    """A player from outside that cannot be started, or does not answer as it should."""

    code = "engine-failed"


class NotOver(StipError):
    code = "not-over"


class LogError(StipError):
    pass


class BadLog(LogError):
    code = "bad-log"


class OtherTournament(LogError):
    code = "other-tournament"


class LogInUse(LogError):
    code = "log-in-use"


class NoLogFile(LogError):
    code = "no-log-file"


class OtherTraining(StipError):
    code = "other-training"


class TrainingFailed(StipError):
    code = "training-failed"


class DamagedTraining(StipError):
    code = "damaged-training"


class BadWeights(StipError):
    code = "bad-weights"
