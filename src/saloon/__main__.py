"""`python -m saloon` is the `saloon` command."""

from saloon.cli import main

if __name__ == "__main__":
    main()
