# felicity admin.

help-admin = S’occuper d’un serveur pendant qu’il tourne : tables, personnes, signalements, annonce pour tous, limites. Sauvegardes : felicity backup, felicity restore.
help-admin-tables = Lister les dernières tables modifiées.
help-admin-people = Lister les personnes qui ont un profil, les dernières vues d’abord.
help-admin-show = Montrer une table, une personne ou un signalement. Jamais de cartes cachées, de graines, de clés, ni de discussion qui n’a pas été signalée.
help-admin-show-what = Le code d’une table, l’identifiant d’une personne ou d’un signalement.
help-admin-pause = Mettre en pause une table (personne n’y peut rien faire) ou une personne (tout ce qu’elle demande est refusé).
help-admin-resume = Laisser reprendre une table ou une personne en pause.
help-admin-remove = Supprimer une table, ou tout ce qui concerne une personne.
help-admin-reports = Lister les signalements à traiter.
help-admin-settle = Classer un signalement.
help-admin-announce = Afficher une annonce sur toutes les pages ; sans texte, montrer l’annonce actuelle.
help-admin-limits = Lister les limites qu’on peut changer pendant que les serveurs tournent.
help-admin-limit = Changer une limite, sur tous les serveurs qui tournent.
help-admin-what = Le code d’une table, ou l’identifiant d’une personne.
help-admin-most = Combien en lister.
help-admin-yes = Supprimer pour de bon.
help-admin-game = Seulement les tables de ce jeu.
help-admin-all = Ceux qui sont classés aussi.
help-admin-report = L’identifiant d’un signalement.
help-admin-text = L’annonce, en anglais.
help-admin-fr = La même en français.
help-admin-level = La façon de l’afficher.
help-admin-until = Quand elle se termine : 30m, 2h, 3d, ou une heure comme 2026-11-20T04:00.
help-admin-clear = Retirer l’annonce.
help-admin-limit-name = Un nom de la liste de felicity admin limits.
help-admin-limit-value = Un débit comme 2/60 (2 par seconde à la longue, 60 d’un coup), un nombre, ou default.
example-admin = Exemples :
      felicity admin tables
      felicity admin show KPRTWX
      felicity admin announce --clear
example-admin-tables = Exemples :
      felicity admin tables
      felicity admin tables --game { $game } --database postgresql://felicity@localhost/felicity
example-admin-people = Exemple :
      felicity admin people --most 200
example-admin-show = Exemples :
      felicity admin show KPRTWX
      felicity admin show 3fa9c0d2e1b4
example-admin-pause = Exemples :
      felicity admin pause KPRTWX
      felicity admin pause 3fa9c0d2e1b4
example-admin-resume = Exemple :
      felicity admin resume KPRTWX
example-admin-remove = Exemples :
      felicity admin remove KPRTWX --yes
      felicity admin remove 3fa9c0d2e1b4 --yes
example-admin-reports = Exemple :
      felicity admin reports --all
example-admin-settle = Exemple :
      felicity admin settle 5b1f09aa
example-admin-announce = Exemples :
      felicity admin announce "The server restarts at four." --fr "Le serveur redémarre à quatre heures." --level warning --until 2h
      felicity admin announce --clear
example-admin-limits = Exemple :
      felicity admin limits
example-admin-limit = Exemples :
      felicity admin limit creations 1/20
      felicity admin limit tables 50000
      felicity admin limit creations default

