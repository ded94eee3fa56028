"""Options of Nerve and its opening position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from nerve.events import NerveEvent
from nerve.moves import HIGHEST, MOVES
from nerve.rules import Nerve
from nerve.view import NerveView
from saloon.kernel import Game, Rng


class NerveOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match."""

    highest: Annotated[int, Meta(ge=9, le=HIGHEST)] = 12  # NV-1
    low: bool = False  # NV-5


class NerveGame(Game):
    """Nerve."""

    id = "nerve"
    seats = range(2, 5)
    Options = NerveOptions
    View = NerveView
    Event = NerveEvent
    moves = MOVES
    rules_version = 1
    longest = 4 * 3  # each seat is dealt a card, speaks, and may be dealt another
    features = 3 + 3 * 4
    folder = Path(__file__).parent
    page = folder / "page"

    def new(self, options: Struct, seats: int) -> Nerve:
        """Nobody has a card."""
        assert isinstance(options, NerveOptions)
        return Nerve(seats, options.highest, options.low)

    def state_from_view(self, options: Struct, seats: int, view: NerveView) -> Nerve:
        """Put any card where the seat knows that there is one, then let it imagine which."""
        assert view.seat is not None
        nerve = self.new(options, seats)
        nerve.spoken = view.spoken
        nerve.cards = list(view.shown) or [int(dealt) for dealt in view.dealt]
        nerve.aside = [int(swapped) for swapped in view.swapped]
        nerve.cards[view.seat] = view.card
        nerve.aside[view.seat] = view.aside
        return nerve.imagine(view.seat, Rng(0))


GAME: Final = NerveGame()
