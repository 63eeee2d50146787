# The rules page, the rule beside the table, the card lists and the summary.

page-rules-link = Rule { $id }
    .titled = Rule { $title } ({ $id })
page-rules-close = Close the rule
page-rules-back = Back to the rule before
page-rules-loading = Looking it up …
page-rules-unknown = There is no rule { $id }.
page-rules-not-now = The rules can’t be loaded right now. Try again in a moment.
page-rules-all = Read it in the full rules
page-rules-book = Its code, tests and moments in the book
page-rules-in-book = In the book
page-rules-example = Example
page-rules-why = Why
page-rules-option = The table can choose:
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
page-rules-certainty = How certain the figures are
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
page-rules-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}

## Learn by playing

page-tutorial = Learn by playing
page-tutorial-at = Step { $at } of { $of }
page-tutorial-close = Close the guide
page-tutorial-back = Back
page-tutorial-next = Next
page-tutorial-skip = Skip
page-tutorial-do = Show me
page-tutorial-yours = Try it yourself.
page-tutorial-gone = That can’t be done any more the way you played. Skip this step.
page-tutorial-again = Start over
page-tutorial-free = Go on without the guide
