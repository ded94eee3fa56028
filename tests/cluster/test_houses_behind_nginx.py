"""Two real houses on one database behind the proxy of docs/hosting.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server.transport.websocket import GOING_AWAY, MOVED
from tests.cluster.coming_back import persist
from tests.cluster.nginx import proxy
from tests.server.conftest import QUICK, HouseProcess
from tests.server.people import PATIENCE, Person


@pytest.fixture
def two_of_a_house(database: str, tmp_path: Path) -> Iterator[tuple[HouseProcess, HouseProcess]]:
    """Two houses on one database; the name of the fixture ends as those do that start processes."""
    log = tmp_path / "log"
    log.touch()
    both = HouseProcess(database, *QUICK, "--proxy", log=log), HouseProcess(database, *QUICK, "--proxy", log=log)
    for house in both:
        house.open()
    yield both
    for house in both:
        house.close()


Houses = tuple[HouseProcess, HouseProcess]


def sides(houses: Houses, match: str) -> Houses:
    """The house that runs a match, and the other one; both of them say so."""
    answers = {httpx2.get(f"http://{house.address}/where/{match}").headers["X-Accel-Redirect"] for house in houses}
    (told,) = answers
    one, other = houses
    return (one, other) if told == f"/@/{one.address}/ws/{match}" else (other, one)


def move(ann: Person, match: str) -> int:
    """Come, and make a move; returns how many there are."""
    with ann.line(match) as line:
        if not line.kind("table")["luck"]["nonces"][0]:
            line.sit(0)
        frame = line.frame(legal=True)
        assert line.do("move", move=frame["legal"][0], seat=0)["t"] == "done"
        return int(line.frame(legal=True)["seq"])


def back(ann: Person, match: str, seq: int) -> None:
    """Come back; the match stands as it was left, or further."""
    with ann.line(match) as line:
        assert line.frame(legal=True)["seq"] >= seq


@pytest.mark.process
def test_a_match_survives_the_house_that_runs_it(two_of_a_house: Houses) -> None:
    with proxy([house.address for house in two_of_a_house]) as address:
        ann = Person(address, "Ann")
        match = ann.create("me", "bot:random")
        seq = persist(partial(move, ann, match))
        owner, other = sides(two_of_a_house, match)
        elsewhere = Person(other.address, None)
        with elsewhere.line(match) as wrong, pytest.raises(ConnectionClosed) as sent:
            wrong.frame()
        assert sent.value.rcvd is not None
        assert sent.value.rcvd.code == MOVED
        owner.kill()
        persist(partial(back, ann, match, seq))
        assert sides((other, other), match)[0] is other
        metrics = httpx2.get(f"http://{other.address}/metrics").text
        assert "\nsaloon_takeovers_total 1.0\n" in metrics
        assert "\nsaloon_refused_commits_total 0.0\n" in metrics
        assert float(metrics.split("\nsaloon_heartbeat_age_seconds ")[1].split()[0]) < PATIENCE
        owner.open()
        with ann.line(match) as line:
            seq = line.frame(legal=True)["seq"]
            assert other.process is not None
            other.process.terminate()
            with pytest.raises(ConnectionClosed) as ended:
                line.hear(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == GOING_AWAY
        persist(partial(back, ann, match, seq))
        assert httpx2.get(f"http://{owner.address}/healthz").json()["well"]
        elsewhere.http.close()
        ann.http.close()
