# Le temps : pendules, parties par correspondance, vacances.

## Préparation

page-time = Temps de réflexion
page-time-pace-none = Sans limite
page-time-pace-quick = Rapide
page-time-pace-steady = Modéré
page-time-pace-relaxed = Tranquille
page-time-pace-days = Par correspondance
page-time-days = Pour chaque coup
page-time-days-count = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-time-then = Quand le temps est écoulé
page-time-then-move = Un robot joue le coup
    .about = Quand le temps est écoulé, un robot joue ce coup.
page-time-then-bot = Un robot prend la place
    .about = Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
page-time-then-end = La partie s’arrête
    .about = Quand le temps est écoulé, la partie s’arrête : qui n’a plus de temps a perdu.

## Ce qui a été choisi

page-time-live = { $move } pour chaque coup, et { $bank } de réserve pour toute la partie.
page-time-live-no-bank = { $move } pour chaque coup.
page-time-by-mail = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour chaque coup.

## À la table

page-time-days-hours = { $days } j { $hours } h
page-time-runs = Il reste { $left } à { $name }
page-time-stands = { $name } aura { $left } pour le prochain coup
page-time-away = { $name } est en vacances jusqu’au { $date }
page-time-short = Le temps presse : il vous reste { $left }.
page-time-up-yours = Votre temps est écoulé : un robot termine ce coup.
page-time-up = { $name } n’a plus de temps : un robot termine ce coup.
page-time-pause = Mettre en pause robots et pendules
page-time-go-on = Relancer robots et pendules
page-table-note-timed-out = { $name } n’avait plus de temps.
page-table-error-time-up = Votre temps s’est écoulé juste avant. Rien n’a été fait.

## À la fin

page-end-time-you-win = Vous gagnez au temps !
page-end-time-wins = { $count ->
    [one] { $names } gagne au temps.
   *[other] { $names } gagnent au temps.
}
page-end-time-all = { $count ->
    [one] Temps écoulé : vous avez perdu.
   *[other] Temps écoulé : vous avez tous perdu.
}
page-end-time-late = { $name } n’avait plus de temps : la partie s’est arrêtée là. Les points ne comptent pas.
page-end-time-you-late = Vous n’aviez plus de temps : la partie s’est arrêtée là. Les points ne comptent pas.

## Vacances

page-time-vacation = Vacances
page-time-vacation-about = Pendant votre absence, vos pendules sont arrêtées dans les parties par correspondance. Tout le monde à ces tables voit quand vous revenez.
page-time-vacation-until = Vous êtes en vacances jusqu’au { $date }.
page-time-vacation-back = Me revoilà
page-time-vacation-length = Combien de temps ?
page-time-vacation-go = Partir en vacances
page-time-vacation-left = Il reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} sur { $all } par an.
page-time-back-on = de retour le { $date }
page-error-no-vacation-left = C’est plus de vacances qu’il ne vous en reste.
