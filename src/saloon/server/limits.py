"""How much one line or one address may ask."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """A bucket of tokens that fills by so many a second up to its size; each request takes one."""

    __slots__ = ("_level", "_rate", "_seen", "_size", "_time")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._time = clock
        self._level = size
        self._seen = clock()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        now = self._time()
        self._level = min(self._size, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self._level + (self._time() - self._seen) * self._rate >= self._size


class Buckets:
    """One bucket an address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of this address."""
        if len(self._buckets) > 10_000:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
        return bucket.take()
