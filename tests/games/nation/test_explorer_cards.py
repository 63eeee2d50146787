"""2f. Play an Explorer card, and every card of the deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity.games.nation.cards import CATALOG, Cards
from tests.games.nation.story import Story, story


def holding(*cards: str, characters: str = "builder,farmer,entertainer", **options: Any) -> Story:
    """The Builder, whose turn it is, has these cards and 5 Bread."""
    t = story(characters, **options)
    t.player("builder").has(hand=list(cards), bread=5)
    return t


@pytest.mark.rule("NATION-2.f1", "NATION-2.f2", "NATION-2.f3", "NATION-X.1", "NATION-X.2", "NATION-X.3", "NATION-X.4")
@pytest.mark.parametrize(("card", "hours", "bread", "happiness"), [("wedding", 4, 4, 5), ("dinner-party", 3, 3, 4), ("date", 2, 2, 4)])
def test_cards_that_cost_bread(card: str, hours: int, bread: int, happiness: int) -> None:
    """Hours, Bread from storage to the Supply, Happiness; the card is discarded. A Bread too few and it can't be played."""
    t = holding(card)
    supply = t.position["supply"]["bread"]
    t.plays(f"play {card}")
    builder = t.player("builder")
    assert (builder.hours, builder.bread, builder.happiness, builder.hand) == (hours, 5 - bread, happiness, [])
    assert builder.points["cards"] == happiness
    assert t.position["supply"]["bread"] == supply + bread
    assert t.position["explorer_discards"] == [card]
    t = holding(card)
    t.player("builder").has(bread=bread - 1)
    assert not t.offers(f"play {card}")
    assert (t.refusal(f"play {card}").reason, t.refusal(f"play {card}").needs) == ("bread", bread)


@pytest.mark.rule("NATION-X.4", "NATION-R7")
def test_bread_on_sale_does_not_pay_for_cards() -> None:
    """Also for the Farmer; by option it does, what is in storage first."""
    strict, t = (story("builder,farmer", use_goods_for_sale=option) for option in (False, True))
    for each in (strict, t):
        each.player("farmer").has(hand=["date"], bread=1, for_sale=3)
        each.gives_turn_to("farmer")
    assert not strict.offers("play date")
    t.plays("play date")
    assert (t.player("farmer").bread, t.player("farmer").for_sale) == (0, 2)


@pytest.mark.rule("NATION-2.f1")
def test_no_card_no_play() -> None:
    """An empty hand is refused as such; of two equal cards one is offered."""
    assert story("builder,farmer").refuses("play", "NATION-2.f1")
    assert holding("date", "date").offered("play") == ["play date"]


@pytest.mark.rule("NATION-X.5a", "NATION-X.5b")
def test_first_aid_makes_both_happier() -> None:
    """2 hours for the one who helps; the other loses nothing."""
    t = holding("first-aid")
    assert t.offered("play") == ["play first-aid seat2", "play first-aid seat3"]
    before = t.position["players"][2]
    t.plays("play first-aid seat3")
    assert (t.player("builder").happiness, t.player("builder").hours) == (2, 2)
    after = t.position["players"][2]
    assert after["happiness"] == 2
    assert {key for key in after if after[key] != before[key]} == {"happiness", "points"}


@pytest.mark.rule("NATION-X.6a")
def test_a_friend_with_30b_helps() -> None:
    """An hour; 30B change hands; the friend gains 1 Happiness and can't refuse."""
    t = holding("help-from-a-friend")
    t.player("farmer").has(money=30)
    t.plays("play help-from-a-friend seat2")
    assert (t.player("builder").money, t.player("builder").hours, t.player("builder").happiness) == (80, 1, 0)
    assert (t.player("farmer").money, t.player("farmer").happiness) == (0, 1)
    assert t.position["explorer_discards"] == ["help-from-a-friend"]
    assert t.turn == "farmer"


