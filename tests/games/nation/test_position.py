"""Saves: an impossible position is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from tests.games.nation.story import story
from tests.replaced import with_value


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    table = felicity.new("nation", players=4, seed=7)
    return with_value(table.dump(), ["position", *path], value)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["rng"], 0, "position.rng: expected a whole number"),
        (["players"], [], "expected 4 players"),
        (["players", 0, "money"], -1, "position.players.1.money: expected a whole number from 0"),
        (["players", 0, "money"], 51, "is impossible: money: found"),
        (["players", 0, "houses"], 6, "is impossible: house: found 33, expected 32"),
        (["players", 0, "for_sale"], 3, "is impossible: house: found 33, expected 32"),
        (["players", 0, "happiness"], 3, "seat1: Happiness is the sum of its sources, 0; found 3"),
        (["players", 0, "character"], "banker", "a character is played twice"),
        (["players", 0, "character"], "pilot", "position.players.1.character: expected one of builder"),
        (["players", 0, "price"], 22, "the price is on the track"),
        (["players", 0, "level"], 5, "levels run from 1 to 4"),
        (["players", 0, "hours"], 13, "a day has 12 hours"),
        (["players", 0, "loan"], "100", "is impossible: debt"),
        (["players", 0, "visited"], ["seat1"], "nobody visits themselves"),
        (["players", 0, "visited"], ["seat9"], "position.players.1.visited: expected a list of seat1 to seat4"),
        (["players", 0, "hand"], ["wedding"], "Explorer cards: 1 wedding too many"),
        (["players", 0, "hand"], ["funeral"], "position.players.1.hand: expected a list of wedding"),
        (["players", 0, "help_shown"], True, "a card was shown that isn't in the hand"),
        (["players", 3, "price"], 10, "the Banker has neither price nor level"),
        (["players", 1, "eliminated"], True, "an eliminated player has nothing"),
        (["explorer_deck"], [], "Explorer cards: .* missing"),
        (["explorer_deck", 0], None, "position.explorer_deck: expected a list of"),
        (["supply", "bread"], 99, "is impossible: bread"),
        (["supply"], None, "position.supply: expected an object"),
        (["loans_on_offer", "100"], 3, "Loan cards of 100: found 4, expected 3"),
        (["money", "printed"], 5, "more money is printed than the rounds allow"),
        (["investments"], 15, "position.investments: expected a whole number from 0 to 14"),
        (["step"], "night", "position.step: expected one of setup"),
        (["agenda"], [{"step": "Cheat"}], "position.agenda.0.step: expected one of"),
        (["agenda"], [{"step": "StartRound"}], "position.agenda: the last step must be a choice, found StartRound"),
        (["agenda", -1, "who"], "seat9", "expected seat1 to seat4, found 'seat9'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["wind"], "north", "position: there is no key 'wind'"),
        (["players", 0, "iq"], 100, "position.players.1: there is no key 'iq'"),
        (["money", "found"], 0, "position.money: there is no key 'found'"),
        (["agenda", -1, "who"], None, "position.agenda.4.who: expected a seat, found null"),
        (["agenda"], [], "the game is over only when something has ended it"),
        (["ending"], "elimination", "this ending ends the game at once"),
        (["round"], 0, "set-up comes before the first round"),
        (["round"], 201, "the table plays fewer rounds"),
        (["step"], "prices", "AdjustPrices can't be here: expected step day, found prices"),
        (["step"], "home_and_dinner", "StartRound can't be here: expected step day or prices, found home_and_dinner"),
        (["active"], "seat2", "TakeTurn can't be here: expected seat2, found seat1"),
        (["players", 0, "hours"], 12, "TakeTurn can't be here: seat1 has no hours left"),
        (["sickness_out"], True, "a Sickness card is discarded when it is carried out"),
        (["asked_in_vain"], ["seat2"], "a player who was asked in vain can't afford"),
        (["asked_in_vain"], ["seat1"], "can't ask themselves for help"),
        (["agenda", 1], {"step": "StartRound"}, "position.agenda.1: StartRound can't be here: expected nothing below it, found StartRound"),
        (["agenda", -1], {"step": "SetPrice", "who": "seat1"}, "SetPrice can't be here: expected StoreGoods below it"),
        (["agenda", -1], {"step": "SetPrice", "who": "seat4"}, "SetPrice can't be here: seat4 sells nothing"),
        (["agenda", -1], {"step": "UseVaccine", "who": "seat1"}, "UseVaccine can't be here: expected DiscardSickness or FallIll below it"),
        (["agenda", -1], {"step": "UseVaccine", "who": "seat2"}, "seat1 has not visited seat2 today"),
        (["agenda", -1], {"step": "TakeMedicine", "who": "seat1"}, "expected seat1 sick and with Medicine"),
        (["agenda", -1], {"step": "DecideReshuffle", "who": "seat1"}, "DecideReshuffle can't be here: there is no Doctor"),
        (["agenda", -1], {"step": "GivePresent", "who": "seat1", "host": "seat1"}, "expected a guest of seat1, found seat1"),
        (["agenda", -1], {"step": "StoreGoods", "who": "seat1"}, "StoreGoods can't be here: expected KeepWithinLimit below it"),
        (["players", 0, "enjoyed"], 1, "Entertainment takes an hour"),
        (["players", 0, "sold"], 1, "a buyer comes for an hour"),
        (["players", 0, "sick"], 99, "more I-am-Sick cards than Sickness can bring"),
        (["mat_counted"], 10**6, "more money is counted than there ever was"),
    ],
)
def test_a_position_to_which_no_game_comes_is_refused(path: list[Any], value: Any, message: str) -> None:
    """Keys that nobody knows, a step that contradicts the question, another's turn, steps in another order."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


