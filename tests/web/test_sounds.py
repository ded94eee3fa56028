"""Sounds and shakes: after the first gesture, for what happens."""

from __future__ import annotations

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down

AT = 105  # a position of the record: 17 may jump back onto 27, and 37 goes on
EARS = """
  window.heard = [];
  window.shaken = [];
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) { super(context, options); window.heard.push(options.frequency); }
  };
  Navigator.prototype.vibrate = (pattern) => Boolean(window.shaken.push(pattern));
"""


def listener(welcome: Welcome) -> Duelist:
    """Anna at a table, with somebody who writes down every sound and shake."""
    anna = welcome("phone", "en")
    anna.page.add_init_script(EARS)
    anna.call_myself("Anna")
    return sit_down(anna, anna.fork(AT, "me", "bot:random"))


def noted(duelist: Duelist, what: str) -> list[object]:
    return list(duelist.page.evaluate(f"window.{what}"))


def wait_for(duelist: Duelist, what: str, *expected: object) -> None:
    """Nothing more and nothing less is noted, sooner or later; then it is forgotten."""
    duelist.visitor.until(lambda: noted(duelist, what) == list(expected), f"{what}: {expected}")
    duelist.page.evaluate(f"window.{what} = []")


def test_what_happens_is_heard_and_felt(welcome: Welcome) -> None:
    duelist = listener(welcome)
    assert noted(duelist, "heard") == [], "silent before the first gesture"
    duelist.move("17^")
    wait_for(duelist, "heard", 260, 520)  # a jump
    duelist.visitor.press(duelist.card(37))
    duelist.visitor.press(duelist.pile(">^"))
    wait_for(duelist, "heard", 140)  # a refusal
    assert noted(duelist, "shaken")
