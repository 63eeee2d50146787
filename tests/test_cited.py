"""Rules that the page cites in its own words: each is in the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import felicity

PAGE = Path(__file__).parents[1] / "web" / "src"
ID = re.compile(r"'((?:LOOP|POH|NOS|NATION|RAIN)-[A-Za-z0-9.-]*[A-Za-z0-9])'")


def test_every_rule_that_the_page_cites_is_there() -> None:
    """Large cards, notices and summaries link to them."""
    known = {rule.id for game in felicity.games() for rule in felicity.rules(game)}
    files = [
        path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name and path.name != "schema.ts"
    ]
    cited = {(path.name, rule) for path in files for rule in ID.findall(path.read_text("utf-8"))}
    assert len({rule for _, rule in cited}) > 50
    assert {(file, rule) for file, rule in cited if rule not in known} == set()
