"""The types of everything the page reads and writes, as JSON Schema: `python -m saloon.server.web.schema` prints it.

web/types.mjs makes the browser's types from it, so that no shape is written down twice.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from saloon.kernel import Game, Hindsight, Rulebook, find_game, games
from saloon.server import wire
from saloon.server.lobby.new_match import NewMatch
from saloon.server.lobby.room_news import RoomNews
from saloon.server.lobby.rooms import NewRoomMatch
from saloon.server.records.replays import Replay, ReplayViews
from saloon.server.records.verify import Checked
from saloon.server.table.ladder import Ladder
from saloon.server.web import answers, room_routes
from saloon.server.web.requests import Code, Naming, PuttingAway, Trouble

Schema = dict[str, Any]

UNIONS: dict[str, Any] = {"FromBrowser": wire.FromBrowser, "ToBrowser": wire.ToBrowser}
BODIES: tuple[type, ...] = (
    NewMatch,
    Naming,
    Code,
    PuttingAway,
    NewRoomMatch,
    room_routes.Leaving,
    room_routes.SittingOut,
    room_routes.Removing,
    room_routes.HandingOn,
    room_routes.Calling,
)
ANSWERS: tuple[type, ...] = (
    answers.GameInfo,
    answers.Me,
    answers.Played,
    Trouble,
    answers.Opened,
    Checked,
    answers.Link,
    RoomNews,
    room_routes.RoomOf,
    Ladder,
    Replay,
    ReplayViews,
    Hindsight,
    Rulebook,
)


def page_schema() -> Schema:
    """All types of the page, by their names."""
    types: Schema = components(UNIONS, BODIES + ANSWERS, "")
    for name in games():
        types |= game_types(find_game(name))
    return {"title": "Wire", "type": "object", "additionalProperties": False, "$defs": dict(sorted(types.items()))}


def game_types(game: Game) -> Schema:
    """A game's view, events, atlas and answers; all names begin with the game's, so that no two games' types meet."""
    prefix = game.id.title()
    optional = {"Atlas": game.catalog and game.catalog.Contents, "Answer": game.Answer}
    kinds = {"View": game.View, "Event": game.Event} | {name: kind for name, kind in optional.items() if kind}
    types = components(kinds, (), prefix)
    doubled = msgspec.json.encode(types).replace(f"{prefix}{prefix}".encode(), prefix.encode())
    named: Schema = msgspec.json.decode(doubled)
    return {name: schema for name, schema in named.items() if schema != {"$ref": f"#/$defs/{name}"}}


def components(named: dict[str, Any], others: tuple[type, ...], prefix: str) -> Schema:
    """The schemas of these types and of all they are made of."""
    schemas, parts = msgspec.json.schema_components(
        [*named.values(), *others], schema_hook=anything, ref_template=f"#/$defs/{prefix}{{name}}"
    )
    found = [*zip(named, schemas, strict=False), *parts.items()]
    return {prefix + name: schema | described(schema) for name, schema in found}


def described(schema: Schema) -> Schema:
    """The words about a type without the indentation of their source, which newer Pythons drop by themselves."""
    return {"description": inspect.cleandoc(schema["description"])} if "description" in schema else {}


def anything(kind: type) -> Schema:
    """What only a game knows, such as a frame's view, may be anything."""
    if kind is object:
        return {"tsType": "unknown"}  # read by web/types.mjs
    raise NotImplementedError


def main() -> None:
    """Print the schema."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(page_schema()), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
