"""8.0 CAREER: SCHOLAR, SCIENTIST, SOLDIER, TYCOON and WAITRESS."""

from __future__ import annotations

import pytest

from felicity.core.rng import start_of
from tests.games.loop.story import Story, life_of, story

# --- SCHOLAR ---


@pytest.mark.rule("LOOP-8.scholar")
@pytest.mark.parametrize("deck", ["material", "activity", "favour", "event"])
def test_the_scholar_alone_sees_the_top_card_which_stays(deck: str) -> None:
    """LOOP-8.scholar: one look at one deck per turn; nobody else learns the card."""
    s = life_of("scholar")
    cards = s.position[f"{deck}_deck"]
    assert s.offered("peek") == ["peek material", "peek activity", "peek favour", "peek event"]
    s.plays(f"peek {deck}")
    assert s.sees(1)["board"]["tops"] == {deck: cards[-1]}
    assert s.sees(2)["board"]["tops"] == s.sees(None)["board"]["tops"] == {}
    assert s.position[f"{deck}_deck"] == cards
    assert [entry[list(entry)[2]] for entry in s.happened(f"saw-{deck}", 1)] == [cards[-1]]
    assert s.happened(f"saw-{deck}", 2) == s.happened(f"saw-{deck}") == []
    assert s.offered("peek") == []
    assert s.refuses("peek", "LOOP-8.scholar")


@pytest.mark.rule("LOOP-8.scholar")
def test_the_scholar_keeps_track_of_the_card_that_was_seen() -> None:
    """LOOP-8.scholar: the FAVOUR seen on top is known in the hand of seat 2, who draws it, to the SCHOLAR and nobody else."""
    s = life_of("scholar", players=3)
    s.player(2).has(hand=[])
    s.scene(favour_deck=["acquire", "share"]).plays("peek favour", "work", "end turn")
    assert s.player(2).hand == ["share"]
    assert s.sees(1)["players"][1]["hand_known"] == ["share"]
    assert s.sees(3)["players"][1]["hand_known"] == []
    assert s.sees(1)["board"]["tops"] == {}


@pytest.mark.rule("LOOP-8.scholar")
def test_a_material_that_was_seen_and_comes_to_the_market_tells_nothing_of_the_next() -> None:
    """LOOP-8.scholar: only the card that was looked at is known."""
    s = life_of("scholar").scene(market=["food", "glass"], material_deck=["plastic", "metal", "utility"])
    s.plays("peek material")
    assert s.sees(1)["board"]["tops"] == {"material": "utility"}
    s.plays("work", "end turn")
    assert "utility" in s.position["market"]
    assert s.sees(1)["board"]["tops"] == {}


@pytest.mark.rule("LOOP-R86")
@pytest.mark.parametrize("deck", ["material", "activity", "favour"])
def test_the_scholar_can_not_look_at_an_empty_deck(deck: str) -> None:
    """LOOP-R86: nothing is reshuffled for looking, though the Discard Pile has cards."""
    s = life_of("scholar").scene(**{f"{deck}_deck": []})
    assert s.refuses(f"peek {deck}", "LOOP-R86")
    assert len(s.offered("peek")) == 3


@pytest.mark.rule("LOOP-R86")
@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_the_scholar_finds_no_favour_deck_in_cooperative_and_solo(mode: str, players: int) -> None:
    """LOOP-R86: the other three decks are there."""
    s = life_of("scholar", mode, players)
    assert s.offered("peek") == ["peek material", "peek activity", "peek event"]
    assert s.refuses("peek favour", "LOOP-R86")


# --- SCIENTIST ---


