"""Buckets, counts and addresses: the arithmetic of what is allowed."""

from __future__ import annotations

import pytest

from stip.errors import StipError, TooFast, TooManySockets
from stip.server.operations.limits import AdmissionControl, TokenBucket, TokenBuckets, rate_limit_key
from stip.server.operations.settings import Limits, read_limits


class Time:
    """It passes when we say so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_is_in_it_and_then_so_much_a_second() -> None:
    time = Time()
    bucket = TokenBucket(rate=2, size=3, now=time)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    time.now += 0.25
    assert bucket.take() == 0.25
    time.now += 0.25
    assert bucket.take() == 0
    assert bucket.take() == 0.5


def test_a_bucket_holds_no_more_after_a_long_rest() -> None:
    time = Time()
    bucket = TokenBucket(rate=2, size=3, now=time)
    time.now += 3600
    assert [bool(bucket.take()) for _ in range(4)] == [False, False, False, True]


def test_what_costs_more_than_there_is_leaves_a_debt() -> None:
    time = Time()
    bucket = TokenBucket(rate=2, size=10, now=time)
    assert bucket.take(4) == 0
    assert bucket.take(30) == 0
    assert bucket.take(30) == 12.5  # seconds until there is a token again
    time.now += 12.5
    assert bucket.take(0.5) == bucket.take(0.5) == 0
    assert bucket.take(0.5) == 0.25


def test_work_that_is_done_is_paid_for_later() -> None:
    time = Time()
    bucket = TokenBucket(rate=2, size=10, now=time)
    assert [bucket.spend(6), bucket.spend(6), bucket.spend(1)] == [0, 1, 1.5]
    time.now += 1.5
    assert bucket.spend(0) == 0


def test_a_long_history_costs_as_much_as_many_requests() -> None:
    gate = AdmissionControl(Limits(requests_per_second=0.01, requests_at_once=100))
    gate.check_history("a", 5000)
    gate.check_history("a", 5000)
    with pytest.raises(TooFast):
        gate.check_request("a")
    gate.check_request("b")
    gate.check_operator_request("a")


def test_every_address_has_a_bucket_of_its_own_and_the_quietest_is_forgotten() -> None:
    time = Time()
    buckets = TokenBuckets(rate=1, size=1, max_buckets=2, now=time)
    assert buckets.take("a") == buckets.take("b") == 0
    assert buckets.take("a") > 0
    assert buckets.take("c") == 0  # forgets b, which was quiet for longer than a
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0
    assert len(buckets) == 2


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("a socket of the system", "a socket of the system"),
        ("", ""),
        (None, ""),
    ],
)
def test_a_household_is_one_address(host: str | None, address: str) -> None:
    assert rate_limit_key(host) == address


def test_a_gate_counts_who_is_in() -> None:
    gate = AdmissionControl(Limits(sockets=3, sockets_per_address=2))
    gate.open_socket("a")
    gate.open_socket("a")
    with pytest.raises(TooManySockets, match="your address"):
        gate.open_socket("a")
    gate.open_socket("b")
    with pytest.raises(TooManySockets, match="All 3"):
        gate.open_socket("c")
    gate.close_socket("a")
    gate.open_socket("c")
    assert gate.sockets == 3


def test_limits_are_read_as_people_type_them() -> None:
    assert read_limits({"sockets": "7", "days_kept": "0.5"}) == Limits(sockets=7, days_kept=0.5)
    for given in ({"sockets": "many"}, {"sockets": "-1"}, {"sockets_per_person": "0"}, {"chairs": "4"}):
        with pytest.raises(StipError, match="cannot be"):
            read_limits(given)
