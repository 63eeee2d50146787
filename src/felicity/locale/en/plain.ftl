# Plain sentences for a game that brings none of its own.

name-about = { $name }: { $about }
plain-winner = { $number ->
    [one] { $winners } wins with { $score }.
   *[other] { $winners } share the victory with { $score }.
}
plain-question = { $question }?
plain-why = { $reason }{ $bound ->
    [at-least] : needs at least { $needs }, has { $has }
    [at-most] : needs at most { $needs }, has { $has }
   *[none] { "" }
}
plain-log = { $who }: { $what }
plain-figure = { $name }: { $value }
plain-yes = yes
plain-no = no
plain-round = { $title } · Round { $round }
plain-no-cards = { $game } has no cards.
hint-when-soon = soon
