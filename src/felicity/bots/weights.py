"""The weights of an evaluation."""

from __future__ import annotations

from felicity.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Named numbers. `bench/weights.py` tunes them by playing."""

    def adjust(self, better: dict[str, float]) -> None:
        """Use other values for some of them."""
        for name, weight in better.items():
            assert isinstance(getattr(self, name), float), f"there is no weight {name}"
            setattr(self, name, weight)

    def by_name(self) -> dict[str, float]:
        """All of them."""
        found = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        return {name: weight for name, weight in found.items() if isinstance(weight, float)}
