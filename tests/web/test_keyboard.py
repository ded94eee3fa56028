"""A whole match against a bot without touching anything but keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, choose, sit_down, split

TYPE_AHEAD = """sheet => sheet.addEventListener('cancel', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
})"""
FIRST, LATE = (
    3,
    250,
)  # moves of a first turn, after which the easiest bot may be beaten; and of the record before its last
ROWS = {"^": ("ArrowUp",), "v": ("ArrowUp",), ">^": ("ArrowUp", "ArrowUp"), ">v": ("ArrowUp", "ArrowUp")}


class Typist(Duelist):
    """Somebody who plays by keys alone."""

    def type(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, name: str) -> str | None:
        """What the focus lies on, by a data attribute."""
        found = self.page.evaluate("name => document.activeElement.dataset[name] ?? null", name)
        return None if found is None else str(found)

    def tab_to(self, name: str) -> None:
        """Walk on with the Tab key until the focus is on something that is called so."""
        for _ in range(40):
            self.type("Tab")
            if name in str(self.page.evaluate("document.activeElement.textContent")):
                return
        raise AssertionError(f"Tab does not come to {name}")

    def move(self, text: str) -> None:
        """Make a move by keys, and see it done."""
        before = self.frame["seq"]
        if text == "end":
            self.type("e")
        else:
            self.lay(text)
        self.catch_up(before + 1)

    def lay(self, text: str) -> None:
        """Name the card by its digits, walk to the pile with the arrows, lay."""
        card, pile = split(text)
        self.visitor.type_number(card)
        assert self.focused("card") == str(card)
        self.type(*ROWS[pile])
        side = self.focused("pile")
        assert side is not None
        if side[-1] != pile[-1]:
            self.type("ArrowRight" if pile.endswith("v") else "ArrowLeft")
        assert self.focused("pile") == pile
        self.type("Enter")
        expect(self.card(card)).to_have_count(0)


def test_a_match_by_keys_alone(welcome: Welcome) -> None:
    """From the front page into a match and through the first turn; then, at another table, the last ones."""
    visitor = welcome()
    typist = Typist(visitor)
    visitor.go("/")
    expect(visitor.poster("front-play")).to_be_visible()
    typist.tab_to(visitor.say("front-play"))
    typist.type("Enter")
    typist.arrive()
    for _ in range(FIRST):
        assert typist.wait_for_turn()
        typist.move(choose(typist.frame))
    visitor.go(f"/m/{visitor.fork(LATE, 'me', 'bot:random')}")
    visitor.until(lambda: typist.frame["seq"] >= LATE, "the other table")
    while typist.wait_for_turn():
        typist.move(choose(typist.frame))
    expect(visitor.sheet()).to_be_visible()
    typist.type("Escape")
    expect(visitor.sheet()).to_have_count(0)


def test_the_keys_are_listed(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.go("/")
    expect(visitor.poster("front-play")).to_be_visible()
    visitor.page.keyboard.press("?")
    expect(visitor.sheet().get_by_text(visitor.say("keys-end")).first).to_be_visible()


def test_at_a_table_only_its_own_keys_are_listed(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.go("/learn/duel")
    expect(visitor.button("learn-next")).to_be_visible()
    visitor.page.keyboard.press("?")
    expect(visitor.sheet().get_by_text(visitor.say("keys-end"))).to_be_visible()
    expect(visitor.sheet().get_by_text(visitor.say("keys-bluff-dice"))).to_have_count(0)
    expect(visitor.sheet().get_by_text("Espace", exact=True)).to_be_visible()


def test_keys_open_what_lies_beside_the_table(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    duelist = Duelist(visitor)
    visitor.go(f"/m/{visitor.fork(105, 'me', 'bot:random')}")
    duelist.arrive()
    for key, name in (("l", "log"), ("r", "rules"), ("p", "people")):
        visitor.page.keyboard.press(key)
        expect(visitor.sheet().get_by_role("heading", name=visitor.say(f"panel-{name}"))).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("dialog")).to_have_count(0)  # gone from the page, not only from sight
    expect(visitor.button("panel-talk")).to_have_count(0)  # to a bot nobody talks


def test_a_key_that_comes_with_escape_opens_the_next_sheet(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    sit_down(visitor, visitor.create("me", "bot:random"))
    visitor.page.keyboard.press("l")
    expect(visitor.sheet()).to_have_accessible_name(visitor.say("panel-log"))
    visitor.sheet().evaluate(TYPE_AHEAD)
    visitor.page.keyboard.press("Escape")
    visitor.page.evaluate("new Promise(requestAnimationFrame)")  # late word of the first sheet has come
    expect(visitor.sheet()).to_have_accessible_name(visitor.say("panel-rules"))
