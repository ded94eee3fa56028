"""The lesson is played by the rules, and the page has it as it was played."""

from __future__ import annotations

from pathlib import Path

from saloon.games.joe.knowledge.view import JoeView
from saloon.games.joe.page.lesson import play_lesson, write
from tests.locales.messages import messages

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "joe" / "lesson.json"


def test_the_page_has_the_lesson() -> None:
    """`npm run lesson` in web/ writes it anew."""
    assert PAGE.read_text("utf-8") == write()


def test_it_teaches_to_move_see_shoot_wait_and_throw_and_is_won() -> None:
    steps = play_lesson()
    assert [step.wanted[0].split()[0] for step in steps if step.wanted] == ["go", "shoot", "ambush", "shoot", "throw"]
    assert all(set(step.wanted) <= set(step.legal) for step in steps)
    last = steps[-1].view
    assert isinstance(last, JoeView)
    assert last.winners == ("law",)


def test_every_step_has_its_words() -> None:
    said = {f"joe-room-learn-{step.say}" for step in play_lesson()}
    assert said <= messages("en").keys()
    assert {name for name in messages("en") if name.startswith("joe-room-learn-")} == said
