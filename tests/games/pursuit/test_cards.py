"""The deck: what the booklet prints is there to the digit, and the designed cards keep the economy of the printed ones."""

from __future__ import annotations

import re
from typing import Any

import pytest

from felicity.games.pursuit import names
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.catalog import CATALOG
from felicity.games.pursuit.effects import COSTS, REWARDS, part
from felicity.text.catalog import say

TABLES: Any = CATALOG.default_tables()
PROJECTS, ITEMS, JOBS = TABLES["project"], TABLES["item"], TABLES["job"]
RESOURCES = ("knowledge", "creativity", "influence")
WORTH = {
    "hourglass": 3, "knowledge": 1, "creativity": 1, "influence": 1, "money": 1, "sth": 2, "relax": 1.25, "good_health": 16, "stress": 1.5,
}  # fmt: skip
JOB_IDS = {"social_job_1": "social-job-1a", "social_job_2": "social-job-2a", "science_job_2": "science-job-2a"}
AMOUNTS = ("requirement", "cost", "reward", "upkeep_cost", "upkeep_reward")


def of_kind(table: dict[str, Any], kind: str) -> dict[str, Any]:
    """The cards of a kind."""
    return {id: entry for id, entry in table.items() if entry["kind"] == kind}


def price_of_happiness(rows: list[Any], actions: int) -> float:
    """What is paid for each point of LTH, in units of a resource; `actions` are hourglasses that no row lists."""
    paid, happiness = 3.0 * actions, 0
    for row in rows:
        paid += sum(WORTH[word] * amount for word, amount in row.get("cost", {}).items())
        for word, amount in row["reward"].items():
            if word == "lth":
                happiness += amount
            else:
                paid -= WORTH[word] * amount
    return paid / happiness


def printed_rows() -> list[tuple[str, Any, Any]]:
    """Every row of the catalog's cards, and ours beside it."""
    found: list[tuple[str, Any, Any]] = []
    for card in CATALOG.entries("card"):
        entry: Any = card
        id = str(entry["id"])
        ours = next(
            (TABLES[table][name] for table in ("project", "item", "partner") for name in TABLES[table] if name == id.replace("_", "-")),
            None,
        )
        if ours is not None:
            found += [(f"{id} {at}", row, ours["levels"][at]) for at, row in enumerate(entry["level"])]
    return found


@pytest.mark.parametrize(("row", "theirs", "ours"), printed_rows(), ids=[row for row, _, _ in printed_rows()])
def test_cards_of_the_booklet_have_its_figures(row: str, theirs: Any, ours: Any) -> None:
    """Each level, with how sure it is and which figures are ours."""
    assert {key: ours.get(key, {}) for key in AMOUNTS} == {key: theirs.get(key, {}) for key in AMOUNTS}
    assert ours["certainty"] == theirs["certainty"]
    assert ours.get("designed", []) == [key for key in theirs.get("designed", []) if key != "name"]


def test_jobs_goals_traits_and_bonuses_of_the_booklet() -> None:
    """The cards without levels."""
    cards: Any = {str(entry["id"]): entry for entry in CATALOG.entries("card")}
    for id, theirs in cards.items():
        if theirs["kind"] == "job":
            ours = JOBS[JOB_IDS.get(id, id.replace("_", "-"))]
            for key in ("hiring_cost", "hiring_reward", "upkeep_cost", "upkeep_reward", "promotion_cost", "promotion_reward", "certainty"):
                assert ours[key] == theirs[key], (id, key)
        elif theirs["kind"] == "child_trait":
            ours = TABLES["trait"][id]
            assert (ours["starting"], ours["effect"], ours["certainty"]) == (theirs["starting"], theirs["effect"], theirs["certainty"])
    goal, theirs = TABLES["goal"]["you-can-take-it-with-you"], cards["you_can_take_it_with_you"]
    assert (goal["per"], goal["lth"], goal["solo"]) == (theirs["money_per_lth"], theirs["max_lth"], theirs["solo_money"])
    assert [bonus["reward"] for bonus in PROJECTS["magazine"]["bonuses"]] == cards["magazine"]["additional_rewards"]


def test_the_box_has_its_168_cards() -> None:
    """One of them covers the Partners (POH-2.2). Two traits and a goal more belong to the revised edition."""
    traits = [entry for entry in TABLES["trait"].values() if entry["edition"] == "2015"]
    goals = [entry for entry in TABLES["goal"].values() if entry["edition"] == "2015"]
    jobs = sum(entry["pyramid"] for entry in JOBS.values())
    counts = [len(PROJECTS), len(ITEMS), jobs, len(TABLES["partner"]), len(goals), len(traits)]
    assert counts == [60, 60, 18, 12, 9, 8]
    assert sum(counts) + 1 == 168
    assert sum(entry["even"] for entry in JOBS.values()) == 18


