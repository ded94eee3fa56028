"""Options of Dexterity Jane and its opening position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from saloon.games.jane.events import JaneEvent
from saloon.games.jane.features import FEATURES
from saloon.games.jane.fingers import Fingers
from saloon.games.jane.look import restore
from saloon.games.jane.moves import MOVES, SEATS
from saloon.games.jane.rules import Jane
from saloon.games.jane.stages import GUESS
from saloon.games.jane.state import ROUNDS, TO_BE_WON, TO_NOBODY, TO_VICTIM, Terms
from saloon.games.jane.verify import check_steps
from saloon.games.jane.view import JaneView
from saloon.kernel.game import Game
from saloon.kernel.options import UNASKED, only_with
from saloon.kernel.races import RaceMode, RaceRules
from saloon.kernel.state import State

THINKING: Final = 1500  # milliseconds
CHECK_STEP: Final = 1100  # milliseconds; as the page's steps.ts has it
UNHURRIED: Final = 6  # times as long without a race
ONLY_STICK_UP: Final = only_with(variant=("stick_up",))
PEACEFUL: Final[dict[str, tuple[str, ...]]] = {"variant": ("base", "simplified")}
ROBBED_TILES: Final = {"victim": TO_VICTIM, "discard": TO_NOBODY, "unopposed": TO_BE_WON}


class JaneOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match; the defaults are the rulings."""

    variant: Literal["base", "simplified", "stick_up"] = "base"  # DJ-35: the last two do not go together
    relaxed: Annotated[bool, Meta(extra=UNASKED)] = (
        False  # DJ-R14: no race; everybody answers, and all who are right score
    )
    show_numbers: bool = False  # DJ-R2: face-down cards show their numbers
    coin_choice: Annotated[Literal["place", "random"], ONLY_STICK_UP] = (
        "place"  # DJ-R6: who picks a coin, the taker or chance
    )
    robbed_tile: Annotated[  # DJ-R7: of two players, when one shoots
        Literal["victim", "discard", "unopposed"], ONLY_STICK_UP
    ] = "victim"
    wrong_lock: Literal["free", "card"] = "free"  # DJ-R12: what a wrong lock costs
    thinking_time: bool = False  # DJ-R12: no lock counts sooner than after THINKING

    def __post_init__(self) -> None:
        if self.variant == "stick_up":
            if self.relaxed:
                raise ValueError("option 'relaxed' does not go with variant stick_up, which is about drawing first")
        elif self.coin_choice != "place" or self.robbed_tile != "victim":
            raise ValueError("options 'coin_choice' and 'robbed_tile' go with variant stick_up")


class JaneRaces(RaceRules):
    """Who locks first while cards lie open."""

    modes = (
        RaceMode("friends"),
        RaceMode("ranked"),
        RaceMode("relaxed", sets={"relaxed": True}, needs=PEACEFUL),  # DJ-R14
        RaceMode("room"),
        RaceMode("ghost", needs=PEACEFUL),  # nobody can be robbed who is not there
    )
    input = Fingers()

    def going_on(self, state: State) -> bool:
        """While cards lie open, also for the last seat that has not answered; coins are taken in turn."""
        assert isinstance(state, Jane)
        return state.stage == GUESS

    def is_relaxed(self, state: State) -> bool:
        """Without a race (DJ-R14)."""
        assert isinstance(state, Jane)
        return state.terms.relaxed

    def limit(self, state: State) -> int | None:
        """20 seconds and 5 more a card (DJ-R3); much longer without a race (DJ-R14)."""
        assert isinstance(state, Jane)
        seconds = 20 + 5 * len(state.cards)
        return 1000 * seconds * (UNHURRIED if state.terms.relaxed else 1)

    def look(self, state: State) -> int:
        """As long as the page takes to show the check of the last round."""
        assert isinstance(state, Jane)
        return 0 if state.past is None else CHECK_STEP * (check_steps(state.past) + 2)

    def least(self, state: State) -> int:
        """With *thinking time* a second and a half (DJ-R12), but not without a race."""
        assert isinstance(state, Jane)
        return THINKING if state.terms.thinking and not state.terms.relaxed else 0

    def ladder(self, options: Struct) -> str:
        """One for each variant."""
        assert isinstance(options, JaneOptions)
        return options.variant


class JaneGame(Game):
    """Dexterity Jane."""

    id = "jane"
    seats = range(2, SEATS + 1)
    Options = JaneOptions
    View = JaneView
    Event = JaneEvent
    moves = MOVES
    rules_version = 1
    # Coins and Sheriff; then 55 cards; and in each round a reveal, a move of every seat and two coins taken.
    longest = SEATS + 1 + ROUNDS * (ROUNDS + 1) // 2 + ROUNDS * (1 + SEATS + 2)
    features = FEATURES
    folder = Path(__file__).parent
    race = JaneRaces()

    def new(self, options: Struct, seats: int) -> Jane:
        """All cards in the deck, nobody given anything."""
        assert isinstance(options, JaneOptions)
        terms = Terms(
            seats=seats,
            easy=options.variant == "simplified",
            stick_ups=options.variant == "stick_up",
            relaxed=options.relaxed,
            show_numbers=options.show_numbers,
            blind=options.coin_choice == "random",
            robbed_tile=ROBBED_TILES[options.robbed_tile],
            fines=options.wrong_lock == "card",
            thinking=options.thinking_time,
        )
        return Jane(terms)

    def state_from_view(self, options: Struct, seats: int, view: JaneView) -> Jane:
        """A match that looks as the view says (look.py)."""
        jane = self.new(options, seats)
        restore(jane, view)
        return jane


GAME: Final = JaneGame()
