"""The settings of a clock, as requested, stored and shown."""

from typing import Annotated

from msgspec import Meta, Struct


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: so many seconds for each turn, then so many in all to draw on."""

    turn: Annotated[int, Meta(ge=5, le=86400)]
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0
