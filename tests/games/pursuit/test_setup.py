"""1. General and 2. Setup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.rng import Rng
from felicity.games.pursuit import names
from tests.games.pursuit.story import Story, story
from tests.wordings import check_wording


def dealt(players: int = 3, seed: int = 1, **options: Any) -> Story:
    """A table before traits are chosen."""
    t = object.__new__(Story)
    t.table = felicity.new("pursuit", players=players, seed=seed, listen=True, **options)
    return t


@pytest.mark.rule("POH-1.1", "POH-R51")
def test_two_to_four_play_or_one_alone() -> None:
    """Five only by option and with ten traits, as the later edition has them."""
    assert [felicity.new("pursuit", players=players, seed=1).setup.mode for players in (1, 2, 3, 4)] == ["solo"] + 3 * ["standard"]
    with pytest.raises(felicity.BadOptions, match="2 to 4 players, not 5"):
        felicity.new("pursuit", players=5)
    with pytest.raises(felicity.BadOptions, match=r"5 players need 10 child traits; there are 8 \(POH-R51\)") as error:
        felicity.new("pursuit", players=5, five_players=True)
    check_wording(error.value)
    five = felicity.new("pursuit", players=5, five_players=True, edition="revised", seed=1)
    while five.question == "ChooseTrait":
        five.play(five.options()[0])
    board: Any = five.view(None)["board"]
    assert [len(board["rows"][row]["cards"]) for row in ("projects", "items")] == [5, 5]


@pytest.mark.rule("POH-1.3")
def test_money_is_not_a_resource() -> None:
    """A discount on resources leaves money alone, and inheritance counts it apart."""
    t = story()
    t.player(1).has(knowledge=4, creativity=0, influence=0, money=1)
    t.scene(goals=["full-house", "bon-vivant"])
    die(t)
    assert t.player(1).points["inheritance"] == 0


def whole_game(**options: Any) -> tuple[list[str], dict[str, object]]:
    """A game by chance alone: what was chosen, and how it ended."""
    table, chance = felicity.new("pursuit", players=3, seed=4, **options), Rng(4)
    while table.to_act is not None:
        offered = table.options()
        table.play(offered[chance.below(len(offered))])
    position: Any = table.dump()["position"]
    return [move.option.text for move in table.moves], position


@pytest.mark.rule("POH-1.4")
def test_no_rule_reads_the_letter_of_a_project(tmp_path: Path) -> None:
    """Every letter stands on some card; with all of them moved on by one, the same choices give the same game to its end."""
    projects: Any = plugins.game("pursuit").catalog.default_tables()["project"]
    letters = "ABCHPST"
    assert {entry["category"] for entry in projects.values()} == set(letters)
    moved = {id: letters[letters.index(entry["category"]) - 1] for id, entry in projects.items()}
    text = "".join(f'[[project]]\nid = "{id}"\ncategory = "{letter}"\n' for id, letter in moved.items())
    (tmp_path / "letters.toml").write_text(text, "utf-8")
    chosen, ending = whole_game()
    assert any(text.startswith("take ") for text in chosen)
    assert whole_game(pack=str(tmp_path)) == (chosen, ending)


@pytest.mark.rule("POH-1.5", "POH-2.3")
def test_six_hourglasses_are_in_play_and_three_in_reserve() -> None:
    """Overtime brings two of the three, a second one the last."""
    t = story(round=3)
    assert (t.player(1).hourglasses, t.player(1).unused) == (6, 6)
    t.plays("overtime")
    assert t.player(1).hourglasses == 8


@pytest.mark.rule("POH-2.1")
def test_four_shuffled_piles_with_empty_discards() -> None:
    """60 Projects, 60 Items and Activities in one pile, 18 Jobs, 12 Partners; another seed, another order."""
    piles = {seed: dealt(seed=seed).position["rows"] for seed in (1, 2)}
    assert [len(piles[1][row]["pile"]) for row in piles[1]] == [60, 60, 18, 12]
    assert all(not row["discards"] for row in piles[1].values())
    assert all(sorted(piles[1][row]["pile"]) == sorted(piles[2][row]["pile"]) for row in piles[1])
    assert all(piles[1][row]["pile"] != piles[2][row]["pile"] for row in piles[1])


@pytest.mark.rule("POH-2.2", "POH-3.10")
def test_partners_come_from_the_bottom_and_never_the_cover_card() -> None:
    """The first card of the pile is drawn, of the other piles the last."""
    t = story(round=1)
    bottom, top = t.pile("partners")[:2], t.pile("jobs")[-2:]
    t.ends_round("rest")
    assert t.row("partners") == bottom
    assert t.row("jobs") == list(reversed(top))
    assert len(names.PARTNERS) == 12


@pytest.mark.rule("POH-2.4", "POH-2.5", "POH-2.6", "POH-2.7", "POH-2.8", "POH-2.9")
def test_everybody_starts_in_the_same_place() -> None:
    """STH 0, stress on the first central space, LTH 0, the Teen round with three closed actions."""
    t = story(4, round=1)
    for seat in range(1, 5):
        player = t.player(seat)
        assert (player.sth, player.stress, player.lth) == (0, 7, 0)
    view: dict[str, Any] = t.table.view(None)
    assert (view["round"], view["age"]) == (1, "teen")
    assert view["board"]["closed"] == ["get_job", "develop_relationship", "overtime"]


@pytest.mark.rule("POH-2.10", "POH-2.11")
def test_two_traits_are_dealt_and_one_is_kept_with_its_resources() -> None:
    """The other leaves the game; nobody starts with money."""
    t = dealt(4)
    seat = t.table.to_act
    assert seat is not None
    pair = t.player(seat).dealt
    assert t.offered() == [f"keep {trait}" for trait in pair]
    t.plays(f"keep {pair[1]}")
    assert (t.player(seat).trait, t.player(seat).returned) == (pair[1], pair[0])
    entry: Any = plugins.game("pursuit").catalog.default_tables()["trait"][pair[1]]
    assert t.player(seat).goods == tuple(entry["starting"].values())
    assert t.player(seat).money == 0


@pytest.mark.rule("POH-2.10")
def test_nobody_else_sees_the_trait_that_is_not_kept() -> None:
    """Only the owner is told what was dealt."""
    t = dealt(3)
    assert t.table.to_act is not None
    seat = t.table.to_act
    entry = t.happened("trait-dealt", seat)
    assert [event["who"] for event in entry] == [f"seat{seat}"] * 2
    players: Any = t.table.view(seat)["players"]
    assert [player["traits_dealt"] for player in players if player["seat"] != seat] == [2, 2]
    t.plays(t.offered()[0])
    others: Any = t.table.view(None)["players"]
    assert all(player["trait_returned"] is None for player in others)


@pytest.mark.rule("POH-2.12", "POH-R37", "POH-R38")
@pytest.mark.parametrize(
    ("trait", "action", "goods"),
    [
        ("creative", "play", (3, 7, 3, 0)),
        ("nerd", "study", (7, 3, 3, 0)),
        ("sociable", "interact", (3, 3, 7, 0)),
        ("diligent", "temp job", (3, 3, 3, 4)),
    ],
)
def test_a_trait_adds_to_its_action_each_time_by_itself(trait: str, action: str, goods: tuple[int, ...]) -> None:
    """With the action's own gain; not for the same resource won elsewhere."""
    t = story()
    t.player(1).has(trait=trait)
    t.plays(action)
    assert t.player(1).goods == goods
    t.plays("rest", action)
    assert sum(t.player(1).goods) == sum(goods) + 4
    t = story()
    t.player(1).has(trait="creative", money=3)
    t.scene(items=["concert"])
    t.plays("buy concert 1")
    assert t.player(1).creativity == 5


