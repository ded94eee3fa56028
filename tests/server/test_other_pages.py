"""What a page of another site makes a browser send changes nothing; what programs and our own page send does."""

from __future__ import annotations

import httpx2
import pytest

from tests.server.conftest import HouseProcess
from tests.server.people import AS_JSON

CHANGES = [
    ("POST", "/api/me", '{"name":"Eve"}'),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/code", "{}"),
    ("DELETE", "/api/me/elsewhere", None),
    ("POST", "/api/recover", '{"code":"abcdefghjk"}'),
    ("POST", "/api/matches", '{"game":"duel","seats":[{"kind":"me"},{"kind":"open"}]}'),
    ("POST", "/api/rooms", "{}"),
    ("POST", "/api/rooms/bcdfg/leave", "{}"),
    ("POST", "/api/records", "a record"),
    ("POST", "/api/answers/joe", "{}"),
]
ELSEWHERE = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://evil.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "null"},
    {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"},
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize("headers", ELSEWHERE)
def test_another_page_changes_nothing(
    house: HouseProcess, method: str, path: str, body: str | None, headers: dict[str, str]
) -> None:
    ann = house.person("Ann")
    for cookie in ({}, {"Cookie": ann.cookie()}):
        answer = house.person(None).http.request(method, path, content=body, headers={**AS_JSON, **headers, **cookie})
        assert (answer.status_code, answer.json()["error"]) == (403, "failed-other-page")
        assert "set-cookie" not in answer.headers
    assert ann.http.get("/api/me").json() == {"name": "Ann", "matches": [], "rooms": []}


@pytest.mark.parametrize(("method", "path", "body"), [change for change in CHANGES if change[0] == "POST"])
@pytest.mark.parametrize(
    "kind", ["text/plain", "Text/Plain; charset=utf-8", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_form_can_send_changes_nothing_even_if_the_browser_says_nothing_of_its_page(
    house: HouseProcess, method: str, path: str, body: str, kind: str
) -> None:
    answer = house.person(None).http.request(method, path, content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]) == (415, "failed-unreadable")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}])
def test_our_own_page_and_programs_are_heard(house: HouseProcess, headers: dict[str, str]) -> None:
    for origin in ({}, {"Origin": f"http://{house.address}"}):
        ann = house.person("Ann")
        answer = ann.http.post("/api/me", json={"name": "Anna"}, headers={**headers, **origin})
        assert answer.json()["name"] == "Anna"
        assert ann.http.delete("/api/me", headers={**headers, **origin}).status_code == httpx2.codes.OK
