"""Bots for The Game: Le Duel: compiled search (turns, evaluation, planning, endgame, foresight), thin players on top."""
