"""What all interfaces share: masks, rewards, texts, and what bad input is told."""

from __future__ import annotations

import pytest

from felicity import plugins
from felicity.adapters.seats import SCORE, Seats
from felicity.core.errors import BadOptions, NotAllowed
from felicity.core.rng import Rng, start_of


def played(seats: Seats) -> list[list[float]]:
    """The rewards of a game in which everybody takes their first action, or sometimes the last."""
    seats.deal(5)
    rewards: list[list[float]] = []
    while not seats.table.is_over:
        allowed = [at for at, may in enumerate(seats.mask(seats.to_act)) if may]
        rewards.append(seats.play(allowed[len(rewards) % len(allowed)]))
    return rewards


def test_a_mask_is_what_is_offered_to_the_seat_that_must_choose() -> None:
    seats = Seats("nation", 3, None, "result", {})
    offered = [option.number for option in seats.table.options()]
    assert [at for at, may in enumerate(seats.mask(seats.to_act)) if may] == sorted(offered)
    assert all(not seats.mask(seat).any() for seat in range(3) if seat != seats.to_act)


def test_rewards_come_at_the_end_and_balance() -> None:
    *before, last = played(Seats("rainbow", 4, None, "result", {}))
    assert not any(any(rewards) for rewards in before)
    assert sum(last) == pytest.approx(0)
    assert max(last) <= 1
    assert min(last) >= -1


def test_shaped_rewards_add_up_to_the_score_and_the_result() -> None:
    shaped, plain = Seats("nation", 2, None, SCORE, {}), Seats("nation", 2, None, "result", {})
    sums = [sum(rewards) for rewards in zip(*played(shaped), strict=True)]
    returns = [sum(rewards) for rewards in zip(*played(plain), strict=True)]
    scores = [seat.score for seat in shaped.table.result.seats]
    assert [total - result for total, result in zip(sums, returns, strict=True)] == scores


def test_tied_seats_share() -> None:
    seats = Seats("loop", 2, "basic", "result", {})
    played(seats)
    ranks = [seat.rank for seat in seats.table.result.seats]
    assert (ranks[0] == ranks[1]) == (seats.returns() == [0.0, 0.0])


def test_a_text_names_the_actions_of_the_seat_that_must_choose() -> None:
    seats = Seats("loop", 2, "basic", "result", {})
    first = seats.table.options()[0]
    assert f"  {first.number}: {first.text}\n" in seats.text(seats.to_act)
    assert "actions:" not in seats.text(1 - seats.to_act)
    assert "seat: null" in seats.text(None)


@pytest.mark.parametrize("game", plugins.names())
def test_positions_that_a_seat_cannot_tell_apart_look_equal_in_every_form(game: str) -> None:
    """Rows, masks and texts, of whichever interface: all of them come from here. OpenSpiel's are looked at in its own tests."""
    luck = Rng(start_of(f"{game} hidden"))
    for mode, (players, _) in plugins.game(game).facts.modes.items():
        seats, other = (Seats(game, players, mode, "result", {}) for _ in range(2))
        seats.deal(9)
        for choice in range(60):
            if seats.table.is_over:
                break
            if choice % 6 == 0:
                for seat in range(players):
                    other.table = seats.table.guess(seat + 1, luck)
                    assert seats.observation(seat).tobytes() == other.observation(seat).tobytes()
                    assert seats.mask(seat).tobytes() == other.mask(seat).tobytes()
                    assert seats.text(seat) == other.text(seat)
            options = seats.table.options()
            seats.play(options[luck.below(len(options))].number)


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOptions, match="rewards is one of result, score"):
        Seats("loop", 2, None, "money", {})
    with pytest.raises(BadOptions, match="loop has no mode"):
        Seats("loop", 2, "fast", "result", {})
    seats = Seats("nation", 2, None, "result", {})
    with pytest.raises(BadOptions, match="There is no action 878: nation has actions 0 to 877"):
        seats.play(878)
    refused = next(at for at, may in enumerate(seats.mask(seats.to_act)) if not may)
    with pytest.raises(NotAllowed, match="NATION-"):
        seats.play(refused)


def test_a_game_without_an_encoding_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins.plugin("nation"), "encoding", lambda: None)
    with pytest.raises(BadOptions, match=r"nation can't be observed as numbers: its manifest \(plugin.py\) has no encoding"):
        Seats("nation", 2, None, "result", {})
