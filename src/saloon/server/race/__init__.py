"""The arithmetic of races: who was first, and what no person does. No clock, no connection."""
