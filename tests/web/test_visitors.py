"""The visitors of the other tests do what people do: what they tap is tapped, and no tap is lost."""

from __future__ import annotations

from tests.web.conftest import Welcome
from tests.web.visitors import DOUBLE_TAP, FINGER

ROW = """<meta name="viewport" content="width=device-width" />
<body style="margin: 0">
<div style="display: flex; overflow: auto">
  <p style="flex: none; width: 240px"></p>
  <button id="first" style="flex: none; width: 120px" onclick="first.remove(); second.hidden = false">A move</button>
  <button id="second" style="flex: none; width: 120px; margin-left: 40px" hidden>The next move</button>
  <p style="flex: none; width: 500px"></p>
</div>"""
HEAR = "addEventListener('click', (tap) => (window.taps ??= []).push([tap.clientX, tap.timeStamp]), { capture: true })"


def test_a_finger_that_moves_its_target_first_is_lifted_in_between(welcome: Welcome) -> None:
    """The second button lies elsewhere, half out of sight; brought into it, it comes under the finger."""
    ann = welcome("phone", "en")
    ann.page.route("**/row", lambda asked: asked.fulfill(body=ROW, content_type="text/html"))
    ann.go("/row")
    ann.page.evaluate(HEAR)
    ann.press(ann.page.locator("#first"))
    ann.press(ann.page.locator("#second"))
    (first, then), (second, now) = ann.page.evaluate("taps")
    assert abs(first - second) < FINGER, "brought under the finger"
    assert now - then >= 1000 * DOUBLE_TAP
