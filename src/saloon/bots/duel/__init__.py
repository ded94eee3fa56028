"""Bots for The Game: Le Duel: compiled search underneath, thin players on top."""
