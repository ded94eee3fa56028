"""Gear that is bought before the first round (JOE-46): the sides take turns, one purchase at a time.

A player spends the share of the own characters first, then what the side has pooled. A share goes into the pool when
nobody of its player's wants or can buy anything more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.box.constants import CAST, FREE, GOODS, NAMES, NOBODY, NOTHING, OBJECTS, PRICE
from saloon.games.joe.box.object_code import full
from saloon.games.joe.events import Bought
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.seat_frames import Shop
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Move, People, Who


def open_shop(joe: Position) -> None:
    """Every player gets a share for each character at large: captives buy nothing, and bring nothing."""
    scenario = joe.scenario
    joe.shares = [0] * joe.terms.seats
    joe.pools = [0] * scenario.sides
    shoppers: People = 0
    for who in scenario.order:
        if joe.terms.budget and scenario.bound[who] == FREE:
            joe.shares[scenario.seat[who]] += joe.terms.budget
            shoppers |= only(who)
    if shoppers:
        call_customer(joe, scenario.side[scenario.order[0]], shoppers)


def call_customer(joe: Position, first: i64, shoppers: People) -> None:
    """The next side that can buy anything, beginning with this one; it buys for the one who carries least."""
    pool_shares(joe, shoppers)
    for step in range(joe.scenario.sides):
        side = (first + step) % joe.scenario.sides
        best: i64 = NOBODY
        for who in joe.scenario.order:
            if not shoppers & only(who) or joe.cast[who].side != side or not can_buy(joe, who):
                continue
            if best < 0 or load_of(joe, who) < load_of(joe, best):
                best = who
        if best >= 0:
            joe.push(Shop(best, shoppers))
            return


def pool_shares(joe: Position, shoppers: People) -> None:
    """Money that a player cannot or will not use is for the others of the side."""
    for seat in range(joe.terms.seats):
        if joe.shares[seat] == 0:
            continue
        buys = False
        for who in range(CAST):
            if shoppers & only(who) and joe.cast[who].seat == seat and can_buy(joe, who):
                buys = True
        if not buys:
            joe.pools[joe.seat_side[seat]] += joe.shares[seat]
            joe.shares[seat] = 0


def load_of(joe: Position, who: Who) -> i64:
    """How many things somebody carries."""
    someone = joe.cast[who]
    found: i64 = 0
    for thing in (someone.first_gun, someone.second_gun, someone.first_pocket, someone.second_pocket):
        if thing != NOTHING:
            found += 1
    return found


def purse_of(joe: Position, who: Who) -> i64:
    """The money that can be spent on somebody."""
    someone = joe.cast[who]
    share: i64 = joe.shares[someone.seat]
    return share + joe.pools[someone.side]


def is_for_sale(joe: Position, who: Who, kind: Kind) -> bool:
    """Whether the box still has it, and somebody can pay for it and carry it."""
    return joe.supply[kind] > 0 and PRICE[kind] <= purse_of(joe, who) and joe.cast[who].has_room(kind)


def can_buy(joe: Position, who: Who) -> bool:
    """Whether there is anything left for somebody."""
    return any(is_for_sale(joe, who, kind) for kind in range(GOODS))


def offer_goods(joe: Position, frame: Shop, offers: Offers) -> None:
    """The answers: to buy any one thing, or to stop."""
    for kind in range(GOODS):
        if is_for_sale(joe, frame.who, kind):
            offers.add(codes.BUY + kind)
    offers.add(codes.END)


def shop(joe: Position, frame: Shop, move: Move) -> None:
    """Buy one thing, or stop; then it is the next side's turn."""
    joe.stack.pop()
    who = frame.who
    shoppers = frame.shoppers
    if move == codes.END:
        shoppers &= ~only(who)
    else:
        buy(joe, who, codes.thing_in(move))
    call_customer(joe, joe.cast[who].side + 1, shoppers)


def buy(joe: Position, who: Who, kind: Kind) -> None:
    """Pay, out of the player's own share first."""
    someone = joe.cast[who]
    price: i64 = PRICE[kind]
    own: i64 = joe.shares[someone.seat]
    paid = min(own, price)
    joe.shares[someone.seat] = own - paid
    joe.pools[someone.side] -= price - paid
    joe.supply[kind] -= 1
    someone.stow(full(kind))
    if joe.tell is not None:
        joe.tell(Bought(NAMES[who], OBJECTS[kind], price))
