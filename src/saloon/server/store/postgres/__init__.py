"""The store in PostgreSQL, for any number of houses."""
