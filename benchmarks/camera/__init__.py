"""How well and how fast hands are read before a camera."""
