"""A game that was begun under rules version 2 is played to its end as it was begun: what was corrected since doesn't reach it."""

from __future__ import annotations

from tests.games.nostalgia.story import story
from tests.games.nostalgia.test_goals import scored


def test_a_partner_met_again_by_a_card_counted_as_the_one_who_was_dated() -> None:
    """NOS-9.9 was read so."""
    t = story(round=3).remembers(realised={"they-lived-happily": 1, "eternal-love": 2}).scene(partners=["martha"]).empties_hand()
    t.under("2").player(1).has(influence=11)
    t.plays("date martha", "give up martha").scene(partners=["martha"])
    t.gives_turn_to(1).plays("choose eternal-love 1", "meet martha", "end turn").gives_turn_to(1).plays("deepen martha")
    assert (t.player(1).level("martha"), scored(t)) == (3, 3)


def test_the_malus_was_not_charged_where_a_choice_costs_money_only() -> None:
    """It had to be there all the same (NOS-R8, POH-R26)."""
    t = story(sth_affects_nostalgia_costs=True).remembers(realised={"eternal-love": 2}).empties_hand().under("2")
    t.player(1).has(sth=-1, money=5, knowledge=0, creativity=0, influence=1)
    t.plays("choose eternal-love 2")
    assert (t.player(1).influence, t.player(1).money) == (1, 0)
