"""2a. Upgrade and 2b. Work."""

from __future__ import annotations

import pytest

from tests.games.nation.story import Story, story


def builder_at(level: int, **values: int) -> Story:
    """A game of two in which the Builder has reached a level."""
    t = story("builder,farmer")
    t.player("builder").has(level=level, **values)
    return t


@pytest.mark.rule("NATION-2.a1", "NATION-2.a2", "NATION-R6")
@pytest.mark.parametrize(("level", "money", "houses"), [(1, 20, 1), (2, 40, 2), (3, 40, 3)])
def test_an_upgrade_costs_an_hour_money_and_houses(level: int, money: int, houses: int) -> None:
    """One level up; both parts of the cost go to the Supply."""
    t = builder_at(level, money=50)
    supply, ledger = t.position["supply"]["house"], t.position["money"]["to_supply"]
    t.plays("upgrade")
    builder = t.player("builder")
    assert (builder.level, builder.hours, builder.money, builder.houses) == (level + 1, 1, 50 - money, 5 - houses)
    assert t.position["supply"]["house"] == supply + houses
    assert t.position["money"]["to_supply"] == ledger + money


@pytest.mark.rule("NATION-2.a2")
def test_an_upgrade_must_be_paid_in_full() -> None:
    """A Buck or a House too few, and it isn't available."""
    t = builder_at(1, money=19)
    assert t.refuses("upgrade", "NATION-2.a2")
    assert (t.refusal("upgrade").reason, t.refusal("upgrade").needs, t.refusal("upgrade").has) == ("money", 20, 19)
    t = story("builder,farmer")
    t.player("farmer").has(level=2, houses=1)
    t.gives_turn_to("farmer")
    assert t.refusal("upgrade").reason == "houses"


@pytest.mark.rule("NATION-2.a3")
def test_the_builder_chooses_where_the_houses_come_from() -> None:
    """From storage, from the for-sale area, or from both; nobody else has Houses for sale."""
    t = builder_at(2, money=50)
    assert t.offered("upgrade") == ["upgrade", "upgrade with 1 for sale", "upgrade with 2 for sale"]
    t.plays("upgrade with 2 for sale")
    assert (t.player("builder").houses, t.player("builder").for_sale) == (5, 0)
    t = builder_at(2, money=50, houses=1)
    assert t.offered("upgrade") == ["upgrade with 1 for sale", "upgrade with 2 for sale"]
    t.gives_turn_to("farmer")
    assert t.offered("upgrade") == ["upgrade"]


@pytest.mark.rule("NATION-2.a4")
def test_a_new_level_counts_from_the_next_turn_on() -> None:
    """In the same round already."""
    t = builder_at(1, money=50)
    t.plays("upgrade", "end day")
    assert t.offered("work") == ["work 2"]


@pytest.mark.rule("NATION-2.a5", "NATION-2.a6", "NATION-2.b6")
def test_level_4_is_the_highest_and_the_banker_has_none() -> None:
    """Neither is offered an upgrade; the Banker doesn't work."""
    assert builder_at(4, money=300).refuses("upgrade", "NATION-2.a5")
    t = story("builder,farmer,banker").gives_turn_to("banker")
    assert t.refuses("upgrade", "NATION-2.a6")
    assert t.refuses("work", "NATION-2.b6")
    assert not t.offered("work")


@pytest.mark.rule("NATION-2.b1", "NATION-2.b3", "NATION-R4")
@pytest.mark.parametrize(("level", "hours", "items", "pay"), [(1, 2, 1, 0), (2, 3, 2, 0), (3, 2, 3, 10), (4, 2, 4, 10)])
def test_the_builder_at_each_level(level: int, hours: int, items: int, pay: int) -> None:
    """One batch per action, from the Supply onto the for-sale area. The booklet: 1 House in 2 hours, 2 Houses in 3 hours."""
    t = builder_at(level)
    supply, mat = t.position["supply"]["house"], t.position["mat_money"]
    t.plays(f"work {level}")
    builder = t.player("builder")
    assert (builder.hours, builder.for_sale, builder.houses, builder.money) == (hours, 2 + items, 5, 50 - pay)
    assert t.position["supply"]["house"] == supply - items
    assert t.position["mat_money"] == mat + pay


