"""The contract as other frameworks know it."""