@pytest.mark.rule("NATION-X.6b", "NATION-X.6c", "NATION-R34", "NATION-R59")
def test_a_friend_who_is_too_poor() -> None:
    """Only that is revealed; no hour, the card stays, somebody else or another action can be chosen, nobody is asked twice a turn."""
    t = holding("help-from-a-friend", "date")
    t.player("farmer").has(money=29)
    t.player("entertainer").has(money=0)
    t.plays("play help-from-a-friend seat2")
    assert t.happened("friend-too-poor") == [
        {"event": "friend-too-poor", "who": "seat1", "target": "seat2", "rule": "NATION-X.6b"},
    ]
    assert (t.turn, t.player("builder").hours, t.player("farmer").happiness) == ("builder", 0, 0)
    assert t.offered("play help") == ["play help-from-a-friend seat3"]
    assert t.refuses("play help-from-a-friend seat2", "NATION-R34")
    t.plays("play help-from-a-friend seat3")
    assert not t.offered("play help")
    players = t.table.view(2)["players"]
    assert isinstance(players, list)
    assert players[0]["hand_known"] == ["help-from-a-friend"]
    t.plays("play date")
    assert (t.turn, t.player("builder").hand) == ("farmer", ["help-from-a-friend"])
    t.plays("end day", "end day")
    assert t.offered("play help") == ["play help-from-a-friend seat2", "play help-from-a-friend seat3"]


@pytest.mark.rule("NATION-X.7", "NATION-X.8", "NATION-R9")
@pytest.mark.parametrize(("card", "product", "name"), [("free-lunch", "bread", "bread"), ("free-housing", "house", "houses")])
def test_free_goods_come_from_the_supply(card: str, product: str, name: str) -> None:
    """2 into storage, above the storage limit too; what is left if there is less; even nothing."""
    for left, expected in ((9, 7), (1, 6), (0, 5)):
        t = holding(card)
        t.scene(supply={product: left})
        producer = t.position["players"][0 if product == "house" else 1]["for_sale"]
        t.plays(f"play {card}")
        assert t.position["players"][0][name] == expected
        assert t.position["players"][0 if product == "house" else 1]["for_sale"] == producer
        assert t.player("builder").hours == 1
        assert t.position["explorer_discards"] == [card]


@pytest.mark.rule("NATION-X.9a", "NATION-X.9b")
def test_well_travelled_buys_tickets_abroad() -> None:
    """Up to 6 at 15B onto the mat, from the Supply; the card is discarded even for none."""
    t = holding("well-travelled")
    t.player("builder").has(money=100)
    assert t.offered("play") == [f"play well-travelled {tickets}" for tickets in range(7)]
    t.plays("play well-travelled 6")
    builder = t.player("builder")
    assert (builder.tickets, builder.money, builder.hours) == (6, 10, 1)
    assert (t.position["mat_money"], t.position["supply"]["ticket"], t.player("entertainer").for_sale) == (110, 17, 2)
    t = holding("well-travelled").plays("play well-travelled 0")
    assert (t.player("builder").tickets, t.position["explorer_discards"]) == (0, ["well-travelled"])


@pytest.mark.rule("NATION-X.9a", "NATION-R9")
def test_well_travelled_is_limited_by_money_and_supply() -> None:
    """50B buy three; a Supply of two sells two."""
    t = holding("well-travelled")
    assert t.offered("play")[-1] == "play well-travelled 3"
    t.scene(supply={"ticket": 2})
    assert t.offered("play")[-1] == "play well-travelled 2"


@pytest.mark.rule("NATION-R39", "NATION-V.2c")
def test_well_travelled_without_the_entertainer() -> None:
    """By default a dud that can only be discarded; by option its Tickets may be enjoyed, or both cards leave the deck."""
    t = holding("well-travelled", characters="builder,farmer")
    assert t.refuses("play well-travelled", "NATION-R39")
    assert not t.offered("play")
    t = holding("well-travelled", characters="builder,farmer", well_travelled_alone="enjoy")
    t.plays("play well-travelled 1", "end day", "enjoy")
    assert (t.player("builder").happiness, t.player("builder").tickets) == (1, 0)
    deck = story("builder,farmer", well_travelled_alone="removed").position["explorer_deck"]
    assert len(deck) == 25
    assert "well-travelled" not in deck
    assert len(story("builder,farmer,entertainer", well_travelled_alone="removed").position["explorer_deck"]) == 27


@pytest.mark.rule("NATION-X.10")
def test_a_holiday_is_paid_abroad() -> None:
    """3 hours and 30B onto the mat for 4 Happiness."""
    t = holding("holiday").plays("play holiday")
    assert (t.player("builder").happiness, t.player("builder").hours, t.player("builder").money) == (4, 3, 20)
    assert t.position["mat_money"] == 50
    t = holding("holiday")
    t.player("builder").has(money=29)
    assert (t.refusal("play holiday").reason, t.refusal("play holiday").needs) == ("money", 30)


