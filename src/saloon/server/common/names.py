"""Names of people: any script and emoji, but nothing invisible and nothing that disguises another name."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24  # signs as people count them: a flag is one, a family too
ROOM: Final = 40  # characters of which these signs are made
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that nobody sees
SPECIAL: Final = {" ": " ", "\u200c": "N", "\u200d": "J"}
RANGES: Final = {
    "M": range(0x1F3FB, 0x1F400),  # colours of skin
    "F": range(0x1F1E6, 0x1F200),  # halves of flags
    "E": range(0x1F000, 0x1FB00),  # emoji: new ones come every year, before Python knows them
    "T": range(0xE0020, 0xE0080),  # tags, in the flags of England, Scotland and Wales
}
VIRAMA: Final = 9  # the class of the marks after which scripts of India join letters, or do not
SIGN: Final = r"(?:FF|EM{0,2}T{0,7}(?:JEM{0,2})*|[LA](?:M|V[JN]?){0,4}|AM{0,4}N(?=A))"
NAME: Final = re.compile(rf"{SIGN}(?: ?{SIGN}){{0,{LONGEST - 1}}}")


class BadName(ValueError):  # noqa: N818
    """A name that is empty, too long, or holds invisible characters."""


def fit_name(text: str) -> str:
    """The name, normalised and with single spaces; `BadName` if it is not allowed."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if len(name) > ROOM or NAME.fullmatch("".join(map(kind_of, name))) is None:
        raise BadName(f"a name has 1 to {LONGEST} signs, and all of them can be seen")
    return name


def cut_name(text: str) -> str:
    """An allowed name as it is; of another one what is left without everything invisible or too long, perhaps nothing.

    For names in imported records, which other programs may have written.
    """
    try:
        return fit_name(text)
    except BadName:
        letters = "".join(sign for sign in unicodedata.normalize("NFC", text[:ROOM]) if kind_of(sign) in "LA ")
        return " ".join(letters.split())[:LONGEST].strip()


def kind_of(sign: str) -> str:
    """The class of a character in a name, as one letter: a letter, a mark, part of an emoji; `!` is not allowed."""
    if sign in SPECIAL:
        return SPECIAL[sign]
    for kind, signs in RANGES.items():
        if ord(sign) in signs:
            return kind
    category = unicodedata.category(sign)
    if category[0] == "M":
        return "V" if unicodedata.combining(sign) == VIRAMA else "M"
    if category == "So":
        return "!" if sign in BLANKS else "E"
    if category[0] not in "LNPS" or sign in BLANKS:
        return "!"
    return "A" if unicodedata.bidirectional(sign) == "AL" else "L"
