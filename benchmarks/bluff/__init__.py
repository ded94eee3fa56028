"""Bluff You! beside the games of bluffing that come with other engines, and its bots beside each other."""
