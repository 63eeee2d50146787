"""The figures that an evaluation reckons with. Those set by hand stand beside the evaluation; what play found to be better stands here."""

from __future__ import annotations

from typing import Final


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


# By game, for the search, hints and curves: greedy plays by those set by hand.
TUNED: Final[dict[str, dict[str, float]]] = {
    "nation": {
        "a_round": 5.4, "buck": 0.044, "card": 0.44, "dinner": 1.9, "dinner_later": 1.3, "green_home": 1.3,
        "green_home_later": 0.78, "hour": 0.14, "house": 0.59, "houses": 0.49, "level": 0.62, "loans": 0.34, "lost_level": 8.6,
        "medicine": 0.37, "purse": 48.0, "raise_by": 2.4, "returns": 0.7, "rivals": 0.1, "sick_day": 1.1, "sold": 0.59,
        "spare_buck": 0.025, "sure": 1.1, "ticket": 0.87, "unsure": 0.25, "wish": 1.0, "working_hours": 5.8,
    },
    # The Button can be moved in every turn. Late figures are the turns that cards and money take the best player (bench/luck.py).
    "rainbow": {
        "soon": 0.05, "aboard": 0.0, "elsewhere": 0.0, "counted": 1.0, "deny": 0.3,
        "card_late": 2.33, "money_late": 26.0, "again_late": 0.56, "all_keys": 5.5, "aside": 1.6,
    },
}  # fmt: skip
