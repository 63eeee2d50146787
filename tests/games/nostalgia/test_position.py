"""Saves and packs with Nostalgia: mistakes are reported with their place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity.games.nostalgia import alphabet, constants, event_kinds, names
from felicity.games.pursuit import alphabet as base
from tests.games.nostalgia.story import story
from tests.replaced import with_value
from tests.wordings import check_wording

FIRST = ["nostalgia", "albums", 0]


def broken(path: list[Any], value: Any) -> dict[str, Any]:
    """A save with one value replaced."""
    t = story(3, round=3).remembers(hand=["kite"], board={"tales": "passive"}, realised={"herbarium": 2, "stray-cat": 3, "bookworm": 1})
    return with_value(t.table.dump(), ["position", *path], value)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["nostalgia"], None, "position.nostalgia: expected an object"),
        (["nostalgia", "diary"], [], "position.nostalgia: there is no key 'diary'"),
        ([*FIRST, "realised", 0, "colour"], "red", "realised.0: there is no key 'colour'"),
        (["nostalgia", "albums"], [], "expected 3 albums"),
        (["nostalgia", "box"], [], "Nostalgia cards: .* missing"),
        ([*FIRST, "hand"], [], "everybody is dealt 8 Nostalgia cards, found 4"),
        ([*FIRST, "hand", 0], "car", "position.nostalgia.albums.0.hand: expected one of they-lived-happily"),
        ([*FIRST, "board", 0, "card"], None, "expected a Nostalgia card"),
        ([*FIRST, "board", 0, "passive"], 1, "board.0.passive: expected true or false"),
        ([*FIRST, "realised", 0, "level"], 3, "herbarium has levels 1 to 2, found 3"),
        ([*FIRST, "realised", 0, "stock"], 7, "herbarium holds up to 6, found 7"),
        ([*FIRST, "realised", 0, "used"], True, "herbarium can't be used"),
        ([*FIRST, "realised", 0, "hourglasses"], 1, "hourglasses: found"),
        ([*FIRST, "realised", 2, "met"], True, "no goal to be met once"),
        ([*FIRST, "begun"], ["car"], "a relationship is with a Partner"),
        (["agenda", -1], {"step": "DrawFromStock", "who": "seat1", "nostalgia": "tales"}, "expected .* below it, found EndRound"),
        (["agenda", -1], {"step": "ChooseTrigger", "who": "seat1", "option": "rest"}, "expected FinishTurn .* found EndRound"),
        (["agenda", -1], {"step": "ChooseTrigger", "who": "seat1", "option": "dance"}, "expected the text of an option"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(path: list[Any], value: Any, message: str) -> None:
    """`CannotRead` says where and what was expected."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.load(broken(path, value))


def test_a_payment_for_a_card_is_for_what_was_chosen() -> None:
    """The card of the option that is being carried out, and one that can be paid for."""
    t = story(sth_affects_nostalgia_costs=True).remembers(board={"kite": "both"}, realised={"tales": 1})
    t.player(1).has(sth=2, knowledge=9, creativity=9, influence=9, money=9)
    t.plays("progress tales")
    assert t.question == "PayForMemory"
    data: Any = t.table.dump()
    felicity.load(json.loads(json.dumps(data)))
    for step, change in ((-1, {"nostalgia": "kite"}), (-1, {"deal": "devote"}), (-2, {"option": "study"})):
        edited = json.loads(json.dumps(data))
        edited["position"]["agenda"][step].update(change)
        with pytest.raises(felicity.CannotRead, match="PayForMemory can't be here: this can't be paid for now"):
            felicity.load(edited)


def test_only_what_is_stored_is_asked_for() -> None:
    """By whoever has it, from a card on which something is left."""
    t = story().remembers(realised={"tales": 2, "herbarium": 2}).marks("herbarium", stock=0)
    data: Any = t.table.dump()
    agenda = data["position"]["agenda"]
    agenda[2:] = [{"step": "GoOn", "who": "seat1"}, {"step": "DrawFromStock", "who": "seat1", "nostalgia": "tales"}]
    assert felicity.load(json.loads(json.dumps(data))).question == "DrawFromStock"
    agenda[-1]["nostalgia"] = "herbarium"
    with pytest.raises(felicity.CannotRead, match="DrawFromStock can't be here: seat1 has nothing stored on herbarium"):
        felicity.load(data)


def test_an_action_that_is_looked_at_is_one() -> None:
    """Refreshing a row costs no action, and nobody deepens what isn't there."""
    t = story().remembers(board={"eternal-love": "", "sea-shells": ""})
    t.plays("rest")
    data: Any = t.table.dump()
    for option, message in (("refresh jobs", "expected an action"), ("deepen martha", "no such Partner"), ("study", "leaves no choice")):
        data["position"]["agenda"][-1]["option"] = option
        with pytest.raises(felicity.CannotRead, match=f"ChooseTrigger can't be here: .*{message}"):
            felicity.load(data)


