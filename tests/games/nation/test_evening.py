"""3. Enjoy your Home and Dinner."""

from __future__ import annotations

import pytest

from tests.games.nation.story import Story, story


def evening(**values: int) -> Story:
    """A game of two after step 3; the Farmer, who has no Houses for sale, had this."""
    t = story("builder,farmer")
    t.player("farmer").has(**{"bread": 3, "happiness": 5, **values})
    return t.to_evening()


@pytest.mark.rule("NATION-3.1", "NATION-3.2", "NATION-3.3")
@pytest.mark.parametrize(("houses", "change"), [(5, 1), (4, 1), (3, 0), (1, 0), (0, -1)])
def test_the_home(houses: int, change: int) -> None:
    """Green from 4 Houses on, yellow from 1 to 3, none."""
    farmer = evening(houses=houses).player("farmer")
    assert farmer.happiness == 5 + change + 1
    assert farmer.points["losses"] == min(0, change)


@pytest.mark.rule("NATION-3.4", "NATION-3.5", "NATION-R38")
@pytest.mark.parametrize(("bread", "change"), [(5, 1), (2, 1), (1, 1), (0, -1)])
def test_dinner(bread: int, change: int) -> None:
    """Something to eat or nothing; there is no state between, and more brings no more."""
    farmer = evening(houses=2, bread=bread).player("farmer")
    assert farmer.happiness == 5 + change
    assert farmer.points["dinner"] == max(0, change)


@pytest.mark.rule("NATION-3.6")
def test_a_house_and_a_bread_are_used_up() -> None:
    """4 Houses and 1 Bread: 2 Happiness, 3 Houses and no Bread are left. Of what one doesn't have nothing is returned."""
    t = story("builder,farmer")
    t.player("farmer").has(houses=4, bread=1)
    supply = t.position["supply"]
    t.to_evening()
    assert (t.player("farmer").happiness, t.player("farmer").houses, t.player("farmer").bread) == (2, 3, 0)
    assert t.position["supply"]["house"] == supply["house"] + 2
    assert t.position["supply"]["bread"] == supply["bread"] + 2
    nothing = evening(houses=0, bread=0).player("farmer")
    assert (nothing.houses, nothing.bread, nothing.happiness) == (0, 0, 3)


@pytest.mark.rule("NATION-3.7", "NATION-R11")
@pytest.mark.parametrize(("houses", "bread", "ends"), [(0, 1, 1), (4, 0, 0), (0, 0, 0)])
def test_home_before_dinner_and_never_below_0(houses: int, bread: int, ends: int) -> None:
    """At 0: no House and 1 Bread end at 1; 4 Houses and no Bread end at 0."""
    assert evening(houses=houses, bread=bread, happiness=0).player("farmer").happiness == ends


@pytest.mark.rule("NATION-R11")
def test_by_option_happiness_falls_below_0() -> None:
    """negative_happiness."""
    t = story("builder,farmer", negative_happiness=True)
    t.player("farmer").has(houses=0, bread=0)
    assert t.to_evening().player("farmer").happiness == -2


@pytest.mark.rule("NATION-R7", "NATION-3.1", "NATION-3.4")
def test_goods_on_sale_are_no_home_and_no_dinner() -> None:
    """Unless the table plays so; then storage is used first."""
    for option, happiness, left in ((False, 0, 5), (True, 2, 4)):
        t = story("builder,farmer", use_goods_for_sale=option)
        t.player("builder").has(houses=0, for_sale=5)
        t.player("farmer").has(bread=0, for_sale=5)
        t.to_evening()
        assert t.player("builder").happiness == happiness or not option
        assert (t.player("builder").for_sale, t.player("farmer").for_sale) == (left, left)
        assert t.player("builder").points["home"] == (1 if option else 0)
        assert t.player("farmer").points["dinner"] == (1 if option else 0)


@pytest.mark.rule("NATION-3.1", "NATION-4.5")
def test_the_banker_has_a_home_too() -> None:
    """5 Houses and 3 Bread bring 2 Happiness."""
    t = story("builder,farmer,banker").to_evening()
    assert (t.player("banker").happiness, t.player("banker").houses, t.player("banker").bread) == (2, 4, 2)
