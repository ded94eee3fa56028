"""What tests of several houses share: a database for each, on one server; a small game of races."""

from tests.server.conftest import database, database_house, snap

__all__ = ["database", "database_house", "snap"]
