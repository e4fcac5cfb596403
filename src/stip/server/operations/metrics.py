"""Metrics for Prometheus at /metrics, in a registry of their own. They identify nobody."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from stip.server.operations.collectors import PlainCounter, PlainHistogram

STORE_BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THINKING_BUCKETS_S = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter("stip_requests", "HTTP requests", ["method", "status"], registry=registry)
        self.commands = PlainCounter("stip_commands", "Commands on sockets", ["command", "answer"], registry)
        self.events = PlainCounter("stip_events", "Events stored", [], registry)
        self.farewells = Counter("stip_farewells", "Sockets that the server closed", ["why"], registry=registry)
        self.connections = Gauge("stip_connections", "Connections that are open, sockets included", registry=registry)
        self.refused_connections = Counter(
            "stip_refused_connections", "Connections of addresses that have too many, closed at once", registry=registry
        )
        self.sockets = Gauge("stip_sockets", "Sockets that are open", registry=registry)
        self.tables = Gauge("stip_tables", "Tables in memory", registry=registry)
        self.waiting = Gauge("stip_bots_waiting", "Moves, hints and reviews that wait for a thread", registry=registry)
        self.storing = PlainHistogram("stip_storing_seconds", "Until events are durable", STORE_BUCKETS_S, registry)
        self.thinking = Histogram(
            "stip_thinking_seconds",
            "Until a bot has moved, its waiting included",
            buckets=THINKING_BUCKETS_S,
            registry=registry,
        )
        self.store_failures = Counter("stip_store_failures", "Appends that could not be stored", registry=registry)
        self.faults = Counter("stip_faults", "Errors that nobody foresaw", registry=registry)

    def render(self) -> bytes:
        return generate_latest(self.registry)
