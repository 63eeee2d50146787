"""`felicity balance`: the standing report of a game, in the terminal, as a page and as JSON."""

from __future__ import annotations

import json
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from felicity.cli import balance as cli
from felicity.cli.balance_index import finding
from felicity.lab import balance as lab
from felicity.lab import balance_parts
from felicity.lab.balance import balance, standing_reports, still_surprising
from felicity.lab.balance_parts import option_parts
from felicity.lab.cards import kinds_of
from felicity.lab.study import read
from felicity.lab.svg import Scale, bar, interval, scale_of
from tests.cli.terminal import Screen, felicity, widest

RIVALS = ["balance", "rainbow", "--players", "2", "--bot", "random", "--games", "12", "--jobs", "1"]
FRIENDS = ["balance", "loop", "--mode", "coop", "--players", "2", "--bot", "random", "--games", "4", "--no-options", "--jobs", "1"]
EMPTY = {"meta"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def rivals(data: Path) -> tuple[Screen, Any, str]:
    """What the command says, its JSON and its page."""
    said = felicity(*RIVALS, "--folder", str(data / "out"), data=data)
    name = data / "out" / "balance-rainbow-standard-2"
    return said, json.loads(name.with_suffix(".json").read_text("utf-8")), name.with_suffix(".html").read_text("utf-8")


class Reader(HTMLParser):
    """Reads a page strictly: what is opened is closed, and tables are tables."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables = self.captions = self.pictures = 0
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "href"} & given.keys(), "the page needs nothing else"
        assert tag != "script"
        if tag == "th":
            assert given["scope"] in ("row", "col")
        if tag == "svg":
            assert given["aria-hidden"] == "true"
            self.pictures += 1
        self.tables += tag == "table"
        self.captions += tag == "caption"
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("line", "circle", "rect", "path")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read_page(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_the_report_answers_what_a_designer_asks(rivals: tuple[Screen, Any, str]) -> None:
    said, found, _ = rivals
    for part in (
        "Seats",
        "Turn order",
        "rounds",
        "minutes",
        "changes of lead",
        "easy among random",
        "House rules",
        "felicity balance rainbow",
    ):
        assert part in said.out, part
    assert len(widest("\n".join(line for line in said.out.splitlines() if "rainbow" not in line))) <= 80
    assert [(step["weak"], step["strong"]) for step in found["skill"]] == [("random", "easy"), ("easy", "greedy")]
    assert found["minutes"]["mean"] == pytest.approx(found["base"]["designs"][0]["per_game"]["choices"]["mean"] * 10 / 60)
    assert {row["kind"] for row in found["kinds"]} >= {"spin", "move", "button"}
    limits = {row["value"]: row["nothing"] for row in found["options"] if row["option"] == "round_limit"}
    assert limits["0"], "no game of this is so long"
    assert not all(row["nothing"] for row in found["options"])
    assert "No deal went differently with round_limit=0" in said.flat


def test_the_page_stands_alone_and_can_be_read_without_pictures(rivals: tuple[Screen, Any, str]) -> None:
    _, found, page = rivals
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert "prefers-color-scheme: dark" in page
    reader = read_page(page)
    assert reader.tables == reader.captions >= 6
    assert reader.pictures > 20
    words = " ".join(reader.words)
    assert found["command"] in words
    for study in found["studies"]:
        assert study["text"] in words


def test_a_second_report_plays_nothing_again_and_speaks_french(rivals: tuple[Screen, Any, str], data: Path) -> None:
    _, found, _ = rivals
    said = felicity(*RIVALS, "--folder", str(data / "fr"), "--lang", "fr", data=data)
    assert "Degrés d’habileté" in said.out
    again = json.loads((data / "fr" / "balance-rainbow-standard-2.json").read_text("utf-8"))
    assert again == found
    page = (data / "fr" / "balance-rainbow-standard-2.html").read_text("utf-8")
    words = " ".join(read_page(page).words)
    assert "Hasard ou habileté" in words
    assert not re.search(r"\b(Balance|House rules|Luck)\b", words)


def test_a_game_that_is_won_together(data: Path) -> None:
    """How often the table wins, and how much more often with better bots."""
    said = felicity(*FRIENDS, "--folder", str(data / "out"), data=data)
    assert "of the games were won" in said.out
    assert "easy instead of random" in said.out
    found = json.loads((data / "out" / "balance-loop-coop-2.json").read_text("utf-8"))
    assert found["together"]
    assert found["options"] == []
    assert found["command"].endswith("--no-options")
    read_page((data / "out" / "balance-loop-coop-2.html").read_text("utf-8"))


def test_cards_that_hardly_anybody_takes_are_named(data: Path) -> None:
    arguments = ["--players", "2", "--bot", "random", "--games", "6", "--no-options", "--jobs", "1", "--folder", str(data / "out")]
    felicity("balance", "pursuit", *arguments, data=data)
    found = json.loads((data / "out" / "balance-pursuit-standard-2.json").read_text("utf-8"))
    assert len(found["cards"]) > 100
    assert all(row["dead"] for row in found["cards"] if row["never"])
    assert "<caption>Cards</caption>" in (data / "out" / "balance-pursuit-standard-2.html").read_text("utf-8")


def test_one_point_more_is_played_on_cards_and_roles_that_stand_out(data: Path) -> None:
    """On the deals of the report, and shown beside how their owners fared."""
    arguments = ["--players", "3", "--bot", "random", "--games", "8", "--no-options", "--jobs", "1", "--folder", str(data / "out")]
    said = felicity("balance", "loop", *arguments, data=data)
    found = json.loads((data / "out" / "balance-loop-competitive-3.json").read_text("utf-8"))
    assert 0 < len(found["effects"]) <= balance_parts.MOST_CARDS
    for row in found["effects"]:
        assert row["change"] == balance_parts.improvement("loop", row["card"])
        assert row["effect"]["n"] <= 2
        assert any(study["kind"] == "card" and row["change"] in study["text"] for study in found["studies"])
    assert "One point more" in said.flat
    page = (data / "out" / "balance-loop-competitive-3.html").read_text("utf-8")
    assert "One point more" in page
    assert "Nobody has measured that with people" in page
    assert "<caption>How games ended</caption>" in page
    without = felicity("balance", "loop", *arguments, "--no-effects", data=data)
    assert "One point more" not in without.flat
    assert "--no-effects" in without.flat


@pytest.mark.parametrize("game", ["loop", "nation", "nostalgia", "pursuit"])
def test_every_improvement_is_one_that_a_study_takes(game: str) -> None:
    """One more long-term happiness, one more happiness, one more knowledge: whatever a card has."""
    found = [balance_parts.improvement(game, card) for card in kinds_of(game)]
    changes = [text for text in found if text]
    assert len(changes) >= 9
    for text in changes[:: max(1, len(changes) // 12)]:
        read(f"{game} bots:random games:1 {shlex.quote(text)}")


def test_all_reports_are_made_by_one_command_and_an_index_says_what_they_show(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [balance("rainbow", "standard", 2, "random", 4, options=False), balance("loop", "solo", 1, "random", 4, options=False)]
    monkeypatch.setattr(cli, "standing_reports", lambda *_: few)
    said = felicity("balance", "--all", "--folder", str(data / "all"), "--jobs", "1", data=data)
    assert "README.md was written" in said.flat
    names = {path.name for path in (data / "all").iterdir()}
    assert names == {"README.md", *(f"{each.name}{ending}" for each in few for ending in (".html", ".json"))}
    index = (data / "all" / "README.md").read_text("utf-8")
    assert "[The Game of Happiness, standard, 2](balance-rainbow-standard-2.html)" in index
    assert "No seat wins surprisingly often or rarely." in index
    assert "Random bots win" in index


def test_every_game_and_mode_has_a_standing_report() -> None:
    """With the usual number of players, as far as the mode allows it."""
    found = {(each.game, each.mode): each.players for each in standing_reports(games=4)}
    assert found["loop", "solo"] == 1
    assert found["nation", "standard"] == 5
    assert found["loop", "coop"] == found["pursuit", "standard"] == 4


def test_the_index_names_who_wins_too_often_and_the_option_that_changes_most() -> None:
    won = {"rate": 0.4, "low": 0.35, "high": 0.45}
    roles = [{"name": "banker", "won": won, "surprising": True}, {"name": "farmer", "won": won, "surprising": False}]
    moved = [{"kind": "role", "name": "banker", "won": {"mean": -0.24}}]
    found = {
        "game": "nation",
        "together": False,
        "base": {"even": 0.2, "designs": [{"roles": roles, "seats": []}]},
        "skill": [{"weak": "easy", "strong": "greedy", "won": won}],
        "options": [{"option": "interest", "value": "later", "moved": moved}, {"option": "target", "value": "16", "moved": []}],
    }
    assert finding(found) == (
        "1 of 2 roles win surprisingly often or rarely, where 20 % is even: Banker 40 % (35–45). One greedy bot among easy ones wins"
        " 40 % (35–45). `interest=later` changes most: Banker -24 points."
    )


def test_every_other_value_of_every_option_is_played() -> None:
    found = [part.names for part in option_parts("nation", ["nation", "players:4", "games:2"])]
    assert ("target", "16") in found
    assert ("free_work_level", "true") in found
    assert ("well_travelled_alone", "removed") in found
    limits = [value for name, value in (part.names for part in option_parts("loop", ["loop", "games:2"])) if name == "round_limit"]
    assert limits == ["50", "100"], "bots that go round in circles would never end a game without a limit"
    assert not any(name == "characters" for name, _ in found), "any text can't be gone through"
    assert [value for name, value in (part.names for part in balance("rainbow", players=2).parts) if name == "starting_player"] == [
        "1",
        "2",
    ]


def test_options_are_corrected_together() -> None:
    """What would be surprising alone isn't among twenty."""
    rows = [{"moved": [{"chance": 0.01}]}] + [{"moved": [{"chance": 0.5 + number / 100}]} for number in range(19)]
    assert not any(each["moved"] for each in still_surprising(rows))
    assert still_surprising(rows[:1])[0]["moved"][0]["corrected"] == 0.01
    assert lab.still_surprising([]) == []


def test_what_cannot_be_reported_is_said_before_a_game_is_played(tmp_path: Path) -> None:
    assert "no bot 'clever'" in felicity("balance", "loop", "--bot", "clever", code=2, data=tmp_path).err
    assert "no game 'chess'" in felicity("balance", "chess", code=2, data=tmp_path).err
    assert "Name a game, or ask for the reports of all games" in " ".join(felicity("balance", code=2, data=tmp_path).err.split())
    assert "Nommez un jeu" in " ".join(felicity("balance", "--lang", "fr", code=2, data=tmp_path).err.split())
    assert "name no game, mode or number of players" in " ".join(felicity("balance", "loop", "--all", code=2, data=tmp_path).err.split())
    (tmp_path / "file").write_text("", "utf-8")
    said = felicity(*RIVALS, "--folder", str(tmp_path / "file"), code=2, data=tmp_path)
    assert "can’t be written" in said.err
    assert not (tmp_path / "lab").exists()


def test_pictures() -> None:
    """A value is where its scale says, and never outside of the picture."""
    scale = scale_of([(0.1, 0.5)], 0.25)
    assert (scale.low, scale.high) == (0.1, 0.5)
    assert scale.x(0.1) == 4.0
    assert scale.x(0.5) == scale.x(7.0) == 216.0
    drawn = interval(scale, 0.3, (0.2, 0.4), (0.1, 0.5))
    assert drawn.count("<line") == 5
    assert '<circle class="dot" cx="110.0"' in drawn
    assert '<circle class="ring" cx="110.0"' in interval(scale, 0.3, (0.2, 0.4), surprising=False)
    assert '<path d="M110.0 ' in interval(scale, 0.3, (0.2, 0.4), surprising=True)
    assert 'width="106.0"' in bar(Scale(0, 2), 1)
    assert scale_of([]) == Scale(0.0, 1.0)
