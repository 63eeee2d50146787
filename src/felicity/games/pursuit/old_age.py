"""4. Entering old age: the stress of age, and the end of the last round."""

from __future__ import annotations

from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import OLD_AGE
from felicity.games.pursuit.death import die
from felicity.games.pursuit.state import PursuitState
from felicity.games.pursuit.stress import take_stress


def grow_old(s: PursuitState) -> None:
    """POH-18.3, POH-18.4, POH-R2, POH-R5: right after the round marker, every living player takes the stress printed above the round."""
    if s.age() != OLD_AGE:
        return
    first = s.cards.board.ages.index(OLD_AGE) + 1
    stress = s.rules.old_age_stress[s.round - first]
    if s.events is not None:
        s.tell(event_kinds.OLD_AGE_CAME, "POH-18.3", (stress,))
    for seat in s.clockwise_from(s.first):
        if s.round == first:
            s.players[seat].lth_at_old_age = s.players[seat].lth
        take_stress(s, s.players[seat], stress, "POH-18.3")


def is_last_round(s: PursuitState) -> bool:
    """POH-18.5: the third Old Age round."""
    return s.round == len(s.cards.board.ages)


def end_of_days(s: PursuitState) -> None:
    """POH-18.5, POH-R48: every player still alive dies after the last round."""
    for seat in s.clockwise_from(s.first):
        die(s, s.players[seat], "POH-18.5")
