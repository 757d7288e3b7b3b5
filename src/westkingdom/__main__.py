"""`python -m westkingdom` is the command `westkingdom`."""

from westkingdom.cli import main

if __name__ == "__main__":
    main()
