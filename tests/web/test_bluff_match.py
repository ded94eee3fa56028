"""Whole matches of Bluff You! for two, four and eight, with people in browsers of their own and bots in any seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from saloon.bots.figures import bot_figures
from saloon.bots.registry import ranked_bots
from saloon.games.bluff import GAME
from tests.web.bluffers import Bluffer, join
from tests.web.conftest import Welcome
from tests.web.players import play_together
from tests.web.visitors import Visitor

NAMES = ("Anna", "Ben", "Clara")


def gather(welcome: Welcome, people: int) -> list[Visitor]:
    """People with different devices and languages, each with a name."""
    kinds = (("phone", "fr"), ("desk", "en"), ("phone", "en"))
    visitors = [welcome(*kind) for kind in kinds[:people]]
    for visitor, name in zip(visitors, NAMES, strict=False):
        visitor.call_myself(name)
    return visitors


def check_the_end(players: list[Bluffer]) -> None:
    """Everybody sees the same end, and who lied how often."""
    scores = players[0].frame["ending"]["scores"]
    for player in players:
        visitor = player.visitor
        assert player.frame["ending"]["scores"] == scores
        expect(visitor.sheet()).to_be_visible()
        faith = visitor.sheet().get_by_role("region", name=visitor.say("bluff-page-faith"))
        expect(faith.get_by_role("row")).to_have_count(len(scores) + 1)


@pytest.mark.parametrize(
    ("seats", "people"),
    [
        (["me", "open"], 2),
        pytest.param(["bot:equilibrium", "me", "bot:reader", "open"], 2, marks=pytest.mark.nightly),
        (["bot:random", "me", "bot:honest", "open", "bot:reader", "open", "bot:equilibrium", "bot:random"], 3),
    ],
    ids=["2", "4", "8"],
)
def test_a_whole_match(welcome: Welcome, seats: list[str], people: int) -> None:
    visitors = gather(welcome, people)
    match = visitors[0].create(*seats, game="bluff", options={"turn_limit": 5})
    visitors[0].go(f"/m/{match}")
    for visitor in visitors[1:]:
        visitor.take_a_seat(match)
    players = [Bluffer(visitor) for visitor in visitors]
    for player in players:
        player.arrive()
    assert play_together(players) >= people * 16 // len(seats)  # sixteen turns at least, or all that the limit allows
    check_the_end(players)


def test_friends_come_by_one_link_and_the_host_begins(welcome: Welcome) -> None:
    host, *friends = gather(welcome, 3)
    host.go("/")
    host.press(host.poster("front-invite-many", "bluff"))
    expect(host.text("gather-waiting", open=7)).to_be_visible()
    match = host.page.url.rpartition("/m/")[2]
    for friend in friends:
        friend.take_a_seat(match)
    expect(host.text("gather-waiting", open=5)).to_be_visible()
    host.press(host.page.get_by_role("button", name=host.say("gather-place", bot=host.say("bot-random"))).first)
    expect(host.text("gather-waiting", open=4)).to_be_visible()
    host.press(host.button("gather-start"))
    players = [Bluffer(visitor) for visitor in (host, *friends)]
    for player in players:
        player.arrive()
    assert [seat["kind"] for seat in players[0].table["seats"]] == ["guest", "guest", "guest", "bot"]
    play_together(players, 4)


def test_a_seat_is_added_taken_away_and_given_to_a_bot(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/new/bluff")
    expect(visitor.text("new-seat-count", seats=4, most=8)).to_be_visible()
    for _ in range(4):
        visitor.press(visitor.button("new-seat-more"))
    expect(visitor.button("new-seat-more")).to_be_disabled()
    visitor.press(visitor.button("new-seat-less", number=8))
    visitor.press(visitor.button("new-seat-less", number=2))
    expect(visitor.text("new-seat-count", seats=6, most=8)).to_be_visible()
    visitor.press(visitor.button("new-begin"))
    player = Bluffer(visitor)
    player.arrive()
    assert [seat["kind"] for seat in player.table["seats"]] == ["guest"] + ["bot"] * 5


def test_the_host_chooses_which_bot_takes_a_free_seat(welcome: Welcome) -> None:
    host = welcome("phone", "fr")
    host.call_myself("Ann")
    host.go(f"/m/{host.create('me', 'open', 'open', game='bluff')}")
    host.page.get_by_label(host.say("gather-which")).select_option("reader")
    host.press(host.button("gather-place", bot=host.say("bot-reader")).first)
    expect(host.page.get_by_role("listitem").filter(has_text=host.say("bot-reader")).first).to_be_visible()
    guest = welcome("phone", "en")
    guest.go(host.page.url)
    expect(guest.button("gather-sit")).to_be_visible()
    expect(guest.page.get_by_label(guest.say("gather-which"))).to_have_count(0)


def test_the_card_of_every_bot_says_how_strong_it_is_and_shows_its_figures_to_who_asks(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/new/bluff")
    cards = visitor.page.get_by_role("combobox")
    bots = ranked_bots(GAME)
    expect(visitor.page.locator("details[open]")).to_have_count(0)
    visitor.press(visitor.page.locator("details > summary").first)
    for place, bot in enumerate(bots):
        cards.first.select_option(label=visitor.say(f"bot-{bot}"))
        rank = visitor.say("bot-strength", rank=len(bots) - place, bots=len(bots))
        expect(visitor.page.locator("details > summary").first).to_contain_text(rank)
        for name, value in bot_figures(GAME, bot).items():
            words = visitor.say(f"bot-figure-{name.replace('_', '-')}", percent="@", value="@")
            before, _, after = words.partition("@")
            line = visitor.page.get_by_role("listitem").filter(has_text=before).filter(has_text=after).first
            expect(line).to_be_visible()
            if "%" in line.inner_text():
                assert re.sub(r"\s", "", visitor.percent(value)) in re.sub(r"\s", "", line.inner_text())


def test_every_option_can_be_chosen(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/new/bluff")
    for choice in ("stake-rolled", "gift-chooser-guesser"):
        visitor.page.get_by_role("radio", name=visitor.say(f"bluff-page-option-{choice}")).check()
    visitor.page.get_by_role("switch", name=visitor.say("bluff-option-any-number")).check()
    visitor.page.get_by_label(visitor.say("bluff-option-turn-limit"), exact=True).fill("7")
    visitor.press(visitor.button("new-begin"))
    player = Bluffer(visitor)
    player.arrive()
    chosen = {"stake": "rolled", "any_number": True, "gift_chooser": "guesser", "turn_limit": 7}
    assert player.table["options"] == chosen
    assert player.frame["view"]["turns"] == 7 * 4


def test_a_match_without_a_limit(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/new/bluff")
    visitor.page.get_by_role("switch", name=visitor.say("bluff-page-option-turn-limit-none")).check()
    visitor.press(visitor.button("new-begin"))
    player = Bluffer(visitor)
    player.arrive()
    assert player.frame["view"]["turns"] is None


def test_two_bots_of_a_kind_can_be_told_apart(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    player = join(visitor, visitor.create("me", "bot:random", "bot:random", game="bluff"))
    expect(player.person(1)).to_have_accessible_name(re.compile("^Silas[:,] "))
    expect(player.person(2)).to_have_accessible_name(re.compile("^Belle[:,] "))
    visitor.press(visitor.button("panel-people"))
    kind = visitor.say("seat-bot", kind=visitor.say("bot-random"))
    expect(visitor.page.get_by_role("listitem").filter(has_text="Silas").get_by_text(kind)).to_be_visible()
