"""Seats of a running match change hands: who comes late, who is sent away, who stands up, and what each may know."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from saloon.bots.registry import strongest_bot, usual_bot
from saloon.server import wire
from saloon.server.lobby.guest_changes import forget
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.store import Terms
from tests.server.listening import Listening
from tests.server.racing import race
from tests.server.test_table import NONCE, open_house
from tests.server.test_ways_out import Friends, friends, record_of

Late = Literal["free", "ask", "never"]


async def comes(people: Friends, who: str) -> None:
    """Somebody else opens the link."""
    people.lines[who] = Listening(who, who.capitalize())
    await people.table.do(partial(people.table.presence.attach, people.lines[who]))


async def goes(people: Friends, who: str) -> None:
    """Somebody closes the page."""
    await people.table.do(partial(people.table.presence.detach, people.lines[who]))


def frames(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in told if one["t"] == "frame"]


def test_who_comes_late_takes_over_a_bots_seat_where_that_is_free(tmp_path: Path) -> None:
    async def story() -> None:
        terms = Terms(late="free")
        async with friends(tmp_path / "saloon.db", NewSeat("bot", "random"), terms=terms) as (people, _, store):
            match = people.table.match
            assert match is not None
            assert await people.does("nobody", wire.Sit, 1, NONCE) == "failed-no-name"
            nonces = [seat.nonce for seat in people.table.row.seats]
            people.lines["bob"].told()
            seq = match.seq
            await people.table.do(partial(people.table.commands.carry_out, people.lines["bob"], wire.Sit(7, 1, NONCE)))
            told = people.lines["bob"].told()
            assert [one["t"] for one in told if one["t"] in ("table", "frame", "done")] == ["table", "frame", "done"]
            assert next(one for one in told if one["t"] == "table")["yours"] == [1]
            frame = frames(told)[0]
            assert (frame["seat"], frame["seq"]) == (1, seq + 1)
            assert frame["view"]["sides"][1]["hand"], "the cards are the seat's"
            assert [seat.nonce for seat in people.table.row.seats] == nonces, "and so is its luck"
            arranged = next(one for one in told if one["t"] == "arranged")
            assert (arranged["what"], arranged["left"], arranged["name"]) == ("sits", "random", "Bob")
            assert people.news("ann")["seats"][1]["before"] == ["random"]
            assert await people.does("bob", wire.Sit, 0, NONCE) == "failed-one-seat"
            await people.plays()
            assert await people.does("ann", wire.GiveUp) == "done"
            text = await record_of(people, store)
            assert "player 1: random\n" in text
            assert "1 !sits Bob @" in text

    asyncio.run(story())


@pytest.mark.parametrize(("late", "answer"), [("never", "failed-late-never"), ("ask", "done")])
def test_the_host_says_whether_who_comes_late_may_sit_down(tmp_path: Path, late: Late, answer: str) -> None:
    async def story() -> None:
        terms = Terms(late=late)
        async with friends(tmp_path / "saloon.db", NewSeat("bot", "random"), terms=terms) as (people, _, _store):
            assert await people.does("bob", wire.Sit, 1, NONCE) == answer
            assert people.table.row.seats[1].kind == "bot"
            if late == "never":
                assert await people.does("bob", wire.Change, late="free") == "failed-not-host"
                assert await people.does("ann", wire.Change, late="free") == "done"
                assert await people.does("bob", wire.Sit, 1, NONCE) == "done"
                return
            request = people.news("ann")["asking"][0]
            assert (request["seat"], request["name"], request["answers"], request["yours"]) == (1, "Bob", True, False)
            assert people.news("bob")["asking"][0]["yours"]
            assert people.news("nobody")["asking"] == []
            assert await people.does("bob", wire.Admit, request["number"], True) == "failed-not-host"
            assert await people.does("ann", wire.Admit, request["number"], False) == "done"
            assert [one["error"] for one in people.lines["bob"].told() if one["t"] == "failed"] == [
                "failed-late-refused"
            ]
            assert await people.does("bob", wire.Sit, 1, NONCE) == "failed-late-refused", "once is enough"
            await comes(people, "cid")
            assert await people.does("cid", wire.Sit, 1, NONCE) == "done"
            number = people.news("ann")["asking"][0]["number"]
            await goes(people, "cid")
            assert await people.does("ann", wire.Admit, number, True) == "failed-request-gone"
            await comes(people, "cid")
            assert await people.does("cid", wire.Sit, 1, NONCE) == "done"
            number = people.news("ann")["asking"][0]["number"]
            assert await people.does("ann", wire.Admit, number, True) == "done"
            assert people.table.row.seats[1].guest == "cid"
            assert people.news("cid")["yours"] == [1]

    asyncio.run(story())


def test_the_seat_of_somebody_who_is_gone_can_be_taken_over_and_nobody_elses(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", terms=Terms(late="free")) as (people, _, store):
            await comes(people, "cid")
            assert await people.does("cid", wire.Sit, 1, NONCE) == "failed-seat-taken"
            await goes(people, "bob")
            assert await people.does("cid", wire.Sit, 1, NONCE) == "failed-too-soon"
            people.table.presence.patience = 0.0
            assert await people.does("cid", wire.Sit, 1, NONCE) == "done"
            await comes(people, "bob")
            assert people.news("bob")["yours"] == []
            assert await people.does("bob", wire.Move, "end", 1) == "failed-not-your-seat"
            assert await people.does("cid", wire.GiveUp) == "done"
            assert "1 !sits Cid @" in await record_of(people, store)

    asyncio.run(story())


def test_the_host_sends_somebody_away_who_sees_as_much_as_a_spectator_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", terms=Terms(late="free")) as (people, _, _store):
            table = people.table
            assert await people.does("bob", wire.Remove, 0) == "failed-not-host"
            assert await people.does("ann", wire.Remove, 0) == "failed-seat-taken"
            assert await people.does("ann", wire.Remove, 1, "oracle") == "failed-no-such-bot"
            people.lines["bob"].told()
            people.lines["nobody"].told()
            assert await people.does("ann", wire.Remove, 1) == "done"
            told, watched = people.lines["bob"].told(), people.lines["nobody"].told()
            assert frames(told) == frames(watched), "from that moment on"
            assert [one["seats"] for one in told if one["t"] == "past"] == [[None]]
            assert (table.row.seats[1].kind, table.row.seats[1].name) == ("bot", usual_bot(table.game))
            assert people.news("bob")["barred"] == ["Bob"]
            assert await people.does("bob", wire.Sit, 1, NONCE) == "failed-sent-away"
            assert await people.does("ann", wire.Readmit) == "done"
            assert await people.does("bob", wire.Sit, 1, NONCE) == "done"
            assert await people.does("ann", wire.Change, spectators=False) == "done"
            assert await people.does("ann", wire.Remove, 1, "random") == "done"
            assert [one["error"] for one in people.lines["bob"].told() if one["t"] == "failed"] == ["failed-sent-away"]
            assert not table.people.attached(people.lines["bob"])

    asyncio.run(story())


def test_the_role_of_host_is_handed_on_and_taken_from_who_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, store):
            assert await people.does("bob", wire.Host, 1) == "failed-not-host"
            assert await people.does("ann", wire.Host, 1) == "done"
            assert [people.news(who)["host"] for who in ("ann", "bob")] == [False, True]
            row = await store.match(people.table.row.id)
            assert row is not None
            assert row.host == "bob"
            await goes(people, "bob")
            assert await people.does("ann", wire.Host, 0) == "failed-not-host", "he may be back soon"
            people.table.commands._rights._patience = 0.0
            assert await people.does("ann", wire.Host, 0) == "done"
            assert people.table.row.host == "ann"

    asyncio.run(story())


@pytest.mark.parametrize(("bot", "plays"), [(None, "usual"), ("random", "random"), ("oracle", None)])
def test_who_stands_up_says_which_bot_plays_on(tmp_path: Path, bot: str | None, plays: str | None) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, _store):
            answer = await people.does("bob", wire.Stand, 1, bot)
            row, game = people.table.row.seats[1], people.table.game
            assert usual_bot(game) != strongest_bot(game)
            assert answer == ("failed-no-such-bot" if plays is None else "done")
            expected = {"usual": usual_bot(game), "random": "random", None: "Bob"}
            assert row.name == expected[plays]

    asyncio.run(story())


def test_a_newcomer_learns_what_the_view_holds_and_nothing_of_what_the_seat_was_told(tmp_path: Path) -> None:
    """Bob has seen his dice; who takes over his seat is told that he rolled, as spectators are."""

    async def story() -> None:
        seats = [NewSeat("open"), NewSeat("bot", "random")]
        terms = Terms(late="free")
        async with friends(tmp_path / "saloon.db", *seats, game="bluff", terms=terms) as (people, _, _store):
            table, match = people.table, people.table.match
            assert match is not None
            async with asyncio.timeout(60):
                while len([one for one in match.moves if one.move.startswith("roll")]) < 8:
                    await table.do(lambda: None)
                    if table.to_move() and table.to_move()[0] < 2:
                        await people.plays()
                    await asyncio.sleep(0)
            for _ in match.keep_past():
                pass
            own = [event for events in match.past or [] for event in events if getattr(event, "dice", None) is not None]
            assert any(getattr(event, "seat", None) == 1 for event in own), "there was something to learn"
            await comes(people, "bob2")
            assert await people.does("ann", wire.Remove, 1) == "done"
            people.lines["bob2"].told()
            await table.do(partial(table.commands.carry_out, people.lines["bob2"], wire.Sit(9, 1, NONCE)))
            told = people.lines["bob2"].told()
            past = next(one for one in told if one["t"] == "past")
            assert past["seats"] == [1]
            rolled = [event for event in past["events"] if event["event"] == "rolled"]
            assert rolled
            assert all(event["dice"] is None for event in rolled)
            watcher = Listening(None, "")
            await table.do(partial(table.presence.attach, watcher))
            public = next(one for one in watcher.told() if one["t"] == "past")
            assert past["events"][: len(public["events"])] == public["events"]
            assert frames(told)[0]["seat"] == 1
            await table.do(partial(table.presence.attach, people.lines["bob2"]))
            again = next(one for one in people.lines["bob2"].told() if one["t"] == "past")
            assert again["events"] == past["events"], "not by coming back either"

    asyncio.run(story())


def test_a_hint_is_for_who_still_has_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, _store):
            table = people.table
            mover = table.to_move()[0]
            asks = people.at(mover)
            host = "ann" if asks == "bob" else "bob"
            table.row.host = host
            line = people.lines[asks]
            await table.do(partial(table.commands.carry_out, line, wire.Hint(50, mover)))
            assert await people.does(host, wire.Remove, mover) == "done"
            heard: list[dict[str, Any]] = []
            async with asyncio.timeout(60):
                while not (answers := [one for one in heard if one.get("id") == 50]):
                    await asyncio.sleep(0)
                    heard += line.told()
            assert answers[0]["move"] is None

    asyncio.run(story())


@pytest.mark.usefixtures("snap")
def test_in_a_race_seats_change_hands_only_between_reveals(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as those:
            table = those.table
            people = Friends(table)
            people.lines = {racer.line.guest or "": racer.line for racer in those.racers}
            host = str(table.row.host)
            other = next(who for who in people.lines if who != host)
            seat = table.people.seats_of(other)[0]
            await those.to_reveal()
            assert await people.does(host, wire.Remove, seat) == "failed-in-race"
            assert await people.does(host, wire.Offer, "pause") == "failed-in-race"
            assert await people.does(other, wire.GiveUp) == "failed-in-race"

    asyncio.run(story())


def test_a_command_of_who_had_the_seat_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", terms=Terms(late="free")) as (people, house, _):
            table = people.table
            assert table.match is not None
            mover = table.to_move()[0]
            who = people.at(mover)
            host = "ann" if who == "bob" else "bob"
            table.row.host = host
            text = table.match.game.moves.text(table.match.state.legal(mover)[0])
            await table.do(partial(table.commands.carry_out, people.lines[who], wire.Move(77, text, mover)))
            await table.do(partial(table.commands.carry_out, people.lines[host], wire.Remove(78, mover)))
            table.close()
            house._tables.pop(table.row.id).dissolve()
            again = await house.table(table.row.id)
            assert again is not None
            assert again.memory.knows(who, 77)
            assert again.memory.knows(host, 78)
            assert not again.memory.knows(host, 77)

    asyncio.run(story())


def test_what_a_guest_who_is_erased_was_called_is_gone_from_seats_that_were_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", terms=Terms(late="free")) as (people, house, store):
            assert await people.does("bob", wire.Stand, 1, "random") == "done"
            assert await people.does("ann", wire.GiveUp) == "done"
            assert "player 1: Bob" in await record_of(people, store)
            await forget(house, "bob")
            text = await record_of(people, store)
            assert "Bob" not in text
            assert "1 !sits random" in text

    asyncio.run(story())


def test_a_rematch_is_played_by_those_who_sit_there_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            wanted = NewMatch("duel", [NewSeat("me"), NewSeat("bot", "random")], terms=Terms(late="free"))
            table = await house.table(await house.create(wanted, "ann", "Ann"))
            assert table is not None
            people = Friends(table)
            for line in people.lines.values():
                await table.do(partial(table.presence.attach, line))
            assert await people.does("ann", wire.Sit, 0, NONCE) == "done"
            assert await people.does("bob", wire.Sit, 1, NONCE) == "done"
            assert await people.does("ann", wire.GiveUp) == "done"
            assert await people.does("bob", wire.Rematch) == "done"
            assert table.row.next is not None
            following = await house.table(table.row.next)
            assert following is not None
            assert [seat.guest for seat in following.row.seats] == ["bob", "ann"]
            assert following.row.sitters == []

    asyncio.run(story())


def test_terms_without_a_word_about_latecomers_ask(tmp_path: Path) -> None:
    assert Terms().late == "ask"
    assert replace(Terms(), late="never").late == "never"