def test_kinds_and_categories() -> None:
    """40 basic, 12 single-round and 8 group Projects; 40 Items and 20 Activities."""
    assert [len(of_kind(PROJECTS, kind)) for kind in ("basic", "single", "group")] == [40, 12, 8]
    assert [len(of_kind(ITEMS, kind)) for kind in ("item", "activity")] == [40, 20]
    by_letter = {
        letter: [sum(entry["category"] == letter for entry in of_kind(PROJECTS, kind).values()) for kind in ("basic", "single", "group")]
        for letter in "ABCHPST"
    }
    assert by_letter == {
        "A": [6, 3, 1], "B": [5, 1, 2], "C": [6, 2, 1], "H": [6, 2, 0], "P": [5, 1, 1], "S": [6, 2, 1], "T": [6, 1, 2],
    }  # fmt: skip


def test_basic_projects_cost_what_happiness_is_worth() -> None:
    """2.15 to 2.65 for a point of LTH over the whole card, 2.35 on average; level 4 is where it pays."""
    prices = {id: price_of_happiness(entry["levels"], 1) for id, entry in of_kind(PROJECTS, "basic").items()}
    assert all(2.15 <= price <= 2.65 for price in prices.values()), prices
    assert 2.3 <= sum(prices.values()) / len(prices) <= 2.4
    for entry in of_kind(PROJECTS, "basic").values():
        assert "lth" not in entry["levels"][0]["reward"]
        assert entry["levels"][3]["reward"]["lth"] >= entry["levels"][2]["reward"].get("lth", 0)


def test_single_round_projects_cost_what_happiness_is_worth() -> None:
    """Levels 3 and 4: 2.0 to 2.4."""
    for id, entry in of_kind(PROJECTS, "single").items():
        for row in entry["levels"][2:]:
            assert 2.0 <= price_of_happiness([row], 1) <= 2.4, id


def shape_of(entry: Any) -> list[str]:
    """What is asked and given on each level, whatever kinds of resources these are."""

    def sums(amounts: dict[str, int]) -> str:
        kinds = sorted((amount for word, amount in amounts.items() if word in RESOURCES), reverse=True)
        return f"{kinds} {sorted((word, amount) for word, amount in amounts.items() if word not in RESOURCES)}"

    return [f"{sums(row['cost'])} for {sums(row['reward'])}" for row in entry["levels"]]


def test_no_two_projects_are_alike() -> None:
    """Not to the digit; and every single-round Project has a shape of its own."""
    amounts = [str([(row["cost"], row["reward"]) for row in entry["levels"]]) for entry in PROJECTS.values()]
    assert len(set(amounts)) == len(amounts)
    shapes = {str(shape_of(entry)) for entry in of_kind(PROJECTS, "single").values()}
    assert len(shapes) == 12


def test_some_projects_cost_money_or_stress() -> None:
    """As the booklet has it: levels may ask for more than resources and time. Money is asked for on every kind, never at level 1 of a Basic
    one: the young have none.
    """
    for kind, most in (("basic", 12), ("single", 4), ("group", 2)):
        cost_money = [entry for entry in of_kind(PROJECTS, kind).values() if any("money" in row["cost"] for row in entry["levels"])]
        assert 2 <= len(cost_money) <= most, kind
        assert kind != "basic" or not any("money" in entry["levels"][0]["cost"] for entry in cost_money)
    stressing = [id for id, entry in PROJECTS.items() if any("stress" in row["cost"] for row in entry["levels"])]
    assert stressing == ["martial-arts", "student-protest", "run-for-office", "triathlon"]
    assert all(row["cost"].get("stress", 0) <= 2 for id in stressing for row in PROJECTS[id]["levels"])


def test_group_projects_need_others() -> None:
    """Every role costs 5; two pay 2 LTH and two 1 LTH and 3 resources; bonuses are a coin, happiness, two resources, and a last one."""
    for id, entry in of_kind(PROJECTS, "group").items():
        assert all(sum(row["cost"].values()) == 5 for row in entry["levels"]), id
        assert sorted(row["reward"]["lth"] for row in entry["levels"]) == [1, 1, 2, 2]
        bonuses = [bonus["reward"] for bonus in entry["bonuses"]]
        assert bonuses[:2] == [{"money": 1}, {"lth": 1}]
        assert bonuses[3] in ({"lth": 1}, {"relax": 1})


def test_items_cost_what_happiness_is_worth() -> None:
    """1.9 to 2.3 before upkeep; upkeep sells LTH at 3 coins and resources at 1."""
    for id, entry in ITEMS.items():
        for row in entry["levels"]:
            gains = {word: amount for word, amount in row["reward"].items() if word != "lth"}
            worth = {**WORTH, "relax": 1}
            paid = 3 + row["cost"]["money"] - sum(worth[word] * amount for word, amount in gains.items())
            if "lth" in row["reward"]:
                assert 1.9 <= paid / row["reward"]["lth"] <= 2.3, id
            if "upkeep_cost" in row and id != "motorcycle":
                upkeep = sum(3 * amount if word == "lth" else amount for word, amount in row["upkeep_reward"].items())
                assert row["upkeep_cost"] == {"money": upkeep}, id


