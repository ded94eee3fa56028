"""Several houses on one database: who is alive, who runs which match, and how one takes over from another."""
