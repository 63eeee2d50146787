# LOOP : les cartes et les mots de la table.

loop-title = LOOP : la vie des gens ordinaires

## Modes

loop-mode-basic = Base
    .about = pour une première partie : tout le monde est stagiaire, ni événements ni crédit
loop-mode-competitive = Compétitif
    .about = carrières, événements et cartes de crédit ; le plus heureux gagne
loop-mode-coop = Coopératif
    .about = tous gagnent si chacun atteint 11 points de bonheur
loop-mode-solo = Solo
    .about = seul face à la pioche de matières, atteindre 11 points de bonheur

## Matières : le nom, et l’article partitif

loop-material-food = nourriture
    .some = de la nourriture
loop-material-glass = verre
    .some = du verre
loop-material-metal = métal
    .some = du métal
loop-material-plastic = plastique
    .some = du plastique
loop-material-utility = énergie
    .some = de l’énergie

## Marques d’une matière

loop-mark-plain = { "" }
loop-mark-shared = { $times ->
    [one] { " " }(partagé)
   *[other] { " " }(partagé { $times } fois)
}
loop-mark-forged = { " " }(forgé)

## Propriétés

loop-property-house = Maison
    .about = la famille
loop-property-group = Groupe
    .about = la communauté
loop-property-leaf = Feuille
    .about = la nature
loop-property-book = Livre
    .about = le savoir
loop-property-heart = Cœur
    .about = la santé

## Faveurs. `effect` : la carte rouge, jouée à un autre joueur ; `solo` : la bleue.

loop-favour-acquire = Acquisition
    .effect = prendre une matière à un autre joueur en lui payant sa qualité en pièces
    .solo = prendre une matière du marché pour la qualité qu’elle affiche, en pièces
loop-favour-barter = Troc
    .effect = échanger une de ses matières contre celle d’un autre joueur, de qualité égale ou moindre
    .solo = échanger une de ses matières contre une du marché, de qualité égale ou moindre
loop-favour-recycle = Recyclage
    .effect = prendre une matière (sauf énergie) dans la décharge d’un autre joueur ; 1 pièce par qualité
loop-favour-renew = Rénovation
    .solo = prendre une matière dans la décharge centrale ; 2 pièces par qualité
loop-favour-resell = Revente
    .effect = vendre une de ses matières à un autre joueur pour sa qualité en pièces
    .solo = glisser une de ses matières sous la pioche pour sa qualité en pièces
loop-favour-share = Partage
    .effect = utiliser 1 point de qualité d’une matière d’un autre joueur pour une activité
    .solo = utiliser 1 point de qualité d’une matière du marché pour une activité
loop-favour-hidden = une carte face cachée

## Pioches

loop-deck-material = matières
loop-deck-activity = activités
loop-deck-favour = faveurs
loop-deck-event = événements

## Personnes et lieux

loop-place-market = le marché
    .of = du marché
    .from = au marché
    .to = au marché
