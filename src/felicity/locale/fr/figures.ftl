# Les chiffres par lesquels on suit un siège : des noms pour les courbes, des quantités pour les conseils.

figure-happiness = Bonheur
    .some = { $sign }{ $amount } bonheur
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
        [one] une dette de plus
       *[other] { $amount } dettes de plus
    }
    .less = { $amount ->
        [one] une dette de moins
       *[other] { $amount } dettes de moins
    }
figure-reputation = Réputation
    .some = { $sign }{ $amount } { $amount ->
        [one] réputation
       *[other] réputations
    }
figure-activities = Activités
    .some = { $sign }{ $amount } { $amount ->
        [one] activité accomplie
       *[other] activités accomplies
    }
figure-goals = Objectifs
    .some = { $sign }{ $amount } { $amount ->
        [one] objectif atteint
       *[other] objectifs atteints
    }
figure-materials = Matières
    .some = { $sign }{ $amount } { $amount ->
        [one] matière
       *[other] matières
    }
figure-quality = Qualité
    .some = { $sign }{ $amount } qualité
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
figure-money = Argent
    .some = { $sign }{ $amount } d’argent
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
    .some = { $sign }{ $amount } en vente
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
        [one] 1 heure
       *[other] { $amount } heures
    }
    .less = { $amount ->
        [one] 1 heure de moins
       *[other] { $amount } heures de moins
    }
figure-hang-ups = Blocages
    .more = { $amount ->
        [one] un blocage de plus
       *[other] { $amount } blocages de plus
    }
    .less = { $amount ->
        [one] un blocage de moins
       *[other] { $amount } blocages de moins
    }
figure-saved = Cartes gardées
    .some = { $sign }{ $amount } { $amount ->
        [one] carte gardée
       *[other] cartes gardées
    }
figure-lth = Bonheur à long terme
    .some = { $sign }{ $amount } bonheur à long terme
figure-sth = Bonheur à court terme
    .some = { $sign }{ $amount } bonheur à court terme
figure-stress = Stress
    .more = { $amount } de stress
    .less = { $amount } de stress en moins
figure-knowledge = Savoir
    .some = { $sign }{ $amount } savoir
figure-creativity = Créativité
    .some = { $sign }{ $amount } créativité
figure-influence = Influence
    .some = { $sign }{ $amount } influence
figure-hourglasses = Sabliers
    .some = { $sign }{ $amount } { $amount ->
        [one] sablier
       *[other] sabliers
    }
figure-projects = Projets en cours
    .some = { $sign }{ $amount } { $amount ->
        [one] projet en cours
       *[other] projets en cours
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
figure-closeness = Liens
    .some = { $sign }{ $amount } { $amount ->
        [one] pas dans une relation
       *[other] pas dans une relation
    }
figure-jobs = Emplois
    .some = { $sign }{ $amount } { $amount ->
        [one] emploi
       *[other] emplois
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

## Conseils

hint-both = { $gains } pour { $costs }.
hint-gains = { $gains } pour rien.
hint-costs = Cela coûte { $costs }.
hint-hoped = Si les autres répondent comme le robot s’y attend : { $exchange }
hint-by = { $reason } [{ $rules }].
hint-nothing = Aucun de vos chiffres ne change tout de suite ; la suite revient aux autres ou au hasard.
hint-only = C’est tout ce qui est possible.
hint-alike = D’autres options se valent aux yeux du robot.
hint-ahead = Ses chances de gagner dépassent { $points ->
        [one] d’un point
       *[other] de { $points } points
    } sur cent celles de la suivante.
hint-behind = Ses chances de gagner sont à { $points ->
        [one] un point
       *[other] { $points } points
    } sur cent de celles de la meilleure.
hint-chance = Chances de gagner : { $percent } %.
hint-odds = Chances de gagner : { $percent } %, place moyenne { NUMBER($place, minimumFractionDigits: 1) }.
figure-chance = Chances de gagner, %
chart-turned = La partie a basculé à la manche { $round } : les chances de gagner de { $name } sont passées de { $before } à { $after } %.
