"""Games that come with other engines: not the duel, but their own best work."""
