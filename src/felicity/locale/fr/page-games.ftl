# Mes parties : en cours et finies, leur bilan, et comment en partager une.

page-games-title = Mes parties
page-games-about = Tout ce que vous avez joué ici, et comment cela s’est terminé. Vous seul voyez cette page.
page-games-all = Toutes mes parties
page-games-none = Aucune partie pour l’instant. La première s’affichera ici dès que vous la commencerez.
page-games-none-found = Aucune partie ne correspond. Essayez avec moins de mots, ou tous les jeux.
page-games-running = En cours
page-games-finished = Finies
page-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-games-more = En voir plus

## Retrouver une partie

page-games-find = Retrouver une partie
page-games-search = Rechercher
page-games-search-hint = Un nom à la table, ou le code de la table
page-games-game = Jeu
page-games-any-game = Tous les jeux
page-games-company = Jouée avec
page-games-company-any = tout le monde
page-games-company-people = d’autres joueurs
page-games-company-bots = des robots seulement
page-games-outcome = Issue
page-games-outcome-any = toutes
page-games-outcome-won = gagnées
page-games-outcome-lost = pas gagnées

## Une partie

page-games-won = Vous avez gagné
page-games-placed = { $rank ->
    [1] Vous finissez 1er sur { $players }
   *[other] Vous finissez { $rank }e sur { $players }
}
page-games-together-won = Gagnée ensemble
page-games-together-lost = Perdue ensemble
page-games-solo-won = Objectif atteint
page-games-solo-lost = Objectif manqué
page-games-ended = Finie
page-games-you = vous
page-games-as = { $name }, { $role }
page-games-bot = robot : { $level }
page-games-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
page-games-studied = pour essayer, ne compte pas
page-games-fork = reprise d’une autre partie
page-games-gone = La table a été retirée ; le résultat reste.
page-games-other-rules = Jouée avec des règles que ce serveur n’a pas.

## Bilan

page-games-statistics = Le bilan
page-games-statistics-none = Finissez une partie : ses chiffres s’afficheront ici.
page-games-statistics-about = Seules comptent les parties que vous avez jouées vous-même jusqu’au bout, à une seule place. Celles pour essayer ne comptent pas.
page-games-choose = Jeu et mode
page-games-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
page-games-wins = { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
page-games-best = record { $points }
page-games-mean = moyenne { $points }
page-games-scores = Vos points, partie après partie
page-games-score = Vous
page-games-date = Jouée le
page-games-rivals-bots = Contre les robots
page-games-rivals-people = Contre d’autres joueurs
page-games-roles = Vos rôles
page-games-rival = Adversaire
page-games-met = Rencontres
page-games-ahead = Vous devant
page-games-level = À égalité
page-games-role = Rôle
page-games-role-played = Jouées
page-games-role-won = Gagnées
page-games-role-mean = Moyenne

## Partager

page-games-share-open = Partager avec tout le monde…
page-games-share = Partager cette partie
page-games-share-about = Un lien à part, pour toute personne à qui vous le donnez. Vous choisissez ce qu’elle voit, et vous pouvez le retirer.
page-games-share-seen = On voit
page-games-share-everything = tout, de chaque place
page-games-share-public = ce que toute la table pouvait voir
page-games-share-seat = ce que { $name } savait
page-games-share-names = Montrer les noms des joueurs
page-games-share-talk = Montrer ce qui a été dit
page-games-share-make = Créer un lien
page-games-share-link = Lien vers cette partie
page-games-share-once = Copiez-le maintenant : il ne sera plus affiché.
page-games-share-picture = Enregistrer en image
page-games-shares = Liens vers cette partie
page-games-share-with-names = avec les noms
page-games-share-without-names = sans les noms
page-games-share-with-talk = avec les paroles
page-games-share-end = Retirer
page-games-share-ended = Retiré : le lien ne mène plus nulle part.
page-games-shared = Partagée par l’un de ses joueurs
page-games-shared-nothing = Ce lien ne mène à aucune partie
    .about = Il en manque peut-être un bout. Demandez-le à nouveau.
page-table-closed-not-shared = Cette partie n’est pas partagée, ou ne l’est plus.
page-error-not-shared = Cette partie n’est pas partagée, ou ne l’est plus.
page-error-too-many-shares = Vous partagez déjà cette partie par dix liens. Retirez-en un d’abord.
