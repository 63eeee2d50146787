# My games: running and finished ones, what they add up to, and sharing one.

page-games-title = My games
page-games-about = Everything you have played here, with how it ended. Only you see this page.
page-games-all = All my games
page-games-none = No games yet. Your first one will be here as soon as you start it.
page-games-none-found = No game fits. Try fewer words, or all games.
page-games-running = Running
page-games-finished = Finished
page-games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-games-more = Show more

## Finding games

page-games-find = Find games
page-games-search = Search
page-games-search-hint = A name at the table, or the table’s code
page-games-game = Game
page-games-any-game = All games
page-games-company = Played with
page-games-company-any = anyone
page-games-company-people = people
page-games-company-bots = bots only
page-games-outcome = Ended
page-games-outcome-any = any way
page-games-outcome-won = won
page-games-outcome-lost = not won

## One game

page-games-won = You won
page-games-placed = { $rank ->
    [1] You came 1st of { $players }
    [2] You came 2nd of { $players }
    [3] You came 3rd of { $players }
   *[other] You came { $rank }th of { $players }
}
page-games-together-won = Won together
page-games-together-lost = Lost together
page-games-solo-won = Goal reached
page-games-solo-lost = Goal missed
page-games-ended = Over
page-games-you = you
page-games-as = { $name }, { $role }
page-games-bot = bot: { $level }
page-games-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
page-games-studied = tried out, not counted
page-games-fork = played on from another game
page-games-gone = The table has been removed; its result stays.
page-games-other-rules = Played with rules that this server doesn’t have.

## Statistics

page-games-statistics = What it adds up to
page-games-statistics-none = Finish a game, and its figures will be here.
page-games-statistics-about = Only games that you played to the end yourself, in one seat, are counted. Games you tried out aren’t.
page-games-choose = Game and mode
page-games-played = { $played ->
    [one] 1 game
   *[other] { $played } games
}
page-games-wins = { $won ->
    [0] none won
   *[other] { $won } won
}
page-games-best = best { $points }
page-games-mean = mean { $points }
page-games-scores = Your points, game by game
page-games-score = You
page-games-date = Played on
page-games-rivals-bots = Against bots
page-games-rivals-people = Against people
page-games-roles = As whom you played
page-games-rival = Opponent
page-games-met = Met
page-games-ahead = You were ahead
page-games-level = Tied
page-games-role = Role
page-games-role-played = Played
page-games-role-won = Won
page-games-role-mean = Mean

## Sharing

page-games-share-open = Share with anybody …
page-games-share = Share this game
page-games-share-about = A link of its own, for anybody you give it to. You choose what they see, and you can take it back.
page-games-share-seen = They see
page-games-share-everything = everything, from every seat
page-games-share-public = what everybody at the table could see
page-games-share-seat = what { $name } knew
page-games-share-names = Show the players’ names
page-games-share-talk = Show what was said
page-games-share-make = Make a link
page-games-share-link = Link to this game
page-games-share-once = Copy it now: it won’t be shown again.
page-games-share-picture = Save as a picture
page-games-shares = Links to this game
page-games-share-with-names = with names
page-games-share-without-names = without names
page-games-share-with-talk = with talk
page-games-share-end = Take back
page-games-share-ended = Taken back: the link leads nowhere now.
page-games-shared = Shared by one of its players
page-games-shared-nothing = This isn’t a link to a game
    .about = Perhaps a part of it was lost. Ask for it again.
page-table-closed-not-shared = This game isn’t shared, or isn’t any more.
page-error-not-shared = This game isn’t shared, or isn’t any more.
page-error-too-many-shares = You share this game by ten links already. Take one back first.
