"""Bots for Dexterity Jane: people's eyes, fingers and mistakes, from a child to Jane herself."""
