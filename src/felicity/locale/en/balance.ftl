## felicity balance: the standing report of a game

help-balance = Report everything a designer wants to know about a game: balance, length, skill, cards, options. In the terminal, as a page and as JSON.
example-balance = Examples:
      felicity balance { $game } --games 100
      felicity balance { $game } --players 4 --games 1000 --folder reports --lang fr
help-balance-bot = The bot that plays all seats.
help-balance-games = How many deals among equal bots; each step of skill plays half as many, each house rule a quarter.
help-balance-options = Also play every other value of every house rule, or leave that out.
help-balance-folder = Where the page and the JSON file go.
balance-stopped = Stopped. Everything that was played is kept; the same command goes on.

balance-title = { $game }: how it plays
balance-picture-note = In the pictures, the dashed line is equal chances, the thick line the 95 % interval, the thin one the interval that holds at any time; a diamond is what is still surprising (*), a ring what may be chance.
balance-intro = { $mode }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, rules version { $rules }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } among bots of the kind { $bot }. They show how the game goes when everybody plays like these bots.
balance-chapter-balance = Balance
balance-chapter-course = Length and course
balance-chapter-skill = Luck or skill
balance-chapter-choices = Cards and options
balance-chapter-options = House rules
balance-chapter-method = Method
balance-minutes = Among people about { NUMBER($mean, maximumFractionDigits: 0) } minutes: an estimate, at { NUMBER($seconds, maximumFractionDigits: 0) } seconds for every choice with several options.
balance-skill = Steps of skill
balance-among = { $strong } among { $weak }
balance-instead = { $strong } instead of { $weak }
balance-skill-note = Wins of one stronger bot among weaker ones. Where luck decides, it wins as often as anybody; where skill does, nearly always.
balance-skill-together = How much more often a table of stronger bots wins than a table of weaker ones, in points, on the same deals.
balance-never = { $count ->
        [one] One card never came
       *[other] { $count } cards never came
    }: { $names }
balance-rare = { $count ->
        [one] One card was surely taken
       *[other] { $count } cards were surely taken
    } in less than 5 % of the occasions: { $names }
balance-kinds = { $count ->
        [one] One kind of option was surely chosen
       *[other] { $count } kinds of option were surely chosen
    } in less than 5 % of the decisions that offered it: { $names }
balance-options = House rules
balance-moves = { $option } changes who wins, in points: { $names }
balance-same = No deal went differently with { $options }.
balance-again = The same report again: { $command }
balance-studies = It was computed from the rows of these studies; felicity lab report and felicity lab query show more of each.
balance-kind-table = Kinds of option
balance-card-table = Cards
balance-dead-note = offered: decisions in which it could be chosen. †: surely chosen in less than 5 % of them.
balance-card-note = score: how the score of players who had the card differs from that of players who hadn’t, in games in which it came. That is an association: whoever takes a card may be ahead anyway. felicity lab run "… vs table.card.key=value" measures what a change does. †: surely taken in less than 5 % of the occasions.
balance-options-note = The usual value is in brackets. The same deals are played with and without the change; whoever wins more or less often is named where that is still surprising after correction.
balance-column-offered = offered
balance-column-taken = taken
balance-column-moved = wins, in points
balance-effects = One point more
balance-effects-note = The cards and roles that stand out. owners: how the score of players who had it differs from that of the others. effect: how the score changes when the card or role has one point more and the same deals are played again; of a role that of its owner, of a card that of every player at the table. They differ since whoever takes a card may be ahead anyway, and since others play differently when it changes.
balance-column-naive = owners
balance-column-effect = effect
balance-method-course = The leader is whoever has most of what the charts show first; a game is decided in the round after which a winner stayed in the lead. Comparisons shown together are corrected together (Benjamini and Hochberg, 5 %).
balance-method-minutes = Minutes assume { NUMBER($seconds, maximumFractionDigits: 0) } seconds for every choice with several options. Nobody has measured that with people.

help-balance-effects = Also play one point more on the cards and roles that stand out, or leave that out.
help-balance-all = The reports of all games in all modes, with an index; name no game then.
error-balance-no-game = Name a game, or ask for the reports of all games with --all.
error-balance-all = --all makes the reports of all games in all modes: name no game, mode or number of players beside it.
balance-report-of = { $game }, { $mode } ({ $number } of { $count })
