"""Attacks and their consequences: wounds, panic, noise, explosions."""
