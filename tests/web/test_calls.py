"""Whoever looks at something else is called when it is their turn, if they want that and their browser lets them."""

from __future__ import annotations

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import Visitor

# A browser that is asked for notes, and keeps what it would show; whether somebody looks is up to the test.
BROWSER = """
  window.calls = [];
  window.Notification = class extends EventTarget {
    static permission = 'default';
    static requestPermission = async () => (Notification.permission = window.allowed ?? 'granted');
    constructor(title, { body, tag }) {
      super();
      window.calls.push([title, body, tag]);
    }
    close() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
"""


def want_calls(visitor: Visitor) -> None:
    """Switch them on, in the settings."""
    visitor.press(visitor.button("settings-title"))
    visitor.press(visitor.sheet().get_by_label(visitor.say("settings-calls")))


def test_whose_turn_it_is_is_called_back_but_only_if_away(welcome: Welcome) -> None:
    ann = welcome("desk", "en")
    ann.call_myself("Ann")
    ann.context.add_init_script(BROWSER)
    match = ann.fork(105, "me", "bot:random")
    duelist = sit_down(ann, match)
    want_calls(ann)
    ann.until(lambda: ann.page.evaluate("Notification.permission") == "granted", "the browser is asked")
    ann.page.keyboard.press("Escape")
    while "end" not in duelist.frame["legal"]:
        duelist.move(duelist.choose(duelist.frame))
    ann.page.evaluate("window.away = true")
    duelist.move("end")
    duelist.wait_for_turn()
    names = ann.say("table-of", game=ann.say("game-duel"), names=f"Ann and {ann.say('bot-random')}")
    ann.until(lambda: ann.page.evaluate("calls") == [[ann.say("turn-yours"), names, f"/m/{match}"]], "one call")
    ann.page.evaluate("window.away = false")
    while "end" not in duelist.frame["legal"]:
        duelist.move(duelist.choose(duelist.frame))
    duelist.move("end")
    duelist.wait_for_turn()
    assert len(ann.page.evaluate("calls")) == 1, "who looks is not called"


def test_a_browser_that_says_no_is_told_of(welcome: Welcome) -> None:
    ann = welcome("desk", "en")
    ann.context.add_init_script(BROWSER + "window.allowed = 'denied';")
    ann.go("/")
    want_calls(ann)
    ann.until(lambda: ann.say("settings-calls-denied") in ann.spoken().inner_text(), "why not")
    assert not ann.sheet().get_by_label(ann.say("settings-calls")).is_checked()
