"""Bots for Bluff You!"""
