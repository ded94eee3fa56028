"""What a seat knows: its view, its features, its questions, and why a move is refused."""
