"""Any bot with little time to think, for tests that are not about its strength."""

from __future__ import annotations

from saloon.bots.registry import find_bot
from saloon.kernel import Game


def quick(game: Game, name: str, nodes: int) -> str:
    """The specification of a bot, with a budget of nodes if it takes one."""
    return f"{name}:nodes={nodes}" if "nodes" in find_bot(game, name).takes else name
