"""The contract as other frameworks know it: one adapter a framework, for every game and with no game's name in it."""
