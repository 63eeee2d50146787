# Messages à ceux qui ne regardent pas : dans le navigateur, dans une messagerie, par e-mail.

notice-turn = À vous de jouer : { $game }
notice-begins = La partie commence : { $game }
notice-begins-turn = La partie commence, et c’est à vous : { $game }
notice-over = La partie est finie : { $game }
notice-done = Des nouvelles de la partie : { $game }
notice-table = { $count ->
    [0] Table { $code }.
   *[other] Table { $code }, avec { $names }.
}
notice-won = { $others ->
    [0] Vous avez gagné ! Table { $code }.
    [one] Vous avez gagné, avec quelqu’un d’autre ! Table { $code }.
   *[other] Vous avez gagné, avec { $others } autres ! Table { $code }.
}
notice-won-by = { $count ->
    [one] { $names } a gagné. Table { $code }.
   *[other] { $names } ont gagné. Table { $code }.
}
notice-lost = Personne n’a gagné. Table { $code }.
notice-and = { $names } et { $last }
notice-more = { $count ->
    [one] Il vous était déjà arrivé une autre chose :
   *[other] Il vous était déjà arrivé { $count } autres choses :
}
notice-test = Voilà à quoi ressemble un message de Felicity
notice-test-text = Vous l’avez demandé, et il est bien arrivé.
notice-mail-subject = { $title } ({ $code })
notice-mail-foot = Vous recevez ce message parce que vous avez demandé à Felicity de vous prévenir. Pour ne plus en recevoir :
notice-code = { $code } est votre code pour Felicity
notice-code-text = Tapez ce code sur la page « Moi » pour recevoir à cette adresse des messages sur vos parties : { $code }
    Il est valable une demi-heure. Vous n’avez rien demandé ? Ne faites rien : rien d’autre ne sera envoyé ici.
