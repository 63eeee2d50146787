cards-pursuit-project = The Pursuit of Happiness: projects ({ $cards })
cards-pursuit-item = The Pursuit of Happiness: items and activities ({ $cards })
cards-pursuit-job = The Pursuit of Happiness: jobs ({ $cards })
cards-pursuit-partner = The Pursuit of Happiness: partners ({ $cards })
cards-pursuit-trait = The Pursuit of Happiness: traits ({ $cards })
cards-pursuit-goal = The Pursuit of Happiness: life goals ({ $cards })
cards-pursuit-bonus = { $roles ->
    [one] 1 role covered: { $reward }
   *[other] { $roles } roles covered: { $reward }
}
cards-pursuit-shows = show { $amounts }
cards-pursuit-upkeep = upkeep { $exchange }
cards-pursuit-science = science, level { $level }
cards-pursuit-arts = arts, level { $level }
cards-pursuit-social = social, level { $level }
cards-pursuit-hiring = hiring { $exchange }
cards-pursuit-promotion = promotion { $exchange }
cards-pursuit-start = starts with { $amounts }
cards-pursuit-pays = { $lth } long-term happiness at most
cards-pursuit-alone = solo: { $condition }
cards-pursuit-revised = revised edition only
