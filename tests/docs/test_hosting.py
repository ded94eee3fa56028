"""The proxy and the service of docs/hosting.md fit the house that they are for."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer.main
import uvicorn

from saloon.cli import workers
from saloon.cli.app import app
from saloon.server import wire
from saloon.server.cluster.houses import Pulse
from saloon.server.common import job_queue
from saloon.server.lobby import cleanup, record_import, tables
from saloon.server.lobby.cleanup import CleanupRules
from saloon.server.records import analysis
from saloon.server.store import recovery_codes
from saloon.server.store.postgres import guests, news
from saloon.server.store.sqlite import base
from saloon.server.table import ladder
from saloon.server.transport import entrance, slow_reader
from saloon.server.transport.framing import PARTS
from saloon.server.transport.slow_reader import ALL_UNSENT, MOST_UNSENT, UNSENT
from saloon.server.transport.websocket import LONGEST, QUIET, UNFINISHED
from saloon.server.web import gateway, http, requests
from saloon.server.web.app import Settings
from tests.docs.pages import HOSTING as PAGE
from tests.docs.pages import blocks


def block(language: str) -> str:
    """The piece of configuration in this language for a house of one process: the first of them."""
    return str(blocks(PAGE, language)[0])


def service() -> ConfigParser:
    unit = ConfigParser()
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names as they are written
    unit.read_string(block("ini"))
    return unit


def options_of_the_service() -> dict[str, object]:
    """What `saloon serve` makes of the service's command line; it refuses what it does not know."""
    program, command, *words = shlex.split(service()["Service"]["ExecStart"])
    assert Path(program).name == "saloon"
    group = typer.main.get_command(app)
    serve = group.get_command(None, command)  # type: ignore[attr-defined]  # a group of commands
    return dict(serve.make_context(command, words).params)


def test_the_service_starts_a_house_that_only_the_proxy_reaches() -> None:
    options = options_of_the_service()
    assert (options["host"], options["proxy"]) == ("127.0.0.1", True)
    assert f"proxy_pass http://{options['host']}:{options['port']};" in block("nginx")


def test_the_service_may_write_where_its_data_are() -> None:
    unit = service()["Service"]
    assert unit["ProtectSystem"] == "strict"
    assert options_of_the_service()["data"] == f"/var/lib/{unit['StateDirectory']}/saloon.db"


def test_the_proxy_passes_on_what_the_house_asks_for() -> None:
    passed = dict(re.findall(r'proxy_set_header (\S+) "?([^";]+)"?;', block("nginx")))
    assert passed == {
        "Host": "$http_host",  # with its port, as in the Origin that `gateway.same_origin` compares it with
        "X-Forwarded-For": "$remote_addr",  # not what the client says of itself
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "upgrade",
    }
    assert "proxy_http_version 1.1;" in block("nginx")


def test_the_proxy_lets_the_largest_request_through() -> None:
    assert "client_max_body_size" not in block("nginx")
    assert requests.LARGEST <= 2**20, "what nginx allows by itself"


