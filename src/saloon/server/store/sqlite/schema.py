"""What lies on disk: guests, matches, who sits where, and what every command did to its match, in the order it came."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seen", Integer, nullable=False),  # seconds since 1970
    Column("recovery", String(64), unique=True),  # SHA-256 of the recovery code
    Column("recovery_until", Integer),  # the second from which on that code is worth nothing
    Column("session", Integer, nullable=False, server_default="0"),  # cookies of earlier ones are nobody's
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("host", String(32), nullable=False),  # empty if nobody is
    Column("created", Integer, nullable=False),
    Column("visited", Integer, nullable=False),  # about the second of the last visit
    Column("calls", Integer, nullable=False, server_default="0"),  # how often everybody was called to a match
    Column("called", String(16)),  # the last of these matches
    Column("numbers", Integer, nullable=False, server_default="0"),  # of members, that were given away
    Index("rooms_visited", "visited"),
)

members = Table(
    "members",
    metadata,
    Column("room", String(8), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("came", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("at", String(16), nullable=False),
    Column("resting", Boolean, nullable=False),
    Column("barred", Boolean, nullable=False),
    Index("members_guest", "guest"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("phase", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("terms", Text, nullable=False),  # JSON: the fields of rows.Terms
    Column("secret", String(64), nullable=False),  # empty for a record that somebody brought along
    Column("prefix", Integer, nullable=False),  # entries taken over from another match
    Column("created", Integer, nullable=False),
    Column("began", Integer),  # milliseconds since 1970
    Column("next", String(16)),
    Column("number", Integer, nullable=False, server_default="0"),  # from 1 on, in the order they were opened
    Column("ranks", Text),  # JSON: the rank of every seat, once the match is over; older houses did not keep it
    Column("touched", Integer, nullable=False, server_default="0"),  # about the second of the last thing done to it
    Column("time", Integer, nullable=False, server_default="0"),  # milliseconds of play when the house was last closed
    Column("barred", Text),  # JSON: guests whom the host has sent away, and their names; nothing once it is played
    Column("sitters", Text),  # JSON: who left a seat while the match was played: [[seat, name, guest], ...]
    Column("room", String(8)),  # the code of the room in which it was opened, as long as that is there
    Index("matches_number", "number", unique=True),
    Index("matches_phase", "phase", "touched"),
    Index("matches_host", "host"),
    Index("matches_next", "next", sqlite_where=text("next IS NOT NULL")),
    Index("matches_sitters", "id", sqlite_where=text("sitters IS NOT NULL")),  # few; who is erased is looked for there
    Index("matches_room", "room", sqlite_where=text("room IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(5), nullable=False),
    Column("guest", String(32)),
    Column("name", String(80), nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("warm", Boolean, nullable=False),
    Index("seats_guest", "guest"),
)

away = Table(  # matches that a guest wants to see in no list, though they are not over
    "away",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

journal = Table(  # what came lately, until much of it is put in its places at once (journal.py)
    "journal",
    metadata,
    Column("row", Integer, primary_key=True),
    Column("units", Text, nullable=False),  # JSON of what one commit brought: [[match, seq, entries], ...]
)

units = Table(
    "units",
    metadata,
    Column("row", Integer, primary_key=True),
    Column("match", Integer, nullable=False),  # its number: the store has given it, so it is not looked up every time
    Column("seq", Integer, nullable=False),  # how many entries came before
    Column("entries", Text, nullable=False),  # JSON: [[seat, move, at, command, note], ...]
    Index("units_match_seq", "match", "seq", unique=True),
)

results = Table(
    "results",
    metadata,
    Column("row", Integer, primary_key=True),  # in the order in which matches ended
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("ladder", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Index("results_match_seat", "match", "seat", unique=True),
    Index("results_game", "game"),
)

bids = Table(
    "bids",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # only a seat's last one matters
    Column("reveal", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", Integer, nullable=False),
    Column("command", Integer, nullable=False),
    Column("bid", Text, nullable=False),
)
