"""A link that is handed on works for others."""

from __future__ import annotations

import pytest

from saloon.server.common import network
from tests.server.conftest import HouseProcess


@pytest.mark.parametrize(
    ("host", "port", "link"),
    [
        ("localhost:8000", 8000, "http://192.168.7.4:8000"),
        ("localhost", 80, "http://192.168.7.4:80"),
        ("[::1]:8000", 8000, "http://192.168.7.4:8000"),
        ("192.168.7.4:8000", 8000, "http://192.168.7.4:8000"),
        ("saloon.example", 8000, "http://saloon.example"),
        ("localhost:8000", None, "http://localhost:8000"),
    ],
)
def test_others_are_sent_to_the_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, host: str, port: int | None, link: str
) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.168.7.4")
    assert network.link_for_others("http", host, port) == link


def test_without_a_network_the_address_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: None)
    assert network.link_for_others("http", "localhost:8000", 8000) == "http://localhost:8000"


def test_a_house_that_listens_here_alone_has_no_other_address(house: HouseProcess) -> None:
    assert house.person(None).http.get("/api/link").json() == {"link": f"http://{house.address}"}
