"""Counters and histograms of what happens at every move. They count in plain numbers until they are scraped: those of
Prometheus' own library take a lock and look their labels up each time, which takes microseconds."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import inf

from prometheus_client.core import CollectorRegistry, CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class PlainCounter(Collector):
    def __init__(self, name: str, text: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._text, self._labels = name, text, labels
        self._counts: Counter[tuple[str, ...]] = Counter()
        registry.register(self)

    def add(self, number: int, *labels: str) -> None:
        self._counts[labels] += number

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._text, labels=self._labels)
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family


class PlainHistogram(Collector):
    def __init__(self, name: str, text: str, buckets: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._text, self._buckets = name, text, buckets
        self._counts = [0] * (len(buckets) + 1)  # the last: beyond all buckets
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._buckets, value)] += 1
        self._sum += value

    def collect(self) -> Iterable[HistogramMetricFamily]:
        names = map(floatToGoString, (*self._buckets, inf))
        counts = zip(names, accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(self._name, self._text, buckets=list(counts), sum_value=self._sum)
