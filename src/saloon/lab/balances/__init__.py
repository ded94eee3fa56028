"""How fair a game's setups are, found out by letting equal bots play them."""
