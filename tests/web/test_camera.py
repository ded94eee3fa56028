"""Hands before the camera, in a real browser with a fake one: what goes wrong, and a whole round played by film."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from saloon.server.web.page_files import STATIC
from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.films import PISTOL, camera, shoot
from tests.web.racers import UNLIMITED, raced_until
from tests.web.test_screens import COLOURS, LOOKS, SCALES, Look, problems, put_on, take_picture
from tests.web.visitors import Device, Message, Visitor

LONG = 180_000  # milliseconds; ten megabytes are compiled, and a busy machine reads a few pictures a second
KEPT = "saloon.jane.camera"  # what a browser keeps of it
UNPLUG = "video => video.srcObject.getTracks().forEach(track => track.dispatchEvent(new Event('ended')))"
PICTURED = {"camera-lesson", "camera-play"}
OPEN, FISTS = "lock L:..... R:.....", "lock L:TIMRP R:TIMRP"


def stage(visitor: Visitor, state: str) -> Locator:
    """The place for one's hands, once the camera is in this state."""
    return visitor.page.locator(f'[data-camera="{state}"]')


def patient(filmed: Browser, address: str, *how: Any) -> Visitor:
    """Somebody before a camera, whose browser has much to do."""
    visitor = Visitor(filmed, address, *how)
    visitor.context.set_default_timeout(LONG)
    return visitor


def learn_by_camera(visitor: Visitor) -> None:
    """Learn the game, where there is time, with one's own fingers."""
    visitor.go("/learn/jane")
    visitor.press(visitor.button("jane-page-camera-use"))
    visitor.press(visitor.button("jane-camera-start"))


def used_to_it(visitor: Visitor) -> None:
    """Have read what the camera is for at another time."""
    visitor.context.add_init_script(f"localStorage['{KEPT}'] ??= JSON.stringify({{ met: true }})")


def begin(anna: Visitor, ben: Visitor, match: str = "", *, by_itself: bool = False) -> None:
    """Two people are ready for a round; one of them has a camera that sees both hands."""
    used_to_it(anna)
    anna.call_myself("Anna")
    match = match or anna.create("me", "open", game="jane", terms=UNLIMITED)
    anna.go(f"/m/{match}")
    ben.call_myself("Ben")
    ben.take_a_seat(match)
    if not by_itself:
        anna.press(anna.button("jane-page-camera-use"))
    expect(anna.page.locator('.hand[data-side="L"]')).to_be_attached(timeout=LONG)
    for person in (anna, ben):
        ready = person.page.locator("button.ready")
        expect(ready.or_(person.button("jane-page-lock"))).to_be_visible()
        ready.evaluate_all("found => found.forEach((button) => button.click())")  # a slow machine's rest may be over


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
            visitor.go("/learn/jane")
            visitor.press(visitor.button("jane-page-camera-use"))
        else:
            learn_by_camera(visitor)
        expect(stage(visitor, trouble)).to_be_attached()
        alert = visitor.page.get_by_role("alert")
        expect(alert).to_contain_text(visitor.say("jane-camera-trouble", {"trouble": trouble}))
        expect(alert).to_contain_text(visitor.say("jane-camera-help", {"trouble": trouble}))
        for offer in (
            alert.get_by_text("saloon serve --tls"),
            alert.locator(f'a[href="https://{address}/learn/jane"]'),
        ):
            expect(offer).to_have_count(1 if trouble == "insecure" else 0)
        assert problems(visitor) == []
        assert alert.get_by_role("button").count() == (1 if trouble == "insecure" else 2)
        visitor.press(visitor.button("jane-camera-off"))
        expect(visitor.button("jane-page-camera-use")).to_be_visible()
        expect(visitor.page.locator("[data-digit]")).to_have_count(10)
        visitor.leave()


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
        visitor = patient(filmed, house.address)
        learn_by_camera(visitor)
        expect(stage(visitor, "open")).to_be_visible(timeout=LONG)
        expect(visitor.text("jane-camera-seen", hands=1)).to_be_visible(timeout=LONG)
        expect(visitor.page.locator('.stage .hand[data-side="R"]')).to_be_attached()
        expect(visitor.page.locator('.hand[data-side="L"]')).to_have_count(0)
        expect(visitor.page.locator("p.weak")).to_have_count(0)  # of fingers it speaks to who shows them
        visitor.leave()


