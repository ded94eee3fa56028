"""Bots that think in processes of their own."""
