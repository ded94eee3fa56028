"""Sets of small numbers as the bits of one word: number n is bit n, and n is at most 62."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """`value << places`. mypyc computes a literal left operand in 32 bits; a parameter keeps its 64."""
    return value << places


def only(number: i64) -> i64:
    """The set that holds just this number."""
    return shifted(1, number)


def count(members: i64) -> i64:
    """How many numbers the set holds. Hands are small: one step a member beats the clever ways."""
    size: i64 = 0
    while members:
        members &= members - 1
        size += 1
    return size


def population(members: i64) -> i64:
    """The same count for large sets: sizes of groups of 2, 4, 8, 16 and 32 bits are summed side by side."""
    pairs = members - ((members >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = eights + (eights >> 8)
    thirties = sixteens + (sixteens >> 16)
    return (thirties + (thirties >> 32)) & 0x7F


def lowest(members: i64) -> i64:
    """The smallest number of a set that is not empty."""
    low = members & -members
    number: i64 = 0
    if low >> 32:
        number = 32
        low >>= 32
    if low >> 16:
        number += 16
        low >>= 16
    if low >> 8:
        number += 8
        low >>= 8
    if low >> 4:
        number += 4
        low >>= 4
    if low >> 2:
        number += 2
        low >>= 2
    return number + (low >> 1)


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest number of the set, counted from 0; the set holds more than n.

    Sizes of groups of 2, 4, 8, 16 and 32 bits are summed side by side in one word; then the search halves the group.
    (A literal of more than 62 bits would be a Python object in the compiled module.)
    """
    pairs = members - ((members >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = (eights + (eights >> 8)) & 0x00FF00FF00FF00FF
    number: i64 = 0
    below = (sixteens + (sixteens >> 16)) & 0xFF
    if n >= below:
        n -= below
        number = 32
    below = (sixteens >> number) & 0xFF
    if n >= below:
        n -= below
        number += 16
    below = (eights >> number) & 0xFF
    if n >= below:
        n -= below
        number += 8
    below = (fours >> number) & 0xF
    if n >= below:
        n -= below
        number += 4
    below = (pairs >> number) & 0x3
    if n >= below:
        n -= below
        number += 2
    if n >= (members >> number) & 1:
        number += 1
    return number


def members_of(members: i64) -> list[int]:
    """The numbers of the set, ascending."""
    numbers: list[int] = []
    append_members(numbers, members, 0)
    return numbers


def append_members(numbers: list[int], members: i64, offset: i64) -> None:
    """Append offset + number for each number of the set, ascending."""
    while members:
        numbers.append(lowest(members) + offset)
        members &= members - 1


def set_of(numbers: list[int]) -> i64:
    """The set that holds these numbers."""
    members: i64 = 0
    for number in numbers:
        members |= only(number)
    return members
