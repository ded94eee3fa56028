"""A shared link says what it leads to before any script runs; an address of nothing says so as well."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from saloon.kernel import games
from saloon.locales import LANGUAGES, Speaker
from saloon.server.web.headers import CSP, DOCUMENT
from saloon.server.web.link_previews import address_of, wanted_language
from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD, Person

RECORD = Path(__file__).parents[1] / "web" / "match.saloon"
NASTY = "<script>\"&'"


def head_of(person: Person, path: str, language: str = "en", **headers: str) -> tuple[int, dict[str, str]]:
    """The status of an address, and what its head says by its names."""
    answer = person.http.get(path, headers={"Accept-Language": language, **headers})
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', answer.text)
    title = re.findall(r"<title>([^<]*)</title>", answer.text)
    assert len(title) == 1
    assert answer.headers[CSP] == DOCUMENT[CSP]
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "Accept-Language" in answer.headers["Vary"]
    facts = {name: unescape(text) for name, text in [*found, ("title", title[0])]}
    assert facts["og:title"] == facts["title"]
    assert facts["og:description"] == facts["description"]
    assert f'<html lang="{language[:2]}">' in answer.text
    return answer.status_code, facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_address_has_its_head(house: HouseProcess, language: str) -> None:
    say, ann = Speaker(language), house.person(NASTY)
    match = ann.create("me", "open")
    status, facts = head_of(ann, f"/m/{match}", language)
    assert (status, facts["robots"]) == (200, "noindex")
    invited = say("gather-invites", names=NASTY, count=1, game=say("game-duel"))
    assert facts["title"] == f"{invited} · Saloon"
    assert say("game-duel-pitch") in facts["description"]
    status, facts = head_of(ann, "/", language)
    assert (status, facts["title"], facts["description"]) == (
        200,
        f"{say('front-tagline')} · Saloon",
        say("house-head"),
    )
    assert facts["og:image"] == f"http://{house.address}/icon-512.png"
    assert "robots" not in facts
    for game in games():
        for page in ("rules", "learn", "new"):
            status, facts = head_of(ann, f"/{page}/{game}", language)
            assert status == 200
            assert say(f"game-{game}") in facts["title"]


def test_a_table_that_is_full_names_nobody_and_a_replay_everybody(house: HouseProcess) -> None:
    ann = house.person("Ann")
    full = ann.create("me", "bot:random")
    assert "Ann" not in str(head_of(ann, f"/m/{full}"))
    assert head_of(ann, f"/r/{full}")[0] == 404, "it is not over"
    text = RECORD.read_text(encoding="utf-8")
    record = ann.http.post("/api/records", content=text, headers=AS_RECORD).json()["match"]
    for path in (f"/r/{record}", f"/r/{record}/12"):
        status, facts = head_of(ann, path)
        assert status == 200
        assert facts["title"].startswith("Le Duel: ")
        assert facts["robots"] == "noindex"


@pytest.mark.parametrize(
    "path", ["/nothing", "/m/nosuchmatch1", "/r/nosuchmatch1", "/learn/chess", "/rules/chess", "/m"]
)
def test_an_address_of_nothing_is_not_found(house: HouseProcess, path: str) -> None:
    status, facts = head_of(house.person(None), path)
    assert (status, facts["title"]) == (404, "Nobody here · Saloon")


def test_robots_are_told_what_is_theirs(house: HouseProcess) -> None:
    answer = house.person(None).http.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /api/" in answer.text


def test_what_has_not_changed_is_not_sent_again(house: HouseProcess) -> None:
    http = house.person(None).http
    first = http.get("/", headers={"Accept-Language": "fr"})
    tag = first.headers["etag"]
    assert http.get("/", headers={"Accept-Language": "fr", "If-None-Match": tag}).status_code == 304
    assert http.get("/", headers={"Accept-Language": "en", "If-None-Match": tag}).status_code == 200
    plain = http.get("/", headers={"Accept-Language": "fr", "Accept-Encoding": "identity", "If-None-Match": tag})
    assert (plain.status_code, plain.text) == (200, first.text)
    head = http.head("/", headers={"Accept-Language": "fr"})
    assert (head.content, head.headers["etag"]) == (b"", tag)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, fr;q=0.5", "fr"),
        ("en;q=0.3, fr;q=0.7", "fr"),
        ("fr;q=0, de", "en"),
        ("*;;q=,", "en"),
    ],
)
def test_the_language_is_the_readers(header: str, language: str) -> None:
    assert wanted_language(header) == language


@pytest.mark.parametrize(
    ("host", "address"), [("saloon.example:80", "http://saloon.example:80"), ('a"><b', None), ("", None)]
)
def test_no_host_writes_into_the_page(host: str, address: str | None) -> None:
    assert address_of("http", host) == address
