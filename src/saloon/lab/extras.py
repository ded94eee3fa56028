"""Checks for the optional packages of the laboratory."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(RuntimeError):  # noqa: N818
    """A package that is not installed, with the command that installs it."""


def need(extra: str, *packages: str) -> None:
    """Make sure that the packages of an extra are there, before any work is done."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}: run pip install 'saloon-house[{extra}]'")
