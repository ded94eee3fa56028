"""The store in one SQLite file: one writer, commits shared by all tables that wait at that moment."""

from saloon.server.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
