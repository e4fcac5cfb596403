"""How an identity comes to another device: by a code that is typed or scanned, works once, and only for some minutes.

What is stored until then is encrypted with a key that is derived from the code, which the server does not keep."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from stip.server.errors import UnknownTransfer
from stip.table.lengths import CODE_ALPHABET, TRANSFER_CODE_LENGTH

SALT = b"stip transfer"  # the same for all codes, because a transfer is found by what is derived from its code
NONCE = bytes(12)  # every key is used once


class Luggage(msgspec.Struct, frozen=True):
    """What a transfer carries."""

    secret: str
    history: str  # what the device remembers, in a form that only the page knows


def new_transfer_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(TRANSFER_CODE_LENGTH))


def clean_transfer_code(text: str) -> str:
    """Return a code as it was made; people type capitals, spaces and hyphens."""
    return "".join(letter for letter in text.lower() if letter not in " -")


def pack(code: str, luggage: Luggage) -> tuple[str, bytes]:
    """Return the id and the encrypted contents of a transfer. This takes some time on purpose."""
    name, key = _derive(code)
    return name, AESGCM(key).encrypt(NONCE, msgspec.json.encode(luggage), None)


def unpack(code: str, data: bytes) -> Luggage:
    try:
        return msgspec.json.decode(AESGCM(_derive(code)[1]).decrypt(NONCE, data, None), type=Luggage)
    except (InvalidTag, msgspec.DecodeError):
        raise UnknownTransfer() from None


def transfer_id(code: str) -> str:
    return _derive(code)[0]


def _derive(code: str) -> tuple[str, bytes]:
    """Return the id and the key that belong to a code."""
    derived = hashlib.scrypt(code.encode(), salt=SALT, n=2**14, r=8, p=1, dklen=64)
    return derived[:32].hex(), derived[32:]
