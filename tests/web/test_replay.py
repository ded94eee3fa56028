"""A finished match again: walked through, through whose eyes, and what if; saved and brought along."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import PHONE, RECORD, Visitor

TINY = {"highest": 9, "hand": 3}


def scrubber(visitor: Visitor) -> Locator:
    """What one pulls to walk through the match."""
    return visitor.page.get_by_role("slider", name=visitor.say("replay-position"))


def hand(visitor: Visitor, name: str = "Anna") -> list[int]:
    """The cards of somebody, as they lie open on the screen."""
    before = visitor.say("duel-page-hand-shown", name=name, cards="0").removesuffix("0")
    found = visitor.page.get_by_role("img", name=before)
    label = (found.get_attribute("aria-label") or "") if found.count() else ""
    return [int(card) for card in re.findall(r"\d+", label.removeprefix(before))]


def test_walking_through_a_match(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    slider = scrubber(visitor)
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    first_hand = hand(visitor)
    assert len(first_hand) == 6
    visitor.press(visitor.button("replay-next"))
    expect(slider).to_have_value("1")
    slider.fill("60")
    expect(slider).to_have_value("60")
    moves = visitor.page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().partition(" / ")[0]
    expect(visitor.page).to_have_url(re.compile(rf"/r/\w+/{moves}$"))  # moves are counted as links count them
    visitor.until(lambda: hand(visitor) != first_hand, "another hand")
    visitor.press(visitor.button("replay-first"))
    expect(slider).to_have_value("0")
    visitor.until(lambda: hand(visitor) == first_hand, "the first hand")
    visitor.press(visitor.button("replay-last"))
    expect(slider).to_have_value(str(last))
    won = visitor.say("duel-event-won", {"reason": "emptied", "seat-is": "other", "eye": "seat"}, seat="Anna")
    expect(visitor.spoken()).to_contain_text(won)


def test_the_replay_walks_by_keys_and_by_itself(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    slider = scrubber(visitor)
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        visitor.page.keyboard.press(key)
        expect(slider).to_have_value(value)
    visitor.page.keyboard.press("Space")
    expect(slider).not_to_have_value("0")
    visitor.press(visitor.button("replay-pause"))


class SlowPost:
    """Holds what everybody saw back, page by page, until a test lets it through."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: list[int] = []
        self._held: dict[int, Route] = {}
        visitor.page.route("**/replay/views/*", self._hold)
        self._visitor = visitor

    def _hold(self, route: Route) -> None:
        page = int(route.request.url.rpartition("/")[2])
        self.asked.append(page)
        self._held[page] = route

    def take(self, page: int) -> Route:
        """The request for a page, once it is there."""
        self._visitor.until(lambda: page in self._held, f"page {page} is asked for")
        return self._held.pop(page)


def test_a_link_into_a_match_brings_what_it_shows_first_and_asks_again_for_what_did_not_come(welcome: Welcome) -> None:
    visitor = welcome("phone")
    visitor.forgive("ERR_FAILED")
    visitor.call_myself("Anna")
    post = SlowPost(visitor)
    visitor.go(f"/r/{visitor.bring()}/270")
    post.take(1).continue_()
    expect(scrubber(visitor)).not_to_have_value("0")
    post.take(0).abort()
    visitor.press(visitor.button("replay-first"))
    expect(visitor.page.get_by_text(visitor.say("replay-coming"))).to_be_visible()
    post.take(0).continue_()
    visitor.until(lambda: len(hand(visitor)) == 6, "the hand that was dealt")
    assert post.asked == [1, 0, 0]


