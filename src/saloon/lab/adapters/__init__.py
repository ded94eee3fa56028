"""Adapters to other frameworks, each for every game and without any game's name in it."""
