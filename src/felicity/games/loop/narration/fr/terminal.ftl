# La table dans le terminal.

loop-screen-title = LOOP, { $mode }{ $round ->
    [0] { "" }
   *[other] , manche { $round }
}
screen-event-now = { $event }. { $effect }
screen-event-next = { $event } (dès le prochain tour). { $effect }
screen-market = Marché
screen-material-deck = { $cards ->
    [0] matières : vide
   *[other] matières : reste { $cards }
}
screen-favour-deck = faveurs : { $cards }
screen-event-deck = événements : { $cards }
screen-credit-cards = cartes de crédit : { $cards }
screen-central = Décharge
screen-top = Connu
screen-top-card = sur la pioche ({ $deck }) : { $card }
screen-stage = À l’affiche
screen-empty = (vide)
screen-column-happiness = Bonheur
screen-column-reputation = Rép.
screen-column-coins = Pièces
screen-column-favours = Faveurs
screen-column-goals = Obj.
screen-column-landfill = Décharge
screen-no-material = aucune matière
screen-kept = gardé : { $cards }
screen-face-down = { $cards ->
    [one] { $cards } événement face cachée
   *[other] { $cards } événements face cachée
}
screen-played = joué : { $cards }
screen-landfill = décharge : { $cards }
screen-open-hand = en main : { $cards }
screen-surely = sûrement en main : { $cards }
screen-track-zones = { $track } { $happiness } sur 12, zone { $zone } ; franchir | fait piocher un événement
screen-ability = Pouvoir
screen-counters = bonheur { $happiness }, réputation { $reputation }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
screen-goal-met = { " " }– rempli
screen-goal-missing = { " " }– manque { $missing }
