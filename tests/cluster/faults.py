"""What can happen to several houses: each kind of it as a function that ends when it is over."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from saloon.cli.workers import HUNG
from tests.cluster.campaign import Campaign
from tests.cluster.served_house import ServedHouse

Fault = Callable[[Campaign, ServedHouse], Awaitable[None]]


async def kill(campaign: Campaign, house: ServedHouse) -> None:
    """The process is gone at once, as in a power cut."""
    ends = len(house.ends)
    house.signal(signal.SIGKILL)
    await campaign.everybody_moves()
    await house.opened_again(ends)


async def deploy(campaign: Campaign, house: ServedHouse) -> None:
    """It is asked to close, as for an upgrade, and leaves its matches to others first."""
    ends = len(house.ends)
    house.signal(signal.SIGTERM)
    await house.opened_again(ends)


async def stop(campaign: Campaign, house: ServedHouse) -> None:
    """It stands still until another one has closed it and gone on with its matches; woken, it ends by itself."""
    ends = len(house.ends)
    house.signal(signal.SIGSTOP)
    try:
        await campaign.closed(house)
        await campaign.everybody_moves()
    finally:
        house.signal(signal.SIGCONT)
    await house.opened_again(ends)


async def hang(campaign: Campaign, house: ServedHouse) -> None:
    """It stands still, and is ended after as long as whoever watches it waits."""
    ends = len(house.ends)
    house.signal(signal.SIGSTOP)
    await asyncio.sleep(HUNG)
    house.signal(signal.SIGKILL)
    await campaign.everybody_moves()
    await house.opened_again(ends)


async def doze(campaign: Campaign, house: ServedHouse) -> None:
    """It stands still for a second."""
    house.signal(signal.SIGSTOP)
    await asyncio.sleep(1)
    house.signal(signal.SIGCONT)


async def cut(campaign: Campaign, house: ServedHouse) -> None:
    """It does not reach the database for five seconds; others go on with its matches, and it ends by itself."""
    house.cable.cut()
    await asyncio.sleep(5)
    house.cable.heal()


async def blink(campaign: Campaign, house: ServedHouse) -> None:
    """It does not reach the database for a second."""
    house.cable.cut()
    await asyncio.sleep(1)
    house.cable.heal()


async def crash(campaign: Campaign, house: ServedHouse) -> None:
    """The database is gone at once, and comes back."""
    await asyncio.to_thread(campaign.database.crash)
    await asyncio.to_thread(campaign.database.start)


FAULTS: Final[dict[str, Fault]] = {
    "kill -9": kill,
    "SIGSTOP, watched": hang,
    "SIGSTOP, woken later": stop,
    "SIGSTOP for 1 s": doze,
    "deploy (SIGTERM)": deploy,
    "cable cut for 5 s": cut,
    "cable cut for 1 s": blink,
    "database crash": crash,
}


@dataclass
class Hit:
    """A fault that has happened."""

    kind: str
    pauses: list[float]  # seconds at each of the tables that it concerned


async def suffer(campaign: Campaign, kind: str, house: ServedHouse) -> Hit:
    """Let a fault happen, until every match has gone on after it; how long it stood still at the house's tables."""
    owners = await campaign.owners()
    concerned = [
        table
        for table in campaign.tables
        if table.shape.brisk and (kind == "database crash" or owners.get(table.match or "") == house.port)
    ]
    since = time.monotonic()
    await FAULTS[kind](campaign, house)
    await campaign.everybody_moves()
    until = time.monotonic()
    return Hit(kind, [table.pause(since, until) for table in concerned])


def pauses_by_kind(hits: Sequence[Hit]) -> str:
    """A table of pauses by the kind of fault, as Markdown."""
    rows = ["| fault | times | tables | median | 95 % | worst |", "|---|--:|--:|--:|--:|--:|"]
    for kind in FAULTS:
        found = sorted(pause for hit in hits if hit.kind == kind for pause in hit.pauses)
        if found:
            times = sum(hit.kind == kind for hit in hits)
            most = found[min(len(found) - 1, len(found) * 95 // 100)]
            figures = f"{median(found):.2f} s | {most:.2f} s | {found[-1]:.2f} s"
            rows.append(f"| {kind} | {times} | {len(found)} | {figures} |")
    return "\n".join(rows)
