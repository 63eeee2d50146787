# The rules page, the rule beside the table, the card lists and the summary.

page-rules-link = Rule { $id }
    .titled = Rule { $title } ({ $id })
page-rules-close = Close the rule
page-rules-back = Back to the rule before
page-rules-loading = Looking it up …
page-rules-unknown = There is no rule { $id }.
page-rules-not-now = The rules can’t be fetched just now. Please try again in a moment.
page-rules-all = Read it among all rules
page-rules-example = Example
page-rules-why = Why
page-rules-option = The table may choose:
page-rules-decided = decided by us
page-rules-see = See also

## The page

page-rules-title = Rules of { $game }
page-rules-games = Games
page-rules-views = Views
page-rules-view-rules = All rules
page-rules-view-cards = Cards
page-rules-view-summary = On one page
page-rules-tutorial = Learn by playing
page-rules-sections = Chapters
page-rules-search = Search by word or id
page-rules-mode = Mode
page-rules-mode-all = All modes
page-rules-only-decided = Only what we decided
page-rules-number = { $number ->
    [one] 1 rule
   *[other] { $number } rules
}
page-rules-none = No rule says “{ $words }”. Try fewer or other words.
page-rules-rulings = Where the booklet is silent, we decided
page-rules-print = Print this page

## Cards

page-rules-cards-search = Search the cards
page-rules-certainty = How sure the figures are
page-rules-certainty-all = All
page-rules-kind = Kind of card
page-rules-kind-all = All
page-rules-kind-career = Careers
page-rules-kind-activity = Activities
page-rules-kind-goal = Goals
page-rules-kind-favour = Favours
page-rules-kind-event = Events
page-rules-kind-material = Materials
page-rules-kind-role = Roles
page-rules-kind-character = Characters
page-rules-kind-production_level = Production levels
page-rules-kind-explorer = Explorer cards
page-rules-cards-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-rules-copies = { $count } copies

## Learn by playing

page-tutorial = Learn by playing
page-tutorial-at = Step { $at } of { $of }
page-tutorial-close = Close the guide
page-tutorial-back = Back
page-tutorial-next = Next
page-tutorial-skip = Skip
page-tutorial-do = Do it for me
page-tutorial-again = Once more from the start
page-tutorial-free = Play on alone
page-tutorial-loop-welcome = This is a real game of LOOP against one bot, with a deal we know. In a few minutes you’ll have played your first round. You may click anything at any time; I’ll follow.
    .title = Welcome to an ordinary life
page-tutorial-loop-happiness = Here is everything you own. The scale is your happiness: you begin at 4, and whoever reaches 12 brings on the last round. You also own 2 coins and glass of quality 2: glass that can be used twice.
    .title = This is you
page-tutorial-loop-turn = In every turn you do exactly one thing. Work: a bit of happiness for coins. Buy: coins for materials. Consume: materials for happiness. That is the loop.
    .title = Work, buy or consume
page-tutorial-loop-board = Look at the stage: Music and Travel lie there, and one card of each wants glass and metal. Glass you have. Metal lies in the market. A plan begins to show.
    .title = The market and the stage
page-tutorial-loop-buy = Buy metal. You choose the quality, and the quality is the price: for your 2 coins you get metal that can be used twice.
    .title = Buy metal at quality 2
page-tutorial-loop-end = You could buy up to three materials, but your coins are gone. End your turn; the market fills up again.
    .title = End your turn
page-tutorial-loop-other = Now the other player acts, and the log tells what happened. Wait a moment.
    .title = Somebody else’s turn
page-tutorial-loop-asked = Bo plays Acquire: for 2 coins you would have to hand over your metal. Who accepts gets the coins, the card and 1 reputation. But you hold an Acquire, too: discard it to say no, and keep your plan.
    .title = Somebody wants a favour
page-tutorial-loop-consume = When it is your turn again: some happiness at last. Consume: choose the Music card that wants glass and metal. Each loses 1 quality, and you gain 1 happiness.
    .title = Make music
page-tutorial-loop-more = Your glass and metal can be used once more, and one turn holds up to three activities. Travel wants the same two.
    .title = And travel, too
page-tutorial-loop-worn = What is used up breaks and goes to your landfill. In Basic it lies there quietly; in other modes it costs happiness at the end.
    .title = Nothing lasts for ever
page-tutorial-loop-goals = You have three secret goals. Each names the signs that your kept activities must show together. When they do, claim it in that same turn: it is worth 2 to 4 happiness.
    .title = Your goals
page-tutorial-loop-favours = Favours let you trade with others in your turn: buy from them, swap, sell, share. Who accepts gains reputation; who refuses pays with an equal card or 1 reputation.
    .title = Ask a favour
page-tutorial-loop-free = End your turn and play on as you like. Hints, the reasons under «Not now» and the rules are always one click away. Whoever is happiest at the end wins.
    .title = That’s all you need
