"""Metrics that are plain numbers until they are scraped."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram, generate_latest

from stip.server.operations.collectors import PlainCounter, PlainHistogram


def test_a_counter_counts_by_labels() -> None:
    registry = CollectorRegistry()
    commands = PlainCounter("commands", "Commands", ["command", "answer"], registry)
    for answer in ("done", "done", "illegal-move"):
        commands.add(1, "play", answer)
    assert registry.get_sample_value("commands_total", {"command": "play", "answer": "done"}) == 2
    assert registry.get_sample_value("commands_total", {"command": "play", "answer": "illegal-move"}) == 1
    events = PlainCounter("events", "Events", [], registry)
    events.add(3)
    events.add(2)
    assert registry.get_sample_value("events_total") == 5


def test_a_histogram_is_scraped_like_that_of_the_library() -> None:
    buckets, ours, theirs = (0.5, 1, 2), CollectorRegistry(), CollectorRegistry()
    plain = PlainHistogram("seconds", "Seconds", buckets, ours)
    library = Histogram("seconds", "Seconds", buckets=buckets, registry=theirs)
    for value in (0.1, 0.5, 0.6, 2, 7):
        plain.observe(value)
        library.observe(value)
    names = [("seconds_bucket", {"le": le}) for le in ("0.5", "1.0", "2.0", "+Inf")]
    for name, labels in [*names, ("seconds_sum", {}), ("seconds_count", {})]:
        assert ours.get_sample_value(name, labels) == theirs.get_sample_value(name, labels) is not None
    assert b'seconds_bucket{le="+Inf"} 5.0' in generate_latest(ours)
