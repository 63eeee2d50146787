cards-pursuit-project = La Quête du Bonheur : projets ({ $cards })
cards-pursuit-item = La Quête du Bonheur : objets et activités ({ $cards })
cards-pursuit-job = La Quête du Bonheur : métiers ({ $cards })
cards-pursuit-partner = La Quête du Bonheur : partenaires ({ $cards })
cards-pursuit-trait = La Quête du Bonheur : talents nés ({ $cards })
cards-pursuit-goal = La Quête du Bonheur : objectifs de vie ({ $cards })
cards-pursuit-bonus = { $roles ->
    [one] { $roles } rôle tenu : { $reward }
   *[other] { $roles } rôles tenus : { $reward }
}
cards-pursuit-shows = posséder { $amounts }
cards-pursuit-upkeep = entretien { $exchange }
cards-pursuit-science = sciences, niveau { $level }
cards-pursuit-arts = arts, niveau { $level }
cards-pursuit-social = social, niveau { $level }
cards-pursuit-hiring = embauche { $exchange }
cards-pursuit-promotion = promotion : { $exchange }
cards-pursuit-start = commence avec { $amounts }
cards-pursuit-pays = { $lth } points de bonheur à long terme au plus
cards-pursuit-alone = en solo : { $condition }
cards-pursuit-revised = édition révisée seulement
