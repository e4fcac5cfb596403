"""A push service on this machine, and a browser that decrypts what comes to it."""

from __future__ import annotations

import contextlib
import queue
import secrets
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Browser:
    """The keys of a subscription; decrypts as RFC 8188 and RFC 8291 tell receivers to."""

    def __init__(self) -> None:
        self._key = generate_private_key(SECP256R1())
        self.public_key = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = secrets.token_bytes(16)

    def decrypt(self, message: bytes) -> bytes:
        salt, length = message[:16], message[20]
        sender, record = message[21 : 21 + length], message[21 + length :]
        shared = self._key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        info = b"WebPush: info\0" + self.public_key + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, record, None)
        assert text[-1] == 2
        return text[:-1]


class PushService:
    def __init__(self, address: str) -> None:
        self.origin = f"http://{address}"
        self.received: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()  # path, headers, body
        self.status = 201  # of its answers


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = service.status  # before the test goes on
            service.received.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
