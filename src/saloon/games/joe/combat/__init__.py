"""Attacks and what follows from them: wounds, panic, noise, explosions."""
