"""The post: what is said on lines goes out at the end of a turn of the event loop, all of a line at once.

A commit lets hundreds of tables speak in one turn. Sending it all afterwards, in one go, keeps the processor in the
kernel's code and then in ours, and makes one packet of an answer and the news that follow it.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol
from weakref import WeakKeyDictionary


class Letterbox(Protocol):
    """A line that has something to send."""

    def send_out(self) -> None:
        """Send it."""


class Post:
    """Empties letterboxes, each of them once a turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._full: list[Letterbox] = []

    def expect(self, letterbox: Letterbox) -> None:
        """A letterbox that was empty has something in it now."""
        if not self._full:
            self._loop.call_soon(self._go_round)
        self._full.append(letterbox)

    def _go_round(self) -> None:
        full, self._full = self._full, []
        for letterbox in full:
            letterbox.send_out()


_posts: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Post]] = WeakKeyDictionary()


def post_of(loop: asyncio.AbstractEventLoop) -> Post:
    """The post of an event loop."""
    post = _posts.get(loop)
    if post is None:
        post = _posts[loop] = Post(loop)
    return post
