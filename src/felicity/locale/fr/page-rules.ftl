# La page des règles, la règle à côté de la table, les listes de cartes et le résumé.

page-rules-link = Règle { $id }
    .titled = Règle { $title } ({ $id })
page-rules-close = Fermer la règle
page-rules-back = Revenir à la règle précédente
page-rules-loading = On cherche…
page-rules-unknown = Il n’y a pas de règle { $id }.
page-rules-not-now = Impossible de charger les règles pour l’instant. Réessayez dans un moment.
page-rules-all = La lire dans les règles complètes
page-rules-book = Son code, ses tests et ses moments dans le livre
page-rules-in-book = Dans le livre
page-rules-example = Exemple
page-rules-why = Pourquoi
page-rules-option = La table peut choisir :
page-rules-decided = décidé par nous
page-rules-see = Voir aussi

## La page

page-rules-title = { $game } : les règles
page-rules-games = Jeux
page-rules-views = Vues
page-rules-view-rules = Toutes les règles
page-rules-view-cards = Cartes
page-rules-view-summary = En une page
page-rules-tutorial = Apprendre en jouant
page-rules-sections = Chapitres
page-rules-search = Chercher un mot ou un numéro
page-rules-mode = Mode de jeu
page-rules-mode-all = Tous les modes
page-rules-only-decided = Seulement ce que nous avons décidé
page-rules-number = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
page-rules-none = Aucune règle ne dit « { $words } ». Essayez moins de mots, ou d’autres.
page-rules-rulings = Là où le livret se tait, nous avons décidé
page-rules-print = Imprimer cette page

## Cartes

page-rules-cards-search = Chercher dans les cartes
page-rules-certainty = Fiabilité des chiffres
page-rules-certainty-all = Toutes
page-rules-kind = Sorte de carte
page-rules-kind-all = Toutes
page-rules-kind-career = Carrières
page-rules-kind-activity = Activités
page-rules-kind-goal = Objectifs
page-rules-kind-favour = Faveurs
page-rules-kind-event = Événements
page-rules-kind-material = Matières
page-rules-kind-role = Rôles
page-rules-kind-character = Personnages
page-rules-kind-production_level = Niveaux de production
page-rules-kind-explorer = Cartes d’explorateur
page-rules-cards-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
page-rules-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}

## Apprendre en jouant

page-tutorial = Apprendre en jouant
page-tutorial-at = Étape { $at } sur { $of }
page-tutorial-close = Fermer le guide
page-tutorial-back = Retour
page-tutorial-next = Suite
page-tutorial-skip = Passer
page-tutorial-do = Montrez-moi
page-tutorial-yours = À vous d’essayer.
page-tutorial-gone = Ce n’est plus possible de la façon dont vous avez joué. Passez cette étape.
page-tutorial-again = Recommencer
page-tutorial-free = Continuer sans guide
