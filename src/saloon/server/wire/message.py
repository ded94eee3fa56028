"""What every message of a table's WebSocket is.

A message is a JSON object whose `t` names its kind.
"""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True, gc=False, tag_field="t", omit_defaults=False, forbid_unknown_fields=True):
    """Anything that travels. Nothing of it is in a cycle, so the garbage collector need not know it (`gc=False`)."""
