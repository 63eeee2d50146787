# `felicity cards`: the lists of all games.

cards-copies = { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}

# Where figures come from.

certainty-printed = printed
    .about = shown in the booklet
certainty-reconstructed = reconstructed
    .about = deduced from fragments
certainty-designed = designed
    .about = our own, where no source shows it
