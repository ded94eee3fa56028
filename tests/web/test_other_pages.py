"""Pages of other sites and ports, in a real browser: nobody becomes somebody else by looking at one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome

FORM = """<!doctype html><form method="post" action="http://HOUSE/api/me" enctype="text/plain">
<input name='{"name":"a' value='b"}'><button>Win</button></form>"""
SEND = """async (address) => {
  const send = (path, body, options) => fetch(`http://${address}${path}`, { method: 'POST', body, ...options });
  const kinds = [{ mode: 'no-cors', credentials: 'include' }, { mode: 'cors', credentials: 'include' }];
  for (const kind of kinds) await send('/api/me', '{"name":"Eve"}', kind).catch(() => null);
  for (const kind of kinds) await send('/api/me', new Blob(['{"name":"Eve"}']), kind).catch(() => null);
}"""


@pytest.fixture
def other_port(house: HouseProcess) -> Iterator[int]:
    """A server of somebody else on the same machine, whose page posts to the house."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(FORM.replace("HOUSE", house.address).encode())

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])  # the same site on another port, and another site
def test_a_form_on_another_page_takes_nobodys_name_and_matches(
    house: HouseProcess, welcome: Welcome, other_port: int, host: str
) -> None:
    ann = welcome("desk", "en")
    ann.forgive("403|415|CORS|ERR_FAILED|ERR_BLOCKED|favicon")
    ann.call_myself("Ann")
    match = ann.create("me", "open")
    ann.go(f"http://{host}:{other_port}/")
    ann.page.evaluate(SEND, house.address)
    with ann.page.expect_navigation():
        ann.page.get_by_role("button").click()
    answer = json.loads(ann.page.locator("body").inner_text())
    assert answer["error"] == "failed-other-page"
    ann.go("/me")
    expect(ann.page.get_by_label(ann.say("me-name"))).to_have_value("Ann")
    known = ann.context.request.get("/api/me").json()
    assert [known["name"], *(found["match"] for found in known["matches"])] == ["Ann", match]


def test_who_signs_out_elsewhere_stays_and_the_other_device_is_nobody(house: HouseProcess, welcome: Welcome) -> None:
    desk, phone = welcome("desk", "en"), welcome("phone", "fr")
    desk.call_myself("Ann")
    match = desk.create("me", "open")
    code = desk.post("/api/me/code", {})["code"]
    phone.post("/api/recover", {"code": code})
    phone.go(f"/m/{match}")
    phone.until(
        lambda: any(told["t"] == "table" and told["yours"] == [0] for told in phone.heard), "a seat of one's own"
    )
    desk.go("/me")
    desk.press(desk.button("me-elsewhere"))
    expect(desk.text("me-elsewhere-done")).to_be_visible()
    phone.until(lambda: [told["yours"] for told in phone.heard if told["t"] == "table"][-1] == [], "being nobody")
    assert phone.context.request.get("/api/me").json()["name"] is None
    assert desk.context.request.get("/api/me").json()["name"] == "Ann"
