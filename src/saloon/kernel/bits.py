"""Sets of small numbers as the bits of one word: number n is bit n, and n is at most 62."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final[bool] = not __file__.endswith(".py")  # the type checker and the compiler are told that it is true

# De Bruijn's number: each power of two shifts other six bits of it to the top of a word, which tell the exponent.
UNIQUE: Final = 0x022FDD63CC95386D
EXPONENT: Final = bytes(number for _, number in sorted(((UNIQUE << number) >> 58 & 63, number) for number in range(64)))
# Eight entries for each byte: its lowest member, the next one, and so on, then zeros.
MEMBER: Final = b"".join(bytes(n for n in range(8) if byte >> n & 1).ljust(8, b"\0") for byte in range(256))


def shifted(value: i64, places: i64) -> i64:
    """`value << places`. mypyc computes a literal left operand in 32 bits; a parameter keeps its 64."""
    return value << places


def only(number: i64) -> i64:
    """The set that holds just this number."""
    return shifted(1, number)


def lowest(members: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return EXPONENT[((members & -members) * UNIQUE) >> 58 & 63]


if COMPILED:
    # Free of branches on the set: a processor would mispredict every second one.

    def by_eights(members: i64) -> i64:
        """How many numbers lie in each group of eight, as the bytes of one word.

        (A literal of more than 62 bits would be a Python object in the compiled module.)
        """
        pairs = members - ((members >> 1) & 0x1555555555555555)
        fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
        return (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F

    def count(members: i64) -> i64:
        """How many numbers the set holds."""
        sizes = by_eights(members)
        sizes += sizes >> 8
        sizes += sizes >> 16
        return (sizes + (sizes >> 32)) & 0x7F

    def nth(members: i64, n: i64) -> i64:
        """The n-th smallest number of the set, counted from 0; the set holds more than n."""
        eights = by_eights(members)
        sixteens = eights + (eights >> 8)
        size = (sixteens + (sixteens >> 16)) & 0xFF
        beyond = (size - 1 - n) >> 63  # all bits if the number lies beyond the first 32, else none
        number = 32 & beyond
        n -= size & beyond
        size = (sixteens >> number) & 0xFF
        beyond = (size - 1 - n) >> 63  # the same for the next 16
        number += 16 & beyond
        n -= size & beyond
        size = (eights >> number) & 0xFF
        beyond = (size - 1 - n) >> 63  # and for the next 8
        number += 8 & beyond
        n -= size & beyond
        return number + MEMBER[((members >> number) & 0xFF) << 3 | n]

else:
    # Few steps: the interpreter takes about as long for each.

    count = int.bit_count

    def nth(members: int, n: int) -> int:
        """The n-th smallest number of the set, counted from 0; the set holds more than n."""
        number = 0
        while n >= (size := (members & 0xFF).bit_count()):
            n -= size
            members >>= 8
            number += 8
        return number + MEMBER[(members & 0xFF) << 3 | n]


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
