# `felicity cards` : les listes de tous les jeux.

cards-copies = { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}

# Where figures come from.

certainty-printed = imprimé
    .about = montré dans le livret
certainty-reconstructed = reconstitué
    .about = déduit de fragments
certainty-designed = inventé
    .about = de notre main, faute de source
