"""UI-R5: what the guide of every game says fits the deal of its table: the same choices can be made, whatever the bots do."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.bot_pool import choose_from, luck_of, packed
from felicity.text.catalog import languages

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(felicity.games())
STRONGEST = "greedy"  # what thinks longer chooses alike here


class Lesson:
    """The tutorial of a game, as far as it is data."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (PAGES / game / "tutorial.ts").read_text("utf-8")
        self.head, _, steps = self.text.partition("steps: [")
        self.steps = [step for step in re.split(r"(?=\{\s*id: ')", steps) if "id: '" in step]
        self.ids = re.findall(r"\bid: '([^']+)'", steps)
        self.by_id = dict(zip(self.ids, self.steps, strict=True))
        self.bot = "easy" if "level: 'easy'" in self.head else "normal"
        self.level = "easy" if self.bot == "easy" else STRONGEST
        self.seed = self.head.partition("seed: '")[2].partition("'")[0]

    def table(self) -> Table:
        """The table that the page wishes for."""
        wishes = dict(re.findall(r"(\w+): '?([\w-]+)'?", self.head))
        options: dict[str, Any] = {}
        for name, word in re.findall(r"(\w+): ('[^']*'|\w+)", self.head.partition("options: {")[2].partition("}")[0]):
            options[name] = word == "true" if word in ("true", "false") else int(word) if word.isdecimal() else word.strip("'")
        return felicity.new(self.game, players=int(wishes["players"]), mode=wishes.get("mode"), seed=wishes["seed"], **options)

    def is_done_by_doing(self, step: str) -> bool:
        """Or is it only read?"""
        return "done:" in self.by_id[step]

    def points(self, step: str) -> bool:
        """Does it point to something?"""
        return "target:" in self.by_id[step]

    def choices(self) -> list[list[list[str]]]:
        """By step what is chosen one after the other, each with what would be chosen instead."""
        found = [re.findall(r"'([^']+)'", step.partition("options: [")[2].partition("]")[0]) for step in self.steps]
        return [[list(same) for _, same in groupby(wanted, lambda text: text.split()[0])] for wanted in found if wanted]


def turn(table: Table, level: str, chance: Rng) -> None:
    """Until the player is asked."""
    while table.to_act != 1:
        table.play(bot(level, table.setup.game).choose(Seat(table, chance)))


def choose(table: Table, wanted: list[str]) -> bool:
    """The first that is on offer, if there is any; `buy *` is whatever begins so."""
    for text in wanted:
        for option in table.options():
            if option.text == text or (text.endswith("*") and option.text.startswith(text[:-1])):
                table.play(option)
                return True
    return False


def played(game: str, lots: str) -> dict[str, Any]:
    """What the player sees after all that the guide would do. What each step is about can be done; the rest is asked now and then."""
    lesson, chance = Lesson(game), Rng(start_of(lots))
    table = lesson.table()
    for choices in lesson.choices():
        for at, wanted in enumerate(choices):
            turn(table, lesson.level, chance)
            assert choose(table, wanted) or at, f"{wanted} is not among {[option.text for option in table.options()]}"
    turn(table, lesson.level, chance)
    return table.view(1)


@pytest.mark.parametrize("lots", ["a", "b", "c"])
def test_loop(lots: str) -> None:
    me = played("loop", lots)["players"][0]
    assert (me["happiness"], me["landfill"]) == (6, ["glass", "metal"])


@pytest.mark.parametrize("lots", ["a", "b", "c"])
def test_pursuit(lots: str) -> None:
    """A project of two levels, an item whose upkeep is paid, a repetition, and the second round."""
    view = played("pursuit", lots)
    me = view["players"][0]
    assert (view["round"], view["phase"], me["stress"], me["unused"]) == (2, "action", 8, 6)
    assert (me["projects"][0]["level"], len(me["items"]) + len(me["enjoyed"])) == (2, 1)


@pytest.mark.parametrize("lots", ["a", "b", "c"])
def test_nostalgia(lots: str) -> None:
    """A card that came true and went on to its second level."""
    album = played("nostalgia", lots)["players"][0]["nostalgia"]
    assert [(each["card"], each["level"]) for each in album["realised"]] == [("first-guitar", 2)]
    assert (album["board"], album["hand_size"]) == ([], 7)


@pytest.mark.parametrize("lots", ["a", "b", "c"])
def test_nation(lots: str) -> None:
    """A date, a home and a dinner; the next day."""
    view = played("nation", lots)
    me = view["players"][0]
    assert (view["round"], me["price"], me["points"]["home"], me["points"]["dinner"]) == (2, 9, 1, 1)
    assert me["points"]["cards"] >= 4


@pytest.mark.parametrize("lots", ["a", "b", "c"])
def test_rainbow(lots: str) -> None:
    """From the wheel to Health: a hang-up less, and money."""
    me = played("rainbow", lots)["players"][0]
    assert (me["marker"], me["collected"], "health" in me["hang_ups"]) == ("health 6", 1000, False)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_ahead_of_the_guide(game: str) -> None:
    """With the bots that the server gives to this deal, whoever follows the guide can do just what it says: nothing is sold out."""
    lesson = Lesson(game)
    table, luck = lesson.table(), luck_of(lesson.seed)
    for choices in lesson.choices():
        for at, wanted in enumerate(choices):
            while table.to_act != 1:
                [(_, option)] = choose_from(packed(table), {table.to_act or 0: lesson.bot}, luck, table.number, 0.0).run
                table.play(option)
            assert choose(table, wanted[:1]) or at, f"{wanted[0]} is not among {[option.text for option in table.options()]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_every_language(game: str) -> None:
    """With a title; and nothing is told that isn't a step."""
    ids = Lesson(game).ids
    assert 10 <= len(ids) <= 16
    for lang in languages():
        tutorial = (plugins.plugin(game).folder / "narration" / lang / "tutorial.ftl").read_text("utf-8")
        assert re.findall(rf"^page-tutorial-{game}-(\S+) = .+\n    \.title = .+", tutorial, re.MULTILINE) == ids


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_guide_and_summary_name_exists(game: str) -> None:
    known = {rule.id for rule in felicity.rules(game).rules}
    named = set(re.findall(r"'([A-Z]+-[^']+)'", Lesson(game).text))
    assert len(named) > 15
    summary = re.findall(r"'([A-Z]+-[^']+)'", (PAGES / game / "summary.ts").read_text("utf-8"))
    prefix = next(iter(named)).partition("-")[0]
    assert named | {rule for rule in summary if rule.partition("-")[0] == prefix} <= known
