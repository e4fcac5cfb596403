"""The lengths and limits of what people and programs send to a table. `web/src/generated.ts` has them for the page.

What a game limits itself is in `stip.games.contract`, and the number of seats in `stip.kernel.state`.
"""

from __future__ import annotations

MAX_NAME_LENGTH = 30  # of a person's name

CODE_ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no look-alikes, and no vowels, so no words
CODE_LENGTH = 7  # of a table's code

SECRET_BYTES = 24  # random bytes in a secret
SECRET_LENGTH = 32  # the same bytes in base64
MAX_SECRET_LENGTH = 100  # of what is sent as a secret; a wrong one is refused with an explanation

MIN_KEY_LENGTH = 22  # of an idempotency key: 128 random bits in base64
MAX_KEY_LENGTH = 64

MAX_COMMAND_BYTES = 4096  # of a command, or of the body of a request
MAX_RECORD_BYTES = 200_000  # of a request with the record of a game
MAX_COMMAND_ID_LENGTH = 40
MAX_MOVE_LENGTH = 200  # of a move in notation
MAX_TOUCHES = 40  # in a move
MAX_TOUCH_LENGTH = 40
MAX_LANGUAGE_LENGTH = 10

MAX_GAME_LENGTH = 40  # of a game's name
MAX_OPTIONS = 20  # in a request for a table

TRANSFER_CODE_LENGTH = 10  # of the code that brings an identity to another device
TRANSFER_SECONDS = 600  # for which it is valid
MAX_HISTORY_LENGTH = 30_000  # of what a device remembers and takes along

MIN_CLOCK_SECONDS = 5
MAX_CLOCK_SECONDS = 7 * 24 * 3600
MAX_INCREMENT_SECONDS = 3600
