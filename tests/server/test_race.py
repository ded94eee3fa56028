"""Races at a table: nothing is shown too early, bids are stored before they are shown, and count by their own time."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

import pytest

from saloon.kernel import NATURE, RaceRules
from saloon.server import wire
from saloon.server.race.fairness import FORE_LEAST, FORE_MOST, LOCK_OUT
from tests.server.racing import REST, Racing, numbers, tell

pytestmark = pytest.mark.usefixtures("snap")


# Before the reveal ---------------------------------------------------------------------------------------------------


def test_nothing_of_the_card_is_anywhere_before_it_is_shown(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        frame = await ann.last("frame")
        assert (frame["race"]["phase"], frame["to_move"], frame["view"]["colour"]) == ("rest", [], None)
        for racer in (ann, bob):
            await racer.do(wire.Ready(next(numbers)))
        await racing.wait(FORE_LEAST - 1)
        await ann.listen()
        assert not any("turn" in str(message) or "Turned" in str(message) for message in ann.heard)
        assert [entry.move for entry in await racing.store.entries(racing.table.row.id)] == ["shuffle"]
        await racing.wait(FORE_MOST)
        assert (await bob.last("frame"))["view"]["colour"] is not None

    tell(tmp_path, story, 40, 40)


def test_the_fore_period_begins_when_everybody_is_ready_or_the_rest_is_over(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        await ann.do(wire.Ready(next(numbers)))
        resting = await bob.last("resting")
        assert (resting["ready"], resting["fore"], resting["left"]) == ([0], False, REST)
        await racing.wait(REST - 1)
        assert (await bob.last("resting"))["fore"] is False
        await racing.wait(1)
        assert (await bob.last("resting"))["fore"] is True

    tell(tmp_path, story, 40, 40)


def test_who_answers_too_early_is_locked_out_for_a_moment(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, cid = racing.racers
        for racer in racing.racers:
            await racer.do(wire.Ready(next(numbers)))
        assert (await ann.bid("red", 0))["error"] == "failed-early"
        await racing.wait(FORE_MOST)
        racing.table.race._open_bids.since = racing.clock.time  # type: ignore[union-attr]  # the reveal was some time ago
        racing.table.race.answer_times._shown.clear()  # type: ignore[union-attr]
        await racing.wait(LOCK_OUT - 10)
        assert (await ann.bid("red", LOCK_OUT - 50))["error"] == "failed-locked-out"
        assert (await bob.bid("red", LOCK_OUT - 50))["t"] == "done"
        await racing.wait(100)
        assert (await ann.bid("red", LOCK_OUT + 50))["t"] == "done"
        assert cid.line.socket.closed_with is None

    tell(tmp_path, story, 40, 40, 40)


# Bids ----------------------------------------------------------------------------------------------------------------


def test_what_counts_is_the_reaction_on_ones_own_screen(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        near, far, last = racing.racers
        await racing.to_reveal()
        await racing.wait(520)
        await near.bid("red", 500)  # came 20 ms after it was made
        assert (await far.last("locked"))["seat"] == 0
        await racing.wait(170)
        await far.bid("blue", 440)  # came 250 ms after it was made, and was made earlier
        await racing.wait(500)
        finishes = await last.finishes()
        assert [finish["seat"] for finish in finishes] == [1, 0]
        assert [finish["charged"] for finish in finishes] == [440, 500]
        assert [finish["credit"] for finish in finishes] == [250, 20]
        entries = await racing.store.entries(racing.table.row.id)
        assert [(entry.seat, entry.move) for entry in entries if entry.seat != NATURE] == [(1, "blue"), (0, "red")]

    tell(tmp_path, story, 20, 250, 60)


def test_where_a_move_takes_a_least_time_faster_ones_are_a_dead_heat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(racing: Racing) -> None:
        hasty, quick, slow = racing.racers
        await racing.to_reveal()
        await racing.wait(340)
        await hasty.bid("red", 300)
        await racing.wait(700)
        await quick.bid("blue", 1000)
        await racing.wait(300)
        assert racing.table.match is not None
        assert racing.table.match.racing(), "nobody has a rank before the least time is over"
        await racing.wait(1000)
        finishes = await slow.finishes()
        assert [finish["charged"] for finish in finishes] == [1500, 1500]
        assert [sorted(finish["heat"]) for finish in finishes] == [[0, 1], [0, 1]]

    monkeypatch.setattr(RaceRules, "least", lambda _rules, _state: 1500)
    tell(tmp_path, story, 40, 40, 40)


def test_locked_shows_at_once_and_the_move_only_with_its_rank(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, _ = racing.racers
        await racing.to_reveal()
        await racing.wait(440)
        await ann.bid("red", 400)
        news = await bob.listen()
        assert [message["t"] for message in news][-1:] == ["locked"]
        assert "red" not in str(news[-1])
        assert racing.table.match is not None
        assert racing.table.match.moves[-1].seat == NATURE
        assert [bid.move for bid in await racing.store.bids(racing.table.row.id)] == ["red"]

    tell(tmp_path, story, 40, 40, 40)


def test_with_all_but_one_locked_the_rank_still_waits_for_the_last(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        await racing.to_reveal()
        await racing.wait(510)
        await ann.bid("red", 500)
        await racing.wait(100)
        assert racing.table.match is not None
        assert racing.table.match.racing()
        await bob.bid("blue", 450)  # was faster; its line is longer
        entries = await racing.store.entries(racing.table.row.id)
        assert [(entry.seat, entry.move) for entry in entries if entry.seat != NATURE] == [(1, "blue")]
        refused = [message for message in await everything(ann.heard, ann.listen()) if message["t"] == "refused"]
        assert [message["rule"] for message in refused] == ["SN-1"]
        assert [finish["accepted"] for finish in (await ann.last("settled"))["finishes"]] == [True, False]

    tell(tmp_path, story, 10, 160)


async def everything(heard: list[dict[str, object]], listening: Awaitable[object]) -> list[dict[str, object]]:
    await listening
    return heard


def test_only_the_first_grabs_and_the_other_is_free_again(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, _ = racing.racers
        touches = [(0, 300.0)]
        await racing.to_reveal()
        await racing.wait(540)
        await ann.bid("grab", 500, touches=touches)
        await racing.wait(20)
        await bob.bid("grab", 460, touches=touches)
        await racing.wait(400)
        frame = await ann.last("frame")
        assert frame["view"]["said"] == [[1, 2]]
        assert frame["race"]["locked"] == []
        assert "grab" not in frame["legal"]
        assert (await ann.bid("red", 900))["t"] == "done"

    tell(tmp_path, story, 40, 100, 40)


def test_a_bid_comes_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.to_reveal()
        await racing.wait(540)
        number = next(numbers)
        assert (await ann.bid("red", 500, id=number))["t"] == "done"
        assert (await ann.bid("blue", 400, id=number))["t"] == "done"
        assert (await ann.bid("blue", 400))["error"] == "failed-locked"
        assert [bid.move for bid in await racing.store.bids(racing.table.row.id)] == ["red"]

    tell(tmp_path, story, 40, 40, 40)


def test_two_tabs_of_one_person_have_one_answer(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        await racing.to_reveal()
        await racing.wait(540)
        other_tab = await racing.arrive("ann")
        assert (await other_tab.last("frame"))["race"]["elapsed"] == 540
        await racing.wait(200)
        assert (await other_tab.bid("red", 160))["t"] == "done"
        assert (await racing.racers[0].bid("blue", 500))["error"] == "failed-locked"
        await racing.wait(400)
        finish = (await other_tab.last("settled"))["finishes"][0]
        assert finish["charged"] == 700, "who opens a second tab has seen the cards in the first"

    tell(tmp_path, story, 40, 40, 40)


def test_a_bid_for_another_round_is_stale(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, _ = racing.racers
        await racing.to_reveal()
        first = (await ann.last("frame"))["race"]["reveal"]
        for racer in (ann, bob):
            await racing.wait(300)
            await racer.bid("red", 250)
        await racing.wait(500)
        await racing.to_reveal()
        assert (await ann.bid("red", 300, reveal=first))["error"] == "failed-stale"

    tell(tmp_path, story, 40, 40, 40)


def test_a_forged_reaction_time_buys_little(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, *_ = racing.racers
        await racing.to_reveal()
        await racing.wait(2040)
        await ann.bid("red", 200)
        await racing.wait(500)
        finish = (await ann.last("settled"))["finishes"][0]
        assert finish["claimed"] == 200
        assert finish["charged"] >= 1700
        assert finish["residual"] > 1500

    tell(tmp_path, story, 40, 40, 40, mode="ranked")


def test_a_plain_move_in_a_race_is_timed_by_the_house(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, *_ = racing.racers
        await racing.to_reveal()
        await racing.wait(540)
        assert (await ann.do(wire.Move(next(numbers), "red")))["t"] == "done"
        await racing.wait(500)
        finish = (await ann.last("settled"))["finishes"][0]
        assert (finish["claimed"], finish["charged"], finish["credit"]) == (None, 500, 40)

    tell(tmp_path, story, 40, 40, 40)


def test_a_move_that_the_rules_refuse_locks_nothing(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, *_ = racing.racers
        await racing.to_reveal()
        assert (await ann.bid("turn red", 500))["t"] == "refused"
        assert (await ann.bid("green", 500))["error"] == "failed-unknown-move"
        assert await racing.store.bids(racing.table.row.id) == []

    tell(tmp_path, story, 40, 40)


def test_only_who_sits_here_is_ready_and_only_a_race_has_bids(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        eve = await racing.arrive("eve")
        assert (await eve.do(wire.Ready(next(numbers))))["error"] == "failed-not-your-seat"
        assert (await eve.bid("red", 1, reveal=0))["error"] == "failed-not-your-seat"

    tell(tmp_path, story, 40, 40)


def test_an_answer_after_the_race_is_none_but_is_looked_at(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, cid = racing.racers
        for _ in range(2):
            await racing.to_reveal()
            reveal = (await cid.last("frame"))["race"]["reveal"]
            await racing.wait(600)
            await ann.bid("red", 500)
            await bob.bid("red", 500)
            await racing.wait(800)
            assert (await cid.bid("red", 100, reveal=reveal))["error"] == "failed-early"
        await racing.to_reveal()
        await racing.wait(600)
        await cid.bid("red", 500)
        await racing.wait(800)
        assert (await cid.finishes())[-1]["flag"] == "too-fast"

    tell(tmp_path, story, 40, 40, 40)
