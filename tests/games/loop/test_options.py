"""Rulings that a table may switch: EVENT, CREDIT CARD, Cooperative and Solo."""

from __future__ import annotations

import pytest

import felicity
from tests.games.loop.story import Story, story

# --- EVENT ---


@pytest.mark.rule("LOOP-R5")
@pytest.mark.parametrize(("borders", "entered"), [("4,8", [5, 9]), ("4,9", [5, 10]), ("5,9", [6, 10])])
def test_zone_borders(borders: str, entered: list[int]) -> None:
    """LOOP-R5: from where WORK leads into a lower zone; 0 belongs to the lowest."""
    from_where = []
    for happiness in range(1, 12):
        t = story("competitive", zone_borders=borders)
        t.player(1).has(happiness=happiness)
        t.plays("work")
        from_where += [happiness] * len(t.player(1).face_down)
    assert from_where == entered


@pytest.mark.rule("LOOP-R25")
@pytest.mark.parametrize(("resolve", "scores"), [(False, [4, 4]), (True, [3, 3])])
def test_resolve_events_after_last_turn(resolve: bool, scores: list[int]) -> None:
    """LOOP-R25: The Gap lies before the last player; by option it is still triggered, before scoring. Seat 1's EVENT never is."""
    t = story("competitive", resolve_events_after_last_turn=resolve, apply_at_events="costly")
    t.ends_turn().scene(ending="happiness")
    t.player(1).has(happiness=4, coins=20, face_down=["status"])
    t.player(2).has(happiness=4, coins=0)
    t.triggers("gap")
    assert (t.table.is_over, t.table.result.scores) == (True, scores)
    assert t.player(1).face_down == ["status"]


@pytest.mark.rule("LOOP-R32")
def test_event_order_chosen() -> None:
    """LOOP-R32: the player who triggers them says which is next; the last one isn't asked for, and the latest takes effect."""
    t = story("competitive", event_order="chosen", apply_at_events="costly")
    t.triggers("overtime", "overproduction", "slowdown")
    assert (t.to_act, t.offered()) == (1, ["resolve overtime", "resolve overproduction", "resolve slowdown"])
    t.plays("resolve slowdown")
    assert t.offered() == ["resolve overtime", "resolve overproduction"]
    t.plays("resolve overproduction")
    assert (t.to_act, t.table.question) == (2, "TakeTurn")
    assert t.position["event"] == "overtime"
    assert t.position["event_discard"] == ["overproduction", "slowdown", "overtime"]


@pytest.mark.rule("LOOP-R40")
def test_disposable_culture_plastic_only() -> None:
    """LOOP-R40: nothing but PLASTIC at QUALITY 1 can be bought or RECYCLEd."""
    t = story("competitive", disposable_culture="plastic_only")
    t.scene(event="disposable", market=["food", "glass", "metal", "plastic", "utility"])
    t.player(1).has(coins=4, hand=["recycle"])
    t.player(2).has(landfill=["plastic", "glass"])
    assert t.offered("buy") == ["buy plastic 1"]
    assert t.refuses("buy glass 1", "LOOP-9.disposable")
    assert t.offered("recycle") == ["recycle seat2 plastic 1"]
    assert t.refuses("recycle seat2 glass 1", "LOOP-9.disposable")


@pytest.mark.rule("LOOP-R54")
def test_repurchase_optional() -> None:
    """LOOP-R54: seat 1 declines, and nothing moves."""
    t = story("competitive", repurchase="optional")
    t.player(1).has(coins=2, materials=[])
    t.player(2).has(landfill=["metal"])
    t.triggers("repurchase").plays("pass")
    assert t.offered() == ["repurchase seat2 metal", "pass"]
    t.plays("pass")
    assert (t.player(1).coins, t.player(1).materials, t.player(2).landfill) == (2, [], ["metal"])


# --- CREDIT CARD ---


@pytest.mark.rule("LOOP-R56")
@pytest.mark.parametrize(("supply", "more", "left"), [(9, False, 0), (0, True, None)])
def test_credit_card_supply(supply: int, more: bool, left: int | None) -> None:
    """LOOP-R56: can a tenth CREDIT CARD be taken?"""
    t = story("competitive", credit_card_supply=supply).scene(market=[])
    t.plays(*["apply"] * 9)
    assert t.player(1).debts == [0] * 9
    assert t.offers("apply") is more
    assert t.sees(1)["board"]["credit_cards"] == left


