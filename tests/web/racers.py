"""Dexterity Jane played through the page, by keys or by many fingers at once; and matches that were raced before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

from saloon.games.jane import GAME
from saloon.games.jane.answer import answer_to, odd_poses
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.games.jane.stages import HIDDEN, OVER, TAKING
from saloon.games.jane.verify import answer_by_steps
from saloon.kernel import NATURE, Moved, Record, Rng, seats_of
from saloon.kernel.state import NATURE_BIT
from saloon.server.race.timings import Timed, foreperiod_note
from tests.server.people import Line, Person
from tests.web.players import Player
from tests.web.visitors import Visitor

NAMES: Final = ("Anna", "Ben", "Clementine", "Doc", "Esther", "Frank", "Grace", "Hank", "Ida")
KEYS: Final = {"L": dict(zip("TIMRP", "vfdsa", strict=True)), "R": dict(zip("TIMRP", "njkl;", strict=True))}
OPEN_HANDS: Final = "lock L:..... R:....."
ROUNDS: Final = 10  # of a whole match
UNLIMITED: Final = {"race": {"limit": False}}  # races that wait for who is tested, however slow the machine


class Racer(Player):
    """A visitor at a table of Dexterity Jane."""

    def board(self) -> Locator:
        """The people at the table."""
        return self.page.locator(".players")

    def player(self, seat: int) -> Locator:
        """Somebody at the table, who can be aimed at."""
        return self.page.locator(f'[data-player="{seat}"]')

    def digit(self, digit: str) -> Locator:
        """One of one's own ten digits: `LI` is the left index finger."""
        return self.page.locator(f'[data-digit="{digit}"]')

    def lock_button(self) -> Locator:
        """The button that locks."""
        return self.page.locator("button.lock")

    def ready_button(self) -> Locator:
        """The button that asks for the next cards."""
        return self.visitor.button("jane-page-ready", round=self.view["round"], waiting="no")

    def cards(self) -> Locator:
        """The cards that lie face up on the table."""
        return self.page.locator(".field .card")

    @property
    def view(self) -> dict[str, Any]:
        """What the last frame shows."""
        view: dict[str, Any] = self.frame["view"]
        return view

    @property
    def answer(self) -> str:
        """The right lock for the cards on the table."""
        return str(answer_by_steps([card["number"] for card in self.view["spread"]["cards"]]))

    def get_ready(self) -> None:
        """Ask for the next cards, unless the rest is over: on a slow machine it may be."""
        self.visitor.until(lambda: self.ready_button().is_visible() or self.view["stage"] == "guess", "a rest")
        self.ready_button().evaluate_all("found => found.forEach((button) => button.click())")

    def see_cards(self) -> None:
        """Wait until the cards are turned up."""
        self.visitor.until(lambda: self.view["stage"] == "guess", "the cards")
        expect(self.cards()).to_have_count(self.view["round"])

    def fold(self, text: str) -> None:
        """Bend the digits of a lock, one after the other, by key or by hand."""
        for digit in digits_of(text):
            if self.visitor.device == "desk":
                self.page.keyboard.press(KEYS[digit[0]][digit[1]])
            else:
                self.visitor.press(self.digit(digit))
            expect(self.digit(digit)).to_have_attribute("aria-pressed", "true")

    def lock(self, text: str) -> None:
        """Bend digits and lock."""
        self.fold(text)
        if self.visitor.device == "desk":
            self.page.keyboard.press("Space")
        else:
            self.visitor.press(self.lock_button())

    def touch(self, *digits: str) -> None:
        """Put many fingers on the glass in the same instant, and take them off again."""
        boxes = [self.visitor.box(self.digit(digit)) for digit in digits]
        points = [
            {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": finger}
            for finger, box in enumerate(boxes)
        ]
        glass = self.visitor.context.new_cdp_session(self.page)
        glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def digits_of(text: str) -> list[str]:
    """The digits that a lock bends: `lock L:.I... R:T....` gives LI and RT."""
    _, left, right = text.split()
    return [hand + digit for hand, bent in (("L", left), ("R", right)) for digit in bent[2:] if digit != "."]


def join(visitor: Visitor, match: str) -> Racer:
    """Go to a table and look at it."""
    visitor.go(f"/m/{match}")
    racer = Racer(visitor)
    racer.arrive()
    return racer


@contextmanager
def join_with_dreamers(visitor: Visitor, match: str, seats: int) -> Iterator[Racer]:
    """Go to a table of so many with friends who want cards and never lock: the race lasts until oneself has locked."""
    with ExitStack() as table:
        dreamers = [table.enter_context(join_silently(visitor, match, seat)) for seat in range(1, seats)]
        racer = join(visitor, match)
        for dreamer in dreamers:
            dreamer.send("ready")
        yield racer


def join_with_a_dreamer(visitor: Visitor, match: str) -> AbstractContextManager[Racer]:
    """The same with one friend."""
    return join_with_dreamers(visitor, match, 2)


@contextmanager
def join_silently(visitor: Visitor, match: str, seat: int) -> Iterator[Line]:
    """Let a friend sit down at somebody's table, who does nothing; the line by which the friend is there."""
    friend = Person(visitor.address, NAMES[seat])
    with closing(friend.http), friend.line(match) as line:
        line.sit(seat)
        yield line


def start_round(racers: list[Racer]) -> int:
    """Everybody is ready, and the cards are turned up; returns the round."""
    number = int(racers[0].view["round"])
    for racer in racers:
        racer.get_ready()
    for racer in racers:
        racer.see_cards()
    return number


def end_round(racers: list[Racer], number: int) -> None:
    """Wait until this round is settled; who may take a coin takes the first."""
    first = racers[0]
    while first.view["last"] is None or first.view["last"]["round"] < number:
        taker = next((racer for racer in racers if racer.view["stage"] == "take" and racer.frame["legal"]), None)
        if taker is None:
            first.page.wait_for_timeout(10)
        else:
            before = taker.frame["seq"]
            taker.see()
            expect(taker.page.locator(".ready")).to_have_count(0)  # the round goes on
            taker.visitor.press(taker.page.locator(".taking button").first)
            taker.catch_up(before + 1)
    for racer in racers:
        racer.catch_up(first.frame["seq"])


# Matches that were raced before -----------------------------------------------------------------------------------


def raced(rounds: int, seats: int, seed: int = 1, **options: Any) -> Record:
    """A match until so many rounds are over. Somebody else is right in each round, and everybody's time is told."""
    state = GAME.new(JaneOptions(**options), seats)
    rng = Rng(seed)
    body: list[Moved] = []
    while state.round <= rounds and state.stage != OVER:
        if state.to_move() == NATURE_BIT:
            seat, move = NATURE, state.draw(rng)
            note = foreperiod_note(1_200) if state.stage == HIDDEN else ""
        else:
            seat, move = answer_of(state)
            note = str(timing_of(state.round, len(state.order), seat, seats))
        body.append(Moved(seat, GAME.moves.text(move), 1_000 + 500 * len(body), note))
        state.apply(seat, move)
    names = dict(enumerate(NAMES[:seats]))
    texts = {name: str(value) for name, value in options.items()}
    return Record("jane", GAME.rules_version, seats, texts, names, {}, tuple(body))


def answer_of(state: Jane) -> tuple[int, int]:
    """Whoever is next locks, and every third lock is wrong; who may take a coin takes the first."""
    if state.stage == TAKING:
        taker = seats_of(state.to_move())[0]
        return taker, state.legal(taker)[0]
    place = len(state.order)
    right = answer_to(odd_poses(state.cards))
    return next_seat(state.round, place, state.terms.seats), right if (state.round + place) % 3 else right ^ 1


def next_seat(number: int, place: int, seats: int) -> int:
    """Who answers next: another seat begins each round."""
    return (number + place) % seats


def timing_of(number: int, place: int, seat: int, seats: int) -> Timed:
    """Later rounds take longer; the second and third of every fourth round are in a dead heat."""
    heat = [next_seat(number, 1, seats), next_seat(number, 2, seats)] if number % 4 == 2 and seats > 3 else []
    charged = 600.0 + 260.0 * number + 340.0 * place + 20.0 * seat
    return Timed(charged - 12, 40.0 + 5 * seat, 12.0, charged, heat if seat in heat else [], None)


def bring(visitor: Visitor, folder: Path, record: Record) -> str:
    """Bring such a match along; returns its match."""
    path = folder / "raced.saloon"
    path.write_text(str(record), encoding="utf-8")
    return visitor.bring(path)


def raced_until(visitor: Visitor, folder: Path, number: int, *seats: str, limit: bool = False, **options: Any) -> str:
    """Open a match that begins with this round, with or without a limit of its time."""
    whole, before = (raced(rounds, len(seats), **options) for rounds in (ROUNDS, number - 1))
    fork = {"match": bring(visitor, folder, whole), "moves": len(before.moves)}
    return visitor.create(*seats, game="jane", options=options, terms={"race": {"limit": limit}}, fork=fork)
