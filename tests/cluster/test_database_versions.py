"""Houses of two releases on one database, and a database that an old house does not understand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest
import typer

from saloon.cli.data import prepare_database
from saloon.server.store.postgres.migrate import TooNew, bring_up_to_date, migrate


def test_two_houses_bring_one_database_up_to_date_at_once(database: str) -> None:
    async def story() -> None:
        await asyncio.gather(*(bring_up_to_date(database) for _ in range(5)))

    asyncio.run(story())


def test_what_is_added_stops_no_older_house_and_what_is_taken_away_does(database: str, tmp_path: Path) -> None:
    old, new, newest = (tmp_path / name for name in ("old", "new", "newest"))
    for folder in (old, new, newest):
        folder.mkdir()
        (folder / "0001_first.sql").write_text("CREATE TABLE first (a int, b int)")
    for folder in (new, newest):
        (folder / "0002_second.sql").write_text("ALTER TABLE first ADD c int")
    (newest / "0003_third.sql").write_text("-- needs 2\nALTER TABLE first DROP a")

    async def story() -> None:
        connection = await asyncpg.connect(database)
        await migrate(connection, old)
        await migrate(connection, new)
        await migrate(connection, old)
        await migrate(connection, newest)
        await migrate(connection, new)
        with pytest.raises(TooNew):
            await migrate(connection, old)
        await connection.close()

    asyncio.run(story())


def test_a_database_for_newer_houses_is_told(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def age() -> None:
        await bring_up_to_date(database)
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO schema_versions (number, needs) VALUES (9999, 9999)")
        await connection.close()

    asyncio.run(age())
    with pytest.raises(typer.Exit) as ended:
        prepare_database(database)
    assert ended.value.exit_code == 1
    assert capsys.readouterr().err == f"saloon: the database at {database} is for newer houses than this one\n"
