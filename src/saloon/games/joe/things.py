"""The numbers by which the rules know characters, objects, results, cards, frames and moves."""

from __future__ import annotations

from typing import Final, get_args

from saloon.games.joe.cards import WEAPONS, JokerEffect, PanicEffect, load_cards

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

# An object as a number: its kind, and for a firearm its rounds and whether it is jammed.
ROUND: Final = 16
JAMMED: Final = 256
LYING: Final = 512  # times the zone, for objects on the ground

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

# What a shot card is drawn for, beside the weapon.
FOR_TARGET: Final = 0
FOR_STRAY: Final = 1
FOR_LOCK: Final = 2
FOR_FUSE: Final = 3  # whether dynamite goes off
FOR_VICTIM: Final = 4  # of an explosion
FOR_REPAIR: Final = 5
FOR_STAB: Final = 6
PURPOSE: Final = 15
SLOT: Final = 16  # times the firearm's place
LUCKY: Final = 64  # drawn again by the devil's luck

# A joker's order: kept back, to be used at the first moment that it helps, or used up.
HELD: Final = 0
ARMED: Final = 1
USED: Final = 2

ACTION_POINTS: Final = 4  # JOE-13
DEADLY: Final = 3  # wounds (JOE-5)

# Frames: what is still to be decided or done, one upon the other.
F_DEAL: Final = 0  # nature: deal a joker to `who`
F_MARKER: Final = 1  # nature: draw an activation marker
F_CARD: Final = 2  # nature: draw a shot card
F_STRAY: Final = 3  # nature: who else is hit
F_PANIC: Final = 4  # nature: draw a panic card for `who`
F_FIND: Final = 5  # nature: which face-down marker `who` looks at
F_FIRST: Final = 6  # nature: which ambusher reacts first
NATURAL: Final = 7  # frames below are nature's
F_SHOP: Final = 7  # the seat of `who` buys gear
F_HIDE: Final = 8  # the seat of `who` chooses which marker to hide next
F_PLACE: Final = 9  # the seat of `who` places itself, or objects
F_OFFER: Final = 10  # `who` may take an object that lies ready
F_TURN: Final = 11  # `who` acts
F_REACT: Final = 12  # `who`, in ambush, may react to `whom`
F_REACTOR: Final = 13  # which of several ambushers reacts
F_RETREAT: Final = 14  # `who` retreats
F_SPILL: Final = 15  # `who` drops a pocket object
F_ROOM: Final = 16  # `who` drops something to make room for `what`
F_FOR: Final = 17  # `who` names what it wants in exchange
F_CONSENT: Final = 18  # the seat of `who` agrees or not
F_FOUND: Final = 19  # `who` takes the marker it looked at, or leaves it
F_CEDE: Final = 20  # the seat `who` gives a character to the seat `whom`
F_YIELD: Final = 21  # the seat `who` agrees to surrender, or not
ASKING: Final = 22  # frames below ask a seat; from here on they run by themselves
F_NEXT: Final = 22  # the next marker, round or scenario
F_AFTER: Final = 23  # an action of `who` is done
F_RESUME: Final = 24  # reactions are over, `who` goes on
F_CALM: Final = 25  # a reaction of `who` is done
F_BLAST: Final = 26  # the next victim of an explosion
F_BEGIN: Final = 27  # everybody is in place
F_REACTIONS: Final = 28  # those of `what` who lie in ambush may react to `whom`
FRAMES: Final = (
    "deal",
    "marker",
    "card",
    "stray",
    "panic",
    "find",
    "first",
    "shop",
    "hide",
    "place",
    "offer",
    "turn",
    "react",
    "reactor",
    "retreat",
    "spill",
    "room",
    "for",
    "consent",
    "found",
    "cede",
    "yield",
    "next",
    "after",
    "resume",
    "calm",
    "blast",
    "begin",
    "reactions",
)

# Moves: first those that name a zone, then those that name an object or a character, then single words.
ZONES: Final = 109  # of Goldfever
M_GO: Final = 0
M_DRAG: Final = 109
M_THROW: Final = 218
M_PLACE: Final = 327
M_SHOOT: Final = 436  # 4 firearms at 12 characters or a lock
M_DOUBLE: Final = 488  # two firearms at 12 characters
M_BOMB: Final = 512
M_HURL: Final = 524
M_STAB: Final = 536
M_RELOAD: Final = 548
M_REPAIR: Final = 552
M_PICK: Final = 556
M_TAKE: Final = 567  # 11 kinds, 12 characters
M_GIVE: Final = 699
M_SWAP: Final = 831
M_FOR: Final = 963
M_DROP: Final = 974
M_BUY: Final = 985
M_HIDE: Final = 992  # a stone or one of three nuggets
M_CEDE: Final = 996
M_REACT: Final = 1008
M_DRINK: Final = 1020
M_LOOK: Final = 1021
M_UNTIE: Final = 1022
M_AMBUSH: Final = 1023
M_STAY: Final = 1024
M_JOKER: Final = 1025
M_ARM: Final = 1026
M_HOLD: Final = 1027
M_SURRENDER: Final = 1028
M_YIELD: Final = 1029
M_EXIT: Final = 1030
M_END: Final = 1031
M_PASS: Final = 1032
M_YES: Final = 1033
M_NO: Final = 1034
M_ACTIVATE: Final = 1035
M_CARD: Final = 1047
M_PANIC: Final = 1101
M_DEAL: Final = 1137  # 18 jokers, 12 characters
M_STRAY: Final = 1353
M_FIND: Final = 1365  # six face-down markers
M_FIRST: Final = 1371
MOVES_IN_ALL: Final = 1383
