# «Your life» in LOOP. Each sentence has several wordings (b, c, d …), chosen by the table’s seed.

story-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
story-thing = { $type } of quality { $quality }
story-birth = You set out in life as { $career }, { $name }, with happiness { $happiness } and { $purse } in your pocket.
    .b = It began quite ordinarily: { $name }, { $career }, happiness { $happiness }, { $purse }.
    .c = Once there was an ordinary person called { $name }: { $career } by trade, { $happiness } on the scale of happiness, { $purse } to spend.
    .d = “{ $career }”, said the card, and { $name } walked in with { $purse } and happiness { $happiness }.
story-turned-down = The other card said { $other }; you never looked back, or at least nobody saw you do it.
    .b = You could have been { $other }, but you left that card on the table.
    .c = Somewhere there is a life in which you are { $other }; this is the other one.
story-intern-by-choice = Two careers lay before you, { $first } and { $last }, and you chose to be an Intern, which is also a way of keeping your options open.
    .b = You were offered { $first } and { $last }, thanked politely, and stayed an Intern.
story-belongings = All you owned was { $list }.
    .b = Your household consisted of { $list }.
    .c = You moved in with { $list }, which fitted into one bag.
story-dreams = You kept your dreams in a drawer: { $list }.
    .b = Asked what you wanted from life, you would have said: { $list }.
    .c = You kept your plans to yourself: { $list }.
story-finest-purchase = For once you didn’t look at the price: { $type } of quality { $quality }, in round { $round }.
    .b = In round { $round } you treated yourself to { $type } of the finest quality, { $quality }.
    .c = Round { $round } brought { $type } of quality { $quality } into the house, the good kind.
story-first-debt = In round { $round } you signed for a credit card, and { $purse } felt like a present.
    .b = Round { $round }: a credit card, { $purse } at once, and some small print for later.
    .c = You borrowed for the first time in round { $round }; { $purse } didn’t take long to count.
story-more-debts = That credit card wasn’t the last: { $cards } in all.
    .b = One card invites another, and in the end you had signed { $cards } times.
    .c = By and by { $cards } credit cards found their way into your wallet.
story-debt-cleared = In round { $round } you paid off a credit card to the last coin; hardly anybody frames that and hangs it up, though they should.
    .b = Round { $round } was a good day: a debt paid in full.
    .c = In round { $round } you cleared a debt and slept rather well.
story-first-activity = Happiness began with { $activity }, in round { $round }.
    .b = In round { $round } you discovered { $activity }, and that it costs nothing but time and two materials.
    .c = The first thing you did purely for joy was { $activity }, in round { $round }.
story-loved = You loved { $activity } so much that you kept coming back to it: { $times ->
    [2] twice
   *[other] { $times } times
} in all.
    .b = A portrait of you would have to show { $activity }: you did it { $times ->
    [2] twice
   *[other] { $times } times
}.
    .c = Nothing beat { $activity }, and you did it { $times ->
    [2] twice
   *[other] { $times } times
} to be sure.
story-full-day = Round { $round } was a full one: { $count } activities, { $list }.
    .b = In round { $round } you fitted { $list } into a single turn.
    .c = { $list }, all in round { $round }: some call that stress, you called it living.
story-favour-granted = You asked { $who } for a favour ({ $favour }), and { $who } said yes.
    .b = When you needed help ({ $favour }), { $who } was there.
    .c = “{ $favour }?”, you asked, and { $who } nodded.
story-favour-denied = { $who } refused you a favour ({ $favour }) in round { $round }; you don’t forget such things.
    .b = “{ $favour }?”, you asked in round { $round }, and { $who } said no.
    .c = In round { $round } you asked { $who } for a favour ({ $favour }) and learnt to live with the answer.
story-favour-given = When { $who } asked you for a favour ({ $favour }), you said yes.
    .b = { $who } came to you with { $favour }, and you said yes without hesitating.
    .c = You did { $who } a favour ({ $favour }), and people heard of it.
story-favour-refused = { $who } asked for a favour ({ $favour }) in round { $round }, and you said no as charmingly as you could.
    .b = You turned { $who } down in round { $round } ({ $favour }); friendship survives worse.
    .c = “{ $favour }?”, asked { $who } in round { $round }, and you said “not today”.
story-objected = { $who } objected to one of your favours, as lawyers do.
    .b = Once { $who } got up and objected, and that was the end of that favour.
story-crisis = In round { $round } you set off { $event }, and everybody at the table felt it.
    .b = Your happiness crossed a border and round { $round } brought { $event }.
    .c = { $event }: that one was yours, in round { $round }.
