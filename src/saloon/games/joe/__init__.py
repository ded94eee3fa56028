"""Dynamit Joe, a western town and everybody's dynamite, for two to twelve."""
