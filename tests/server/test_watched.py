"""A house shows systemd that it is open, and that it lives."""

from __future__ import annotations

import socket
import tempfile
from pathlib import Path

import pytest

from saloon.server.common.watched import NOTIFY, tell_systemd
from tests.server.conftest import HouseProcess
from tests.server.people import PATIENCE


@pytest.mark.process
def test_systemd_is_told_that_the_house_is_open_and_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(f"{folder}/notify")
        systemd.settimeout(PATIENCE)
        monkeypatch.setenv(NOTIFY, f"{folder}/notify")
        house = HouseProcess(tmp_path / "saloon.db", program=("saloon",))
        house.start()
        assert [systemd.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        house.close()


def test_an_abstract_address_is_one_too_and_nobody_listening_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind("\0saloon-notify-test")
        monkeypatch.setenv(NOTIFY, "@saloon-notify-test")
        tell_systemd("READY=1")
        assert systemd.recv(100) == b"READY=1"
    tell_systemd("WATCHDOG=1")
    monkeypatch.delenv(NOTIFY)
    tell_systemd("WATCHDOG=1")
