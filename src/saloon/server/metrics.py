"""What an operator may want to watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("saloon_moves_total", "Moves stored, nature's included")
COMMANDS = Counter("saloon_commands_total", "Commands carried out or refused")
RUBBISH = Counter("saloon_unreadable_total", "Messages that could not be read")
TABLES = Gauge("saloon_tables", "Tables that stand in memory")
LINES = Gauge("saloon_lines", "Open lines to browsers")
COMMIT = Histogram(
    "saloon_commit_seconds",
    "How long it takes until what waited together is durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
