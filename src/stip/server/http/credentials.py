"""Who sends a request: the owner whose secret it contains, the address by which it is rate-limited, and the key by
which it is recognised when it is sent again."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from stip.server.errors import BadSecret
from stip.server.live.idempotency import check_key, secret_from_key
from stip.server.live.owner_secrets import new_secret, owner_from_secret
from stip.server.operations.limits import rate_limit_key
from stip.table.errors import NoSecret
from stip.table.owners import Owner, owner_of


def client_address(connection: HTTPConnection) -> str:
    """Return the client's address for rate limiting."""
    return rate_limit_key(connection.client.host if connection.client else None)


def secret_from_request(connection: HTTPConnection) -> str:
    """Return the secret in the Authorization header, or nothing if there is no such header."""
    given = connection.headers.get("authorization")
    if given is None:
        return ""
    scheme, _, secret = given.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise BadSecret()
    return secret


def owner_from_request(connection: HTTPConnection) -> Owner:
    """Return the owner whose secret is in the Authorization header, or nobody if there is no such header."""
    return owner_from_secret(secret_from_request(connection))


def require_owner(connection: HTTPConnection) -> Owner:
    """Return the owner whose secret is in the Authorization header, or raise NoSecret."""
    if owner := owner_from_request(connection):
        return owner
    raise NoSecret()


def owner_or_new(connection: HTTPConnection, key: str) -> tuple[Owner, str]:
    """Return the owner whose secret is in the request, or a new one with a new secret."""
    if owner := owner_from_request(connection):
        return owner, ""
    secret = secret_from_key(key) if key else new_secret()
    return owner_of(secret), secret


def idempotency_key(connection: HTTPConnection) -> str:
    """Return the key of a request that is carried out only once however often it is sent, or nothing if it has none."""
    given = connection.headers.get("idempotency-key")
    return "" if given is None else check_key(given)
