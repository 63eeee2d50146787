"""7. Take Project, 8. Basic and 9. Single-Round Projects, and their card actions (16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pursuit.story import Story, story


def with_projects(*projects: str) -> Story:
    """A story in which these Projects lie on the board."""
    return story(round=3).scene(projects=list(projects))


@pytest.mark.rule("POH-7.1", "POH-8.1")
def test_john_takes_act_in_play() -> None:
    """The booklet: 1 influence, the cube on level 1, 2 creativity."""
    t = with_projects("act-in-play", "bonsai")
    t.plays("take act-in-play")
    assert t.player(1).goods == (3, 5, 2, 0)
    assert t.player(1).level("act-in-play") == 1
    assert t.player(1).on_space("take_project") == 1


@pytest.mark.rule("POH-7.2", "POH-R32")
def test_a_project_must_be_paid_in_full_before_it_gives_anything() -> None:
    """Nothing of the reward helps to pay, and the refusal says what is missing."""
    t = with_projects("act-in-play", "singing-festival")
    t.player(1).has(influence=0, creativity=3)
    assert t.refuses("take act-in-play", "POH-7.2")
    assert t.refuses("take singing-festival 2", "POH-7.2")
    refusal = t.refusal("take singing-festival 2")
    assert (refusal.reason, refusal.needs, refusal.has) == ("resources", 4, 3)


@pytest.mark.rule("POH-7.3")
def test_the_gap_is_filled_in_its_place() -> None:
    """From the top of the pile."""
    t = with_projects("bonsai", "act-in-play", "charity").scene(projects_pile=["jogging"])
    t.plays("take act-in-play")
    assert t.row("projects") == ["bonsai", "jogging", "charity"]


@pytest.mark.rule("POH-7.4", "POH-R19", "POH-R63")
def test_each_project_beyond_three_slot_cards_costs_stress() -> None:
    """There is no upper limit."""
    t = with_projects("act-in-play", "bonsai", "jogging")
    t.player(1).has(projects={"write-fiction": 1, "charity": 1})
    t.plays("take act-in-play")
    assert t.player(1).stress == 7
    t.ends_turn().gives_turn_to(1)
    t.player(1).has(spaces={})
    t.plays("take bonsai")
    assert (t.player(1).stress, t.player(1).sth) == (8, 0)
    assert len(t.player(1).projects) == 4


@pytest.mark.rule("POH-7.5", "POH-11.6", "POH-11.7", "POH-16.18")
def test_items_activities_and_finished_projects_take_no_slot() -> None:
    """Projects, the Job and Partners do."""
    t = with_projects("act-in-play")
    t.player(1).has(items={"car": 1, "piano": 1, "watch": 1}, activities={"concert": 1, "opera": 1}, finished={"bonsai": 4, "jogging": 4})
    t.plays("take act-in-play")
    assert t.player(1).stress == 7
    t = with_projects("act-in-play")
    t.player(1).has(job="arts-job-1a", partners={"martha": 1, "nora": 1})
    t.plays("take act-in-play")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-R19")
def test_deadly_slot_stress_takes_the_reward_but_fills_the_gap() -> None:
    """The cost is paid by then."""
    t = with_projects("act-in-play").scene(projects_pile=["jogging"])
    t.player(1).has(stress=15, projects={"write-fiction": 1, "charity": 1, "bonsai": 1})
    t.plays("take act-in-play")
    assert t.player(1).is_dead
    assert t.player(1).goods == (3, 3, 2, 0)
    assert t.row("projects") == ["jogging"]


@pytest.mark.rule("POH-R19", "POH-17.5")
@pytest.mark.parametrize(("before", "after"), [(8, 8), (9, 10)])
def test_relax_of_a_reward_comes_after_the_slot_stress(tmp_path: Path, before: int, after: int) -> None:
    """From space 8: 9 by the slot, back to 8; from 9 the Relax finds a new section."""
    t = story(round=3, pack=relaxing_play(tmp_path)).scene(projects=["act-in-play"])
    t.player(1).has(stress=before, projects={"write-fiction": 1, "charity": 1, "bonsai": 1})
    t.plays("take act-in-play")
    assert t.player(1).stress == after


def relaxing_play(folder: Path) -> str:
    """A pack in which Act in a Play gives Relax at level 1."""
    rows = ["{ cost = { influence = 1 }, reward = { relax = 1 } }"] + ["{ cost = { hourglass = 1 }, reward = { lth = 1 } }"] * 3
    (folder / "mine.toml").write_text(f'[[project]]\nid = "act-in-play"\nlevels = [{", ".join(rows)}]\n', "utf-8")
    return str(folder)


@pytest.mark.rule("POH-7.6", "POH-8.2", "POH-9.1", "POH-10.1")
def test_the_kind_decides_what_is_offered() -> None:
    """Level 1 of a Basic Project, any level of a Single-Round one, any role of a Group one."""
    t = with_projects("act-in-play", "singing-festival", "magazine")
    t.player(1).has(knowledge=20, creativity=20, influence=20)
    assert t.offered("take") == ["take act-in-play"] + [
        f"take {card} {level}" for card in ("singing-festival", "magazine") for level in (1, 2, 3, 4)
    ]


@pytest.mark.rule("POH-8.3", "POH-5.11")
def test_a_basic_project_may_stay_for_life() -> None:
    """It costs no upkeep and keeps its level."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 2})
    t.ends_round().gives_turn_to(1).ends_round()
    assert t.question == "TakeTurn"
    assert t.player(1).level("act-in-play") == 2


