"""Scenarios: their files, and how seats and options complete them."""
