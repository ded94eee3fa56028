"""What an adapter needs beyond Saloon itself comes with an extra; whoever lacks it is told which."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):  # noqa: N818
    """A framework that is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import inside this what the extra of this name brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"this adapter needs {error.name}, which is not installed: pip install 'saloon-house[{name}]'",
            name=error.name,
        ) from None
