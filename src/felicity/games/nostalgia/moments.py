"""Two more moments at which a child trait gives something, and two more measures for Life Goals."""

from __future__ import annotations

from typing import Final

from felicity.games.nostalgia.album import albums_of
from felicity.games.nostalgia.constants import FIRST_CHOICE, MORE_MEASURES, level_in
from felicity.games.pursuit.cards import MOMENTS, MOST_MOMENTS
from felicity.games.pursuit.constants import BY_TRAIT
from felicity.games.pursuit.goals import Measure
from felicity.games.pursuit.state import Player, PursuitState

TRIGGER_MOMENT: Final = len(MOMENTS)
REALISE_MOMENT: Final = TRIGGER_MOMENT + 1
MORE_MOMENTS: Final = ["trigger", "realise"]


def gain_by_trait(s: PursuitState, me: Player, moment: int) -> None:
    """POH-2.12: what the trait adds, every time and automatically."""
    s.cards.trait_gain[me.trait * MOST_MOMENTS + moment].gain(s, me, BY_TRAIT)


class MostRealised(Measure):
    """Realised Nostalgia cards."""

    def value(self, s: PursuitState, player: Player) -> int:
        return len(albums_of(s).albums[player.seat].realised)


class RealisedLevels(Measure):
    """The levels of all realised Nostalgia cards together; a choice made counts as level 3."""

    def value(self, s: PursuitState, player: Player) -> int:
        albums = albums_of(s)
        return sum([min(level_in(code), FIRST_CHOICE) for code in albums.albums[player.seat].realised])


# In the order of `constants.MORE_MEASURES`.
MEASURES: Final[dict[str, Measure]] = dict(zip(MORE_MEASURES, [MostRealised(), RealisedLevels()]))
