"""The 90 cards of the box: what the booklet tells is there, and the designed cards keep to their budget."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.games.nostalgia import names
from felicity.games.nostalgia.catalog import CATALOG
from felicity.games.nostalgia.constants import DEEDS
from felicity.games.pursuit.constants import ACTIONS

TABLES: Any = CATALOG.default_tables()
CARDS: Any = TABLES["nostalgia"]
BOOKLET: dict[str, Any] = {str(entry["id"]): entry for entry in CATALOG.entries("card")}
IDS = {
    "amour_eternel": "eternal-love", "ils_vecurent_heureux": "they-lived-happily", "amour_de_vacances": "holiday-romance",
    "herbier": "herbarium", "economies": "savings", "roche_de_compagnie": "pet-rock", "contes": "tales",
    "heritage_familial": "family-heirloom", "journal_intime": "keeping-a-diary", "rat_de_bibliotheque": "bookworm",
    "danse_libre": "free-dance", "se_demarquer": "standing-out", "aide_soignante": "care-assistant",
    "reunion_de_famille": "family-reunion", "gestion_du_temps": "time-management",
}  # fmt: skip
WORTH = {"hourglass": 3.0, "knowledge": 1.0, "creativity": 1.0, "influence": 1.0, "money": 1.0, "sth": 2.0, "lth": 2.2, "relax": 1.25}
RESOURCES = ("knowledge", "creativity", "influence")


def worth(amounts: dict[str, int]) -> float:
    """In units of a resource; a partner at level 2 is worth about a date, a relationship and the way there."""
    return sum(6.0 if word == "partner" else WORTH[word] * amount for word, amount in amounts.items())


def total(amounts: dict[str, int]) -> int:
    """Resources and coins."""
    return sum(amount for word, amount in amounts.items() if word != "hourglass")


def test_the_box_has_its_90_cards() -> None:
    """64 Nostalgia cards and the one that covers them; 19 items and activities, 2 partners, 2 traits, 2 life goals."""
    assert [len(names.LIFE_GOALS), len(names.SKILLS), len(names.CHOICES), len(names.REPEATABLES)] == [16, 16, 16, 16]
    assert list(CARDS) == names.NOSTALGIA
    counts = [len(names.ITEMS_AND_ACTIVITIES), len(names.PARTNERS), len(names.TRAITS), len(names.GOALS)]
    assert counts == [19, 2, 2, 2]
    assert 64 + 1 + sum(counts) == 90
    assert len(set(names.NOSTALGIA)) == 64
    types = [CARDS[card]["goal"]["type"] for card in names.LIFE_GOALS]
    assert [types.count(each) for each in ("end_game", "mid_game", "recurring")] == [6, 6, 4]


def test_cards_of_the_booklet_are_marked_as_such() -> None:
    """And no other; each says which of its figures are ours."""
    assert set(IDS) == set(BOOKLET)
    for theirs, ours in IDS.items():
        assert CARDS[ours]["name"].lower() == BOOKLET[theirs]["name"].lower()
        assert CARDS[ours]["category"] == BOOKLET[theirs]["category"]
        assert CARDS[ours]["certainty"] == BOOKLET[theirs]["certainty"]
        assert CARDS[ours]["designed"]
    assert {card for card in CARDS if CARDS[card]["certainty"] != "designed"} == set(IDS.values())


def test_eternal_love_is_as_it_is_pictured() -> None:
    """The one card of which a whole side is shown; one of its choices brings a partner at level 2."""
    ours, theirs = CARDS["eternal-love"], BOOKLET["amour_eternel"]
    assert ours["passive"] == {"on": theirs["passive_condition"], "reward": theirs["passive_reward"]}
    assert ours["active"] == {"cost": theirs["active_cost"], "reward": theirs["active_reward"]}
    assert ours["realise"] == {"condition": theirs["realisation_condition"], "reward": theirs["realisation_reward"]}
    for card in ("eternal-love", "holiday-romance"):
        assert {"partner": 2} in [choice["reward"] for choice in CARDS[card]["choices"]]


@pytest.mark.parametrize("theirs", ["ils_vecurent_heureux", "heritage_familial", "rat_de_bibliotheque", "danse_libre", "se_demarquer"])
def test_goals_of_the_booklet(theirs: str) -> None:
    """Their types and what they pay."""
    goal = CARDS[IDS[theirs]]["goal"]
    assert (goal["type"], {"lth": goal["lth"]}) == (BOOKLET[theirs]["life_goal_type"], BOOKLET[theirs]["reward"])
    if "resource" in BOOKLET[theirs]:
        assert goal["pays"] == {BOOKLET[theirs]["resource"]: 5}


def test_skills_of_the_booklet() -> None:
    """Storage cards, the diary, time management, and the two that are used once a round."""
    for theirs in ("herbier", "economies", "roche_de_compagnie", "contes"):
        entry = BOOKLET[theirs]
        assert CARDS[IDS[theirs]]["skill"] == {
            "stores": entry["storage_kind"], "stock": entry["storage_stock"], "portion": entry["storage_portion"],
        }  # fmt: skip
    assert CARDS["time-management"]["skill"] == {"replaces_time": BOOKLET["gestion_du_temps"]["skill_resources"]}
    assert CARDS["keeping-a-diary"]["skill"] == {"inherits_by": 3}
    assert {"use"} == set(CARDS["care-assistant"]["skill"]) == set(CARDS["family-reunion"]["skill"])


def test_triggers_keep_to_their_budget() -> None:
    """A passive one is worth 2, or 3 for what few people do; an active one costs 1 or 2 and brings up to 1 more (the pictured one)."""
    for name, card in CARDS.items():
        assert worth(card["passive"]["reward"]) == (3 if name in ("sandcastles", "sea-shells", "savings", "haunted-house") else 2)
        assert 1 <= total(card["active"]["cost"]) <= 2
        gain = worth(card["active"]["reward"]) - total(card["active"]["cost"])
        assert (gain == -1) if name == "eternal-love" else 0 <= gain <= 1, name


def test_active_triggers_bring_different_things() -> None:
    """Happiness for now or for good, a rest, and on every fifth card resources or coins."""
    rewards = [set(card["active"]["reward"]) for card in CARDS.values()]
    goods = {*RESOURCES, "money"}
    assert all(each in ({"sth"}, {"lth"}, {"relax"}) or each <= goods for each in rewards)
    assert [rewards.count({word}) > 8 for word in ("sth", "lth", "relax")] == [True, True, True]
    assert 12 <= sum(each <= goods for each in rewards) <= 18


def test_conditions_are_spread_over_all_that_one_can_do() -> None:
    """Every space of the board but overtime, which a life can do without; and none on more than a seventh of the cards."""
    found = [card["passive"]["on"] for card in CARDS.values()]
    assert set(ACTIONS) - {"overtime"} <= set(found) <= set(DEEDS)
    assert max(found.count(deed) for deed in found) <= 64 // 7


def test_realisation_shows_or_costs_three_or_four() -> None:
    """Shown 1 and 3 for a point (two on the goal that hardly anybody meets); paid 3 or 4 for two, or an hourglass and 1 for three."""
    timed = 0
    for name, card in CARDS.items():
        realise = card["realise"]
        if "condition" in realise:
            assert sorted(realise["condition"].values()) == [1, 3]
            assert realise["reward"]["lth"] == (2 if name == "they-lived-happily" else 1)
        else:
            assert 3 <= worth(realise["cost"]) <= 4
            assert realise["reward"]["lth"] == (3 if "hourglass" in realise["cost"] else 2)
            timed += "hourglass" in realise["cost"]
    assert timed == 4


def test_levels_keep_to_their_budget() -> None:
    """The hourglass of the action counts. What a storage card keeps is worth as much as the happiness that other skills bring."""
    for name, card in CARDS.items():
        rows = [(worth(row["cost"]), row["reward"]["lth"]) for row in card.get("levels", [])]
        if card["category"] == "repeatable":
            assert [each in ok for each, ok in zip(rows, [[(2, 2)], [(3, 3), (4, 4)], [(4, 3), (6, 4)]], strict=True)] == [True] * 3, name
        if card["category"] == "skill":
            assert rows == [(4 if name == "family-reunion" else 3, 2 if "stores" in card["skill"] else 3)], name
        if card["category"] == "choice":
            assert rows in ([(3, 3)], [(4, 4)])
    timed = [name for name, card in CARDS.items() if any("hourglass" in row["cost"] for row in card.get("levels", []))]
    assert timed == ["family-reunion", "snow-day", "kite", "knitting", "birdwatching", "star-maps"]


def test_a_choice_card_costs_as_much_as_a_project() -> None:
    """From its realisation to either choice less than for a project, as two triggers come first; an extra hourglass on up to a quarter."""
    extra = 0
    for card in (CARDS[name] for name in names.CHOICES):
        for choice in card["choices"]:
            rows = [card["realise"], *card["levels"], choice]
            cost = sum(3 + worth(row.get("cost", {})) - worth(row["reward"]) + WORTH["lth"] * row["reward"].get("lth", 0) for row in rows)
            extra += "hourglass" in choice["cost"]
            if "partner" not in choice["reward"]:
                assert 1.75 <= cost / sum(row["reward"]["lth"] for row in rows) <= 2.4
    assert 1 <= extra <= 8


def test_a_passion_costs_a_little_more_but_can_be_repeated() -> None:
    """Up to the last level at most 2.6 for a point, every time after that 2.25 or 2.33."""
    for card in (CARDS[name] for name in names.REPEATABLES):
        rows = [card["realise"], *card["levels"]]
        cost = sum(3 + worth(row.get("cost", {})) - worth(row["reward"]) + WORTH["lth"] * row["reward"]["lth"] for row in rows)
        assert 2.1 <= cost / sum(row["reward"]["lth"] for row in rows) <= 2.6


def test_the_three_resources_are_asked_for_alike() -> None:
    """Over all costs of the 64 cards, within a tenth."""
    asked = dict.fromkeys(RESOURCES, 0)
    for card in CARDS.values():
        costs = [
            card["active"]["cost"],
            card["realise"].get("cost", {}),
            *[row["cost"] for key in ("levels", "choices") for row in card.get(key, [])],
        ]
        for cost in costs:
            for resource in RESOURCES:
                asked[resource] += cost.get(resource, 0)
    mean = sum(asked.values()) / 3
    assert all(abs(amount - mean) <= mean / 10 for amount in asked.values()), asked


@pytest.mark.parametrize("id", names.ITEMS_AND_ACTIVITIES)
def test_items_and_activities_cost_what_they_bring(id: str) -> None:
    """As in the base game: the gains less an hourglass, at least a coin."""
    entry = TABLES["item"][id]
    assert entry["kind"] == ("item" if id in names.ITEMS else "activity")
    for level, row in enumerate(entry["levels"], 1):
        gains = sum(2 * amount if word in ("sth", "lth") else amount for word, amount in row["reward"].items())
        assert row["cost"]["money"] == max(1, gains - 3)
        assert ("upkeep_cost" in row) == (id in names.ITEMS and level > 1)