def test_before_cameras_a_ranked_match_is_played_by_nothing_else(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", "", 1))) as filmed:
        anna, ben = patient(filmed, house.address), welcome()
        anna.call_myself("Anna")
        ranked = anna.create("me", "open", game="jane", terms={"race": {"mode": "ranked", "camera": True}})
        used_to_it(ben)
        begin(anna, ben, ranked, by_itself=True)
        expect(anna.button("jane-camera-off")).to_have_count(0)
        expect(ben.button("jane-page-lock")).to_be_enabled()
        ben.press(ben.button("jane-page-lock"))
        expect(ben.text("failed-camera")).to_be_visible()
        anna.leave()


def test_a_whole_round_is_played_by_film(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    """Fists are shown long enough for a slow reader to see them twice."""
    film = shoot(browser, tmp_path / "film.mjpeg", ("", "", 3), ("TIMRP", "TIMRP", 9))
    with camera(browser, film=film) as filmed:
        anna, ben = patient(filmed, house.address), welcome()
        begin(anna, ben)
        expect(anna.page.locator("em.camera")).to_be_visible(timeout=LONG)
        (bid,) = sent(anna, "bid")
        assert bid["move"] in {OPEN, FISTS}
        assert sent(anna, "pose")[-1]["move"] == bid["move"]
        assert bid["timing"]["camera"] > 0
        ben.until(lambda: any(message["t"] == "settled" for message in ben.heard), "Anna's time, in another browser")
        settled = next(message for message in ben.heard if message["t"] == "settled")
        (finish,) = settled["finishes"]
        assert (finish["seat"], finish["claimed"], finish["camera"]) == (
            0,
            bid["timing"]["rt"],
            bid["timing"]["camera"],
        )
        anna.leave()


def test_a_lesson_goes_on_by_what_it_sees_and_can_be_skipped(
    browser: Browser, house: HouseProcess, tmp_path: Path
) -> None:
    """Open hands are seen and learnt; thumbs that are never bent are waited for.

    A film cannot wait for its reader, and the Chromium that npm brings takes seconds for a picture: all seven poses are
    learnt in camera/reading.test.mjs.
    """
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", "", 1))) as filmed:
        visitor = patient(filmed, house.address)
        learn_by_camera(visitor)
        expect(visitor.button("jane-camera-calibrate")).to_be_visible(timeout=LONG)
        visitor.press(visitor.button("jane-camera-calibrate"))
        asked = visitor.sheet().locator(".ask")
        expect(asked).to_have_text(visitor.say("jane-camera-ask", {"pose": "T"}), timeout=LONG)
        for pose in ("I", "M", "R", "P", "fist"):
            visitor.press(visitor.button("jane-camera-skip"))
            expect(asked).to_have_text(visitor.say("jane-camera-ask", {"pose": pose}))
        visitor.press(visitor.button("jane-camera-skip"))
        visitor.press(visitor.button("jane-camera-done"))
        expect(visitor.sheet()).to_have_count(0)
        visitor.leave()


def test_a_pistol_is_seen_and_the_victim_chosen(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", PISTOL, 1))) as filmed:
        anna, ben = patient(filmed, house.address), welcome()
        anna.call_myself("Anna")
        begin(anna, ben, raced_until(anna, tmp_path, 2, "me", "open", "bot:child", variant="stick_up"))
        expect(anna.text("jane-page-victim", hand="R")).to_be_visible(timeout=LONG)
        expect(anna.page.locator("[data-victim]")).to_have_count(2)
        anna.press(anna.page.locator('[data-victim="1"]'))
        anna.until(lambda: sent(anna, "bid"), "a shot")
        (bid,) = sent(anna, "bid")
        assert bid["move"] == "shoot R 1"
        assert bid["timing"]["camera"] > 0
        anna.leave()


def test_a_key_corrects_a_finger_before_the_lock(
    browser: Browser, house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("", "", 1))) as filmed:
        anna, ben = patient(filmed, house.address), welcome()
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
        anna, ben = patient(filmed, house.address), welcome()
        begin(anna, ben)
        expect(anna.button("jane-page-lock")).to_be_enabled(timeout=LONG)
        anna.page.locator(".stage video").evaluate(UNPLUG)
        expect(stage(anna, "lost").get_by_role("alert")).to_be_visible()
        for key in ("f", "j"):
            anna.page.keyboard.press(key)
        expect(anna.page.locator('[data-digit][aria-pressed="true"]')).to_have_count(2)
        anna.press(anna.button("jane-page-lock"))
        anna.until(lambda: sent(anna, "bid"), "a lock without the camera")
        (bid,) = sent(anna, "bid")
        assert (bid["move"], bid["timing"]["camera"]) == ("lock L:.I... R:.I...", None)
        anna.leave()


# What it looks like ---------------------------------------------------------------------------------------------------


def screens(visitor: Visitor) -> Iterator[str]:
    """Everything that is shown of the camera in the tutorial; each is on the screen while its name is yielded."""
    visitor.go("/learn/jane")
    visitor.press(visitor.button("jane-page-camera-use"))
    expect(visitor.button("jane-camera-start")).to_be_visible()
    yield "camera-intro"
    visitor.press(visitor.button("jane-camera-start"))
    expect(visitor.sheet().locator('.hand[data-side="L"]')).to_be_attached(timeout=LONG)
    yield "camera-hands"
    visitor.press(visitor.button("jane-camera-calibrate"))
    expect(visitor.sheet()).to_be_visible()
    yield "camera-lesson"
    for _ in range(7):
        visitor.press(visitor.button("jane-camera-skip"))
    expect(visitor.button("jane-camera-done")).to_be_visible()
    yield "camera-learnt"
    visitor.press(visitor.button("jane-camera-done"))
    visitor.press(visitor.button("learn-next"))
    expect(visitor.page.locator('.stage .hand[data-side="L"]')).to_be_attached(timeout=LONG)
    yield "camera-play"
    visitor.page.locator(".stage video").evaluate(UNPLUG)
    expect(stage(visitor, "lost").get_by_role("alert")).to_be_visible()
    yield "camera-lost"


@pytest.mark.parametrize("device", ["desk", pytest.param("phone", marks=pytest.mark.nightly)])
def test_every_screen_of_the_camera(browser: Browser, house: HouseProcess, tmp_path: Path, device: Device) -> None:
    """By day, and by night in high contrast. Pictures for the documentation are taken by day, at a desk."""
    first = LOOKS[device][0]
    night = Look(first.language, "dark", contrast=True)
    with camera(browser, film=shoot(browser, tmp_path / "film.mjpeg", ("I", "MR", 1))) as filmed:
        visitor = patient(filmed, house.address, device, first.language, first.theme, SCALES[device])
        wrong: list[str] = []
        for screen in screens(visitor):
            wrong += [f"{screen}: {problem}" for problem in problems(visitor)]
            if screen in PICTURED and device == "desk":
                take_picture(visitor, screen)
            put_on(visitor, night)
            wrong += [f"{screen}, {night}: {problem}" for problem in problems(visitor, COLOURS)]
            put_on(visitor, first)
        assert not wrong, "\n".join(wrong)
        visitor.leave()
