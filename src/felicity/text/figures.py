"""The figures by which a seat is followed: what the charts draw, and what a hint is told in. A game brings what it reads from a view.

All figures come from what somebody may see, so that they can be shown to whom the view was made for; None is what this one may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from felicity.games.loop.state import DEBT

Standing = dict[str, int | None]


def loop(player: dict[str, Any]) -> Standing:
    """LOOP."""
    return {
        "happiness": player["happiness"],
        "coins": player["coins"],
        "landfill": len(player["landfill"]),
        "debts": len(player["debts"]),
        "owed": sum(DEBT - paid for paid in player["debts"]),
        "reputation": player["reputation"],
        "activities": player["completed"],
        "goals": len(player["achieved"]),
        "materials": len(player["materials"]),
        "quality": sum(quality_in(held) for held in player["materials"]),
        "favours": player["hand"],
    }


def quality_in(held: str) -> int:
    """The QUALITY of a MATERIAL in words: `glass 3`; none where it doesn't matter.

    >>> quality_in("glass 3 shared 1"), quality_in("glass")
    (3, 0)
    """
    words = held.split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def nation(player: dict[str, Any]) -> Standing:
    """Happy Nation: money lies face-down unless it is open to all, or the game is over."""
    return {
        **{name: player[name] for name in ("happiness", "money", "price", "houses", "bread", "tickets", "medicine", "level")},
        "for-sale": player["for_sale"],
        "explorers": player["hand"],
        "debt": player["loan"]["balance"] if player["loan"] else 0,
        "hours": player["hours"],
    }


def rainbow(player: dict[str, Any]) -> Standing:
    """The Game of Happiness: keys in front of a player and on the stand; money is what was collected, since the key costs it all."""
    return {
        "keys": len({*player["keys"], *player["stand"]}),
        "money": player["collected"],
        "hang-ups": len(player["hang_ups"]) + len(player["fate_hang_ups"]),
        "saved": len(player["saved"]),
    }


def pursuit(player: dict[str, Any]) -> Standing:
    """The Pursuit of Happiness."""
    return {
        **{name: player[name] for name in ("lth", "sth", "stress", "knowledge", "creativity", "influence", "money")},
        "hourglasses": player["unused"],
        "projects": len(player["projects"]) + len(player["finished"]),
        "finished": len(player["finished"]),
        "items": len(player["items"]),
        "days-out": len(player["activities"]) + len(player["enjoyed"]),
        "closeness": sum(partner["level"] for partner in player["partners"]),
        "jobs": 1 if player["job"] else 0,
    }


def nostalgia(player: dict[str, Any]) -> Standing:
    """Nostalgia: the same life, its memories, and how many of them were realised."""
    album = player["nostalgia"]
    return {**pursuit(player), "memories": len(album["board"]) + len(album["realised"]), "realised": len(album["realised"])}


STANDINGS: Final[dict[str, Callable[[dict[str, Any]], Standing]]] = {
    "loop": loop,
    "nation": nation,
    "nostalgia": nostalgia,
    "pursuit": pursuit,
    "rainbow": rainbow,
}
CHARTED: Final[dict[str, tuple[str, ...]]] = {
    "loop": ("happiness", "coins", "landfill", "debts", "reputation", "materials"),
    "nation": ("happiness", "money", "price", "debt"),
    "nostalgia": ("lth", "stress", "hourglasses", "money"),
    "pursuit": ("lth", "stress", "hourglasses", "money"),
    "rainbow": ("keys", "money"),
}
BURDENS: Final = ("landfill", "debts", "owed", "debt", "hang-ups", "stress", "hours")  # of which less is better
RENEWED: Final = ("hours",)  # burdens that pass by themselves: no option is praised for that


def standings_of(game: str, view: dict[str, Any]) -> list[Standing]:
    """The figures of every seat, as a view shows them; nothing for a game that has none."""
    read = STANDINGS.get(game)
    return [read(player) for player in view["players"]] if read else []
