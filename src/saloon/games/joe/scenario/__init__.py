"""Scenarios: their files, and what seats and options make of them."""