admin-none = Rien.
admin-head-code = Code
admin-head-game = Jeu
admin-head-state = État
admin-head-people = Personnes
admin-head-entries = Entrées
admin-head-created = Depuis
admin-head-changed = Modifiée
admin-head-person = Personne
admin-head-name = Nom
admin-head-devices = Appareils
admin-head-tables = Nombre de tables
admin-head-seen = Vue
admin-head-report = Signalement
admin-head-why = Sujet
admin-head-made = Date
admin-head-settled = Classé
admin-head-limit = Limite
admin-head-set = Réglée à
admin-head-default = Par défaut
admin-head-meaning = Ce qu’elle limite
admin-state-open = ouverte à tous
admin-state-began = commencée
admin-state-lobby = au salon
admin-state-paused = en pause
admin-table = { $code } : { $game }, { $mode }, { $status ->
    [lobby] au salon
    [playing] en cours
    [over] finie
   *[record] un enregistrement
} ; { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} ; depuis { $created }, modifiée { $changed }.
admin-table-flags = { $held ->
    [yes] Mise en pause par l’hôte de ce serveur.{" "}
   *[no] {""}
}{ $open ->
    [yes] Ouverte à tous
   *[no] Par lien seulement
}, { $watch ->
    [yes] peut être regardée
   *[no] ne peut pas être regardée
}, { $talk ->
    [yes] discussion libre
   *[no] phrases toutes faites
}.
admin-seat = Place { $seat } : { $kind ->
    [human] { $name }, personne { $person }
    [bot] un robot ({ $level })
   *[link] libre
}
admin-person = { $id } : { $name } ; profil depuis { $created }, vue { $seen } ; en pause : { $state }
admin-person-devices = Appareils : { $count } ({ $labels })
admin-person-tables = Ses tables : { $count } ({ $codes })
admin-person-reports = Signalements à son sujet : { $count }
admin-report = { $id } : { $name } (personne { $person }), place { $seat } de { $code }, { $at }. Sujet : { $why }. Classé : { $settled }
admin-report-text = Ce qui a été écrit : { $text }
admin-why-words = ce qui a été dit
admin-why-behaviour = le comportement
admin-why-name = le nom
admin-why-other = autre chose
admin-paused = { $what } est en pause. Les serveurs qui tournent suivent en quelques secondes.
admin-resumed = { $what } reprend.
admin-removed = { $what } est supprimé.
admin-settled = { $what } est classé ; il sera supprimé après 90 jours.
admin-announced = L’annonce s’affiche sur toutes les pages d’ici une minute.
admin-cleared = L’annonce est retirée.
admin-no-notice = Il n’y a pas d’annonce.
admin-notice = { $text } ({ $level }, jusqu’à { $until })
admin-limit-set = { $name } : { $value }. Les serveurs qui tournent suivent en quelques secondes.
admin-limit-requests = requêtes et nouveaux WebSockets d’une adresse
admin-limit-creations = nouvelles tables d’une adresse
admin-limit-telling = changements de profil d’une adresse
admin-limit-guesses = phrases de secours et liens essayés d’une adresse
admin-limit-exports = exports d’une adresse
admin-limit-openings = tables ouvertes à tous d’une adresse
admin-limit-inviting = invitations d’une adresse
admin-limit-reporting = signalements d’une adresse
admin-limit-talking = ce que dit une personne
admin-limit-tables-per-key = tables d’une personne, comme hôte ou joueur
admin-limit-tables = tables en tout
admin-limit-profiles = profils en tout

error-admin-none = { $what } : il n’y a ici ni table, ni personne, ni signalement de ce nom.
error-admin-paused = { $what } est déjà en pause.
error-admin-not-paused = { $what } n’est pas en pause.
error-admin-settled = { $what } était déjà classé.
error-admin-sure-table = { $what } serait supprimée pour de bon, avec tout ce qu’elle contient. Si vous en êtes sûr, ajoutez --yes.
error-admin-sure-person = Tout ce qui concerne { $what } serait supprimé pour de bon : profil, nom, paroles, places. Si vous en êtes sûr, ajoutez --yes.
error-admin-long = Une annonce a au plus { $most } lettres.
error-admin-level = « { $text } » n’est pas un niveau : choisissez info ou warning.
error-admin-until = « { $text } » n’est pas une heure : écrivez 30m, 2h, 3d, ou une heure comme 2026-11-20T04:00.
error-admin-past = { $text } est déjà passé.
error-admin-limit-name = Il n’y a pas de limite « { $text } » : felicity admin limits les liste.
error-admin-limit-rate = « { $text } » n’est pas un débit : écrivez p. ex. 2/60 (2 par seconde à la longue, 60 d’un coup), ou default.
error-admin-limit-count = « { $text } » n’est pas un nombre : écrivez p. ex. 5000 (0 pour aucune limite), ou default.
error-store-older = Les tables de { $place } viennent d’une version plus ancienne de Felicity. Rien n’a été changé : démarrez une fois un serveur de cette version, puis réessayez.
