"""People who share an evening in a room, each with a browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.visitors import RECORD, Device, Visitor

FRIENDS: Final[Sequence[tuple[str, Device, str]]] = (
    ("Ann", "desk", "en"),
    ("Bob", "phone", "fr"),
    ("Eve", "phone", "en"),
)


class Evening:
    """A room and the visitors in it; the first of them is its host."""

    def __init__(self, visitors: Sequence[Visitor]) -> None:
        self.visitors = list(visitors)
        self.code = str(visitors[0].post("/api/rooms", {})["code"])
        for visitor in visitors:
            self.come_in(visitor)

    @property
    def path(self) -> str:
        """Its address."""
        return f"/room/{self.code}"

    def come_in(self, visitor: Visitor) -> None:
        """Open its page, and be inside."""
        visitor.go(self.path)
        self.be_inside(visitor)

    def be_inside(self, visitor: Visitor) -> None:
        """See the room from inside, everybody else included."""
        expect(visitor.page.get_by_role("heading", name=visitor.say("room-next"))).to_be_visible()

    def see(self, visitor: Visitor, *names: str) -> None:
        """See these people in the list of who is here."""
        for name in names:
            expect(self.person(visitor, name)).to_be_visible()

    def people(self, visitor: Visitor) -> Locator:
        """Who belongs to the room."""
        return visitor.page.get_by_role("region", name=visitor.say("room-people"))

    def person(self, visitor: Visitor, name: str) -> Locator:
        """Somebody in that list."""
        return self.people(visitor).get_by_role("listitem").filter(has_text=name)

    def game(self, visitor: Visitor, game: str) -> Locator:
        """The button that chooses a game."""
        return visitor.page.locator(f"button[data-game={game}]")

    def choose(self, visitor: Visitor, game: str, players: int = 0) -> None:
        """Choose a game, and begin with whoever is proposed; who loads the page anew is missed for a moment."""
        visitor.press(self.game(visitor, game))
        expect(visitor.button("room-begin")).to_be_visible()
        chosen = visitor.sheet().get_by_role("switch", checked=True)
        while players and chosen.count() != players:
            visitor.page.keyboard.press("Escape")
            expect(visitor.sheet()).to_have_count(0)
            visitor.press(self.game(visitor, game))
            expect(visitor.button("room-begin")).to_be_visible()
        visitor.press(visitor.button("room-begin"))

    def near_its_end(
        self, visitor: Visitor, moves: int, *seats: dict[str, Any], record: Path = RECORD, game: str
    ) -> str:
        """Open a match in the room that goes on where a record was after so many moves."""
        fork = {"match": visitor.bring(record), "moves": moves}
        calls = visitor.context.request.get(f"/api/rooms/{self.code}").json()["calls"]
        wanted = {"game": game, "seats": seats, "fork": fork}
        return str(visitor.post(f"/api/rooms/{self.code}/matches", {"calls": calls, "match": wanted})["match"])

    def table_of(self, visitor: Visitor) -> str:
        """The match at whose table somebody is, once they are."""
        visitor.page.wait_for_url("**/m/*")
        return visitor.page.url.rpartition("/")[2]


def meet(welcome: Welcome, address: str, names: int = 3) -> Evening:
    """Friends with a desk and two phones."""
    visitors = []
    for name, device, language in FRIENDS[:names]:
        visitors.append(welcome(device, language, address=address))
        visitors[-1].call_myself(name)
    evening = Evening(visitors)
    for visitor in visitors:
        evening.see(visitor, *(name for name, *_ in FRIENDS[:names]))
    return evening
