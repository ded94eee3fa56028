"""What was worked out before, as long as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class SizedCache:
    """Answers by what was asked; those asked for last are kept, up to so many bytes in all."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0  # bytes

    def get(self, key: Hashable) -> bytes | None:
        """The answer, if it is still there."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer, in the place of those that were not asked for the longest."""
        self.size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self.size > self._room:
            _, forgotten = self._answers.popitem(last=False)
            self.size -= len(forgotten)
