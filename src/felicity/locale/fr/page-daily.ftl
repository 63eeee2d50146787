# La donne du jour.

page-daily-title = La donne du jour
page-daily-about = Chaque jour, une donne de chaque jeu, la même pour tout le monde et contre les mêmes robots. Votre premier essai compte ; jouez-la quand vous voulez, ou pas du tout.
page-daily-short-about = Une donne de chaque jeu, la même pour tout le monde. Un seul essai, puis vous voyez ceux des autres.
page-daily-all = Tous les résultats
page-daily-none = Il n’y avait pas de donne ce jour-là.

## Le jour

page-daily-day = Jour
page-daily-results-of = Résultats : { $day }
page-daily-to-today = Aux donnes d’aujourd’hui
page-daily-until = À commencer avant { $time }

## Une donne

page-daily-against = { $count ->
    [one] contre { $count } robot ({ $levels })
   *[other] contre { $count } robots ({ $levels })
}
page-daily-played = { $count ->
    [0] personne n’a encore fini
    [one] finie par { $count } personne
   *[other] finie par { $count } personnes
}
page-daily-begin = Jouer
page-daily-begin-at = Jouer la donne du jour de { $game }
page-daily-go-on = Continuer
page-daily-go-on-at = Continuer votre essai à { $game }
page-daily-practise = S’entraîner sur cette donne
page-daily-practise-at = S’entraîner sur cette donne de { $game }
page-daily-yours = { $place ->
    [1] Vous avez { $points } : 1er sur { $played }.
   *[other] Vous avez { $points } : { $place }e sur { $played }.
}
page-daily-begun = Vous avez commencé. Finissez avant { $time } pour que cela compte.
page-daily-late = Votre essai s’est terminé trop tard pour compter.
page-daily-not-tried = Vous n’avez pas essayé celle-ci.
page-daily-hidden = D’autres jouent peut-être encore : résultats à { $time }.
page-daily-short = { $place ->
    [1] Vous êtes 1er sur { $played }
   *[other] Vous êtes { $place }e sur { $played }
}
page-daily-short-running = Continuer
page-daily-short-late = Terminé

## Résultats

page-daily-results = Résultats : { $game }
page-daily-place = Rang
page-daily-who = Qui
page-daily-somebody = Quelqu’un
page-daily-bot = robot ({ $level })
page-daily-at-the-table = À la table
page-daily-replay = Partie
page-daily-watch = Revoir la partie
page-daily-watch-of = Revoir la partie à la place { $place }, { $name }
page-daily-watch-best = Voir la meilleure
page-daily-best = Les { $count } meilleurs essais sur { $played }.
page-daily-to-results = Voir ceux des autres

## À la table

page-daily-table-daily = donne du jour
page-daily-table-practice = entraînement

## Ce qui n’est pas possible

page-error-no-daily = Cette donne n’existe pas.
page-error-daily-over = Ce jour est passé. Jouez la donne d’aujourd’hui, ou entraînez-vous sur celle-ci.
page-error-daily-done = Vous avez déjà joué cette donne. Rejouez-la autant que vous voulez pour vous entraîner.
page-error-daily-running = D’autres jouent peut-être encore cette donne : ce sera possible une fois le jour passé.
page-error-daily-alone = La donne du jour se joue une seule fois, et sans aide. Vous pourrez ensuite vous entraîner à votre guise.
