# La page d’accueil : l’étagère, dresser une table, continuer une partie.

page-start-hello = Prenez place.
page-start-about = Des jeux de société sur le bonheur : en solo contre des robots, autour d’un écran, ou entre amis par un lien.
page-start-first-time = Des jeux de société sur le bonheur. Première visite ? Choisissez un jeu et apprenez-le en jouant : cinq minutes.
page-start-who-are-you = Comment vous appelez-vous ?
page-start-another-name = Un autre nom
page-start-my-name = Votre nom
page-start-promise = Ni compte, ni courriel, ni tiers. Vos parties restent sur ce serveur.
page-start-shelf = Les jeux
page-start-modes = Les modes
page-start-players = { $most ->
    [1] 1 joueur
   *[other] De { $least } à { $most } joueurs
}
page-start-minutes = { $bots } min contre des robots, { $people } entre amis
page-start-play-now = Jouer
page-start-set-up = Préparer
page-start-learn = Apprendre en jouant

## Continuer, rejoindre, ouvrir

page-start-continue = Continuer
page-start-in-lobby = on attend des joueurs
page-start-broken = Impossible à ouvrir pour le moment
page-start-your-turn = à vous de jouer
page-start-their-turn = à { $name } de jouer
page-start-round = Manche { $round },
page-start-more = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
}
page-start-finished = Parties finies
page-start-join = Rejoindre une table
page-start-join-code = Les six lettres qu’on vous a données
page-start-join-go = Rejoindre
page-start-join-wrong = Un code a six lettres, par exemple KPRTWX.
page-start-record = Ouvrir une partie enregistrée
page-start-record-about = Ouvrez une partie téléchargée pour la revoir ou la reprendre où vous voulez.
page-start-record-open = Choisir un fichier
page-start-book = Le livre
page-start-book-about = Une leçon par jeu, toutes les règles avec leur code et leurs tests, et des guides (en anglais) pour enseigner, héberger et programmer.
page-start-book-open = Ouvrir le livre

## Préparer

page-start-back = Retour à l’étagère
page-start-set-up-game = Préparer { $game }
page-start-mode = Quel mode ?
page-start-seats = Qui s’assied ?
page-start-seat-count = Nombre de places
page-start-fewer = Une place de moins
page-start-more-seats = Une place de plus
page-start-who = Qui prend la place { $seat }
page-start-drag = Faites glisser vers une autre chaise
page-start-sit = Asseoir ici : { $sitter }
page-start-tray = Qui peut s’asseoir
page-start-tray-about = Faites glisser quelqu’un vers une chaise, ou cliquez dessus puis sur la chaise.
page-start-tray-taken = Choisissez une chaise.
page-sitter-you = Vous
page-sitter-here = Quelqu’un ici
page-sitter-link = Un ami, par lien
page-sitter-easy = Robot : facile
page-sitter-normal = Robot : normal
page-sitter-hard = Robot : difficile
page-sitter-expert = Robot : expert
page-sitter-alike = (comme normal pour l’instant)
page-start-name = Un nom, si vous voulez
page-start-name-of = Nom à la place { $seat }
page-start-player = Joueur { $seat }
page-start-by-link = libre pour la personne qui suivra le lien
page-start-role-of = Ce que joue la place { $seat }
page-start-role-dealt = Distribué à la table
page-start-table = À la table
page-start-speed = Vitesse des robots
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-start-seed = Graine
page-start-seed-hint = Vide pour un mélange équitable. Le même mot donne la même partie.
page-start-teaching = Mode pédagogique
page-start-teaching-hint = Explique davantage et montre l’argent de tous.
page-start-auto = Jouer les évidences pour moi
page-start-auto-hint = Les étapes à une seule réponse sont jouées pour vous.
page-start-watch = On peut regarder
page-start-watch-hint = Toute personne qui a le lien voit ce qui est découvert.
page-start-house-rules = Règles maison
page-start-house-changed = { $count ->
    [0] comme d’habitude
    [one] une changée
   *[other] { $count } changées
}
page-start-house-about = Là où le livret laisse le choix, à vous de décider. Chaque choix nomme sa règle.
page-start-house-reset = Réinitialiser
page-start-usual = { $value } (par défaut)
page-start-begin = Commencer
page-start-open-table = Ouvrir la table

## Valeurs des règles de la maison

page-value-true = Oui
page-value-false = Non
page-value-random = Au hasard
page-value-window = Au choix, dans le tour de consommation
page-value-auto = Aussitôt
page-value-completed = Toutes celles qu’on a accomplies
page-value-kept = Celles qu’on a gardées
page-value-drawn = Dans l’ordre de pioche
page-value-chosen = Au choix du joueur
page-value-plastic_capped = Plastique en qualité 1, le reste librement
page-value-plastic_only = Rien que du plastique en qualité 1
page-value-compulsory = Obligatoire
page-value-optional = Peut être décliné
page-value-discard_pile = Cartes brûlées et usées par Partage
page-value-broken_by_share = Seules les cartes usées par Partage
page-value-with_own = Tout cela et sa propre décharge
page-value-every = À chaque événement immédiat
page-value-costly = Seulement s’il peut coûter des pièces
page-value-shared = La victoire est partagée
page-value-money = L’argent départage
page-value-dud = Rien
page-value-enjoy = On peut utiliser ses billets
page-value-removed = Elle est retirée

## Pourquoi une table ne peut être dressée ainsi

page-why-seed = Une graine est un nombre ou un seul mot, de 200 lettres au plus.
page-why-starter = Les règles maison font commencer quelqu’un qui n’est pas à cette table.
