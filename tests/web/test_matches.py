"""All of one's own matches: what waits, what was played, how it ended."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import Locator, expect

from saloon.server.web.account import PAGE
from tests.server.conftest import HouseProcess
from tests.web.bluffers import join
from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.screens import NEARLY_WON
from tests.web.visitors import Visitor

COPIES = PAGE + 1


def win(visitor: Visitor) -> str:
    """Win a match from its last cards on."""
    match = visitor.fork(NEARLY_WON, "me", "bot:random")
    duelist = sit_down(visitor, match)
    duelist.move("6v")
    visitor.press(duelist.card(7))
    visitor.press(duelist.pile(">^"))
    expect(visitor.button("ending-rematch")).to_be_visible()
    return match


def rows(visitor: Visitor) -> Locator:
    """Matches that are over, as they are listed."""
    return visitor.page.get_by_role("link").filter(has_text=visitor.say("bot-random"))


def test_every_match_of_ones_own_is_found_again(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    won = win(visitor)
    waits = visitor.create("me", "here:Ben")
    visitor.go(f"/m/{waits}")
    expect(visitor.text("curtain-pass")).to_be_visible()
    visitor.go("/")
    visitor.press(visitor.button("front-matches"))
    row = rows(visitor)
    expect(row).to_contain_text(visitor.say("matches-won"))
    expect(visitor.page.locator(f"a[href='/m/{waits}']")).to_contain_text(visitor.say("turn-yours"))
    record = visitor.page.get_by_role("table", name=visitor.say("matches-tally")).get_by_role("row")
    expect(record).to_have_count(1)
    expect(record).to_contain_text(visitor.say("matches-against", others=visitor.say("bot-random")))
    expect(record).to_contain_text(visitor.say("matches-won-of", won=1, played=1))
    kind = visitor.page.get_by_label(visitor.say("matches-of"))
    kind.select_option("bluff")
    expect(visitor.text("matches-none")).to_be_visible()
    kind.select_option("duel")
    visitor.press(row)
    visitor.page.wait_for_url(f"**/r/{won}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def test_older_matches_come_when_they_are_wanted(own_house: HouseProcess, welcome: Welcome) -> None:
    visitor = welcome(address=own_house.address)
    visitor.call_myself("Anna")
    match = win(visitor)
    visitor.page.goto("about:blank")  # nothing is asked of the house while it is closed
    own_house.kill()
    with closing(sqlite3.connect(own_house.data)) as file, file:
        for copy in range(COPIES):
            for table, key in (("matches", "id"), ("seats", "match")):
                found = file.execute(f"SELECT * FROM {table} WHERE {key} = ?", [match])
                names = [column[0] for column in found.description]
                for values in found.fetchall():
                    new = {**dict(zip(names, values, strict=True)), key: f"copy{copy}"}
                    new |= {"number": 100 + copy} if table == "matches" else {}
                    marks = ", ".join(f":{name}" for name in new)
                    file.execute(
                        f"INSERT INTO {table} ({', '.join(f'{name!r}' for name in new)}) VALUES ({marks})", new
                    )
    own_house.open()
    visitor.go("/matches")
    expect(rows(visitor)).to_have_count(PAGE)
    visitor.press(visitor.button("matches-more"))
    expect(rows(visitor)).to_have_count(COPIES + 1)
    expect(visitor.button("matches-more")).to_have_count(0)


def test_who_plays_alone_gives_up_without_a_stand_in(welcome: Welcome) -> None:
    ann = welcome("phone", "fr")
    ann.call_myself("Ann")
    match = ann.create("me", "bot:random")
    sit_down(ann, match)
    ann.press(ann.button("panel-people"))
    expect(ann.text("people-later")).to_be_visible()
    ann.press(ann.button("people-give-up"))
    ann.press(ann.button("people-give-up-sure"))
    ann.page.wait_for_url("**/")
    expect(ann.text("people-gave-up")).to_be_visible()
    assert not [message for message in ann.sent if message["t"] == "stand"], "nobody has to play on"
    expect(ann.page.locator(f'a[href="/m/{match}"]')).to_have_count(0)


def test_a_match_is_known_again_by_the_names_at_its_table(welcome: Welcome) -> None:
    ann = welcome("desk", "en")
    ann.call_myself("Ann")
    match = ann.create("me", "bot:honest", "bot:honest", "bot:honest", game="bluff")
    bluffer = join(ann, match)
    bluffer.wait_for_turn()
    bluffer.move(bluffer.choose(bluffer.frame))
    people = [ann.page.locator(f'[data-seat="{seat}"] .name').inner_text() for seat in (1, 2, 3)]
    assert len(set(people)) == 3
    for page in ("/", "/matches"):
        ann.go(page)
        entry = ann.page.locator(f'a[href="/m/{match}"]')
        for name in people:
            expect(entry).to_contain_text(name)


def test_who_has_played_nothing_is_told_so(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.go("/matches")
    expect(visitor.text("matches-none")).to_be_visible()


def test_unfinished_matches_can_be_put_away_and_brought_back(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    for _ in range(3):
        visitor.create("me", "open", game="bluff")
    visitor.go("/matches")
    links = visitor.page.locator("a[href^='/m/']")
    expect(links).to_have_count(3)
    names = {"game": visitor.say("game-bluff"), "names": links.first.locator("span").nth(1).inner_text()}
    visitor.press(visitor.button("matches-put-away", **names).first)
    expect(links).to_have_count(2)
    visitor.press(visitor.button("matches-back"))
    expect(links).to_have_count(3)
    visitor.press(visitor.button("matches-put-all-away"))
    expect(links).to_have_count(0)
    visitor.go("/")
    expect(visitor.poster("front-play")).to_be_visible()
    expect(visitor.text("front-go-on")).to_have_count(0)
