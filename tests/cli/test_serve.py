"""`saloon serve` and `saloon backup` say why they cannot be, before anything is opened or copied."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
import typer

from saloon.cli.data import hold_file, prepare_database
from saloon.cli.serve import try_port
from tests.cli.conftest import Run


def test_a_port_that_cannot_be_is_refused(run: Run) -> None:
    result = run("serve", "--port", 65536)
    assert result.code == 2
    assert "less than or equal to 65535" in result.err


@pytest.mark.parametrize("limit", ["--message-rate", "--request-rate", "--line-rate"])
def test_a_limit_of_nothing_is_no_limit_and_refused(run: Run, limit: str) -> None:
    result = run("serve", limit, 0)
    assert result.code == 2
    assert limit in result.err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(typer.Exit) as ended:
            try_port("127.0.0.1", port)
    assert ended.value.exit_code == 1
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use" in capsys.readouterr().err


def test_a_file_that_nobody_can_open_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").touch()
    with pytest.raises(typer.Exit) as ended:
        hold_file(tmp_path / "letter" / "saloon.db")
    assert ended.value.exit_code == 1
    assert f"{tmp_path}/letter/saloon.db cannot be used: " in capsys.readouterr().err


def test_a_backup_needs_a_file_a_folder_and_a_new_name(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "saloon.db"
    result = run("backup", tmp_path / "copy", "--data", data)
    assert (result.code, result.err) == (1, f"saloon: there is no {data}\n")
    data.touch()
    result = run("backup", tmp_path / "attic" / "copy", "--data", data)
    assert result.code == 2
    assert f"{tmp_path}/attic is no folder in which you may write" in result.err
    (tmp_path / "copy").write_text("another night")
    result = run("backup", tmp_path / "copy", "--data", data)
    assert (result.code, result.err) == (1, f"saloon: {tmp_path}/copy is there already\n")
    assert (tmp_path / "copy").read_text() == "another night"


def test_a_copy_of_a_database_is_made_by_its_own_program(run: Run, tmp_path: Path) -> None:
    result = run("backup", tmp_path / "copy", "--data", "postgresql://saloon@127.0.0.1/saloon")
    assert result.code == 1
    assert f"pg_dump --format=custom --file={tmp_path}/copy" in result.err


def refused(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of a database that cannot be used."""
    with pytest.raises(typer.Exit) as ended:
        prepare_database(url)
    assert ended.value.exit_code == 1
    return capsys.readouterr().err


def test_a_database_that_cannot_be_reached_is_told_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused("postgresql://saloon:secret@127.0.0.1:1/saloon", capsys)
    assert said.startswith("saloon: the database at postgresql://saloon:***@127.0.0.1:1/saloon cannot be used: ")
    assert len(said.splitlines()) == 1
    assert "secret" not in said


def test_postgresql_without_its_package_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in [name for name in sys.modules if name.startswith("saloon.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = refused("postgresql://saloon@127.0.0.1:1/saloon", capsys)
    assert said == 'saloon: PostgreSQL needs another package: pip install "saloon-house[cluster]"\n'
