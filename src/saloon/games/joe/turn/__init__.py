"""Rounds, activations and ambushes."""
