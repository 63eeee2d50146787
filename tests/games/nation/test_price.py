"""4. Adjust price, and the end of the round."""

from __future__ import annotations

import pytest

from tests.games.nation.story import story

TRACK = [*range(1, 21), 25, 30, 35, 40]


@pytest.mark.rule("NATION-4.0", "NATION-R1")
def test_each_player_goes_through_all_parts_in_turn() -> None:
    """Price, cards, goods, limit; then the next player clockwise from the Builder."""
    t = story("farmer,builder,banker")
    for name in ("builder", "banker"):
        t.player(name).has(
            hand=["date", "wedding", "holiday", "birthday"] if name == "builder" else ["date", "wedding", "first-aid", "to-give"]
        )
    t.to_evening()
    asked = []
    while t.position["step"] == "prices":
        asked.append((t.turn, t.table.question))
        t.plays(t.quietly())
    assert asked == [
        ("builder", "SetPrice"),
        ("builder", "DiscardCard"),
        ("builder", "StoreGoods"),
        ("banker", "DiscardCard"),
        ("farmer", "SetPrice"),
        ("farmer", "StoreGoods"),
    ]


@pytest.mark.rule("NATION-4.1a", "NATION-R25")
def test_any_price_of_the_track_at_this_moment_only() -> None:
    """From any value to any other, the present one included; never 0."""
    t = story("builder,farmer")
    assert not t.offered("price")
    t.to_evening()
    assert t.offered("price") == [f"price {price}" for price in TRACK]
    t.plays("price 40")
    assert t.player("builder").price == 40


@pytest.mark.rule("NATION-4.1b", "NATION-2.c4")
def test_the_new_price_is_public_and_holds_for_all() -> None:
    """For the Foreign Countries at once, for every visit of the next round."""
    t = story("builder,farmer,entertainer").scene(mat_money=80).to_evening()
    t.plays("price 8", "store 0")
    players = t.table.view(2)["players"]
    assert isinstance(players, list)
    assert players[0]["price"] == 8
    t.to_next_day()
    assert t.happened("foreigners-bought")[0]["money"] == 16
    t.player("builder").has(for_sale=3)
    for buyer in ("farmer", "entertainer"):
        t.gives_turn_to(buyer).plays("visit seat1 buy 1")
        assert t.happened("bought")[0]["money"] == 8


@pytest.mark.rule("NATION-4.2", "NATION-4.2b", "NATION-X.15")
def test_the_hand_limit() -> None:
    """By day any number; in step 4 down to exactly 3, as the player chooses; I-am-Sick cards don't count."""
    t = story("builder,farmer")
    t.player("builder").has(hand=["date", "date", "holiday", "vaccine", "wedding"], sick=2)
    t.to_evening().plays("price 10")
    assert t.offered() == ["discard wedding", "discard date", "discard holiday", "discard vaccine"]
    t.plays("discard date", "discard wedding")
    assert t.player("builder").hand == ["date", "holiday", "vaccine"]
    assert t.position["explorer_discards"] == ["date", "wedding"]
    assert t.table.question == "StoreGoods"
    assert t.player("builder").sick == 2


@pytest.mark.rule("NATION-4.3a", "NATION-4.3b", "NATION-R8")
def test_goods_go_from_sale_into_storage() -> None:
    """Any number, in this step only; stored Tickets are not for sale."""
    t = story("builder,farmer,entertainer")
    assert not t.offered("store")
    t.until("StoreGoods")
    t.plays("store 0").until("StoreGoods").plays("store 1").until("StoreGoods")
    assert t.turn == "entertainer"
    assert t.offered() == ["store 0", "store 1", "store 2"]
    t.plays("store 2")
    assert (t.player("entertainer").tickets, t.player("entertainer").for_sale) == (2, 0)
    assert (t.player("farmer").bread, t.player("farmer").for_sale) == (3, 1)
    assert t.offered("visit seat3") == ["visit seat3"]


@pytest.mark.rule("NATION-4.4a", "NATION-4.4b", "NATION-4.4c")
def test_the_storage_limit() -> None:
    """After the move at most 5 Houses and 5 Bread; goods for sale, Tickets and Medicine don't count; by day there is no limit."""
    t = story("builder,farmer")
    t.player("builder").has(houses=6, for_sale=4, bread=9, tickets=9, medicine=7)
    supply = t.position["supply"]
    t.to_evening().plays("price 10", "store 3")
    builder = t.player("builder")
    assert (builder.houses, builder.bread, builder.for_sale, builder.tickets, builder.medicine) == (5, 5, 1, 9, 7)
    assert t.position["supply"]["house"] == supply["house"] + 2 + 3  # two used up in the evening, 6 - 1 + 3 - 5 over
    assert t.position["supply"]["bread"] == supply["bread"] + 2 + 3
    assert {entry["product"] for entry in t.happened("surplus-returned")} == {"house", "bread"}


