"""Ways out of a match: giving up, agreed ends, pauses, and take-backs of what has taught somebody something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saloon.kernel import NATURE, check_record
from saloon.server import wire
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.records.analysis import finished
from saloon.server.records.analysis_jobs import whole_record
from saloon.server.records.replays import Walk
from saloon.server.records.verify import check
from saloon.server.store import RaceTerms, Terms
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.ways_out import TIME_TO_ANSWER
from tests.server.test_commands import Company
from tests.server.test_table import NONCE, open_house

FRESH = iter(range(10_000, 10_000_000))


class Friends(Company):
    """People at a table of theirs; `says` gives every command an id of its own."""

    async def does(self, who: str, kind: Callable[..., wire.FromBrowser], *values: object, **named: object) -> str:
        """Give a command."""
        line = self.lines[who]
        line.told()
        await self.table.do(partial(self.table.commands.carry_out, line, kind(next(FRESH), *values, **named)))
        answer = next(one for one in line.told() if one["t"] in ("done", "failed", "refused"))
        return str(answer.get("error") or answer.get("message") or answer["t"])

    async def plays(self, text: str | None = None) -> None:
        """Whoever is to move makes this move, or the first one."""
        match = self.table.match
        assert match is not None
        seat = match.to_move()[0]
        move = text or match.game.moves.text(match.state.legal(seat)[0])
        assert await self.does(self.at(seat), wire.Move, move, seat) == "done"

    def at(self, seat: int) -> str:
        """Who sits there."""
        return str(self.table.row.seats[seat].guest)

    def news(self, who: str) -> dict[str, Any]:
        """What somebody is told of the table now."""
        self.lines[who].told()
        self.table.publisher.info()
        return next(one for one in self.lines[who].told() if one["t"] == "table")


@asynccontextmanager
async def friends(
    path: Path, *seats: NewSeat, game: str = "duel", terms: Terms | None = None
) -> AsyncIterator[tuple[Friends, TableRegistry, SqliteStore]]:
    """Ann, Bob and whoever else has an open seat play; somebody without a name looks on."""
    async with open_house(path) as (house, store):
        wanted = NewMatch(game, [NewSeat("me"), *(seats or [NewSeat("open")])], terms=terms or Terms())
        table = await house.table(await house.create(wanted, "ann", "Ann"))
        assert table is not None
        company = Friends(table)
        for line in company.lines.values():
            await table.do(partial(table.presence.attach, line))
        people = iter(["ann", "bob"])
        for row in table.row.seats:
            if row.kind != "bot":
                assert await company.does(next(people), wire.Sit, row.seat, NONCE) == "done"
        assert table.row.phase == "playing"
        yield company, house, store


async def record_of(people: Friends, store: SqliteStore) -> str:
    """The record of a match that is over, which is as the rules and its luck have it."""
    row = await store.match(people.table.row.id)
    assert row is not None
    assert row.phase == "over"
    record = whole_record(await finished(store, row))
    found = check(record)
    assert (found.true, found.checked, found.reason) == (True, True, "")
    assert check_record(str(record))[-1].outcome is not None
    return str(record)


def test_who_gives_up_a_duel_has_lost_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, store):
            assert await people.does("bob", wire.GiveUp) == "done", "also when it is not his turn"
            frame = [one for one in people.lines["ann"].told() if one["t"] == "frame"][-1]
            assert (frame["ending"]["ranks"], frame["ending"]["reason"]) == ([1, 2], "gave-up")
            assert frame["to_move"] == frame["legal"] == []
            assert people.table.row.ranks == [1, 2]
            text = await record_of(people, store)
            assert "1 !gives-up @" in text
            assert text.endswith("= 1 0 gave-up\n")
            assert await people.does("ann", wire.Move, "end", 0) == "failed-over"

    asyncio.run(story())


def test_at_a_larger_table_a_bot_plays_on_and_the_place_is_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        seats = [NewSeat("open"), NewSeat("bot", "random"), NewSeat("bot", "random")]
        async with friends(tmp_path / "saloon.db", *seats, game="bluff") as (people, _, store):
            assert await people.does("ann", wire.GiveUp) == "done"
            assert people.table.row.seats[0].warm
            assert await people.does("ann", wire.Sit, 0, NONCE) == "failed-gave-up", "for good"
            assert await people.does("ann", wire.GiveUp) == "failed-gave-up"
            await people.table.do(partial(people.table.presence.attach, people.lines["ann"]))
            assert people.table.row.seats[0].warm, "who comes back does not win the seat back either"
            assert [seat["gave_up"] for seat in people.news("bob")["seats"]] == [True, False, False, False]
            assert await people.does("bob", wire.GiveUp) == "done"
            assert people.table.row.phase == "over", "nobody is left who plays on"
            assert people.table.row.ranks == [3, 3, 1, 1]
            assert "0 !gives-up" in await record_of(people, store)

    asyncio.run(story())


def test_whoever_gave_up_is_last_however_well_the_bot_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        seats = [NewSeat("open"), NewSeat("bot", "random")]
        async with friends(tmp_path / "saloon.db", *seats, game="bluff") as (people, _, store):
            assert await people.does("ann", wire.GiveUp) == "done"
            table = people.table
            async with asyncio.timeout(60):
                while table.row.phase == "playing":
                    await table.do(lambda: None)
                    if table.to_move() == [1]:
                        await people.plays()
                    await asyncio.sleep(0)
            await table.do(lambda: None)
            assert table.match is not None
            played = table.match.state.outcome()
            assert played is not None
            assert table.row.ranks is not None
            assert table.row.ranks[0] == 3
            assert sorted(table.row.ranks[1:]) in ([1, 2], [1, 1])
            await record_of(people, store)

    asyncio.run(story())


def test_in_dynamit_joe_a_side_gives_up_by_its_own_rule(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", game="joe") as (people, _, _store):
            seat = people.table.to_move()[0]
            other = people.at(1 - seat)
            assert await people.does(other, wire.GiveUp) == "joe-refused-others"
            assert await people.does(people.at(seat), wire.GiveUp) == "done"
            match = people.table.match
            assert match is not None
            assert "surrender all" in [one.move for one in match.moves]
            assert not match.arrangements.gave_up

    asyncio.run(story())


@pytest.mark.parametrize(("kind", "ranks"), [("draw", [1, 1]), ("unfinished", None)])
def test_all_agree_on_an_end(tmp_path: Path, kind: str, ranks: list[int] | None) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, store):
            assert await people.does("ann", wire.Offer, kind) == "done"
            offer = people.news("bob")["offer"]
            assert (offer["kind"], offer["seat"], offer["asked"]) == (kind, 0, [1])
            assert people.table.row.phase == "playing"
            assert await people.does("nobody", wire.Answer, offer["number"], True) == "failed-not-asked"
            assert await people.does("ann", wire.Answer, offer["number"], True) == "failed-not-asked"
            assert await people.does("bob", wire.Answer, offer["number"], True) == "done"
            assert (people.table.row.phase, people.table.row.ranks) == ("over", ranks)
            text = await record_of(people, store)
            assert f"0 !{'drawn' if kind == 'draw' else kind} @" in text

    asyncio.run(story())


def test_an_offer_lapses_with_the_next_move_a_no_and_a_second_thought(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, _store):
            assert await people.does("ann", wire.Offer, "draw") == "done"
            number = people.news("bob")["offer"]["number"]
            await people.plays()
            assert people.news("bob")["offer"] is None
            assert await people.does("bob", wire.Answer, number, True) == "failed-offer-lapsed"
            assert await people.does("bob", wire.Offer, "pause") == "done"
            assert await people.does("ann", wire.Offer, "draw") == "failed-offer-open"
            assert await people.does("ann", wire.Answer, number + 1, False) == "done"
            lapsed = [one for one in people.lines["bob"].told() if one["t"] == "lapsed"]
            assert [(one["why"], one["by"]) for one in lapsed] == [("declined", 0)]
            assert await people.does("bob", wire.Offer, "pause") == "failed-offered", "not again and again"
            assert await people.does("ann", wire.Offer, "unfinished") == "done"
            assert await people.does("ann", wire.Answer, number + 2, False) == "done", "she has thought better of it"
            assert people.table.row.phase == "playing"

    asyncio.run(story())


def test_bots_wait_for_the_answer_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.server.table.ways_out.TIME_TO_ANSWER", 0.0)
    assert TIME_TO_ANSWER > 0

    async def story() -> None:
        seats = [NewSeat("open"), NewSeat("bot", "random")]
        async with friends(tmp_path / "saloon.db", *seats, game="bluff") as (people, _, _store):
            table = people.table
            assert await people.does("ann", wire.Offer, "unfinished") == "done"
            seq = table.match.seq if table.match else 0
            assert await people.does("bob", wire.Say, phrase="hello") == "done"
            assert table.match is not None
            async with asyncio.timeout(60):
                while table.state.offer is not None:
                    assert table.match.seq == seq, "no bot moves"
                    await asyncio.sleep(0)
            lapsed = [one for one in people.lines["bob"].told() if one["t"] == "lapsed"]
            assert [one["why"] for one in lapsed] == ["late"]

    asyncio.run(story())


def test_a_pause_stops_moves_and_clocks_until_somebody_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = [0.0]
    monotonic = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: monotonic() + passed[0])

    async def story() -> None:
        terms = Terms(clock=ClockSettings(turn=30, bank=10))
        async with friends(tmp_path / "saloon.db", terms=terms) as (people, house, _):
            assert await people.does("ann", wire.Offer, "pause") == "done"
            assert await people.does("bob", wire.Answer, 1, True) == "done"
            frame = [one for one in people.lines["ann"].told() if one["t"] == "frame"][-1]
            assert (frame["clock"]["running"], frame["legal"]) == ([], [])
            assert people.news("nobody")["paused"]
            mover = people.at(people.table.to_move()[0])
            assert await people.does(mover, wire.Move, "end") == "refused-paused"
            passed[0] += 3600
            match = people.table.row.id
            await people.table.do(lambda: None)
            people.table.close()
            house._tables.pop(match).dissolve()  # as if it had been killed
            again = await house.table(match)
            assert again is not None
            assert again.state.paused
            people.table = again
            for line in people.lines.values():
                await again.do(partial(again.presence.attach, line))
            passed[0] += 3600
            assert await people.does("nobody", wire.Resume) == "failed-not-your-seat"
            assert await people.does("bob", wire.Resume) == "done"
            frame = [one for one in people.lines["ann"].told() if one["t"] == "frame"][-1]
            assert frame["clock"]["turn"] > 25_000, "no time was lost"
            assert frame["clock"]["running"] == frame["to_move"]
            assert await people.does("bob", wire.Resume) == "failed-not-paused"

    asyncio.run(story())


def test_what_was_learnt_is_shown_before_it_is_taken_back_and_luck_draws_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db") as (people, _, store):
            match = people.table.match
            assert match is not None
            mover = match.to_move()[0]
            asks, asked = people.at(mover), people.at(1 - mover)
            before = match.state.view(mover)
            while match.to_move() == [mover]:
                text = "end" if "end" in match.game.moves.brief(match.state.legal(mover)) else None
                await people.plays(text)
            drawn, draws = match.drawn, sum(entry.seat == NATURE for entry in match.moves)
            assert await people.does(asks, wire.TakeBack) == "refused-takeback-late"
            assert await people.does(asks, wire.Offer, "takeback") == "done"
            offer = people.news(asked)["offer"]
            told = [(event["event"], event.get("card")) for step in offer["undone"] for event in step["events"]]
            cards = [(name, card) for name, card in told if name == "drew"]
            assert told[0] == ("ended", None)
            assert len(cards) == offer["back"] - 1 >= 1
            assert all(card is None for _, card in cards), "what only the other one has seen stays hidden"
            assert [step["taught"] for step in offer["undone"]] == [False, *[True] * len(cards)]
            assert people.news(asks)["offer"]["undone"] == []
            assert people.news("nobody")["offer"]["undone"] == []
            assert await people.does(asked, wire.Answer, offer["number"], True) == "done"
            assert match.to_move() == [mover]
            assert match.drawn == drawn
            assert sum(entry.seat == NATURE for entry in match.moves) == draws - len(cards)
            assert match.state.view(mover) != before
            await people.plays("end")
            assert await people.does(asks, wire.GiveUp) == "done"
            text = await record_of(people, store)
            assert f"{mover} !takes-back {offer['back']} @" in text
            row = await store.match(people.table.row.id)
            assert row is not None
            walk = Walk((await finished(store, row)).record())
            positions = list(walk.positions())
            back = next(place for place, one in enumerate(positions) if one.arranged and one.arranged.count)
            views = walk.views(0)
            assert views is not None
            assert views.changes[back - 1], "the replay goes back as well"

    asyncio.run(story())


def test_against_bots_alone_nobody_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends(tmp_path / "saloon.db", NewSeat("bot", "random")) as (people, _, _store):
            assert await people.does("ann", wire.Offer, "draw") == "failed-nobody-to-ask"
            assert await people.does("ann", wire.Offer, "pause") == "done"
            assert people.table.state.paused
            assert await people.does("ann", wire.Offer, "takeback") == "failed-paused"
            assert await people.does("ann", wire.Resume) == "done"
            assert await people.does("ann", wire.Offer, "unfinished") == "done"
            assert people.table.row.phase == "over"

    asyncio.run(story())


def test_a_ranked_match_has_no_way_out_but_giving_up_a_duel(tmp_path: Path) -> None:
    async def story() -> None:
        ranked = Terms(race=RaceTerms("ranked"))
        seats = [NewSeat("open"), NewSeat("open")]
        async with open_house(tmp_path / "saloon.db") as (house, store):
            for others in (seats, seats[:1]):
                wanted = NewMatch("jane", [NewSeat("me"), *others], terms=ranked)
                table = await house.table(await house.create(wanted, "ann", "Ann"))
                assert table is not None
                people = Friends(table)
                people.lines["cid"] = type(people.lines["ann"])("cid", "Cid")
                for seat, who in enumerate(["ann", "bob", "cid"][: 1 + len(others)]):
                    await table.do(partial(table.presence.attach, people.lines[who]))
                    assert await people.does(who, wire.Sit, seat, NONCE) == "done"
                for kind in ("draw", "unfinished", "pause", "takeback"):
                    assert await people.does("ann", wire.Offer, kind) == "failed-ranked"
                assert await people.does("ann", wire.Stand, 0) == "failed-ranked"
                assert await people.does("ann", wire.Remove, 1) == "failed-ranked"
                expected = "failed-ranked" if len(others) > 1 else "done"
                assert await people.does("ann", wire.GiveUp) == expected
            results = await store.results("jane")
            assert [(one.guest, one.rank) for one in results] == [("ann", 2), ("bob", 1)]

    asyncio.run(story())
