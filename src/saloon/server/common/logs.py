"""Readable, structured logs. Nothing secret goes in: no cookies, no codes, no names, no hidden cards."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs() -> None:
    """One line an event on the error stream, warnings of libraries included."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