# --- Single-Round Projects ---


@pytest.mark.rule("POH-9.1")
def test_anna_sings_at_level_3() -> None:
    """The booklet: 2 knowledge and 5 creativity for 1 money and 4 LTH; only that level."""
    t = with_projects("singing-festival")
    t.player(1).has(creativity=5)
    t.plays("take singing-festival 3")
    assert t.player(1).goods == (1, 0, 3, 1)
    assert (t.player(1).lth, t.player(1).sth, t.player(1).level("singing-festival")) == (4, 0, 3)


@pytest.mark.rule("POH-9.2", "POH-9.4")
def test_a_single_round_project_takes_a_slot_and_no_further_level() -> None:
    """It counts for slot cards taken after it."""
    t = with_projects("singing-festival", "act-in-play")
    t.player(1).has(creativity=20, projects={"bonsai": 1, "charity": 1})
    t.plays("take singing-festival 1")
    assert not t.offered("advance singing-festival")
    t.ends_turn().gives_turn_to(1)
    t.player(1).has(spaces={}, sth=0)
    t.plays("take act-in-play")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-9.3", "POH-5.3", "POH-R41")
def test_it_is_set_aside_at_the_end_of_the_round() -> None:
    """It stays with its owner and frees the slot."""
    t = with_projects("singing-festival")
    t.last_hourglass(1).plays("take singing-festival 1").ends_turn()
    assert (t.player(1).projects, t.player(1).cards("finished")) == ([], ["singing-festival"])
    assert "singing-festival" not in t.discards("projects") + t.pile("projects")


# --- card actions ---


@pytest.mark.rule("POH-16.1", "POH-16.4", "POH-16.17")
def test_anna_advances_learn_cooking() -> None:
    """The booklet: 1 hourglass onto the card and 3 knowledge for 2 creativity and 2 LTH; no further marker is placed."""
    t = story(round=3)
    t.player(1).has(projects={"learn-cooking": 2})
    t.plays("advance learn-cooking")
    assert t.player(1).goods == (0, 5, 3, 0)
    assert t.player(1).projects == [{"card": "learn-cooking", "level": 3, "hourglasses": 1}]
    assert (t.player(1).unused, t.player(1).lth, t.player(1).spent) == (5, 2, 0)


@pytest.mark.rule("POH-16.2", "POH-16.9", "POH-16.6")
def test_one_project_may_rise_several_levels_in_a_round_without_stress() -> None:
    """One level per turn, in the round in which it was taken too; none is skipped or repeated."""
    t = with_projects("act-in-play")
    t.player(1).has(creativity=9, influence=9)
    t.plays("take act-in-play").ends_turn().gives_turn_to(1)
    for level in (2, 3):
        t.plays("advance act-in-play").ends_turn().gives_turn_to(1)
        assert t.player(1).level("act-in-play") == level
    assert (t.player(1).stress, t.player(1).lth) == (7, 4)


@pytest.mark.rule("POH-16.3")
def test_nobody_uses_the_cards_of_others() -> None:
    """Seat 2 has the Project."""
    t = story(round=3)
    t.player(2).has(projects={"act-in-play": 1})
    assert not t.offered("advance")


@pytest.mark.rule("POH-16.5", "POH-16.17")
def test_all_hourglasses_of_a_level_are_placed_at_once() -> None:
    """Jogging level 4 takes two; with one left it can't be taken."""
    t = story(round=3)
    t.player(1).has(projects={"jogging": 3}, creativity=9, influence=9, unused=1)
    assert t.refuses("advance jogging", "POH-16.5")
    t.player(1).has(unused=2)
    t.plays("advance jogging")
    assert t.player(1).unused == 0


