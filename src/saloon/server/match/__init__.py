"""A match in memory, without clock, people or storage: its state, its luck, how it is opened."""
