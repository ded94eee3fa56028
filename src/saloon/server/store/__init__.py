"""The house's memory on disk: SQLite in one file, one writer, commits shared by all tables that wait at that moment."""

from saloon.server.store.change import Change
from saloon.server.store.rows import BidRow, GhostOf, GuestRow, MatchRow, Placed, RaceTerms, ResultRow, SeatRow, Terms
from saloon.server.store.store import Store, read_results

__all__ = [
    "BidRow",
    "Change",
    "GhostOf",
    "GuestRow",
    "MatchRow",
    "Placed",
    "RaceTerms",
    "ResultRow",
    "SeatRow",
    "Store",
    "Terms",
    "read_results",
]
