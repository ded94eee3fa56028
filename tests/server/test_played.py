"""What one has played: all of it can be found again, with how it ended."""

from __future__ import annotations

import asyncio
from pathlib import Path

from saloon.server.store import MatchRow, SeatRow, Store, Terms
from saloon.server.store.rows import Phase
from saloon.server.store.sqlite import SqliteStore
from tests.server.conftest import HouseProcess
from tests.server.people import Message, Person

TINY = {"highest": 9, "hand": 3}


def test_what_one_has_played_is_listed_with_how_it_ended(house: HouseProcess) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    match = ann.create("me", "bot:random", options=TINY)
    unfinished = ann.create("me", "open")
    with ann.line(match) as line:
        line.sit(0)
        ranks = line.play_on()["ending"]["ranks"]
    played = ann.http.get("/api/me/played").json()
    assert played["more"] is False
    assert [(each["match"], each["ranks"], each["yours"]) for each in played["matches"]] == [(match, ranks, [0])]
    listed = {each["match"]: each["ranks"] for each in ann.http.get("/api/me").json()["matches"]}
    assert listed == {unfinished: None, match: ranks}
    assert ann.http.get("/api/me/played?game=duel").json() == played
    assert ann.http.get("/api/me/played?game=bluff").json()["matches"] == []
    assert ann.http.get(f"/api/me/played?before={match}").json()["matches"] == []
    assert ann.http.get("/api/me/played?before=nowhere").json()["matches"] == []
    assert eve.http.get("/api/me/played").json() == {"matches": [], "more": False}
    assert house.person(None).http.get("/api/me/played").status_code == 401


def test_what_is_put_away_is_listed_no_more_until_it_is_over_or_wanted_again(house: HouseProcess) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    first, second, begun = (
        ann.create("me", "open"),
        ann.create("me", "open"),
        ann.create("me", "bot:random", options=TINY),
    )
    with ann.line(begun) as line:
        line.sit(0)
        line.move_once()
    assert listed(ann).keys() == {first, second, begun}
    assert listed(ann)[begun] > 0
    put_away(eve, first)
    assert len(listed(ann)) == 3, "nobody puts away what is not theirs"
    assert put_away(ann, first, begun) == {second: 0}
    assert listed(ann) == {second: 0}
    assert put_away(ann, first, away=False) == {first: 0, second: 0}
    with ann.line(begun) as line:
        line.sit(0)
        line.play_on()
    assert begun in listed(ann)
    assert ann.http.delete("/api/me").status_code == 200


def test_a_match_against_bots_in_which_one_has_not_moved_is_not_listed(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random", options=TINY)
    with ann.line(match) as line:
        line.sit(0)
        line.frame()
    assert listed(ann) == {}


def listed(person: Person) -> dict[str, int]:
    """The matches in somebody's list, and how many moves were made in them."""
    return moves_of(person.http.get("/api/me").json())


def put_away(person: Person, *matches: str, away: bool = True) -> dict[str, int]:
    """The list after these were put away."""
    answer = person.http.post("/api/me/away", json={"matches": matches, "away": away})
    return moves_of(answer.raise_for_status().json())


def moves_of(me: Message) -> dict[str, int]:
    return {each["match"]: each["moves"] for each in me["matches"]}


def test_a_match_that_waits_is_not_pushed_off_the_list_by_finished_ones(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.add_match(a_match("waits", "playing", 1))
        for number in range(5):
            await store.add_match(a_match(f"over{number}", "over", 2 + number, game="bluff" if number == 3 else "duel"))
        assert [row.id for row in await store.matches_of("ann", 3)] == ["waits", "over4", "over3"]
        assert await ids(store, None, None) == ["over4", "over3"]
        assert await ids(store, None, "over3") == ["over2", "over1"]
        assert await ids(store, None, "over1") == ["over0"]
        assert await ids(store, "duel", "over4") == ["over2", "over1"]
        await store.close()

    async def ids(store: Store, game: str | None, before: str | None) -> list[str]:
        return [row.id for row in await store.finished_of("ann", game, before, 2)]

    asyncio.run(story())


def a_match(name: str, phase: Phase, created: int, game: str = "duel") -> MatchRow:
    people = [SeatRow(0, "guest", "ann", "Ann"), SeatRow(1, "bot", None, "random")]
    return MatchRow(name, game, 1, "{}", phase, "ann", Terms(), "ab" * 32, 0, created, None, None, people)
