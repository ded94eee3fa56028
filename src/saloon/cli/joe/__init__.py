"""What the command line has for Dynamit Joe alone."""

from saloon.cli.joe.command import joe

__all__ = ["joe"]
