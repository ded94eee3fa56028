"""What is in the box: cards, characters and objects, as data and as numbers."""
