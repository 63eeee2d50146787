# La table dans le navigateur : état, actions, journal, discussion.

page-table-title = Table { $code } · Felicity
page-table-title-yours = À vous de jouer · { $game }
page-table-connecting = On rejoint la table…
page-table-lost = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
page-table-back-online = De nouveau en ligne.
page-table-closed = Impossible d’afficher cette table
page-table-closed-4400 = Cette place n’est pas la vôtre.
page-table-closed-4403 = Cette table n’est pas ouverte aux spectateurs.
page-table-closed-4404 = Aucune table n’a ce code. Une lettre serait-elle fausse ?
page-table-closed-4410 = Cette table utilise une autre version des règles : ce serveur ne peut pas la continuer. Rien n’est perdu.
page-table-closed-1008 = Ce navigateur a envoyé trop de messages. Rechargez la page dans un instant.
page-table-closed-no-table = Aucune table n’a ce code. Une lettre serait-elle fausse ?
page-table-closed-not-watchable = Cette table n’est pas ouverte aux spectateurs.
page-table-closed-other-rules = Cette table utilise une autre version des règles : ce serveur ne peut pas la continuer. Rien n’est perdu.
page-table-closed-broken = Un bogue empêche d’afficher cette table. Rien n’est perdu ; le serveur réessaiera à son prochain démarrage.
page-table-closed-not-your-seat = Cette place n’est pas la vôtre.
page-table-closed-other = Le serveur a fermé la connexion ({ $reason }).
page-table-to-start = Retour à l’accueil

## État

page-table-round = Manche { $round }
page-table-before = Avant la manche 1
page-table-studied = étudiée
page-table-your-turn = À vous de jouer
page-table-your-answer = { $name } joue : à vous de répondre
page-table-turn-of = À { $name } de jouer
page-table-counter-coins = Pièces
page-table-counter-happiness = Bonheur
page-table-counter-reputation = Réputation
page-table-deck = Pioche de matières
page-table-becomes = devient
page-table-jumps = Aller à
page-table-menu = Menu de la table
page-table-sounds = Sons
page-table-players = Joueurs
page-table-hand = Cartes en main
page-table-plate-thinks = réfléchit…
page-table-plate-on = choisit…
page-table-over = La partie est finie
page-table-to-the-end = Voir le bilan

## Actions

page-table-actions = Ce que vous pouvez faire
page-table-board = Plateau
page-table-mine = Vos affaires
page-table-opponents = Les autres
page-table-back = Retour
page-table-step-back = Revenir à l’étape précédente
page-table-show-all = Montrer tout ce qui est possible
page-table-tab-more = Autres
page-table-cancel = Pas encore
page-table-hinted = Conseillé
page-table-draws-event = Change de zone : on pioche un événement
page-table-chosen = Choisi jusqu’ici
page-table-ways = { $number ->
    [one] 1 possibilité
   *[other] { $number } possibilités
}
page-table-step-kind = Quoi exactement ?
page-table-step-owner = À qui ?
page-table-step-owner-resell = À qui vendre ?
page-table-step-target = Qui ?
page-table-step-from = De quelle décharge ?
page-table-step-for = Contre quoi ?
page-table-step-deck = Quelle pioche ?
page-table-step-event = Quel événement ?
page-table-step-activity = Quelle activité ?
page-table-step-goal = Quel objectif ?
page-table-step-favour = Quelle faveur ?
page-table-step-thing = Quelle matière ?
page-table-step-type = Quelle matière ?
page-table-step-slot = Quelle place du marché ?
page-table-step-offer = Quelle offre ?
page-table-step-half = À quel prix ?
page-table-step-salary = Quel salaire ?
page-table-step-on = Quelle carte de crédit ?
page-table-step-option = Laquelle ?
page-table-figure-quality = Qualité
page-table-figure-reputation = Réputation
page-table-figure-coins = Pièces
page-table-for-coin = Vous recevez 1 pièce
page-table-for-reputation = Vous recevez 1 point de réputation
page-table-less = Moins : { $what }
page-table-more = Plus : { $what }
page-table-quality = Qualité { $quality }
page-table-quality-of = Qualité : { $name }
page-table-not-bought = Non choisie
page-table-pay-with = Payer avec
page-table-price = { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } de réputation
}{ $half ->
    [1] { " " }(moitié prix)
   *[other] { "" }
}
page-table-buy-none = Choisissez jusqu’à { $places } matières. La qualité fixe le prix, et le nombre de fois où la matière pourra servir.
page-table-buy = { $number ->
    [0] Acheter
    [one] Acheter cette matière
   *[other] Acheter ces { $number } matières
}
page-table-plan = { $number ->
    [one] Encore 1 achat à venir.
   *[other] Encore { $number } achats à venir.
}
page-table-plan-cancel = Arrêter là
page-table-plan-stopped = Le reste n’a pas été acheté{ $has ->
    [no] .
   *[yes] { " " }: { $why }.
}
page-table-not-now = Pas maintenant
page-table-nothing-there = Rien à faire ici pour l’instant. { $question }
page-table-colon = { " " }:
page-table-and-more = et { $number } de plus
page-table-matching = { $number ->
    [0] Vous n’avez aucune carte { $favour } pour refuser.
    [one] Vous avez 1 carte { $favour }.
   *[other] Vous avez { $number } cartes { $favour }.
}
page-table-sure-credit = Une carte de crédit donne 4 pièces et une matière tout de suite, et en prend 5 plus tard, au moins 1 à chacun de vos tours.
page-table-ends-game = Cela met fin à la partie.
page-table-sure-end = Vous pouvez encore jouer ce tour-ci : { $left }.
page-table-sure-interest = Vous dépenseriez là les dernières pièces qu’il vous faut pour payer vos cartes de crédit ce tour-ci.
page-table-sheet-close = Retour à la table

