"""The numbers by which the rules know what is in the box: characters, objects, cards and what they say."""

from __future__ import annotations

from typing import Final, get_args

from saloon.games.joe.box.cards import WEAPONS, JokerEffect, PanicEffect, load_cards

BOX: Final = load_cards()

# Characters, in the order of JOE-2.
CHARACTERS: Final = ("ted", "slim", "luke", "billy", "brad", "fred", "frank", "jake", "dave", "bob", "joe", "susan")
NAMES: Final = tuple(name.capitalize() for name in CHARACTERS)  # as they are told of
CAST: Final = 12
NOBODY: Final = -1

# Objects (JOE-4): the four firearms first.
OBJECTS: Final = (
    "colt",
    "sawed-off",
    "carbine",
    "rifle",
    "dynamite",
    "knife",
    "whisky",
    "stone",
    "nugget1",
    "nugget2",
    "nugget3",
)
KINDS: Final = 11
GUNS: Final = 4
COLT: Final = 0
SAWED_OFF: Final = 1
DYNAMITE: Final = 4
KNIFE: Final = 5
WHISKY: Final = 6
STONE: Final = 7
NUGGET: Final = 8  # the first of three
GOODS: Final = 7  # kinds on the price list (JOE-46)
NOTHING: Final = 15  # an empty pocket or holster
CAPACITY: Final = bytes([BOX.things.things[gun].rounds or 0 for gun in OBJECTS[:4]])  # rounds (JOE-4)
RANGE: Final = bytes([BOX.things.things[weapon].range or 0 for weapon in OBJECTS[:6]])  # zones (JOE-4)
PRICE: Final = bytes([BOX.things.things[ware].price or 0 for ware in OBJECTS[:7]])  # dollars (JOE-46)
STOCK: Final = bytes([BOX.things.things[ware].markers for ware in OBJECTS[:7]])  # markers in the box (JOE-10)

# What a card says (JOE-35).
MISS: Final = 0
JAM: Final = 1
PANIC: Final = 2
LIGHT: Final = 3
LIGHT_PANIC: Final = 4
SERIOUS: Final = 5
SERIOUS_PANIC: Final = 6
TOLD: Final = ("miss", "jam", "panic", "light", "light-panic", "serious", "serious-panic")
WOUNDS: Final = bytes([0, 0, 0, 1, 1, 2, 2])
FRIGHT: Final = bytes([0, 0, 1, 0, 1, 0, 1])
RESULT: Final = b"".join(BOX.results(weapon) for weapon in WEAPONS)  # of weapon w on card c: w * 54 + c
SHOTS: Final = 54

# Shot decks (JOE-34): cards 0..17 easy, 18..35 medium, 36..53 hard.
EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
LEVELS: Final = ("easy", "medium", "hard")
DECK: Final = 18
FULL_DECK: Final = 0x3FFFF
PANICS: Final = 36
FULL_PANIC: Final = 0xFFFFFFFFF
JOKERS: Final = 18
FULL_JOKERS: Final = 0x3FFFF

# What panic cards do, in the order of their words.
PANIC_EFFECTS: Final[tuple[str, ...]] = get_args(PanicEffect)
OUT_OF_SIGHT: Final = 3
DROP_GUN: Final = 4
DROP_ITEM: Final = 5
STUNNED: Final = 6
SHAKEN: Final = 7
LOSE_AMBUSH: Final = 8
SNAP_BACK: Final = 10
PANIC_CODE: Final = bytes([PANIC_EFFECTS.index(card.effect) for card in BOX.panics])

# What jokers do, in the order of their words.
JOKER_EFFECTS: Final[tuple[str, ...]] = get_args(JokerEffect)
MARKSMAN: Final = 0
DEVILS_LUCK: Final = 1
DODGE: Final = 2
POCKET_BIBLE: Final = 3
SECOND_WIND: Final = 4
QUICK_DRAW: Final = 5
IRON_NERVES: Final = 6
FULL_CHAMBER: Final = 7
GUNSMITH: Final = 8
HIDDEN_STICK: Final = 9
HIP_FLASK: Final = 10
JUMP_THE_GUN: Final = 11
FEINT: Final = 12
JOKER_CODE: Final = bytes([JOKER_EFFECTS.index(card.effect) for card in BOX.jokers])

# Whether a character is in play.
ABSENT: Final = 0
PLAYING: Final = 1
DEAD: Final = 2
CAPTURED: Final = 3
LEFT: Final = 4
STATUSES: Final = ("absent", "playing", "dead", "captured", "left")

# What a character sleeps for (JOE-R16), and what binds it (JOE-54, JOE-55).
AWAKE: Final = 0
TILL_SIGHT: Final = 1
TILL_NOISE: Final = 2
FREE: Final = 0
TIED: Final = 1
LOCKED: Final = 2

# A joker's order: kept back, to be used at the first moment that it helps, or used up.
HELD: Final = 0
ARMED: Final = 1
USED: Final = 2

ACTION_POINTS: Final = 4  # JOE-13
DEADLY: Final = 3  # wounds (JOE-5)
