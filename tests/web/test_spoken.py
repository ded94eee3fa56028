"""For a screen reader: everything that happens is said, and every card and pile has a name."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down
from tests.web.visitors import Visitor

LISTEN = """
  window.told = [];
  new MutationObserver((changes) => {
    const added = changes.filter(({ target }) => target.role === 'log').flatMap(({ addedNodes }) => [...addedNodes]);
    window.told.push(...added.map((node) => node.textContent).filter((text) => text));
  }).observe(document, { childList: true, subtree: true });
"""


def sentences(visitor: Visitor, events: list[dict[str, Any]], names: list[str], seat: int) -> list[str]:
    """What the events of a frame are in words; draws of one seat that follow each other make one sentence."""
    told: list[str] = []
    while events:
        event, events = events[0], events[1:]
        values = {**event, "seat": names[event["seat"]], "seat-is": "you" if event["seat"] == seat else "other"}
        tag = event["event"]
        if tag == "laid":
            values |= {"owner": names[event["owner"]], "owner-is": "you" if event["owner"] == seat else "other"}
        if tag == "drew":
            cards = [event["card"]]
            while events and events[0]["event"] == "drew" and events[0]["seat"] == event["seat"]:
                cards.append(events[0]["card"])
                events = events[1:]
            hidden = cards[0] is None
            values |= {"card": "none" if hidden else visitor.say.listed(cards), "count": len(cards)}
            tag += "-many" if len(cards) > 1 else ""
        told.append(visitor.say(f"duel-event-{tag}", values))
    return told


def heard_by(visitor: Visitor) -> list[str]:
    """What a screen reader was told of events."""
    return [text for text in visitor.page.evaluate("window.told") if text != visitor.say("turn-yours")]


def test_every_event_is_said(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.page.add_init_script(LISTEN)
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.create("me", "bot:random", options={"highest": 16, "hand": 6}))
    duelist.play_on()
    names = ["Anna", visitor.say("bot-random")]
    frames = [message for message in visitor.heard if message["t"] == "frame"]
    expected = [text for frame in frames for text in sentences(visitor, frame["events"], names, 0)]
    assert len(expected) > 5
    visitor.until(lambda: len(heard_by(visitor)) >= len(expected), "as many sentences as events")
    assert heard_by(visitor) == expected


def test_cards_and_piles_have_names(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    bot = visitor.say("bot-random")
    expect(duelist.pile("^")).to_have_accessible_name(pile_name(visitor, pile="rising", top=27))
    expect(duelist.pile("v")).to_have_accessible_name(pile_name(visitor, pile="falling", top=48))
    theirs = {"whose": "theirs", "name": bot}
    expect(duelist.pile(">^")).to_have_accessible_name(pile_name(visitor, **theirs, pile="rising", top=4, helped="yes"))
    expect(duelist.pile(">v")).to_have_accessible_name(pile_name(visitor, **theirs, pile="falling", top=36))
    for card in duelist.hand:
        expect(duelist.card(card)).to_have_accessible_name(visitor.say("duel-page-card", card=card, state="free"))
    hand = visitor.page.get_by_role("list", name=visitor.say("duel-page-hand"))
    expect(hand.get_by_role("button")).to_have_count(5)
    for label in ("duel-page-hand-of", "duel-page-deck-of"):
        cards = duelist.frame["view"]["sides"][1]["hand_size" if label.endswith("hand-of") else "deck_size"]
        words = visitor.say(label, name=bot, cards=cards, whose="named")
        expect(visitor.page.get_by_role("img", name=words)).to_be_visible()


def pile_name(visitor: Visitor, **values: object) -> str:
    """What a pile is called; one's own if nothing else is said."""
    plain = {"whose": "yours", "name": "", "helped": "no", "way": "none", "card": "none"}
    return visitor.say("duel-page-pile", {**plain, **values})


def test_a_chosen_card_says_what_it_would_do(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    duelist: Duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    visitor.type_number(17)
    expect(duelist.card(17)).to_be_focused()
    expect(duelist.card(17)).to_have_attribute("aria-pressed", "true")
    name = pile_name(visitor, pile="rising", top=27, way="jump", card=17)
    expect(duelist.pile("^")).to_have_accessible_name(name)
