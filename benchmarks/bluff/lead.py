"""`python -m benchmarks.bluff.lead`: how many points of a lead the chart counts for a match, from even to surely won.

The coach speaks of points, and the chart of the chance to win. Both say what claims are about: their points, and how
far apart the chart sees the match with the token won and with it lost.
"""

from __future__ import annotations

import argparse
import sys

from saloon.bots.bluff.outlook import POINTS_A_MATCH, ChartedOutlook
from saloon.bots.match import play_to_outcome
from saloon.games.bluff import GAME
from saloon.games.bluff.moves import POINTS
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import replay

PLAYERS = ["equilibrium", "equilibrium"]


def points_a_match(matches: int, seed: int = 1) -> float:
    """The points at stake in all claims that could be made in some matches, for each step of the chart from 0 to 1."""
    options = BluffOptions()
    points = worth = 0.0
    for match in range(matches):
        record, _ = play_to_outcome(GAME, options, PLAYERS, seed * 1_000_000 + match)
        for position in replay(record):
            view = position.state.view(None)
            assert isinstance(view, BluffView)
            if view.stage == "choose" and view.roller is not None:
                attempt = ChartedOutlook(view, options, 1 - view.roller, 1.0).attempt
                claims = range(len(view.centre))  # which come first
                points += sum(2 * POINTS[token] for token in view.centre)
                worth += sum(attempt.fooled[at] - attempt.caught[at] for at in claims)
    return points / worth


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bluff.lead", description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="matches of equilibrium with itself")
    chosen = parser.parse_args()
    if chosen.matches < 1:
        parser.error("--matches must be 1 or more")
    print(f"{points_a_match(chosen.matches):.1f} points; the coach takes {POINTS_A_MATCH:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
