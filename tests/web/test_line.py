"""The line is lost and found: a move made meanwhile arrives, and what was missed comes."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down
from tests.web.visitors import NO_HOUSE

AT = 105  # a position of the record: 17 may jump back onto 27
LAST = 281  # two cards before the end


class Cable:
    """What lies between a page and the house, to be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(lambda url: "/ws/" in url, self._plug)

    def _plug(self, end: WebSocketRoute) -> None:
        if self.cut:
            end.close()
            return
        house = end.connect_to_server()
        self._ends = [end, house]
        end.on_message(house.send)
        house.on_message(end.send)

    def pull(self) -> None:
        """Cut the line; nobody gets through until it is mended."""
        self.cut = True
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        """Lines can be opened again."""
        self.cut = False


def at_the_table(welcome: Welcome) -> tuple[Duelist, Cable]:
    """Somebody at a table, by a line that can be cut."""
    visitor = welcome("phone", "fr")
    cable = Cable(visitor.page)
    visitor.call_myself("Anna")
    return sit_down(visitor, visitor.fork(AT, "me", "bot:random")), cable


def lay(duelist: Duelist) -> None:
    """Jump back with 17, without waiting for the answer."""
    duelist.visitor.press(duelist.card(17))
    duelist.visitor.press(duelist.pile("^"))


def test_a_move_made_without_a_line_arrives_once_it_is_back(welcome: Welcome) -> None:
    duelist, cable = at_the_table(welcome)
    cable.pull()
    expect(duelist.visitor.text("line-lost")).to_be_visible()
    lay(duelist)
    expect(duelist.card(17)).to_be_visible()
    cable.mend()
    expect(duelist.card(17)).to_have_count(0)
    expect(duelist.visitor.text("line-lost")).to_have_count(0)
    duelist.catch_up(AT + 1)
    assert duelist.frame["seq"] == AT + 1


def test_a_move_made_without_a_line_is_not_made_in_another_position(welcome: Welcome) -> None:
    duelist, cable = at_the_table(welcome)
    visitor = duelist.visitor
    other = next(move for move in duelist.frame["legal"] if not move.startswith("17") and move.endswith("v"))
    cable.pull()
    expect(visitor.text("line-lost")).to_be_visible()
    lay(duelist)
    with visitor.elsewhere().line(duelist.table["match"]) as line:
        line.do("move", move=other)
        line.frame_after(AT)
    cable.mend()
    expect(visitor.text("failed-stale")).to_be_visible()
    duelist.catch_up(AT + 1)
    expect(duelist.card(17)).to_be_visible()
    assert duelist.frame["seq"] == AT + 1


def test_a_page_of_a_house_that_was_upgraded_meanwhile_is_fetched_anew(welcome: Welcome) -> None:
    duelist, cable = at_the_table(welcome)
    page, lost = duelist.visitor.page, duelist.visitor.text("line-lost")
    born = page.evaluate("performance.timeOrigin")

    def lose_and_find() -> None:
        cable.pull()
        expect(lost).to_be_visible()
        cable.mend()

    with page.expect_response(lambda response: response.url.endswith("/")):
        lose_and_find()
    expect(lost).to_have_count(0)
    assert page.evaluate("performance.timeOrigin") == born  # the house has the same page as before
    newer = '<script type="module" src="/assets/newer.js"></script>'
    page.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    lose_and_find()
    page.wait_for_function("born => performance.timeOrigin !== born", arg=born)
    expect(duelist.card(17)).to_be_visible()


def test_without_a_network_one_is_told_at_once_and_can_change_the_settings(welcome: Welcome) -> None:
    duelist, _ = at_the_table(welcome)
    visitor = duelist.visitor
    visitor.forgive(NO_HOUSE)
    visitor.context.set_offline(True)
    expect(visitor.text("line-lost")).to_be_visible()
    visitor.press(visitor.button("settings-title"))
    expect(visitor.sheet()).to_have_accessible_name(visitor.say("settings-title"))
    visitor.context.set_offline(False)
    expect(visitor.text("line-lost")).to_have_count(0)


def test_who_is_cut_off_at_the_end_sees_the_rest_once_the_line_is_back(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    cable = Cable(visitor.page)
    visitor.forgive("ERR_FAILED")
    visitor.page.route("**/replay", lambda route: route.abort())
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(LAST, "me", "bot:random"))
    duelist.move("6v")
    visitor.press(duelist.card(7))
    visitor.press(duelist.pile(">^"))
    expect(visitor.sheet().get_by_text(visitor.say("failed-unreachable"))).to_be_visible()
    visitor.page.unroute("**/replay")
    cable.pull()
    expect(visitor.text("line-lost")).to_be_visible()
    cable.mend()
    expect(visitor.sheet().get_by_role("img", name=visitor.say("duel-page-chart"))).to_be_visible()


def test_a_table_that_does_not_exist(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.forgive("404")
    visitor.go("/m/nosuchtable1")
    expect(visitor.text("line-no-table")).to_be_visible()


def test_without_a_house_there_is_still_a_page(own_house: HouseProcess, welcome: Welcome) -> None:
    visitor = welcome("phone", "fr", address=own_house.address, worker=True)
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.forgive(NO_HOUSE)
    own_house.kill()
    visitor.go("/me")
    expect(visitor.text("offline-title")).to_be_visible()
    own_house.open()
    expect(visitor.page.get_by_label(visitor.say("me-name"))).to_be_visible()  # by itself


def test_a_lesson_that_could_not_be_fetched_comes_by_itself(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/")
    expect(visitor.poster("front-learn")).to_be_visible()
    visitor.forgive(NO_HOUSE)
    visitor.forgive("Failed to fetch dynamically imported module: .*net::")
    visitor.context.set_offline(True)
    visitor.press(visitor.poster("front-learn"))
    expect(visitor.text("failed-unreachable")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.button("learn-next")).to_be_visible()