@pytest.mark.rule("NATION-2.b1", "NATION-0.3")
@pytest.mark.parametrize(
    ("character", "product", "hours"), [("farmer", "bread", 2), ("entertainer", "ticket", 2), ("doctor", "medicine", 4)]
)
def test_each_producer_makes_the_own_product(character: str, product: str, hours: int) -> None:
    """Level 1."""
    t = story("builder,farmer,entertainer,doctor").gives_turn_to(character)
    before = t.position["supply"][product]
    t.plays("work 1")
    assert (t.player(character).hours, t.player(character).for_sale) == (hours, 3)
    assert t.position["supply"][product] == before - 1


@pytest.mark.rule("NATION-2.b4")
def test_foreign_employees_are_paid_onto_the_mat() -> None:
    """From level 3 on; without the money there is no work at that level."""
    t = builder_at(3, money=9)
    assert t.refuses("work 3", "NATION-2.b4")
    assert (t.refusal("work 3").needs, t.refusal("work 3").has) == (10, 9)
    t = builder_at(3, money=10).plays("work 3")
    assert (t.player("builder").money, t.position["mat_money"]) == (0, 30)


@pytest.mark.rule("NATION-2.b5", "NATION-R5")
def test_work_below_the_own_level_only_if_the_own_is_impossible() -> None:
    """For lack of hours or money any lower level that can be paid may be chosen."""
    t = builder_at(2)
    assert t.offered("work") == ["work 2"]
    assert t.refuses("work 1", "NATION-R5")
    t.player("builder").has(hours=10)
    assert t.offered("work") == ["work 1"]
    t.plays("work 1")
    assert t.player("builder").for_sale == 3
    t = builder_at(4, money=5)
    assert t.offered("work") == ["work 1", "work 2"]


@pytest.mark.rule("NATION-R5")
def test_by_option_any_level_up_to_the_own_may_be_chosen() -> None:
    """free_work_level."""
    t = story("builder,farmer", free_work_level=True)
    t.player("builder").has(level=3)
    assert t.offered("work") == ["work 1", "work 2", "work 3"]


@pytest.mark.rule("NATION-R9")
def test_work_yields_what_the_supply_has_left() -> None:
    """Hours and pay are spent in full; with nothing left there is no work."""
    t = builder_at(4, money=50)
    t.scene(supply={"house": 1})
    t.plays("work 4")
    assert (t.player("builder").for_sale, t.player("builder").money, t.player("builder").hours) == (3, 40, 2)
    t.plays("end day")
    assert t.refuses("work", "NATION-R9")


@pytest.mark.rule("NATION-R9")
def test_by_option_the_supply_never_runs_out() -> None:
    """unlimited_goods."""
    t = story("builder,farmer", unlimited_goods=True)
    t.player("builder").has(level=4, money=50)
    t.plays("work 4", "end day", "work 4")
    assert t.player("builder").for_sale == 10
    assert set(t.position["supply"].values()) == {0}
    board = t.table.view(1)["board"]
    assert isinstance(board, dict)
    assert board["supply"] is None


@pytest.mark.rule("NATION-R44")
def test_by_option_work_makes_happy_from_level_3_on() -> None:
    """happy_work: 1 Happiness; never by default."""
    for option, level, expected in ((True, 3, 1), (True, 4, 1), (True, 2, 0), (False, 4, 0)):
        t = story("builder,farmer", happy_work=option)
        t.player("builder").has(level=level)
        t.plays(f"work {level}")
        assert t.player("builder").happiness == t.player("builder").points["work"] == expected
