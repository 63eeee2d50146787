"""Cards, roles and kinds of option: who had them, who took them, and what changing one does."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from felicity.lab.associations import association, card_rows, changed, kind_rows
from felicity.lab.batch import play_all
from felicity.lab.estimates import report
from felicity.lab.folder import Folder, Shelf, new_state
from felicity.lab.play import Played
from felicity.lab.rows import unpacked
from felicity.lab.run import run
from felicity.lab.statistics import Values, welch
from felicity.lab.study import read

CARDS = "pursuit players:3 bots:random games:20"
ROLE = "loop players:4 bots:random games:90 vs career.chef.happiness=8"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(tmp_path_factory.mktemp("lab"))


def studied(text: str, shelf: Shelf) -> tuple[Folder, list[Played]]:
    """A study, and the games of its first design."""
    study = read(text)
    folder = shelf.folder(study)
    run(study, folder)
    return folder, list(play_all(study.plan))


def test_cards_are_counted_as_they_came(shelf: Shelf) -> None:
    folder, games = studied(CARDS, shelf)
    kept = [row for path in folder.files for row in unpacked(path.read_bytes())]
    assert [row["cards"] for row in kept] == [sorted(had) for game in games for had in game.cards.had], "in the same order on any machine"
    rows = {row["card"]: row for row in card_rows("pursuit", folder.files)}
    offered, taken = Counter[str](), Counter[str]()
    for game in games:
        offered.update(game.cards.offered)
        taken.update(game.cards.taken)
    assert {card: row["offered"] for card, row in rows.items()} == {card: n for card, n in offered.items() if n}
    common = max(taken, key=lambda card: taken[card])
    having, lacking = Counter[Fraction](), Counter[Fraction]()
    for game in games:
        for seat, score in enumerate(game.scores):
            if common in game.cards.offered:
                (having if common in game.cards.had[seat] else lacking)[Fraction(score)] += 1
    row = rows[common]
    assert (row["having"], row["lacking"]) == (having.total(), lacking.total())
    assert row["score"] == welch(Values(having), Values(lacking))
    assert association(folder.files, common)["score"] == row["score"]
    assert all(row["corrected"] >= (row["score"] or {"p": 1.0})["p"] for row in rows.values())


def test_kinds_of_option_are_counted_as_they_were_asked(shelf: Shelf) -> None:
    folder, games = studied(CARDS, shelf)
    chosen = Counter[str]()
    for game in games:
        for seat in game.course.seats:
            chosen.update(dict(seat.chosen))
    rows = kind_rows(folder.files)
    assert {row["kind"]: row["chosen"]["wins"] for row in rows if row["chosen"]["wins"]} == chosen
    assert rows == sorted(rows, key=lambda row: (row["chosen"]["rate"], row["kind"]))


def test_a_changed_role_shows_its_effect_beside_the_association(shelf: Shelf) -> None:
    """A chef with 5 more points at the start has more points at the end; being a chef says little about that."""
    folder, games = studied(ROLE, shelf)
    (effect,) = report(folder)["effects"]
    assert (effect["changes"], effect["card"], effect["role"], effect["alone"]) == (["career.chef.happiness=8"], "chef", True, True)
    chefs = sum("chef" in game.roles for game in games)
    assert effect["effect"]["score"]["n"] == chefs > 5
    assert 1 < effect["effect"]["score"]["low"] < effect["effect"]["score"]["mean"] <= 5.5
    assert effect["naive"]["having"] == sum(game.roles.count("chef") for game in games)
    assert effect["naive"]["having"] + effect["naive"]["lacking"] == 4 * chefs
    assert effect["naive"]["score"]["mean"] < effect["effect"]["score"]["mean"]


def test_a_changed_card_shows_its_effect_on_the_table(shelf: Shelf) -> None:
    folder, _ = studied(f"{CARDS} vs item.car.levels=[{{cost={{money=2}},reward={{lth=9}}}},{{cost={{money=4}},reward={{lth=12}}}}]", shelf)
    found = report(folder)
    (effect,) = found["effects"]
    assert not effect["role"]
    assert effect["effect"] == found["difference"]["all"]


def test_what_is_changed_together_has_one_effect(tmp_path: Path) -> None:
    """Nobody can say which of several changes did it."""
    words = "career.intern.happiness=6 career.intern.coins=2"
    folder, _ = studied(f"loop players:2 mode:basic bots:random games:4 vs {words}", Shelf(tmp_path))
    (effect,) = report(folder)["effects"]
    assert (sorted(effect["changes"]), effect["alone"]) == (sorted(words.split()), True)
    folder, _ = studied(f"loop players:2 mode:basic bots:random games:4 vs {words} repurchase=optional", Shelf(tmp_path))
    assert [effect["alone"] for effect in report(folder)["effects"]] == [False]


def test_only_changes_of_cards_are_effects_of_cards(tmp_path: Path) -> None:
    assert changed(new_state(read("loop players:2"))) == []
    folder, _ = studied("loop players:2 mode:basic bots:random games:4 vs repurchase=optional", Shelf(tmp_path))
    assert report(folder)["effects"] == []
    uncounted, _ = studied("rainbow players:2 bots:random games:2", Shelf(tmp_path))
    assert card_rows("rainbow", uncounted.files) == []
    assert kind_rows([]) == []
