"""From the opening to the end: who is asked what, and what happens by itself."""
