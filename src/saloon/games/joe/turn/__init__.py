"""Rounds, activations, and those who wait in ambush."""
