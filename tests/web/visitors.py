"""People with a browser: each has a context of their own, and whatever goes wrong in it fails the test."""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    FloatRect,
    Locator,
    ViewportSize,
    WebSocket,
    expect,
)

from saloon.locales import Speaker
from tests.server.people import AS_RECORD, Person

Message = dict[str, Any]
Device = Literal["phone", "desk"]
Theme = Literal["light", "dark"]

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
PHONE: Final = ViewportSize(width=360, height=640)
DESK: Final = ViewportSize(width=1440, height=900)
PATIENCE: Final = 60_000  # milliseconds; only a failure waits that long
DOUBLE_TAP: Final = 0.4  # seconds in which two taps are one for the page,
FINGER: Final = 24  # and pixels
KEEP_TAPS: Final = "addEventListener('click', (tap) => (window.tapped = tap), { capture: true })"
IS_NEAR: Final = """(target, finger) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const last = window.tapped ?? { clientX: Infinity, clientY: Infinity };
  return Math.hypot(x + width / 2 - last.clientX, y + height / 2 - last.clientY) < finger;
}"""
RECORD: Final = Path(__file__).parent / "match.saloon"
GIVEN_UP: Final = "closed before the connection is established"  # on a busy machine a line opens late: it is tried anew
NO_WORKER: Final = "Service Worker registration blocked by Playwright"
TYPE: Final = """async (digits) => {
  for (const key of digits) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise(queueMicrotask);
  }
}"""
SETTLE: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
PERCENT: Final = """([value, language]) => {
  const maximumFractionDigits = value > 0 && value < 0.0995 ? 1 : 0;
  return value.toLocaleString(language, { style: 'percent', maximumFractionDigits });
}"""
NO_HOUSE: Final = "|".join(
    (
        "ERR_CONNECTION",
        "ERR_CONTENT_LENGTH",
        "ERR_EMPTY_RESPONSE",
        "ERR_INTERNET",
        "ERR_NETWORK",
        "WebSocket connection",
    )
)


