"""One match for people: tables, their records on disk, and the doors through which browsers come."""
