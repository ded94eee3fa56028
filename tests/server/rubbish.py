"""Messages that no page would send: twisted, cut, forged, deep, long or random."""

from __future__ import annotations

import json
import random
from typing import Final

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("move", "seat"),
    "takeback": ("seat",),
    "sit": ("seat", "nonce"),
    "stand": ("seat",),
    "place": ("seat", "player"),
    "start": (),
    "rematch": (),
    "say": ("phrase", "text", "side"),
    "change": ("chat", "spectators", "absent"),
    "hint": ("seat",),
    "sync": (),
    "nonsense": ("seat",),
}
ODD: Final[tuple[object, ...]] = (7, -1, 2**70, None, "0", 1.5, [], {}, True, "x" * 300, "end", {"a": [1]})
LIKELY: Final[dict[str, tuple[object, ...]]] = {
    "seat": (0, 1, None),
    "nonce": ("0" * 32,),
    "player": ("random", None),
    "phrase": ("hello",),
    "text": ("hello",),
    "side": (True, False),
    "chat": (True,),
    "spectators": (False,),
    "absent": ("bot",),
}


def rubbish(rng: random.Random, moves: list[str]) -> str | bytes:
    """One such message; about half of them can be read, and none may do anything for who has no seat."""
    kind = rng.choice([kind for kind in FIELDS if kind != "sync"])
    message: dict[str, object] = {"t": kind, "id": rng.randrange(1, 1000)}
    for field in FIELDS[kind]:
        message[field] = rng.choice(LIKELY.get(field, tuple(moves)))
    twist = rng.randrange(12)
    if twist == 0:
        message[rng.choice([*message, "guest", "host"])] = rng.choice(ODD)
    text = json.dumps(message)
    if twist == 1:
        return text[: rng.randrange(len(text))]
    if twist == 2:
        return rng.randbytes(rng.randrange(1, 60))
    if twist == 3:
        return "[" * 400
    if twist == 4:
        return text.replace('"', rng.choice(("'", "\\", "")))
    if twist == 5:
        return text + " " * 3000
    return text
