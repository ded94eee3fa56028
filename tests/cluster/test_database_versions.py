"""Houses of two releases on one database, and a database that an old house does not understand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest
import typer

from saloon.cli.data import prepare_database
from saloon.server.cluster.ownership import Released
from saloon.server.store import Change, GuestRow
from saloon.server.store.entries import Entry
from saloon.server.store.postgres.migrate import TooNew, bring_up_to_date, migrate
from tests.cluster.town import Town, in_town
from tests.server.stored import a_match, save


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


def test_while_a_table_is_locked_nobody_waits_behind_a_change_of_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(migrate.__globals__, "PAUSE", 0.0)
    monkeypatch.setitem(migrate.__globals__, "BRIEFLY", "SET LOCAL lock_timeout = '10ms'")
    (tmp_path / "0001_first.sql").write_text("CREATE TABLE first (a int)")

    async def story() -> None:
        connection, copying = await asyncpg.connect(database), await asyncpg.connect(database)
        await migrate(connection, tmp_path)
        (tmp_path / "0002_second.sql").write_text("ALTER TABLE first ADD b int")
        copy = copying.transaction()
        await copy.start()
        await copying.fetch("SELECT * FROM first")
        with pytest.raises(TimeoutError, match="locked"):
            await migrate(connection, tmp_path)
        await copy.commit()
        await migrate(connection, tmp_path)
        await connection.execute("INSERT INTO first (a, b) VALUES (1, 2)")
        await connection.close()
        await copying.close()

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


@in_town
async def test_a_house_goes_on_when_a_newer_one_adds_to_all_tables(place: Town) -> None:
    old = await place.house()

    async def live(number: int) -> None:
        match = a_match(number)
        await old.store.add_match(match)
        await old.member.claim(match.id)
        before = match.copy()
        match.seats[0].name = "Anna"
        await save(old.store, Change(match, before=before, entries=[Entry(0, "17^", 1)]))
        assert await old.store.match(match.id) == match
        await old.store.save_guest(GuestRow("ann", "Ann", number))
        assert len(await old.store.entries(match.id)) == 1
        await old.heartbeat.beat()
        old.member.release({match.id: Released(time=5)})
        await old.member.released()

    await live(1)
    for table in ("houses", "beats", "guests", "matches", "seats", "units", "bids", "results", "away"):
        await place.sql.execute(f"ALTER TABLE {table} ADD newest text")
    await live(2)
