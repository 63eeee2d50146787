# Les autres : tables ouvertes, invitations, connaissances, blocage, signalements.

page-tables-title = Jouer avec d’autres
page-tables-about = Prenez place à une table ouverte, regardez une partie, ou rejouez avec quelqu’un que vous connaissez. Personne ne peut vous chercher : votre nom s’affiche aux tables ouvertes où vous êtes assis, et pour ceux avec qui vous avez commencé une partie.
page-tables-open = Tables ouvertes et connaissances
page-tables-door = { $free ->
    [0] Aucune table n’a de place libre en ce moment.
    [one] Une table a une place libre.
   *[other] { $free } tables ont une place libre.
}{ $live ->
    [0] {""}
    [one] {" "}Une partie peut être regardée.
   *[other] {" "}{ $live } parties peuvent être regardées.
}
page-tables-filter = Jeu
page-tables-all-games = Tous les jeux
page-tables-free = Places libres
page-tables-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : préparez une partie avec une place pour « Un ami, par lien » et activez « Ouverte à tous ».
page-tables-not-shared = Ce serveur est sur votre propre machine : personne d’autre n’y passe. Pour jouer avec d’autres, lancez felicity serve.
page-tables-open-one = Préparer une partie
page-tables-live = Parties à regarder
page-tables-seats = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
page-tables-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
page-tables-talk-free = discussion libre
page-tables-talk-phrases = phrases toutes faites
page-tables-yours = À votre table
page-tables-join = Rejoindre
page-tables-join-at = Rejoindre { $names } ({ $game })
page-tables-watch = Regarder
page-tables-watch-at = Regarder { $names } ({ $game })

## Invitations

page-tables-invitations = On vous attend
page-tables-invited = { $known ->
    [yes] { $name } vous garde une place : { $game }
   *[no] Une place vous est gardée : { $game }
}
page-tables-decline = Je ne peux pas
page-tables-go = À la table

## Connaissances

page-tables-people = Vos connaissances
page-tables-people-about = Vous avez commencé une partie ensemble. Pour inviter quelqu’un, ouvrez une table avec une place libre.
page-tables-no-people = Personne encore. Ceux qui commencent une partie avec vous apparaissent ici.
page-tables-all-people = Voir tout le monde
page-tables-nameless = Quelqu’un sans nom
page-tables-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
page-tables-block = Bloquer
page-tables-block-sure = Bloquer { $name } ?
page-tables-block-means = Cette personne ne pourra plus venir à vos tables, vous inviter ni vous parler. Elle n’en saura rien. Vous pourrez changer d’avis à tout moment.
page-tables-blocked = Personnes bloquées
page-tables-unblock = Débloquer
page-tables-cancel = Annuler

## Préparer une partie, et au salon

page-tables-open-to-all = Ouverte à tous
page-tables-open-to-all-hint = Tous ceux qui passent sur ce serveur voient la table et peuvent s’asseoir. On se parle par phrases toutes faites, sauf si vous permettez davantage.
page-tables-talk = Discussion libre
page-tables-talk-hint = On peut s’écrire ce qu’on veut. Sinon, il n’y a que des phrases toutes faites.
page-tables-keep = Garder une place pour…
page-tables-keep-about = Vous pouvez inviter ceux avec qui vous avez joué : ils le verront sur leur page d’accueil.
page-tables-keep-for = Garder une place pour { $name }
page-tables-kept = Place gardée
page-tables-kept-for = Gardée pour { $name }
page-tables-kept-for-you = Gardée pour vous
page-tables-kept-state = on attend une réponse
page-tables-kept-state-other = pour quelqu’un que l’hôte a invité
page-tables-kept-waits = { $count ->
    [one] Une place est gardée pour quelqu’un.
   *[other] { $count } places sont gardées pour quelqu’un.
}

## À la table

page-tables-neighbours = Autour de la table
page-tables-mute = Ne plus écouter
page-tables-unmute = Écouter de nouveau
page-tables-report = Signaler
page-tables-report-title = Signaler { $name } à l’hôte de ce serveur
page-tables-report-about = L’hôte reçoit ce que vous écrivez ici et les dernières lignes dites à cette table. { $name } n’en saura rien.
page-tables-report-why = De quoi s’agit-il ?
page-tables-report-words = De ce qui a été dit
page-tables-report-behaviour = De sa façon de jouer ou de se comporter
page-tables-report-name = De son nom
page-tables-report-other = D’autre chose
page-tables-report-text = Que s’est-il passé ? (facultatif)
page-tables-report-send = Envoyer
page-tables-reported = Merci. L’hôte de ce serveur le verra.
page-tables-phrases-only = À cette table, on se parle par phrases toutes faites.
page-table-note-allowed = { $talk ->
    [yes] L’hôte permet la discussion libre.
   *[no] L’hôte ne permet que les phrases toutes faites.
}

page-table-held = L’hôte de ce serveur a mis cette table en pause. Rien n’est perdu.
page-table-note-held = { $held ->
    [yes] L’hôte de ce serveur a mis la table en pause.
   *[no] L’hôte de ce serveur laisse la table reprendre.
}
page-table-closed-profile-held = L’hôte de ce serveur a mis votre profil en pause.

## Ce que le serveur a refusé

page-error-held = L’hôte de ce serveur a mis cette table en pause.
page-error-profile-held = L’hôte de ce serveur a mis votre profil en pause.

page-error-phrases-only = À cette table, on se parle par phrases toutes faites : l’hôte n’a rien permis d’autre.
page-error-seat-kept = Cette place est gardée pour quelqu’un d’autre.
page-error-no-person = Cette personne est introuvable.
