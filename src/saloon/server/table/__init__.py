"""A table: the actor that runs one match, and the people, bots and clocks around it."""
