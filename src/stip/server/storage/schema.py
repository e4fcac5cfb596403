"""The database schema, for SQLite and PostgreSQL. Every change needs a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

from stip.table.lengths import MAX_GAME_LENGTH

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("game", String(MAX_GAME_LENGTH), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("seq", Integer, nullable=False),  # of the last event
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, as everywhere
    Column("made_at", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a process must look after the table; NULL: only when somebody asks
    Column("keeper", String(32)),  # the server that appended last, and has the table in memory
    Column("overview", LargeBinary),  # what lists show of the table; NULL: nothing has happened since there are any
)
Index("tables_by_phase", TABLES.c.phase, TABLES.c.made_at, TABLES.c.code)
# The migration says the same for PostgreSQL; to say it here would load that dialect for everybody.
Index("tables_by_due", TABLES.c.due, sqlite_where=TABLES.c.due.isnot(None))

EVENTS = Table(
    "events",
    METADATA,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("checksum", LargeBinary, nullable=False),  # chained along the table: see checksums.py
)

OWNERS = Table(
    "holders",
    METADATA,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Index("holders_by_holder", "holder"),
)

CLUBS = Table(
    "clubs",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),  # when the last event happened
)
Index("clubs_by_phase", CLUBS.c.phase, CLUBS.c.at)

CLUB_EVENTS = Table(
    "club_events",
    METADATA,
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

CLUB_OWNERS = Table(  # who organises an evening or has joined it
    "club_owners",
    METADATA,
    Column("club", String(16), ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Index("club_owners_by_owner", "owner"),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),  # random, another at every start
    Column("started_at", BigInteger, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
    Column("kept_since", BigInteger, nullable=False),
)

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

SUBSCRIPTIONS = Table(  # devices that are notified of turns
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the endpoint
    Column("holder", String(64), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(10), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("subscriptions_by_holder", "holder"),
)

TRANSFERS = Table(  # identities on their way to another device, encrypted
    "transfers",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
)
