"""A replay tells every view, and is small however long the match was: what it costs nobody can make the house pay."""

from __future__ import annotations

import gzip
import logging
import socket
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx2 import Client

from saloon.bots.match import play_match
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Record, games, replay
from saloon.server.records import analysis_jobs
from saloon.server.records.analysis_jobs import Finished, NoPage, Unwieldy, write_replay, write_views
from saloon.server.records.replays import PAGE
from saloon.server.store.entries import Entry
from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD, PATIENCE
from tests.server.quiet import quiet_record
from tests.server.views import all_views, unfold

READERS = 24


def stored(record: Record) -> Finished:
    """A record as the store has it."""
    units = [msgspec.json.encode([Entry(moved.seat, moved.move, moved.time or 0) for moved in record.moves]).decode()]
    names = [record.players[seat] for seat in range(record.seats)]
    return Finished(record.tags["digest"], record.game, record.rules, record.options, names, {}, units)


def all_seen(record: Record) -> list[list[object]]:
    """The views of all seats at each position, as the rules give them."""
    return [[position.state.view(seat) for seat in range(record.seats)] for position in replay(record)]


def pages_of(record: Record) -> list[bytes]:
    """All pages of a match, unpacked."""
    finished = stored(record)
    return [gzip.decompress(write_views(finished, page)) for page in range(len(record.moves) // PAGE + 1)]


@cache
def played(game: str) -> Record:
    """A match of four at most: what many more make of it is looked at below."""
    found = games()[game]
    return play_match(found, found.Options(), ["random"] * min(4, found.seats.stop - 1), seed=3)


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("walked", [True, False])
def test_every_view_of_every_game_is_told(game: str, walked: bool) -> None:
    record = played(game)
    if walked:
        write_replay(stored(record))
    else:
        analysis_jobs.walks.clear()
    told = [views for page in pages_of(record) for views in unfold(msgspec.json.decode(page))]
    assert told == msgspec.json.decode(msgspec.json.encode(all_seen(record)))
    with pytest.raises(NoPage):
        write_views(stored(record), len(record.moves) // PAGE + 1)


def test_a_long_match_of_many_is_small() -> None:
    record = quiet_record(seats=12, rounds=12)
    everything = len(msgspec.json.encode(all_seen(record)))
    assert everything > 1000 * len(str(record)), "which is why it is not sent like this"
    first = write_replay(stored(record))
    pages = pages_of(record)
    assert len(pages) > 2
    assert max(map(len, pages)) < 512 * 1024
    assert sum(map(len, pages)) < everything / 50
    travels = len(first) + sum(len(gzip.compress(page)) for page in pages)
    assert travels < 10 * len(str(record)), "compressed, all of it is a few times the record"


def test_a_replay_of_the_longest_campaign_travels_under_a_megabyte(house: HouseProcess) -> None:
    """`pytest --log-cli-level=INFO` shows how many bytes, and when the first position could be shown."""
    joe, moves = games()["joe"], 10_000
    record = play_match(joe, JoeOptions(scenario="campaign", round_limit=None), ["random"] * 4, seed=1)
    assert len(record.moves) > moves, "no campaign of other numbers of seats is as long"
    http = house.person("Ann").http
    brought = http.post("/api/records", content=str(record), headers=AS_RECORD, timeout=PATIENCE).raise_for_status()
    path = f"/api/matches/{brought.json()['match']}/replay"
    began = time.perf_counter()
    sent = [size_of(http, path), size_of(http, f"{path}/views/0")]
    logging.info("first position of %d moves after %.2f s", len(record.moves), time.perf_counter() - began)
    sent += [size_of(http, f"{path}/views/{page}") for page in range(1, len(record.moves) // PAGE + 1)]
    logging.info("%.0f kB in %d answers", sum(sent) / 1000, len(sent))
    assert sum(sent) < 500_000
    assert max(sent) < 250_000


def size_of(http: Client, path: str) -> int:
    """The bytes of an answer as they travel."""
    with http.stream("GET", path, headers={"Accept-Encoding": "gzip"}, timeout=PATIENCE) as answer:
        assert answer.raise_for_status().headers["content-encoding"] == "gzip"
        return sum(map(len, answer.iter_raw()))


def test_an_answer_that_nobody_should_carry_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "LARGEST", 1_000)
    with pytest.raises(Unwieldy):
        write_replay(stored(quiet_record(seats=2, rounds=4)))


def test_only_the_matches_of_late_are_remembered() -> None:
    for number in range(analysis_jobs.WALKS + 3):
        write_replay(stored(quiet_record(seats=2, rounds=1, seed=number)))
    assert len(analysis_jobs.walks) == analysis_jobs.WALKS


@pytest.fixture(scope="module")
def long_match(house: HouseProcess) -> str:
    """A long match of twelve that somebody brought along."""
    ann = house.person("Ann")
    return str(
        ann.http.post("/api/records", content=str(quiet_record(12, 12)), headers=AS_RECORD)
        .raise_for_status()
        .json()["match"]
    )


def test_it_is_the_same_compressed_and_not(house: HouseProcess, long_match: str) -> None:
    path = f"/api/matches/{long_match}/replay"
    packed, plain = (
        house.person(None).http.get(path, headers={"Accept-Encoding": how}) for how in ("gzip", "identity")
    )
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert all("Accept-Encoding" in answer.headers["vary"] for answer in (packed, plain))
    assert packed.content == plain.content
    assert packed.json()["page"] == PAGE


def test_pages_lead_through_the_whole_match(house: HouseProcess, long_match: str) -> None:
    http = house.person(None).http
    assert all_views(http, long_match) == msgspec.json.decode(msgspec.json.encode(all_seen(quiet_record(12, 12))))


@pytest.mark.parametrize("page", ["99", "-1", "x", "1" * 40])
def test_there_is_no_other_page(house: HouseProcess, long_match: str, page: str) -> None:
    answer = house.person(None).http.get(f"/api/matches/{long_match}/replay/views/{page}")
    assert (answer.status_code, answer.json()["error"]) == (404, "failed-not-found")


def memory(process: int) -> int:
    """The bytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])


def test_readers_who_do_not_read_hold_next_to_nothing(house: HouseProcess, long_match: str) -> None:
    """Each of them held a replay of tens of megabytes, for as long as it liked."""
    ann = house.person("Ann")
    paths = [f"/api/matches/{long_match}/replay", f"/api/matches/{long_match}/replay/views/0"]
    for path in paths:
        ann.http.get(path).raise_for_status()
    assert house.process is not None
    before = memory(house.process.pid)
    readers = [ask_and_wait(house, path, how) for path in paths for how in ("gzip", "identity") for _ in range(READERS)]
    for path in paths:
        ann.http.get(path).raise_for_status()  # after them, and not in vain
    assert memory(house.process.pid) - before < 30_000_000
    for reader in readers:
        reader.close()


def ask_and_wait(house: HouseProcess, path: str, how: str) -> Any:
    """Ask for something, and read no more than that there is an answer."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect(("127.0.0.1", house.port))
    reader.sendall(f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nAccept-Encoding: {how}\r\n\r\n".encode())
    assert reader.recv(12) == b"HTTP/1.1 200"
    return reader


def test_the_example_of_the_protocol_is_read_as_it_says() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    example = text.partition("### The views of a replay")[2].partition("```json\n")[2].partition("```")[0]
    views = unfold(msgspec.json.decode(example))
    assert [[view["seat"] for view in seen] for seen in views] == [[0, 1]] * 3
    assert [seen[1]["characters"][0]["zone"] for seen in views] == ["WN8", "WN7", "WN7"]
    assert [seen[1]["cup"] for seen in views] == [["bob", "joe"], ["joe"], ["joe"]]
