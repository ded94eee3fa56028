"""One solver a game."""
