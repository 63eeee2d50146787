"""The table in mid-game at every size, theme and language (UI-V2): nothing too wide, no sentence missing, no serious finding."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.visits import PHONE, SMALL, TABLET, WIDE, Lang, Size, Theme

LOOKS: list[tuple[Size, Theme, Lang]] = [
    (WIDE, "light", "en"),
    (WIDE, "dark", "fr"),
    (TABLET, "dark", "en"),
    (PHONE, "light", "fr"),
    (SMALL, "dark", "fr"),
]


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_the_table_in_mid_game(visit: Visit, size: Size, theme: Theme, lang: Lang) -> None:
    """After some moves, with cards everywhere."""
    ada = visit(size=size, theme=theme, lang=lang)
    sit_down(ada, "competitive", 3)
    player = Player(ada, seed=3)
    player.asked()
    for _ in range(12):
        player.click_something()
    player.asked()
    assert ada.sideways() <= 0
    assert ada.missing_sentences() == []
    assert ada.axe() == []
