"""5 and 9. Personal life goals, and the answers of the booklet about them; 10. the solo game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from felicity.games.nostalgia.arrange import BOTH
from tests.games.nostalgia.story import Memories, ended, solo, story


def reader(sth: int = 0, **values: Any) -> Memories:
    """A bookworm who is about to learn the last level of a language for 5 knowledge."""
    t = story(round=3).remembers(realised={"bookworm": 1}).empties_hand()
    t.player(1).has(**{"projects": {"learn-foreign-language": 3}, "knowledge": 9, "sth": sth, **values})
    return t


def scored(t: Memories, seat: int = 1) -> int:
    """LTH by Nostalgia cards."""
    return int(t.player(seat).points["nostalgia"])


@pytest.mark.rule("NOS-9.6", "NOS-5.5", "NOS-R23")
def test_five_resources_must_really_be_paid() -> None:
    """5 knowledge earn 1 LTH, each time; 3 don't."""
    t = reader()
    t.plays("advance learn-foreign-language")
    assert (t.player(1).knowledge, scored(t)) == (4, 1)
    t = reader(sth=2)
    t.plays("advance learn-foreign-language", "save 2 knowledge")
    assert (t.player(1).knowledge, scored(t)) == (6, 0)


@pytest.mark.rule("NOS-9.7")
def test_a_part_of_the_discount_may_be_left_unused() -> None:
    """6 or 5 knowledge instead of 3 or 4: here nothing is saved."""
    t = reader(sth=2)
    t.plays("advance learn-foreign-language", "save nothing")
    assert (t.player(1).knowledge, scored(t)) == (4, 1)


@pytest.mark.rule("NOS-9.8")
def test_a_bad_mood_may_help() -> None:
    """A level costs 4 knowledge; with -1 STH a fifth is added, and the goal is met."""
    t = reader(sth=-1, projects={"learn-foreign-language": 2})
    t.plays("advance learn-foreign-language", "add 1 knowledge")
    assert (t.player(1).knowledge, scored(t)) == (4, 1)
    t = reader(sth=-1, projects={"learn-foreign-language": 2})
    t.plays("advance learn-foreign-language", "add 1 influence")
    assert scored(t) == 0


@pytest.mark.rule("NOS-9.6", "NOS-R30")
@pytest.mark.parametrize(("card", "option"), [("free-dance", "take singing-festival 3"), ("standing-out", "join magazine 2")])
def test_taking_and_joining_count_too(card: str, option: str) -> None:
    """5 creativity for the festival, 5 influence as a journalist."""
    t = story(round=3).remembers(realised={card: 1}).scene(projects=["singing-festival", "magazine"])
    for seat in (1, 2):
        t.player(seat).has(knowledge=9, creativity=9, influence=9)
    t.empties_hand(1).empties_hand(2).gives_turn_to(2).plays("take magazine 1").gives_turn_to(1).plays(option)
    assert scored(t) == 1


@pytest.mark.rule("NOS-5.4")
def test_a_personal_goal_is_only_its_owners() -> None:
    """Others pay as much and have nothing of it."""
    t = story(round=3).remembers(realised={"bookworm": 1}).empties_hand(1).empties_hand(2)
    t.player(2).has(projects={"learn-foreign-language": 3}, knowledge=9)
    t.gives_turn_to(2).plays("advance learn-foreign-language")
    assert (scored(t, 1), scored(t, 2)) == (0, 0)


@pytest.mark.rule("NOS-5.5")
def test_a_recurring_goal_scores_again_and_again() -> None:
    """Two finished projects, two scout badges."""
    t = story(round=3).remembers(realised={"scout-badges": 1}).empties_hand()
    t.player(1).has(projects={"learn-cooking": 3, "jogging": 3}, knowledge=9, creativity=9, influence=9)
    t.plays("advance learn-cooking").gives_turn_to(1).plays("advance jogging")
    assert scored(t) == 2
    assert [event["lth"] for event in t.happened("personal-goal-met")][-1] == 1


