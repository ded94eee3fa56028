"""A page in front of several houses: it is back by itself, whatever happens to the one it plays at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.cluster.nginx import proxy
from tests.cluster.test_across import where
from tests.server.conftest import QUICK, HouseProcess
from tests.server.postgres import out_of_reach
from tests.web.conftest import Welcome
from tests.web.duelists import sit_down, split
from tests.web.visitors import NO_HOUSE

AT = 104  # a position of the record
FAULTS = ("kill -9", "a deploy", "no database for a while")


@pytest.mark.parametrize("fault", FAULTS)
def test_who_plays_at_a_house_that_is_gone_goes_on_by_itself(welcome: Welcome, database: str, fault: str) -> None:
    houses = [HouseProcess(database, *QUICK, "--proxy") for _ in range(2)]
    for house in houses:
        house.open()
    try:
        with proxy([house.address for house in houses]) as address:
            visitor = welcome("phone", "fr", address=address)
            visitor.forgive(f"{NO_HOUSE}|50[234]")
            visitor.call_myself("Anna")
            duelist = sit_down(visitor, visitor.fork(AT, "me", "bot:random"))
            owner = where(houses[0].person(None), duelist.table["match"])
            playing = next(house for house in houses if house.address == owner)
            assert duelist.wait_for_turn()
            wanted = duelist.choose(duelist.frame)
            lost = visitor.text("line-lost")

            if fault == FAULTS[0]:
                playing.kill()
                duelist.move(wanted)
            elif fault == FAULTS[1]:
                playing.close()
                duelist.move(wanted)
            else:
                seq = duelist.frame["seq"]
                with out_of_reach(database):
                    card, pile = split(wanted)
                    visitor.press(duelist.card(card))
                    visitor.press(duelist.pile(pile))
                    expect(lost).to_be_visible()
                duelist.catch_up(seq + 1)
            expect(lost).to_have_count(0)
            for _ in range(2):
                assert duelist.wait_for_turn()
                duelist.move(duelist.choose(duelist.frame))
    finally:
        for house in houses:
            house.close()
