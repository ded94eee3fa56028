"""What the suite of all games does not come across by itself: a campaign over several scenarios."""

from __future__ import annotations

import pytest

from saloon.games.joe import GAME
from saloon.games.joe.setup import JoeOptions
from saloon.kernel.conformance import Case, violations


@pytest.mark.rule("JOE-48")
def test_a_campaign_keeps_the_contract() -> None:
    case = Case(GAME, JoeOptions(scenario="campaign", round_limit=1, adoption=True, budget=50), seats=2, seed=7)
    assert case.at(len(case.line) - 1).view(None).chapter == 4  # type: ignore[attr-defined]  # a JoeView
    assert violations(GAME, [case]) == []
