"""Finished matches: replays, checks and analysis, worked out in other processes and kept."""
