"""The cards of The Pursuit of Happiness by name, in the order of their numbers. Their data is in the catalog (see `cards.py`)."""

from __future__ import annotations

from typing import Final

BASIC: Final = [
    "act-in-play", "write-fiction", "play-the-guitar", "paint-pictures", "make-films", "photography", "write-a-blog", "flea-market",
    "run-a-cafe", "learn-investing", "build-a-brand", "learn-foreign-language", "learn-cooking", "read-the-classics", "local-history",
    "brew-beer", "bonsai", "healthy-eating", "jogging", "meditation", "swimming", "martial-arts", "horse-riding", "student-protest",
    "run-for-office", "save-the-park", "debating", "write-a-manifesto", "charity", "dog-training", "throw-parties", "family-tree",
    "pen-friends", "coach-a-team", "develop-invention", "stargazing", "model-building", "learn-programming", "design-a-board-game",
    "robotics",
]  # fmt: skip
SINGLE: Final = [
    "singing-festival", "poetry-slam", "photo-contest", "business-pitch", "pub-quiz", "cooking-contest", "charity-run", "triathlon",
    "referendum", "street-festival", "talent-show", "science-fair",
]  # fmt: skip
GROUP: Final = [
    "magazine", "rock-band", "start-up", "village-museum", "political-party", "summer-camp", "rocket-club", "community-garden",
]  # fmt: skip
ITEMS: Final = [
    "car", "house", "comic-book-collection", "library", "motorcycle", "games-room", "telescope", "home-computer", "aquarium",
    "map-collection", "chemistry-set", "chess-set", "weather-station", "herb-garden", "coin-collection", "radio-set", "fossil-collection",
    "workshop", "camera", "piano", "art-collection", "video-game-collection", "board-game-collection", "record-collection",
    "sewing-machine", "kitchen", "greenhouse", "model-railway", "home-studio", "scooter", "yacht", "swimming-pool", "hot-tub", "home-bar",
    "wardrobe", "jewellery", "television", "home-gym", "garden", "watch",
]  # fmt: skip
ACTIVITIES: Final = [
    "concert", "sightseeing", "museum", "planetarium", "safari", "wine-tasting", "diving-course", "treasure-hunt", "theatre", "cinema",
    "theme-park", "carnival", "pottery-class", "opera", "restaurant", "skydiving", "paintball", "ski-trip", "spa-day", "cruise",
]  # fmt: skip
JOBS: Final = [
    "science-job-1a", "science-job-1b", "science-job-1c", "science-job-2a", "science-job-2b", "science-job-3", "arts-job-1a",
    "arts-job-1b", "arts-job-1c", "arts-job-2a", "arts-job-2b", "arts-job-3", "social-job-1a", "social-job-1b", "social-job-1c",
    "social-job-2a", "social-job-2b", "social-job-3",
]  # fmt: skip
PARTNERS: Final = [
    "martha", "nora", "emilia", "julia", "paula", "simone", "olivia", "leonie", "gabriela", "daniela", "frida", "carla",
]  # fmt: skip
# The other side of each Partner card.
MEN: Final = [
    "martin", "noah", "emil", "julian", "paul", "simon", "oliver", "leon", "gabriel", "daniel", "fred", "carl",
]  # fmt: skip

PROJECTS: Final = BASIC + SINGLE + GROUP
ITEMS_AND_ACTIVITIES: Final = ITEMS + ACTIVITIES
CARDS: Final = PROJECTS + ITEMS_AND_ACTIVITIES + JOBS + PARTNERS  # a card's number is its place here

TRAITS: Final = [
    "creative", "nerd", "sociable", "diligent", "rich", "charismatic", "calm", "organised", "thrifty", "easy-going",
]  # fmt: skip
GOALS: Final = [
    "you-can-take-it-with-you", "full-house", "grand-old-age", "live-fast", "never-idle", "bon-vivant", "top-of-the-ladder",
    "big-heart", "specialist", "all-rounder",
]  # fmt: skip
