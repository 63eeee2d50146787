# «Your life» in Happy Nation.

story-nation-birth = You were { $name }, the { $character } of a small nation, with fifty bucks, five houses and three loaves of bread.
    .b = It was a small nation, and { $name } lived in it, { $character } by trade, with fifty bucks and big plans.
story-nation-town = Around the square lived { $list }.
    .b = The neighbours were { $list }; everybody needed everybody.
story-nation-opening-loan = The { $money } bucks you began with weren’t yours: they were the Banker’s loan, as most money is.
    .b = Even your first { $money } bucks were borrowed, which nobody found strange.
story-nation-first-work = Your first day’s work, in round { $round }, brought { $goods }.
    .b = In round { $round } you rolled up your sleeves: { $goods }.
story-nation-first-sale = { $who } was your first customer, in round { $round }: { $goods } for { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
    .b = In round { $round } { $who } knocked on your door, took { $goods } and left { $money ->
        [one] { $money } buck
       *[other] { $money } bucks
    }.
story-nation-first-purchase = In round { $round } you visited { $who } and came home with { $goods }, { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} poorer.
    .b = Round { $round } saw you on { $who-of } doorstep: { $goods } for { $money ->
        [one] { $money } buck
       *[other] { $money } bucks
    }.
story-nation-exported = From round { $round } on even the Foreign Countries knew you: { $goods } crossed the border.
story-nation-upgraded = In round { $round } you rose to level { $level }: { $name }.
    .b = { $name }, level { $level }: that was in round { $round }, and the work went faster.
story-nation-borrowed = In round { $round } you signed for a loan of { $amount } bucks, and mornings became expensive.
    .b = Round { $round }: a loan of { $amount } bucks, five mornings to pay it back.
story-nation-cleared = In round { $round } you had paid back the loan, and you slept better.
    .b = Free of debt in round { $round }; the Banker looked a little sad.
story-nation-only-interest = One morning, in round { $round }, you only had enough for the interest of { $interest }.
story-nation-level-lost = In round { $round } you couldn’t pay and fell back to level { $level }.
story-nation-eliminated = In round { $round } the bank took what was left, and your house stood empty.
story-nation-card-wedding = In round { $round } you got married, and the whole square ate your bread.
    .b = Round { $round } was the round of your wedding; four loaves, and nobody counted the tears.
story-nation-card-dinner-party = You had friends to dinner in round { $round }, and they stayed late.
story-nation-card-date = In round { $round } you met somebody, and shared two loaves and a bench.
story-nation-card-first-aid = In round { $round } you gave first aid, and two people felt better for it.
story-nation-card-help-from-a-friend = In round { $round } a friend helped you out with thirty bucks.
story-nation-card-free-lunch = There is such a thing as a free lunch: you had it in round { $round }.
story-nation-card-free-housing = In round { $round } you were given two houses, just like that.
story-nation-card-well-travelled = In round { $round } you came back from abroad with tickets in your pocket.
story-nation-card-holiday = In round { $round } you went on holiday and sent no postcards.
story-nation-card-to-give = In round { $round } you gave everybody a present, and were the happiest of all.
story-nation-card-birthday = You celebrated your birthday in round { $round }, with bread enough for everybody.
story-nation-present = { $who } gave you { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} in round { $round }, for no better reason than kindness.
story-nation-fell-ill = In round { $round } you fell ill, as happens to those who travel and those who have visitors.
    .b = Round { $round }: fever, tea, and the Doctor’s address on the kitchen table.
story-nation-vaccinated = The vaccine you had kept saved you in round { $round }.
story-nation-cured = In round { $round } medicine got you back on your feet.
story-nation-no-roof = One evening, in round { $round }, you had no roof over your head.
story-nation-no-dinner = In round { $round } you went to bed without dinner.
story-nation-worked = You worked { $hours } hours in all, and your goods brought { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}.
    .b = { $hours } hours of work, { $money ->
        [one] { $money } buck
       *[other] { $money } bucks
    } from sales: that was the business side of it.
story-nation-interest = Interest brought you { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}, morning by morning.
story-nation-invested = You sent { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} abroad to work for you.
story-nation-worked-abroad = The Foreign Countries paid you { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} for your work.
story-nation-shows = { $times ->
    [one] You went to a show once.
   *[other] You went to a show { $times } times.
}
story-nation-nights = { $homes ->
    [one] 1 evening
   *[other] { $homes } evenings
} in a good home and { $dinners ->
    [one] 1 dinner
   *[other] { $dinners } dinners
}: such things add up.
    .b = What remains are the evenings: { $homes } in a good home, { $dinners } with dinner.
story-nation-prices = Your price was never below { $low } and never above { $high }.
story-nation-source = The largest part of your happiness came from one thing: { $source }, { $happiness } in all.
    .b = If anyone asks what made you happy: above all { $source }, worth { $happiness }.
story-nation-purse = In the end you had { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
}, and they counted for nothing.
    .b = You had { $money ->
        [one] { $money } buck
       *[other] { $money } bucks
    } left; nobody asked about them.
story-nation-purse-in-debt = In the end you had { $money ->
    [one] { $money } buck
   *[other] { $money } bucks
} and owed { $debt }, and neither mattered any more.
story-nation-rounds = It took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, each a day long.
story-nation-ending-mine = You reached the target first, and the whole nation finished its day.
story-nation-ending-other = { $who } reached the target, and that day was the last.
story-nation-ending-round-limit = Then the agreed number of days was over.
story-nation-ending-elimination = In the end only one house still had a light on.
story-nation-last-won = A happy nation, and you the happiest in it.
    .b = Not the richest, perhaps; the happiest, certainly.
story-nation-last-debts = The bank will remember you, if nobody else does.
    .b = Somewhere there is still a loan card with your name on it.
story-nation-last-close = One more loaf, one more show, and it would have been you.
story-nation-last-plain = It was a small nation, and you were part of it.
    .b = Tomorrow the clock on the square starts again at zero.