@pytest.mark.rule("NOS-5.6")
def test_a_mid_game_goal_scores_once() -> None:
    """The first item of level 3 after the realisation; a smaller one doesn't count."""
    t = story().remembers(realised={"first-bicycle": 1}).scene(items=["car", "house", "library"]).empties_hand()
    t.player(1).has(money=30)
    t.plays("buy house 2").gives_turn_to(1)
    assert scored(t) == 0
    t.plays("buy car 3").gives_turn_to(1)
    assert (scored(t), t.realised("first-bicycle")["met"]) == (3, True)
    t.plays("buy library 3")
    assert scored(t) == 3


def couple(realised: bool = True) -> Memories:
    """Martha is on the board, and all she wants to see is there."""
    board: dict[str, Any] = {"realised": {"they-lived-happily": 1}} if realised else {"board": {"they-lived-happily": BOTH}}
    t = story(round=3).remembers(**board).scene(partners=["martha", "nora"]).empties_hand()
    t.player(1).has(influence=9)
    return t


@pytest.mark.rule("NOS-9.9", "NOS-R17")
def test_they_lived_happily_within_one_round() -> None:
    """Three actions with the same partner in one round, begun by the board action."""
    t = couple()
    t.plays("date martha", "end turn").gives_turn_to(1).plays("deepen martha", "end turn").gives_turn_to(1)
    assert scored(t) == 0
    assert t.table.copy().dump() == t.table.dump()
    t.plays("deepen martha")
    assert scored(t) == 3
    assert t.realised("they-lived-happily")["met"]


