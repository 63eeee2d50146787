"""What must hold in every position: nothing is missing, duplicated, out of range or left undone."""

from __future__ import annotations

from typing import Final

from felicity.core.auditing import audit_each
from felicity.core.position import NOTHING
from felicity.games.rainbow.cards import BILL, MONEY_GOAL
from felicity.games.rainbow.constants import (
    AREAS,
    BLUE,
    FATE_CARDS,
    MONEY,
    NOWHERE,
    PILE_OF,
    SLOTS,
    TRACKS,
    WHEEL,
    is_on_wheel,
    space_of,
    track_of,
)
from felicity.games.rainbow.setup import PlaceButton, PlaceMarker
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.wheel import ChooseHolder

OFF_BOARD: Final = "a Button or Marker is off the board while, and only while, its player is about to place it"


def audit(s: RainbowState) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    audit_cards(s)
    audit_numbers(s)
    audit_places(s)
    audit_each(s, audit_player)
    winners = [player.seat for player in s.players if len(player.stand) == SLOTS]
    assert winners == ([] if s.winner == NOTHING else [s.winner]), "RAIN-WIN-1: six keys on the stand win the game"
    stopped = 0 < s.rules.round_limit <= s.round
    assert bool(s.agenda) or s.winner != NOTHING or stopped, "RAIN-R37: the game is over when somebody has won or the last round is"
    assert s.winner == NOTHING or not s.agenda, "RAIN-WIN-1: nothing happens after somebody has won"
    assert s.rules.round_limit == 0 or s.round <= s.rules.round_limit, "RAIN-R37: no round beyond the last one"


def audit_cards(s: RainbowState) -> None:
    """Self-improvement and Fate cards, each in one place; they leave the game in pairs with hang-ups (RAIN-HANG-3)."""
    for area, word in enumerate(AREAS):
        saved = sum([player.saved[area] for player in s.players])
        by_fate = sum([player.fate_hang_ups[area] for player in s.players])
        original = sum([(player.hang_ups >> area) & 1 for player in s.players])
        improvements = s.improvement.count(area) + saved + s.removed_improvement[area]
        assert improvements == s.cards.per_area, f"{improvements} Self-improvement cards of {word}, expected {s.cards.per_area}"
        fates = s.fate.count(area) + by_fate + s.removed_fate[area]
        assert fates == s.cards.fate.count(area), f"{fates} Fate hang-ups of {word}, expected {s.cards.fate.count(area)}"
        cancelled = s.rules.seats - original + s.removed_fate[area]
        assert s.removed_improvement[area] == cancelled, f"{word}: hang-ups are cancelled one for one"
    for card in range(len(AREAS), len(FATE_CARDS)):
        expected = s.cards.fate.count(card)
        assert s.fate.count(card) == expected, f"{s.fate.count(card)} Fate cards {FATE_CARDS[card]}, expected {expected}"
    assert 0 <= s.fate_known <= len(s.fate), "more Fate cards known than there are"
    assert 0 <= s.improvement_known <= len(s.improvement), "more Self-improvement cards known than there are"


def audit_numbers(s: RainbowState) -> None:
    """Bookshelf and Bicycle Wheel cards."""
    for track in range(len(TRACKS)):
        pile = PILE_OF[track]
        if pile != NOTHING:
            assert sorted(s.piles[pile] + s.used[pile]) == sorted(s.cards.numbers[track]), (
                f"{TRACKS[track]}: numbered cards lost or doubled"
            )


def audit_places(s: RainbowState) -> None:
    """RAIN-SET-9, RAIN-BTN-1: one Marker per holder, one Button per Fate space."""
    waiting = [step for step in s.agenda if isinstance(step, (PlaceButton, PlaceMarker))]
    buttons = [player.button for player in s.players]
    without_button = [player.seat for player in s.players if player.button == NOWHERE]
    without_marker = [player.seat for player in s.players if player.marker == NOWHERE]
    assert sorted([step.who for step in waiting if isinstance(step, PlaceButton)]) == without_button, OFF_BOARD
    assert sorted([step.who for step in waiting if isinstance(step, PlaceMarker)]) == without_marker, OFF_BOARD
    for button in buttons:
        assert button == NOWHERE or (s.cards.fate_bit[button] and buttons.count(button) == 1), "a Button lies alone on a Fate space"
    on_wheel = [player.marker for player in s.players if WHEEL <= player.marker < NOWHERE]
    assert len(set(on_wheel)) == len(on_wheel), "a holder takes one Marker"


def audit_player(s: RainbowState, player: Player) -> None:
    """Nothing is left over that is settled at once (RAIN-R18 to RAIN-R20); money and Marker are possible."""
    for area, word in enumerate(AREAS):
        assert not (player.saved[area] and player.has_hang_up(area)), f"RAIN-R18: a saved {word} card cancels the hang-up"
        assert not (player.is_safe(area) and player.has_hang_up(area)), f"RAIN-KEY-1: {word} is on the stand in spite of a hang-up"
        assert not (player.is_safe(area) and player.saved[area]), f"RAIN-R20: {word} is on the stand, saved cards go back"
        in_front = (player.keys >> area) & 1 == 1
        assert not in_front or player.has_hang_up(area), f"RAIN-R19: nothing keeps the {word} key off the stand"
        assert not (in_front and player.is_safe(area)), f"RAIN-CHOOSE-11: two keys of {word}"
    assert sorted(player.stand) == [area for area in range(len(AREAS)) if player.is_safe(area)], (
        "the keys on the stand are those of the safe areas"
    )
    assert len(player.rounds) == len(player.stand), "a round for each key on the stand"
    enough = player.collected >= MONEY_GOAL
    assert 0 <= player.collected < 2 * MONEY_GOAL, f"nobody collects ${player.collected}: expected less than ${2 * MONEY_GOAL}"
    assert player.collected % BILL == 0, "money is collected in bills of $500"
    assert player.money == (0 if enough else player.collected), "RAIN-R12: the bills are what was collected, or back in the bank"
    assert player.has_key(MONEY) or not enough, "RAIN-R12: the Money key is taken at $2,500"
    assert enough or not player.has_key(MONEY) or s.rules.fate_key_money, "the Money key needs $2,500"
    audit_marker(s, player)


def audit_marker(s: RainbowState, player: Player) -> None:
    """No Marker rests on a blue space, nor on the last one, unless it won there or waits for a holder."""
    if is_on_wheel(player.marker):
        return
    track, space = track_of(player.marker), space_of(player.marker)
    assert space <= s.cards.last[track], "the Marker is beyond the last space"
    assert s.cards.colours[track][space] != BLUE, "RAIN-SPACE-3: a blue space sends the Marker back"
    step = s.agenda[-1] if s.agenda else None
    waits = isinstance(step, ChooseHolder) and step.who == player.seat
    if waits or s.agenda:
        assert waits == (space == s.cards.last[track]), "RAIN-SPACE-5a: from the last space the Marker goes to the wheel"
