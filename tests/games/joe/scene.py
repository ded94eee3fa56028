"""Positions of Dynamit Joe laid out by hand, and moves made by their texts."""

from __future__ import annotations

from typing import Any

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import AWAKE, BOX, CHARACTERS, HELD, JOKER_CODE, JOKER_EFFECTS, OBJECTS
from saloon.games.joe.flow.flow import run
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.own_frames import NextMarker
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.games.joe.turn.rounds import activate
from saloon.kernel import Event, Refusal, Rng, play, seats_of, settle
from saloon.kernel.bits import only

AWAY = ("COF", "CEL", "EP1", "BL4")  # where nobody sees those of each side who are not in the scene


def scene(active: str, places: dict[str, str], scenario: str = "9.5", seats: int | None = None, **options: Any) -> Joe:
    """Everybody is awake and has the printed gear and no joker; the active character has just been drawn.

    With the lovers (9.5) and two seats, seat 0 has Jake (carbine, two knives), Dave (carbine, dynamite, whisky), Bob
    (colt, dynamite, knife) and Joe (sawed-off, two dynamite), seat 1 has Billy (colt, dynamite, whisky), Luke (carbine,
    dynamite, whisky), Brad (carbine, dynamite, whisky) and Slim (rifle, dynamite, knife).
    """
    joe = opened(JoeOptions(scenario=scenario, **options), seats)
    joe.stack = [NextMarker()]
    joe.round = 1
    for who, someone in enumerate(joe.cast):
        if someone.status:
            someone.zone = zone(joe, places.get(CHARACTERS[who], AWAY[someone.side]))
            someone.asleep, someone.ambush = AWAKE, False
    joe.look_around()
    begin_turn(joe, active)
    return joe


def opened(options: JoeOptions | None = None, seats: int | None = None) -> Joe:
    """A new match."""
    joe = GAME.open(options, seats)
    assert isinstance(joe, Joe)
    return joe


def opening(scenario: str, seats: int) -> Joe:
    """After the jokers are dealt."""
    joe = opened(JoeOptions(scenario=scenario), seats)
    settle(joe, Rng(1))
    return joe


def placed(scenario: str, seats: int) -> Joe:
    """After everybody has taken the first place there is."""
    joe = opening(scenario, seats)
    while joe.round == 0:
        joe = after(joe, texts(joe)[0])
    return joe


def winners(joe: Joe) -> tuple[str, ...] | None:
    """The sides that have won; None if it is not over."""
    return None if joe.to_move() else joe.view(None).winners


def begin_turn(joe: Joe, active: str) -> None:
    """Draw this character's marker; nobody else's is in the cup."""
    joe.stack = joe.stack[:1]
    joe.cup = 0
    activate(joe, CHARACTERS.index(active))
    run(joe)


def zone(joe: Joe, name: str) -> int:
    """A zone's number."""
    return joe.village.names.index(name)


def someone(joe: Joe, name: str) -> Character:
    """A character's sheet."""
    return joe.cast[CHARACTERS.index(name)]


def where(joe: Joe, name: str) -> str:
    """Where somebody stands."""
    return joe.village.names[someone(joe, name).zone]


def carried(joe: Joe, name: str) -> list[str]:
    """What somebody carries, a firearm with its rounds: `colt 6`, `colt 5 jammed`."""
    sheet = next(shown for shown in joe.view(None).characters if shown.name == name)
    guns = [f"{gun.kind} {gun.rounds}{' jammed' if gun.jammed else ''}" for gun in sheet.guns]
    return [*guns, *sheet.pockets]


def panic_card(effect: str) -> str:
    """The draw of the first panic card with this effect."""
    return f"panic P{[str(panic.effect) for panic in BOX.panics].index(effect) + 1:02}"


def arm(joe: Joe, name: str, effect: str, order: int = HELD) -> None:
    """Give somebody a joker with this effect."""
    card = next(
        card for card, code in enumerate(JOKER_CODE) if JOKER_EFFECTS[code] == effect and joe.jokers >> card & 1
    )
    sheet = someone(joe, name)
    joe.jokers &= ~only(card)
    sheet.joker, sheet.order, sheet.knowers = card, order, only(sheet.seat)


def equip(joe: Joe, name: str, *things: str) -> None:
    """Replace all that somebody carries: `colt 6`, `whisky`."""
    sheet = someone(joe, name)
    sheet.first_gun = sheet.second_gun = sheet.first_pocket = sheet.second_pocket = 15
    for thing in things:
        kind, _, rounds = thing.partition(" ")
        sheet.stow(OBJECTS.index(kind) + 16 * int(rounds or 0))


def lay(joe: Joe, thing: str, place: str) -> None:
    """Put something on the ground."""
    kind, _, rounds = thing.partition(" ")
    joe.drop(OBJECTS.index(kind) + 16 * int(rounds or 0), zone(joe, place))


def do(joe: Joe, *texts: str) -> tuple[Joe, list[Event]]:
    """Make these moves through the door; whoever is to move makes them."""
    events: list[Event] = []
    for text in texts:
        after, happened = play(joe, seats_of(joe.to_move())[0], GAME.moves.parse(text))
        assert isinstance(after, Joe)
        joe = after
        events += happened
    return joe, events


def after(joe: Joe, *texts: str) -> Joe:
    """The position after these moves."""
    return do(joe, *texts)[0]


def asked(joe: Joe) -> str:
    """What is to be decided: `turn jake`, `react billy`, `card`."""
    question = joe.view(None).question
    assert question is not None
    return f"{question.kind} {question.character}" if question.character else question.kind


def texts(joe: Joe, kind: str = "") -> list[str]:
    """The legal moves of a kind, as texts, of whoever is to move, also nature's; without a kind all but giving up."""
    seat = seats_of(joe.to_move())[0]
    moves = (joe.legal(seat) if kind else joe.answers(seat)) if seat >= 0 else [move for move, _ in joe.odds()]
    found = [GAME.moves.text(move) for move in moves]
    return [text for text in found if text.startswith(kind)]


def deck(joe: Joe) -> str:
    """The deck from which nature is to draw: E, M or H."""
    return texts(joe, "card")[0].removeprefix("card ")[0]


def refusal(joe: Joe, text: str, seat: int | None = None) -> Refusal:
    """Why this move is refused to whoever is to move, or to this seat."""
    asked_seat = seats_of(joe.to_move())[0] if seat is None else seat
    found = joe.why_not(asked_seat, GAME.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return found


def told(events: list[Event], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