@pytest.mark.rule("NOS-9.9", "NOS-R17")
def test_a_relationship_of_an_earlier_round_does_not_count() -> None:
    """Nor one that began as a card's reward."""
    t = couple().empties_hand(2)
    t.plays("date martha", "end turn").ends_round().pays_all()
    t.player(1).has(influence=9)
    t.gives_turn_to(1).plays("deepen martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), scored(t)) == (3, 0)
    t = story(round=3).remembers(realised={"they-lived-happily": 1, "eternal-love": 2}).scene(partners=["martha"]).empties_hand()
    t.player(1).has(influence=11)
    t.plays("choose eternal-love 1", "meet martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), scored(t)) == (3, 0)


@pytest.mark.rule("NOS-9.9")
def test_a_partner_given_up_and_met_again_by_a_card_is_a_new_relationship() -> None:
    """Dated, given up, met again at level 2 as a card's reward and brought to level 3 in the same round: no."""
    t = story(round=3).remembers(realised={"they-lived-happily": 1, "eternal-love": 2}).scene(partners=["martha"]).empties_hand()
    t.player(1).has(influence=11)
    t.plays("date martha", "give up martha").scene(partners=["martha"])
    t.gives_turn_to(1).plays("choose eternal-love 1", "meet martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), scored(t)) == (3, 0)


@pytest.mark.rule("NOS-9.9")
def test_a_partner_given_up_and_dated_again_can_be_lived_happily_with() -> None:
    """The second relationship was begun by the board action too."""
    t = couple()
    t.plays("date martha", "give up martha").scene(partners=["martha"]).gives_turn_to(1)
    t.plays("date martha", "end turn").gives_turn_to(1).plays("deepen martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert scored(t) == 3


@pytest.mark.rule("NOS-R25")
def test_the_whole_event_must_follow_the_realisation() -> None:
    """The date came before."""
    t = couple(realised=False)
    t.plays("date martha", "end turn").gives_turn_to(1).plays("realise they-lived-happily", "end turn")
    t.gives_turn_to(1).plays("deepen martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), scored(t)) == (3, 2)  # 2 by the realisation


@pytest.mark.rule("NOS-9.4", "NOS-5.7", "NOS-R24")
@pytest.mark.parametrize(("money", "inherited", "lth"), [(5, 4, 3), (4, 3, 0)])
def test_the_family_heirloom_comes_on_top_of_inheritance(money: int, inherited: int, lth: int) -> None:
    """5 coins and 5 of each resource: 4 LTH by inheritance and 3 by the goal; inheritance takes nothing away."""
    t = story().remembers(realised={"family-heirloom": 1})
    t.player(1).has(knowledge=5, creativity=5, influence=5, money=money)
    ended(t)
    sources = t.table.result.seats[0].sources
    assert (sources["inheritance"], sources["nostalgia"]) == (inherited, lth)
    entry = [event["event"] for event in t.table.events(None)]
    assert not lth or entry.index("inherited") < entry.index("personal-goal-met")


@pytest.mark.rule("NOS-5.7")
@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("treehouse", {"items": {"car": 1, "house": 1, "library": 1, "motorcycle": 1}}),
        ("photo-album", {"enjoyed": {"concert": 1, "museum": 1, "opera": 1}}),
        ("report-card", {"finished": {"jogging": 4, "learn-cooking": 4, "act-in-play": 4, "singing-festival": 2}}),
        ("secret-club", {"partners": {"martha": 3}}),
        ("piggy-bank", {"money": 10}),
    ],
)
def test_end_game_goals_look_at_the_life_that_was(card: str, values: dict[str, Any]) -> None:
    """Met or not, once, at the end."""
    for met in (True, False):
        t = story(round=3).remembers(realised={card: 1})
        if met:
            t.player(1).has(**values)
        ended(t)
        assert t.table.result.seats[0].sources["nostalgia"] == (3 if met else 0)


def test_the_life_goals_of_the_box_compare_realised_cards() -> None:
    """Most cards, and most levels."""
    t = story(round=3).scene(goals=["memory-lane", "full-album"])
    t.remembers(1, realised={"kite": 1, "tales": 1}).remembers(2, realised={"jigsaw-puzzles": 4})
    ended(t)
    assert [seat.sources["life_goals"] for seat in t.table.result.seats] == [4, 4]


@pytest.mark.rule("NOS-10.1", "NOS-R35")
@pytest.mark.parametrize(("lth", "won"), [(52, True), (51, False)])
def test_alone_55_are_needed(lth: int, won: bool) -> None:
    """Together with the three life goals; a personal goal adds its LTH and is none of the three."""
    t = solo(solo_goals_score=False).scene(goals=["specialist", "bon-vivant", "full-house"])
    t.remembers(realised={"piggy-bank": 1})
    items = dict.fromkeys(("car", "house", "library", "motorcycle", "games-room", "telescope", "watch", "piano"), 1)
    enjoyed = dict.fromkeys(("concert", "museum", "opera", "cinema", "safari", "theatre", "spa-day"), 1)
    t.player(1).has(money=10, knowledge=20, creativity=0, influence=0, enjoyed=enjoyed, items=items, lth=lth - 6)  # 6 are inherited
    ended(t)
    assert t.table.result.target == 55
    assert t.table.result.scores == [lth + 3]
    assert bool(t.table.result.winners) is won


@pytest.mark.rule("NOS-5.7")
@pytest.mark.parametrize(("at_least", "lth"), [(2, 3), (3, 0)])
def test_a_pack_may_look_at_what_the_expansion_measures(tmp_path: Path, at_least: int, lth: int) -> None:
    """Here: how many cards were realised."""
    goal = f'goal = {{ type = "end_game", measure = "realised", at_least = {at_least}, lth = 3 }}'
    (tmp_path / "goals.toml").write_text(f'[[nostalgia]]\nid = "piggy-bank"\n{goal}\n', "utf-8")
    t = ended(story(round=3, pack=str(tmp_path)).remembers(realised={"piggy-bank": 1, "kite": 1}))
    assert t.table.result.seats[0].sources["nostalgia"] == lth
