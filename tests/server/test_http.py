"""What the page may ask, and what it is refused."""

from __future__ import annotations

import asyncio
import json
import re
from io import BytesIO

import httpx2
import msgspec
import pytest
import segno
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed

from saloon.kernel import find_game
from saloon.server.common.fair_queue import Busy
from saloon.server.common.limits import Buckets
from saloon.server.web.requests import guarded
from tests.server.conftest import HouseProcess
from tests.server.people import AS_JSON, AS_RECORD


def error(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_name_is_enough_and_the_cookie_keeps_it(house: HouseProcess) -> None:
    ann = house.person("  Ann   Oakley ")
    assert ann.http.get("/api/me").json()["name"] == "Ann Oakley"
    ann.http.post("/api/me", json={"name": "Annie"})
    assert ann.http.get("/api/me").json()["name"] == "Annie"


TYPED = ["Zoë", "🤠", "👩‍👩‍👧‍👦", "👍🏽 Ann ❤️", "🇫🇷🇬🇧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "ශ්‍රී", "می‌خواهم", "\U0001fae8", "é" * 24, "👍🏽" * 20]
UNSEEN = ["a\u200bb", "a\u200db", "🤠\u200d", "\u200d🤠", "\u3164", "\ufe0f", "a" + "\u0301" * 9, "👩‍👩‍👧‍👦" * 6]


@pytest.mark.parametrize("name", TYPED)
def test_a_name_is_what_a_phone_can_type(house: HouseProcess, name: str) -> None:
    assert house.person(name).http.get("/api/me").json()["name"] == name


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b", "a\u202eb", *UNSEEN, 7, None])
def test_a_name_that_is_none_is_refused(house: HouseProcess, name: object) -> None:
    nobody = house.person(None)
    assert nobody.http.post("/api/me", json={"name": name}).status_code == httpx2.codes.BAD_REQUEST
    assert nobody.http.get("/api/me").json()["name"] is None
    ann = house.person("Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]
    assert not name or error(ann.http.post("/api/matches", json={"game": "duel", "seats": seats}))[0] == 400


@pytest.mark.parametrize("race", ["friends", "ghost", "ranked", "room", "relaxed"])
@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("bluff", 2), ("joe", 4)])
def test_nobody_opens_a_match_with_terms_of_another_game(house: HouseProcess, game: str, seats: int, race: str) -> None:
    people = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    wanted = {"game": game, "seats": people, "terms": {"race": {"mode": race}}}
    assert error(house.person("Ann").http.post("/api/matches", json=wanted)) == (400, "failed-bad-match")
    assert house.person("Ann").http.post("/api/matches", json={**wanted, "terms": {}}).status_code == 201


def test_what_does_not_exist_is_not_the_page(house: HouseProcess) -> None:
    assert error(house.person(None).http.get("/api/saddles")) == (404, "failed-not-found")


def test_what_fails_in_the_house_is_said_as_any_other_trouble() -> None:
    async def fail(_request: Request) -> Response:
        raise RuntimeError

    async def story() -> Response:
        return await guarded(fail, Buckets(1, 1))(
            Request({"type": "http", "method": "GET", "client": ("127.0.0.1", 1)})
        )

    answer = asyncio.run(story())
    assert (answer.status_code, json.loads(bytes(answer.body))) == (500, {"error": "failed-house", "reason": ""})


def test_who_has_too_much_waiting_is_told_so() -> None:
    async def wait(_request: Request) -> Response:
        raise Busy

    async def story() -> Response:
        return await guarded(wait, Buckets(1, 1))(
            Request({"type": "http", "method": "GET", "client": ("127.0.0.1", 1)})
        )

    answer = asyncio.run(story())
    assert (answer.status_code, json.loads(bytes(answer.body))["error"]) == (429, "failed-too-fast")


def test_a_question_about_a_view_that_is_none_is_not_worked_out(house: HouseProcess) -> None:
    nobody = house.person(None).http
    for view, refused in (({"seat": "x" * 70_000}, (413, "failed-too-large")), ({}, (400, "failed-unreadable"))):
        assert error(nobody.post("/api/answers/joe", json={"view": view, "question": "danger"})) == refused


def test_a_forged_cookie_is_nobody(house: HouseProcess) -> None:
    ann = house.person("Ann")
    value = ann.http.cookies["saloon"]
    forger = house.person(None)
    forged = "A" if value[-8] != "A" else "B"  # not the last letter: some of its bits mean nothing
    forger.http.cookies.set("saloon", value[:-8] + forged + value[-7:])
    assert forger.http.get("/api/me").json()["name"] is None
    assert error(forger.http.post("/api/matches", json={"game": "duel", "seats": []})) == (401, "failed-no-name")


def test_a_code_moves_a_guest_to_another_device_once(house: HouseProcess) -> None:
    ann, phone = house.person("Ann"), house.person(None)
    match = ann.create("me", "open")
    code = ann.http.post("/api/me/code", json={}).json()["code"]
    assert phone.http.post("/api/recover", json={"code": code.upper()}).json()["name"] == "Ann"
    assert [row["match"] for row in phone.http.get("/api/me").json()["matches"]] == [match]
    assert error(house.person(None).http.post("/api/recover", json={"code": code})) == (404, "failed-no-such-code")


def test_who_asks_to_be_forgotten_is(house: HouseProcess) -> None:
    ann = house.person("Zebulon")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.play_on()
    assert "Zebulon" in ann.http.get(f"/api/matches/{match}/record").text
    cookie = ann.http.cookies["saloon"]
    ann.http.delete("/api/me").raise_for_status()
    ann.http.cookies.set("saloon", cookie)
    assert ann.http.get("/api/me").json()["name"] is None
    assert "Zebulon" not in ann.http.get(f"/api/matches/{match}/record").text


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": [{"kind": "me"}]}, "not for 1 seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "name": "oracle"}]}, "no bot 'oracle'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "name": "cmd:sh"}]}, "no bot 'cmd:sh'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "name": "random:ms=99999"}]}, "no bot 'random:ms=99999'"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"options": {"touch_move": 1}}, "option 'touch_move'"),
        ({"fork": {"match": "nowhere", "moves": 3}}, "finished match"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_its_reason(
    house: HouseProcess, wanted: dict[str, object], reason: str
) -> None:
    ann = house.person("Ann")
    plain = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ann.http.post("/api/matches", json={**plain, **wanted})
    assert error(answer) == (400, "failed-bad-match")
    assert reason in answer.json()["reason"]


DEEP = 100_000
RUBBISH = ["[]", '{"game":"duel"}', '{"game":"duel","seats":[],"extra":1}', "\ud800", '{"game":"\ud800"}', "[" * DEEP]
RUBBISH += ['{"game":"duel","seats":[],"options":{"x":' + "[" * DEEP]


@pytest.mark.parametrize("body", ["", "{", *RUBBISH])
def test_rubbish_is_refused(house: HouseProcess, body: str) -> None:
    ann = house.person("Ann")
    answer = ann.http.post("/api/matches", content=body.encode(errors="surrogatepass"), headers=AS_JSON)
    assert error(answer) == (400, "failed-unreadable")


def test_a_flood_of_bytes_is_refused(house: HouseProcess) -> None:
    ann = house.person("Ann")
    assert error(ann.http.post("/api/records", content=b"x" * 300_000, headers=AS_RECORD)) == (413, "failed-too-large")


def test_a_running_match_shows_no_record(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.frame(legal=True)
        for what in ("record", "replay", "check"):
            assert error(ann.http.get(f"/api/matches/{match}/{what}")) == (404, "failed-not-over")


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/saddles", "/api/qr", "/healthz", "/metrics"])
def test_an_answer_does_nothing_by_itself_and_is_not_kept(house: HouseProcess, path: str) -> None:
    headers = house.person(None).http.get(path).headers
    assert headers["cache-control"] == "no-store"
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_the_cookie_is_out_of_reach_for_scripts(house: HouseProcess) -> None:
    answer = house.person(None).http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_line_from_another_page_is_refused(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "open")
    with ann.line(match, Origin="http://evil.example") as line, pytest.raises(ConnectionClosed) as closed:
        line.kind("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403, "a code that the page can explain"
    assert line.heard == []
    with ann.line(match, Origin=f"http://{house.address}") as line:
        assert line.kind("table")


@pytest.mark.parametrize("origin", ["http://[", "null", "http://"])
def test_an_origin_that_is_no_address_is_another_page(house: HouseProcess, origin: str) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "open"), Origin=origin) as line, pytest.raises(ConnectionClosed) as closed:
        line.kind("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    ("path", "host", "status"),
    [
        ("/" + "a" * 300, "saloon.example", httpx2.codes.NOT_FOUND),
        ("/api/link", "[", httpx2.codes.OK),
        ("/api/qr", "[::1", httpx2.codes.OK),
        ("/api/qr", "x" * 3000, httpx2.codes.BAD_REQUEST),
    ],
)
def test_what_no_browser_asks_is_answered_as_well(house: HouseProcess, path: str, host: str, status: int) -> None:
    assert house.person(None).http.get(path, headers={"Host": host}).status_code == status


def test_a_line_to_no_table_is_refused(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line("nosuchmatch1") as line, pytest.raises(ConnectionClosed) as closed:
        line.kind("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_rules_are_told_in_both_languages(house: HouseProcess) -> None:
    http = house.person(None).http
    books = [http.get(f"/api/rules/duel/{language}").json() for language in ("en", "fr")]
    english, french = (
        {key: text for each in book["chapters"] for key, text in each["rules"].items()} for book in books
    )
    assert english.keys() == french.keys() >= {"TG-1", "TG-19", "TG-R9"}
    assert english["TG-8"] != french["TG-8"]
    assert books[0]["lead"] != books[1]["lead"]
    assert len(books[0]["chapters"]) == len(books[1]["chapters"]) > 1
    assert http.get("/api/rules/duel/de").status_code == httpx2.codes.NOT_FOUND


def test_the_games_come_with_their_options_and_bots(house: HouseProcess) -> None:
    duel = next(game for game in house.person(None).http.get("/api/games").json() if game["id"] == "duel")
    assert (duel["fewest"], duel["most"]) == (2, 2)
    assert [(option["name"], option["kind"]) for option in duel["options"]][:2] == [
        ("last_card_exception", "switch"),
        ("touch_move", "switch"),
    ]
    levels = [bot["level"] for bot in duel["bots"]]
    assert levels == sorted(levels)


def test_the_house_says_that_it_is_well(house: HouseProcess) -> None:
    assert house.person(None).http.get("/healthz").json()["well"] is True


def test_metrics_count_the_moves_that_are_stored(house: HouseProcess) -> None:
    ann = house.person("Ann")

    def counted() -> float:
        (line,) = re.findall(r"^saloon_moves_total (.+)$", ann.http.get("/metrics").text, re.MULTILINE)
        return float(line)

    before = counted()
    with ann.line(ann.create("me", "here:Bob")) as line:
        line.sit(0)
        line.sit(1)
        stored = line.play_on()["seq"]
    assert counted() == before + stored


def test_a_qr_code_is_drawn_for_paths_of_this_house_only(house: HouseProcess) -> None:
    http = house.person(None).http
    assert http.get("/api/qr", params={"path": "/m/abc"}).text.startswith("<svg")
    link = http.get("/api/link").json()["link"]
    for more, address in (({}, link), ({"tls": ""}, link.replace("http:", "https:"))):
        drawn = BytesIO()
        segno.make(f"{address}/m/abc", micro=False).save(
            drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False
        )
        assert http.get("/api/qr", params={"path": "/m/abc", **more}).content == drawn.getvalue()
    assert http.get("/api/qr", params={"path": "http://evil.example"}).status_code == httpx2.codes.BAD_REQUEST


def test_nothing_secret_is_in_what_everybody_may_read(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        frame = line.frame(legal=True)
        metrics = ann.http.get("/metrics").text
        assert match not in metrics
        assert "Ann" not in metrics
        assert json.dumps(frame["view"]["sides"][0]["hand"]) not in metrics


def test_a_game_with_maps_and_scenarios_has_an_atlas_and_others_have_none(house: HouseProcess) -> None:
    somebody = house.person(None)
    atlas = somebody.http.get("/api/atlas/joe").json()
    assert [scenario["id"] for scenario in atlas["scenarios"]] == [f"9.{number}" for number in range(1, 9)]
    assert somebody.http.get("/api/atlas/duel").status_code == 404
    assert somebody.http.get("/api/atlas/nothing").status_code == 404


def test_a_view_is_asked_what_it_tells(house: HouseProcess) -> None:
    http = house.person(None).http
    view = msgspec.to_builtins(find_game("joe").open().view(None))
    asked = {"view": view, "question": "blast SA8"}
    told = http.post("/api/answers/joe", json=asked)
    assert told.json() == {"answer": "blast", "zone": "SA8", "beside": ["SA5", "SA7", "SA9"]}
    for game, body in (
        ("joe", asked | {"question": "sight nobody"}),
        ("joe", asked | {"view": {}}),
        ("joe", asked | {"view": view | {"scenario": "none"}}),
        ("duel", {"view": msgspec.to_builtins(find_game("duel").open().view(None)), "question": "why"}),
    ):
        assert http.post(f"/api/answers/{game}", json=body).status_code == httpx2.codes.BAD_REQUEST
    assert http.post("/api/answers/poker", json=asked).status_code == httpx2.codes.NOT_FOUND