@pytest.mark.rule("LOOP-8.scientist")
@pytest.mark.parametrize("place", [1, 2])
def test_the_scientist_buys_from_any_landfill(place: int) -> None:
    """LOOP-8.scientist: the own or another's, UTILITY included, 1 COIN per QUALITY to the bank; it makes the turn a BUY turn."""
    s = life_of("scientist")
    for seat in (1, 2):
        s.player(seat).has(coins=3, reputation=0, materials=[], landfill=["food", "utility"])
    assert s.offered("salvage") == [f"salvage seat{seat} {type}" for seat in (1, 2) for type in ("food", "utility")]
    s.plays(f"salvage seat{place} utility")
    assert s.offered() == ["pay 1", "pay 2", "pay 3"]
    s.plays("pay 2")
    assert (s.player(1).materials, s.player(1).coins, s.player(2).coins) == (["utility 2"], 1, 3)
    assert s.player(place).landfill == ["food"]
    assert s.refuses("work", "LOOP-2.0a")


@pytest.mark.rule("LOOP-8.scientist")
def test_the_scientist_buys_from_a_landfill_in_a_buy_turn_only() -> None:
    """LOOP-8.scientist: not after WORK; and it is a purchase, for which REPUTATION may be spent (LOOP-2.5b1)."""
    s = life_of("scientist")
    s.player(1).has(coins=3, reputation=1, materials=[])
    s.player(2).has(landfill=["food"])
    s.plays("salvage seat2 food", "pay 4 with 1")
    assert (s.player(1).materials, s.player(1).coins, s.player(1).reputation) == (["food 4"], 0, 0)
    s = life_of("scientist")
    s.player(2).has(landfill=["food"])
    s.plays("work")
    assert s.offered("salvage") == []
    assert s.refuses("salvage", "LOOP-2.0a")


@pytest.mark.rule("LOOP-R83")
def test_one_of_the_scientists_three_purchases_comes_from_a_landfill() -> None:
    """LOOP-R83: it counts towards the 3, and there isn't a second one; alone it is a BUY turn too."""
    s = life_of("scientist")
    s.player(1).has(coins=9)
    s.player(2).has(landfill=["food", "glass"])
    s.plays("salvage seat2 food", "pay 1")
    assert s.offers("end turn")
    assert s.offered("salvage") == []
    assert s.refuses("salvage", "LOOP-R83")
    s.plays("buy glass 1", "buy metal 1")
    assert s.offered("buy") == []
    assert s.refuses("buy", "LOOP-2.0.b2")
    s = life_of("scientist")
    s.player(1).has(coins=9)
    s.player(2).has(landfill=["food"])
    s.plays("buy glass 1", "buy metal 1", "buy food 1")
    assert s.offered("salvage") == []
    assert s.refuses("salvage", "LOOP-2.0.b2")


@pytest.mark.rule("LOOP-R83")
def test_in_solo_the_scientist_buys_from_the_central_landfill() -> None:
    """LOOP-R83: at the normal price, not at the double one of RENEW."""
    s = life_of("scientist", "solo", 1).scene(burnt=["utility"])
    s.player(1).has(coins=2, materials=[])
    s.plays("salvage central utility", "pay 2")
    assert (s.player(1).materials, s.player(1).coins, s.position["burnt"]) == (["utility 2"], 0, [])


# --- SOLDIER ---


@pytest.mark.rule("LOOP-8.soldier")
def test_the_soldier_takes_a_random_favour_from_anybodys_hand() -> None:
    """LOOP-8.soldier: chance decides which; once per turn."""
    taken = set()
    s = life_of("soldier", players=3)
    for seed in range(30):
        s.scene(turn={"ability_used": False})
        s.player(1).has(hand=[])
        s.player(2).has(hand=["acquire", "barter", "share"])
        s.player(3).has(hand=["resell"])
        assert s.offered("draft") == ["draft seat2", "draft seat3"]
        s.scene(rng=start_of(str(seed))).plays("draft seat2")
        assert len(s.player(2).hand) == 2
        assert sorted(s.player(1).hand + s.player(2).hand) == ["acquire", "barter", "share"]
        taken |= set(s.player(1).hand)
    assert taken == {"acquire", "barter", "share"}
    assert s.offered("draft") == []
    assert s.refuses("draft", "LOOP-8.soldier")


@pytest.mark.rule("LOOP-8.soldier")
def test_the_soldier_takes_nothing_from_an_empty_hand() -> None:
    """LOOP-8.soldier: seat 2 has none."""
    s = life_of("soldier")
    s.player(2).has(hand=[])
    assert s.refuses("draft seat2", "LOOP-8.soldier")


