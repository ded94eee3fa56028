"""The arithmetic of races: who was first, and which answers no person gives. No clock, no connection."""
