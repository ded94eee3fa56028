"""Many matches: simulations, ratings, reports, and adapters for machine learning.

This package exports what a program needs to simulate and count; docs/lab.md has examples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.lab.engines import Dask, Engine, Here, Processes
from saloon.lab.folder import BadFolder, RunFolder
from saloon.lab.plan import BadPlan, Plan, plan_arena, plan_sim
from saloon.lab.results import MatchResult
from saloon.lab.simulation import simulate
from saloon.lab.statistics import Share, Tally, wilson

if TYPE_CHECKING:
    from saloon.lab.batch import Batch

__all__ = [
    "BadFolder",
    "BadPlan",
    "Batch",
    "Dask",
    "Engine",
    "Here",
    "MatchResult",
    "Plan",
    "Processes",
    "RunFolder",
    "Share",
    "Tally",
    "plan_arena",
    "plan_sim",
    "simulate",
    "wilson",
]


def __getattr__(name: str) -> type[Batch]:
    """`Batch` needs numpy, which is an extra: it is imported when somebody asks for it."""
    if name == "Batch":
        from saloon.lab.batch import Batch  # noqa: PLC0415 - see above

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
