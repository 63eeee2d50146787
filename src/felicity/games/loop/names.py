"""The cards of LOOP by name, in the order of their numbers. Their data is in `rules.toml` and packs; the names are fixed."""

from __future__ import annotations

from typing import Final

CAREERS: Final = [
    "artist", "banker", "chef", "craftsman", "engineer", "freelancer", "homemaker", "intern", "investor", "lawyer", "nurse", "clerk",
    "officer", "politician", "salesman", "scavenger", "scholar", "scientist", "soldier", "tycoon", "waitress",
]  # fmt: skip
INTERN: Final = 7

EVENTS: Final = [
    "diamond", "bad-debt", "bogof", "buy-more", "collector", "combustion", "disposable", "slowdown", "online", "hidden-clause",
    "hypebeast", "insurance", "landfill-tax", "make-it-rain", "manners", "micro-plastic", "overproduction", "overtime", "obsolescence",
    "red-gown", "redeem", "repurchase", "santa", "skinner", "social", "status", "sales", "gap", "treat", "vulgarian",
]  # fmt: skip

ACTIVITIES: Final = [
    "dance-1", "dance-2", "picnic-1", "picnic-2", "cooking-1", "cooking-2", "diy-1", "diy-2", "music-1", "music-2", "games-1", "games-2",
    "reading-1", "reading-2", "gardening-1", "gardening-2", "sports-1", "sports-2", "hiking-1", "hiking-2", "painting-1", "painting-2",
    "yoga-1", "yoga-2", "movie-1", "movie-2", "travel-1", "travel-2", "volunteering-1", "volunteering-2",
]  # fmt: skip

GOALS: Final = [
    "hobby", "curiosity", "family", "community-spirit", "love-of-nature", "wisdom", "physical-wellbeing", "sense-of-belonging",
    "green-community", "enlightenment", "self-esteem", "emotional-wellbeing", "roots", "mentorship", "vitality", "heritage",
    "social-wellbeing", "all-round",
]  # fmt: skip
