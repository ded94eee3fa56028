"""Games that are broken in one way each, and that the conformance suite must reject for that reason and no other."""

from tests.kernel.broken_games import capabilities, chance, choosing, ending, playing, secrecy

BROKEN = [*choosing.BROKEN, *chance.BROKEN, *playing.BROKEN, *ending.BROKEN, *secrecy.BROKEN, *capabilities.BROKEN]
