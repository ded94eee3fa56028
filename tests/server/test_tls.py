"""`saloon serve --tls`: a certificate made on the spot, and real requests and lines that trust it."""

from __future__ import annotations

import hashlib
import json
import os
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from saloon.server.common.certificate import provide
from tests.server.conftest import free_port
from tests.server.people import PATIENCE


@contextmanager
def safe_house(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """A house that speaks https; its address, and what it says when it opens."""
    port = free_port()
    command = [sys.executable, "-m", "saloon", "serve", "--host", "127.0.0.1", "--port", str(port), "--tls"]
    house = subprocess.Popen(
        [*command, "--data", str(folder / "saloon.db")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert house.stdout is not None
    said = [house.stdout.readline().strip() for _ in range(3)]
    try:
        wait_for_door(port)
        yield f"127.0.0.1:{port}", said
    finally:
        house.terminate()
        house.communicate(timeout=PATIENCE)


def wait_for_door(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the house does not open")


def trusting(folder: Path) -> ssl.SSLContext:
    """Trusts the house's own certificate and no other, and looks at the name in it."""
    return ssl.create_default_context(cafile=folder / "certificate.pem")


@pytest.mark.process
def test_the_house_speaks_https_with_its_own_certificate(tmp_path: Path) -> None:
    with safe_house(tmp_path) as (address, said):
        assert said[2] == f"Saloon is open:  https://{address}/"
        safe = trusting(tmp_path)
        with httpx2.Client(base_url=f"https://{address}", verify=safe, timeout=PATIENCE) as browser:
            answer = browser.post("/api/me", json={"name": "Anna"})
            assert "secure" in answer.headers["set-cookie"].lower()
            match = browser.post("/api/matches", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})
            address_of_line = f"wss://{address}/ws/{match.json()['match']}"
            origin = {"Origin": f"https://{address}"}
            with connect(address_of_line, ssl=safe, additional_headers=origin, open_timeout=PATIENCE) as line:
                assert json.loads(str(line.recv()).splitlines()[0])["t"] == "table"
        host, port = address.split(":")
        assert said[1] == f"SHA-256 {sha256(ssl.get_server_certificate((host, int(port))))}"


def sha256(pem: str) -> str:
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).digest().hex(":").upper()


@pytest.mark.process
def test_an_untrusting_browser_is_warned(tmp_path: Path) -> None:
    with safe_house(tmp_path) as (address, _), pytest.raises(httpx2.ConnectError, match="certificate verify failed"):
        httpx2.get(f"https://{address}/healthz", timeout=PATIENCE)


def test_a_certificate_is_used_again_as_long_as_it_serves(tmp_path: Path) -> None:
    file = tmp_path / "new" / "certificate.pem"
    first = provide(file, ["localhost", "192.0.2.7"])
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert provide(file, ["192.0.2.7"]) == first
    other = provide(file, ["localhost", "192.0.2.8"])
    assert other != first
    file.write_text("no certificate")
    assert provide(file, ["localhost"]) not in {first, other}
