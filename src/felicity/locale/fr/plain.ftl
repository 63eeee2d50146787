# Des phrases simples pour un jeu qui n’en apporte pas.

name-about = { $name } : { $about }
plain-winner = { $number ->
    [one] { $winners } gagne avec { $score }.
   *[other] { $winners } se partagent la victoire avec { $score }.
}
plain-question = { $question } ?
plain-why = { $reason }{ $bound ->
    [at-least] { " " }: il faut au moins { $needs }, on a { $has }
    [at-most] { " " }: il faut au plus { $needs }, on a { $has }
   *[none] { "" }
}
plain-log = { $who } : { $what }
plain-figure = { $name } : { $value }
plain-yes = oui
plain-no = non
plain-round = { $title } · Manche { $round }
plain-no-cards = { $game } n’a pas de cartes.
hint-when-soon = bientôt
