"""`python -m felicity` is the `felicity` command."""

from felicity.cli import main

main()
