"""The duel's board on every screen: nothing leaves its box, and nothing lies over anything else."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.test_phone import SCROLLS
from tests.web.visitors import Visitor

SIZES = [
    (320, 568),
    (390, 844),
    (568, 320),
    (740, 360),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
MISPLACED = """
  () => document.fonts.ready.then(() => {
    const all = (what, within = document) => [...within.querySelectorAll(what)];
    const name = (one) => one.dataset.pile ?? one.dataset.card ?? one.className.baseVal ?? one.className;
    const box = (one) => one.getBoundingClientRect();
    const spill = (inner, outer) => {
      const [a, b] = [box(inner), box(outer)];
      return Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
    };
    const overlap = (one, other) => {
      const [a, b] = [box(one), box(other)];
      return Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
    };
    const table = document.querySelector('.board .table');
    const found = [];
    const fit = (inner, outer, room = 1.5) => {
      const beyond = spill(inner, outer);
      if (beyond > room) found.push(`${name(inner)} leaves ${name(outer)} by ${beyond.toFixed(1)}`);
    };
    for (const slot of all('[data-pile]', table)) {
      fit(slot, table);
      for (const part of all('.card, .gauge, .arrow, .badge', slot)) fit(part, slot);
    }
    for (const number of all('.number', table)) {
      const size = parseFloat(getComputedStyle(number).fontSize); // also where the pile around it is a picture
      if (size < 12) found.push(`${number.textContent} has letters of ${size.toFixed(1)}`);
    }
    for (const side of all('.foe, .me', table)) for (const part of all('.deck, .name', side)) fit(part, side);
    for (const part of all('.end .title, .end .draw', table)) fit(part, part.closest('button'));
    const parts = all('.side .deck, .side .name, .held > *, .status, [data-pile], [data-card], .end button', table);
    for (const part of parts) fit(part, table);
    parts.forEach((one, index) => {
      for (const other of parts.slice(index + 1)) {
        const common = overlap(one, other);
        if (common > 1.5) found.push(`${name(one)} lies over ${name(other)} by ${common.toFixed(1)}`);
      }
    });
    return found;
  })
"""


def misplaced(visitor: Visitor) -> list[str]:
    """What is wrong on the screen; the log beside the board may scroll."""
    scrolls = [each for each in visitor.page.evaluate(SCROLLS) if 'role="region"' not in each]
    return [*visitor.page.evaluate(MISPLACED), *scrolls]


def test_held_across_piles_are_as_high_as_can_be(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    for width, height in ((844, 390), (740, 360), (568, 320)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for pile in ("^", "v", ">^", ">v"):
            top = visitor.box(duelist.pile(pile).locator(".top > .card"))
            assert top["height"] >= 0.16 * height, f"{pile} at {width} x {height}"


def test_the_board_keeps_to_its_boxes_on_every_screen(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Bartholomew the Third")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    expect(duelist.end_button()).to_be_visible()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        first = misplaced(visitor)  # a busy page may still be laying itself out: what stays wrong is wrong
        visitor.until(lambda: not misplaced(visitor), f"everything in its place at {width} x {height}: {first}")