## Annuler, conseil, allure

page-table-undo = Annuler
page-table-undo-nothing-done = Rien à annuler pour l’instant.
page-table-undo-other-seat = Trop tard pour annuler : quelqu’un d’autre a joué.
page-table-undo-revealed = Trop tard pour annuler : quelque chose a été révélé.
page-table-undo-not-your-seat = Les spectateurs ne peuvent pas annuler.
page-table-undo-game-over = La partie est finie.
page-table-undo-blocked = L’annulation s’arrête ici : { $event }
page-table-hint = Conseil
page-table-hint-is = Le robot choisirait :
page-table-hint-others = Ensuite :
page-table-hint-from = Le robot ne voit que ce que vous voyez.
page-table-hint-thinking = Le robot réfléchit…
page-table-hint-later = Attendez votre tour pour demander un conseil.
page-table-hint-yes = D’accord
page-table-hint-no = Non, merci
page-table-speed = Vitesse des robots
page-table-speed-slow = Lente
page-table-speed-normal = Normale
page-table-speed-fast = Rapide
page-table-speed-instant = Immédiate
page-table-pause = Mettre les robots en pause
page-table-go-on = Laisser jouer les robots
page-table-step = Un coup de robot
page-table-since = Depuis votre dernier tour ({ $number })
page-table-since-title = Depuis votre dernier tour
page-table-since-nothing = Rien ne s’est passé depuis votre dernier tour.
page-table-notice-seen = C’est vu
page-table-notice-more = encore { $number }

## Préparer des réponses

page-ahead-title = Préparer des réponses
page-ahead-open = { $number ->
    [0] Préparer des réponses
   *[other] Réponses préparées : { $number }
}
page-ahead-why = Ce qu’on vous demande en dehors de votre tour reçoit la réponse que vous donnez ici, même en votre absence. Personne d’autre ne le voit.
page-ahead-next = Votre réponse préparée arrive…
page-ahead-given = préparée
page-ahead-left = { $number ->
    [0] chaque fois, jusqu’à ce que vous la retiriez
    [1] une fois
   *[other] encore { $number } fois au plus
}
page-ahead-line = { $when }{ $has ->
    [yes] { " " }({ $only })
   *[no] { "" }
} :
page-ahead-revoke = Retirer
page-ahead-revoke-what = Retirer : { $answer }
page-ahead-when = Quand
page-ahead-asker = De la part de
page-ahead-anybody = n’importe qui
page-ahead-about = À propos de
page-ahead-anything = peu importe
page-ahead-answer = Ma réponse
page-ahead-else = Si elle n’est pas possible à ce moment-là, la question vous est posée. Entre plusieurs réponses, la plus précise compte.
page-ahead-times = Combien de fois
page-ahead-often = { $number ->
    [0] chaque fois, jusqu’à ce que je la retire
    [1] une fois
   *[other] { $number } fois au plus
}
page-ahead-prepare = Préparer

## Attente

