"""An evening together: three browsers, four games, and nobody asks for another link."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from playwright.sync_api import expect

from tests.server.conftest import HouseProcess
from tests.web.bluffers import EVENING, LAST, Bluffer
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist
from tests.web.evenings import meet
from tests.web.screens import NEARLY_WON
from tests.web.visitors import Visitor

ME: Final[dict[str, Any]] = {"kind": "me"}
BOT: Final[dict[str, Any]] = {"kind": "bot", "name": "random"}


def test_one_code_is_all_that_anybody_needs(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = welcome("desk", "en", address=house.address), welcome("phone", "fr", address=house.address)
    ann.call_myself("Ann")
    ann.go("/")
    ann.press(ann.button("front-room-open"))
    ann.page.wait_for_url("**/room/*")
    code = ann.page.url.rpartition("/")[2]
    words = [ann.say(f"room-letter-{letter}") for letter in code]
    expect(ann.page.get_by_text(f"{', '.join(words[:-1])} and {words[-1]}")).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.say("invite-qr"))).to_be_visible()
    bob.go("/")
    bob.page.get_by_label(bob.say("front-room-code")).fill(" ".join(code.upper()))
    bob.press(bob.button("front-room-enter"))
    expect(bob.words("Ann").first).to_be_visible()  # one sees who is there before one comes in
    bob.page.get_by_label(bob.say("me-name")).fill("Bob")
    bob.press(bob.button("room-join"))
    expect(bob.page.get_by_role("heading", name=bob.say("room-next"))).to_be_visible()
    expect(ann.words("Bob").first).to_be_visible()
    bob.go("/")
    expect(bob.page.locator(f"a[href='/room/{code}']")).to_contain_text("Ann")


def test_a_wrong_code_is_told_and_can_be_typed_anew(house: HouseProcess, welcome: Welcome) -> None:
    bob = welcome("phone", "fr", address=house.address)
    bob.forgive("404")
    bob.go("/room/zzzzz")
    expect(bob.text("failed-no-room")).to_be_visible()
    expect(bob.page.get_by_label(bob.say("front-room-code"))).to_be_visible()


def test_everybody_follows_through_four_games(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address)
    ann, bob, eve = evening.visitors
    # Bluff You!, at its end: all three sit there by themselves, and one tap leads back.
    seats: list[dict[str, Any]] = [ME, {"kind": "member", "person": 2}, {"kind": "member", "person": 3}, *[BOT] * 5]
    match = evening.near_its_end(ann, LAST, *seats, record=EVENING, game="bluff")
    bluffers = [Bluffer(visitor) for visitor in evening.visitors]
    ann.go(f"/m/{match}")
    for bluffer in bluffers:
        assert evening.table_of(bluffer.visitor) == match
        bluffer.arrive()
    bluffers[0].move(bluffers[0].choose(bluffers[0].frame))
    for bluffer in bluffers:
        bluffer.see_out()
        back = bluffer.visitor.sheet().get_by_role("link", name=bluffer.visitor.say("back-to-room"))
        bluffer.visitor.press(back)
        evening.be_inside(bluffer.visitor)
        expect(bluffer.page.get_by_role("table").get_by_role("row")).to_have_count(4)
    # A duel: two sit there, and the third looks on; it stays unfinished.
    evening.choose(bob, "duel")
    duel = evening.table_of(bob)
    assert [evening.table_of(visitor) for visitor in (ann, eve)] == [duel, duel]
    expect(eve.text("watching-you")).to_be_visible()
    for visitor in evening.visitors:
        visitor.press(visitor.button("back-to-room"))
        evening.be_inside(visitor)
    # Dexterity Jane, then Dynamit Joe: whoever opens it, all sit there.
    for opener, game in ((eve, "jane"), (ann, "joe")):
        for visitor in evening.visitors:
            expect(evening.people(visitor).get_by_text(visitor.say("room-away"), exact=True)).to_have_count(0)
        evening.choose(opener, game, players=3)
        found = {evening.table_of(visitor) for visitor in evening.visitors}
        assert len(found) == 1
        for visitor in evening.visitors:
            visitor.until(partial(seated, visitor, game), f"a seat at {game}")
            evening.come_in(visitor)
    expect(ann.page.get_by_role("region", name=ann.say("room-playing")).get_by_role("article")).to_have_count(3)


def seated(visitor: Visitor, game: str) -> bool:
    """Whether somebody sees the table of a game from a seat that plays."""
    tables = [message for message in visitor.heard if message["t"] == "table"]
    return (
        bool(tables)
        and tables[-1]["game"] == game
        and tables[-1]["phase"] == "playing"
        and len(tables[-1]["yours"]) == 1
    )


def test_after_a_match_the_next_one_calls(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address, 2)
    ann, bob = evening.visitors
    match = evening.near_its_end(ann, NEARLY_WON, ME, {"kind": "member", "person": 2}, game="duel")
    ann.go(f"/m/{match}")
    duelist = Duelist(ann)
    duelist.arrive()
    assert evening.table_of(bob) == match
    Duelist(bob).arrive()
    duelist.move("6v")
    ann.press(duelist.card(7))
    ann.press(duelist.pile(">^"))
    for visitor in (ann, bob):
        expect(visitor.button("back-to-room")).to_have_count(2)  # in the sheet, and in the header
    ann.press(ann.sheet().get_by_role("link", name=ann.say("back-to-room")))
    evening.be_inside(ann)
    expect(evening.person(ann, "Bob")).to_be_visible()
    evening.choose(ann, "bluff")
    called = bob.sheet().get_by_text(bob.say("room-called-seat", game="Bluff You!"))
    expect(called).to_be_visible()
    assert evening.table_of(ann) != match
    bob.page.wait_for_url(lambda url: not url.endswith(match))  # by itself, after some seconds
    Bluffer(bob).arrive()
    assert evening.table_of(bob) == evening.table_of(ann)


def test_who_says_so_stays_and_who_rests_is_not_called(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address)
    ann, bob, eve = evening.visitors
    eve.press(eve.page.get_by_role("switch", name=eve.say("room-rest")))
    expect(evening.person(ann, "Eve")).to_contain_text(ann.say("room-resting"))
    evening.choose(ann, "bluff")
    match = evening.table_of(ann)
    assert evening.table_of(bob) == match
    playing = eve.page.get_by_role("region", name=eve.say("room-playing"))
    expect(playing).to_contain_text("Ann and Bob")
    assert eve.page.url.endswith(evening.path), "who rests stays"
    eve.press(playing.get_by_role("link", name=eve.say("room-watch")))
    expect(eve.text("watching-you")).to_be_visible()


def test_a_latecomer_sees_at_once_what_is_going_on(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address, 2)
    ann, bob = evening.visitors
    evening.choose(ann, "duel")
    match = evening.table_of(bob)
    late = welcome("phone", "en", address=house.address)
    late.call_myself("Zed")
    evening.come_in(late)
    playing = late.page.get_by_role("region", name=late.say("room-playing"))
    expect(playing).to_contain_text("Ann and Bob")
    expect(evening.person(late, "Ann")).to_contain_text(late.say("room-plays", game="Le Duel"))
    assert late.page.url.endswith(evening.path), "nobody is dragged to what began before they came"
    late.press(playing.get_by_role("link", name=late.say("room-watch")))
    expect(late.text("watching-you")).to_be_visible()
    assert evening.table_of(late) == match
    late.press(late.button("back-to-room"))
    evening.be_inside(late)
    ann.press(ann.button("back-to-room"))
    evening.be_inside(ann)
    expect(evening.person(ann, "Zed")).to_be_visible()
    ann.press(evening.game(ann, "bluff"))
    bobs = ann.page.get_by_role("switch", name=ann.say("room-plays-it", name="Bob"))
    expect(bobs).not_to_be_checked()
    ann.press(bobs)
    ann.press(ann.button("room-begin"))  # Bob still sits at the duel: he is asked, and goes when he likes
    assert evening.table_of(late) == evening.table_of(ann) != match
    bob.press(bob.page.get_by_role("button", name=bob.say("room-call-stay")))
    assert bob.page.url.endswith(match)


def test_the_host_sends_somebody_away_and_hands_the_role_on(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address)
    ann, bob, eve = evening.visitors
    eve.forgive("403")
    expect(bob.page.get_by_label(bob.say("room-manage", name="Eve"))).to_have_count(0)
    ann.press(ann.page.get_by_label(ann.say("room-manage", name="Eve")))
    ann.press(ann.button("room-remove", name="Eve"))
    ann.press(ann.button("room-remove-sure", name="Eve"))
    expect(eve.text("failed-room-removed")).to_be_visible()
    expect(evening.person(bob, "Eve")).to_have_count(0)
    ann.press(ann.button("room-let-back", name="Eve"))
    evening.come_in(eve)
    ann.press(ann.page.get_by_label(ann.say("room-manage", name="Bob")))
    ann.press(ann.button("room-hand-on", name="Bob"))
    ann.press(ann.button("room-hand-on-sure", name="Bob"))
    expect(ann.page.get_by_label(ann.say("room-manage", name="Bob"))).to_have_count(0)
    expect(bob.page.get_by_label(bob.say("room-manage", name="Ann"))).to_be_visible()
    expect(evening.person(eve, "Bob")).to_contain_text(eve.say("room-host"))


def test_a_killed_house_keeps_the_evening_and_pages_find_back(own_house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, own_house.address, 2)
    ann, bob = evening.visitors
    for visitor in (ann, bob):
        visitor.forgive("ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection")
    own_house.kill()
    expect(bob.text("room-lost")).to_be_visible()
    own_house.open()
    expect(bob.text("room-lost")).to_have_count(0)
    evening.choose(bob, "duel")
    match = evening.table_of(ann)
    own_house.kill()
    own_house.open()
    for visitor in (ann, bob):
        Duelist(visitor).arrive()
        visitor.press(visitor.button("back-to-room"))
        evening.be_inside(visitor)
        expect(visitor.page.locator(f"a[href='/m/{match}']")).to_be_visible()
    for visitor in (ann, bob):
        visitor.page.goto("about:blank")


def test_more_choices_keep_seats_for_those_who_are_here(house: HouseProcess, welcome: Welcome) -> None:
    evening = meet(welcome, house.address)
    ann, bob, eve = evening.visitors
    ann.press(evening.game(ann, "bluff"))
    ann.press(ann.button("room-more"))
    expect(ann.page.get_by_label(ann.say("new-seat-who", number=2))).to_have_value("2")
    expect(ann.page.get_by_label(ann.say("new-seat-who", number=3))).to_have_value("3")
    ann.press(ann.button("new-begin"))
    match = evening.table_of(ann)
    assert [evening.table_of(visitor) for visitor in (bob, eve)] == [match, match]
    for visitor in evening.visitors:
        Bluffer(visitor).arrive()