story-crisis-solo = In round { $round } you set off { $event }, with nobody else to blame.
    .b = Your happiness crossed a border and round { $round } brought { $event }.
    .c = { $event }: that one was yours, in round { $round }.
story-blow = The world took { $loss } happiness from you in round { $round }.
    .b = Round { $round } hurt: { $loss } happiness gone, and it wasn’t even your doing.
    .c = In round { $round } events cost you { $loss } happiness.
story-bottom = In round { $round } happiness stood at 0, where the only way is up.
    .b = Round { $round } was the low point: not one point of happiness left.
story-gift-given = You gave { $who } { $thing }, because the season demanded it.
    .b = A present went to { $who }: { $thing }, and let us not ask how willingly.
story-gift-taken = { $who } gave you { $thing }, and you don’t look a gift horse in the mouth.
    .b = There was a present from { $who }: { $thing }.
story-ability = Nobody could say you hadn’t learnt your trade: { $times ->
    [one] you used “{ $power }” once
    [2] you used “{ $power }” twice
   *[other] you used “{ $power }” { $times } times
}.
    .b = { $times ->
    [one] Once you showed what your career is good for: “{ $power }”.
    [2] Twice you showed what your career is good for: “{ $power }”.
   *[other] { $times } times you showed what your career is good for: “{ $power }”.
}
story-depleted = Then the deck was empty, and there was nothing left in the world to buy.
    .b = One day the last material was drawn, and the market stayed as it was.
story-worked-gladly = You went to work { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, earned { $purse }, and it didn’t cost you any happiness at all.
    .b = Work gave you { $purse } and cost you no happiness, which is best kept secret.
story-never-worked = You never worked a single day, which takes some organising.
    .b = As for work, you were always just about to begin.
    .c = Not once did you go to work; the alarm clock is as good as new.
story-no-activity = There was never time for activities, as people say.
    .b = You always meant to do something nice, and never completed a single activity.
story-wear = { $count ->
    [one] One thing you owned was used up and went to the landfill.
   *[other] { $count } things you owned were used up and went to the landfill.
}
    .b = You lived with your things until nothing was left of them: { $count ->
    [one] one
   *[other] { $count }
} to the landfill.
story-landfill-empty = Your own landfill stayed empty, clean enough for a picnic.
    .b = You left nothing in the landfill, not a single card.
story-reputation = Your good name was worth something: you turned it into { $happiness } happiness.
    .b = { $happiness } happiness came simply from being well thought of.
story-always-yes = You said yes to every favour people asked of you: { $times ->
    [one] once
   *[other] { $times } times
}.
    .b = You were asked for { $times ->
    [one] one favour
   *[other] { $times } favours
} and never said no.
story-never-in-debt = You never owed a bank a single coin.
    .b = Credit cards were for others.
story-peak = Your happiest moment was round { $round }, with { $happiness } on the scale.
    .b = At its height, in round { $round }, your happiness stood at { $happiness }.
    .c = If you could keep one day, take one from round { $round }: happiness { $happiness }.
story-neighbours = Around you lived { $list }.
    .b = With you at the table: { $list }, ordinary people like you.
    .c = You shared the world with { $list }, and its landfill too.
story-alone = You were alone with the market, which is a patient companion and a poor talker.
    .b = There was nobody else at the table, so all the happiness was yours, and all the rest.
story-debt-penalty = { $cards ->
    [one] The credit card you still owed on
   *[other] The { $cards } credit cards you still owed on
} cost you { $loss } happiness at the end.
    .b = Then the bank came for { $loss } happiness: { $cards ->
    [one] a card was open
   *[other] { $cards } cards were open
}.
story-landfill-penalty = What you had thrown away came back as { $loss } happiness lost.
    .b = Your landfill sent its bill: { $loss } happiness.
story-ending-mine = It was you who reached 12 and rang the bell.
    .b = Then you reached 12, the top of the scale, and the last round was on.
story-ending-other = Then { $who } reached 12, and the last round was on.
    .b = It was { $who } who reached 12 first, and so it ended.
story-ending-depletion = The world ran out of materials, and that was the end of the game.
    .b = It ended because there was nothing left to take.
story-ending-rounds = The agreed number of rounds was over, and so it ended.
    .b = Time was up, as agreed.
story-last-debts = Next life, perhaps, read the small print first.
    .b = Money isn’t everything, as people with credit cards like to say.
story-last-green = You left the place as clean as you found it, and that counts too.
    .b = The world will hardly notice you were there, and that is meant as praise.
story-last-work = If anyone asks, you were never lazy.
    .b = Your desk, at least, will miss you.
story-last-kind = Ask the neighbours: you were one of the good ones.
    .b = People will say you were easy to ask, and there are worse epitaphs.
