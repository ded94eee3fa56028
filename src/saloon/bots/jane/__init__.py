"""Bots for Dexterity Jane: models of people's reaction times and mistakes, from a child to Jane herself."""
