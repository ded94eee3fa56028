"""How the house serves: whole duels over real WebSockets, beside boardgame.io's own server in the same rounds."""