class Visitor:
    """Somebody with a phone or at a desk, who reads one language."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        device: Device = "desk",
        language: str = "en",
        theme: Theme = "light",
        scale: float = 1,
        *,
        moving: bool = False,
        worker: bool = False,
    ) -> None:
        phone = device == "phone"
        self.address = address
        self.device = device
        self.say = Speaker(language)
        self.context = browser.new_context(
            base_url=f"http://{address}",
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            viewport=PHONE if phone else DESK,
            device_scale_factor=scale,
            is_mobile=phone,
            has_touch=phone,
            service_workers="allow" if worker else "block",  # it fetches the page a second time
        )
        self.context.set_default_timeout(PATIENCE)
        self.raw: list[str] = []  # what was heard, byte for byte
        self.heard: list[Message] = []
        self.sent: list[Message] = []
        self.troubles: list[str] = []
        self.forgiven = [GIVEN_UP, NO_WORKER]
        self._tapped = -math.inf  # when, at the latest
        if phone:
            self.context.add_init_script(KEEP_TAPS)
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._complain)
        self.page.on("pageerror", self._fall)

    # What goes over the line, and what goes wrong ------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def _hear(self, data: bytes | str) -> None:
        assert isinstance(data, str), "the house sends text"
        lines = data.splitlines()
        self.raw += lines
        self.heard += map(json.loads, lines)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def _fall(self, error: Error) -> None:
        self.troubles.append(str(error))

    def forgive(self, pattern: str) -> None:
        """Something the browser itself complains of is meant to happen in this test."""
        self.forgiven.append(pattern)

    def leave(self) -> None:
        """Go home; nothing may have gone wrong on the way."""
        self.context.close()
        troubles = [text for text in self.troubles if not any(re.search(each, text) for each in self.forgiven)]
        assert not troubles, troubles

    # Through the page ----------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(path)

    def press(self, target: Locator, *, even_if_off: bool = False) -> None:
        """Tap it, or click on it."""
        if self.device == "phone":
            self._lift_the_finger(target)
            target.tap(force=even_if_off)
            self._tapped = time.monotonic()  # only now: it may have been waited for
        else:
            target.click(force=even_if_off)

    def type_number(self, number: object) -> None:
        """Type the digits of a number in one breath: after a pause, which a slow machine makes, another one begins."""
        self.page.evaluate(TYPE, str(number))

    def _lift_the_finger(self, target: Locator) -> None:
        """Nobody taps the same place twice in no time, unless a double tap is meant.

        A target that is half out of sight is brought into it before it is tapped: only then it lies where it will be.
        """
        if time.monotonic() - self._tapped >= DOUBLE_TAP:
            return
        target.scroll_into_view_if_needed()
        if target.evaluate(IS_NEAR, FINGER):
            self.page.wait_for_timeout(1000 * DOUBLE_TAP)

    def button(self, message: str, /, **values: object) -> Locator:
        """The button or link that says a message."""
        name = self.say(message, values)
        button = self.page.get_by_role("button", name=name, exact=True)
        return button.or_(self.page.get_by_role("link", name=name, exact=True))

    def poster(self, message: str, game: str = "duel") -> Locator:
        """The button or link that says a message on the poster of a game."""
        name = f"{self.say(message, {'game': game})} {self.say(f'game-{game}')}"  # so that four are told apart
        button = self.page.get_by_role("button", name=name, exact=True)
        return button.or_(self.page.get_by_role("link", name=name, exact=True))

    def text(self, message: str, /, **values: object) -> Locator:
        """The place where a message stands, to be read on the screen."""
        return self.words(self.say(message, values))

    def words(self, words: str) -> Locator:
        """The place where words stand on the screen; what is said to a screen reader alone is elsewhere."""
        return self.page.get_by_text(words).and_(self.page.locator(":not([role=log] *)")).filter(visible=True)

    def sheet(self) -> Locator:
        """The sheet that lies over the page."""
        return self.page.get_by_role("dialog")

    def spoken(self) -> Locator:
        """What a screen reader is told."""
        return self.page.get_by_role("log")

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Let the page go on until something holds."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, f"waited in vain: {what}"
            self.page.wait_for_timeout(10)

    def settle(self) -> None:
        """Let the page come to rest before it is measured: letters are there, and what measures itself has done so."""
        self.page.evaluate(SETTLE)

    def percent(self, value: float) -> str:
        """A share as the browser rounds and writes it: Python rounds halves otherwise."""
        return str(self.page.evaluate(PERCENT, [value, self.say.language]))

    def stop_time(self) -> None:
        """Nothing on the page goes on by itself until its clock, which must be installed, is resumed."""
        soon = self.page.evaluate("Date.now()") / 1000 + 10  # no busy machine may let that pass before it hears of it
        self.page.clock.pause_at(soon)

    def box(self, target: Locator) -> FloatRect:
        """Where something lies on the screen."""
        box = target.bounding_box()
        assert box is not None
        return box

    def take_a_seat(self, match: str) -> None:
        """Follow the link to a table and sit down, with the name one has."""
        self.go(f"/m/{match}")
        expect(self.page.get_by_label(self.say("me-name"))).not_to_have_value("")
        self.press(self.button("gather-sit"))
        expect(self.button("gather-sit")).to_have_count(0)

    # By the house's other door -------------------------------------------------------------------------------------

    def post(self, path: str, body: object) -> Any:
        """Ask the house by HTTP, as the page would."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def call_myself(self, name: str) -> None:
        """Have a name, without typing it."""
        self.post("/api/me", {"name": name})

    def elsewhere(self) -> Person:
        """The same person with another client, without a browser."""
        person = Person(self.address, None)
        person.http.cookies.update({cookie["name"]: cookie["value"] for cookie in self.context.cookies()})
        return person

    def create(self, *seats: str, **wanted: Any) -> str:
        """Open a match: seats are `me`, `open`, `here:NAME` or `bot:NAME`; a duel, if nothing else is wanted."""
        rows = [dict(zip(("kind", "name"), seat.split(":", 1), strict=False)) for seat in seats]
        return str(self.post("/api/matches", {"game": "duel", "seats": rows, **wanted})["match"])

    def bring(self, record: Path = RECORD) -> str:
        """Bring a record along; returns its match."""
        answer = self.context.request.post("/api/records", data=record.read_text(encoding="utf-8"), headers=AS_RECORD)
        assert answer.ok, answer.text()
        return str(answer.json()["match"])

    def fork(self, moves: int, *seats: str, record: Path = RECORD, **wanted: Any) -> str:
        """Open a match that goes on after so many moves of a record: the same position in every run."""
        return self.create(*seats, fork={"match": self.bring(record), "moves": moves}, **wanted)
