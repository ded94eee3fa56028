"""The way into Dexterity Jane, and looking back: a replay in true time, everybody's curve of reactions."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.racers import ROUNDS, Racer, bring, raced
from tests.web.test_replay import scrubber
from tests.web.visitors import Device, Visitor

STEPS = [
    ("goal", None),
    ("one", "lock L:.I... R:....."),
    ("two", "lock L:....P R:T...."),
    ("colours", None),
    ("pair", "lock L:...R. R:....."),
    ("three", "lock L:.I... R:....."),
    ("open", "lock L:..... R:...R."),
    ("open-pair", "lock L:..... R:.I..."),
    ("ready", None),
    ("check", None),
    ("order", None),
]
FORE, REVEAL, FIRST, LAST = 0, 1, 2, 4  # stops of the first round: face down, face up, and three locks of four seats


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_tutorial_leads_to_a_match(welcome: Welcome, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    visitor.go("/")
    visitor.press(visitor.poster("front-learn", "jane"))
    learner = Racer(visitor)
    for step, move in STEPS:
        expect(visitor.text(f"jane-page-learn-{step}")).to_be_visible()
        if move is None:
            visitor.press(visitor.button("learn-next"))
        else:
            learner.lock(move)
            expect(visitor.text("learn-right")).to_be_visible()
    expect(visitor.text("jane-page-learn-bullet")).to_be_visible()
    visitor.press(visitor.button("jane-page-draw", hand="R"))
    visitor.press(visitor.page.locator('[data-victim="1"]'))
    expect(visitor.text("learn-done")).to_be_visible()
    relaxed = visitor.page.get_by_role("link", name=visitor.say("terms-race-relaxed"), exact=True)
    expect(relaxed).to_be_visible()
    visitor.press(visitor.button("front-play"))
    learner.arrive()
    assert (learner.table["game"], learner.table["options"]["variant"]) == ("jane", "simplified")
    visitor.go("/new/jane#relaxed")
    chosen = visitor.page.get_by_role("radio", name=visitor.say("terms-race-relaxed"), exact=True)
    expect(chosen).to_be_checked()
    visitor.press(visitor.button("new-begin"))
    learner.arrive()
    assert (learner.table["game"], learner.table["race"]["mode"]) == ("jane", "relaxed")


def test_a_long_sentence_of_the_lesson_is_read_from_its_first_line_on_a_phone_held_across(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    learner = Racer(visitor)
    visitor.go("/learn/jane")
    for step, move in STEPS[:3]:
        expect(visitor.text(f"jane-page-learn-{step}")).to_be_visible()
        if move is None:
            visitor.press(visitor.button("learn-next"))
        else:
            learner.lock(move)
    sentence = visitor.text("jane-page-learn-colours")
    expect(sentence).to_be_visible()
    visitor.settle()
    beside = visitor.page.locator("[aria-live]").filter(has=sentence)
    assert visitor.box(sentence)["height"] > visitor.box(beside)["height"] / 2, "it is long"
    beside.evaluate("(beside) => beside.scrollTo(0, 0)")
    assert visitor.box(sentence)["y"] >= visitor.box(beside)["y"]


def look_back(visitor: Visitor, folder: Path) -> None:
    """Open a replay on a page whose clock can be stopped."""
    visitor.page.clock.install()
    visitor.call_myself("Anna")
    visitor.go(f"/r/{bring(visitor, folder, raced(ROUNDS, 4))}")
    expect(scrubber(visitor)).to_have_value(str(FORE))


def play_in_steps(visitor: Visitor) -> None:
    """Let the replay run, while time stands still."""
    visitor.stop_time()
    visitor.press(visitor.button("replay-play"))
    expect(visitor.button("replay-pause")).to_be_visible()


def comes_after(visitor: Visitor, milliseconds: int, stop: int) -> None:
    """The replay comes to its next stop when so much time is over, and no sooner."""
    visitor.page.clock.run_for(milliseconds - 1)
    expect(scrubber(visitor)).to_have_value(str(stop - 1))
    visitor.page.clock.run_for(1)
    expect(scrubber(visitor)).to_have_value(str(stop))


def test_a_replay_runs_as_fast_as_people_were(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en")
    look_back(visitor, tmp_path)
    expect(visitor.text("jane-page-fore")).to_be_visible()
    play_in_steps(visitor)
    comes_after(visitor, 1_200, REVEAL)  # the foreperiod that people waited
    comes_after(visitor, 880, FIRST)  # Ben's lock
    comes_after(visitor, 360, FIRST + 1)  # the second one fell after 1.24 s
    visitor.press(visitor.button("replay-pause"))
    scrubber(visitor).fill(str(FIRST))
    expect(visitor.page.get_by_role("img", name="Photo finish: Ben 0.88 s")).to_be_visible()


def test_a_replay_slows_down_and_goes_step_by_step(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "fr")
    look_back(visitor, tmp_path)
    slider = scrubber(visitor)
    speed = visitor.page.get_by_role("combobox", name=visitor.say("replay-speed"))
    speed.select_option(label=visitor.say("replay-times", speed=0.2))
    slider.fill(str(FIRST))
    play_in_steps(visitor)
    comes_after(visitor, 5 * 360, FIRST + 1)
    visitor.press(visitor.button("replay-pause"))
    slider.fill(str(LAST))
    for _ in range(LAST - REVEAL):
        visitor.press(visitor.button("replay-previous"))
    expect(slider).to_have_value(str(REVEAL))
    expect(visitor.page.locator(".field .card")).to_have_count(1)
    slider.fill(str(LAST))
    expect(visitor.text("jane-page-answer")).to_be_visible()
    expect(visitor.page.locator(".verdicts summary")).to_have_count(3)
    visitor.press(visitor.page.locator(".verdicts summary").nth(1))
    expect(visitor.text("jane-page-finish-residual", milliseconds=12)).to_be_visible()


def test_a_dead_heat_is_named_with_its_rivals(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{bring(visitor, tmp_path, raced(ROUNDS, 4))}")
    scrubber(visitor).fill(str(2 * LAST + 1))  # the end of the second round
    expect(visitor.text("jane-page-heat")).to_have_count(2)
    visitor.press(visitor.page.locator(".verdicts summary").nth(1))
    expect(visitor.text("jane-page-finish-heat", rivals="Anna")).to_be_visible()


def test_everybodys_reactions_as_curves_and_as_a_table(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{bring(visitor, tmp_path, raced(ROUNDS, 4))}")
    sheet = visitor.sheet()
    expect(sheet.get_by_role("img", name=visitor.say("jane-page-curves"))).to_be_visible()
    ben = sheet.get_by_role("button", name="Ben")
    expect(ben).to_contain_text(visitor.say("jane-page-curve-figures", median="2,08", best="0,88"))
    expect(sheet.locator("figure .cross")).to_have_count(10)  # one wrong lock a round
    visitor.press(ben)
    expect(ben).to_have_attribute("aria-pressed", "true")
    expect(sheet.locator("figure .pale")).to_have_count(3)
    table = sheet.get_by_role("region", name=visitor.say("jane-page-summary")).get_by_role("table")
    first = table.get_by_role("row", name="Ben").get_by_role("cell").first
    expect(first).to_have_text(f"★ {visitor.say('jane-page-answered', answer='won')} 0,88")


def test_the_rules_are_at_hand_with_examples(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{bring(visitor, tmp_path, raced(ROUNDS, 2))}")
    expect(visitor.sheet()).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.button("panel-rules"))
    expect(visitor.page.locator("#rule-DJ-1")).to_be_visible()
    example = visitor.text("jane-page-example", answer="open hand on the left, index finger on the right")
    expect(example.first).to_be_visible()
