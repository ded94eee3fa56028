"""How fast the duel is here and elsewhere: the same game on other engines, played side by side in one run."""
