"""The weights of the evaluation, written by `python -m benchmarks.tune_duel` (docs/bots.md).

A line a feature: the weight with all cards left, then with none, in 1/65536 logit.
"""

from __future__ import annotations

from typing import Final

# fmt: off
PLAN: Final = (
    -7921, 7921,  # own here
    -534, 249,  # own steps
    -7, -108,  # own steps squared
    -99, -1409,  # own crossed
    -1006, -514,  # own left
    -1017, -1570,  # own dead
    994, -683,  # own free
    337, 1331,  # own narrow
    948, -283,  # own near
    -41, 3199,  # own nearish
    -208, 1771,  # own pairs
    -726, 6060,  # own jumps
    39, -27,  # own stuck
    9036, 10615,  # own hand
    843, -2290,  # own hand near
    -1538, -525,  # own hand nearish
    5076, -6898,  # own hand dead
    -2257, 15245,  # own hand pairs
    4170, -4707,  # own hand jumps
    -494, -589,  # own cheapest
    -466, -598,  # own second
    13, -222,  # own favour
    0, 0,  # foe here
    625, 384,  # foe steps
    250, 97,  # foe steps squared
    -346, 445,  # foe crossed
    0, 0,  # foe left
    771, 4400,  # foe dead
    149, 814,  # foe free
    -875, 154,  # foe narrow
    2545, -4386,  # foe near
    1243, -2489,  # foe nearish
    895, 2681,  # foe pairs
    -2269, -11534,  # foe jumps
    -5, 73,  # foe stuck
    0, 0,  # foe hand
)
# fmt: on

# fmt: off
VALUE: Final = (
    -4520, 4633,  # own here
    -905, 236,  # own steps
    -113, -156,  # own steps squared
    -712, -1376,  # own crossed
    -524, -5083,  # own left
    -471, -644,  # own dead
    845, -3454,  # own free
    -34, 1791,  # own narrow
    0, 5201,  # own near
    -87, 7871,  # own nearish
    -98, 4232,  # own pairs
    -1560, 7968,  # own jumps
    -33, -86,  # own stuck
    8384, 9214,  # own hand
    2541, 14505,  # own hand near
    -819, 3764,  # own hand nearish
    13611, -22067,  # own hand dead
    -4893, 11392,  # own hand pairs
    3723, 37417,  # own hand jumps
    -488, -266,  # own cheapest
    -706, 23,  # own second
    455, -448,  # own favour
    3463, -3350,  # foe here
    1377, 78,  # foe steps
    57, 31,  # foe steps squared
    687, 1453,  # foe crossed
    335, 3307,  # foe left
    -657, 1315,  # foe dead
    -541, 940,  # foe free
    -89, -1251,  # foe narrow
    1637, -2123,  # foe near
    459, -7424,  # foe nearish
    426, -738,  # foe pairs
    2138, -24182,  # foe jumps
    86, 143,  # foe stuck
    -9062, -5786,  # foe hand
)
# fmt: on
