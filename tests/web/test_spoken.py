"""For a screen reader: every card and pile has a name, and a choice says what it would do."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down
from tests.web.visitors import Visitor


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
