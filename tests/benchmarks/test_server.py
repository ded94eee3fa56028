"""The benchmark of the server: its players play whole matches by the rules of the house's protocol."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.server import clients, hosts
from benchmarks.server.api import prepare
from benchmarks.server.clients import Load, Played, Starved
from benchmarks.server.hosts import BoardgameIo, Host, PostgresSaloon, Saloon, load_program
from benchmarks.server.postgres import Database
from benchmarks.server.process import Broken, Server
from benchmarks.server.report import page, sections
from benchmarks.server.rounds import Report, Results

ROOT = Path(__file__).parent.parent.parent
TINY = {"highest": 9, "hand": 2}  # a match that the slowest machine ends in a moment


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Saloon().open(tmp_path_factory.mktemp("bench")) as server:
        yield server


def test_its_players_play_and_their_moves_are_timed(house: Server) -> None:
    played = Saloon().play(house, Load(tables=3, seconds=1.0, rate=600.0))
    assert played.moves > 0
    assert 0 < played.p50 <= played.p99 <= played.p999
    assert played.cost >= 0, "so few moves may take less of the processor's time than the system counts"
    assert house.cpu() > 0


def test_on_a_faster_machine_more_matches_are_prepared(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[int] = []

    def play_if_enough(*_: object) -> Played:
        if len(prepared) < 3:
            raise Starved("1 tables had nothing left to play")
        return played(9000, 40)

    monkeypatch.setattr(hosts, "prepare", lambda _port, _tables, matches, _options: prepared.append(matches))
    monkeypatch.setattr(clients, "play", play_if_enough)
    assert Saloon().play(house, Load(tables=1, seconds=7.0)) == played(9000, 40)
    assert prepared[0] < prepared[1] < prepared[2]
    prepared.clear()
    with pytest.raises(Starved):
        Saloon().play(house, Load(tables=1, seconds=7.0, rate=600.0))


def test_one_match_is_played_after_the_other_and_who_runs_out_of_them_is_noticed(house: Server) -> None:
    command = [str(load_program()), str(house.port), *Load(tables=1, seconds=600.0).arguments]  # it ends by itself
    with pytest.raises(Starved, match="1 tables had nothing left to play"):
        clients.play(house, command, prepare(house.port, 1, 3, TINY))


def test_players_that_the_house_does_not_know_are_noticed(house: Server) -> None:
    command = [str(load_program()), str(house.port), *Load(tables=1, seconds=2.0).arguments]
    with pytest.raises(Broken, match="closed a line: 4404"):
        clients.play(house, command, "nowhere a b")


def test_a_held_table_is_begun_and_waits(house: Server) -> None:
    with Saloon().hold(house, tables=3, prepared=5) as seconds:
        assert seconds > 0
        assert house.memory() > 1_000_000


def played(rate: float, p99: float) -> Played:
    return Played(int(rate * 10), 1, 10.0, 1.0, p99, p99, 0.5, 1.0, 0)


def costly(rate: float, p99: float) -> Played:
    return replace(played(rate, p99), server_cpu=1.2, database_cpu=0.1)


def report() -> Report:
    ours = Results([played(9000, 40)] * 2, [played(500, 8)] * 2, [1.0], [0.5], [0.01], [50_000.0], 90_000)
    theirs = Results([played(2000, 200)] * 2, [played(500, 9)] * 2, [0.3], [0.3], [0.02], [200_000.0], None)
    shared = Results([costly(9000, 40)] * 2, [played(500, 2)] * 2, [1.1], [0.6], [0.01], [50_000.0], 90_000)
    results = {Saloon.name: ours, PostgresSaloon.name: shared, BoardgameIo.name: theirs}
    return Report(results, 250, 1000, [0.5, 0.6])


def test_the_targets_are_held_against_each_round() -> None:
    rows = [line for line in sections(report())["targets"].splitlines() if "met" in line.lower()]
    assert [row.split("|")[2].strip() for row in rows] == ["4.50", "1.12", "8.0", "2.0", "1.20"]
    assert [" NOT MET |" in row for row in rows] == [False, False, True, False, True]


def test_what_a_database_works_for_a_move_is_told() -> None:
    rows = [row.split("|") for row in sections(report())["saturated"].splitlines()[2:]]
    assert [row[8].strip() for row in rows] == ["-", "11.1", "-"]


@pytest.mark.process
def test_a_house_on_a_database_is_played_on_and_what_both_use_is_known(tmp_path: Path) -> None:
    with Database() as database, PostgresSaloon(database).open(tmp_path) as server:
        moves = PostgresSaloon(database).play(server, Load(tables=3, seconds=1.0, rate=600.0))
        assert moves.moves > 0
        assert server.cpu() > 0
        assert database.cpu() > 0


def test_the_page_has_every_part() -> None:
    nobody: list[Host] = []
    written = page(report(), nobody, 2, 10.0)
    assert "$" not in written
    assert "not built" in written
    assert "0.5, 0.6" in written


def test_wrong_usage_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks.server", "--held", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--held more than 1" in done.stderr
