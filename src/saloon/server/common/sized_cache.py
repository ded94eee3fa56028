"""A least-recently-used cache, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class SizedCache:
    """Answers by their question, up to a number of bytes in all."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0  # bytes

    def get(self, key: Hashable) -> bytes | None:
        """The cached answer, if it is still there."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer, and drop those that were used least recently."""
        self.size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self.size > self._room:
            _, forgotten = self._answers.popitem(last=False)
            self.size -= len(forgotten)
