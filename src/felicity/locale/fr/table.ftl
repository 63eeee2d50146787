# Ce que tous les jeux ont en commun.

## Quelqu’un à la table, son nom sous toutes ses formes

person = { $name }
    .of = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
    .from = chez { $name }
    .to = à { $name }
