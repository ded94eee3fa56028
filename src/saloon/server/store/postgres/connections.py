"""Connections to PostgreSQL: one for the writer, one for heartbeats, a few for everybody's questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import asyncpg

Connect = Callable[[], Awaitable[asyncpg.Connection]]

Result = TypeVar("Result")

TRIES: Final = 5
PATIENCE: Final = 5.0  # seconds for one statement
OPENING: Final = 3.0  # seconds for a new connection
READERS: Final = 4

# Who is stopped in the middle of a statement must not keep a lock for ever, nor a connection that leads nowhere its
# session. The last four do nothing on a socket of this machine.
SETTINGS: Final = {
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "3s",
    "tcp_user_timeout": "3s",
    "tcp_keepalives_idle": "5s",
    "tcp_keepalives_interval": "2s",
    "tcp_keepalives_count": "2",
}
# Why a database cannot be used: it refuses, it cannot be reached, its address is none.
UNUSABLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)


def connector(url: str, name: str = "saloon", patience: float = PATIENCE) -> Connect:
    """What opens a connection of one's own, also in another process."""
    return partial(connect, url, name, patience)


async def connect(url: str, name: str = "saloon", patience: float = PATIENCE) -> asyncpg.Connection:
    """A connection of one's own; the name is what PostgreSQL calls it."""
    settings = {**SETTINGS, "application_name": name}
    opening = min(OPENING, patience)
    return await asyncpg.connect(url, server_settings=settings, command_timeout=patience, timeout=opening)


async def pool_of(url: str) -> asyncpg.Pool:
    """The connections for questions."""
    settings = {**SETTINGS, "application_name": "saloon"}
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=READERS,
        reset=as_it_is,
        server_settings=settings,
        command_timeout=PATIENCE,
        timeout=OPENING,
    )


async def as_it_is(connection: asyncpg.Connection) -> None:
    """Nobody here leaves a setting, a lock or a cursor behind: to clear them would be a second question for each."""


# It does not answer, or ends everybody's sessions: another house may reach it, and this one soon.
UNREACHABLE: Final[tuple[type[Exception], ...]] = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ObjectNotInPrerequisiteStateError,  # it lets nobody in
)


async def in_one(pool: asyncpg.Pool, do: Callable[[asyncpg.Connection], Awaitable[Result]]) -> Result:
    """Do something in one transaction, again if it and another one wait for each other: PostgreSQL ends one of them."""
    for left in reversed(range(TRIES)):
        try:
            async with pool.acquire() as connection, connection.transaction():
                return await do(connection)
        except asyncpg.DeadlockDetectedError:
            if not left:
                raise
    raise AssertionError