def test_prices_are_adjusted_by_one_after_another() -> None:
    """From the Builder on; whoever comes later waits on the agenda."""
    t = story().until("SetPrice")
    data: Any = t.table.dump()
    felicity.load(json.loads(json.dumps(data)))
    del data["position"]["agenda"][2]
    with pytest.raises(felicity.CannotRead, match="Adjust can't be here: expected Adjust of all who come after seat4 below it"):
        felicity.load(data)


def test_in_set_up_everything_is_in_the_box() -> None:
    """Nobody has money yet, and whoever has no character chooses one."""
    data: Any = felicity.new("nation", players=3, seed=1, characters="choose").dump()
    for change, message in (({"money": 50}, "in set-up nobody has anything"), ({"character": "builder"}, "a player without a character")):
        edited = json.loads(json.dumps(data))
        edited["position"]["players"][2].update(change)
        with pytest.raises(felicity.CannotRead, match=message):
            felicity.load(edited)


def test_a_seat_keeps_the_character_that_the_table_gave_it() -> None:
    """By the option `characters`."""
    data: Any = felicity.new("nation", players=2, seed=1, characters="farmer,builder").dump()
    one, other = data["position"]["players"]
    one["character"], other["character"] = other["character"], one["character"]
    with pytest.raises(felicity.CannotRead, match="the table has given a seat another character"):
        felicity.load(data)


def test_a_position_edited_by_hand_plays_on() -> None:
    """Words can be changed as long as nothing is lost or doubled."""
    data = broken(["round"], 7)
    table = felicity.load(data)
    table.play("explore")
    assert felicity.replay(table.record()).dump() == table.dump()


GOODS = {"houses": 1, "bread": 1, "tickets": 1, "medicine": 1, "for_sale": 1, "hand": ["date"], "money": 1}


def edited(save: Any, changes: dict[str, Any], seat: int = 0) -> Any:
    """The save with these figures of the table, or of a player if seat is given."""
    data = json.loads(json.dumps(save))
    place = data["position"]["players"][seat - 1] if seat else data["position"]
    for name, value in changes.items():
        if isinstance(value, dict):
            place[name].update(value)
        else:
            place[name] = value
    return data


@pytest.mark.parametrize(
    "change",
    [
        *[{"money": {kind: 1}} for kind in ("started", "printed", "lent", "repaid", "written_off", "from_supply", "to_supply")],
        {"supply": {"bread": 1}},
        {"mat_money": 1},
        {"mat_counted": 1},
        {"investments": 1},
        {"asked_in_vain": ["seat2"]},
        {"explorer_deck": ["date"]},
        {"explorer_discards": ["date"]},
        {"loans_on_offer": {"50": 1}},
        {"loans_in_reserve": {"300": 1}},
    ],
    ids=str,
)
def test_in_set_up_nothing_lies_on_the_table(change: dict[str, Any]) -> None:
    """Each thing by itself."""
    save = felicity.new("nation", players=3, seed=1, characters="choose").dump()
    with pytest.raises(felicity.CannotRead, match="in set-up everything is in the box"):
        felicity.load(edited(save, change))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *GOODS.items(),
        *[(name, 1) for name in ("price", "level", "sick", "payments", "hours", "enjoyed", "sold", "sold_abroad")],
        ("visited", ["seat1"]),
    ],
)
def test_in_set_up_nobody_has_anything(name: str, value: Any) -> None:
    """Each thing by itself."""
    save = felicity.new("nation", players=3, seed=1, characters="choose").dump()
    with pytest.raises(felicity.CannotRead, match="in set-up nobody has anything"):
        felicity.load(edited(save, {name: value}, seat=3))


@pytest.mark.rule("NATION-R14")
@pytest.mark.parametrize(("name", "value"), [*GOODS.items(), ("sick", 1)])
def test_who_is_eliminated_has_nothing(name: str, value: Any) -> None:
    """No goods, no money, no cards; and the whole day is gone."""
    t = story("builder,farmer,entertainer,banker")
    t.player("entertainer").has(loan=None, money=0, houses=0, bread=0, for_sale=0, hours=12, eliminated=True)
    save = t.table.dump()
    with pytest.raises(felicity.CannotRead, match="an eliminated player has nothing"):
        felicity.load(edited(save, {name: value}, seat=3))
    with pytest.raises(felicity.CannotRead, match="has no hours left"):
        felicity.load(edited(save, {"hours": 11}, seat=3))


@pytest.mark.rule("NATION-D.7")
def test_only_who_was_ill_yesterday_can_have_more_sickness_than_today_brings() -> None:
    """Before the day the hours of the day before count."""
    t = story("builder,farmer,doctor")
    t.player("farmer").has(medicine=1, sick=1)
    t.to_next_day()
    assert t.question == "TakeMedicine"
    save = t.table.dump()
    felicity.load(edited(save, {"sick": 32}, seat=2))
    with pytest.raises(felicity.CannotRead, match="more I-am-Sick cards than Sickness can bring"):
        felicity.load(edited(save, {"sick": 33}, seat=2))
    with pytest.raises(felicity.CannotRead, match="more I-am-Sick cards than Sickness can bring"):
        felicity.load(edited(save, {"sick": 21}, seat=1))
