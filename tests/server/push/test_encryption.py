"""Messages for devices: as the standards want them, and nobody else can read them."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from kit.push import Browser

from stip.server.push.encryption import (
    ServerKey,
    encrypt,
    from_base64,
    is_public_key,
    new_private_key,
    to_base64,
)


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, appendix A."""
    message = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        sender=from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_device_reads_what_was_encrypted_for_it() -> None:
    browser = Browser()
    message = encrypt(b"your turn", browser.public_key, browser.auth)
    assert b"your turn" not in message
    assert browser.decrypt(message) == b"your turn"
    assert encrypt(b"your turn", browser.public_key, browser.auth) != message


def test_a_push_service_can_check_who_sends() -> None:
    """RFC 8292."""
    key = ServerKey(new_private_key())
    header = key.authorization("https://push.example", "https://stip.example", now=1_000_000)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert public == key.public
    assert msgspec.json.decode(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert msgspec.json.decode(from_base64(claims)) == {
        "aud": "https://push.example",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "https://stip.example",
    }
    signed = from_base64(signature)
    numbers = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    sender = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64(public))
    sender.verify(numbers, f"{head}.{claims}".encode(), ECDSA(SHA256()))


@pytest.mark.parametrize("key", [b"", bytes(65), b"\x04" + bytes(64), b"\x02" + bytes(32)])
def test_what_is_no_key_is_recognised(key: bytes) -> None:
    assert not is_public_key(key)
    assert is_public_key(Browser().public_key)
