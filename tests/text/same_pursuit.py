"""Words of The Pursuit of Happiness that are the same in both languages: names of people, and words that both have."""

from __future__ import annotations

from felicity.games.nostalgia import names as more
from felicity.games.pursuit import names

SAME = {f"pursuit-partner-{name}" for name in [*names.PARTNERS, *names.MEN]} | {
    *[f"nostalgia-partner-{name}" for name in [*more.PARTNERS, *more.MEN]],
    "pursuit-card-aquarium", "pursuit-card-carnival.l3", "pursuit-card-coin-collection.l2",
    "pursuit-card-concert", "pursuit-card-concert.l3", "pursuit-card-develop-invention.l3", "pursuit-card-fossil-collection.l2",
    "pursuit-card-jogging", "pursuit-card-jogging.l4", "pursuit-card-magazine", "pursuit-card-motorcycle.l1",
    "pursuit-card-motorcycle.l2", "pursuit-card-motorcycle.l3", "pursuit-card-paintball", "pursuit-card-piano",
    "pursuit-card-pottery-class.l2", "pursuit-card-restaurant", "pursuit-card-restaurant.l1", "pursuit-card-safari",
    "pursuit-card-scooter", "pursuit-card-singing-festival.l3", "pursuit-card-singing-festival.l4", "pursuit-card-spa-day",
    "pursuit-card-spa-day.l1", "pursuit-card-spa-day.l2", "pursuit-card-start-up", "pursuit-card-student-protest.l1",
    "pursuit-card-talent-show.l2", "pursuit-card-triathlon", "pursuit-card-triathlon.l2", "pursuit-card-village-museum.l3",
    "pursuit-card-wardrobe.l3", "pursuit-card-write-a-manifesto.l2", "pursuit-card-write-fiction.l1", "pursuit-card-yacht",
    "pursuit-card-yacht.l3", "pursuit-goal-bon-vivant", "pursuit-good-influence", "pursuit-trait-sociable",
    "pursuit-log-hourglasses-set.item", "screen-pursuit-stress",
    "pursuit-category-A", "pursuit-category-C", "pursuit-phase-action", "figure-influence", "figure-stress",
}  # fmt: skip
