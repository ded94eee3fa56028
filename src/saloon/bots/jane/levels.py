"""Five levels, from a child to Jane. docs/bots.md has their measured times and errors."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, Reaction
from saloon.bots.jane.reflexes import Reflexes, draw_after, look_at, scattered
from saloon.bots.jane.robbery import best_place, stick_up
from saloon.games.jane.codes import TAKE
from saloon.games.jane.layout import turns_of
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.games.jane.stages import GUESS
from saloon.kernel import Sight

CHOOSING: Final = 0.8  # seconds in which a coin is chosen
LOOKS: Final = 3  # at most, where it pays to look again


class ReflexBot(Bot):
    """Looks, and locks or shoots, as a person would."""

    person: Reflexes
    trust: float  # how often it believes that it reads the table right

    def choose(self, sight: Sight) -> int:
        """Its move, without the time."""
        return self.react(sight).move

    def react(self, sight: Sight) -> Reaction:
        """Its move and reaction time."""
        jane = sight.imagine(self.rng)  # only the open cards are used
        assert isinstance(jane, Jane)
        if jane.stage != GUESS:
            return Reaction(TAKE + best_place(jane, self.seat), scattered(CHOOSING, self.person, self.rng))
        if jane.terms.stick_ups:
            shot = stick_up(jane, self.seat, self.person, self.trust, self.rng)
            if shot is not None:
                return Reaction(shot, draw_after(len(jane.cards), self.person, self.rng))
        careful = jane.terms.relaxed or jane.terms.seats == 2  # a mistake gives the tile to the other (DJ-31)
        return self._look_again(jane) if careful else self._look(jane)

    def _look(self, jane: Jane) -> Reaction:
        assert isinstance(self.options, JaneOptions)
        mats = self.options.variant == "simplified"
        glance = look_at(jane.cards, turns_of(jane.cards), self.person, mats, self.rng)
        return Reaction(glance.lock, glance.seconds)

    def _look_again(self, jane: Jane) -> Reaction:
        """Look again until the same answer came out twice."""
        seen: list[int] = []
        seconds = 0.0
        for _ in range(LOOKS):
            reaction = self._look(jane)
            seconds += reaction.seconds
            seen.append(reaction.move)
            if seen.count(reaction.move) > 1:
                break
        return Reaction(max(seen, key=seen.count), seconds)


class ChildBot(ReflexBot):
    """Slow, brave, and not yet sure which hand is the left one."""

    level = 1
    trust = 0.5
    person = Reflexes(
        notice=0.9,
        search=0.22,
        read=0.75,
        turn=0.8,
        pair=0.6,
        bend=0.3,
        scatter=0.16,
        tail=0.7,
        mirror=0.16,
        slip=0.05,
        miss=0.04,
        forget=0.25,
        swap=0.08,
    )


class GreenhornBot(ReflexBot):
    """Has read the rules and looks at everything once."""

    level = 2
    trust = 0.65
    person = Reflexes(
        notice=0.7,
        search=0.15,
        read=0.5,
        turn=0.55,
        pair=0.4,
        bend=0.2,
        scatter=0.13,
        tail=0.45,
        mirror=0.1,
        slip=0.03,
        miss=0.02,
        forget=0.14,
        swap=0.05,
    )


class CowhandBot(ReflexBot):
    """A good player after an evening of it."""

    level = 3
    trust = 0.8
    person = Reflexes(
        notice=0.55,
        search=0.1,
        read=0.32,
        turn=0.36,
        pair=0.25,
        bend=0.13,
        scatter=0.11,
        tail=0.3,
        mirror=0.055,
        slip=0.015,
        miss=0.01,
        forget=0.07,
        swap=0.03,
    )


class QuickdrawBot(ReflexBot):
    """Fast, and knows what a coin is worth."""

    level = 4
    trust = 0.9
    person = Reflexes(
        notice=0.45,
        search=0.06,
        read=0.2,
        turn=0.22,
        pair=0.14,
        bend=0.09,
        scatter=0.09,
        tail=0.2,
        mirror=0.025,
        slip=0.006,
        miss=0.005,
        forget=0.03,
        swap=0.015,
    )


class JaneBot(ReflexBot):
    """Dexterity Jane: the table is read before the others have found their thumbs."""

    level = 5
    trust = 0.97
    person = Reflexes(
        notice=0.38,
        search=0.03,
        read=0.11,
        turn=0.12,
        pair=0.06,
        bend=0.06,
        scatter=0.07,
        tail=0.1,
        mirror=0.006,
        slip=0.002,
        miss=0.001,
        forget=0.006,
        swap=0.004,
    )
