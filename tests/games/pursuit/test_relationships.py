"""13. Develop Relationship."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pursuit.story import Story, story


def with_partners(*partners: str, **options: Any) -> Story:
    """A story in which these Partners lie on the board; seat 1 has an ordinary trait."""
    return story(round=3, **options).scene(partners=list(partners))


@pytest.mark.rule("POH-13.1", "POH-13.2", "POH-13.3", "POH-R14", "POH-R54")
def test_john_dates_martha() -> None:
    """The booklet: 1 knowledge and 2 creativity, nothing is paid or asked for; the card shows either side, and nobody takes its place."""
    t = with_partners("martha", "nora")
    t.player(1).has(influence=0)
    assert t.offered("date") == ["date martha", "date martin", "date nora", "date noah"]
    t.plays("date martin")
    assert t.player(1).goods == (4, 5, 0, 0)
    assert t.player(1).partners == [{"card": "martha", "level": 1, "side": "man"}]
    assert t.row("partners") == ["nora"]


@pytest.mark.rule("POH-R14")
def test_partners_are_replaced_by_option() -> None:
    """At once."""
    t = with_partners("martha", "nora", partners_refill=True).scene(partners_pile=["emilia"])
    t.plays("date martha")
    assert t.row("partners") == ["emilia", "nora"]


@pytest.mark.rule("POH-13.4", "POH-13.13")
def test_a_partner_takes_a_slot() -> None:
    """On a fourth one it costs 1 Stress; advancing doesn't."""
    t = with_partners("martha")
    t.player(1).has(projects={"bonsai": 1, "charity": 1, "jogging": 1}, influence=9)
    t.plays("date martha")
    assert t.player(1).stress == 8
    t.ends_turn().gives_turn_to(1)
    t.player(1).has(spaces={})
    t.plays("deepen martha")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-13.5")
def test_a_second_partner_is_stressful() -> None:
    """The booklet's sum: 2 Projects and a Partner: 1 Stress for the slot, 1 for the second Partner."""
    t = with_partners("nora")
    t.player(1).has(projects={"bonsai": 1, "charity": 1}, partners={"martha": 1})
    t.plays("date nora")
    assert t.player(1).stress == 9
    t = with_partners("nora")
    t.player(1).has(partners={"martha": 1})
    t.plays("date nora")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-13.6", "POH-13.7", "POH-13.8", "POH-13.9")
def test_john_has_a_relationship_with_martha() -> None:
    """The booklet: at least 5 influence is shown and kept; 1 knowledge, 2 creativity and 1 STH."""
    t = story(round=3)
    t.player(1).has(partners={"martha": 1}, influence=4)
    refusal = t.refusal("deepen martha")
    assert (refusal.rule, refusal.reason, refusal.needs, refusal.has) == ("POH-13.7", "show-influence", 5, 4)
    t.player(1).has(influence=6)
    t.plays("deepen martha")
    assert (t.player(1).goods, t.player(1).sth, t.player(1).level("martha")) == ((4, 5, 6, 0), 1, 2)


@pytest.mark.rule("POH-13.6")
def test_levels_come_one_after_another() -> None:
    """Date, Relationship, Family; with 8 influence each is a step of its own, and then there is no more."""
    t = story(round=3)
    t.player(1).has(partners={"martha": 1}, influence=8)
    t.plays("deepen martha")
    assert t.player(1).level("martha") == 2
    t.ends_turn().gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), t.player(1).lth) == (3, 3)
    t.ends_turn().gives_turn_to(1)
    assert t.refuses("deepen martha", "POH-13.6")


@pytest.mark.rule("POH-13.10", "POH-R55", "POH-R56")
def test_only_the_current_level_has_its_upkeep() -> None:
    """None for a Date; 1 hourglass for a Relationship, 2 (not 3) for a Family."""
    t = story(round=3)
    t.player(1).has(partners={"martha": 1})
    t.ends_round()
    assert t.question == "TakeTurn"
    for level, hourglasses, happy in ((2, 1, 0), (3, 2, 2)):
        t = story(round=3)
        t.player(1).has(partners={"martha": level})
        t.ends_round("rest").plays("pay martha")
        player = t.player(1)
        assert (player.goods, player.sth, player.spent, player.lth) == ((4, 5, 3, 0), 1, hourglasses, happy)


@pytest.mark.rule("POH-13.11")
def test_a_relationship_breaks_without_its_upkeep() -> None:
    """Without reward: 1 Stress, 1 STH less."""
    t = story(round=3)
    t.player(1).has(partners={"martha": 2})
    t.ends_round("rest").plays("refuse martha")
    assert (t.player(1).partners, t.player(1).stress, t.player(1).sth, t.player(1).knowledge) == ([], 8, -1, 3)


@pytest.mark.rule("POH-13.12")
def test_starting_and_advancing_share_a_space() -> None:
    """A second use costs the repeat stress."""
    t = with_partners("martha")
    t.player(1).has(influence=9)
    t.plays("date martha").ends_turn().gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).stress, t.player(1).on_space("develop_relationship")) == (8, 2)


@pytest.mark.rule("POH-13.7")
@pytest.mark.parametrize(
    ("partner", "lacking", "having"),
    [
        ("daniela", {"money": 5}, {"money": 6}),
        ("frida", {"job": None}, {"job": "arts-job-1a"}),
        ("carla", {"items": {}}, {"items": {"car": 1}}),
    ],
)
def test_some_want_to_see_money_a_job_or_an_item(partner: str, lacking: dict[str, object], having: dict[str, object]) -> None:
    """Charm helps with resources and money only."""
    t = story(round=3)
    t.player(1).has(partners={partner: 1}, **lacking)
    assert t.refuses(f"deepen {partner}", "POH-13.7")
    t.player(1).has(**having)
    assert t.offers(f"deepen {partner}")


@pytest.mark.rule("POH-13.6")
def test_each_relationship_is_deepened_by_itself() -> None:
    """One that has come to its end keeps no other back."""
    t = story(round=3)
    t.player(1).has(partners={"martha": 3, "nora": 1}, influence=9)
    assert t.refuses("deepen martha", "POH-13.6")
    assert t.offers("deepen nora")
