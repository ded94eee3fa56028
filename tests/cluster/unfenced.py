"""`saloon` without the fence, for the test that shows what it is for: `python -m tests.cluster.unfenced serve ...`.

A house that another one has closed goes on writing, and is not told.
"""

from __future__ import annotations

from typing import Final

from saloon.cli import main
from saloon.server.cluster import heartbeat
from saloon.server.store.postgres import writer

FENCES: Final = (  # statements, and what stands in the place of the fence
    (writer, "APPEND", " AND state <> 'closed' FOR SHARE", ""),
    (writer, "WRITE", " AND state <> 'closed' FOR SHARE", ""),
    (heartbeat, "BEAT", "RETURNING h.state", "RETURNING 'open'"),
)


def take_the_fence_out() -> None:
    """From now on no statement of this process asks whether its house is closed."""
    for module, name, fence, instead in FENCES:
        statement = getattr(module, name)
        assert fence in statement
        setattr(module, name, statement.replace(fence, instead))


if __name__ == "__main__":
    take_the_fence_out()
    main()
