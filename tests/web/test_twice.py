"""Whoever clicks twice, out of habit or because nothing seems to happen, gets what one click gives."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.gunslingers import ARMED, TURN, arrest

AT = 104  # a position of the record: the first card of a turn may be laid, and taken back
CLICK_TWICE = """async (button) => {
  button.click();
  await new Promise(queueMicrotask);
  button.click();
}"""

TAP_TWICE = """async (target) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, detail: 1, pointerType: 'touch' };
  for (let taps = 0; taps < 2; taps += 1) {
    const hit = document.elementFromPoint(at.clientX, at.clientY);
    hit.dispatchEvent(new PointerEvent('click', { ...at, bubbles: true, cancelable: true }));
    await new Promise(queueMicrotask);
  }
}"""


def click_twice(button: Locator) -> None:
    """A double click, however slow the machine."""
    button.evaluate(CLICK_TWICE)


def tap_twice(target: Locator) -> None:
    """A double tap on whatever lies there, however slow the machine."""
    target.evaluate(TAP_TWICE)


def test_a_question_is_not_answered_by_a_double_click(welcome: Welcome) -> None:
    ann = welcome("phone", "fr")
    ann.call_myself("Ann")
    ann.go("/me")
    click_twice(ann.button("me-erase"))
    ann.press(ann.button("me-erase-no"))
    expect(ann.button("me-erase")).to_be_visible()
    sit_down(ann, ann.fork(AT, "me", "bot:random"))
    ann.press(ann.button("panel-people"))
    click_twice(ann.button("people-give-up"))
    ann.press(ann.button("people-give-up-sure"))
    expect(ann.text("people-gave-up")).to_be_visible()


def test_a_double_click_makes_one_move(welcome: Welcome) -> None:
    ann = welcome("desk", "en")
    joe = arrest(ann, TURN, 0)
    text = joe.choose(joe.frame)
    joe.open_group_of(text)
    joe.action(text).first.scroll_into_view_if_needed()
    box = ann.box(joe.action(text).first)
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.click(*at)
    joe.catch_up(TURN + 1)
    expect(joe.action(text)).to_have_count(0)  # another move lies there now
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    ann.page.evaluate("0")  # whatever the page has sent is known now
    assert [message["move"] for message in ann.sent if message["t"] == "move"] == [text]
    ann.page.mouse.click(*at)
    joe.catch_up(TURN + 2)


def test_a_double_tap_on_the_map_looks_at_somebody_or_aims_but_does_not_throw(welcome: Welcome) -> None:
    ann = welcome("phone", "fr")
    joe = arrest(ann, ARMED, 0)
    ann.press(joe.group("fight"))
    tap_twice(joe.zone("SA3"))
    expect(ann.page.locator('[data-move^="throw dynamite"]')).to_be_visible()
    assert not [message for message in ann.sent if message["t"] == "move"]


def test_a_card_that_is_tapped_twice_stays_chosen(welcome: Welcome) -> None:
    ann = welcome("phone", "en")
    ann.call_myself("Ann")
    duelist = sit_down(ann, ann.fork(AT, "me", "bot:random"))
    card = duelist.card(27)
    tap_twice(card)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_playing_on_from_a_replay_opens_one_match(welcome: Welcome) -> None:
    ann = welcome("desk", "en")
    ann.call_myself("Ann")
    opened: list[str] = []
    ann.page.on("request", lambda request: opened.append(request.url) if request.url.endswith("/api/matches") else None)
    ann.go(f"/r/{ann.bring()}")
    click_twice(ann.page.get_by_role("button", name=ann.say("replay-what-if", name="Anna", bot="")[:20]))
    expect(ann.page.locator("[data-pile]").first).to_be_visible()
    ann.until(lambda: ann.heard, "a table")
    assert len(opened) == 1
