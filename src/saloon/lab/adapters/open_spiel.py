"""Any game as an OpenSpiel game, for its searches and solvers.

    import pyspiel
    import saloon.lab.adapters.open_spiel

    game = pyspiel.load_game("saloon_duel(highest=7,hand=2)")

Importing this module registers every installed game as `saloon_` and its id. Parameters are the game's options, the
number of `seats` (0: the fewest that they allow), and an `opening`: moves that are made before the game begins, as in
`* first 0; * draw 17; 0 17^`, so that one position can be studied. A word that looks like a number stands between
quotes: `saloon_joe(scenario="9.3")`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from saloon.kernel import NATURE, Game, Rng, games, read_option_texts
from saloon.kernel.options import show_value
from saloon.lab.adapters.extra import extra
from saloon.lab.adapters.line import OVER, Line

with extra("openspiel"):
    import numpy as np
    import pyspiel

FEWEST: Final = 0  # seats: as few as the options allow
OBSERVATION = pyspiel.IIGObservationType(perfect_recall=False)


class SaloonGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its options; `register` makes a subclass for each game."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = self.game
        plain = parameters(game)
        meant = {name: without_quotes(value) for name, value in (given or {}).items()}
        changed = {name: value for name, value in meant.items() if value != plain[name]}
        chosen = {name: value for name, value in changed.items() if name not in ("opening", "seats")}
        options = read_option_texts(game.Options, chosen)
        seats = int(changed.get("seats", game.places(options).start))
        self.start = Line(game, options, seats)
        if "opening" in changed:
            self.start.follow(changed["opening"])
        information = pyspiel.GameInfo(
            num_distinct_actions=game.moves.of_seats,
            max_chance_outcomes=len(game.moves) - game.moves.of_seats,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(self.kind, information, {name: with_quotes(value) for name, value in changed.items()})

    def new_initial_state(self) -> SaloonState:
        """The position in which this game begins."""
        return SaloonState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No match has more moves of nature than this."""
        return self.game.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SaloonObserver | None:
        """What turns a state into strings and numbers for one player; None for a kind that there is not."""
        if params:
            raise ValueError(f"observations have no parameters, not {', '.join(params)}")
        kind = iig_obs_type or OBSERVATION
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return SaloonObserver(self.game, kind)
        public = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE
        return PublicObserver(self.game, kind) if public and not kind.perfect_recall else None


class SaloonState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position. Players are seats; a player's action is a move of the table, chance's counts from nature's first."""

    def __init__(self, game: SaloonGame) -> None:
        super().__init__(game)
        self.line = game.start.copy()

    def current_player(self) -> int:
        """The seat to choose now; where several may move, they choose one after the other, going round."""
        seat = self.line.seat
        if seat == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.line.seat == OVER

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the last, evenly between."""
        outcome = self.line.state.outcome()
        return [0.0] * self.line.seats if outcome is None else list(outcome.returns())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's moves with their probabilities."""
        odds = self.line.state.odds()
        first = self.line.game.moves.of_seats
        total = sum(weight for _, weight in odds)
        return [(move - first, weight / total) for move, weight in odds]

    def resample_from_infostate(self, player: int, sampler: Any) -> SaloonState:
        """A position that the player cannot tell from this one, for information-set searches."""
        other: SaloonState = self.clone()
        other.line = self.line.imagine(player, Rng(int(sampler() * 2**53)))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.state.choices(player)

    def _apply_action(self, action: int) -> None:
        line = self.line
        line.go(action + line.game.moves.of_seats if line.seat == NATURE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self.line.game.moves
        return moves.text(action + moves.of_seats if player == pyspiel.PlayerId.CHANCE else action)

    def __str__(self) -> str:
        return str(self.line)


class SaloonObserver:
    """Observations are the present view and its features; with perfect recall, all that was seen, as a string alone.

    A view is not divided: what is asked for as private holds what is public as well.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.perfect_recall = kind.perfect_recall
        self.tensor = None if self.perfect_recall else np.zeros(game.features, np.float32)
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: SaloonState, player: int) -> None:
        """Put the player's features into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.line.state.features(player), np.uint8)

    def string_from(self, state: SaloonState, player: int) -> str:
        """What the player knows, as text."""
        return state.line.remembered(player) if self.perfect_recall else state.line.observed(player)


class PublicObserver(SaloonObserver):
    """What is public is what a spectator sees; there are no numbers for it."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        super().__init__(game, kind)
        self.tensor, self.dict = None, {}

    def string_from(self, state: SaloonState, player: int) -> str:
        """A spectator's view, as text."""
        return state.line.observed(None)


def parameters(game: Game) -> dict[str, Any]:
    """What can be set for a game, with the defaults; OpenSpiel knows no null, so that such an option is a text."""
    options = {
        field.name: field.default if isinstance(field.default, bool | int | float) else as_text(field.default)
        for field in msgspec.structs.fields(game.Options)
    }
    return {"seats": FEWEST, "opening": "", **options}


def as_text(value: object) -> str:
    """An option's value as a record would write it."""
    return value if isinstance(value, str) else show_value(value)


def with_quotes(value: Any) -> Any:
    """A text in quotes if OpenSpiel would take it for a number, such as the scenario 9.3."""
    return f'"{value}"' if isinstance(value, str) and show_value(value) != value else value


def without_quotes(value: Any) -> Any:
    """The word between the quotes."""
    quoted = isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == '"'
    return value[1:-1] if quoted else value


def register(game: Game) -> None:
    """Make a game known to OpenSpiel as `saloon_` and its id."""
    chance = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=f"saloon_{game.id}",
        long_name=f"Saloon: {game.id}, rules {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if len(game.moves) > game.moves.of_seats else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
    # A class, not a closure: OpenSpiel lets go of it after Python has ended, when nothing may be freed any more.
    pyspiel.register_game(kind, type(f"{game.id.title()}Game", (SaloonGame,), {"game": game, "kind": kind}))


for installed in games().values():
    register(installed)
