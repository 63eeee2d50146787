# Le salon : qui vient, qui s’assied où, avant que la partie commence.

page-lobby-seats = { $count ->
    [one] une place
   *[other] { $count } places
}
page-lobby-who = Autour de la table
page-lobby-waiting = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
page-lobby-ready = Tout le monde est là. Vous pouvez commencer.
page-lobby-wait-host = Tout le monde est là. L’hôte n’a plus qu’à commencer.
page-lobby-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Places

page-lobby-free = Place libre
page-lobby-sit = S’asseoir ici
page-lobby-leave = Se lever
page-lobby-kick = Exclure
page-lobby-free-seat = Libérer la place
page-lobby-bot = Un robot
page-lobby-earlier = Avancer { $name } d’une place
page-lobby-later = Reculer { $name } d’une place
page-lobby-your-name = Votre nom
page-lobby-state-free = libre pour le premier venu
page-lobby-state-bot = robot, { $level }
page-lobby-level-easy = facile
page-lobby-level-normal = normal
page-lobby-level-hard = difficile
page-lobby-level-expert = expert
page-lobby-state-you = c’est vous
page-lobby-state-here = là
page-lobby-hosts = , hôte
page-lobby-state-away = absent
page-lobby-state-away-since = { $minutes ->
    [0] vient de partir
   *[other] parti il y a { $minutes } min
}

## Visiteurs

page-lobby-sit-down = Prendre une place
page-lobby-watch = Juste regarder
page-lobby-watching = Vous regardez. La partie apparaîtra ici quand elle commencera.
page-lobby-full = Toutes les places sont prises. Vous regardez : la partie apparaîtra ici quand elle commencera.

## L’hôte

page-lobby-level = Niveau des robots
page-lobby-fill = { $count ->
    [one] Donner la place libre à un robot
   *[other] Donner les { $count } places libres à des robots
}
page-lobby-start = Lancer la partie
page-lobby-start-why = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}

page-lobby-host-away = { $known ->
    [yes] { $name }, l’hôte, n’est plus là.
   *[no] L’hôte n’est plus là.
}{ $may ->
    [yes] {""}
   *[no] {" "}Dans un moment, vous pourrez prendre le relais.
}
page-lobby-take-host = Devenir l’hôte

## Invitation

page-lobby-invite = Inviter des amis
page-lobby-invite-about = Envoyez-leur le code, le lien ou le code QR. Rien de secret là-dedans.
page-lobby-invite-watch = Envoyez-leur le code, le lien ou le code QR, pour jouer ou pour regarder. Rien de secret là-dedans.
page-lobby-code = Le code { $code }
page-lobby-link = Lien vers cette table
page-lobby-qr = Le lien en code QR
page-lobby-copy = Copier le lien
page-lobby-copied = Lien copié.
page-lobby-copy-by-hand = Ce navigateur nous empêche de copier. Le lien est sélectionné : copiez-le vous-même.
page-lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres personnes, lancez le serveur ainsi : felicity serve --host 0.0.0.0

## Mélange

page-lobby-shuffle-fair = Le mélange est équitable
page-lobby-shuffle-seed = La graine de cette partie a été choisie
page-lobby-shuffle-position = Cette partie reprend une position
page-lobby-shuffle-about = Le serveur a fixé sa part de la graine et en montre l’empreinte. Chaque navigateur fixe sa propre part et n’en montre que l’empreinte. Quand l’hôte lance la partie, toutes les empreintes sont figées ; c’est seulement ensuite que les parts sont révélées : personne ne peut donc choisir la donne. Après la partie, chacun peut le vérifier.
page-lobby-shuffle-not = Quiconque la connaît peut en déduire la donne.
page-lobby-shuffle-parts = { $count ->
    [0] Aucune place n’a encore ajouté sa part.
    [one] Une place a ajouté sa part.
   *[other] { $count } places ont ajouté leur part.
}
page-lobby-dealing = Distribution… on attend { $names }.
page-lobby-deal-without = Distribuer sans attendre
page-lobby-commitment = Empreinte :
