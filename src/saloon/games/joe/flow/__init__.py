"""From the opening to the end: questions to seats, and steps without a question."""
