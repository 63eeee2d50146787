## A coach looks back at a finished game

review-points = { $number } { $number ->
        [one] point
       *[other] points
    }
review-title = What a coach tells { $name }
review-start = You started with a { $start } % chance to win, { $ended ->
        [won] and you won.
        [shared] and you shared the win.
        [lost] and you lost.
       *[stands] and stand at { $end } % now.
    }
review-luck = { $alone ->
        [yes] The deal
       *[no] The deal and the other players
    } { $way ->
        [up] gave you { $points };
        [down] took { $points } from you;
       *[even] made no difference;
    }
review-skill = { $way ->
        [down] your own choices cost you { $points }.
       *[even] your own choices cost you nothing.
    }
review-point = A point is one game won in a hundred.
review-strokes = Luck { $strokes }.
review-lucky = helped you most in round { $round } (by { $points })
review-unlucky = hurt you most in round { $round } (by { $points })
review-worst = { $number ->
        [one] The choice that cost you most
       *[other] The { $number } choices that cost you most
    }
review-faultless = I found no choice that surely cost you anything. Well played!
review-cost = { $round ->
        [0] At the start
       *[other] Round { $round }
    }: about { $points }
review-did = What you did: { $option }
review-better = What was better: { $option }
review-line = How it might have gone on
review-because = Here is why: { $when } you usually have { $gains } than with { $than ->
        [next] the next best choice
       *[yours] your choice
    }.
review-because-both = Here is why: { $when } you usually have { $gains } than with { $than ->
        [next] the next best choice
       *[yours] your choice
    }, though { $costs }.
review-because-dearer = Here is why: { $when } you usually have { $costs } than with { $than ->
        [next] the next best choice
       *[yours] your choice
    }, but { $gains }, and you are better placed for what comes next.
review-because-later = It looks dearer at first ({ $costs }), but it leaves you better placed for what comes next.
review-because-placed = Your counters hardly show it, but it leaves you better placed for what comes next.
review-find = Well spotted! In round { $round }, “{ $option }” was { $points } better than anything else.
review-fair = Each choice is judged by what you could know at that moment. What you couldn’t see is guessed.
review-progress = { $done } of { $of } choices looked at
review-working = Looking at every choice
