## Un entraîneur revient sur une partie terminée

review-points = { $number } { $number ->
        [one] point
       *[other] points
    }
review-title = Ce qu’un entraîneur dirait à { $name }
review-start = Vous aviez au départ { $start } % de chances de gagner, { $ended ->
        [won] et vous avez gagné.
        [shared] et vous avez partagé la victoire.
        [lost] et vous avez perdu.
       *[stands] et vous en êtes maintenant à { $end } %.
    }
review-luck = { $alone ->
        [yes] Le hasard
       *[no] Le hasard et les autres
    } { $way ->
        [up] { $alone ->
            [yes] vous a donné
           *[no] vous ont donné
        } { $points } ;
        [down] { $alone ->
            [yes] vous a coûté
           *[no] vous ont coûté
        } { $points } ;
       *[even] { $alone ->
            [yes] n’a rien changé ;
           *[no] n’ont rien changé ;
        }
    }
review-skill = { $way ->
        [down] vos propres choix vous ont coûté { $points }.
       *[even] vos propres choix ne vous ont rien coûté.
    }
review-point = Un point, c’est une partie gagnée sur cent.
review-strokes = La chance vous a { $strokes }.
review-lucky = le plus aidé à la manche { $round } (de { $points })
review-unlucky = le plus desservi à la manche { $round } (de { $points })
review-worst = { $number ->
        [one] Le choix qui vous a coûté le plus
       *[other] Les { $number } choix qui vous ont coûté le plus
    }
review-faultless = Je n’ai trouvé aucun choix qui vous ait sûrement coûté quelque chose. Bien joué !
review-cost = { $round ->
        [0] Au début
       *[other] Manche { $round }
    } : environ { $points }
review-did = Ce que vous avez fait : { $option }
review-better = Ce qui valait mieux : { $option }
review-line = Voici comment la partie aurait pu continuer
review-because = Voici pourquoi : { $when }, vous avez en général { $gains } qu’avec { $than ->
        [next] le meilleur des autres choix
       *[yours] votre choix
    }.
review-because-both = Voici pourquoi : { $when }, vous avez en général { $gains } qu’avec { $than ->
        [next] le meilleur des autres choix
       *[yours] votre choix
    }, mais { $costs }.
review-because-dearer = Voici pourquoi : { $when }, vous avez en général { $costs } qu’avec { $than ->
        [next] le meilleur des autres choix
       *[yours] votre choix
    }, mais { $gains }, et vous êtes mieux placé pour la suite.
review-because-later = Cela paraît d’abord plus cher ({ $costs }), mais vous êtes mieux placé pour la suite.
review-because-placed = Vos compteurs ne le montrent guère, mais vous êtes mieux placé pour la suite.
review-find = Bien vu ! À la manche { $round }, « { $option } » valait { $points } de plus que tout le reste.
review-fair = Chaque choix est jugé d’après ce que vous pouviez savoir à ce moment-là. Ce que vous ne voyiez pas est deviné.
review-progress = { $done } choix examinés sur { $of }
review-working = Examen de chaque choix
