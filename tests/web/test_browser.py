"""A browser is found, or the failure says how to get one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web import browser
from tests.web.browser import Browser, NoBrowser, find_browser


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser; returns a folder on its path."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "BROUGHT", tmp_path / "brought")
    return tmp_path


def put_program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_named_one_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_program(bare / "chromium")
    named = put_program(bare / "another")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert find_browser() == Browser(named)


def test_a_wrong_name_is_no_browser(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_program(bare / "chromium")
    monkeypatch.setenv("CHROMIUM", str(bare / "nothing"))
    with pytest.raises(NoBrowser, match="CHROMIUM names"):
        find_browser()


def test_then_one_on_the_path(bare: Path) -> None:
    chrome = put_program(bare / "google-chrome")
    assert find_browser() == Browser(chrome)


def test_then_one_that_was_brought_before(bare: Path) -> None:
    (bare / "brought").mkdir()
    (bare / "brought" / "whole").touch()
    found = find_browser()
    assert found.program == bare / "brought" / "chromium"
    assert found.environment.keys() == {"LD_LIBRARY_PATH", "FONTCONFIG_PATH"}


@pytest.mark.parametrize("machine", ["x86_64", "riscv64"])
def test_else_it_says_what_to_install(bare: Path, monkeypatch: pytest.MonkeyPatch, machine: str) -> None:
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr("sys.executable", str(bare / "python"))
    with pytest.raises(NoBrowser, match="apt-get install chromium"):
        find_browser()
