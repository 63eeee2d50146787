# Les chiffres par lesquels on suit un siège : des noms pour les courbes, des quantités pour les conseils.

figure-happiness = Bonheur
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de bonheur
figure-coins = Pièces
    .some = { $sign }{ $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
figure-landfill = Décharge
    .more = { $amount } de plus dans votre décharge
    .less = { $amount } de moins dans votre décharge
figure-debts = Dettes
    .more = { $amount ->
        [one] { $amount } dette de plus
       *[other] { $amount } dettes de plus
    }
    .less = { $amount ->
        [one] { $amount } dette de moins
       *[other] { $amount } dettes de moins
    }
figure-owed = À rembourser
    .more = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de plus à rembourser
    .less = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de moins à rembourser
figure-reputation = Réputation
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de réputation
figure-activities = Activités
    .some = { $sign }{ $amount } { $amount ->
        [one] activité
       *[other] activités
    }
figure-goals = Objectifs
    .some = { $sign }{ $amount } { $amount ->
        [one] objectif
       *[other] objectifs
    }
figure-materials = Matières
    .some = { $sign }{ $amount } { $amount ->
        [one] matière
       *[other] matières
    }
figure-quality = Qualité
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de qualité
figure-favours = Faveurs
    .some = { $sign }{ $amount } { $amount ->
        [one] carte faveur
       *[other] cartes faveur
    }
figure-keys = Clés
    .some = { $sign }{ $amount } { $amount ->
        [one] clé
       *[other] clés
    }
figure-keys-waiting = Clés en attente
    .some = { $sign }{ $amount } { $amount ->
        [one] clé en attente
       *[other] clés en attente
    }
figure-money = Argent
    .some = { $sign }{ $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
figure-price = Prix
    .some = prix { $sign }{ $amount }
figure-houses = Maisons
    .some = { $sign }{ $amount } { $amount ->
        [one] maison
       *[other] maisons
    }
figure-bread = Pains
    .some = { $sign }{ $amount } { $amount ->
        [one] pain
       *[other] pains
    }
figure-tickets = Billets
    .some = { $sign }{ $amount } { $amount ->
        [one] billet
       *[other] billets
    }
figure-medicine = Médicaments
    .some = { $sign }{ $amount } { $amount ->
        [one] médicament
       *[other] médicaments
    }
figure-level = Niveau
    .some = { $sign }{ $amount } { $amount ->
        [one] niveau
       *[other] niveaux
    }
figure-for-sale = En vente
    .some = { $sign }{ $amount } { $amount ->
        [one] bien en vente
       *[other] biens en vente
    }
figure-debt = Dette
    .more = dette en hausse de { $amount }
    .less = dette en baisse de { $amount }
figure-explorers = Cartes d’explorateur
    .some = { $sign }{ $amount } { $amount ->
        [one] carte d’explorateur
       *[other] cartes d’explorateur
    }
figure-hours = Heures utilisées
    .more = { $amount ->
        [one] { $amount } heure
       *[other] { $amount } heures
    }
    .less = { $amount ->
        [one] { $amount } heure de moins
       *[other] { $amount } heures de moins
    }
figure-hang-ups = Blocages
    .more = { $amount ->
        [one] { $amount } blocage de plus
       *[other] { $amount } blocages de plus
    }
    .less = { $amount ->
        [one] { $amount } blocage de moins
       *[other] { $amount } blocages de moins
    }
figure-saved = Cartes gardées
    .some = { $sign }{ $amount } { $amount ->
        [one] carte gardée
       *[other] cartes gardées
    }
figure-lth = Bonheur à long terme
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de bonheur à long terme
figure-sth = Bonheur à court terme
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de bonheur à court terme
figure-stress = Stress
    .more = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de stress en plus
    .less = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de stress en moins
figure-knowledge = Savoir
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de savoir
figure-creativity = Créativité
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } de créativité
figure-influence = Influence
    .some = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    } d’influence
figure-hourglasses = Sabliers
    .some = { $sign }{ $amount } { $amount ->
        [one] sablier
       *[other] sabliers
    }
