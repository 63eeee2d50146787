"""The figures that an evaluation reckons with."""

from __future__ import annotations


class Figures:
    """Numbers with names. `bench/figures.py` looks for better ones by play."""

    def adjust(self, better: dict[str, float]) -> None:
        """Reckon with other ones."""
        for name, figure in better.items():
            assert isinstance(getattr(self, name), float), f"there is no figure {name}"
            setattr(self, name, figure)

    def by_name(self) -> dict[str, float]:
        """All of them."""
        found = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        return {name: figure for name, figure in found.items() if isinstance(figure, float)}
