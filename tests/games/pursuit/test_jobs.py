"""12. Get Job and promotion (16.10 to 16.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pursuit.story import Story, story


def with_jobs(*jobs: str, **options: Any) -> Story:
    """A story in which these Jobs lie on the board and seat 1 has plenty."""
    t = story(round=3, **options).scene(jobs=list(jobs))
    t.player(1).has(knowledge=20, creativity=20, influence=20)
    return t


@pytest.mark.rule("POH-12.1", "POH-12.2", "POH-12.5")
def test_mary_is_hired() -> None:
    """The booklet: 4 influence, 6 money at once; each round 1 hourglass and 2 influence for 6 money."""
    t = with_jobs("social-job-1a", "arts-job-1a")
    t.plays("get social-job-1a")
    assert (t.player(1).goods, t.player(1).job) == ((20, 20, 16, 6), "social-job-1a")
    assert t.row("jobs") == ["arts-job-1a"]
    t.ends_turn().gives_turn_to(1).ends_round("rest").plays("pay social-job-1a")
    assert (t.player(1).goods, t.player(1).unused) == ((20, 20, 14, 12), 5)


@pytest.mark.rule("POH-12.1")
def test_the_hiring_cost_must_be_paid() -> None:
    """And the refusal says what is missing."""
    t = with_jobs("social-job-1a")
    t.player(1).has(influence=3)
    refusal = t.refusal("get social-job-1a")
    assert (refusal.reason, refusal.needs, refusal.has, refusal.rule) == ("influence", 4, 3, "POH-12.1")


@pytest.mark.rule("POH-12.3", "POH-12.4")
def test_any_level_can_be_hired_for() -> None:
    """Three kinds and three levels; no lower Job is needed."""
    t = with_jobs("science-job-1a", "arts-job-2a", "social-job-3")
    t.plays("get social-job-3")
    assert (t.player(1).goods, t.player(1).highest_job) == ((17, 17, 12, 11), 3)


@pytest.mark.rule("POH-12.7", "POH-R21", "POH-R22")
def test_another_job_replaces_the_first_without_penalty() -> None:
    """It is discarded before the slots are counted; by option it costs what giving up a card costs."""
    t = with_jobs("arts-job-1a")
    t.player(1).has(job="social-job-1a", projects={"bonsai": 1, "charity": 1})
    t.plays("get arts-job-1a")
    assert (t.player(1).job, t.player(1).stress, t.player(1).sth, t.player(1).money) == ("arts-job-1a", 7, 0, 6)
    assert t.discards("jobs") == ["social-job-1a"]
    t = with_jobs("arts-job-1a", job_swap_penalty=True)
    t.player(1).has(job="social-job-1a")
    t.plays("get arts-job-1a")
    assert (t.player(1).stress, t.player(1).sth) == (8, -1)


@pytest.mark.rule("POH-R21", "POH-R22")
def test_three_other_slot_cards_count_when_jobs_are_swapped() -> None:
    """1 Stress."""
    t = with_jobs("arts-job-1a")
    t.player(1).has(job="social-job-1a", projects={"bonsai": 1, "charity": 1, "jogging": 1})
    t.plays("get arts-job-1a")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-12.8", "POH-12.9")
def test_a_job_takes_a_slot_but_is_no_project() -> None:
    """On a fourth slot it costs 1 Stress; STH makes it no cheaper."""
    t = with_jobs("arts-job-1a")
    t.player(1).has(projects={"bonsai": 1, "charity": 1, "jogging": 1})
    t.plays("get arts-job-1a")
    assert t.player(1).stress == 8
    t = with_jobs("arts-job-1a")
    t.player(1).has(creativity=3, sth=3)
    assert not t.offers("get arts-job-1a")


@pytest.mark.rule("POH-16.10", "POH-16.11", "POH-16.12", "POH-16.13", "POH-16.14", "POH-16.15", "POH-16.17")
def test_mary_is_promoted() -> None:
    """The booklet: 1 hourglass and 6 influence for 3 money and 3 LTH; the next upkeep brings 11 money."""
    t = with_jobs("social-job-2a", "arts-job-2a")
    t.player(1).has(job="social-job-1a", projects={"bonsai": 1, "charity": 1})
    assert t.offered("promote") == ["promote social-job-2a"]
    t.plays("promote social-job-2a")
    player = t.player(1)
    assert (player.goods, player.lth, player.job) == ((20, 20, 14, 3), 3, "social-job-2a")
    assert (player.spent, player.unused, player.stress, player.sth) == (1, 5, 7, 0)
    assert (t.discards("jobs"), t.row("jobs")) == (["social-job-1a"], ["arts-job-2a"])
    t.ends_turn().gives_turn_to(1).ends_round("rest").plays("pay social-job-2a")
    assert t.player(1).money == 14


@pytest.mark.rule("POH-16.10", "POH-16.16")
def test_promotion_needs_the_next_level_of_the_same_kind() -> None:
    """Not two levels higher, not another kind; and level 3 is the top."""
    t = with_jobs("social-job-3", "arts-job-2a")
    t.player(1).has(job="social-job-1a")
    assert t.refuses("promote", "POH-16.10")
    t.player(1).has(job="science-job-3")
    assert t.refuses("promote", "POH-16.16")


@pytest.mark.rule("POH-R22")
def test_promotion_never_gives_slot_stress() -> None:
    """Even with more than three slot cards."""
    t = with_jobs("social-job-2a")
    t.player(1).has(job="social-job-1a", projects={"bonsai": 1, "charity": 1, "jogging": 1})
    t.plays("promote social-job-2a")
    assert t.player(1).stress == 7


@pytest.mark.rule("POH-R57", "POH-R58")
def test_two_promotions_in_a_round_and_a_choice_of_jobs() -> None:
    """If the Jobs are there."""
    t = with_jobs("social-job-2a", "social-job-2b", "social-job-3")
    t.player(1).has(job="social-job-1a")
    assert t.offered("promote") == ["promote social-job-2a", "promote social-job-2b"]
    t.plays("promote social-job-2b").ends_turn().gives_turn_to(1)
    t.plays("promote social-job-3")
    assert (t.player(1).job, t.player(1).lth, t.player(1).highest_job) == ("social-job-3", 8, 3)


@pytest.mark.rule("POH-R68")
def test_the_job_deck_is_a_pyramid_or_even() -> None:
    """3, 2 and 1 of each kind, or 2 of each level; two equal cards are offered once."""
    for deck, levels in (("pyramid", [9, 6, 3]), ("even", [6, 6, 6])):
        t = story(round=1, job_deck=deck)
        cards = t.pile("jobs")
        assert [sum(card.rpartition("-")[2].startswith(level) for card in cards) for level in "123"] == levels
    t = story(round=3, job_deck="even")
    t.player(1).has(knowledge=20, creativity=20, influence=20)
    position = t.position
    jobs = position["rows"]["jobs"]
    jobs["pile"] += jobs["cards"]
    jobs["cards"] = []
    for _ in range(2):
        jobs["pile"].remove("arts-job-3")
        jobs["cards"].append("arts-job-3")
    t.arrange(position)
    assert t.offered("get") == ["get arts-job-3"]


@pytest.mark.rule("POH-R69")
def test_retirement_by_option() -> None:
    """1 hourglass for 5 LTH; the Job is set aside without slot and upkeep and pays 6 money each round; another may be taken."""
    t = with_jobs("arts-job-1a", retirement=True)
    t.player(1).has(job="social-job-1a")
    assert t.refuses("retire", "POH-R69")
    t.player(1).has(job="social-job-3")
    t.plays("retire")
    player = t.player(1)
    assert (player.lth, player.job, player.retired, player.spent) == (5, None, ["social-job-3"], 1)
    t.gives_turn_to(1).plays("get arts-job-1a").ends_turn().gives_turn_to(1).ends_round("rest")
    assert (t.player(1).money, t.offered("pay")) == (12, ["pay arts-job-1a"])
    assert not with_jobs("arts-job-1a").offered("retire")