@pytest.mark.rule("NATION-4.5")
def test_the_banker_keeps_the_limits() -> None:
    """No price and no goods, but 3 cards, 5 Bread and 5 Houses."""
    t = story("builder,farmer,banker")
    t.player("banker").has(houses=8, bread=7, hand=["date", "wedding", "holiday", "birthday"])
    t.until("DiscardCard")
    assert t.turn == "banker"
    t.plays("discard date")
    assert (t.player("banker").houses, t.player("banker").bread, len(t.player("banker").hand)) == (5, 5, 3)


# --- the end of the round ---


@pytest.mark.rule("NATION-E.1", "NATION-R10")
def test_everybody_receives_printed_money() -> None:
    """5B from the Supply, the Banker included; the Supply of money never runs out."""
    t = story("builder,farmer,banker")
    t.player("builder").has(money=5000)
    t.until("SetPrice").to_next_day()
    assert [entry["money"] for entry in t.happened("money-printed")] == [5, 5, 5]
    assert t.position["money"]["printed"] == 15


@pytest.mark.rule("NATION-E.2a", "NATION-E.2b", "NATION-E.2c", "NATION-E.2d", "NATION-R23")
def test_the_example_of_105b() -> None:
    """All prices at 10B: 2 Bread, 2 Houses and 2 Tickets for 60B; 45B stay on the mat. One count serves all purchases."""
    t = story("builder,farmer,entertainer").scene(mat_money=105)
    t.player("farmer").has(for_sale=3)
    t.player("entertainer").has(for_sale=2)
    supply = t.position["supply"]
    t.to_next_day()
    assert t.happened("mat-counted")[0]["money"] == 105
    assert [(entry["product"], entry["items"], entry["money"]) for entry in t.happened("foreigners-bought")] == [
        ("house", 2, 20),
        ("bread", 2, 20),
        ("ticket", 2, 20),
    ]
    assert t.position["mat_money"] == 45
    assert [player.for_sale for player in t.everybody()] == [0, 1, 0]
    assert [player.sold_abroad for player in t.everybody()] == [2, 2, 2]
    assert t.position["supply"]["ticket"] == supply["ticket"] + 2
    assert [player.money for player in t.everybody()] == [75, 75, 75]


@pytest.mark.rule("NATION-E.2b")
@pytest.mark.parametrize(("price", "mat", "buys"), [(10, 105, True), (11, 105, False), (10, 100, True), (10, 99, False), (11, 110, True)])
def test_the_price_test(price: int, mat: int, buys: bool) -> None:
    """They buy if the price is at most a tenth of what lies on the mat."""
    t = story("builder,farmer").scene(mat_money=mat)
    t.player("builder").has(price=price)
    t.player("farmer").has(price=40)
    t.to_next_day()
    assert bool(t.happened("foreigners-bought")) is buys


@pytest.mark.rule("NATION-E.2c")
@pytest.mark.parametrize(("for_sale", "bought"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_at_most_two_items(for_sale: int, bought: int) -> None:
    """Or what is there."""
    t = story("builder,farmer").scene(mat_money=300)
    t.player("builder").has(for_sale=for_sale)
    t.to_next_day()
    assert t.player("builder").for_sale == for_sale - bought


@pytest.mark.rule("NATION-R24")
def test_they_buy_medicine_too_and_nobody_is_asked() -> None:
    """A producer avoids it only by the price or by storing."""
    t = story("builder,farmer,doctor").scene(mat_money=300).to_next_day()
    assert [entry["product"] for entry in t.happened("foreigners-bought")] == ["house", "bread", "medicine"]


@pytest.mark.rule("NATION-R23")
def test_the_mat_can_always_pay() -> None:
    """Eight items at a tenth each leave a fifth."""
    t = story("builder,farmer,entertainer,doctor").scene(mat_money=100)
    t.to_next_day()
    assert len(t.happened("foreigners-bought")) == 4
    assert t.position["mat_money"] == 20
