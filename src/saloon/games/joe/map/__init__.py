"""The village: zones, borders, and who sees what from where."""
