"""Many matches: simulations, ratings, reports, and adapters for machine learning.

This package exports what a program needs to simulate and count; docs/lab.md has examples.
"""

from saloon.lab.engines import Dask, Engine, Here, Processes
from saloon.lab.folder import BadFolder, RunFolder
from saloon.lab.plan import BadPlan, Plan, plan_arena, plan_sim
from saloon.lab.results import MatchResult
from saloon.lab.simulation import simulate
from saloon.lab.statistics import Share, Tally, wilson

__all__ = [
    "BadFolder",
    "BadPlan",
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
