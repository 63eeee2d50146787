"""Write docs/positions.md from what each game says about its dumps: `python -m tools.positions`."""

from __future__ import annotations

from pathlib import Path

from felicity import plugins
from felicity.games import OURS

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
HEAD = """# Positions

Written by `python -m tools.positions` from what every game says about its own dumps (`games/<game>/arrange.py`); a test checks that nothing is missing.

A position is readable JSON: `table.dump()` gives it, and `felicity.load(data)` goes on from it, even if it was edited by hand. An impossible position is refused, with the place of the
mistake. Most of the time you don't want to write all of it:

```python
import felicity

table = felicity.arrange("loop", players=2, mode="basic", starting_player="1",
                         market=["glass", "food", "metal"], event_deck=[],
                         seat1={"coins": 2, "materials": ["glass 3", "metal 1"], "happiness": 9},
                         seat2={"hand": ["acquire", "share"]})
```

- Names are those of the tables below, `seat1` and so on for what a player has, and the options of the game. Whatever you don't name is dealt by the seed (1 by default);
  cards that you name are taken from wherever they are, and counts, ledgers and points follow. An unknown name is refused, and so is a card that can't be found anywhere, with its seat.
- `question="PayUpkeep"` begins at another question than the first ordinary turn: the game is played up to it, everybody choosing the first option, or at random where that doesn't
  lead there. To begin in the middle of something, play up to it with `table.play("...")` or write the `agenda`.
- Chance: put cards on their piles, and say with `draws` what is drawn next, each as an outcome and out of how many: `draws=[(5, 6)]` is the last of six.
- `pack` and `listen` are those of `felicity.new`; `felicity.load` and `felicity.replay` take them too.

All dumps also have `felicity` (the format, 1), `game`, `rules` (their version), `mode`, `players` (how many), `options` (every option with its value), `pack` (the fingerprint of
other card data, or ""), `seed`, `chance` (`fast` or `secure`) and `position`, which the tables describe. Seats are written `seat1`, cards and kinds by the names that `felicity.cards(game)`
lists. «Arranged» says what `felicity.arrange` does that loading doesn't.

`felicity.solve(table)` says what each option is worth to every seat, from -1 to 1, exactly, where the game is so near its end that all choices and all outcomes of chance can be examined,
with all cards open.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in OURS:
        kind, facts = plugins.plugin(name).arrangement(), plugins.game(name).facts
        parts.append(f"\n## {facts.title}\n")
        parts += table_of("table", kind.board) + table_of("player", kind.player)
        if kind.more:
            parts += table_of("only arranged", kind.more)
    return "\n".join(parts)


def table_of(head: str, keys: object) -> list[str]:
    """The keys of a part of a position with their meanings."""
    assert isinstance(keys, dict)
    return [f"| {head} | |\n|---|---|", *(f"| `{key}` | {meaning} |" for key, meaning in keys.items()), ""]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
