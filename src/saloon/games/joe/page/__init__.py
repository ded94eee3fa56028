"""Files of the page that are made from the game's data."""