@pytest.mark.rule("POH-2.12", "POH-R38")
def test_the_other_traits_change_a_rule() -> None:
    """Rich is paid and Calm relaxes in upkeep, Organised repeats once for free, Charismatic is asked for less."""
    t = story(round=1)
    t.player(1).has(trait="rich")
    t.ends_round()
    assert t.player(1).money == 1
    t = story()
    t.player(1).has(trait="calm", stress=9)
    t.ends_round()
    assert (t.round, t.player(1).stress) == (3, 8)
    t = story()
    t.player(1).has(trait="organised")
    t.plays("study", "rest", "study", "interact", "study")
    assert t.player(1).stress == 8
    t = story()
    t.player(1).has(trait="charismatic", influence=2, partners={"martha": 1})
    assert t.offers("deepen martha")
    t.player(1).has(influence=1)
    assert not t.offers("deepen martha")


@pytest.mark.rule("POH-2.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_life_goals_as_players_lie_open(players: int) -> None:
    """The others are not used."""
    t = dealt(players)
    assert len(t.position["goals"]) == players
    assert len(t.position["goals_left"]) == 9 - players
    assert len(t.happened("goal-drawn")) == players


@pytest.mark.rule("POH-2.14", "POH-R40")
def test_the_first_player_is_named_or_drawn() -> None:
    """A program doesn't know ages."""
    assert dealt(4, starting_player="3").position["first"] == "seat3"
    assert {dealt(4, seed=seed).position["first"] for seed in range(20)} == {"seat1", "seat2", "seat3", "seat4"}
    with pytest.raises(felicity.BadOptions, match="can't be used: only 2 play") as error:
        felicity.new("pursuit", players=2, starting_player="3")
    check_wording(error.value)


@pytest.mark.rule("POH-R52")
def test_the_revised_edition_is_a_preset() -> None:
    """Ten traits and ten goals, Jobs from the bottom, and STH below 0 makes Projects dearer."""
    t = dealt(4, edition="revised", sth_discount_scope="advance_only")
    assert len(t.position["goals"] + t.position["goals_left"]) == 10
    assert len(t.position["traits_left"]) == 2
    t = story(round=1, edition="revised", sth_discount_scope="advance_only")
    bottom = t.pile("jobs")[:2]
    t.ends_round()
    assert t.row("jobs") == bottom
    t.scene(projects=["act-in-play"]).gives_turn_to(1)
    t.player(1).has(sth=-1, knowledge=3)
    t.plays("take act-in-play", "add 1 knowledge")
    assert t.player(1).goods[:3] == (2, 5, 2)


def die(t: Story) -> Story:
    """Everybody dies at once, in the upkeep of the next round."""
    for player in range(1, len(t.position["players"]) + 1):
        t.player(player).has(stress=15)
    t.scene(round=5)
    return t.ends_round("rest")


@pytest.mark.rule("POH-R51")
def test_the_fifth_seat_is_none_of_the_solo_game() -> None:
    """It is for those who play together."""
    assert felicity.new("pursuit", players=5, five_players=True, edition="revised").setup.players == 5
    for wishes in ({"players": 5}, {"players": 5, "mode": "solo", "five_players": True, "edition": "revised"}):
        with pytest.raises(felicity.BadOptions, match=r"players?, not 5"):
            felicity.new("pursuit", **wishes)
