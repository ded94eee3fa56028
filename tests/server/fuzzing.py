"""Whatever can be sent to a house: messages and requests made from its own types, and then spoilt."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

from msgspec import inspect

from saloon.server.lobby.new_match import NewMatch
from saloon.server.web.requests import Code, Naming, Question
from saloon.server.wire import FromBrowser

NUMBERS: Final = (0, -1, 7, 11, 12, 2**31, 2**53 - 1, 2**53, 2**70, -(2**63), 1.5, -0.0, 1e308)
TEXTS: Final = (
    "",
    "0",
    "x" * 80,
    "x" * 2000,
    "\u202e",
    "\ud800",
    "\x00",
    "🤠" * 40,
    "../../etc/passwd",
    "end",
    "undo",
    "%s%n",
)
ODD: Final[tuple[object, ...]] = (None, True, *NUMBERS, *TEXTS, [], [[]] * 50, {}, {"a": {"b": []}})
MESSAGES: Final = tuple(get_args(FromBrowser))
type_info: Final = cache(inspect.type_info)
BODIES: Final[dict[str, type]] = {
    "/api/me": Naming,
    "/api/recover": Code,
    "/api/answers/": Question,
    "/api/matches": NewMatch,
}


class Fuzzer:
    """Makes messages and requests from a seed; `words` are texts that mean something to the house."""

    def __init__(self, seed: int, words: Sequence[str]) -> None:
        self._rng = random.Random(seed)
        self.words = list(words)

    def message(self) -> bytes:
        """A message for a table, mostly one that can be read."""
        kind = self._rng.choice(MESSAGES)
        fields = self._struct(type_info(kind))
        return self._spoilt({"t": kind.__struct_config__.tag, **fields})

    def request(self, routes: Sequence[tuple[str, str]]) -> tuple[str, str, dict[str, str], bytes]:
        """A request: its method, path, headers and body."""
        method, pattern = self._rng.choice(list(routes))
        path = re.sub(r"{[^}]*}", lambda _: self._segment(), pattern)
        if self._rng.random() < 0.3:
            path += "?" + "&".join(f"{name}={self._segment()}" for name in self._rng.sample(QUERIES, 2))
        kind = next((kind for start, kind in BODIES.items() if pattern.startswith(start) and method == "POST"), None)
        if kind is not None:
            body = self._spoilt(self._struct(type_info(kind)))
        else:
            body = self._rng.choice((b"", self._rng.randbytes(self._rng.randrange(200)), self._record()))
        types = ("application/json", "application/json", "application/json", "text/plain", "", "multipart/form-data")
        headers = {"content-type": self._rng.choice(types)}
        if self._rng.random() < 0.2:
            headers[self._rng.choice(HEADERS)] = self._segment()
        return self._rng.choice((method,) * 9 + ("POST", "DELETE", "HEAD", "OPTIONS")), path, headers, body

    def _record(self) -> bytes:
        lines = [
            "saloon 1",
            f"game {self._word()}",
            f"seats {self._rng.choice(ODD)}",
            f"rules {self._word()}",
            "",
            self._word(),
        ]
        self._rng.shuffle(lines)
        return "\n".join(lines).encode("utf-8", "replace")

    def _segment(self) -> str:
        found = self._word() if self._rng.random() < 0.8 else str(self._rng.choice(ODD))
        return (
            "".join(f"%{byte:02X}" for byte in found.encode("utf-8", "surrogatepass"))
            if self._rng.random() < 0.3
            else (re.sub(r"[^\w.~-]", "", found, flags=re.ASCII) or "x")
        )

    def _word(self) -> str:
        return self._rng.choice(self.words)

    def _struct(self, info: inspect.Type) -> dict[str, object]:
        assert isinstance(info, inspect.StructType)
        needed = [each for each in info.fields if each.required or self._rng.random() < 0.5]
        return {each.encode_name: self._value(each.type) for each in needed}

    def _value(self, info: inspect.Type) -> object:
        """A value of a type, or now and then an odd one."""
        if self._rng.random() < 0.08:
            return self._rng.choice(ODD)
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return self._value(self._rng.choice(info.types))
            case inspect.ListType() | inspect.VarTupleType():
                return [self._value(info.item_type) for _ in range(self._rng.randrange(1, 5))]
            case inspect.TupleType():
                return [self._value(each) for each in info.item_types]
            case inspect.DictType():
                return {self._word(): self._rng.choice((self._word(), *ODD)) for _ in range(self._rng.randrange(3))}
            case _:
                return self._plain(info)

    def _plain(self, info: inspect.Type) -> object:
        match info:
            case inspect.LiteralType():
                return self._rng.choice(list(info.values))
            case inspect.BoolType():
                return self._rng.random() < 0.5
            case inspect.IntType():
                return self._rng.randrange(info.ge or 0, min(info.le or 100, 1000) + 1)
            case inspect.FloatType():
                return round(self._rng.random() * 1000, 3)
            case inspect.StrType():
                return self._rng.randbytes(16).hex() if info.pattern else self._word()
            case _:
                return self._rng.choice(ODD)

    def _spoilt(self, message: Mapping[str, Any]) -> bytes:
        """The message as it is, or cut, doubled, deep, long, or with a byte changed."""
        text = json.dumps(message).encode()
        match self._rng.randrange(16):
            case 0:
                return text[: self._rng.randrange(len(text))]
            case 1:
                return self._rng.randbytes(self._rng.randrange(1, 300))
            case 2:
                return b"[" * self._rng.randrange(1, 1500)
            case 3:
                place = self._rng.randrange(len(text))
                return text[:place] + self._rng.randbytes(1) + text[place + 1 :]
            case 4:
                return text[:-1] + b"," + text[1:]
            case 5:
                return text + b" " * self._rng.randrange(3000)
            case _:
                return text


QUERIES: Final = ("path", "tls", "game", "before", "from", "to", "seat", "page")
HEADERS: Final = (
    "cookie",
    "origin",
    "host",
    "accept-encoding",
    "sec-fetch-site",
    "if-none-match",
    "range",
    "x-forwarded-for",
)
