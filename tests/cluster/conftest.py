"""What tests of several houses share: a database for each, on one server."""

from tests.server.conftest import database, database_house

__all__ = ["database", "database_house"]
