"""Mutation testing: small mistakes are put into the rules, one at a time, and the tests must notice. `python -m bench.mutants --help`."""
