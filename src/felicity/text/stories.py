"""Which games tell «your life», and who finds its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from felicity.core.table import Table
from felicity.text.loop_story import loop_story
from felicity.text.nation_story import nation_story
from felicity.text.nostalgia_story import nostalgia_story
from felicity.text.pursuit_story import pursuit_story
from felicity.text.rainbow_story import rainbow_story

Story = Callable[[Table, int, list[str], str], list[list[str]]]

STORIES: Final[dict[str, Story]] = {
    "loop": loop_story,
    "nation": nation_story,
    "nostalgia": nostalgia_story,
    "pursuit": pursuit_story,
    "rainbow": rainbow_story,
}
