"""Metrics for operators, in Prometheus' format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.metrics_core import CounterMetricFamily


class Tally:
    """A counter that costs one addition; Prometheus reads it when it scrapes."""

    def __init__(self, name: str, about: str) -> None:
        self.count = 0
        self._name = name
        self._about = about
        REGISTRY.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The samples that Prometheus reads."""
        yield CounterMetricFamily(self._name, self._about, self.count)


MOVES: Final = Tally("saloon_moves", "Moves stored, nature's included")
RUBBISH: Final = Counter("saloon_unreadable_total", "Messages that could not be read")
COMMANDS: Final = Tally("saloon_commands", "Commands carried out or refused")
TABLES: Final = Gauge("saloon_tables", "Tables that stand in memory")
LINES: Final = Gauge("saloon_lines", "Open connections to browsers")
HEARTBEAT_AGE: Final = Gauge("saloon_heartbeat_age_seconds", "Since the database heard this house, one of several")
TAKEOVERS: Final = Tally("saloon_takeovers", "Matches that were gone on with after another house had ended")
REFUSED: Final = Tally("saloon_refused_commits", "Commits refused because another house had closed this one")
COMMIT: Final = Histogram(
    "saloon_commit_seconds",
    "How long it takes until what waited together is durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
