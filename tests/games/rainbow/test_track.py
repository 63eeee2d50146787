"""Moving Markers around the tracks, and landing on special spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from felicity.core.rng import Rng
from felicity.games.rainbow.cards import CATALOG, Cards
from tests.games.rainbow.story import on_track, story

DEVICES = {
    "friendship": ("RAIN-MOVE-1", "hand", [1, 2, 3, 4, 5]),
    "love": ("RAIN-MOVE-2", "heart", [1, 2, 3, 4, 5, 6]),
    "self_improvement": ("RAIN-MOVE-3", "bookshelf", [1, 2, 3, 4]),
    "knowledge": ("RAIN-MOVE-4", "computer", [1, 2, 3, 4, 5, 6]),
    "faith": ("RAIN-MOVE-5", "lightning", [1, 2, 3, 4, 5, 6]),
    "health": ("RAIN-MOVE-6", "bicycle", [1, 2, 3, 4, 5, 6]),
}


@pytest.mark.rule("RAIN-MOVE-0", "RAIN-MOVE-1", "RAIN-MOVE-2", "RAIN-MOVE-3", "RAIN-MOVE-4", "RAIN-MOVE-5", "RAIN-MOVE-6", "RAIN-R27")
@pytest.mark.parametrize("track", DEVICES)
def test_each_track_moves_by_its_own_device(track: str) -> None:
    """RAIN-MOVE-0 to 6: the number shown is the number of spaces; every number of the device comes up (RAIN-R27)."""
    rule, device, numbers = DEVICES[track]
    seen = Counter[int]()
    t = on_track(f"{track} 0")
    for seed in range(200):
        twin = t.table.guess(1, Rng(seed * 104729 + 1))
        twin.listen()
        twin.play("move")
        shown = next(entry for entry in twin.events() if entry["event"] == "device-used")
        moved = next(entry for entry in twin.events() if entry["event"] == "moved")
        assert (shown["device"], shown["rule"]) == (device, rule)
        assert (moved["track"], moved["space"]) == (track, shown["number"])
        seen[int(str(shown["number"]))] += 1
    assert sorted(seen) == numbers
    assert min(seen.values()) > 200 / len(numbers) * 0.5


@pytest.mark.rule("RAIN-R27", "RAIN-MOVE-3", "RAIN-MOVE-6")
def test_numbers_of_the_devices() -> None:
    """RAIN-R27: hand 1 to 5, spinners 1 to 6, Bookshelf three each of 1 to 4, Bicycle two each of 1 to 6."""
    numbers = Cards(CATALOG.default_tables()).numbers
    six = (1, 2, 3, 4, 5, 6)
    assert numbers == [(1, 2, 3, 4, 5), six, (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4), six, six, (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)]


@pytest.mark.rule("RAIN-MOVE-3", "RAIN-MOVE-6")
@pytest.mark.parametrize(("where", "pile"), [("self_improvement 1", "bookshelf"), ("health 0", "bicycle")])
def test_numbered_cards_are_turned_over_and_lie_open(where: str, pile: str) -> None:
    """RAIN-MOVE-3, RAIN-MOVE-6: the top card leaves the pile and lies beside it."""
    t = on_track(where).moves(1)
    assert t.position[f"{pile}_used"] == [1]
    assert len(t.position[pile]) == 11


@pytest.mark.rule("RAIN-R26")
def test_used_numbered_cards_become_a_new_pile_before_the_next_draw() -> None:
    """RAIN-R26: after the twelfth card the pile is empty; the thirteenth move shuffles all twelve."""
    t = on_track("health 0")
    cards = t.position["bicycle"]
    t.scene(bicycle=[]).arrange({**t.position, "bicycle": [1], "bicycle_used": [2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]})
    t.plays("move", "end turn")
    assert (t.position["bicycle"], len(t.position["bicycle_used"])) == ([], 12)
    assert t.happened("device-reshuffled") == []
    t.player(1).has(marker="health 0")
    t.turn_of(1).plays("move")
    assert (len(t.position["bicycle"]), len(t.position["bicycle_used"])) == (11, 1)
    assert sorted(t.position["bicycle"] + t.position["bicycle_used"]) == sorted(cards)
    assert t.happened("device-reshuffled")[0]["cards"] == 12


@pytest.mark.rule("RAIN-MOVE-0")
def test_only_the_final_space_has_an_effect() -> None:
    """RAIN-MOVE-0: over Self-improvement, money and fate to a plain space."""
    t = on_track("love 1").moves(4)
    assert t.player(1).marker == "love 5"
    assert (t.player(1).money, len(t.position["self_improvement"]), len(t.position["fate"])) == (0, 60, 22)


@pytest.mark.rule("RAIN-R9")
def test_plain_spaces_do_nothing() -> None:
    """RAIN-R9: the message is all there is."""
    t = on_track("faith 3")
    before = t.position
    t.moves(1)
    after = t.position
    assert t.player(1).marker == "faith 4"
    assert {key: after[key] for key in ("fate", "self_improvement")} == {key: before[key] for key in ("fate", "self_improvement")}


@pytest.mark.rule("RAIN-R8")
def test_markers_share_spaces() -> None:
    """RAIN-R8: on the start and on any other space."""
    t = on_track("love 1")
    t.player(2).has(marker="love 5")
    t.moves(4)
    assert t.player(1).marker == t.player(2).marker == "love 5"


@pytest.mark.rule("RAIN-SPACE-1a")
@pytest.mark.parametrize(("where", "steps", "amount"), [("love 1", 1, 500), ("friendship 4", 2, 1000)])
def test_green_spaces_pay_what_they_show(where: str, steps: int, amount: int) -> None:
    """RAIN-SPACE-1a: from the bank."""
    t = on_track(where).moves(steps)
    assert (t.player(1).money, t.player(1).collected, t.player(2).money) == (amount, amount, 0)


@pytest.mark.rule("RAIN-SPACE-1b", "RAIN-R11")
def test_from_2500_on_nothing_more_is_collected() -> None:
    """RAIN-SPACE-1b: landing on green has no effect then; up to it the full amount is paid (RAIN-R11)."""
    t = on_track("friendship 4")
    t.player(1).has(money=2000)
    t.moves(2)
    assert t.player(1).collected == 3000
    t.plays("end turn").player(1).has(marker="friendship 1")
    t.turn_of(1).moves(2)
    assert t.player(1).collected == 3000
    assert t.happened("money-enough")


@pytest.mark.rule("RAIN-GEN-3", "RAIN-R12", "RAIN-GEN-7")
def test_2500_earn_the_money_key_and_the_bills_go_back() -> None:
    """RAIN-GEN-3, RAIN-R12: the total stays recorded; a money hang-up keeps the key off the stand (RAIN-GEN-7)."""
    t = on_track("love 1")
    t.player(1).has(money=2000)
    t.moves(1)
    assert (t.player(1).keys, t.player(1).stand) == (["money"], [])
    assert (t.player(1).money, t.player(1).collected) == (0, 2500)
    t = on_track("love 1")
    t.player(1).has(money=2000, hang_ups=["faith", "love"])
    t.moves(1)
    assert (t.player(1).keys, t.player(1).stand) == ([], ["money"])


@pytest.mark.rule("RAIN-GEN-3")
def test_2000_are_not_enough() -> None:
    """RAIN-GEN-3: $2,000 bring no key."""
    t = on_track("love 1")
    t.player(1).has(money=1500)
    t.moves(1)
    assert (t.player(1).keys, t.player(1).money) == ([], 2000)


@pytest.mark.rule("RAIN-R13")
def test_the_bank_never_runs_out() -> None:
    """RAIN-R13: six players with $2,000 each are paid $1,000 more."""
    t = story(6)
    for seat in range(1, 7):
        t.player(seat).has(money=2000, marker="friendship 5")
    for seat in range(1, 7):
        t.turn_of(seat).moves(1)
    assert [t.player(seat).collected for seat in range(1, 7)] == [3000] * 6


@pytest.mark.rule("RAIN-SPACE-3", "RAIN-R9")
def test_blue_spaces_send_back_to_the_start_of_the_same_track() -> None:
    """RAIN-SPACE-3, RAIN-R9: still on the track, not on the wheel."""
    t = on_track("love 5").moves(2)
    assert t.player(1).marker == "love 0"
    t.plays("end turn")
    t.turn_of(1).moves(1)
    assert t.player(1).marker == "love 1"


@pytest.mark.rule("RAIN-SPACE-4", "RAIN-GEN-6")
def test_orange_spaces_give_the_top_self_improvement_card() -> None:
    """RAIN-SPACE-4: and it serves against the hang-up of its area (RAIN-GEN-6)."""
    t = on_track("love 2").scene(self_improvement=["health", "love"]).moves(1)
    assert t.player(1).hang_ups == ["faith", "friendship", "knowledge", "love", "money"]
    assert t.position["self_improvement"][-1] == "love"


@pytest.mark.rule("RAIN-SPACE-5a")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_last_space_needs_no_exact_number(number: int) -> None:
    """RAIN-SPACE-5a: surplus steps are lost."""
    t = on_track("faith 13").moves(number)
    assert t.happened("moved")[-1]["space"] == 14
    assert t.player(1).marker == "wheel faith"


@pytest.mark.rule("RAIN-SPACE-5b", "RAIN-CHOOSE-10", "RAIN-GEN-2")
@pytest.mark.parametrize("track", ["friendship", "love", "knowledge", "faith", "health"])
def test_a_completed_track_brings_its_key(track: str) -> None:
    """RAIN-SPACE-5b, RAIN-CHOOSE-10: before the player while the hang-up is there."""
    t = on_track(f"{track} 13")
    t.player(2).has(marker="wheel self_improvement")
    t.moves(1)
    assert (t.player(1).keys, t.player(1).stand) == ([track], [])
    assert t.player(1).marker == f"wheel {track}"


@pytest.mark.rule("RAIN-SPACE-5c", "RAIN-SPACE-4N", "RAIN-GEN-2")
def test_the_self_improvement_track_gives_no_key_and_can_be_travelled_again() -> None:
    """RAIN-SPACE-5c: the Marker just returns. RAIN-SPACE-4N: as often as one likes, or never."""
    t = on_track("self_improvement 15")
    for _ in range(2):
        cards = len(t.position["self_improvement"])
        t.moves(1)
        assert (t.player(1).keys, t.player(1).marker, len(t.position["self_improvement"])) == ([], "wheel self_improvement", cards)
        t.plays("end turn").spins(0).plays("stay", "end turn")
        assert t.offers("get off self_improvement")
        t.player(1).has(marker="self_improvement 15")


@pytest.mark.rule("RAIN-CHOOSE-11", "RAIN-CHOOSE-12")
@pytest.mark.parametrize("values", [{"keys": ["faith"]}, {"stand": ["faith"]}])
def test_a_track_can_be_travelled_again_without_a_second_key(values: dict[str, list[str]]) -> None:
    """RAIN-CHOOSE-11, RAIN-CHOOSE-12: for money and cards only."""
    t = on_track("faith 13")
    t.player(1).has(**values)
    t.moves(1)
    assert len(t.player(1).keys + t.player(1).stand) == 1
    assert t.player(1).marker == "wheel faith"
    assert t.happened("key-earned") == []


@pytest.mark.rule("RAIN-R10")
def test_a_completed_track_is_settled_in_order() -> None:
    """RAIN-R10: last space, key, stand, saved cards back, wheel."""
    t = on_track("faith 13")
    t.player(1).has(hang_ups=["love"], saved=["faith", "faith"])
    t.moves(3)
    names = [str(entry["event"]) for entry in t.table.events(1)]
    assert names[names.index("device-used") :] == [
        "device-used",
        "moved",
        "completed",
        "key-earned",
        "key-placed",
        "self-improvement-returned",
        "returned-to-wheel",
    ]


@pytest.mark.rule("RAIN-R31")
def test_effects_are_compulsory() -> None:
    """RAIN-R31: fate, money and cards come without a question."""
    t = on_track("faith 2").scene(fate=["love"]).moves(1)
    assert t.question == "MoveButton"
    assert t.player(1).fate_hang_ups == ["love"]
