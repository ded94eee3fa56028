"""How fair a race over the internet is: the real server, lines of known delay, players of known reactions."""
