"""The post: what is said on lines goes out at the end of a turn of the event loop, all of a line at once.

A commit lets hundreds of tables speak in one turn. Sending it all afterwards, in one go, keeps the processor in the
kernel's code and then in ours, and makes one packet of an answer and the news that follow it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from saloon.server.transport.slow_reader import SlowReader

if TYPE_CHECKING:
    from saloon.server.transport.websocket import WebSocket


class Post:
    """Sends what lines have to say, each of them once a turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[WebSocket] = []
        self.slow: set[SlowReader] = set()  # those for whom more waits than the system takes

    def expect(self, line: WebSocket) -> None:
        """A line that had nothing to say has something now."""
        if not self._waiting:
            self._loop.call_soon(self._go_round)
        self._waiting.append(line)

    def _go_round(self) -> None:
        waiting, self._waiting = self._waiting, []
        for line in waiting:
            line.send_out()


_posts: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Post]] = WeakKeyDictionary()


def post_of(loop: asyncio.AbstractEventLoop) -> Post:
    """The post of an event loop."""
    post = _posts.get(loop)
    if post is None:
        post = _posts[loop] = Post(loop)
    return post
