# The deal of the day.

page-daily-title = The deal of the day
page-daily-about = Every day one deal of each game, the same for everybody and against the same bots. Your first try counts; play it when you like, or not at all.
page-daily-short-about = One deal of each game, the same for everybody. One try, then you see how others did.
page-daily-all = All results
page-daily-none = There were no deals on that day.

## The day

page-daily-day = Day
page-daily-results-of = Results: { $day }
page-daily-to-today = To today’s deals
page-daily-until = Can be begun until { $time }

## A deal

page-daily-against = { $count ->
    [one] against 1 bot ({ $levels })
   *[other] against { $count } bots ({ $levels })
}
page-daily-played = { $count ->
    [0] nobody has finished yet
    [one] finished by 1 person
   *[other] finished by { $count } people
}
page-daily-begin = Play
page-daily-begin-at = Play today’s deal of { $game }
page-daily-go-on = Go on
page-daily-go-on-at = Go on with your try at { $game }
page-daily-practise = Practise this deal
page-daily-practise-at = Practise this deal of { $game }
page-daily-yours = { $place ->
    [1] You have { $points }: 1st of { $played }.
    [2] You have { $points }: 2nd of { $played }.
    [3] You have { $points }: 3rd of { $played }.
   *[other] You have { $points }: { $place }th of { $played }.
}
page-daily-begun = You have begun. Finish before { $time }, and it counts.
page-daily-late = Your try was finished too late to count.
page-daily-not-tried = You didn’t try this one.
page-daily-hidden = Others may still be playing: results at { $time }.
page-daily-short = { $place ->
    [1] You are 1st of { $played }
    [2] You are 2nd of { $played }
    [3] You are 3rd of { $played }
   *[other] You are { $place }th of { $played }
}
page-daily-short-running = Go on
page-daily-short-late = Finished

## Results

page-daily-results = Results: { $game }
page-daily-place = Place
page-daily-who = Who
page-daily-somebody = Somebody
page-daily-bot = bot ({ $level })
page-daily-at-the-table = At the table
page-daily-replay = Replay
page-daily-watch = Watch the replay
page-daily-watch-of = Watch the replay of place { $place }, { $name }
page-daily-watch-best = Watch the best
page-daily-best = The best { $count } of { $played }.
page-daily-to-results = See how others did

## At the table

page-daily-table-daily = deal of the day
page-daily-table-practice = practice

## What can’t be done

page-error-no-daily = There is no such deal.
page-error-daily-over = That day is over. Play today’s deal, or practise this one.
page-error-daily-done = You have played this deal already. Practise it as often as you like.
page-error-daily-running = Others may still be playing this deal: that will be possible when its day is over.
page-error-daily-alone = The deal of the day is played once, and without help. Practise it afterwards as you like.
