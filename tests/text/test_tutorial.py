"""UI-R5: what the guide says fits the deal of its table: the same choices can be made, and the bot asks what it is said to ask."""

from __future__ import annotations

import re
from pathlib import Path

import felicity
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of

PAGES = Path(__file__).parents[2] / "web" / "src" / "pages" / "rules"


def test_the_steps_of_the_guide_can_be_played() -> None:
    """Also when the bot draws other lots."""
    script = (PAGES / "tutorial.ts").read_text("utf-8")
    options = re.findall(r"option: '([^']+)'", script)
    found = re.search(r"seed: '([^']+)'", script)
    assert found
    for lots in "abc":
        table = felicity.new("loop", players=2, mode="basic", seed=found[1], starting_player="1")
        chance = Rng(start_of(lots))
        for option in options:
            while table.to_act != 1:
                table.play(bot("greedy", "loop").choose(Seat(table, chance)))
            table.play(option)
        players = table.view(1)["players"]
        assert isinstance(players, list)
        assert (players[0]["happiness"], players[0]["landfill"]) == (6, ["glass", "metal"])


def test_every_rule_that_guide_and_summary_name_exists() -> None:
    named = set(re.findall(r"'(LOOP-[^']+)'", "".join(path.read_text("utf-8") for path in PAGES.glob("[st]u*.ts"))))
    assert len(named) > 30
    assert named <= {rule.id for rule in felicity.rules("loop").rules}
