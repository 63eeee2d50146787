"""The `felicity` command."""

from __future__ import annotations

import typer

from felicity.cli.simulate import simulate

app = typer.Typer(no_args_is_help=True, add_completion=False)
app.command()(simulate)


@app.callback()
def felicity() -> None:
    """A table where people play, simulate and study five board games about happiness."""


def main() -> None:
    """Run the command."""
    app()
