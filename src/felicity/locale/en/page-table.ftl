# The table in the browser: status, actions, log, talk.

page-table-title = Table { $code } · Felicity
page-table-title-yours = Your turn · { $game }
page-table-connecting = Joining the table …
page-table-lost = Connection lost. Reconnecting; your game is safe.
page-table-back-online = Back online.
page-table-closed = This table can’t be shown
page-table-closed-4400 = That isn’t your seat.
page-table-closed-4403 = This table isn’t open to spectators.
page-table-closed-4404 = There is no table with this code. Maybe a letter is wrong?
page-table-closed-4410 = This table uses another version of the rules, so this server can’t continue it. Nothing is lost.
page-table-closed-1008 = This browser sent too many messages. Reload the page in a moment.
page-table-closed-no-table = There is no table with this code. Maybe a letter is wrong?
page-table-closed-not-watchable = This table isn’t open to spectators.
page-table-closed-other-rules = This table uses another version of the rules, so this server can’t continue it. Nothing is lost.
page-table-closed-broken = This table can’t be shown because of a bug. Nothing is lost; the server will try again when it restarts.
page-table-closed-not-your-seat = That isn’t your seat.
page-table-closed-other = The server closed the connection ({ $reason }).
page-table-to-start = To the start page

## Status

page-table-round = Round { $round }
page-table-before = Before the first round
page-table-studied = studied
page-table-your-turn = Your turn
page-table-your-answer = { $name }’s turn: your answer, please
page-table-turn-of = { $name }’s turn
page-table-counter-coins = Coins
page-table-counter-happiness = Happiness
page-table-counter-reputation = Reputation
page-table-deck = Material deck
page-table-becomes = becomes
page-table-jumps = Jump to
page-table-menu = Table menu
page-table-sounds = Sounds
page-table-players = Players
page-table-hand = Cards in hand
page-table-plate-thinks = thinking …
page-table-plate-on = choosing …
page-table-over = The game is over
page-table-to-the-end = How it went

## Actions

page-table-actions = What you can do
page-table-board = Board
page-table-mine = Your things
page-table-opponents = The others
page-table-back = Back
page-table-step-back = Back to the step before
page-table-show-all = Show all options
page-table-tab-more = More
page-table-cancel = Not yet
page-table-hinted = Hinted
page-table-draws-event = Enters another zone: draws an event
page-table-chosen = Chosen so far
page-table-ways = { $number ->
    [one] 1 way
   *[other] { $number } ways
}
page-table-step-kind = What exactly?
page-table-step-owner = Whose?
page-table-step-owner-resell = Who to?
page-table-step-target = Who?
page-table-step-from = From which landfill?
page-table-step-for = For what?
page-table-step-deck = Which deck?
page-table-step-event = Which event?
page-table-step-activity = Which activity?
page-table-step-goal = Which goal?
page-table-step-favour = Which favour?
page-table-step-thing = Which material?
page-table-step-type = Which material?
page-table-step-slot = Which place in the market?
page-table-step-offer = Which offer?
page-table-step-half = At what price?
page-table-step-salary = Which salary?
page-table-step-on = Which credit card?
page-table-step-option = Which one?
page-table-figure-quality = Quality
page-table-figure-reputation = Reputation
page-table-figure-coins = Coins
page-table-for-coin = You get 1 coin
page-table-for-reputation = You get 1 reputation
page-table-less = Less: { $what }
page-table-more = More: { $what }
page-table-quality = Quality { $quality }
page-table-quality-of = Quality of { $name }
page-table-not-bought = Not chosen
page-table-pay-with = Pay with
page-table-price = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $reputation ->
    [0] { "" }
   *[other] { " " }+ { $reputation } reputation
}{ $half ->
    [1] { " " }(half price)
   *[other] { "" }
}
page-table-buy-none = Choose up to { $places } materials. Quality sets the price, and how often a material can be used.
page-table-buy = { $number ->
    [0] Buy
    [one] Buy this material
   *[other] Buy these { $number } materials
}
page-table-plan = { $number ->
    [one] 1 more purchase to come.
   *[other] { $number } more purchases to come.
}
page-table-plan-cancel = Stop here
page-table-plan-stopped = The rest was not bought{ $has ->
    [no] .
   *[yes] : { $why }.
}
page-table-not-now = Not now
page-table-nothing-there = There is nothing to do here now. { $question }
page-table-colon = :
page-table-and-more = and { $number } more
page-table-matching = { $number ->
    [0] You have no { $favour } card to reject it with.
    [one] You have 1 { $favour } card.
   *[other] You have { $number } { $favour } cards.
}
page-table-sure-credit = A credit card gives 4 coins and a material now and takes 5 coins later, at least 1 in each of your turns.
page-table-ends-game = This ends the game.
page-table-sure-end = You can still do more this turn: { $left }.
page-table-sure-interest = This spends the last coins you need to pay your credit cards this turn.
page-table-sheet-close = Back to the table

## Undo, hint, pace

page-table-undo = Undo
page-table-undo-nothing-done = Nothing to undo yet.
page-table-undo-other-seat = Too late to undo: another player has moved.
page-table-undo-revealed = Too late to undo: something was revealed.
page-table-undo-not-your-seat = Spectators can’t undo.
page-table-undo-game-over = The game is over.
page-table-undo-blocked = You can’t undo past this: { $event }
page-table-hint = Hint
page-table-hint-is = The bot would choose:
page-table-hint-others = Next best:
page-table-hint-from = The bot sees only what you see.
page-table-hint-thinking = The bot is thinking…
page-table-hint-later = Wait for your turn to ask for a hint.
page-table-hint-yes = Do that
page-table-hint-no = No, thanks
page-table-speed = Bot speed
page-table-speed-slow = Slow
page-table-speed-normal = Normal
page-table-speed-fast = Fast
page-table-speed-instant = Instant
page-table-pause = Pause the bots
page-table-go-on = Let the bots play on
page-table-step = One bot move
page-table-since = Since your last turn ({ $number })
page-table-since-title = Since your last turn
page-table-since-nothing = Nothing has happened since your last turn.
page-table-notice-seen = I’ve seen it
page-table-notice-more = { $number ->
    [one] 1 more
   *[other] { $number } more
}