loop-landfill-of = la décharge { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
    .from = dans la décharge { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
loop-landfill-central = la décharge centrale
    .from = dans la décharge centrale

## Zones du bonheur : en changer fait piocher un événement

loop-zone-0 = basse
loop-zone-1 = moyenne
loop-zone-2 = haute

## D’où vient le bonheur, et où il va

loop-source-start = Départ
loop-source-activities = Activités
loop-source-goals = Objectifs
loop-source-reputation = Réputation
loop-source-work = Travail
loop-source-events = Événements
loop-source-depletion = Épuisement
loop-source-debt = Dettes
loop-source-landfill = Décharge
loop-penalty-depletion = { $points } pour la pioche épuisée
loop-penalty-debt = { $points } pour les dettes
loop-penalty-landfill = { $points } pour la décharge

## Pourquoi la partie s’achève

loop-ending-running = la partie est en cours
loop-ending-happiness = quelqu’un a atteint 12 points de bonheur
loop-ending-depletion = la pioche de matières est épuisée
loop-ending-round_limit = le nombre maximal de manches est atteint

## Ce qui départage le premier du deuxième

loop-tie-reputation = Bonheur égal ; la meilleure réputation l’emporte.
loop-tie-landfill = Bonheur et réputation égaux ; la plus petite décharge l’emporte.
loop-tie-goals = Toujours à égalité ; le plus grand nombre d’objectifs réalisés l’emporte.
loop-tie-activities = Toujours à égalité ; le plus grand nombre d’activités accomplies l’emporte.
loop-tie-shared = Égalité parfaite : la victoire est partagée.

loop-winner = { $number ->
    [one] { $winners } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur.
   *[other] { $winners } gagnent ensemble avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de bonheur.
}
loop-score = Bonheur

## Carrières : le nom, le nom du pouvoir, le pouvoir

loop-career-artist = Artiste
    .power = Création
    .ability = Travailler rapporte aussi 1 matière du marché au choix, de qualité 4, gratuite.
loop-career-banker = Banquier
    .power = Influence
    .ability = Une fois par tour, échanger 1 point de réputation contre 1 pièce avec un autre joueur, dans un sens ou dans l’autre.
loop-career-chef = Cuisinier
    .power = Maxi-portion
    .ability = La nourriture achetée ou recyclée a le double de la qualité payée.
loop-career-craftsman = Artisan
    .power = Forge
    .ability = Une fois par tour, une matière de n’importe qui compte comme un autre type (sauf nourriture) pour le tour.
loop-career-engineer = Ingénieur
    .power = Réparation
    .ability = Une fois par tour, +1 de qualité à une matière de n’importe qui (sauf énergie).
loop-career-freelancer = Indépendant
    .power = Liberté
    .ability = Trois salaires au choix pour travailler. Une fois par tour, défausser 1 faveur et en piocher 1.
loop-career-homemaker = Au foyer
    .power = Minimalisme
    .ability = Une fois par tour, +1 de réputation si l’on possède 1 matière au plus.
loop-career-intern = Stagiaire
    .power = Aucun
    .ability = Aucun pouvoir, mais commence à 4 de bonheur.
loop-career-investor = Investisseur
    .power = Placement
    .ability = Une fois par tour, payer 1 pièce et lancer deux fois : un côté dollar rapporte 2 pièces.
loop-career-lawyer = Avocat
    .power = Objection
    .ability = Défausser n’importe quelle faveur pour refuser une faveur qui vient d’être jouée à n’importe qui.
loop-career-nurse = Infirmier
    .power = Soins
    .ability = Une fois par tour, donner 1 faveur à un autre joueur, sans effet, et gagner 1 point de réputation.
loop-career-clerk = Employé
    .power = Flemme
    .ability = Dans un tour de travail, on peut aussi acheter 1 matière.
loop-career-officer = Policier
    .power = Autorité
    .ability = La cible ne peut pas refuser la première faveur jouée à chaque tour.
loop-career-politician = Politicien
    .power = Bluff
    .ability = Peut jouer une faveur face cachée en l’annonçant ; la cible peut exiger de voir.
loop-career-salesman = Vendeur
    .power = Commission
    .ability = 1 pièce pour chaque Acquisition ou Revente acceptée, jouée ou reçue.
loop-career-scavenger = Glaneur
    .power = Glanage
    .ability = Une fois par tour, prendre 1 matière (sauf énergie) de n’importe quelle décharge, qualité 1. Recyclage peut se jouer comme Revente.
loop-career-scholar = Érudit
    .power = Coup d’œil
    .ability = Une fois par tour, regarder la première carte d’une pioche.
loop-career-scientist = Scientifique
    .power = Récupération
    .ability = Un achat du tour peut venir de n’importe quelle décharge, énergie comprise.
loop-career-soldier = Soldat
    .power = Réquisition
    .ability = Une fois par tour, prendre une faveur au hasard dans la main d’un autre joueur.
loop-career-tycoon = Magnat
    .power = Fortune
    .ability = Travailler double les pièces, mais coûte 1 point de bonheur de plus par carte de crédit.
loop-career-waitress = Serveur
    .power = Service
    .ability = Pioche 2 faveurs au lieu d’une au début de son tour.

## Événements : le nom, l’effet

loop-event-diamond = Un diamant, c’est vendeur
    .effect = Finir son tour sans métal coûte 1 point de bonheur.
loop-event-bad-debt = Créance douteuse
    .effect = Avec une carte de crédit, on ne peut pas choisir d’acheter.
loop-event-bogof = Un acheté, un offert
    .effect = Chaque matière achetée en apporte une gratuite de qualité 1 du marché ; il faut la prendre.
loop-event-buy-more = Plus j’achète, plus je gagne
    .effect = 1 pièce rendue pour 3 dépensées dans le tour en achat, Acquisition ou Recyclage.
loop-event-collector = Collectionneur
    .effect = Posséder les 5 types de matière pendant son tour : 1 point de bonheur, une fois par tour.
loop-event-combustion = Énergie de combustion
    .effect = Les moins heureux remettent leur décharge, sauf l’énergie, dans la pioche de matières.
loop-event-disposable = Culture du jetable
    .effect = Le plastique ne s’achète et ne se recycle qu’en qualité 1.
loop-event-slowdown = Ralentissement économique
    .effect = 1 achat au plus, 1 activité au plus, et le travail fait perdre 1 pièce.
loop-event-online = Tout est en ligne
    .effect = Sans carte de crédit, impossible de dépenser des pièces.
loop-event-hidden-clause = Clause cachée
    .effect = Chaque carte de crédit perd 1 pièce déjà remboursée.
loop-event-hypebeast = Accro à la mode
    .effect = À la fin de son tour, désigner un joueur : s’il a un type qui vous manque, −1 de bonheur.
loop-event-insurance = Assurance
    .effect = Chacun perd 1 pièce, ou en joue 2 à pile ou face.
loop-event-landfill-tax = Taxe sur les déchets
    .effect = Chaque matière qui va dans votre décharge vous coûte 1 pièce.
loop-event-make-it-rain = Pluie de billets
    .effect = 4 pièces dépensées dans le tour en achat, Acquisition ou Recyclage : 1 point de bonheur.
loop-event-manners = Les bonnes manières
    .effect = On ne refuse une faveur qu’avec de la réputation.
loop-event-micro-plastic = Microplastique
    .effect = La nourriture compte comme du plastique, et plus comme nourriture.
loop-event-overproduction = Surproduction
    .effect = Les 2 premières matières de la pioche quittent le jeu.
loop-event-overtime = Heures supplémentaires
    .effect = Travailler coûte 1 point de bonheur de plus et paie 4 pièces de plus.
loop-event-obsolescence = Obsolescence programmée
    .effect = Chacun : une de ses matières perd 1 point de qualité.
loop-event-red-gown = La robe rouge
    .effect = Acheter seulement à sa meilleure qualité actuelle ou au-dessus.
loop-event-redeem = Bon de réduction
    .effect = Chacun peut payer 1, 2 ou 3 pièces pour une matière et jusqu’à 2 faveurs.
loop-event-repurchase = Rachat
    .effect = Chacun paie 1 pièce à un autre joueur pour une matière de sa décharge, en qualité 1.
loop-event-santa = Le Père Satan
    .effect = Chacun donne une de ses matières à un autre joueur.
loop-event-skinner = Boîte de Skinner
    .effect = Les places vides du marché et de l’affiche se remplissent aussitôt.
loop-event-social = Responsabilité sociale
    .effect = Chacun pioche une faveur au hasard dans la main d’un joueur plus heureux.
loop-event-status = Course au standing
    .effect = Chacun désigne un joueur moins heureux, et perd 1 point de bonheur si celui-ci est plus riche.
loop-event-sales = Soldes de mi-saison
    .effect = Une matière par tour s’achète à moitié prix.
loop-event-gap = Le fossé
    .effect = Si l’écart entre le plus riche et le plus pauvre dépasse 7, tous perdent 1 point de bonheur.
loop-event-treat = Faites-vous plaisir
    .effect = La première carte de crédit prise dans son tour donne 1 point de bonheur.
loop-event-vulgarian = Nouveau riche
    .effect = Avec moins de 4 pièces, impossible de consommer.

loop-kind-continuous = durable
loop-kind-immediate = immédiat

## Activités : deux cartes de chaque nom

loop-activity-dance = Danse
loop-activity-picnic = Pique-nique
loop-activity-cooking = Cuisine
loop-activity-diy = Bricolage
loop-activity-music = Musique
loop-activity-games = Jeux
loop-activity-reading = Lecture
loop-activity-gardening = Jardinage
loop-activity-sports = Sport
loop-activity-hiking = Randonnée
loop-activity-painting = Peinture
loop-activity-yoga = Yoga
loop-activity-movie = Cinéma
loop-activity-travel = Voyage
loop-activity-volunteering = Bénévolat

## Objectifs

loop-goal-hobby = Passe-temps
    .needs = deux activités gardées du même nom
loop-goal-curiosity = Curiosité
    .needs = trois activités gardées qui montrent les 5 matières
loop-goal-family = Famille
loop-goal-community-spirit = Esprit d’équipe
loop-goal-love-of-nature = Amour de la nature
loop-goal-wisdom = Sagesse
loop-goal-physical-wellbeing = Bien-être physique
loop-goal-sense-of-belonging = Appartenance
loop-goal-green-community = Communauté verte
loop-goal-enlightenment = Éveil
loop-goal-self-esteem = Estime de soi
loop-goal-emotional-wellbeing = Bien-être affectif
loop-goal-roots = Racines
loop-goal-mentorship = Mentorat
loop-goal-vitality = Vitalité
loop-goal-heritage = Patrimoine
loop-goal-social-wellbeing = Bien-être social
loop-goal-all-round = Équilibre

## Ce que la table peut décider avant la partie

loop-setting-starting_player = Qui commence ? Au hasard, ou la place de ce numéro.
loop-setting-zone_borders = Où finissent la zone basse et la zone moyenne du bonheur ?
loop-setting-goal_claim = Quand réalise-t-on ses objectifs ? window : quand on veut pendant son tour de consommation ; auto : dès qu’ils sont remplis.
loop-setting-resolve_events_after_last_turn = Les événements face cachée du dernier joueur ont-ils encore lieu après le dernier tour ?
loop-setting-tiebreak_activity = Que compte le quatrième départage ? Toutes les activités accomplies, ou celles qu’on a gardées.
loop-setting-event_order = Dans quel ordre ont lieu les événements retournés ensemble ? Dans l’ordre de la pioche, ou au choix du joueur.
loop-setting-disposable_culture = Que peut-on acheter pendant Culture du jetable ? Du plastique en qualité 1 et le reste librement, ou seulement du plastique en qualité 1.
loop-setting-repurchase = Peut-on refuser le Rachat ?
loop-setting-credit_card_supply = Combien y a-t-il de cartes de crédit ? 0 : sans limite.
loop-setting-payoff_new_card_same_turn = Faut-il rembourser une carte de crédit dès le tour où on la prend ?
loop-setting-banker_consent = L’autre joueur doit-il accepter l’échange du Banquier ?
loop-setting-scavenger_own_landfill = Le Glaneur peut-il prendre dans sa propre décharge ?
loop-setting-coop_reputation = Coopératif : la cible d’une faveur gagne-t-elle de la réputation ?
loop-setting-solo_central_landfill = Solo : que contient la décharge centrale ? Les cartes brûlées et celles du marché usées par Partage ; ces dernières seules ; ou tout cela et votre propre décharge.
loop-setting-solo_exhibited_quality = Solo : quelle qualité affiche une nouvelle matière du marché ? De 1 à 4 au hasard, ou toujours celle-ci.
loop-setting-apply_at_events = Quand peut-on prendre une carte de crédit avant un événement immédiat ? Toujours, ou seulement s’il peut coûter des pièces.
loop-setting-coop_open_hands = Coopératif : tout le monde voit-il toutes les mains et tous les objectifs ?
loop-setting-round_limit = Après combien de manches la partie doit-elle finir ? 0 : sans limite.
loop-setting-careers = Carrières par place, séparées par des virgules, p. ex. chef,-,intern ; une place avec - en reçoit deux et en choisit une.

## Ce avec quoi une carrière commence, et ce qu’elle gagne

loop-career-start = { $happiness } de bonheur, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $reputation ->
    [0] { "" }
   *[other] { $reputation } de réputation,{ " " }
}matières { $materials } ; salaire { $salary }
loop-salary = { $coins ->
    [-1] pièces ×2
   *[other] +{ $coins }
} −{ $loss }
