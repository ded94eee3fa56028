"""Plain situations in Dynamit Joe, to see what a bot does there."""

from __future__ import annotations

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import AWAKE, CHARACTERS, FREE
from saloon.games.joe.flow.flow import run
from saloon.games.joe.position.own_frames import NextMarker
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.games.joe.turn.rounds import activate

SIDES = {"9.1": 2, "9.2": 2, "9.3": 3, "9.4": 2, "9.5": 2, "9.6": 3, "9.7": 2, "9.8": 4}


def scene(scenario: str, active: str, **places: str) -> Joe:
    """Those who are named stand there, awake and free; all others are dead. The active one has just been drawn."""
    joe = GAME.new(JoeOptions(scenario=scenario), SIDES[scenario])
    joe.stack = [NextMarker()]
    joe.round = 2
    for who, someone in enumerate(joe.cast):
        if someone.status:
            name = CHARACTERS[who]
            someone.status = 1 if name in places else 2
            someone.zone = joe.village.names.index(places.get(name, "EP1"))
            someone.asleep, someone.bound, someone.ambush = AWAKE, FREE, False
    joe.cup = 0
    joe.look_around()
    activate(joe, CHARACTERS.index(active))
    run(joe)
    return joe
