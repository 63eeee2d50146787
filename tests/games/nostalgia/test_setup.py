"""1. Setup, and what lies in the box."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from felicity.games.nostalgia import names
from felicity.games.nostalgia.arrange import cards_of
from tests.games.nostalgia.story import solo, story


def box_of(table: felicity.Table) -> dict[str, Any]:
    """The Nostalgia cards of a position."""
    position: Any = table.dump()["position"]
    found: dict[str, Any] = position["nostalgia"]
    return found


@pytest.mark.rule("NOS-1.1")
def test_the_hand_is_known_when_the_trait_is_chosen() -> None:
    """Nostalgia cards are dealt directly before the child traits."""
    table = felicity.new("nostalgia", players=3, seed=4, listen=True)
    assert table.question == "ChooseTrait"
    entry = [event["event"] for event in table.events(1)]
    assert entry.index("goal-drawn") < entry.index("nostalgia-dealt") < entry.index("trait-dealt")
    players: Any = table.view(1)["players"]
    assert len(players[0]["nostalgia"]["hand"]) == 8


@pytest.mark.rule("NOS-1.2", "NOS-R1")
def test_everybody_has_a_board_with_two_places() -> None:
    """Two triggers for each of two cards take the 4 checks; by option there are other numbers of places."""
    assert [player["nostalgia"]["places"] for player in view(story(3), 1)] == [2, 2, 2]
    t = story(board_slots=4)
    t.plays(*[f"place {card}" for card in t.album()["hand"][:4]])
    assert len(t.on_board()) == 4
    assert t.refuses("place", "NOS-2.3")


def view(t: Any, seat: int | None) -> Any:
    """What a seat is shown of the players."""
    return t.table.view(seat)["players"]


@pytest.mark.rule("NOS-1.3", "NOS-1.4", "NOS-1.5")
def test_eight_of_64_cards_for_each_and_the_rest_leaves_the_game() -> None:
    """No card twice, none drawn later: whatever is played, the box only stays as it is."""
    table = felicity.new("nostalgia", players=4, seed=5, listen=True)
    box = box_of(table)
    assert [len(cards_of(album)) for album in box["albums"]] == [8, 8, 8, 8]
    assert len(box["box"]) == 64 - 4 * 8
    assert sorted(box["box"] + [card for album in box["albums"] for card in cards_of(album)]) == sorted(names.NOSTALGIA)
    for _ in range(60):
        table.play(table.options()[table.number % len(table.options())])
    assert box_of(table)["box"] == box["box"]


@pytest.mark.rule("NOS-1.6", "NOS-R13")
def test_hands_are_secret() -> None:
    """One reads one's own cards, both sides; of another's hand one sees only how many cards are in it; what lies on boards is open."""
    t = story().remembers(1, hand=["kite"], board={"tales": "passive"}, realised={"herbarium": 2})
    own, other, watching = view(t, 1), view(t, 2), view(t, None)
    assert own[0]["nostalgia"]["hand"] == t.album()["hand"]
    assert "kite" in own[0]["nostalgia"]["hand"]
    for seen in (other[0], watching[0]):
        assert (seen["nostalgia"]["hand"], seen["nostalgia"]["hand_size"]) == (None, 6)
        assert seen["nostalgia"]["board"] == [{"card": "tales", "passive": True, "active": False}]
        assert seen["nostalgia"]["realised"][0]["card"] == "herbarium"


@pytest.mark.rule("NOS-1.7")
def test_more_cards_of_the_base_kinds() -> None:
    """They lie in the piles of their kind; traits and life goals are dealt with the others."""
    t = story(4)
    everywhere = {row: [*t.row(row), *t.pile(row), *t.discards(row)] for row in ("items", "partners")}
    assert set(names.ITEMS_AND_ACTIVITIES) <= set(everywhere["items"])
    assert set(names.PARTNERS) <= set(everywhere["partners"])
    assert [len(everywhere["items"]), len(everywhere["partners"])] == [79, 14]
    goals = t.position["goals"] + t.position["goals_left"]
    assert set(names.GOALS) < set(goals)
    assert len(goals) == 11
    seen = {trait for player in t.position["players"] for trait in (player["trait"], player["returned"])} | set(t.position["traits_left"])
    assert len(seen) == 10
    assert set(names.TRAITS) < seen


def test_cards_of_the_box_are_used_like_those_of_the_base() -> None:
    """Bought, kept, dated and given up."""
    t = story(round=3).scene(items=["jukebox"], partners=["vera"])
    t.player(1).has(money=9)
    t.plays("buy jukebox 2", "study", "date victor", "study", "give up jukebox")
    assert (t.player(1).items, t.player(1).level("vera")) == ([], 1)
    assert t.happened("dated")[0]["partner"] == "victor"


@pytest.mark.rule("NOS-R18")
def test_five_can_play_with_the_fifth_set() -> None:
    """The box has material for five, and the ten traits that five need."""
    with pytest.raises(felicity.FelicityError):
        felicity.new("nostalgia", players=5)
    table = felicity.new("nostalgia", players=5, five_players=True, seed=3)
    assert [len(cards_of(album)) for album in box_of(table)["albums"]] == [8] * 5


@pytest.mark.rule("NOS-10.2")
def test_alone_one_has_eight_cards_too() -> None:
    """Nothing else is said."""
    t = solo()
    assert len(cards_of(t.album())) == 8


@pytest.mark.rule("NOS-R14")
def test_short_term_happiness_below_zero_makes_projects_dearer() -> None:
    """On by default with Nostalgia, for all payments; it can be switched off."""
    defaults: Any = felicity.games()["nostalgia"]["options"]
    assert (defaults["sth_malus"]["default"], defaults["sth_discount_scope"]["default"]) == (True, "all_projects")
    t = story().scene(projects=["act-in-play"])
    t.player(1).has(sth=-1, influence=2, creativity=0, knowledge=0)
    t.plays("take act-in-play")
    assert t.player(1).influence == 0
    t = story(sth_malus=False).scene(projects=["act-in-play"])
    t.player(1).has(sth=-1, influence=2)
    t.plays("take act-in-play")
    assert t.player(1).influence == 1
