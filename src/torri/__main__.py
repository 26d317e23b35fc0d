"""`python -m torri` is the program `torri`."""

from torri.cli import main

main()