figure-projects = Projets en cours
    .some = { $sign }{ $amount } { $amount ->
        [one] projet
       *[other] projets
    }
figure-finished = Projets achevés
    .some = { $sign }{ $amount } { $amount ->
        [one] projet achevé
       *[other] projets achevés
    }
figure-items = Objets
    .some = { $sign }{ $amount } { $amount ->
        [one] objet
       *[other] objets
    }
figure-days-out = Activités
    .some = { $sign }{ $amount } { $amount ->
        [one] activité
       *[other] activités
    }
figure-closeness = Relations
    .some = { $sign }{ $amount } pas dans une relation
figure-jobs = Métiers
    .some = { $sign }{ $amount } { $amount ->
        [one] métier
       *[other] métiers
    }
figure-memories = Souvenirs
    .some = { $sign }{ $amount } { $amount ->
        [one] souvenir
       *[other] souvenirs
    }
figure-realised = Souvenirs réalisés
    .some = { $sign }{ $amount } { $amount ->
        [one] souvenir réalisé
       *[other] souvenirs réalisés
    }

## Les changements

figure-becomes = { $figure } { $before } → { $after }

## Ce dont dépend la suite d’un coup essayé
left-to-you = La suite dépend de votre prochaine réponse.
left-to-others = La suite dépend des réponses des autres.
left-to-chance = La suite dépend du hasard.
left-to-hidden = La suite dépend de ce qui vous est caché.

## Conseils

hint-both = { $gains } tout de suite pour { $costs }.
hint-gains = { $gains } tout de suite, gratuitement.
hint-costs = cela coûte { $costs }.
hint-hoped = si les autres répondent comme prévu : { $exchange }
hint-swayed = { $reason } ; selon la chance et les autres, en général { $margin }.
hint-depends = cela dépend de la chance et des autres : en général { $margin }.
hint-then = { $reason }, mais vous laisse en général { $margin } { $when }.
hint-later = cela vous laisse en général { $margin } { $when }.
hint-nothing = rien ne change { $when }.
hint-by = { $reason } [{ $rules }].
hint-more = { $what } de plus
hint-less = { $what } de moins
# Pourquoi ne pas attendre le prochain tour.
hint-now-wins = cela gagne la partie.
hint-now-last = il n’y aura peut-être pas de prochain tour : la partie touche à sa fin.
hint-now-gone = n’attendez pas : à votre prochain tour, vous ne le pourrez sans doute plus.
hint-now-perhaps = n’attendez pas : à votre prochain tour, vous ne le pourrez peut-être plus.
hint-now-less = n’attendez pas : au prochain tour, cela vous laisserait { $missed }.
hint-now-stays = cela pourrait attendre, mais rien n’est mieux en ce moment.
hint-now-rest = rien d’autre n’en vaut la peine pour l’instant.

hint-only = c’est la seule option.
hint-alike = { $waits ->
        [yes] cela pourrait attendre : la suivante est tout aussi bonne.
       *[no] la suivante est tout aussi bonne.
    }
hint-ahead = { $margin ->
        [little] un peu mieux
        [much] bien mieux
       *[some] mieux
    } que la suivante{ $why }.
hint-behind = { $margin ->
        [little] un peu moins bien
        [much] bien moins bien
       *[some] moins bien
    } que la première{ $why }.
hint-by-then = { "" } : en général { $margin } { $when }
hint-average = { "" } : en général { $margin }
hint-chance = Chances de gagner : { $percent } %.
hint-odds = Chances de gagner : { $percent } %, place moyenne { NUMBER($place, minimumFractionDigits: 1) } sur { $players }.
figure-chance = Chances de gagner, %
chart-turned = La partie a basculé à la manche { $round } : les chances de gagner { $name-of } sont passées de { $before } à { $after } %.
chart-turned-together = La partie a basculé à la manche { $round } : les chances de gagner sont { $way ->
        [up] montées
       *[down] tombées
    } de { $before } à { $after } %.
chart-step = Le plus grand pas : le choix { $name-of }, « { $option } ».
chart-step-happened = Le plus grand pas : { $happened }