@pytest.mark.rule("NATION-X.11a", "NATION-X.11b")
def test_to_give_and_not_to_take() -> None:
    """10B to each of four others bring 4 Happiness; who can't give to all can't give at all."""
    t = holding("to-give", characters="builder,farmer,entertainer,banker,doctor")
    t.player("builder").has(money=39)
    assert (t.refusal("play to-give").needs, t.refusal("play to-give").has) == (40, 39)
    t.player("builder").has(money=40)
    before = [player.money for player in t.everybody()]
    t.plays("play to-give")
    assert [player.money for player in t.everybody()] == [0] + [money + 10 for money in before[1:]]
    assert (t.player("builder").happiness, t.player("builder").points["gifts"], t.player("builder").hours) == (4, 4, 1)


@pytest.mark.rule("NATION-X.12a", "NATION-X.12b", "NATION-X.12c", "NATION-R35")
def test_birthday_guests_decide_clockwise() -> None:
    """Four guests, three pay: the host gains 4 Happiness and 15B, each payer 1 Happiness, the fourth nothing."""
    t = holding("birthday", characters="farmer,doctor,builder,banker,entertainer")
    before = [player.money for player in t.everybody()]
    t.plays("play birthday")
    asked = []
    for answer in ("give present", "give present", "give nothing", "give present"):
        assert t.table.question == "GivePresent"
        asked.append(t.turn)
        t.plays(answer)
    assert asked == ["banker", "entertainer", "farmer", "doctor"]
    after = [player.money - money for player, money in zip(t.everybody(), before)]
    assert after == [0, -5, 15, -5, -5]
    assert [player.happiness for player in t.everybody()] == [0, 1, 4, 1, 1]
    assert (t.player("builder").hours, t.player("builder").bread) == (2, 3)
    assert t.turn == "banker"


@pytest.mark.rule("NATION-R35", "NATION-R58")
def test_a_guest_without_5b_is_asked_and_cannot_pay() -> None:
    """So that nobody can read a purse from a question that wasn't asked."""
    t = holding("birthday", characters="builder,farmer")
    t.player("farmer").has(money=4)
    t.plays("play birthday")
    assert t.offered() == ["give nothing"]
    assert t.refuses("give present", "NATION-R35")
    t.plays("give nothing")
    assert t.player("builder").happiness == 4


@pytest.mark.rule("NATION-X.14a", "NATION-X.13")
def test_a_vaccine_is_no_action() -> None:
    """It waits for a sickness; Sickness itself is never in a hand."""
    t = holding("vaccine")
    assert t.refuses("play vaccine", "NATION-X.14a")
    assert not t.offered("play")
    with pytest.raises(felicity.CannotRead, match="Sickness is never in a hand"):
        t.player("builder").has(hand=["sickness"])


@pytest.fixture
def ticket_cards(tmp_path: Path) -> str:
    """A pack in which a Date costs a Ticket, as the variant's rule supposes that some card does."""
    (tmp_path / "cards.toml").write_text('[[explorer]]\nid = "date"\ntickets = 1\nbread = 0\ncertainty = "designed"\n', "utf-8")
    return str(tmp_path)


@pytest.mark.rule("NATION-V.2b", "NATION-V.2c", "NATION-R40")
def test_without_the_entertainer_tickets_are_bought_with_the_card(ticket_cards: str) -> None:
    """10B each onto the mat, as many as the card uses; none can be saved."""
    t = holding("date", characters="builder,farmer", pack=ticket_cards)
    t.plays("play date")
    builder = t.player("builder")
    assert (builder.happiness, builder.money, builder.tickets, t.position["mat_money"]) == (4, 40, 0, 30)
    t = holding("date", characters="builder,farmer", pack=ticket_cards)
    t.player("builder").has(money=9)
    assert (t.refusal("play date").reason, t.refusal("play date").needs) == ("money", 10)


@pytest.mark.rule("NATION-R40", "NATION-R41")
def test_with_the_entertainer_tickets_are_paid_from_storage(ticket_cards: str) -> None:
    """Tickets paid as a card's cost don't count for the Entertainer's limit."""
    t = story("builder,farmer,entertainer", pack=ticket_cards)
    t.player("entertainer").has(hand=["date"], tickets=1)
    t.gives_turn_to("entertainer").plays("play date")
    assert (t.player("entertainer").tickets, t.player("entertainer").enjoyed, t.player("entertainer").money) == (0, 0, 50)
    t.player("builder").has(hand=["date"])
    assert t.gives_turn_to("builder").refusal("play date").reason == "tickets"


@pytest.mark.rule("NATION-R40")
def test_no_card_of_the_house_costs_tickets() -> None:
    """None of the 13 kinds."""
    assert not any(Cards(CATALOG.default_tables()).card_tickets)
