"""At the table of Dexterity Jane: hands, locks, stick-ups, the check; what a seat learns and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.racers import (
    KEYS,
    OPEN_HANDS,
    ROUNDS,
    UNLIMITED,
    Racer,
    bring,
    digits_of,
    end_round,
    join,
    join_silently,
    join_with_a_dreamer,
    raced,
    raced_until,
    start_round,
)
from tests.web.visitors import Visitor

TEN = [hand + digit for hand in "LR" for digit in "TIMRP"]
ALL_BENT = "lock L:TIMRP R:TIMRP"
WATCH = """() => {
  const ben = document.querySelector('[data-player="1"]');
  window.states = [];
  new MutationObserver(() => window.states.push(ben.dataset.state)).observe(ben, { attributeFilter: ['data-state'] });
}"""
# Time runs ten times as fast for whatever the page lets wait: what comes after what stays the same.
HURRIED = """{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, delay = 0, ...more) => wait(then, delay / 10, ...more);
}"""
# From some moment on nothing happens by itself: what is shown for a second can be looked at on a slow machine, too.
HELD = """{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, delay = 0, ...more) => (window.held && delay > 500 ? 0 : wait(then, delay, ...more));
}"""
HOLD = "window.held = true"
# What was to be seen until a sheet lay over it, and whether the check was still going on then.
WATCH_THE_END = """() => {
  const here = (what) => document.querySelector(what) !== null;
  const seen = (window.seen = { cards: false, prize: false, told: false });
  const early = (window.early = { points: new Set(), log: '' }); // what else was to be seen while the cards were sorted
  new MutationObserver(() => {
    if (here('dialog')) return;
    seen.cards ||= here('.check .groups');
    seen.prize ||= here('.check .verdicts .right strong');
    seen.told = here('.check .told');
    if (!here('.check .groups')) return;
    early.points.add(document.querySelector('[data-player="0"] .points').textContent);
    early.log += document.querySelector('aside .content').textContent;
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@contextmanager
def with_friends(welcome: Welcome, tmp_path: Path, number: int, **options: Any) -> Iterator[list[Racer]]:
    """Anna on a phone, Ben at a desk, and somebody who never locks, at the beginning of a round."""
    anna, ben = welcome("phone", "fr"), welcome("desk", "en")
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.call_myself(name)
    match = raced_until(anna, tmp_path, number, "me", "open", "open", **options)
    with join_silently(anna, match, 2) as dreamer:
        anna.go(f"/m/{match}")
        ben.take_a_seat(match)
        racers = [Racer(anna), Racer(ben)]
        for racer in racers:
            racer.arrive()
        dreamer.send("ready")
        yield racers


def bids(visitor: Visitor) -> list[dict[str, object]]:
    """The answers that a page has sent."""
    return [message for message in visitor.sent if message["t"] == "bid"]


def test_ten_fingers_at_once(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    with join_with_a_dreamer(visitor, visitor.create("me", "open", game="jane", terms=UNLIMITED)) as racer:
        start_round([racer])
        racer.touch(*TEN)
        for digit in TEN:
            expect(racer.digit(digit)).to_have_attribute("aria-pressed", "true")
        visitor.press(racer.lock_button())
        visitor.until(lambda: bids(visitor), "the bid")
        (bid,) = bids(visitor)
        assert bid["move"] == ALL_BENT
        timing = bid["timing"]
        assert isinstance(timing, dict)
        fingers, times = zip(*timing["toggles"], strict=True)
        assert sorted(fingers) == list(range(10))
        assert max(times) - min(times) < 50, "all of them landed in one instant"
        assert 0 < max(times) <= timing["rt"]


def test_nothing_can_be_taken_back_in_a_race(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    racer = join(visitor, visitor.create("me", "bot:child", game="jane"))
    expect(racer.ready_button()).to_be_visible()
    expect(visitor.button("tool-undo")).to_have_count(0)
    expect(visitor.page.get_by_role("toolbar")).to_be_hidden()  # nothing is left in it


def test_a_mouse_folds_and_locks(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    with join_with_a_dreamer(visitor, visitor.create("me", "open", game="jane", terms=UNLIMITED)) as racer:
        start_round([racer])
        racer.digit("LI").click()
        assert visitor.page.evaluate("crossOriginIsolated"), "a clock as fine as a race needs"
        racer.digit("RT").click()
        racer.digit("RT").click()
        expect(racer.digit("RT")).to_have_attribute("aria-pressed", "false")
        racer.lock_button().click()
        visitor.until(lambda: bids(visitor), "the bid")
        assert bids(visitor)[0]["move"] == "lock L:.I... R:....."


def test_a_round_by_keys_alone(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 9, "me", "open")
    with join_with_a_dreamer(visitor, match) as racer:
        visitor.until(lambda: racer.ready_button().is_visible() or racer.view["stage"] == "guess", "a rest")
        if racer.ready_button().is_visible():
            visitor.page.keyboard.press("Space")
        racer.see_cards()
        for digit in digits_of(racer.answer):
            visitor.page.keyboard.press(KEYS[digit[0]][digit[1]])
        visitor.page.keyboard.press("Enter")  # the same as the space bar
        visitor.until(lambda: racer.view["round"] == 10, "the next round")
        assert racer.view["last"]["tile"] == [0]
        expect(visitor.spoken()).to_contain_text(
            visitor.say("jane-event-won", {"seat": "Anna", "seat-is": "you", "tile": 9})
        )


def test_a_lock_shows_at_once_and_its_rank_when_it_is_settled(welcome: Welcome, tmp_path: Path) -> None:
    with with_friends(welcome, tmp_path, 3) as (anna, ben):
        start_round([anna, ben])
        anna.page.evaluate(WATCH)
        ben.lock(OPEN_HANDS)
        expect(anna.player(1)).to_have_attribute("data-state", "placed")
        expect(ben.lock_button()).to_have_text(ben.visitor.say("jane-page-in", place=1, others=2))
        # what the house says in one breath is painted at once
        assert anna.page.evaluate("window.states") in (["locked", "placed"], ["placed"])
        locked = next(index for index, message in enumerate(anna.visitor.heard) if message["t"] == "locked")
        assert "place" not in anna.visitor.raw[locked]
        ranked = next(i for i, m in enumerate(anna.visitor.heard) if i > locked and m["t"] == "settled")
        assert anna.visitor.heard[ranked]["finishes"][0]["seat"] == 1
        assert all(OPEN_HANDS not in line for line in anna.visitor.raw), "what was locked is shown with the check"


def test_a_stick_up(welcome: Welcome, tmp_path: Path) -> None:
    with with_friends(welcome, tmp_path, 2, variant="stick_up") as (anna, ben):
        number = start_round([anna, ben])
        visitor = anna.visitor
        expect(visitor.page.locator(".pistol").first).to_contain_text(visitor.say("jane-page-draw-short", hand="L"))
        expect(visitor.page.locator("[inert] [role=toolbar]")).to_have_count(1)  # no thumb opens a sheet now
        expect(visitor.page.locator(".pistol .star")).to_have_count(1)  # the hand that the Sheriff settles first
        visitor.press(visitor.button("jane-page-draw", hand="L"))
        expect(visitor.text("jane-page-victim", hand="L")).to_be_visible()
        assert anna.page.locator("[data-victim]").count() == 2
        visitor.press(anna.page.locator('[data-victim="1"]'))
        expect(anna.player(0)).to_contain_text("POW!")
        assert bids(visitor)[0]["move"] == "shoot L 1"
        expect(ben.player(0)).to_contain_text("POW!")
        expect(ben.visitor.button("jane-page-draw", hand="L")).to_have_count(0)  # that hand is used
        expect(ben.visitor.button("jane-page-draw", hand="R")).to_have_count(1)
        ben.page.keyboard.press("ArrowRight")
        ben.page.keyboard.press("1")
        end_round([anna, ben], number)
        expect(anna.page.locator(".verdicts .pow")).to_have_count(2)


def test_a_stick_up_is_settled_by_the_cards_before_anybody_sees_the_answer(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "fr", moving=True)
    visitor.page.add_init_script(HELD)
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 5, "me", "open", variant="stick_up")
    with join_with_a_dreamer(visitor, match) as racer:
        start_round([racer])
        visitor.page.evaluate(HOLD)
        visitor.press(visitor.button("jane-page-draw", hand="L"))
        visitor.press(racer.page.locator("[data-victim]"))
        visitor.until(lambda: racer.view["stage"] != "guess", "the check")
        events = [event for told in visitor.heard if told["t"] == "frame" for event in told["events"]]
        stuck_up = next(event for event in reversed(events) if event["event"] == "stuckup")
        told = {"hand": "L", "bullets": stuck_up["bullets"], "success": "yes" if stuck_up["success"] else "no"}
        expect(racer.page.locator(".check .told")).to_contain_text(visitor.say("jane-event-stuckup", told))
        expect(racer.page.locator(".check .card")).to_have_count(5)
        expect(visitor.text("jane-page-answer")).to_have_count(0)


def test_the_check_runs_step_by_step_and_can_be_skipped(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "en", moving=True)
    visitor.page.add_init_script(HELD)
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 6, "me", "open")
    with join_with_a_dreamer(visitor, match) as racer:
        start_round([racer])
        visitor.page.evaluate(HOLD)
        racer.lock(racer.answer)
        expect(visitor.page.locator(".check .groups")).to_be_visible()
        expect(visitor.page.locator(".check .card")).to_have_count(6)
        visitor.press(visitor.button("jane-page-skip"))
        expect(visitor.page.locator(".check .groups")).to_have_count(0)
        expect(visitor.text("jane-page-prize", prize="tile", tile=6)).to_be_visible()
        expect(visitor.page.get_by_role("img", name=visitor.say("jane-page-strip", finishes=""))).to_be_visible()


def test_the_check_of_the_last_round_runs_to_its_end_by_itself_before_the_result_covers_it(
    welcome: Welcome, tmp_path: Path
) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.page.add_init_script(HURRIED)
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 10, "me", "open")
    with join_with_a_dreamer(visitor, match) as racer:
        start_round([racer])
        points = racer.view["players"][0]["points"]
        visitor.page.evaluate(WATCH_THE_END)
        racer.lock(racer.answer)
        expect(visitor.sheet()).to_be_visible()
        assert visitor.page.evaluate("window.seen") == {"cards": True, "prize": True, "told": False}
        assert visitor.page.evaluate("[...window.early.points]") == [str(points)], "the check tells what was won"
        won = visitor.say("jane-event-won", {"seat": "Anna", "seat-is": "you", "tile": 10})
        assert won not in visitor.page.evaluate("window.early.log")
        podium = visitor.sheet().get_by_role("region", name=visitor.say("jane-page-podium"))
        scores = sorted(racer.frame["ending"]["scores"], reverse=True)
        expect(podium.locator(".score")).to_have_text([str(score) for score in scores])


def test_the_check_of_any_round_runs_to_its_end_by_itself_at_the_table_and_in_a_replay(
    welcome: Welcome, tmp_path: Path
) -> None:
    visitor = welcome("phone", "fr", moving=True)
    visitor.page.add_init_script(HURRIED)
    visitor.call_myself("Anna")
    checked = visitor.page.locator(".verdicts .right .name strong")
    with join_with_a_dreamer(visitor, raced_until(visitor, tmp_path, 4, "me", "open")) as racer:
        start_round([racer])
        racer.lock(racer.answer)
        expect(visitor.page.locator(".check .groups")).to_be_visible()
        expect(checked).to_have_text(visitor.say("jane-page-prize", prize="tile", tile=4))
        expect(visitor.page.locator(".check .told")).to_have_count(0)
        expect(racer.ready_button()).to_be_visible()
    visitor.go(f"/r/{bring(visitor, tmp_path, raced(ROUNDS, 3))}")
    visitor.press(visitor.button("replay-last"))
    expect(visitor.page.locator(".check .groups")).to_be_visible()
    expect(checked.first).to_be_visible()
    expect(visitor.page.locator(".check .told")).to_have_count(0)


def test_no_card_is_turned_up_behind_a_sheet_and_a_lock_is_answered_in_words(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    match = visitor.create(
        "me", "open", "open", game="jane", terms={"race": {"mode": "relaxed"}}
    )  # nobody is in a hurry
    with join_silently(visitor, match, 1) as ben, join_silently(visitor, match, 2) as dreamer:
        racer = join(visitor, match)
        racer.get_ready()
        visitor.press(visitor.button("jane-page-keys"))
        expect(visitor.sheet()).to_be_visible()
        for line in (ben, dreamer):
            line.send("ready")
        racer.see_cards()
        expect(visitor.sheet()).to_have_count(0)
        racer.lock(OPEN_HANDS)
        expect(racer.lock_button()).to_have_text(visitor.say("jane-page-in-relaxed", others=2))


def test_every_figure_of_the_photo_finish_is_explained(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 6, "me", "open")
    with join_with_a_dreamer(visitor, match) as racer:
        start_round([racer])
        racer.lock(racer.answer)
        row = visitor.page.locator(".verdicts summary")
        row.focus()
        visitor.page.keyboard.press("Enter")
        visitor.until(lambda: any(message["t"] == "settled" for message in visitor.heard), "the time")
        settled = next(message for message in visitor.heard if message["t"] == "settled")
        (finish,) = settled["finishes"]
        # rounded by the browser: Python takes 15 ms for 0.01 s, JavaScript for 0.02 s
        hundredths = "{ minimumFractionDigits: 2, maximumFractionDigits: 2 }"
        claimed = visitor.page.evaluate(f"ms => (ms / 1000).toLocaleString('en', {hundredths})", finish["claimed"])
        credit = visitor.page.evaluate("ms => Math.round(ms)", finish["credit"])
        expect(visitor.text("jane-page-finish-claimed", seconds=claimed)).to_be_visible()
        expect(visitor.text("jane-page-finish-credit", milliseconds=credit)).to_be_visible()


@pytest.mark.rule("DJ-31")
def test_of_two_the_other_gets_the_tile_after_a_wrong_lock_and_every_finger_is_compared(
    welcome: Welcome, tmp_path: Path
) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    match = raced_until(visitor, tmp_path, 3, "me", "open")
    with join_with_a_dreamer(visitor, match) as racer:
        start_round([racer])
        bent = "LT" in digits_of(racer.answer)
        racer.fold(racer.answer)
        visitor.press(racer.digit("LT"))
        visitor.press(racer.lock_button())
        row = visitor.page.locator(".verdicts li", has_text="Ben")
        expect(row).to_contain_text(visitor.say("jane-page-prize", prize="tile", tile=3))
        expect(row).to_contain_text(visitor.say("jane-page-silent", won="yes"))
        missed = visitor.say("jane-page-missed", side="L", digit="T", bent="yes" if bent else "no")
        expect(visitor.page.locator(".verdicts .missed")).to_have_text(missed)
        expect(visitor.page.locator(".verdicts .off")).to_have_count(1)


def test_a_refusal_shows_its_rule(welcome: Welcome, tmp_path: Path) -> None:
    with with_friends(welcome, tmp_path, 2) as (anna, ben):
        start_round([anna, ben])
        ben.lock(OPEN_HANDS)
        expect(ben.player(1)).to_have_attribute("data-state", "placed")
        ben.visitor.press(ben.lock_button(), even_if_off=True)
        notes = ben.page.get_by_role("region", name=ben.visitor.say("notes-label"))
        expect(notes).to_contain_text("DJ-20")


def test_a_reload_in_the_middle_of_a_round(welcome: Welcome, tmp_path: Path) -> None:
    with with_friends(welcome, tmp_path, 5) as (anna, ben):
        start_round([anna, ben])
        spread = ben.view["spread"]
        ben.page.reload()
        ben.arrive()
        ben.see_cards()
        assert ben.view["spread"] == spread
        ben.lock(ben.answer)
        anna.lock(OPEN_HANDS)
        end_round([anna, ben], 5)
        assert {proposal["seat"] for proposal in anna.view["last"]["proposals"]} >= {0, 1}


def test_a_spectator_sees_the_race_and_cannot_take_part(welcome: Welcome, tmp_path: Path) -> None:
    anna, watcher = welcome(), welcome("phone", "fr")
    anna.call_myself("Anna")
    match = raced_until(anna, tmp_path, 4, "me", "open")
    with join_with_a_dreamer(anna, match) as racer:
        table = join(watcher, racer.table["match"])
        expect(watcher.button("jane-page-ready", round=4, waiting="no")).to_have_count(0)
        racer.get_ready()
        for each in (racer, table):
            each.see_cards()
        expect(table.lock_button()).to_have_count(0)
        for key in ("f", "Space"):
            watcher.page.keyboard.press(key)
        racer.lock(racer.answer)
        expect(watcher.text("jane-page-prize", prize="tile", tile=4)).to_be_visible()
        assert {message["t"] for message in watcher.sent} <= {"sync", "coach"}


def test_no_face_is_on_the_line_before_its_reveal(welcome: Welcome, tmp_path: Path) -> None:
    with with_friends(welcome, tmp_path, 8) as (anna, ben):
        watcher = welcome()
        eve = join(watcher, anna.table["match"])
        start_round([anna, ben])
        eve.see_cards()
        for racer in (anna, ben, eve):
            heard = racer.visitor.heard
            shown = next(i for i, m in enumerate(heard) if m["t"] == "frame" and m["view"]["stage"] == "guess")
            cards = heard[shown]["view"]["spread"]["cards"]
            before = racer.visitor.raw[:shown]
            # on a slow machine the rest may be over when somebody comes to watch
            assert racer is eve or any('"fore":true' in line for line in before)
            assert len(cards) == 8
            for line in before:  # the round before may be looked at; of this one nothing is there but backs
                assert '"stage":"guess"' not in line
                assert '"spread":{' not in line.split('"last":')[0]
                assert '"event":"revealed"' not in line.split('"t":"past"')[0]
            backs = [
                back
                for player in heard[shown - 1].get("view", {"players": []})["players"]
                for back in player["face_down"]
            ]
            assert all(back is None for back in backs)
