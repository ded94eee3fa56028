"""How long people wait when something happens to a house: duels through nginx, two houses, fault after fault."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.cluster.campaign import besieged
from tests.cluster.faults import FAULTS, Hit, suffer
from tests.cluster.tables import Shape

from benchmarks.workshop import say


class Wrong(Exception):  # noqa: N818 - what it is
    """The database does not agree with what players were told."""


def measure(times: int, tables: int) -> list[Hit]:
    """Every kind of fault so many times, with so many duels between people; `Wrong` if anything was lost or doubled."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(hurt(Path(folder), times, tables))


async def hurt(folder: Path, times: int, tables: int) -> list[Hit]:
    hits = []
    async with besieged(folder, tables=tables, shapes=[Shape("duel", 2)]) as campaign:
        await campaign.everybody_moves()
        for number in range(times):
            for kind in FAULTS:
                say(f"{number + 1} of {times}: {kind} ...")
                hits.append(await suffer(campaign, kind, await campaign.busiest()))
        _, violations = await campaign.end()
    if violations:
        raise Wrong(f"{len(violations)} violations, the first: {violations[0]}")
    return hits
