# Les leçons du livre, une page par jeu.

book-learn = Apprendre les jeux
book-learn-short = Apprendre
book-learn-about = Cinq jeux sur le bonheur. Chaque page dit ce qu’il faut savoir pour une première manche ; dans l’application, « Règles » propose un tutoriel à une vraie table, et chaque refus cite sa règle.
book-facts = { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}, de { $fast } à { $slow } minutes
book-modes = Modes de jeu
book-summary = Le jeu en une page
book-first = Votre première manche
book-first-about = Le tutoriel la joue avec vous : choisissez « Apprendre en jouant » sur la page des règles du jeu, ou lisez-la ici.
book-house-rules = Règles maison
book-house-rules-about = Ce qu’une table peut décider avant de commencer. La première valeur est celle qu’on joue sinon.
book-play = Jouez-y dans le navigateur avec <code>felicity play</code>, ou dans le terminal :
book-picture = Une table de { $game } en cours de partie
book-all-rules = Toutes les règles de { $game }
