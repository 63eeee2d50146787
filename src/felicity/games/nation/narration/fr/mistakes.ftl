# Ce qui ne va pas dans des cartes maison, ou dans des options qui ne vont pas ensemble.

nation-error-characters = characters={ $characters } : { $count } personnages pour { $seats } places : nommez-en { $seats } au plus.
nation-error-character = characters : le personnage { $character } n’existe pas ; il y a { $known }.
nation-error-character-twice = characters : { $character } est nommé deux fois, et un seul joueur peut l’être (NATION-0.2).
nation-error-missing = characters : builder et farmer sont toujours en jeu (NATION-S.1b) ; il manquerait { $count ->
    [one] { $first }
   *[other] { $first } et { $second }
}.

nation-expected-rows = cinq paiements [solde avant, intérêt, remboursement, solde après], le dernier laissant 0
nation-expected-rising = { $count } nombres entiers croissants de { $low } à { $high }
nation-expected-characters = une liste de personnages
nation-wrong-start = la clé start doit être l’une des valeurs
nation-wrong-first-row = la clé rows doit commencer par le montant du prêt
nation-wrong-payment = clé rows : l’intérêt et le remboursement de chaque paiement doivent faire per_turn
nation-wrong-interest = la clé total_interest doit être la somme des intérêts de rows
