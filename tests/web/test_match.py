"""A whole match between two people, each with a browser and a language of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist
from tests.web.players import play_together
from tests.web.visitors import NO_HOUSE, Visitor

MIDDLE = 17  # moves before the power is cut
LATE = 250  # of the record's moves: a few turns before the end


def test_two_people_two_languages_and_a_power_cut(own_house: HouseProcess, welcome: Welcome) -> None:
    players = invite(own_house, welcome)
    play_together(players, MIDDLE)
    survive_a_power_cut(own_house, players)
    assert play_together(players, MIDDLE) == MIDDLE


def test_two_people_end_a_match_and_begin_another(welcome: Welcome) -> None:
    marie, ben = welcome("phone", "fr"), welcome("desk", "en")
    for visitor, name in ((marie, "Marie"), (ben, "Ben")):
        visitor.call_myself(name)
    match = marie.fork(LATE, "me", "open")
    marie.go(f"/m/{match}")
    ben.take_a_seat(match)
    players = Duelist(marie), Duelist(ben)
    for player in players:
        player.arrive()
    assert play_together(players) > 1
    look_at_the_end(players)
    play_again(players)


@pytest.mark.nightly
def test_a_whole_match(own_house: HouseProcess, welcome: Welcome) -> None:
    players = invite(own_house, welcome)
    play_together(players, MIDDLE)
    survive_a_power_cut(own_house, players)
    assert play_together(players) > MIDDLE
    look_at_the_end(players)
    play_again(players)


def invite(house: HouseProcess, welcome: Welcome) -> tuple[Duelist, Duelist]:
    """One comes by the front page, the other by the link."""
    marie = welcome("phone", "fr", address=house.address)
    ben = welcome("desk", "en", address=house.address)
    meet(marie, ben)
    players = Duelist(marie), Duelist(ben)
    for player in players:
        player.arrive()
    return players


def meet(host: Visitor, guest: Visitor) -> None:
    """The host invites by a link; the guest follows it, gives a name and sits down."""
    host.go("/")
    host.press(host.poster("front-invite"))
    guest.go(host.page.get_by_label(host.say("invite-link")).input_value())
    guest.page.get_by_label(guest.say("me-name")).fill("Ben")
    guest.press(guest.button("gather-sit"))


def survive_a_power_cut(house: HouseProcess, players: tuple[Duelist, Duelist]) -> None:
    """Nothing that was seen is lost, and nobody loads the page again."""
    before = [player.frame for player in players]
    for player in players:
        player.visitor.forgive(NO_HOUSE)
        player.page.evaluate("window.neverReloaded = true")
    house.kill()
    for player in players:
        expect(player.visitor.text("line-lost")).to_be_visible()
    house.open()
    for player, frame in zip(players, before, strict=True):
        expect(player.visitor.text("line-lost")).to_have_count(0)
        assert (player.frame["seq"], player.frame["view"]) == (frame["seq"], frame["view"])
        assert player.page.evaluate("window.neverReloaded")


def look_at_the_end(players: tuple[Duelist, Duelist]) -> None:
    """Both see who won, each in their own words, the match in numbers, and that nobody steered the luck."""
    for player in players:
        visitor = player.visitor
        sheet = visitor.sheet()
        if player.frame["ending"]["ranks"][player.seat] == 1:
            expect(sheet.get_by_role("heading", name=visitor.say("ending-won"))).to_be_visible()
        else:
            expect(sheet.get_by_role("heading", name=visitor.say("ending-lost"))).to_be_visible()
        expect(sheet.get_by_role("img", name=visitor.say("duel-page-chart"))).to_be_visible()
        visitor.press(visitor.button("check-title"))
        for proof in ("check-secret", "check-nonce", "check-draws"):
            line = sheet.get_by_role("listitem").filter(has_text=visitor.say(proof))
            expect(line.get_by_label(visitor.say("check-true"), exact=True)).to_be_visible()


def play_again(players: tuple[Duelist, Duelist]) -> None:
    """One asks, the other is asked; the seats are swapped."""
    first, second = players
    seats = first.seat, second.seat
    first.visitor.press(first.visitor.button("ending-rematch"))
    expect(second.visitor.text("ending-offer", name=first.table["seats"][first.seat]["name"])).to_be_visible()
    second.visitor.press(second.visitor.button("ending-join"))
    for player in players:
        expect(player.visitor.sheet()).to_have_count(0)
        player.arrive_again()
    assert (second.seat, first.seat) == seats
    assert play_together(players, 2) == 2