## Plan ahead

page-ahead-title = Plan ahead
page-ahead-open = { $number ->
    [0] Plan ahead
    [one] Plan ahead: 1 answer prepared
   *[other] Plan ahead: { $number } answers prepared
}
page-ahead-why = What others ask you while it isn’t your turn is answered as you say here, even if you aren’t there. Nobody else sees this.
page-ahead-next = Your prepared answer is on its way …
page-ahead-given = prepared
page-ahead-left = { $number ->
    [0] every time, until you take it back
    [1] once
   *[other] up to { $number } more times
}
page-ahead-line = { $when }{ $has ->
    [yes] { " " }({ $only })
   *[no] { "" }
}:
page-ahead-revoke = Take back
page-ahead-revoke-what = Take back: { $answer }
page-ahead-when = When
page-ahead-asker = Asked by
page-ahead-anybody = anybody
page-ahead-about = About
page-ahead-anything = anything
page-ahead-answer = My answer
page-ahead-else = If it isn’t possible then, you are asked. Of several answers, the most specific one counts.
page-ahead-times = How often
page-ahead-often = { $number ->
    [0] every time, until I take it back
    [1] once
   *[other] up to { $number } times
}
page-ahead-prepare = Prepare

## Waiting

page-table-thinks = { $name } is thinking …
page-table-paused = Paused: { $name } is next.
page-table-waiting-for = Waiting for { $name } …
page-table-away = { $minutes ->
    [0] { $name } is away.
    [one] { $name } left a minute ago.
   *[other] { $name } left { $minutes } minutes ago.
}
page-table-moment = One moment …
page-table-watching = You are watching. You see only what everyone can see.
page-table-hand-to-bot = Let a bot play for { $name }
page-table-looking-back = You are looking at the past. Go back to now to play.

## Log

page-table-log = Log
page-table-log-empty = The story goes on from here.
page-table-filter = Show only
page-table-all = All
page-table-with-rules = Rules
page-table-skipped = { $number ->
    [one] 1 more thing happened.
   *[other] { $number } more things happened.
}
page-table-past = The table as it was
page-table-past-at = Looking back: round { $round }, move { $number } of { $last }
page-table-earlier = One move earlier
page-table-later = One move later
page-table-to-now = Back to now
page-table-rewind = Play on from here
page-table-rewind-sure = Yes, undo everything after this
page-table-rewind-why = Everything after this move is undone, and the game is marked as studied: it no longer counts in the statistics.

## Talk

page-table-talk = Talk
page-table-talk-none = Nobody has said anything yet.
page-table-talk-words = Your message
page-table-talk-send = Send
page-table-talk-binds = Promises bind nobody: only moves count.
page-table-offer-accept = If you accept, I’ll accept your next favour.
page-table-offer-reject = I’ll reject that.
page-table-offer-share = Who shares with me?
page-table-offer-peace = Let’s leave each other’s things alone.
page-table-offer-thanks = Thank you!
page-table-offer-think = One moment, I’m thinking.
page-table-emote-smile = Nice!
page-table-emote-bravo = Well played!
page-table-emote-wow = Wow!
page-table-emote-hmm = Hmm …
page-table-emote-oops = Oops!
page-table-emote-heart = Love it!
page-table-note-talked = { $name }: { $text }
page-table-note-undone = { $name } undid a choice.
page-table-note-rewound = The game went back to an earlier move.
page-table-note-handed-to-bot = A bot plays for { $name } now.
page-table-handed-yours = A bot plays for you now.
page-table-play-myself = Take my seat back
page-table-hand-back = Give { $name } the seat back
page-table-note-handed-back = { $name } is back.
page-table-note-kicked = A bot took { $name }’s seat.
page-table-note-host-passed = { $name } is the host now.
page-table-note-named = { $name } has a new name.

## Errors

page-table-error-stale = The game has moved on. Nothing was done; this is how it stands now.
page-table-error-not-allowed = That isn’t allowed now{ $has ->
    [no] .
   *[yes] : { $why }.
}
page-table-error-not-your-turn = It isn’t your turn any more. Nothing was done.
page-table-error-game-over = The game is over.
page-table-error-no-hint = There is no bot that can give hints for this game.
page-table-error-busy = The server is busy. Try again in a moment.
page-table-error-too-fast = Too many requests. Try again in a moment.
page-table-error-offline = You left the table before the answer came.

## Keys

page-table-keys = Keys
page-table-key-pick = Pick the action with this number
page-table-key-arrows = Move inside a group
page-table-key-enter = Choose
page-table-key-escape = Go back
page-table-key-undo = Undo
page-table-key-hint = Hint
page-table-key-plan = Plan ahead
page-table-key-space = Pause the bots, then one move at a time
page-table-key-actions = To the actions
page-table-key-board = To the board
page-table-key-mine = To your things
page-table-key-opponents = To the others
page-table-key-log = To the log
page-table-key-play = Play or pause
page-table-key-step = One move back or on
page-table-key-round = To the next or previous round
page-table-key-ends = To the beginning or the end
page-table-key-help = This list
