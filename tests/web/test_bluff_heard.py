"""Bluff You! for the ear: what a screen reader says of every event, and how a cup sounds."""

from __future__ import annotations

from typing import Any

from tests.web.bluffers import STEAL, evening, join
from tests.web.conftest import Welcome
from tests.web.test_sounds import EARS
from tests.web.visitors import Visitor

LIFT = [180]
LISTEN = """
  window.told = [];
  new MutationObserver((changes) => {
    const added = changes.filter(({ target }) => target.role === 'log').flatMap(({ addedNodes }) => [...addedNodes]);
    window.told.push(...added.map((node) => node.textContent).filter((text) => text));
  }).observe(document, { childList: true, subtree: true });
"""
PEOPLE = ("seat", "target", "victim", "chooser")


def sentence(visitor: Visitor, event: dict[str, Any], names: list[str]) -> str | None:
    """An event in words, for seat 0; nothing is said of dice that cannot be seen, and only the cup tells one's own."""
    if event["event"] == "rolled":
        return visitor.say("bluff-page-shaken") if event["seat"] == 0 else None
    values: dict[str, object] = {}
    for field, value in event.items():
        if field in PEOPLE:
            values |= {field: names[value], f"{field}-is": "you" if value == 0 else "other"}
        elif isinstance(value, bool):
            values[field] = "yes" if value else "no"
        else:
            values[field] = " ".join(map(str, value)) if isinstance(value, list) else value
    return visitor.say(f"bluff-event-{event['event']}", values)


def test_every_event_is_said(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.page.add_init_script(LISTEN)
    visitor.call_myself("Anna")
    player = join(visitor, visitor.create("me", "bot:random", game="bluff", options={"turn_limit": 3}))
    player.play_on()
    names = ["Anna", visitor.say("bot-random")]
    events = [event for message in visitor.heard if message["t"] == "frame" for event in message["events"]]
    expected = [text for event in events if (text := sentence(visitor, event, names))]
    assert len(expected) > 15
    visitor.until(lambda: expected[-1] in visitor.page.evaluate("window.told"), expected[-1])
    heard = [text for text in visitor.page.evaluate("window.told") if text != visitor.say("turn-yours")]
    assert [text for text in heard if text in expected] == expected


def test_the_own_cup_is_heard(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.page.add_init_script(EARS)
    anna = evening(visitor, STEAL, 0)
    visitor.press(anna.number(3))  # browsers are silent until the first gesture
    visitor.press(anna.cup())
    visitor.until(lambda: anna.page.evaluate("window.heard") == LIFT, "the cup")
