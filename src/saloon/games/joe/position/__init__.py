"""A position: characters, the ground, the decks, and what is still to be decided."""
