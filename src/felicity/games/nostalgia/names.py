"""The cards of Nostalgia by name, in the order of their numbers. Their data is in the catalog (see `card_data.py`)."""

from __future__ import annotations

from typing import Final

LIFE_GOALS: Final = [
    "they-lived-happily", "family-heirloom", "bookworm", "free-dance", "standing-out", "scout-badges", "first-bicycle", "school-play",
    "campfire-songs", "the-big-trip", "when-i-grow-up", "treehouse", "photo-album", "report-card", "secret-club", "piggy-bank",
]  # fmt: skip
SKILLS: Final = [
    "herbarium", "savings", "pet-rock", "tales", "keeping-a-diary", "care-assistant", "family-reunion", "time-management",
    "homework-club", "sandcastles", "walkie-talkies", "paper-round", "hammock", "pocket-money", "attic-treasures", "lucky-charm",
]  # fmt: skip
CHOICES: Final = [
    "eternal-love", "holiday-romance", "stray-cat", "first-guitar", "old-motorbike", "village-fair", "grandmas-recipes", "sea-shells",
    "comic-heroes", "pen-pal", "snow-day", "haunted-house", "lemonade-stand", "magic-tricks", "football-stickers", "kite",
]  # fmt: skip
REPEATABLES: Final = [
    "jigsaw-puzzles", "fishing-trips", "card-evenings", "knitting", "roller-skating", "stamp-album", "ghost-stories", "model-planes",
    "birdwatching", "karaoke-nights", "skipping-stones", "baking-sundays", "drawing-pad", "star-maps", "old-movies", "blackberry-picking",
]  # fmt: skip
NOSTALGIA: Final = LIFE_GOALS + SKILLS + CHOICES + REPEATABLES

# More cards of the kinds that the base game has.
ITEMS: Final = [
    "jukebox", "typewriter", "polaroid-camera", "pinball-machine", "rocking-chair", "cassette-recorder", "slide-projector", "dollhouse",
    "tin-soldiers", "lava-lamp", "camper-van", "game-console", "grandfather-clock",
]  # fmt: skip
ACTIVITIES: Final = [
    "drive-in-cinema", "school-reunion", "antiques-fair", "roller-disco", "puppet-theatre", "steam-train-ride",
]  # fmt: skip
ITEMS_AND_ACTIVITIES: Final = ITEMS + ACTIVITIES
PARTNERS: Final = ["vera", "alma"]
MEN: Final = ["victor", "albert"]
TRAITS: Final = ["dreamer", "sentimental"]
GOALS: Final = ["memory-lane", "full-album"]