# --- TYCOON ---


@pytest.mark.rule("LOOP-8.tycoon-a", "LOOP-8.0a", "LOOP-R84")
@pytest.mark.parametrize("coins", [0, 1, 7])
def test_the_tycoon_doubles_what_is_there(coins: int) -> None:
    """LOOP-8.tycoon-a, LOOP-8.0a, LOOP-R84: there is no other SALARY to choose; nothing doubled is nothing."""
    s = life_of("tycoon")
    s.player(1).has(coins=coins, happiness=3)
    assert s.offered("work") == ["work"]
    s.plays("work")
    assert (s.player(1).coins, s.player(1).happiness) == (2 * coins, 2)


@pytest.mark.rule("LOOP-8.tycoon-b", "LOOP-R84")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_each_credit_card_costs_the_tycoon_happiness(cards: int) -> None:
    """LOOP-8.tycoon-b, LOOP-R84: 1 and 1 more per CREDIT CARD, and no COIN."""
    s = life_of("tycoon")
    s.player(1).has(coins=2, happiness=4, debts=[1] * cards)
    s.plays("work")
    assert (s.player(1).coins, s.player(1).happiness) == (4, 4 - 1 - cards)


@pytest.mark.rule("LOOP-R84")
def test_the_tycoons_cards_count_at_the_moment_of_work() -> None:
    """LOOP-R84: a CREDIT CARD taken before WORK costs, and its 4 COIN are doubled; one taken afterwards costs nothing."""
    s = life_of("tycoon")
    s.player(1).has(coins=1, happiness=4)
    s.plays("apply", "take food", "work")
    assert (s.player(1).coins, s.player(1).happiness) == (10, 2)
    s = life_of("tycoon")
    s.player(1).has(coins=1, happiness=4)
    s.plays("work", "apply", "take food")
    assert (s.player(1).coins, s.player(1).happiness) == (6, 3)


@pytest.mark.rule("LOOP-R84")
def test_overtime_and_reputation_are_added_after_the_doubling() -> None:
    """LOOP-R84: 3 COIN become 6, then 4 by Overtime and 1 by REPUTATION."""
    s = life_of("tycoon").scene(event="overtime")
    s.player(1).has(coins=3, happiness=4, reputation=1)
    s.plays("work", "reputation for coin")
    assert (s.player(1).coins, s.player(1).happiness) == (11, 2)


# --- WAITRESS ---


def serving(hand: list[str], deck: list[str]) -> Story:
    """The WAITRESS in seat 2 begins her turn with this hand and this deck."""
    s = story("competitive", careers="intern,waitress")
    s.player(2).has(hand=hand)
    return s.scene(favour_deck=deck).plays("work", "end turn")


@pytest.mark.rule("LOOP-8.waitress")
@pytest.mark.parametrize(("held", "then"), [(0, 2), (4, 6), (5, 5), (6, 6)])
def test_the_waitress_draws_two_favours_with_fewer_than_five(held: int, then: int) -> None:
    """LOOP-8.waitress: from 4 up to 6; with 5 or more none."""
    s = serving(["acquire"] * held, ["barter", "share", "share"])
    assert len(s.player(2).hand) == then


@pytest.mark.rule("LOOP-R85")
def test_the_waitress_reshuffles_between_two_draws() -> None:
    """LOOP-R85: the last card of the deck, then one of the new deck."""
    s = serving([], ["share"])
    assert len(s.player(2).hand) == 2
    assert "share" in s.player(2).hand
    assert s.happened("favours-reshuffled")


@pytest.mark.rule("LOOP-R85")
def test_the_waitress_draws_what_is_there() -> None:
    """LOOP-R85: one card is left in the whole game."""
    s = story("competitive", careers="intern,waitress")
    s.player(2).has(hand=[])
    s.player(1).has(hand=["acquire", "barter", "recycle", "resell"] * 6 + ["share"] * 5)
    s.plays("work", "end turn")
    assert s.to_act == 2
    assert s.player(2).hand == ["share"]
