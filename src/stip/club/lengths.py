"""The lengths and limits of a club evening. `web/src/generated.ts` has them for the page."""

from __future__ import annotations

CLUB_CODE_LENGTH = 6  # of an evening's code: one less than a table's, so that nobody takes one for the other
MAX_CLUB_PEOPLE = 64
MAX_ROUNDS = 63  # of a round robin: what 64 people need to meet each other once
MIN_PAUSE_SECONDS = 5  # before the next round, so that somebody can look at the board that decided the last one
MAX_PAUSE_SECONDS = 1800
