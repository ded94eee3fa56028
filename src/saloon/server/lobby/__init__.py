"""Tables opened, found again and put away: new matches, modes, guests, imports."""
