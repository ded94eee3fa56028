"""Moves by number: where each kind of them begins in the move table (moves.py)."""

from __future__ import annotations

from typing import Final

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