page-table-thinks = { $name } réfléchit…
page-table-paused = En pause : à { $name } de jouer.
page-table-waiting-for = On attend { $name }…
page-table-away = { $minutes ->
    [0] { $name } n’est plus là.
    [one] { $name } n’est plus là depuis une minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
page-table-moment = Un instant…
page-table-watching = Vous regardez. Vous ne voyez que ce que tout le monde peut voir.
page-table-hand-to-bot = Laisser un robot jouer pour { $name }
page-table-looking-back = Vous regardez le passé. Revenez au présent pour jouer.

## Journal

page-table-log = Journal
page-table-log-empty = L’histoire reprend ici.
page-table-filter = Montrer seulement
page-table-all = Tous
page-table-with-rules = Règles
page-table-skipped = { $number ->
    [one] Il s’est passé 1 autre chose.
   *[other] Il s’est passé { $number } autres choses.
}
page-table-past = La table telle qu’elle était
page-table-past-at = Retour en arrière : manche { $round }, coup { $number } sur { $last }
page-table-earlier = Un coup plus tôt
page-table-later = Un coup plus tard
page-table-to-now = Revenir au présent
page-table-rewind = Rejouer à partir d’ici
page-table-rewind-sure = Oui, annuler tout ce qui suit
page-table-rewind-why = Tout ce qui s’est passé après ce coup est annulé, et la partie est marquée comme étudiée : elle ne compte plus dans les statistiques.

## Discussion

page-table-talk = Discussion
page-table-talk-none = Personne n’a encore rien dit.
page-table-talk-words = Votre message
page-table-talk-send = Envoyer
page-table-talk-binds = Les promesses n’engagent personne : seuls les coups comptent.
page-table-offer-accept = Si vous acceptez, j’accepterai votre prochaine faveur.
page-table-offer-reject = Je refuserai cela.
page-table-offer-share = Qui partage avec moi ?
page-table-offer-peace = Ne touchons pas aux affaires l’un de l’autre.
page-table-offer-thanks = Merci !
page-table-offer-think = Un instant, je réfléchis.
page-table-emote-smile = Sympa !
page-table-emote-bravo = Bien joué !
page-table-emote-wow = Oh là là !
page-table-emote-hmm = Hum…
page-table-emote-oops = Oups !
page-table-emote-heart = J’adore !
page-table-note-talked = { $name } : { $text }
page-table-note-undone = { $name } a annulé un choix.
page-table-note-rewound = La partie est revenue à un coup plus ancien.
page-table-note-handed-to-bot = Un robot joue maintenant pour { $name }.
page-table-handed-yours = Un robot joue maintenant pour vous.
page-table-play-myself = Reprendre ma place
page-table-hand-back = Rendre la place à { $name }
page-table-note-handed-back = { $name } est de retour.
page-table-note-kicked = Un robot remplace { $name }.
page-table-note-host-passed = { $name } est maintenant l’hôte.
page-table-note-named = { $name } a changé de nom.

## Erreurs

page-table-error-stale = La partie a avancé entre-temps. Rien n’a été fait ; voici où elle en est.
page-table-error-not-allowed = Ce n’est pas permis maintenant{ $has ->
    [no] .
   *[yes] { " " }: { $why }.
}
page-table-error-not-your-turn = Ce n’est plus à vous. Rien n’a été fait.
page-table-error-game-over = La partie est finie.
page-table-error-no-hint = Aucun robot ne sait donner de conseils pour ce jeu.
page-table-error-busy = Le serveur est occupé. Réessayez dans un instant.
page-table-error-too-fast = Trop de demandes. Réessayez dans un instant.
page-table-error-offline = Vous avez quitté la table avant la réponse.

## Touches

page-table-keys = Touches
page-table-key-pick = Choisir l’action de ce numéro
page-table-key-arrows = Se déplacer dans un groupe
page-table-key-enter = Choisir
page-table-key-escape = Revenir
page-table-key-undo = Annuler
page-table-key-hint = Conseil
page-table-key-plan = Préparer des réponses
page-table-key-space = Mettre les robots en pause, puis un coup à la fois
page-table-key-actions = Aller aux actions
page-table-key-board = Aller au plateau
page-table-key-mine = Aller à vos affaires
page-table-key-opponents = Aller aux autres
page-table-key-log = Aller au journal
page-table-key-play = Lecture ou pause
page-table-key-step = Un coup en arrière ou en avant
page-table-key-round = Aller à la manche suivante ou précédente
page-table-key-ends = Aller au début ou à la fin
page-table-key-help = Cette liste
