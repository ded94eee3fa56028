"""The duel as an OpenSpiel game written in Python, with explicit chance: every drawn card is a chance node."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from benchmarks.contestant import Contestant, Match
from benchmarks.duels.plain import CARDS, MOVES, Duel, Side

ACTION = {move: action for action, move in enumerate(MOVES)}

KIND = pyspiel.GameType(
    short_name="benchmark_duel",
    long_name="The Game: Le Duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
SIZES = pyspiel.GameInfo(
    num_distinct_actions=len(MOVES),
    max_chance_outcomes=CARDS.stop,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2 * (58 + 29),
)


class DrawnDuel(Duel):
    """The plain duel, but what is drawn comes from outside."""

    def __init__(self, starter: int) -> None:
        self.due: list[Side] = []  # who is to draw, the last one first
        super().__init__(starter, (list(CARDS), list(CARDS)))
        self.due.reverse()

    def draw(self, side: Side, number: int) -> None:
        self.due += [side] * min(number, len(side.deck))

    def begin_turn(self) -> None:
        if not self.due:
            super().begin_turn()

    def receive(self, card: int) -> None:
        """A card comes from the draw pile; after the last one the next turn begins."""
        side = self.due.pop()
        side.deck.remove(card)
        side.hand.append(card)
        self.begin_turn()


class DuelState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position: until chance has named who begins there is no duel."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.duel: DrawnDuel | None = None

    def current_player(self) -> int:
        duel = self.duel
        if duel is None or duel.due:
            return int(pyspiel.PlayerId.CHANCE)
        return duel.turn if duel.winner is None else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.duel is not None and self.duel.winner is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.duel is None:
            return [(0, 0.5), (1, 0.5)]
        deck = self.duel.due[-1].deck
        probability = 1.0 / len(deck)
        return [(card, probability) for card in deck]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.duel is not None
        return sorted([ACTION[move] for move in self.duel.legal()])

    def _apply_action(self, action: int) -> None:
        if self.duel is None:
            self.duel = DrawnDuel(starter=action)
        elif self.duel.due:
            self.duel.receive(action)
        else:
            self.duel.play(MOVES[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}" if self.duel else f"first {action}"
        pile, card = MOVES[action]
        return f"{card}{pile}" if card else pile

    def returns(self) -> list[float]:
        if self.duel is None or self.duel.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.duel.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self.history())


class DuelGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """The game, as OpenSpiel's registry knows it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(KIND, SIZES, params or {})

    def new_initial_state(self) -> DuelState:
        return DuelState(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> None:
        return None


pyspiel.register_game(KIND, DuelGame)


class OpenSpiel(Contestant):
    """The loop of OpenSpiel's own examples: a state is asked who moves, and told the action."""

    def __init__(self, seed: int, game: str = KIND.short_name) -> None:
        self.rng = Random(seed)
        self.game = pyspiel.load_game(game)

    def match(self) -> Match:
        choice, choices = self.rng.choice, self.rng.choices
        state = self.game.new_initial_state()
        moves = 0
        starter = -1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, probabilities)[0])
                continue
            if starter < 0:
                starter = state.current_player()
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return Match(moves, state.returns()[starter] > 0)
