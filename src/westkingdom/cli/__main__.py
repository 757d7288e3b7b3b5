"""`python -m westkingdom.cli` is the command `westkingdom`."""

from westkingdom.cli.command import main

if __name__ == "__main__":
    main()
