# Ce que tous les jeux ont en commun.

## Quelqu’un à la table, son nom sous toutes ses formes

person = { $name }
    .of = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
    .from = chez { $name }
    .to = à { $name }

# Pourquoi une option ne peut pas être choisie maintenant, dans tous les jeux
why-not-your-turn = c’est à { $who } de choisir
why-not-asked = ce n’est pas la question pour l’instant. On vous demande : { $question }
why-seat = la place { $number }
