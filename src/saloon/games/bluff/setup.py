"""Options of Bluff You! and its opening position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from saloon.games.bluff.events import BluffEvent
from saloon.games.bluff.features import FEATURES
from saloon.games.bluff.look import restore
from saloon.games.bluff.moves import MOVES, SEATS
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.state import Terms
from saloon.games.bluff.tokens import ALL
from saloon.games.bluff.view import BluffView
from saloon.kernel.game import Game
from saloon.kernel.state import State

ENDLESS: Final = 1000  # turns a player after which even a match without a limit ends, so that every match does
TURN: Final = 6  # the most moves in a turn: a roll, a doublet for 5 points, and 2 + 1 + 1 + 1 returned for it


class BluffOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match; the defaults are the rulings."""

    stake: Literal["announced", "rolled"] = "announced"  # BY-R1: which token a claim is about
    any_number: bool = False  # BY-R2: claims may name tokens that are gone
    gift_chooser: Literal["roller", "guesser"] = "roller"  # BY-R4: who chooses the token given for a failed steal
    turn_limit: Annotated[int, Meta(ge=1, le=ENDLESS)] | None = 30  # BY-R9: turns a player; None for no limit


class BluffGame(Game):
    """Bluff You!"""

    id = "bluff"
    seats = range(2, SEATS + 1)
    Options = BluffOptions
    View = BluffView
    Event = BluffEvent
    moves = MOVES
    rules_version = 1
    longest = 1 + SEATS * ENDLESS * TURN
    features = FEATURES
    folder = Path(__file__).parent

    def new(self, options: Struct, seats: int) -> BluffYou:
        """All tokens in the centre (BY-1), nobody named to roll first."""
        assert isinstance(options, BluffOptions)
        terms = Terms(
            seats=seats,
            rolled_stake=options.stake == "rolled",
            any_number=options.any_number,
            guesser_chooses=options.gift_chooser == "guesser",
            last_turn=seats * (options.turn_limit or ENDLESS),
            counted=options.turn_limit is not None,
        )
        return BluffYou(terms, ALL, [0] * seats)

    def turn(self, state: State) -> int:
        """One roll with everything that follows from it: who answers and then rolls has time for each."""
        assert isinstance(state, BluffYou)
        return int(state.turns)

    def state_from_view(self, options: Struct, seats: int, view: BluffView) -> BluffYou:
        """A match that looks as the view says (look.py)."""
        bluff = self.new(options, seats)
        restore(bluff, view)
        return bluff


GAME: Final = BluffGame()