def test_the_board_has_no_third_place() -> None:
    """Whatever a save says."""
    data = broken(["round"], 3)
    album = data["position"]["nostalgia"]["albums"][0]
    album["board"] += [{"card": card, "passive": False, "active": False} for card in album["hand"][:2]]
    album["hand"] = album["hand"][2:]
    with pytest.raises(felicity.CannotRead, match="a Nostalgia board has 2 places, found 3 cards on it"):
        felicity.load(data)


def test_questions_of_the_expansion_can_be_saved() -> None:
    """In the middle of a choice between triggers."""
    t = story().remembers(board={"eternal-love": "", "sea-shells": ""})
    t.plays("rest")
    twin = felicity.load(json.loads(json.dumps(t.table.dump())))
    assert (twin.question, twin.options()) == ("ChooseTrigger", t.table.options())


def test_the_base_game_knows_nothing_of_it() -> None:
    """Its options, cards and positions are its own; those of the base keep their numbers."""
    pursuit = felicity.new("pursuit", players=2, seed=1)
    position: Any = pursuit.dump()["position"]
    assert "nostalgia" not in position
    assert all("nostalgia" not in player["points"] for player in position["players"])
    with pytest.raises(felicity.CannotRead):
        pursuit.play("place kite")
    assert alphabet.ALPHABET.options[: len(base.ALPHABET.options)] == base.ALPHABET.options
    for file in Path(base.__file__).parent.glob("*.py"):
        assert "nostalgia" not in file.read_text("utf-8").lower(), file.name


def test_texts_and_rules_are_known() -> None:
    """Every kind has a name, and every rule that the source names is in one of the two rulebooks."""
    assert {option.kind for option in alphabet.ALPHABET.options} == set(alphabet.KINDS.by_name.values())
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in [*alphabet.KINDS.by_name, *event_kinds.KINDS.by_name])
    rules, more = felicity.rules("nostalgia"), felicity.rules("pursuit")
    for file in Path(constants.__file__).parent.glob("*.py"):
        for id in re.findall(r"(?:NOS|POH)-(?:R\d+|\d+\.\d+)", file.read_text("utf-8")):
            assert id in rules or id in more, f"{file.name} names {id}"


# --- packs ---


def pack(folder: Path, text: str) -> str:
    """A pack of one file."""
    (folder / "mine.toml").write_text(text, "utf-8")
    return str(folder)


