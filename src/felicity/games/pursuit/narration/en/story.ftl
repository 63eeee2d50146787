# «Your life» in The Pursuit of Happiness. Each sentence has several wordings (b, c, d …), chosen by the table’s seed.

## A round is a decade of a life

story-pursuit-when-1 = in your teens
story-pursuit-when-2 = in your twenties
story-pursuit-when-3 = in your thirties
story-pursuit-when-4 = in your forties
story-pursuit-when-5 = in your fifties
story-pursuit-when-6 = in your sixties
story-pursuit-when-7 = in your seventies
story-pursuit-when-8 = in your eighties

## The beginning

story-pursuit-birth = You came into this world as { $name }, with one gift that nobody had asked for: { $trait } ({ $ability }).
    .b = { $name }, said the birth certificate; { $trait }, said the midwife, who knew about such things.
    .c = Every life begins with a talent; yours, { $name }, was called { $trait }: { $ability }.
    .d = Once there was a child called { $name }, and whoever looked into the cradle said the same word: { $trait }.
story-pursuit-other-talent = You could also have had { $trait }; that card went back into the cradle.
    .b = { $trait } was on offer, too, and somebody else must have got it.
    .c = In another life your talent is { $trait }; this is not that life.
story-pursuit-neighbours = { $list } grew up around you, with the same board and other plans.
    .b = You shared the playground, the job market and the better part of a century with { $list }.
    .c = The children next door were called { $list }.
story-pursuit-alone = There was nobody to compare yourself with, which is said to be the secret of happiness.
    .b = You had the whole board to yourself, and nobody to blame.
story-pursuit-dreams = In those days people dreamt of { $list }.
    .b = What would count in the end was written down at the beginning: { $list }.
    .c = The dreams of your time were { $list }; you could do worse.

## What happened

story-pursuit-teen-study = As a teenager you had your nose in books: { $times ->
    [one] one hourglass
   *[other] { $times } hourglasses
} of study, while outside the sun was shining.
    .b = You spent your youth studying, which your teachers remember fondly and your friends not at all.
