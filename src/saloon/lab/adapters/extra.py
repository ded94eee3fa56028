"""The packages that an adapter needs are extras; if one is missing, the error names the extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):  # noqa: N818
    """A framework that is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """A context for imports of the packages of this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"this adapter needs {error.name}, which is not installed: pip install 'saloon-house[{name}]'",
            name=error.name,
        ) from None
