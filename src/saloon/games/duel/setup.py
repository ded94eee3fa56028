"""Options of the duel and its opening position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.games.duel.events import DuelEvent
from saloon.games.duel.features import FEATURES
from saloon.games.duel.look import restore
from saloon.games.duel.moves import HIGHEST, MOVES
from saloon.games.duel.rules import Duel
from saloon.games.duel.state import Terms, new_side
from saloon.games.duel.view import DuelView
from saloon.kernel.game import Game
from saloon.kernel.options import UNASKED
from saloon.kernel.outcome import Outcome


class DuelOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match; the defaults are the rulings."""

    last_card_exception: bool = False  # TG-R3: a lone last card may be laid by itself
    touch_move: bool = False  # TG-R4: a first card that leaves no second one loses
    hidden_log: bool = False  # TG-R8: only the tops of the piles are shown
    loser_starts: bool = False  # TG-R7: the loser of the last match begins the next
    last_loser: Annotated[int, Meta(ge=0, le=1, extra=UNASKED)] | None = None  # who that was
    highest: Annotated[int, Meta(ge=7, le=HIGHEST, extra=UNASKED)] = HIGHEST  # for study: cards 2 to highest
    hand: Annotated[int, Meta(ge=2, le=6, extra=UNASKED)] = 6  # for study: a smaller hand

    def __post_init__(self) -> None:
        if self.last_loser is not None and not self.loser_starts:
            raise ValueError("option 'last_loser' goes with 'loser_starts'")
        if self.highest - 1 < self.hand:
            raise ValueError("option 'highest' leaves fewer cards than option 'hand' deals")


class DuelGame(Game):
    """The Game: Le Duel."""

    id = "duel"
    seats = range(2, 3)
    Options = DuelOptions
    View = DuelView
    Event = DuelEvent
    moves = MOVES
    rules_version = 1
    longest = 1 + 2 * (58 + 58 + 29)  # the first player; and each side draws 58, lays 58 and ends at most 29 turns
    features = FEATURES
    folder = Path(__file__).parent

    def new(self, options: Struct, seats: int) -> Duel:
        """Bases laid out, draw piles full, nobody named to begin."""
        assert isinstance(options, DuelOptions)
        assert seats == 2
        terms = Terms(
            highest=options.highest,
            hand_limit=options.hand,
            last_card_exception=options.last_card_exception,
            touch_move=options.touch_move,
            hidden_log=options.hidden_log,
            starter=-1 if options.last_loser is None else options.last_loser,
        )
        return Duel(terms, new_side(terms), new_side(terms))

    def state_from_view(self, options: Struct, seats: int, view: DuelView) -> Duel:
        """A match that looks as the view says (look.py)."""
        duel = self.new(options, seats)
        restore(duel, view)
        return duel

    def rematch(self, options: Struct, outcome: Outcome) -> DuelOptions:
        """With the option, the loser begins the next match (TG-R7)."""
        assert isinstance(options, DuelOptions)
        return replace(options, last_loser=outcome.ranks.index(2)) if options.loser_starts else options

    def shows_log(self, options: Struct) -> bool:
        """With the option, what lies under the tops of the piles must be remembered (TG-R8)."""
        assert isinstance(options, DuelOptions)
        return not options.hidden_log


GAME: Final = DuelGame()
