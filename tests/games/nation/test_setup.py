"""Setup: characters, opening goods, money and loans."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import felicity
from tests.games.nation.story import story
from tests.wordings import check_wording

FIVE = "builder,farmer,entertainer,banker,doctor"
LINE_UPS = [
    "builder,farmer",
    "builder,farmer,entertainer",
    "builder,farmer,banker",
    "builder,farmer,doctor",
    "builder,farmer,entertainer,banker",
    "builder,farmer,entertainer,doctor",
    "builder,farmer,banker,doctor",
    FIVE,
]


def new(players: int, characters: str, **options: Any) -> felicity.Table:
    """A table with these characters."""
    return felicity.new("nation", players=players, characters=characters, seed=1, **options)


def characters_of(table: felicity.Table) -> list[str | None]:
    """Who plays what."""
    players: Any = table.view(None)["players"]
    return [player["character"] for player in players]


@pytest.mark.rule("NATION-0.1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    """Any other number is refused."""
    with pytest.raises(felicity.BadOptions, match=f"for 2 to 5 players, not {players}"):
        felicity.new("nation", players=players)
    for allowed in range(2, 6):
        assert felicity.new("nation", players=allowed, seed=1).setup.players == allowed


@pytest.mark.rule("NATION-0.2", "NATION-S.1b", "NATION-R47", "NATION-R56")
@pytest.mark.parametrize(
    ("players", "characters", "message"),
    [
        (3, "builder,farmer,farmer", r"'farmer' is named twice.*NATION-0\.2"),
        (2, "builder,banker", r"NATION-S\.1b.*farmer would be missing"),
        (3, "doctor,farmer,banker", "builder would be missing"),
        (3, "doctor,entertainer,-", "builder and farmer would be missing"),
        (2, "builder,pilot", "no character 'pilot'"),
        (2, "builder,farmer,doctor", "names 3 characters for 2 seats"),
    ],
)
def test_a_line_up_that_cannot_be_is_refused(players: int, characters: str, message: str) -> None:
    """Different characters, Builder and Farmer among them."""
    with pytest.raises(felicity.BadOptions, match=message) as error:
        new(players, characters)
    check_wording(error.value)


@pytest.mark.rule("NATION-R47", "NATION-S.1b")
@pytest.mark.parametrize("line_up", LINE_UPS)
def test_every_set_with_builder_and_farmer_is_legal(line_up: str) -> None:
    """In any order of seats; the Builder takes the first turn."""
    for order in list(permutations(line_up.split(",")))[:24]:
        table = new(len(order), ",".join(order))
        assert characters_of(table) == list(order)
        assert table.to_act == order.index("builder") + 1


@pytest.mark.rule("NATION-S.1c", "NATION-R56", "NATION-V.1")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["builder", "farmer"]),
        (3, ["builder", "farmer", "entertainer"]),
        (4, ["builder", "farmer", "entertainer", "banker"]),
        (5, FIVE.split(",")),
    ],
)
def test_the_usual_line_up(players: int, expected: list[str]) -> None:
    """A table that says nothing plays these."""
    assert characters_of(felicity.new("nation", players=players, seed=1)) == expected


@pytest.mark.rule("NATION-S.1a", "NATION-S.1b", "NATION-R56")
def test_players_choose_their_characters() -> None:
    """In seat order, each another one; the last seats must take what is compulsory."""
    table = new(3, "choose")
    texts = [option.text for option in table.options()]
    assert texts == [f"character {name}" for name in ("builder", "farmer", "entertainer", "doctor", "banker")]
    table.play("character doctor")
    assert table.to_act == 2
    assert [option.text for option in table.options()] == ["character builder", "character farmer"]
    assert any(refusal.what == "character banker" and refusal.rule == "NATION-S.1b" for refusal in table.refusals())
    assert any(refusal.what == "character doctor" and refusal.rule == "NATION-0.2" for refusal in table.refusals())
    table.play("character farmer")
    table.play("character builder")
    assert characters_of(table) == ["doctor", "farmer", "builder"]
    assert table.to_act == 3


@pytest.mark.rule("NATION-R56")
def test_a_seat_without_a_name_chooses() -> None:
    """The others are as the table says."""
    table = new(3, "builder,-,banker")
    assert table.to_act == 2
    assert [option.text for option in table.options()] == ["character farmer"]


@pytest.mark.rule("NATION-S.2", "NATION-S.6", "NATION-S.7", "NATION-0.3")
def test_producers_begin_at_price_10_and_level_1() -> None:
    """The Banker has neither."""
    for player in story(FIVE).everybody():
        assert (player.price, player.level) == ((0, 0) if player.character == "banker" else (10, 1))
        assert player.happiness == 0


@pytest.mark.rule("NATION-S.3", "NATION-S.4a", "NATION-S.9a")
@pytest.mark.parametrize("line_up", LINE_UPS)
def test_opening_goods_and_money(line_up: str) -> None:
    """3 Bread and 5 Houses each, 2 products for sale, 50B (less the first payment where that is a loan)."""
    t = story(line_up)
    for player in t.everybody():
        assert (player.bread, player.houses, player.tickets, player.medicine) == (3, 5, 0, 0)
        assert player.for_sale == (0 if player.character == "banker" else 2)
        assert player.money == (50 if "banker" not in line_up else 35 if player.character != "banker" else 54 + 8 * (len(t.characters) - 1))


@pytest.mark.rule("NATION-S.4b", "NATION-S.10c")
def test_opening_loan_cards() -> None:
    """Two of 100B on offer, one of 50B in use, the rest in reserve."""
    position = story("builder,farmer,banker").position
    assert position["loans_on_offer"] == {"50": 0, "100": 2, "200": 0, "300": 0}
    assert position["loans_in_reserve"] == {"50": 3, "100": 1, "200": 3, "300": 2}


@pytest.mark.rule("NATION-S.5a", "NATION-S.5b", "NATION-X.0")
def test_the_explorer_pile() -> None:
    """27 cards, shuffled by the seed; nobody has one."""
    position = story("builder,farmer").position
    assert len(position["explorer_deck"]) == 27
    assert position["explorer_discards"] == []
    assert all(player["hand"] == [] for player in position["players"])
    counts = {card: position["explorer_deck"].count(card) for card in position["explorer_deck"]}
    assert counts.pop("sickness") == 3
    assert len(counts) == 12
    assert set(counts.values()) == {2}
    assert story("builder,farmer", seed=2).position["explorer_deck"] != position["explorer_deck"]


@pytest.mark.rule("NATION-S.5c", "NATION-0.4", "NATION-0.5")
@pytest.mark.parametrize(
    ("line_up", "left"),
    [
        ("builder,farmer", [20, 22, 25, 12]),
        ("builder,farmer,entertainer", [15, 19, 23, 12]),
        ("builder,farmer,banker,doctor", [10, 16, 25, 10]),
        (FIVE, [5, 13, 23, 10]),
    ],
)
def test_the_rest_is_the_supply(line_up: str, left: list[int]) -> None:
    """All that the box holds and nobody has."""
    assert list(story(line_up).position["supply"].values()) == left


@pytest.mark.rule("NATION-S.8", "NATION-S.9b", "NATION-S.11")
def test_mat_money_and_the_first_return() -> None:
    """20B whoever plays; the Banker's marker stands on 4, which he has received in step 1."""
    assert story("builder,farmer").position["mat_money"] == 20
    t = story("builder,farmer,banker")
    assert t.position["mat_money"] == 16
    board = t.table.view(None)["board"]
    assert isinstance(board, dict)
    assert board["bank"] == {"on_offer": [100, 100], "reserve": [50, 50, 50, 100, 200, 200, 200, 300, 300], "return": 4}


@pytest.mark.rule("NATION-S.10a", "NATION-S.10b", "NATION-V.3", "NATION-R18")
def test_with_the_banker_the_opening_money_is_a_loan() -> None:
    """One card for all; the Banker owes nothing; the first payment is due in round 1."""
    t = story("builder,farmer,banker")
    for name in ("builder", "farmer"):
        player = t.player(name)
        assert (player.loan, player.opening_loan, player.payments, player.borrowed) == ("50", True, 1, False)
    assert t.player("banker").loan is None
    assert all(player.loan is None for player in story("builder,farmer,doctor").everybody())


@pytest.mark.rule("NATION-2.5")
def test_everybody_hears_that_the_builder_begins() -> None:
    """Wherever he sits."""
    table = felicity.new("nation", players=3, seed=1, characters="farmer,banker,builder", listen=True)
    assert [event["who"] for event in table.events() if event["event"] == "game-started"] == ["seat3"]
