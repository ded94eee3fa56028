"""The way into Bluff You!, and looking back on a match with its coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.bluffers import EVENING, Bluffer
from tests.web.conftest import Welcome
from tests.web.flaws import flaws
from tests.web.visitors import Device

STEPS = [
    ("goal", None),
    ("look", "look"),
    ("truth", "claim 1 12"),
    ("doubted", None),
    ("doubt", "bluff"),
    ("caught", None),
    ("steal", "steal 2 16"),
    ("stolen", None),
    ("doublet", "doublet 4"),
    ("return", "return 8"),
    ("return-more", "return 13"),
    ("end", None),
]


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_tutorial_leads_to_a_match(welcome: Welcome, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    learner = Bluffer(visitor)
    visitor.go("/")
    visitor.press(visitor.poster("front-learn", "bluff"))
    for step, move in STEPS:
        expect(visitor.text(f"bluff-page-learn-{step}")).to_be_visible()
        if move is None:
            visitor.press(visitor.button("learn-next"))
        elif move == "look":
            expect(visitor.button("learn-next")).to_have_count(0)
            visitor.press(learner.cup())
        else:
            learner.mean(move)
            visitor.press(learner.action(move))
    expect(visitor.text("learn-done")).to_be_visible()
    visitor.press(visitor.button("front-play"))
    learner.arrive()
    assert [seat["kind"] for seat in learner.table["seats"]] == ["guest", "bot", "bot", "bot"]


def test_another_move_than_the_one_that_is_taught(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    learner = Bluffer(visitor)
    visitor.go("/learn/bluff")
    onward = visitor.box(visitor.button("learn-next"))
    visitor.press(visitor.button("learn-next"))
    back = visitor.box(visitor.button("learn-back"))
    assert back["x"] + back["width"] <= onward["x"], "a second tap on the same place does not go back"
    visitor.press(learner.cup())
    expect(visitor.text("bluff-page-learn-truth")).to_be_visible()
    learner.mean("claim 2 12")
    visitor.press(learner.action("claim 2 12"))
    expect(visitor.text("learn-other")).to_be_visible()
    expect(visitor.text("bluff-page-learn-truth")).to_be_visible()


def test_the_costliest_decisions_are_marked_and_lead_to_their_place(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring(EVENING)}")
    coach = visitor.page.get_by_role("region", name=visitor.say("panel-coach"))
    expect(coach.get_by_text(visitor.say("coach-costliest", name="Anna"))).to_be_visible()
    marks = coach.get_by_role("listitem")
    expect(marks).to_have_count(3)
    cost = marks.first.locator("b").inner_text()
    expect(visitor.page.locator(".track").get_by_text(cost, exact=True)).to_be_visible()
    visitor.press(marks.first.get_by_role("button"))
    expect(coach.get_by_text(visitor.say("coach-decides", name="Anna"))).to_be_visible()
    expect(coach.get_by_text(visitor.say("coach-cost", cost=cost))).to_be_visible()
    expect(coach.get_by_text(visitor.say("coach-made"), exact=True)).to_be_visible()


def test_a_replay_shows_what_was_revealed_and_is_played_on(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring(EVENING)}")
    replay = Bluffer(visitor)
    visitor.page.get_by_role("slider").fill("22")
    expect(replay.dice(1, 2, 4)).to_be_visible()
    outcome = {"what": "moved", "token": 17, "seat": "Anna", "seat-is": "other"}
    expect(visitor.words(visitor.say("bluff-page-outcome", outcome))).to_be_visible()
    visitor.page.get_by_role("slider").fill("20")
    what_if = visitor.say("replay-what-if", name="Anna", bot="|").partition("|")[0]  # against whichever bot is usual
    visitor.press(visitor.page.get_by_role("button", name=what_if))
    replay.arrive()
    expect(replay.cup()).to_be_visible()
    assert len(replay.table["seats"]) == 8


def test_a_lesson_that_is_held_across_needs_no_scrolling(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 568, "height": 320})
    visitor.go("/learn/bluff")
    expect(visitor.button("learn-next")).to_be_visible()
    visitor.settle()
    beyond = "(board) => board.scrollHeight - board.clientHeight"
    assert visitor.page.locator(".board > .board").evaluate(beyond) <= 1
    assert flaws(visitor.page) == []


@pytest.mark.parametrize("game", ["duel", "bluff"])
def test_a_replay_that_is_held_across_shows_all(welcome: Welcome, game: str) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 568, "height": 320})
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring() if game == 'duel' else visitor.bring(EVENING)}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    expect(visitor.page.locator("[data-pile], [data-number]").first).to_be_visible()
    visitor.settle()
    first = flaws(visitor.page)
    visitor.until(lambda: not flaws(visitor.page), f"nothing over anything else: {first}")