def test_items_give_each_resource_alike() -> None:
    """13, 13 and 14 Items; 7, 7 and 6 Activities."""
    for kind, expected in (("item", [13, 13, 14]), ("activity", [7, 7, 6])):
        mains: list[str] = []
        for entry in of_kind(ITEMS, kind).values():
            totals = {word: sum(row["reward"].get(word, 0) for row in entry["levels"]) for word in RESOURCES}
            mains.append(max(RESOURCES, key=lambda word, totals=totals: int(totals[word])))  # type: ignore[misc]
        assert [mains.count(word) for word in RESOURCES] == expected


def test_resources_are_asked_for_alike() -> None:
    """Over all Projects within 5 %."""
    asked = [sum(row["cost"].get(word, 0) for entry in PROJECTS.values() for row in entry["levels"]) for word in RESOURCES]
    assert max(asked) <= 1.05 * min(asked)


def test_good_health_is_rare() -> None:
    """At level 4 of three Projects, as many as round 8 asks for, and on no Item: round 7 has to be earned."""
    projects = [id for id, entry in PROJECTS.items() if any("good_health" in row["reward"] for row in entry["levels"])]
    items = [id for id, entry in ITEMS.items() if any("good_health" in row["reward"] for row in entry["levels"])]
    assert (len(projects), items) == (3, [])


def test_jobs_follow_their_lines() -> None:
    """Hiring 4, 9, 14; 1, 2, 3 hourglasses and 2, 3, 4 resources of upkeep; promotion for 6 and 11. At level 1, and on the cards of level 2
    that the booklet knows, the pay is 6 and 11 coins; the others pay happiness, too, and are worth a little more than 11 and 16.
    """
    for id, entry in JOBS.items():
        level = entry["level"]
        assert sum(entry["hiring_cost"].values()) == 5 * level - 1, id
        assert entry["upkeep_cost"]["hourglass"] == level
        assert sum(entry["upkeep_cost"].values()) == 2 * level + (0 if id == "social-job-2a" else 1), id
        if id in ("science-job-2a", "social-job-2a") or level == 1:
            assert entry["upkeep_reward"] == {"money": 5 * level + 1}
        else:
            pay = sum({"money": 1, "sth": 2, "lth": 2.2}[word] * amount for word, amount in entry["upkeep_reward"].items())
            assert 5 * level + 1 < pay <= 5 * level + 2.5
            assert entry["hiring_reward"] == entry["upkeep_reward"], id
        if level < 3:
            assert sum(entry["promotion_cost"].values()) == 5 * level + 2
            assert entry["promotion_reward"]["lth"] == (4 if level == 1 and entry["certainty"] == "designed" else 2 * level + 1)
    for type in ("science", "arts", "social"):
        levels = [entry["level"] for entry in JOBS.values() if entry["type"] == type]
        assert levels == [1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_solo_lines_say_their_figures(lang: str) -> None:
    """What a person reads is what is counted; a family and a level 3 job are told in words."""
    for id, entry in TABLES["goal"].items():
        values = re.findall(r"\d+", say(lang, f"pursuit-goal-{id}.solo"))
        assert values == ([] if id == "big-heart" else [str(entry["solo"])]), id


def test_every_card_says_how_sure_it_is() -> None:
    """A card with rows is printed only if all rows are, designed only if all are."""
    for table in ("project", "item", "partner"):
        for id, entry in TABLES[table].items():
            rows = {row["certainty"] for row in entry["levels"]}
            expected = next(iter(rows)) if len(rows) == 1 else "reconstructed"
            assert entry["certainty"] == expected, id
    assert all(entry["certainty"] in ("printed", "reconstructed", "designed") for table in TABLES.values() for entry in table.values())


def test_every_word_of_the_vocabulary_is_a_verb() -> None:
    """Each can be read from a card; a cost can be paid."""
    assert {type(part(word, 1, {})).__name__ for word in REWARDS} == {
        "Good", "Hourglass", "ShortTerm", "LongTerm", "Relax", "GoodHealth", "Stress",
    }  # fmt: skip
    assert set(COSTS) < set(REWARDS)
    assert all(part(word, 2, {}).word == word for word in REWARDS)


def test_figures_by_number_are_those_of_the_entries() -> None:
    """Costs and rewards, card by card."""
    cards = Cards(CATALOG.default_tables())
    for table in ("project", "item", "partner"):
        for id, entry in TABLES[table].items():
            number = names.CARDS.index(id)
            for level, row in enumerate(entry["levels"], 1):
                assert cards.cost[number * 5 + level].amounts == {
                    word: row.get("cost", {})[word] for word in REWARDS if word in row.get("cost", {})
                }
                assert sum(cards.reward[number * 5 + level].amounts.values()) == sum(row["reward"].values())