@pytest.mark.rule("POH-16.7", "POH-16.8", "POH-16.18", "POH-17.6")
def test_level_4_finishes_a_project() -> None:
    """The reward, then it is set aside: hourglasses to Spent Time, the slot is free at once."""
    t = story(round=3)
    t.player(1).has(projects={"healthy-eating": 2, "bonsai": 1, "charity": 1}, knowledge=9, creativity=9, money=9)
    t.plays("advance healthy-eating").ends_turn().gives_turn_to(1)
    assert t.player(1).projects[0]["hourglasses"] == 1
    t.plays("advance healthy-eating")
    player = t.player(1)
    assert (player.cards("projects"), player.cards("finished")) == (["bonsai", "charity"], ["healthy-eating"])
    assert (player.spent, player.unused, player.stress, player.lth) == (3, 3, 4, 3)
    assert t.table.view(1)["players"][0]["slots_used"] == 2  # type: ignore[index]


# --- the discount ---


@pytest.mark.rule("POH-19.2", "POH-R27", "POH-R25")
def test_anna_pays_two_resources_less() -> None:
    """The booklet's 2 STH; any part of it, of any kinds in the cost."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 2}, sth=2)
    t.plays("advance act-in-play")
    assert t.offered() == [
        "save 2 creativity", "save 1 creativity 1 influence", "save 1 creativity", "save 2 influence", "save 1 influence", "save nothing",
    ]  # fmt: skip
    t.plays("save 1 creativity 1 influence")
    assert t.player(1).goods == (3, 2, 2, 0)
    assert (t.player(1).sth, t.player(1).level("act-in-play")) == (2, 3)


@pytest.mark.rule("POH-19.2", "POH-7.2")
def test_what_one_lacks_may_be_saved() -> None:
    """The only way to pay is taken without a question."""
    t = story(round=3)
    t.player(1).has(projects={"learn-cooking": 2}, knowledge=1, sth=2)
    t.plays("advance learn-cooking")
    assert t.player(1).knowledge == 0
    t = story(round=3)
    t.player(1).has(projects={"learn-cooking": 2}, knowledge=0, sth=2)
    assert t.refuses("advance learn-cooking", "POH-7.2")


@pytest.mark.rule("POH-19.3")
def test_the_discount_is_not_used_up() -> None:
    """It counts for every level of the round."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 1}, sth=2, creativity=9, influence=9)
    t.plays("advance act-in-play", "save 1 creativity 1 influence").ends_turn().gives_turn_to(1)
    t.plays("advance act-in-play", "save 2 influence")
    assert t.player(1).goods == (3, 7, 9, 0)


@pytest.mark.rule("POH-R24", "POH-R63")
def test_the_discount_covers_every_payment_for_a_project() -> None:
    """Taking, a chosen level and a role; not hiring, promotion, Items and upkeep. By option only advancing."""
    t = with_projects("act-in-play", "singing-festival", "magazine").scene(jobs=["arts-job-1a"], items=["concert"])
    t.player(1).has(sth=3, knowledge=1, creativity=2, influence=0, money=0)
    assert t.offered("take") == [
        "take act-in-play",
        "take singing-festival 1",
        "take singing-festival 2",
        "take magazine 3",
        "take magazine 4",
    ]
    assert not t.offered("get") + t.offered("buy")
    t.plays("take magazine 3")  # 3 knowledge and 2 creativity, for 3 influence
    assert t.offered() == ["save 3 knowledge", "save 2 knowledge 1 creativity", "save 2 knowledge"]
    t.plays("save 2 knowledge 1 creativity")
    assert t.player(1).goods == (0, 1, 3, 0)
    t = story(round=3, sth_discount_scope="advance_only").scene(projects=["act-in-play"])
    t.player(1).has(sth=3, influence=0, projects={"write-fiction": 1}, knowledge=0, creativity=1)
    assert not t.offered("take")
    assert t.offers("advance write-fiction")


@pytest.mark.rule("POH-R25")
def test_a_cost_never_falls_below_nothing() -> None:
    """One resource to pay, three STH: no more than one is saved, and hourglasses stay."""
    t = with_projects("act-in-play")
    t.player(1).has(sth=3)
    t.plays("take act-in-play")
    assert t.offered() == ["save 1 influence", "save nothing"]
    t.plays("save 1 influence")
    assert t.player(1).goods == (3, 5, 3, 0)