def test_a_pack_corrects_cards_of_both_boxes(tmp_path: Path) -> None:
    """A Nostalgia card, an item of the base, one of the expansion and the size of the hand; what it doesn't name stays."""
    folder = pack(
        tmp_path,
        """
        [[nostalgia]]
        id = "tales"
        active = { cost = { creativity = 1 }, reward = { lth = 2 } }
        [[item]]
        id = "car"
        levels = [{ cost = { money = 3 }, reward = { influence = 2 }, certainty = "printed" }]
        [[item]]
        id = "jukebox"
        levels = [{ cost = { money = 2 }, reward = { influence = 2 }, certainty = "printed" }]
        [[constant]]
        id = "hand_size"
        value = 5
        """,
    )
    t = story(pack=folder).scene(items=["car", "jukebox"]).remembers(board={"tales": ""})
    t.player(1).has(money=3)
    assert t.offered("buy") == ["buy car 1", "buy jukebox 1"]
    t.plays("activate tales")
    assert (t.player(1).lth, t.player(1).creativity, len(t.album()["hand"])) == (2, 2, 4)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('passive = { on = "sneeze", reward = { sth = 1 } }', "nostalgia tales: key passive.on is 'sneeze', expected one of study"),
        ("active = { cost = { luck = 1 }, reward = { lth = 2 } }", "key active.cost.luck is not known"),
        ("active = { cost = { hourglass = 1 }, reward = { lth = 2 } }", "key active.cost.hourglass: no time is spent"),
        ("realise = { reward = { stress = 2 } }", "key realise.reward.stress is not known"),
        ("levels = []", "key levels has 0 rows, expected 1 for this category"),
        ("choices = [{ cost = {}, reward = {} }]", "key choices has 1 rows, expected 0"),
        ("skill = { luck = 1 }", "key skill has luck, expected one of on gain; use"),
        ('skill = { on = "sneeze", gain = { sth = 1 } }', "key skill.on is 'sneeze', expected one of study"),
        ('skill = { stores = "luck", stock = 6, portion = 3 }', "key skill.stores is 'luck', expected one of knowledge"),
        ("skill = { replaces_time = 6 }", "key skill.replaces_time is 6, expected a whole number from 1 to 5"),
        ("skill = { replaces_time = 0 }", "key skill.replaces_time is 0, expected a whole number from 1 to 5"),
        ("skill = { inherits_by = 0 }", "key skill.inherits_by is 0, expected a whole number from 1 to 20"),
        ("skill = { inherits_by = 21 }", "key skill.inherits_by is 21, expected a whole number from 0 to 20"),
        ('skill = { stores = "money", stock = 6, portion = 21 }', "key skill.portion is 21, expected a whole number from 0 to 20"),
        ('skill = { replaces_time = "two" }', "key skill.replaces_time is 'two', expected a whole number from 1 to 5"),
        ('skill = { on = "study", gain = { luck = 1 } }', "key skill.gain.luck is not known"),
        ("skill = { use = { luck = 1 } }", "key skill.use.luck is not known"),
        ('skill = { stores = "money", stock = 21, portion = 3 }', "key skill.stock is 21, expected a whole number from 0 to 20"),
        ('goal = { type = "end_game", lth = 3 }', "key goal: life goals have one"),
        ('category = "choice"', "key category can't be changed by a pack"),
    ],
)
def test_a_mistake_of_a_pack_is_reported(tmp_path: Path, text: str, message: str) -> None:
    """With file, card and key."""
    folder = pack(tmp_path, f'[[nostalgia]]\nid = "tales"\n{text}\n')
    with pytest.raises(felicity.CannotRead, match=re.escape(message)) as found:
        felicity.new("nostalgia", players=2, pack=folder)
    check_wording(found.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('goal = { type = "never", lth = 3 }', "key goal.type is 'never', expected one of recurring"),
        ('goal = { type = "recurring", on = "sneeze", lth = 3 }', "key goal.on is 'sneeze'"),
        ('goal = { type = "end_game", measure = "luck", lth = 3 }', "key goal.measure is 'luck'"),
        ('goal = { type = "end_game", on = "study", lth = 3 }', "key goal: one condition, have or measure at the end"),
        ('goal = { type = "recurring", pays = { money = 5 }, lth = 3 }', "key goal.pays.money is not known"),
        ('goal = { type = "end_game", have = { luck = 5 }, lth = 3 }', "key goal.have.luck is not known"),
        ('goal = { type = "recurring", on = "study", lth = 21 }', "key goal.lth is 21, expected a whole number from 0 to 20"),
        (
            'goal = { type = "recurring", on = "buy_item", level = 21, lth = 3 }',
            "key goal.level is 21, expected a whole number from 0 to 20",
        ),
        ('goal = { type = "end_game", measure = "items", at_least = 21, lth = 3 }', "key goal.at_least is 21, expected a whole number"),
        ('goal = { type = "recurring", on = "study", pays = { knowledge = 1 }, lth = 3 }', "key goal: one condition"),
        ('goal = { type = "recurring", lth = 3 }', "key goal: one condition"),
        ('goal = { type = "recurring", on = "study" }', "key goal.lth is missing"),
        ('goal = { type = "recurring", on = "study", lth = 3, h = 1 }', "key goal.h is not known; known are type, lth, on"),
    ],
)
def test_a_mistake_in_a_goal_is_reported(tmp_path: Path, text: str, message: str) -> None:
    """With the key."""
    folder = pack(tmp_path, f'[[nostalgia]]\nid = "bookworm"\n{text}\n')
    with pytest.raises(felicity.CannotRead, match=re.escape(message)) as found:
        felicity.new("nostalgia", players=2, pack=folder)
    check_wording(found.value)


@pytest.mark.parametrize(
    "text",
    [
        'passive = { on = "study", reward = { hourglass = 1 } }',
        "active = { cost = { money = 1 }, reward = { hourglass = 1 } }",
        "realise = { cost = { hourglass = 1 }, reward = { hourglass = 2 } }",
        "levels = [{ cost = { hourglass = 1 }, reward = { hourglass = 1 } }]",
        'skill = { on = "study", gain = { hourglass = 1 } }',
        "skill = { use = { hourglass = 1 } }",
        "realise = { condition = { items = 2 }, reward = { good_health = 1, relax = 1, partner = 1 } }",
    ],
)
def test_a_card_of_a_pack_may_bring_time(tmp_path: Path, text: str) -> None:
    """Where something is realised it may cost some, too; health and a Partner are welcome."""
    felicity.new("nostalgia", players=2, pack=pack(tmp_path, f'[[nostalgia]]\nid = "tales"\n{text}\n'))


@pytest.mark.rule("NOS-1.4")
def test_a_pack_deals_no_more_cards_than_there_are(tmp_path: Path) -> None:
    """Five players may play."""
    most = len(names.NOSTALGIA) // 5
    felicity.new("nostalgia", players=2, pack=pack(tmp_path, f'[[constant]]\nid = "hand_size"\nvalue = {most}\n'))
    with pytest.raises(felicity.CannotRead, match=f"hand_size: key value is {most + 1}, expected a whole number from 0 to {most}"):
        felicity.new("nostalgia", players=2, pack=pack(tmp_path, f'[[constant]]\nid = "hand_size"\nvalue = {most + 1}\n'))