def test_large_letters_do_not_widen_the_replay(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    expect(visitor.button("replay-next")).to_be_visible()
    first, last = (visitor.box(visitor.button(each)) for each in ("replay-first", "panel-log"))
    assert first["y"] == last["y"], "otherwise all of it is one line"
    visitor.page.evaluate("document.documentElement.style.fontSize = '175%'")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_line_of_the_story_leads_to_its_moment(welcome: Welcome) -> None:
    visitor = welcome("phone")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    slider = scrubber(visitor)
    slider.fill("30")
    visitor.press(visitor.button("panel-log"))
    story = visitor.page.get_by_role("region", name=visitor.say("replay-story"))
    told = story.locator("[aria-current=step]")
    expect(told).to_be_in_viewport()
    then = told.inner_text()
    first = story.get_by_role("button").first
    first.focus()
    visitor.page.keyboard.press("Enter")
    expect(story).to_be_hidden()
    expect(slider).to_have_value("0")
    visitor.press(visitor.button("panel-log"))
    visitor.press(story.get_by_role("button", name=then).first)
    expect(slider).not_to_have_value("0")


def test_the_other_side_of_the_table(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    scrubber(visitor).fill("40")
    anna, clementine = visitor.page.get_by_role("img", name="Anna holds"), hand(visitor, "Clementine")
    low = visitor.box(anna)["y"]
    eyes = visitor.page.get_by_label(visitor.say("replay-eyes"))
    eyes.select_option(label=visitor.say("replay-seen-by", name="Clementine"))
    visitor.until(lambda: visitor.box(anna)["y"] < low, "Anna sits above now")
    assert hand(visitor, "Clementine") == clementine


def test_all_hands_are_open_or_only_ones_own(welcome: Welcome) -> None:
    visitor = welcome("phone")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    expect(scrubber(visitor)).to_have_value("0")
    assert len(hand(visitor, "Clementine")) == len(hand(visitor)) == 6
    visitor.press(visitor.button("replay-open"))
    expect(visitor.page.get_by_role("img", name="Clementine has 6 cards in hand")).to_be_visible()
    assert (hand(visitor, "Clementine"), len(hand(visitor))) == ([], 6)


def test_a_replay_speaks_of_the_players_by_name(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    slider = scrubber(visitor)
    for at in range(0, int(slider.get_attribute("max") or 0), 15):
        slider.fill(str(at))
        expect(visitor.page.get_by_role("paragraph").get_by_text(re.compile("(Anna|Clementine) plays"))).to_be_visible()
    assert not re.search(r"\byour?\b", visitor.page.locator("main").inner_text(), re.IGNORECASE)


def test_ones_own_match_is_seen_from_ones_own_seat(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    match = visitor.create("bot:random", "me", options=TINY)
    duelist = sit_down(visitor, match)
    dealt = sorted(duelist.frame["view"]["sides"][1]["hand"])
    duelist.play_on()
    visitor.press(visitor.button("ending-replay"))
    eyes = visitor.page.get_by_label(visitor.say("replay-eyes"))
    expect(eyes).to_have_value("1")
    visitor.until(lambda: sorted(hand(visitor)) == dealt, "the hand that was dealt")


def test_what_if(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring()}")
    slider = scrubber(visitor)
    slider.fill("40")
    expect(slider).to_have_value("40")
    shown = hand(visitor)
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("replay-what-if", name="Anna", bot="")[:20]))
    visitor.until(lambda: any(message["t"] == "frame" for message in visitor.heard), "a match of one's own")
    first = next(message for message in visitor.heard if message["t"] == "frame")
    assert first["view"]["sides"][0]["hand"] == shown


def test_a_record_goes_out_and_comes_back(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(281, "me", "bot:random"))
    duelist.move("6v")
    duelist.visitor.press(duelist.card(7))
    duelist.visitor.press(duelist.pile(">^"))
    expect(visitor.sheet().get_by_role("heading", name=visitor.say("ending-won"))).to_be_visible()
    with visitor.page.expect_download() as waiting:
        visitor.press(visitor.button("ending-record"))
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    moves = [
        line.split(" @")[0] for line in saved.read_text(encoding="utf-8").splitlines() if line[:2] in {"* ", "0 ", "1 "}
    ]
    assert "\n".join(moves) in RECORD.read_text(encoding="utf-8")

    other = welcome("phone", "fr")
    other.go("/")
    other.page.locator("input[type=file]").set_input_files(saved)
    expect(scrubber(other)).to_be_visible()
    other.press(other.button("replay-last"))
    expect(other.page.locator("[data-card]")).to_have_count(0)


def test_a_record_that_is_refused_says_which_line_is_wrong_and_why(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "fr")
    visitor.forgive("400")
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    changed = [*lines[:8], lines[9], *lines[9:]]
    say = visitor.say
    wrong = {
        "Howdy": (1, say("record-none")),
        "\n".join(lines[:-9]): (len(lines) - 9, say("record-cut")),
        "\n".join(changed): (10, f"{say('record-move', move='draw 13')} {say('refused-nature')}"),
    }
    visitor.go("/")
    for text, (line, why) in wrong.items():
        (tmp_path / "wrong.saloon").write_text(text, encoding="utf-8")
        visitor.page.locator("input[type=file]").set_input_files(tmp_path / "wrong.saloon")
        expect(visitor.text("failed-bad-record", line=line, why=why)).to_be_visible()


def test_the_address_carries_the_position_and_what_if_leads_back_to_it(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    match = visitor.bring()
    visitor.go(f"/r/{match}")
    slider = visitor.page.get_by_role("slider")
    slider.fill("12")
    visitor.page.wait_for_url(re.compile(rf"/r/{match}/\d+$"))
    address = visitor.page.url
    link = visitor.page.get_by_label(visitor.say("invite-link"))
    assert link.input_value().split("/r/")[1] == address.split("/r/")[1]
    visitor.press(
        visitor.page.get_by_role("button", name=visitor.say("replay-what-if", name="@", bot="").partition("@")[0])
    )
    visitor.page.wait_for_url("**/m/*")
    expect(visitor.text("table-what-if")).to_be_visible()
    visitor.press(visitor.button("table-what-if-back"))
    visitor.page.wait_for_url(address)
    expect(slider).to_have_value("12")
