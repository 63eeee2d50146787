"""The weights that an evaluation reckons with."""

from __future__ import annotations

from felicity.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Numbers with names. `bench/weights.py` looks for better ones by play."""

    def adjust(self, better: dict[str, float]) -> None:
        """Reckon with other ones."""
        for name, weight in better.items():
            assert isinstance(getattr(self, name), float), f"there is no weight {name}"
            setattr(self, name, weight)

    def by_name(self) -> dict[str, float]:
        """All of them."""
        found = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        return {name: weight for name, weight in found.items() if isinstance(weight, float)}
