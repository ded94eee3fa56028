"""Reads beside the writer, and beside each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine

THREADS: Final = 2  # one long read does not keep the short ones waiting
Answer = TypeVar("Answer")


class Reader:
    """Asks in threads of its own, with one hop there and back for a whole question, however many queries it has."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")

    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer to a question."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            return question(connection)

    def close(self) -> None:
        """Finish what is being asked, then stop."""
        self._threads.shutdown()
