"""Hands before the camera, in a real browser with a fake one: what goes wrong, and a whole round played by film."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from saloon.server.app import STATIC
from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.films import camera, shoot
from tests.web.visitors import Message, Visitor

LONG = 60_000  # milliseconds; ten megabytes are compiled, and a busy machine reads a few pictures a second
FILES = re.compile(r"reader|\.task|\.wasm|vision_|Stage")
OPEN, FISTS = "lock L:..... R:.....", "lock L:TIMRP R:TIMRP"


def stage(visitor: Visitor, state: str) -> Locator:
    """The place for one's hands, once the camera is in this state."""
    return visitor.page.locator(f'[data-camera="{state}"]')


def learn_by_camera(visitor: Visitor) -> None:
    """Learn the game, where there is time, with one's own fingers."""
    visitor.go("/learn/jane")
    visitor.press(visitor.button("jane-page-camera-use"))


def begin(anna: Visitor, ben: Visitor) -> None:
    """Two people are ready for the first round; one of them has a camera that sees both hands."""
    anna.call_myself("Anna")
    match = anna.create("me", "open", game="jane", terms={"limit": False})
    anna.go(f"/m/{match}")
    ben.call_myself("Ben")
    ben.take_a_seat(match)
    anna.press(anna.button("jane-page-camera-use"))
    expect(anna.page.locator('.hand[data-side="L"]')).to_be_attached(timeout=LONG)
    for person in (anna, ben):
        ready = person.button("jane-page-ready", round=1, waiting="no")
        expect(ready.or_(person.button("jane-page-lock"))).to_be_visible()
        if ready.is_visible():  # on a slow machine the rest may be over
            person.press(ready)


def sent(visitor: Visitor, kind: str) -> list[Message]:
    return [message for message in visitor.sent if message["t"] == kind]


# Without a camera ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trouble", ["refused", "none", "insecure"])
def test_without_a_camera_the_page_says_why_and_keys_go_on(browser: Browser, house: HouseProcess, trouble: str) -> None:
    flags = {
        "refused": ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"],
        "insecure": ["--host-resolver-rules=MAP saloon.test 127.0.0.1"],
    }
    address = f"saloon.test:{house.port}" if trouble == "insecure" else house.address
    with camera(browser, *flags.get(trouble, [])) as bare:
        visitor = Visitor(bare, address, "phone", "fr")
        if trouble == "none":
            visitor.context.grant_permissions(["camera"])
        if trouble == "insecure":
            visitor.forgive("Cross-Origin-Opener-Policy")
        learn_by_camera(visitor)
        alert = stage(visitor, trouble).get_by_role("alert")
        expect(alert).to_contain_text(visitor.say("jane-page-camera-trouble", {"trouble": trouble}))
        expect(alert).to_contain_text(visitor.say("jane-page-camera-help", {"trouble": trouble}))
        assert alert.get_by_text("saloon serve --tls").count() == (trouble == "insecure")
        assert alert.get_by_role("button").count() == (1 if trouble == "insecure" else 2)
        visitor.press(visitor.button("jane-page-camera-off"))
        expect(visitor.button("jane-page-camera-use")).to_be_visible()
        expect(visitor.page.locator("[data-digit]")).to_have_count(10)
        visitor.leave()


def test_nothing_of_the_camera_is_loaded_before_it_is_wanted(welcome: Welcome) -> None:
    visitor = welcome()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    expect(visitor.poster("front-play", "jane")).to_be_visible()
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'bot:random', game='jane')}")
    expect(visitor.button("jane-page-camera-use")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [url for url in asked if FILES.search(url)] == []


def test_only_the_reader_of_hands_may_run_webassembly(welcome: Welcome) -> None:
    visitor = welcome()
    (worker,) = STATIC.glob("assets/reader.worker-*.js")
    page, reader = (visitor.context.request.get(path).headers for path in ("/", f"/assets/{worker.name}"))
    assert "wasm-unsafe-eval" not in page["content-security-policy"]
    assert "camera=(self)" in page["permissions-policy"]
    policy = reader["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert "connect-src 'self'" in policy


# By film -------------------------------------------------------------------------------------------------------------


def test_one_hand_is_seen_and_asked_for_the_other(browser: Browser, house: HouseProcess, tmp_path: Path) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", (None, "", 1))) as filmed:
        visitor = Visitor(filmed, house.address)
        learn_by_camera(visitor)
        expect(stage(visitor, "open")).to_be_visible(timeout=LONG)
        expect(visitor.text("jane-page-camera-seen", hands=1)).to_be_visible(timeout=LONG)
        expect(visitor.page.locator('.hand[data-side="R"]')).to_be_attached()
        expect(visitor.page.locator('.hand[data-side="L"]')).to_have_count(0)
        visitor.leave()


def test_a_whole_round_is_played_by_film(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    film = shoot(browser, tmp_path / "film.mjpeg", ("", "", 6), ("TIMRP", "TIMRP", 6))
    with camera(browser, film=film) as filmed:
        anna, ben = Visitor(filmed, house.address), welcome()
        begin(anna, ben)
        expect(anna.page.locator("em.camera")).to_be_visible(timeout=LONG)
        (bid,) = sent(anna, "bid")
        assert bid["move"] in {OPEN, FISTS}
        assert sent(anna, "pose")[-1]["move"] == bid["move"]
        assert bid["timing"]["camera"] > 0
        settled = next(message for message in ben.heard if message["t"] == "settled")
        (finish,) = settled["finishes"]
        assert (finish["seat"], finish["claimed"], finish["camera"]) == (
            0,
            bid["timing"]["rt"],
            bid["timing"]["camera"],
        )
        anna.leave()


def test_a_key_corrects_a_finger_before_the_lock(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", "", 1))) as filmed:
        anna, ben = Visitor(filmed, house.address), welcome()
        begin(anna, ben)
        expect(anna.button("jane-page-lock")).to_be_enabled(timeout=LONG)
        anna.page.keyboard.press("f")
        expect(anna.page.locator("em.camera")).to_be_visible(timeout=LONG)
        assert sent(anna, "bid")[0]["move"] == "lock L:.I... R:....."
        anna.leave()


def test_a_camera_that_is_lost_in_a_round_leaves_the_fingers_to_the_keys(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", "", 1))) as filmed:
        anna, ben = Visitor(filmed, house.address), welcome()
        begin(anna, ben)
        expect(anna.button("jane-page-lock")).to_be_enabled(timeout=LONG)
        unplug = "video => video.srcObject.getTracks().forEach(track => track.dispatchEvent(new Event('ended')))"
        anna.page.locator(".stage video").evaluate(unplug)
        expect(stage(anna, "lost").get_by_role("alert")).to_be_visible()
        for key in ("f", "j"):
            anna.page.keyboard.press(key)
        expect(anna.page.locator('[data-digit][aria-pressed="true"]')).to_have_count(2)
        anna.press(anna.button("jane-page-lock"))
        anna.until(lambda: sent(anna, "bid"), "a lock without the camera")
        (bid,) = sent(anna, "bid")
        assert (bid["move"], bid["timing"]["camera"]) == ("lock L:.I... R:.I...", None)
        anna.leave()
