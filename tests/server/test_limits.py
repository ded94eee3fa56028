"""How much one line or one address may ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server import wire
from saloon.server.common.limits import REMEMBERED, Bucket, Buckets, Crowd, Load, site_of
from saloon.server.web import gateway
from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD, Person
from tests.server.quiet import quiet_record


def test_a_bucket_fills_with_time_up_to_its_size() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 10.0, lambda: now[0])
    assert bucket.take(10.0)
    assert not bucket.take()
    now[0] = 1.0
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now[0] = 100.0
    assert bucket.level() == 10.0
    assert bucket.full
    assert bucket.take(50.0), "what costs more than it can hold costs all of it"
    assert bucket.level() == 0.0


def test_whoever_asks_from_many_addresses_of_one_site_asks_from_one() -> None:
    assert site_of("192.0.2.1") == "192.0.2.1"
    assert site_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert site_of("2001:db8:1:2::1") == site_of("2001:0db8:0001:0002:ffff::") == "2001:db8:1:2::/64"
    assert site_of("2001:db8:1:3::1") != site_of("2001:db8:1:2::1")
    assert site_of("fe80::1%eth0") == "fe80::/64"
    assert site_of("fe80::/64") == "fe80::/64", "a network counts for itself"
    assert site_of("") == ""
    assert site_of("no:address") == "no:address"
    buckets = Buckets(0.0, 3.0)
    assert [buckets.take(f"2001:db8::{host:x}") for host in range(4)] == [True, True, True, False]


def test_addresses_that_ask_for_nothing_are_forgotten_and_others_are_not() -> None:
    busy, idle = Buckets(0.0, 2.0), Buckets(1e9, 2.0)
    for buckets in (busy, idle):
        for host in range(REMEMBERED + 10):
            assert buckets.take(f"10.0.{host // 256}.{host % 256}")
    assert busy.take("10.0.0.0")
    assert not busy.take("10.0.0.0")
    assert len(busy._buckets) == REMEMBERED + 10
    assert len(idle._buckets) <= REMEMBERED


def test_a_crowd_has_an_end_by_address() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    for address in ("a", "a", "b"):
        crowd.leave(address)
    assert not crowd._here
    assert all(Crowd(0).enter("a") for _ in range(1000))


def test_an_address_is_at_matches_of_so_many_moves_in_all() -> None:
    load = Load(100)
    assert load.enter("a", "endless", 500), "one match anybody may look at"
    assert not load.enter("a", "short", 1)
    assert load.enter("a", "endless", 501)
    assert load.enter("b", "short", 1), "another address has moves of its own"
    for _ in range(2):
        assert not load.enter("a", "short", 1)
        load.leave("a", "endless")
    assert load.enter("a", "short", 60)
    assert [load.enter("a", match, 30) for match in ("other", "third")] == [True, False]
    for match in ("short", "other"):
        load.leave("a", match)
    load.leave("b", "short")
    assert not load._here
    assert all(Load(0).enter("a", str(match), 10**6) for match in range(10))


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """A house in which an address may have two connections, and so be at matches of so many moves in all."""
    process = HouseProcess(tmp_path / "saloon.db", "--connections", "2", "--proxy")
    process.open()
    yield process
    process.close()


def looks_at(person: Person, match: str) -> int:
    """How a visit ends: 0 if one is let in, else the code that says why not."""
    with person.line(match) as line:
        try:
            line.kind("frame")
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code
    return 0


def test_who_looks_at_one_long_match_is_not_let_in_to_another_beside_it(small_house: HouseProcess) -> None:
    ann = small_house.person("Ann")
    records = [quiet_record(12, 12, seed) for seed in (1, 2)]
    assert all(gateway.MOVES < len(record.moves) < 2 * gateway.MOVES for record in records)
    bring = [ann.http.post("/api/records", content=str(record), headers=AS_RECORD) for record in records]
    first, second = (str(answer.raise_for_status().json()["match"]) for answer in bring)
    with ann.line(first) as line:
        line.kind("frame")
        assert looks_at(ann, second) == gateway.TOO_MANY
        assert looks_at(ann, first) == 0
    while looks_at(ann, second):  # the house hears a moment later that the line is closed
        pass


def test_a_message_of_more_than_two_kilobytes_is_not_read() -> None:
    ping = b'{"t":"ping","n":1}'
    assert gateway.read(ping.ljust(gateway.LARGEST)) == wire.Ping(1)
    assert gateway.read(ping.ljust(gateway.LARGEST + 1)) is None
