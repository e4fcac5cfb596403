"""How a group of commits is written to PostgreSQL: in one statement, which is a transaction of its own and takes one
round trip. It also notifies the other servers."""

from __future__ import annotations

from collections.abc import Collection

from stip.server.storage.commits import Commit

CHANNEL = "stip"  # of notifications

# Rows are locked in the order of their codes, so that two servers never wait for each other. A notification has at most
# 250 tables, because PostgreSQL allows 8,000 bytes.
WRITE_COMMITS = f"""
WITH given AS (
    SELECT * FROM unnest(
        $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::bigint[], $8::bigint[], $16::bytea[]
    ) AS given (code, game, phase, seq, last, at, due, overview)
), locked AS (
    SELECT code FROM tables WHERE code = ANY ($2::text[]) ORDER BY code FOR NO KEY UPDATE
), continued AS (
    UPDATE tables SET
        game = given.game, phase = given.phase, seq = given.last, at = given.at, due = given.due, keeper = $1,
        overview = given.overview
    FROM given JOIN locked USING (code)
    WHERE tables.code = given.code AND tables.seq = given.seq - 1
    RETURNING tables.code
), made AS (
    INSERT INTO tables (code, game, phase, seq, at, made_at, due, keeper, overview)
    SELECT code, game, phase, last, at, at, due, $1, overview FROM given WHERE seq = 1 ORDER BY code
    ON CONFLICT DO NOTHING
    RETURNING code
), stored AS (
    SELECT code FROM continued UNION ALL SELECT code FROM made
), new_events AS (
    INSERT INTO events ("table", seq, data, checksum, at)
    SELECT new.* FROM unnest($9::text[], $10::int[], $11::bytea[], $12::bytea[], $13::bigint[])
        AS new (code, seq, data, checksum, at) JOIN stored USING (code)
), owners AS (
    SELECT new.* FROM unnest($14::text[], $15::text[]) AS new (code, holder) JOIN stored USING (code)
), old_owners AS (
    DELETE FROM holders USING stored
    WHERE holders."table" = stored.code AND stored.code = ANY ($14::text[])
        AND NOT EXISTS (SELECT FROM owners WHERE owners.code = holders."table" AND owners.holder = holders.holder)
), new_owners AS (
    INSERT INTO holders ("table", holder) SELECT code, holder FROM owners ON CONFLICT DO NOTHING
), numbered AS (
    SELECT code, last, row_number() OVER () / 250 AS part FROM stored JOIN given USING (code)
), notified AS (
    SELECT pg_notify('{CHANNEL}', 'e ' || $1 || ' ' || string_agg(code || ' ' || last, ' ')) FROM numbered GROUP BY part
)
SELECT code, (SELECT count(*) FROM notified) FROM stored
"""

FIND_STORED = """
SELECT given.code FROM unnest($1::text[], $2::int[], $3::bytea[]) AS given (code, last, checksum)
JOIN events ON events."table" = given.code AND events.seq = given.last AND events.checksum = given.checksum
"""


def write_arguments(commits: Collection[Commit]) -> list[object]:
    """Return the arguments of WRITE_COMMITS: the columns of the tables, of the events and of the owners, and
    the overviews. There is at most one commit for each table."""
    events = [
        (commit.table, seq, data, checksum, commit.summary.at)
        for commit in commits
        for seq, (data, checksum) in enumerate(zip(commit.events, commit.checksums, strict=True), commit.seq)
    ]
    owners = [(commit.table, owner) for commit in commits for owner in commit.summary.owners or ()]
    return [
        next(iter(commits)).keeper,
        [commit.table for commit in commits],
        [commit.summary.game for commit in commits],
        [commit.summary.phase for commit in commits],
        [commit.seq for commit in commits],
        [commit.last for commit in commits],
        [commit.summary.at for commit in commits],
        [commit.summary.due for commit in commits],
        *([event[column] for event in events] for column in range(5)),
        *([owner[column] for owner in owners] for column in range(2)),
        [commit.summary.overview for commit in commits],
    ]


def stored_arguments(commits: Collection[Commit]) -> list[object]:
    """Return the arguments of FIND_STORED. The checksum of the last event is enough, because it is chained."""
    return [
        [commit.table for commit in commits],
        [commit.last for commit in commits],
        [commit.checksums[-1] for commit in commits],
    ]
