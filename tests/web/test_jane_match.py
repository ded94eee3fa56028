"""Dexterity Jane to its end: real browsers race each other and bots, in every variant."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.server.table.ladder import START
from tests.web.conftest import Welcome
from tests.web.racers import Racer, end_round, raced_until, start_round
from tests.web.visitors import Visitor

LATE = 8  # of ten rounds; the first match is raced from the first one


def gather(welcome: Welcome) -> list[Visitor]:
    """A phone that speaks French, and a desk that speaks English."""
    visitors = [welcome("phone", "fr"), welcome("desk", "en")]
    for visitor, name in zip(visitors, ("Anna", "Ben"), strict=True):
        visitor.call_myself(name)
    return visitors


def sit_down(visitors: list[Visitor], match: str) -> list[Racer]:
    """Everybody comes to the table."""
    visitors[0].go(f"/m/{match}")
    for visitor in visitors[1:]:
        visitor.take_a_seat(match)
    racers = [Racer(visitor) for visitor in visitors]
    for racer in racers:
        racer.arrive()
    return racers


def race(racers: list[Racer]) -> None:
    """One round in which somebody is right; bots answer sooner or later, and whoever waits lets the race go on."""
    number = start_round(racers)
    racer = racers[number % len(racers)]
    racer.lock(racer.answer)
    end_round(racers, number)


def check_the_end(racers: list[Racer], seats: int) -> None:
    """Everybody sees the same end, all answers, and everybody's reactions."""
    for racer in racers:
        assert racer.frame["ending"] == racers[0].frame["ending"]
        sheet = racer.visitor.sheet()
        expect(sheet).to_be_visible()
        scores = racer.frame["ending"]["scores"]
        podium = sheet.get_by_role("region", name=racer.visitor.say("jane-page-podium"))
        expect(podium.locator(".score")).to_have_text([str(score) for score in sorted(scores, reverse=True)])
        expect(racer.page.locator(".players .points")).to_have_text([str(score) for score in scores])
        rows = sheet.get_by_role("region", name=racer.visitor.say("jane-page-summary")).get_by_role("row")
        expect(rows).to_have_count(seats + 1)
        expect(sheet.get_by_role("img", name=racer.visitor.say("jane-page-curves"))).to_be_visible()


def race_to_the_end(racers: list[Racer], seats: int) -> None:
    while not racers[0].over:
        race(racers)
    check_the_end(racers, seats)


def test_two_people_race_for_the_ladder_and_one_of_them_a_ghost(welcome: Welcome) -> None:
    visitors = gather(welcome)
    match = visitors[0].create("me", "open", game="jane", terms={"race": {"mode": "ranked"}})
    visitors[0].go(f"/m/{match}")
    expect(visitors[0].text("jane-page-limit")).to_be_visible()
    racers = sit_down(visitors, match)
    race_to_the_end(racers, 2)
    assert racers[0].frame["ending"]["scores"] == [2 + 4 + 6 + 8 + 10, 1 + 3 + 5 + 7 + 9]  # always right, in turns
    expect(visitors[1].sheet().get_by_text("★")).to_have_count(10)
    for visitor, won in zip(visitors, (True, False), strict=True):
        rung = visitor.sheet().locator("[aria-current]")
        rating = int(rung.get_by_role("cell").nth(2).inner_text())
        assert (rating > START) is won

    ben = visitors[1]
    (lonely,) = sit_down([ben], ben.create("me", "ghost", game="jane", terms={"race": {"mode": "ghost"}}))
    start_round([lonely])
    end_round([lonely], 1)  # whoever waits is overtaken by what they were
    (proposal,) = lonely.view["last"]["proposals"]
    assert (proposal["seat"], proposal["right"]) == (1, True)
    assert lonely.view["last"]["tile"] == [1]


@pytest.mark.parametrize(("seats", "variant"), [(4, "simplified"), (9, "stick_up")], ids=["4-simplified", "9-stick-up"])
def test_people_and_bots_race_to_the_end(welcome: Welcome, tmp_path: Path, seats: int, variant: str) -> None:
    visitors = gather(welcome)
    kinds = ["me", "open", *["bot:jane"] * (seats - 2)]
    match = raced_until(visitors[0], tmp_path, LATE, *kinds, limit=True, variant=variant)  # a bot may pass
    racers = sit_down(visitors, match)
    assert racers[0].view["round"] == LATE
    race_to_the_end(racers, seats)
    assert racers[0].view["round"] == 10
