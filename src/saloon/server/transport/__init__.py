"""Connections: from TCP bytes to whole messages and back."""
