"""8.0 What holds for every ABILITY: voluntary, once per turn, only in the own turn, and never REJECTed."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story

ONCE_PER_TURN = {
    "banker": ["influence seat2 for coin"],
    "craftsman": ["forge seat2 glass 1", "into metal"],
    "engineer": ["repair seat2 glass 1"],
    "freelancer": ["swap share"],
    "homemaker": ["minimalist"],
    "investor": ["invest"],
    "nurse": ["care seat2 share"],
    "scavenger": ["scavenge seat2 food"],
    "scholar": ["peek material"],
    "soldier": ["draft seat2"],
}


def ready(career: str, others: str = "intern,intern") -> Story:
    """Seat 1 has this CAREER, and seat 2 all that it may need."""
    s = story("competitive", 3, careers=f"{career},{others}")
    s.player(1).has(coins=5, reputation=1, happiness=4, materials=["metal 1"], hand=["share", "share"])
    s.player(2).has(coins=5, reputation=1, materials=["glass 1"], landfill=["food", "food"], hand=["acquire", "barter"])
    return s


def works(s: Story) -> Story:
    """Whoever is on turn WORKs for the least."""
    return s.plays(s.offered("work")[-1])


@pytest.mark.rule("LOOP-8.0b", "LOOP-R68")
@pytest.mark.parametrize("career", ONCE_PER_TURN)
def test_an_ability_is_used_once_in_a_turn_at_any_moment(career: str) -> None:
    """LOOP-8.0b, LOOP-R68: before the action, in its midst, or after it; never twice."""
    moves = ONCE_PER_TURN[career]
    verb = moves[0].split()[0]
    before = works(ready(career).plays(*moves))
    midst = ready(career)
    if career == "homemaker":
        midst.player(1).has(materials=[])
    midst.plays("buy food 1", *moves, "buy utility 1")
    after = works(ready(career)).plays(*moves)
    for s in (before, midst, after):
        assert s.offered(verb) == []


@pytest.mark.rule("LOOP-8.0b", "LOOP-R68")
@pytest.mark.parametrize("career", ONCE_PER_TURN)
def test_unused_abilities_do_not_add_up(career: str) -> None:
    """LOOP-8.0b, LOOP-R68: a turn goes by without it; in the next it can be used once, not twice, and in the one after once more."""
    moves = ONCE_PER_TURN[career]
    s = ready(career)
    for _ in range(2):
        for _ in range(3):
            works(s).plays("end turn")
        s.player(1).has(coins=5, reputation=1, materials=["metal 1"], hand=["share", "share"], happiness=4)
        s.player(2).has(coins=5, reputation=1, materials=["glass 1"], hand=["acquire", "barter"])
        assert s.to_act == 1
        s.plays(*moves)
        assert s.offered(moves[0].split()[0]) == []


@pytest.mark.rule("LOOP-R68")
@pytest.mark.parametrize("career", ONCE_PER_TURN)
def test_no_ability_is_used_in_anothers_turn(career: str) -> None:
    """LOOP-R68: neither seat 2, whose turn it is, nor seat 1, who is asked for an answer, is offered it."""
    s = ready(career)
    verb = ONCE_PER_TURN[career][0].split()[0]
    assert s.offered(verb)
    works(s).plays("end turn")
    assert s.to_act == 2
    assert s.offered(verb) == []
    s.plays("acquire seat1 metal 1")
    assert s.to_act == 1
    assert s.offered() == ["accept", "reject with reputation"]


@pytest.mark.rule("LOOP-8.0a")
@pytest.mark.parametrize("career", ONCE_PER_TURN)
def test_an_ability_is_left_unused_at_will(career: str) -> None:
    """LOOP-8.0a: WORK and the end of the turn are on offer without it, and nothing has happened by itself."""
    s = ready(career)
    them = (s.player(2).coins, s.player(2).reputation, s.player(2).materials, s.player(2).landfill, s.player(2).hand)
    works(s)
    assert s.offers("end turn")
    assert not s.position["turn"]["ability_used"]
    assert (s.player(2).coins, s.player(2).reputation, s.player(2).materials, s.player(2).landfill, s.player(2).hand) == them
    assert s.player(1).reputation == 1


@pytest.mark.rule("LOOP-R97")
@pytest.mark.parametrize("career", ["banker", "craftsman", "engineer", "nurse", "scavenger", "scientist", "soldier"])
def test_an_ability_is_not_rejected(career: str) -> None:
    """LOOP-R97: seat 2 has REPUTATION and FAVOUR, seat 3 is a LAWYER with a full hand; neither is asked."""
    s = ready(career, "intern,lawyer")
    s.player(3).has(hand=["acquire", "barter", "resell"])
    before = s.position["players"][1]
    s.plays(*ONCE_PER_TURN.get(career, ["salvage seat2 food", "pay 1"]))
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert s.position["players"][1] != before
    assert s.player(3).hand == ["acquire", "barter", "resell"]


@pytest.mark.rule("LOOP-R97")
def test_an_event_is_not_rejected() -> None:
    """LOOP-R97: Satan Santa's gifts come, whatever the others hold."""
    s = ready("intern", "intern,lawyer")
    s.player(1).has(face_down=["santa"])
    s.player(3).has(hand=["acquire", "barter"], materials=[], reputation=2)
    works(s).plays("end turn", "pass", "give seat3 metal 1")
    assert (s.to_act, s.offered()) == (2, ["apply", "pass"])
    assert s.player(3).materials == ["metal 1"]
    assert (s.player(3).hand, s.player(3).reputation) == (["acquire", "barter"], 2)
