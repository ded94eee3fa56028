"""Rounds of Dexterity Jane laid out by hand, and moves made by their texts."""

from __future__ import annotations

from saloon.games.jane import GAME
from saloon.games.jane.cards import CARDS, COINS
from saloon.games.jane.coins import row_with
from saloon.games.jane.dealing import deal, reveal
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.games.jane.state import ALL_COINS
from saloon.kernel import NATURE, Event, Refusal, play, seats_of
from saloon.kernel.bits import only, set_of

STICK_UP = JaneOptions(variant="stick_up")
SIMPLIFIED = JaneOptions(variant="simplified")
RELAXED = JaneOptions(relaxed=True)
OPEN_HANDS = "lock L:..... R:....."


def numbers(*kinds: str) -> list[int]:
    """Cards of these kinds, none twice: `L index`, or `L index*` for one with a bullet; mostly of those after 24."""
    found: list[int] = []
    for kind in kinds:
        hand, digit = kind.rstrip("*").split()
        fitting = (
            card.number
            for card in (*CARDS[24:], *CARDS[:24])
            if (card.hand, card.digit, bool(card.bullet)) == (hand, digit, kind.endswith("*"))
        )
        found.append(next(number for number in fitting if number not in found))
    return found


def scene(
    *kinds: str,
    seats: int = 3,
    number: int | None = None,
    options: JaneOptions | None = None,
    pile: int | None = None,
    coins: list[list[int]] | None = None,
    sheriff: str = "L",
) -> Jane:
    """The cards of a round have just been turned up; the round's number is how many there are, unless it is named."""
    jane = GAME.new(options or JaneOptions(), seats)
    cards = numbers(*kinds)
    jane.round = number or len(cards)
    jane.pile = jane.pile if pile is None else pile
    if jane.terms.stick_ups:
        jane.sheriff = "LR".index(sheriff)
        lay_coins(jane, coins or [[value] for value in COINS[:seats]])
    for card in cards:
        deal(jane, card, None)
    reveal(jane, None)
    return jane


def lay_coins(jane: Jane, coins: list[list[int]]) -> None:
    """Give everybody these coins; only the owner has seen them."""
    jane.box = ALL_COINS
    jane.rows = [0] * len(coins)
    for seat, values in enumerate(coins):
        for value in values:
            jane.box ^= only(jane.token(value))
            jane.rows[seat] = row_with(jane.rows[seat], len(jane.values))
            jane.values.append(value)
            jane.owners.append(set_of([seat]))


def do(jane: Jane, *texts: str) -> tuple[Jane, list[Event]]:
    """Make these moves through the door: `0 lock L:.I... R:.....`, `1 shoot L 2`; nature's with a star: `* deal 7`."""
    events: list[Event] = []
    for text in texts:
        seat, _, move = text.partition(" ")
        after, happened = play(jane, NATURE if seat == "*" else int(seat), GAME.moves.parse(move))
        assert isinstance(after, Jane)
        jane = after
        events += happened
    return jane, events


def texts(jane: Jane, seat: int, kind: str = "") -> list[str]:
    """The seat's legal moves of a kind as texts."""
    return [text for text in map(GAME.moves.text, jane.legal(seat)) if text.startswith(kind)]


def refusal(jane: Jane, text: str, seat: int = 0) -> Refusal:
    """Why this move is refused."""
    found = jane.why_not(seat, GAME.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return found


def points(jane: Jane) -> list[int]:
    """What everybody has in tiles and cards."""
    return [player.points for player in jane.view(None).players]


def movers(jane: Jane) -> list[int]:
    """Who is to move."""
    return seats_of(jane.to_move())


def coins(jane: Jane) -> list[list[int]]:
    """Everybody's coins by their values, in their order."""
    return [[jane.values[coin] for coin in jane.row(seat)] for seat in range(jane.terms.seats)]


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """Events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]
