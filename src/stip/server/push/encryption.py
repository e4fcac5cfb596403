"""Web push messages: encrypted for one device (RFC 8291), and signed by the server (RFC 8292, “VAPID”)."""

from __future__ import annotations

import base64
import secrets

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PUBLIC_KEY_BYTES = 65  # an uncompressed point of P-256
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096  # as much as every push service accepts
TOKEN_LIFE_S = 12 * 3600


class ServerKey:
    """The key by which push services recognise this server. It is made once and kept in the database."""

    def __init__(self, private: bytes) -> None:
        self._key = private_key(private)

    @property
    def public(self) -> str:
        """The public key in base64, as browsers want it when a device subscribes."""
        return to_base64(public_bytes(self._key))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the Authorization header for a request to a push service at this origin."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_LIFE_S, "sub": contact}
        token = ".".join(to_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(token.encode(), ECDSA(SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={token}.{to_base64(signature)}, k={self.public}"


def new_private_key() -> bytes:
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def private_key(private: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(private, "big"), SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public_key(key: bytes) -> bool:
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == PUBLIC_KEY_BYTES


def encrypt(text: bytes, device_key: bytes, auth: bytes, sender: bytes = b"", salt: bytes = b"") -> bytes:
    """Return a message that only the device with this public key can read. `sender`, a private key that is used once,
    and `salt` are random unless they are given."""
    own, salt = private_key(sender or new_private_key()), salt or secrets.token_bytes(SALT_BYTES)
    device = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), device_key)
    own_public = public_bytes(own)
    shared = own.exchange(ECDH(), device)
    secret = _derive(shared, auth, b"WebPush: info\0" + device_key + own_public, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own_public)]) + own_public
    return header + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2 marks the last record


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Return what was encoded, or raise ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
