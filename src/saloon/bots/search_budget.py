"""The budget of a search: nodes, or time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class SearchBudget:
    """Counts nodes, and reads the clock if there is a time limit. With nodes alone a search is deterministic."""

    def __init__(self, nodes: i64, ms: i64) -> None:
        self.nodes: i64 = nodes  # 0: no limit
        self.ms: i64 = ms  # 0: no limit
        self.spent: i64 = 0
        self.start: float = time.perf_counter()

    def spend(self, nodes: i64) -> None:
        """So many nodes were searched."""
        self.spent += nodes

    def has_spent(self, parts: i64, whole: i64) -> bool:
        """Whether such a part of the budget is gone."""
        if self.nodes and self.spent * whole >= self.nodes * parts:
            return True
        if not self.ms:
            return False
        elapsed: i64 = int((time.perf_counter() - self.start) * 1000000)
        return elapsed * whole >= self.ms * 1000 * parts
