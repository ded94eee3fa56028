"""The same duel on every engine that is measured, one contestant a file."""
