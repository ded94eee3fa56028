"""The file: nobody else reads it, damage is noticed and said in a sentence, and it is looked through in its time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from saloon.server.store import GuestRow
from saloon.server.store.entries import Entry
from saloon.server.store.sqlite import SqliteStore
from saloon.server.store.sqlite.file import Unsound, copy_while_running, keep_private, look_through
from saloon.server.store.sqlite.lock import hold
from tests.server.conftest import HouseProcess
from tests.server.people import PATIENCE
from tests.server.stored import a_match, append

PAGE = 4096


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.fixture
def careless() -> object:
    """A user whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_only_the_owner_reads_the_file_and_what_lies_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "house"

    async def story() -> None:
        with closing(hold(folder / "saloon.db")):
            store = await SqliteStore.open(folder / "saloon.db")
            await store.save_guest(GuestRow("ann", "Ann", 1))
            copy_while_running(folder / "saloon.db", folder / "copy.db")
            assert set(modes(folder)) >= {"saloon.db", "saloon.db-wal", "saloon.db-shm", "saloon.db-lock", "copy.db"}
            assert set(modes(folder).values()) == {0o600}
            await store.close()

    asyncio.run(story())
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_file_that_everybody_could_read_is_so_no_more(tmp_path: Path) -> None:
    for name in ("saloon.db", "saloon.db-wal", "saloon.db-lock", "letter"):
        (tmp_path / name).touch(0o644)
        (tmp_path / name).chmod(0o644)
    keep_private(tmp_path / "saloon.db")
    assert modes(tmp_path) == {"saloon.db": 0o600, "saloon.db-wal": 0o600, "saloon.db-lock": 0o600, "letter": 0o644}


async def fill(path: Path) -> None:
    """A house in which much has happened."""
    store = await SqliteStore.open(path)
    for number in range(1, 40):
        await store.save_guest(GuestRow(f"guest{number}", "Ann", 1))
        await store.add_match(a_match(number))
        await append(store, number, *(Entry(0, f"{move}^", move) for move in range(200)))
    await store.close()


def serve(data: Path) -> subprocess.CompletedProcess[str]:
    """Open a house that does not open."""
    command = [sys.executable, "-m", "saloon", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_wherever_a_file_is_damaged_it_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    asyncio.run(fill(path))
    assert look_through(path)
    whole = path.read_bytes()
    with closing(sqlite3.connect(path)) as data:
        used = {number for (number,) in data.execute("SELECT pageno FROM dbstat")} if has_dbstat(data) else None
    for page in range(1, len(whole) // PAGE):
        if used is not None and page + 1 not in used:
            continue  # it holds nothing
        path.write_bytes(whole[: page * PAGE] + b"\xa5" * PAGE + whole[(page + 1) * PAGE :])
        with pytest.raises(Unsound):
            look_through(path)


def has_dbstat(data: sqlite3.Connection) -> bool:
    """Whether this SQLite tells which pages are used."""
    try:
        data.execute("SELECT pageno FROM dbstat LIMIT 1")
    except sqlite3.OperationalError:
        return False
    return True


@pytest.mark.process
@pytest.mark.parametrize("page", [0, 1, 20])
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, page: int) -> None:
    path = tmp_path / "saloon.db"
    asyncio.run(fill(path))
    whole = path.read_bytes()
    path.write_bytes(whole[: page * PAGE] + b"\xa5" * PAGE + whole[(page + 1) * PAGE :])
    ended = serve(path)
    assert ended.returncode == 1
    (said,) = ended.stderr.splitlines()
    assert said.startswith(f"saloon: {path} ")
    assert ended.stdout == ""


@pytest.mark.process
def test_a_file_of_a_newer_house_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    asyncio.run(fill(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as data:
        data.execute("UPDATE alembic_version SET version_num = '9999'")
    ended = serve(path)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"saloon: {path} cannot be used: ")
    assert "Traceback" not in ended.stderr


@pytest.mark.process
def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    path.mkdir()
    ended = serve(path)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"saloon: {path} cannot be used: ")
    assert "Traceback" not in ended.stderr


def damage_somewhere(path: Path) -> None:
    """Overwrite the last page that holds anything."""
    whole = path.read_bytes()
    for page in reversed(range(len(whole) // PAGE)):
        path.write_bytes(whole[: page * PAGE] + b"\xa5" * PAGE + whole[(page + 1) * PAGE :])
        try:
            look_through(path)
        except Unsound:
            return
    raise AssertionError("nothing holds anything")


def test_a_file_that_takes_too_long_is_looked_through_beside_everything_else(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    asyncio.run(fill(path))
    assert look_through(path, seconds=-1.0) is False

    async def story() -> None:
        store = await SqliteStore.open(path)
        await store.look_through()
        assert await store.ready()
        await store.close()
        damage_somewhere(path)
        store = await SqliteStore.open(path)
        await store.look_through()
        assert store.damage
        assert not await store.ready()
        await store.close()

    asyncio.run(story())


def test_the_house_says_that_it_is_not_well(own_house: HouseProcess) -> None:
    person = own_house.person("Ann")
    with closing(sqlite3.connect(own_house.data, isolation_level=None)) as data:
        data.execute("ALTER TABLE units RENAME TO gone")
        answer = person.http.get("/healthz")
        assert (answer.status_code, answer.json()["well"]) == (503, False)
        data.execute("ALTER TABLE gone RENAME TO units")
    assert person.http.get("/healthz").json()["well"] is True


def test_health_writes_nothing_while_the_house_is_well_and_tries_once_it_was_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.key()
        seen: list[str] = []
        store._writer._connection.set_trace_callback(seen.append)
        assert await store.ready()
        assert seen == []
        store._writer._connection.execute("PRAGMA query_only = ON")  # as on a disk that takes nothing
        for _ in range(2):
            with pytest.raises(sqlite3.OperationalError):
                await store.save_guest(GuestRow("ann", "Ann", 1))
            with pytest.raises(sqlite3.OperationalError):
                await store.ready()
        store._writer._connection.execute("PRAGMA query_only = OFF")
        assert await store.ready()
        await store.close()

    asyncio.run(story())


def test_while_the_disk_is_almost_full_nothing_new_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        assert await store.ready()
        monkeypatch.setattr("saloon.server.store.sqlite.base.SPARE", 2**80)
        assert not store.has_room
        assert not await store.ready()
        await store.close()

    asyncio.run(story())