@pytest.mark.rule("POH-R26")
def test_unhappy_players_pay_more_by_option() -> None:
    """1 resource of any kind for each point; without it the level can't be taken. In the 2015 rules nothing changes."""
    t = story(round=3, sth_malus=True)
    t.player(1).has(projects={"learn-cooking": 2}, sth=-2, knowledge=4, creativity=1, influence=0)
    t.plays("advance learn-cooking")
    assert t.player(1).goods == (0, 2, 0, 0)
    t.player(1).has(knowledge=1)
    t = story(round=3, sth_malus=True)
    t.player(1).has(projects={"learn-cooking": 2}, sth=-2, knowledge=4, creativity=0, influence=0)
    assert t.refuses("advance learn-cooking", "POH-7.2")
    assert t.refusal("advance learn-cooking").needs == 5
    t.player(1).has(creativity=1, influence=1)
    t.plays("advance learn-cooking")
    assert t.offered() == ["add 1 knowledge 1 creativity", "add 1 knowledge 1 influence", "add 1 creativity 1 influence"]
    t = story(round=3)
    t.player(1).has(projects={"learn-cooking": 2}, sth=-2)
    t.plays("advance learn-cooking")
    assert t.player(1).knowledge == 0


@pytest.mark.rule("POH-R26", "POH-R63")
def test_by_option_unhappy_players_pay_more_only_when_they_advance() -> None:
    """What is taken costs what is printed."""
    t = story(round=3, sth_malus=True, sth_discount_scope="advance_only").scene(projects=["bonsai"])
    t.player(1).has(projects={"learn-cooking": 2}, sth=-2, knowledge=5, creativity=0, influence=0)
    t.plays("take bonsai")
    assert t.player(1).goods == (4, 2, 0, 0)
    t.ends_turn().gives_turn_to(1).plays("advance learn-cooking")
    assert t.offered() == ["add 1 knowledge 1 creativity", "add 2 creativity"]


def cooking_for_money(folder: Path) -> str:
    """A pack in which every level of Learn Cooking costs 2 coins and no resources."""
    rows = ["{ cost = { money = 2 }, reward = { lth = 1 } }"] + ["{ cost = { hourglass = 1, money = 2 }, reward = { lth = 1 } }"] * 3
    (folder / "mine.toml").write_text(f'[[project]]\nid = "learn-cooking"\nlevels = [{", ".join(rows)}]\n', "utf-8")
    return str(folder)


@pytest.mark.rule("POH-R26")
def test_unhappy_players_pay_more_also_where_a_level_costs_money_only(tmp_path: Path) -> None:
    """2 coins, and 1 resource of any kind for each point of STH below 0."""
    t = story(round=3, sth_malus=True, pack=cooking_for_money(tmp_path))
    t.player(1).has(projects={"learn-cooking": 2}, sth=-1, money=2, knowledge=0, creativity=0, influence=0)
    assert t.refuses("advance learn-cooking", "POH-7.2")
    t.player(1).has(knowledge=1, influence=1)
    t.plays("advance learn-cooking")
    assert t.offered() == ["add 1 knowledge", "add 1 influence"]
    t.plays("add 1 influence")
    assert t.player(1).goods == (1, 0, 0, 0)


def costly_cooking(folder: Path) -> str:
    """A pack in which the last level of Learn Cooking costs coins too."""
    rows = ["{ cost = { knowledge = 1 }, reward = { creativity = 1 } }"] + [
        "{ cost = { hourglass = 1, knowledge = 2, money = 2 }, reward = { lth = 1 } }"
    ] * 3
    (folder / "mine.toml").write_text(f'[[project]]\nid = "learn-cooking"\nlevels = [{", ".join(rows)}]\n', "utf-8")
    return str(folder)


@pytest.mark.rule("POH-R25", "POH-1.3", "POH-16.4")
def test_money_and_hourglasses_in_a_level_are_never_discounted(tmp_path: Path) -> None:
    """Three STH, two knowledge and two coins to pay: the coins stay, and without them the level can't be taken."""
    t = story(round=3, pack=costly_cooking(tmp_path))
    t.player(1).has(projects={"learn-cooking": 3}, sth=3, money=1)
    assert t.refuses("advance learn-cooking", "POH-7.2")
    t.player(1).has(money=2, knowledge=0)
    t.plays("advance learn-cooking")
    player = t.player(1)
    assert (player.goods, player.unused, player.lth) == ((0, 3, 3, 0), 5, 1)
