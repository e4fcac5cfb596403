"""How errors of databases become errors of the store."""

from __future__ import annotations

from sqlalchemy import exc

from stip.server.storage.errors import Conflict, StoreFailed


def store_error_for(problem: Exception) -> Exception:
    """Return the error to raise for a failure of the database."""
    if isinstance(problem, exc.IntegrityError):  # another process has written the same numbers at the same time
        return Conflict()
    if isinstance(problem, (exc.DBAPIError, exc.TimeoutError)):
        return StoreFailed(why=error_name(problem))
    return problem


def error_name(problem: Exception) -> str:
    """Return the name of a database error. Its text may contain data that must not be logged."""
    cause = getattr(problem, "orig", problem)  # which SQLAlchemy wraps
    cause = cause.__cause__ or cause  # once more for PostgreSQL
    return str(getattr(cause, "sqlite_errorname", type(cause).__name__))