def test_the_limits_are_those_of_the_house() -> None:
    usual = Settings(Path())
    for limit in (
        f"{usual.message_rate:.0f} messages a second (`--message-rate`)",
        f"{usual.request_rate:.0f} requests a second (`--request-rate`)",
        f"Messages are at most {gateway.LARGEST // 1024} kB, requests at most {requests.LARGEST // 1024} kB.",
    ):
        assert limit in PAGE
    allowed = usual.allowance
    for what in (
        f"| new guests | | {allowed.guests} |",
        f"| new matches, rematches aside | {allowed.matches} | {allowed.matches * allowed.company} |",
        f"| records brought along | {allowed.records} | {allowed.records * allowed.company} |",
        f"a match goes on from | {allowed.kilobytes:,} | {allowed.kilobytes * allowed.company:,} |",
        f"| moves that are made or taken back | {allowed.moves:,} | {allowed.moves * allowed.company:,} |",
        f"renames once | {allowed.names:,} | {allowed.names * allowed.company:,} |",
        f"take at most {record_import.LARGEST // 1024} kB in the file",
        f"comments to {record_import.NOTE} characters",
        f"less than {base.SPARE // 2**20} MB are free",
    ):
        assert what in PAGE
    for row in (
        f"| {usual.connections} at once (`--connections`) |",
        f"| {gateway.MOVES} for each connection that it may hold: ",
        f", or when {tables.AT_HAND:,} more moves have been stood up: ",
        f"| {usual.line_rate:.0f} a second (`--line-rate`), {gateway.BURST * usual.line_rate:.0f} at once |",
        f"| {usual.message_rate:.0f} a second (`--message-rate`), {4 * usual.message_rate:.0f} at once |",
        f"`sync` {gateway.COSTS[wire.Sync]:.0f} frames, `hint`, `coach` and `rematch` {gateway.COSTS[wire.Hint]:.0f},",
        f"| {PARTS} frames and {LONGEST // 1024} kB in all; whole within {UNFINISHED:.0f} s |",
        f"| {MOST_UNSENT >> 20} MB, and {ALL_UNSENT >> 20} MB for all slow readers; with more than {UNSENT >> 10} kB ",
        f"must read something within {slow_reader.STALLED:.0f} s |",
        f"| asked after {QUIET:.0f} s, given up after {QUIET:.0f} more ",
        f"| {entrance.PATIENCE:.0f} s each |",
        f"| {entrance.HEAD >> 10} kB |",
        f"| {entrance.STALLED:.0f} s without progress |",
        f"; {entrance.LEFT_OVER >> 10} kB that come before their turn |",
    ):
        assert row in PAGE


def test_processes_share_what_they_share_as_is_said() -> None:
    for what in (
        f"each process remembers {guests.KNOWN_GUESTS:,} guests.",
        f"look again every {news.LOOK:.0f} s unasked.",
        f"Who has not been able to look for {news.TRUST:.0f} s believes nothing",
        f"the log says\n`{news.SILENCE}`.",
        f"and shown for {ladder.KEPT:.0f} s |",
        f"another one begins after {analysis.LEASE:.0f} s.",
        f"keeps {job_queue.ROOM // 1_000_000} MB of them |",
    ):
        assert what in PAGE


def test_several_processes_let_in_whom_their_proxy_lets_in() -> None:
    proxy = blocks(PAGE, "nginx")[1]
    found = re.search(r"`--line-rate (\d+) --request-rate (\d+) --connections (\d+)`, so that they allow as much", PAGE)
    assert found is not None
    lines, wanted, connections = map(int, found.groups())
    zones = {name: int(rate) for name, rate in re.findall(r"zone=(\w+):\w+ rate=(\d+)r/s;", proxy)}
    bursts = {name: int(burst) for name, burst in re.findall(r"limit_req zone=(\w+) burst=(\d+) nodelay;", proxy)}
    assert zones["saloon_lines"] <= lines
    assert bursts["saloon_lines"] <= gateway.BURST * lines
    assert zones["saloon_requests"] <= wanted
    assert bursts["saloon_requests"] <= http.BURST * wanted
    assert f"limit_conn saloon_open {connections};" in proxy


def test_things_are_kept_as_long_as_is_said() -> None:
    assert Settings(Path()).keeping == CleanupRules(guests=365, gathering=1, given_up=8 * 7, nobodys=90)
    for what in ("| a year (`--keep-days`)", "begun | a day |", "goes on with | eight weeks |", "along | 90 days;"):
        assert what in PAGE
    assert f"within {recovery_codes.CODE_DAYS} days" in PAGE
    assert round(1 / cleanup.SHARE) == 50, "a fiftieth"
    assert f"more than {cleanup.LEAP // cleanup.DAY} days ahead" in PAGE


def test_several_processes_are_patient_for_as_long_as_is_said() -> None:
    pulse = Pulse()
    assert f"has been silent for {pulse.silent} s is closed" in PAGE
    assert f"as when it is killed, {pulse.gone} s are enough" in PAGE
    assert f"shows no sign of life for {workers.HUNG:.0f} seconds" in PAGE
    assert tables.AT_ONCE == 20, "twenty at a time"


def test_a_house_believes_the_proxies_that_its_environment_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.10")
    assert "`FORWARDED_ALLOW_IPS`" in PAGE
    assert uvicorn.Config(None, proxy_headers=True).forwarded_allow_ips == "10.0.0.10"  # type: ignore[arg-type]
