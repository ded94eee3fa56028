"""`python -m saloon` is the `saloon` command."""

if __name__ == "__main__":  # not in the processes that bots think in, which import this as well
    from saloon.cli import main

    main()