@pytest.mark.rule("LOOP-R58")
def test_payoff_new_card_same_turn_not() -> None:
    """LOOP-R58: the new CREDIT CARD isn't due before the next own turn; an older one is."""
    t = story("competitive", payoff_new_card_same_turn=False)
    t.player(1).has(debts=[1], coins=0)
    t.plays("work", "apply", "take glass")
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 1 with 1", "end turn", "work", "end turn", "work", "pay off 2 with 1")
    assert t.refuses("end turn", "LOOP-5.4e")
    t.plays("pay off 0 with 1", "end turn")
    assert t.player(1).debts == [3, 1]


@pytest.mark.rule("LOOP-R101")
@pytest.mark.parametrize("event", ["insurance", "redeem", "repurchase", "overproduction", "obsolescence", "gap", "santa"])
def test_apply_at_events_costly(event: str) -> None:
    """LOOP-R101: only Insurance, Redeem Bonus and Repurchase, which can cost COIN, let players APPLY."""
    t = story("competitive", apply_at_events="costly")
    t.triggers(event)
    assert (t.table.question == "ChooseToApply") is (event in ("insurance", "redeem", "repurchase"))


@pytest.mark.rule("LOOP-R101")
@pytest.mark.parametrize("event", ["overproduction", "obsolescence", "gap", "santa", "social", "status", "combustion", "hidden-clause"])
def test_apply_at_events_every(event: str) -> None:
    """LOOP-R101: by default every IMMEDIATE EVENT lets each player APPLY."""
    t = story("competitive")
    t.triggers(event)
    assert (t.to_act, t.offered()) == (1, ["apply", "pass"])


# --- Cooperative ---


@pytest.mark.rule("LOOP-R103")
@pytest.mark.parametrize("is_open", [True, False])
def test_coop_open_hands(is_open: bool) -> None:
    """LOOP-R103: seat 2 draws a FAVOUR from seat 3; with closed hands seat 1 doesn't know which, and knows no GOAL but the own."""
    t = story("coop", players=3, coop_open_hands=is_open, apply_at_events="costly")
    for seat, happiness in ((1, 4), (2, 2), (3, 3)):
        t.player(seat).has(happiness=happiness)
    t.triggers("social").plays("name seat3")
    seen = t.sees(1)["players"]
    assert ("goals_known" in seen[1], "goals_known" in seen[0]) == (is_open, True)
    assert (seen[1]["hand_known"] == t.player(2).hand) is is_open


@pytest.mark.rule("LOOP-R103")
@pytest.mark.parametrize(("is_open", "owners"), [(True, {"seat1", "seat2"}), (False, {"seat1"})])
def test_coop_open_hands_when_goals_are_dealt(is_open: bool, owners: set[str]) -> None:
    """LOOP-R103: whose GOAL seat 1 is told."""
    table = felicity.new("loop", mode="coop", players=2, seed=1, coop_open_hands=is_open, listen=True)
    assert {each["who"] for each in table.events(1) if each["event"] == "goal-dealt"} == owners


# --- Solo ---


def burnt_broken_and_own(value: str) -> Story:
    """FOOD has burnt, GLASS was broken by SHARE, METAL by its owner."""
    t = story("solo", players=1, solo_central_landfill=value)
    t.player(1).has(materials=[], coins=2, landfill=["metal"])
    position = t.position
    for material, pile in (("food", "burnt"), ("glass", "central_landfill")):
        position["material_deck"].remove(material)
        position[pile].append(material)
    t.arrange(position)
    return t


@pytest.mark.rule("LOOP-R91")
@pytest.mark.parametrize(
    ("value", "there"),
    [("discard_pile", ["food", "glass"]), ("broken_by_share", ["glass"]), ("with_own", ["food", "glass", "metal"])],
)
def test_solo_central_landfill(value: str, there: list[str]) -> None:
    """LOOP-R91: what RENEW finds."""
    t = burnt_broken_and_own(value)
    assert t.offered("renew") == [f"renew {material} 1" for material in there]
    assert t.sees(1)["board"]["central_landfill"] == there


@pytest.mark.rule("LOOP-R91")
def test_solo_central_landfill_with_own_gives_the_own_back() -> None:
    """LOOP-R91: METAL renewed from there has left the own LANDFILL."""
    t = burnt_broken_and_own("with_own").plays("renew metal 1")
    assert (t.player(1).landfill, t.player(1).materials) == ([], ["metal 1"])


@pytest.mark.rule("LOOP-R92")
@pytest.mark.parametrize("quality", ["1", "2"])
def test_solo_exhibited_quality(quality: str) -> None:
    """LOOP-R92: always this figure, in the opening market and when a slot is refilled."""
    t = story("solo", players=1, solo_exhibited_quality=quality)
    t.plays("buy glass 1", "end turn")
    assert [held.split()[1] for held in t.position["market"]] == [quality] * 5
