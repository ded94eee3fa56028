"""Moves by number: where each kind of them begins in the move table (moves.py), and what a number says.

Moves that name something are made and read by the functions below; moves of one word are just their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, COLT, DYNAMITE, KNIFE, NOBODY, NUGGET, SAWED_OFF, STONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Move, Who, Zone

# First those that name a zone, then those that name an object or a character, then single words.
GO: Final = 0
DRAG: Final = 109
THROW: Final = 218
PLACE: Final = 327
SHOOT: Final = 436  # 4 firearms at 12 characters or a lock
DOUBLE: Final = 488  # two firearms at 12 characters
BOMB: Final = 512
HURL: Final = 524
STAB: Final = 536
RELOAD: Final = 548
REPAIR: Final = 552
PICK: Final = 556
TAKE: Final = 567  # 11 kinds, 12 characters
GIVE: Final = 699
SWAP: Final = 831
FOR: Final = 963
DROP: Final = 974
BUY: Final = 985
HIDE: Final = 992  # a stone or one of three nuggets
CEDE: Final = 996
REACT: Final = 1008
DRINK: Final = 1020
LOOK: Final = 1021
UNTIE: Final = 1022
AMBUSH: Final = 1023
STAY: Final = 1024
JOKER: Final = 1025
ARM: Final = 1026
HOLD: Final = 1027
SURRENDER: Final = 1028
EXIT: Final = 1029
END: Final = 1030
PASS: Final = 1031
YES: Final = 1032
NO: Final = 1033
YIELD: Final = 1034  # the last one of a seat, so that it comes after all answers
ACTIVATE: Final = 1035
CARD: Final = 1047
PANIC: Final = 1101
DEAL: Final = 1137  # 18 jokers, 12 characters
STRAY: Final = 1353
FIND: Final = 1365  # six face-down markers
FIRST: Final = 1371

# In figures, because what is worked out from other constants is a boxed object in compiled code.
ZONES: Final = 109
LOCK: Final = 12  # what a shot may be at instead of a character
TARGETS: Final = 13  # the twelve, or a lock
TRADES: Final = 132  # moves for taking; as many for giving, and for exchanging


# What kind of move it is ----------------------------------------------------------------------------------------


def is_step(move: Move) -> bool:
    """Whether somebody walks, alone or with whoever is tied here."""
    return move < THROW


def is_walk(move: Move) -> bool:
    """Whether somebody walks alone."""
    return move < DRAG


def is_throw(move: Move) -> bool:
    """Whether dynamite is thrown into a zone."""
    return THROW <= move < PLACE


def is_place(move: Move) -> bool:
    """Whether something is placed in a zone."""
    return PLACE <= move < SHOOT


def is_attack(move: Move) -> bool:
    """Whether it is a shot, a throw or a stab."""
    return THROW <= move < PLACE or SHOOT <= move < RELOAD


def is_shot(move: Move) -> bool:
    """Whether one firearm is fired once."""
    return SHOOT <= move < DOUBLE


def is_double(move: Move) -> bool:
    """Whether two colts or both barrels are fired."""
    return DOUBLE <= move < BOMB


def is_bomb(move: Move) -> bool:
    """Whether dynamite is thrown at somebody."""
    return BOMB <= move < HURL


def is_hurl(move: Move) -> bool:
    """Whether a knife is thrown."""
    return HURL <= move < STAB


def is_stab(move: Move) -> bool:
    """Whether somebody is stabbed."""
    return STAB <= move < RELOAD


def is_reload(move: Move) -> bool:
    """Whether a firearm is loaded."""
    return RELOAD <= move < REPAIR


def is_repair(move: Move) -> bool:
    """Whether a firearm is repaired."""
    return REPAIR <= move < PICK


def is_pick(move: Move) -> bool:
    """Whether an object is picked up from the ground."""
    return PICK <= move < TAKE


def is_take(move: Move) -> bool:
    """Whether an object is taken from somebody."""
    return TAKE <= move < GIVE


def is_swap(move: Move) -> bool:
    """Whether an object is offered in exchange."""
    return SWAP <= move < FOR


def is_trade(move: Move) -> bool:
    """Whether an object goes to somebody or comes from somebody."""
    return TAKE <= move < FOR


def is_drop(move: Move) -> bool:
    """Whether somebody lets something fall."""
    return DROP <= move < BUY


def is_buy(move: Move) -> bool:
    """Whether something is bought."""
    return BUY <= move < HIDE


def is_of_nature(move: Move) -> bool:
    """Whether it is a move of nature."""
    return move >= ACTIVATE


# What it names --------------------------------------------------------------------------------------------------


def zone_in(move: Move) -> Zone:
    """The zone to walk to, to throw dynamite into, or to place something in."""
    return move % ZONES


def weapon_in(move: Move) -> Kind:
    """With what somebody attacks."""
    if move < PLACE:
        return DYNAMITE
    if move < DOUBLE:
        return (move - SHOOT) // TARGETS
    if move < DOUBLE + CAST:
        return COLT
    if move < BOMB:
        return SAWED_OFF
    if move < HURL:
        return DYNAMITE
    return KNIFE


def target_in(move: Move) -> Who:
    """Whom an attack is for, or a lock; nobody if it is for a zone."""
    if move < SHOOT:
        return NOBODY
    return (move - SHOOT) % TARGETS if move < DOUBLE else (move - DOUBLE) % CAST


def thing_in(move: Move) -> Kind:
    """The kind of object that is loaded, repaired, picked up, traded, wanted, dropped, bought or hidden."""
    if move < REPAIR:
        return move - RELOAD
    if move < PICK:
        return move - REPAIR
    if move < TAKE:
        return move - PICK
    if move < FOR:
        return (move - TAKE) % TRADES // CAST
    if move < DROP:
        return move - FOR
    if move < BUY:
        return move - DROP
    if move < HIDE:
        return move - BUY
    if move == HIDE:
        return STONE
    return move - HIDE - 1 + NUGGET


def partner_in(move: Move) -> Who:
    """With whom an object is traded."""
    return (move - TAKE) % CAST


def person_in(move: Move) -> Who:
    """Who is given to another player, or reacts."""
    return (move - CEDE) % CAST


def drawn_in(move: Move) -> i64:
    """What nature draws: a character, a card, a joker or a marker, by its number."""
    if move < CARD:
        return move - ACTIVATE
    if move < PANIC:
        return move - CARD
    if move < DEAL:
        return move - PANIC
    if move < STRAY:
        return (move - DEAL) // CAST
    if move < FIND:
        return move - STRAY
    return move - FIND if move < FIRST else move - FIRST


# Making them ----------------------------------------------------------------------------------------------------


def shoot(gun: Kind, target: Who) -> Move:
    """To fire a firearm at somebody, or at the lock."""
    return SHOOT + gun * TARGETS + target


def trade(first: Move, thing: Kind, partner: Who) -> Move:
    """To take, give or swap an object: the first move of that kind says which."""
    return first + thing * CAST + partner


def hide(thing: Kind) -> Move:
    """To choose a stone or a nugget to be hidden next."""
    if thing == STONE:
        return HIDE
    return HIDE + 1 + thing - NUGGET


def deal(joker: i64, who: Who) -> Move:
    """Nature deals a joker."""
    return DEAL + joker * CAST + who
