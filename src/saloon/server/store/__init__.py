"""Everything that outlives the process: one contract, kept by SQLite in a file and by PostgreSQL."""

from saloon.server.store.change import Change
from saloon.server.store.protocol import Store
from saloon.server.store.rows import (
    BidRow,
    GhostOf,
    GuestRow,
    MatchRow,
    MemberRow,
    Placed,
    RaceTerms,
    ResultRow,
    RoomMatch,
    RoomRow,
    RoomSeat,
    SeatRow,
    Terms,
)

__all__ = [
    "BidRow",
    "Change",
    "GhostOf",
    "GuestRow",
    "MatchRow",
    "MemberRow",
    "Placed",
    "RaceTerms",
    "ResultRow",
    "RoomMatch",
    "RoomRow",
    "RoomSeat",
    "SeatRow",
    "Store",
    "Terms",
]