story-pursuit-teen-play = You spent your youth playing, and nobody has ever regretted that.
    .b = As a teenager you played, { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, and called it research.
story-pursuit-teen-interact = As a teenager you were never at home: there was always somebody to meet.
    .b = You spent your youth among people, { $times ->
    [one] an hourglass
   *[other] { $times } hourglasses
} of it, and learnt what no school teaches.
story-pursuit-teen-temp_job = You earned your first coins early, in a temp job that no one has ever put on a CV.
    .b = While others dreamt, you delivered newspapers: { $times ->
    [one] one temp job
   *[other] { $times } temp jobs
} before you were grown up.
story-pursuit-teen-take_project = As a teenager you began { $times ->
    [one] something new
   *[other] { $times } things at once
}, because at that age you have the time.
    .b = Full of plans, you took up { $times ->
    [one] a project
   *[other] { $times } projects
} before you were old enough to vote.
story-pursuit-teen-rest = As a teenager you slept a lot, which science says is perfectly normal.
    .b = You spent most of your youth resting; nobody ever rests that well again.
story-pursuit-first-project = You found your first passion { $when }, “{ $card }”: “{ $level }”.
    .b = Everybody begins somewhere, and you began with “{ $card }” (“{ $level }”).
    .c = It had to be “{ $card }”; the beginning was modest: “{ $level }”.
story-pursuit-finished = { $when } you saw “{ $card }” through to the end, and the end was called “{ $level }”.
    .b = Ask anyone what you did { $when }: “{ $card }”, and that meant “{ $level }”!
    .c = “{ $card }”, all the way to “{ $level }”: you finished it { $when }, and it was worth the trouble.
    .d = Most people give up before “{ $level }”; you got there { $when } with “{ $card }”.
story-pursuit-single = There was a time, { $when }, when you lived for one thing only: { $card }, “{ $level }”.
    .b = { $card }, “{ $level }”: people still talk about that evening { $when }.
    .c = You had one great evening { $when }: { $card }, and for you it was “{ $level }”.
story-pursuit-abandoned = You gave up “{ $card }” { $when }; you can’t do everything, as people say when they can’t.
    .b = { $when } “{ $card }” went into a drawer, and the drawer stayed shut.
story-pursuit-founded = You started something with others { $when }, “{ $card }”, and took the part of “{ $level }”.
    .b = “{ $card }” was your idea, { $when }; your own part in it was “{ $level }”.
story-pursuit-joined = { $when } you joined “{ $card }” with { $who }, as { $role }.
    .b = { $who } had an idea, “{ $card }”, and needed somebody for the part of { $role }: you.
    .c = With { $who } and “{ $card }” you learnt what it means to be { $role }.
story-pursuit-joined-by = “{ $card }” was yours, and { $who } came along, { $when }.
    .b = { $who } believed in “{ $card }” and joined you, which is what friends are for.
story-pursuit-first-job = { $when } you got your first real job: { $job }.
    .b = Your first contract came { $when }, and it said { $job }.
    .c = “What do you do?” { $when } you finally had an answer: { $job }.
story-pursuit-promoted = From { $before } to { $job }: the promotion { $when } was well earned, and you told everybody so.
    .b = { $when } the sign on the door changed from { $before } to { $job }.
    .c = You climbed the ladder { $when }: { $job }, no longer { $before }.
story-pursuit-job-lost = { $when } you and the job parted ways; { $job } became something you used to be.
    .b = It was { $when } that you lost your job ({ $job }), and some sleep.
story-pursuit-retired = { $when } you retired, { $job } to the last day, with a pension and a speech.
    .b = They gave you a clock { $when }, as they do when a job ({ $job }) becomes a memory.
story-pursuit-first-date = Then, { $when }, there was { $partner }.
    .b = You met { $partner } { $when }, and the hourglass seemed to run faster.
    .c = The first date of your life was with { $partner }, { $when }.
story-pursuit-more-dates = { $partner } was not the first: you gave your heart away { $times } times.
    .b = Love came more than once, { $times } times in all, the last time with { $partner }.
story-pursuit-couple = { $when } it became serious: you and { $partner }.
    .b = { $when } there were suddenly two toothbrushes in the glass, and one was { $partner }’s.
    .c = { $when } you stopped saying “I” and began to say “{ $partner } and I”.
story-pursuit-family = You and { $partner } became a family { $when }, and nothing was ever quiet again.
    .b = { $when } you started a family with { $partner }, the largest of all group projects.
    .c = { $partner }, you, and, { $when }, small shoes in the hall.
story-pursuit-parted = You and { $partner } parted { $when }; love needs time, and there was none left.
    .b = { $when } { $partner } left, and the flat was suddenly very large.
story-pursuit-first-item = The first thing that was truly yours, { $when }: { $card }, “{ $level }”.
    .b = { $when } you bought yourself something: { $card }, “{ $level }”, and you were too happy to sleep.
    .c = { $card } (“{ $level }”): every collection begins with one thing, and yours began { $when }.
story-pursuit-finest-item = { $when } you didn’t ask about the price: { $card }, “{ $level }”.
    .b = The neighbours looked over the fence, { $when }: { $card }, “{ $level }”!
    .c = Only the best would do { $when }: { $card }, “{ $level }”.
story-pursuit-outing = The day to remember: { $card }, “{ $level }”, { $when }.
    .b = { $when } you treated yourself to a good time: { $card }, “{ $level }”.
    .c = If there is a photograph of you laughing, it was taken { $when }: { $card }, “{ $level }”.
story-pursuit-item-lost = { $card } had to go { $when }; things cost money even when you don’t use them.
    .b = { $when } you couldn’t keep this up any longer: { $card }.
story-pursuit-overtime = You worked overtime { $times ->
    [2] twice
   *[other] { $times } times
}, and the light in your window burned late.
    .b = { $times ->
    [2] Twice
   *[other] { $times } times
} you stayed late, and nobody ever gave those evenings back.
    .c = They could count on you for overtime, { $times ->
    [2] twice
   *[other] { $times } times
} in all; your doctor counted too.
story-pursuit-breakdown = { $when } you stood at { $space } of { $last } on the stress track, and even the cat tiptoed.
    .b = It was nearly too much, { $when }: stress { $space }, and it all ends at { $last }.
    .c = You learnt what burnout feels like, { $when }: { $space } of { $last }.
story-pursuit-old-age = Old age came { $when }, as it does, and by then you could look back on { $lth ->
    [one] 1 point
   *[other] { $lth } points
} of happiness.
    .b = One morning, { $when }, you were old; you had gathered { $lth ->
    [one] 1 point
   *[other] { $lth } points
} of happiness on the way.
    .c = Your knees announced it { $when }: old age, with { $lth ->
    [one] 1 point
   *[other] { $lth } points
} of happiness in the album.

## Looking back

story-pursuit-habit = What you did most in all those years: { $action }, { $times } times.
    .b = If your life were a word, it would be { $action }; you said it { $times } times.
story-pursuit-nothing-finished = You began this and that, and finished nothing, which leaves something for the next life.
    .b = Not one project was ever finished; the beginnings were lovely.
story-pursuit-projects = You finished { $count } projects: { $list }.
    .b = On the shelf stands everything you saw through to the end, { $count } in all: { $list }.
story-pursuit-no-job = You never had a proper job, and the bills found their way all the same.
    .b = No boss can say they ever had you.
    .c = Work was something that happened to others.
story-pursuit-no-love = Love passed by the window; you were busy.
    .b = You never dated anybody, and slept diagonally all your life.
    .c = You only knew love from songs.
story-pursuit-home = This is what stood around in your home: { $list }.
    .b = When they cleared the house, they found { $list }.
    .c = You leave { $count } things with stories to them: { $list }.
story-pursuit-album = The album is full: { $list }.
    .b = You have seen something of the world: { $list }.
    .c = What you would do again at once: { $list }.
story-pursuit-rested = You rested { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, and never apologised for it.
    .b = { $times ->
    [one] Once you lay down
    [2] Twice you lay down
   *[other] { $times } times you lay down
} and did nothing at all, and the world went on turning.
story-pursuit-restless = You never rested, not once; there was always something.
    .b = Rest was for later, and later never came.
story-pursuit-purse = At the end there { $money ->
    [0] was not a single coin left, so the sums had worked out exactly
    [one] was 1 coin left
   *[other] were { $money } coins left
}.
    .b = The purse, when they opened it: { $money ->
    [0] empty
    [one] 1 coin
   *[other] { $money } coins
}.
story-pursuit-source = And happiness? The largest part of it came from one place: { $source } ({ $points }).
    .b = If anyone wants to know where happiness grows, in your case it was mostly here: { $source }, { $points } of it.

## The end

story-pursuit-death-old = The last hourglass ran out { $when }, quietly, after a long life.
    .b = You died old, { $when }, and the sand had been well spent.
    .c = You went { $when }; at that age nobody minds.
story-pursuit-death-young = { $when } it was all too much, and you died long before you were old.
    .b = Stress does kill: you died { $when }, and had hardly begun.
story-pursuit-inheritance = What you left behind was still worth { $lth } happiness.
    .b = The heirs found enough in the drawers for another { $lth } happiness.
story-pursuit-goals = And what you had dreamt of came true: { $list }.
    .b = Of the dreams of your time, { $count ->
    [one] one was yours
   *[other] { $count } were yours
}: { $list }.
    .c = On the last page it says: { $list }, achieved.
story-pursuit-no-goal = The dreams of your time came true for others, or for nobody.
    .b = None of the great dreams came true, and it was a life all the same.
story-pursuit-unfinished = The record stops here, at { $lth } happiness, and the rest is yours to live.
    .b = Nobody has written the rest yet: { $lth } happiness so far.
story-pursuit-solo-won = Every dream came true, and you reached { $score } happiness where { $target } would do: you won, and so did life.
    .b = { $score } happiness and every dream come true; { $target } would have been enough.
story-pursuit-solo-lost = You needed { $target } happiness and reached { $score }: not quite what the brochure promised.
    .b = You gathered { $score } happiness, and { $target } were needed.
story-pursuit-solo-goals = { $score } happiness was plenty, but not every dream came true.
    .b = You needed { $target } happiness and had { $score }; only a dream or two was missing.

## A last sentence

story-pursuit-last-family = There were many people at the funeral, and some of them were quite small.
    .b = Somebody still sets one place too many at the table.
story-pursuit-last-overtime = Your desk, at least, will miss you.
    .b = Nobody has ever asked for more overtime at the end. You were too tired to ask for anything.
story-pursuit-last-rich = You can’t take it with you, but it was nice to have around.
    .b = The tax office sent the largest wreath.
story-pursuit-last-collector = The flea market has never had such a good Saturday.
    .b = It took three vans, and every piece had a story.
story-pursuit-last-late = You outlived two doctors who had warned you.
    .b = So many candles on the cake, and you blew them all out yourself.
