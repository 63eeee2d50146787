## felicity lab: studies that are kept

help-cluster = Play on a Ray cluster instead of this machine’s processes: auto, or its address. The results don’t depend on it.
help-lab = Study a game: play a study, keep its rows, and report figures with their uncertainty.
example-lab = Examples:
      felicity lab run "{ $game } players:4 bots:greedy games:400"
      felicity lab list
      felicity lab report ID
help-lab-run = Play a study, or the rest of one that was stopped, and report its figures. Stop with Ctrl-C; run it again to go on.
example-lab-run = Examples:
      felicity lab run "{ $game } players:4 bots:greedy,random games:1000 seed:1"
      felicity lab run "{ $game } bots:greedy until:5 vs bots:easy"
      felicity lab run study.toml --jobs 2 --json figures.json
help-lab-list = List all studies that are kept here.
example-lab-list = Example:
      felicity lab list
help-lab-show = Show what a study is, how far it has come, and where its files are.
example-lab-show = Example:
      felicity lab show { $game }-
help-lab-report = Report all figures of a study, computed from its rows.
example-lab-report = Examples:
      felicity lab report ID
      felicity lab report ID --json -
help-lab-compare = Compare two studies of the same deals, or the two designs of a study with vs.
example-lab-compare = Examples:
      felicity lab compare ID ID
      felicity lab compare ID
help-lab-query = Query the rows of a study in SQL; they are a table called rows, with a row for every game and seat.
example-lab-query = Examples:
      felicity lab query ID "SELECT bot, avg(win), count(*) FROM rows GROUP BY bot"
      felicity lab query ID "SELECT rounds, count(DISTINCT number) FROM rows GROUP BY rounds" --csv rounds.csv
help-lab-export = Write a study to a file, by its ending: its rows (.csv, .parquet), its figures (.json), itself (.toml), or a program in Python that plays it again (.py).
example-lab-export = Examples:
      felicity lab export ID rows.parquet
      felicity lab export ID figures.json
      felicity lab export ID study.py
help-lab-remove = Remove studies: those you name, or all that are outdated or old. What the rules of today play can be played again, with the same rows.
example-lab-remove = Examples:
      felicity lab remove ID
      felicity lab remove --outdated
      felicity lab remove --older 90
help-lab-outdated = All that were played by rules which don’t hold any more.
help-lab-older = All that were last played so many days ago or earlier.
help-lab-id = A study: its id, the beginning of it, or its text.
help-lab-second = Another study of the same deals.
help-lab-study = A file (.toml) or a text: the game, then name:value for the study (players, mode, bots, games, until, seed, rotate, pack), option=value for the game, table.card.key=value for a figure of a card; after vs, what is different in the second design.
help-lab-json = Write all figures to this file; - is the standard output.
help-lab-csv = Write the answer to this file as CSV; - is the standard output.
help-lab-sql = One SELECT.
help-lab-export-file = The file; - is the standard output, for rows as CSV.

lab-no-study = There is no study “{ $name }” here: felicity lab list shows what there is.
lab-cannot-keep = { $file } can’t be written: { $why }. Whatever was finished before is kept; run the study again to go on.
lab-workers-lost = The processes playing games { $first } to { $last } crashed { $times } times: is there enough memory? Fewer at once (--jobs) need less.
lab-no-cluster = The cluster { $address } can’t be reached: { $why }. Start it with `ray start --head`, or leave --cluster out.
lab-other-version = A machine of the cluster has { $there }, this one { $here }: install the same version everywhere.
lab-nothing-to-compare = { $id } has one design: name a second study.
lab-stopped = Stopped after { $finished } of { $deals } deals. Go on: felicity lab run with the same study ({ $id }).
lab-none-yet = No studies in { $folder } yet: felicity lab run plays one.
lab-exported = { $rows } rows were written to { $file }.
lab-remove-which = Name the studies to remove, or use --outdated or --older DAYS; felicity lab list shows what there is.
lab-removed = { $id } was removed: { NUMBER($size, maximumFractionDigits: 1) } MB.
lab-none-to-remove = There is nothing to remove.
lab-all-studies = { $studies ->
        [one] 1 study
       *[other] { $studies } studies
    } in { $folder }, { NUMBER($size, maximumFractionDigits: 1) } MB; felicity lab remove deletes what you don’t need.
lab-export-ending = { $file } can’t be written: expected a name that ends in { $endings }.
lab-more-rows = Only the first { $rows } rows are shown; --csv writes all.
lab-line = { $id }: { $how ->
        [done] all { $deals } deals
        [narrow] { $finished } deals, until the intervals were narrow
       *[part] { $finished } of { $deals } deals so far
    }
lab-rules = Played by version { $rules } of the rules.
lab-old-rules = Played by version { $rules } of the rules. The current version is { $now }, so it can’t be continued.
lab-place = { $folder }: { $files ->
        [one] 1 file
       *[other] { $files } files
    } of rows, { NUMBER($size, maximumFractionDigits: 1) } MB, { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } of play

# --- the report ---

lab-head = { $title }, { $mode }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } of { $planned }
lab-id = Study { $id }, rules version { $rules }
lab-narrow = It ended when every interval was narrower than { NUMBER($until) } points.
lab-no-rows = There are no rows yet.
lab-design = Design { $number }
lab-difference = The second design minus the first, on the same deals
lab-won = { $rate } of the games were won (95 %: { $interval }; at any time: { $any })
lab-by-role = Roles
lab-by-all = Whole table
lab-everybody = everybody
lab-per-game = Per game
lab-game-rounds = rounds
lab-game-decisions = decisions
lab-game-forced = … with one option only
lab-game-choices = … with several options
lab-game-branching = options per decision
lab-game-interactions = choices with others
lab-game-lead_changes = changes of lead
lab-game-decided_in = decided in round
lab-game-decided_at = … in % of all rounds
lab-game-margin = first to last, points
lab-column-n = n
lab-column-ahead = ahead
lab-column-wins = wins
lab-column-interval = 95 %
lab-column-any = any time
lab-column-score = score
lab-column-rounds = rounds
lab-column-mean = mean
lab-column-sd = ±sd
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-numbers = { $low } to { $high }
lab-none = –
lab-note-even = n: games. Equal chances would give { $even }; a shared win is divided.
lab-skill = Luck or skill
lab-ahead = { $strong } ahead of { $weak }
lab-note-skill = Luck or skill: how often one bot finishes ahead of the other at the same table. 50 % would be luck alone, 100 % skill alone.
lab-note-intervals = 95 %: Wilson’s or Student’s interval, for a number of games fixed beforehand. any time: an interval that holds however often you look and whenever you stop.
lab-note-difference = Differences of wins are in percentage points. Both designs play the same deals in the same seats.
lab-note-surprising = *: still surprising after correction for how many are looked at together (Benjamini and Hochberg, 5 %).

lab-effect-naive = Without the change, the score of players who had it differs by { $mean } ({ $interval }) from that of players who hadn’t ({ $having } and { $lacking } of them).
lab-effect-role = { $alone ->
        [yes] This gives
       *[no] All changes together give
    } its owner { $mean } points ({ $interval }; { $n } deals, each played both ways).
lab-effect-table = { $alone ->
        [yes] This gives
       *[no] All changes together give
    } every player { $mean } points on average ({ $interval }; { $n } deals, each played both ways).
lab-effect-why-role = The first figure compares owners with other players, who differ in everything else that comes with the role. The second compares the same seat on the same deal: only the change is different. Trust the second.
lab-effect-why-card = The first figure compares players who took the card with players who didn’t: those who could afford it may have been ahead anyway. The second plays the same deals again with nothing else different. Trust the second.

# --- the laboratory on a server ---

lab-too-much-time = This study was played for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, the most that is allowed here. Its figures so far are kept; to play the rest, take the study home as a file (felicity lab run).
lab-endless = Game { $number } has not ended after { NUMBER($decisions) } decisions: with these bots and options it may never end. Choose others, e.g. a limit of rounds.
lab-in-use = { $id } is being played by another process now: wait until it ends, or stop it there.
lab-other-pack = Another pack with the fingerprint “{ $pack }” is kept here: rename yours.
lab-off = This server has no laboratory. felicity play has one, and felicity serve --lab.
lab-missing = The laboratory needs packages that aren’t installed: { $command }
lab-no-such-study = There is no study “{ $id }” here.
lab-not-yours = Somebody else started this study: only they can pause, cancel or remove it.
lab-too-many-games = This study has { NUMBER($games) } games; the limit here is { NUMBER($most) }.
lab-queue-full = { $most } studies are waiting already: try again when some of them are finished.
lab-too-many-waiting = { $most ->
        [one] One of your studies is
       *[other] { $most } of your studies are
    } waiting or being played already: wait for one, or pause one.
lab-no-room = There is no room for more studies on this server.
lab-too-busy = The server is too busy for this. Try again in a moment.
lab-too-much-memory = This study takes too much memory to read.
lab-too-long-to-read = This study takes too long to read.
lab-study-failed = A bug in a game or a bot prevents this study: { $why }
lab-process-lost = Its process crashed { $times } times at the same place: is there enough memory?

lab-bot-random = Random
    .about = picks any option
lab-bot-easy = Easy
    .about = sometimes overlooks the best option
lab-bot-greedy = Greedy
    .about = takes what is best at first sight
lab-bot-normal = Normal
    .about = thinks ahead; slow
lab-bot-hard = Hard
    .about = thinks further ahead; very slow
lab-bot-expert = Expert
    .about = thinks longest, at most two seconds a choice

# --- what can be wrong with a study ---

lab-study-too-long = This study is too long: up to { NUMBER($most) } letters can be read.
lab-study-quotes = “{ $text }” can’t be read as a study: a quotation mark isn’t closed.
lab-study-no-game = A study begins with the name of a game: one of { $games }.
lab-study-versus-twice = “vs” appears twice: a study compares two designs.
lab-study-word = “{ $word }” can’t be read: expected name:value, option=value, table.card.key=value or vs.
lab-study-twice = “{ $name }” appears twice: give it once.
lab-study-name = A study has no “{ $name }”: choose from { $known }, or write option=value.
lab-study-after-versus = { $name }:{ $value } can’t come after vs: both designs have the same { $name }.
lab-study-same = Both designs are the same: say after vs what is different.
lab-study-no-pack = There is no pack “{ $name }”: name its folder, or the fingerprint of a pack that was used here before.
lab-study-number = { $name }:{ $text } can’t be used: expected a whole number from 1 to { NUMBER($most) }.
lab-study-until = until:{ $text } can’t be used: expected the width of an interval in points, above 0 and below { $most }, e.g. 2.
lab-study-yes-no = { $name }:{ $text } can’t be used: expected yes or no.
lab-no-file = There is no file { $file }.
lab-file-no-game = { $file }: game = "..." is missing: a study names its game.
lab-file-key = { $file }: a study has no key “{ $name }”: choose from { $known }.
lab-file-versus-key = { $file }: versus has no key “{ $name }”: choose from { $known }.
lab-file-single = { $file }: { $name } is { $value }, expected a single value.
lab-file-table = { $file }: { $name } is { $value }, expected a table.
lab-file-bots = { $file }: bots is { $value }, expected a list of names.
lab-change-place = “{ $place }” isn’t a figure on a card: expected table.card.key.
lab-change-null = null can’t be written in a file of cards: expected a number, a text, true, false, a list or a table.
lab-no-games = { $games } games can’t be played: ask for at least 1.
lab-no-bot = No bot was named: name at least one.
lab-too-many-bots = { $bots } bots were named for { $players } seats: name at most { $players }.
lab-pack-name = A pack can’t be called “{ $name }”: its name begins with a letter or a digit.
lab-other-rules = { $id } was played by version { $rules } of the rules, and the current version is { $now }: run it as a new study.
lab-state-damaged = { $file } can’t be read: it is missing or damaged. Run the study again to repair it.
lab-several-studies = “{ $name }” could be any of { $ids }: type more of it.
lab-compare-game = { $first } and { $second } can’t be compared: they are studies of different games, { $one } and { $other }.
lab-compare-mode = { $first } and { $second } can’t be compared: they have different modes, { $one } and { $other }.
lab-compare-players = { $first } and { $second } can’t be compared: they have different numbers of players, { $one } and { $other }.
lab-compare-seeds = { $first } and { $second } can’t be compared: they play different deals (seeds { $one } and { $other }).
lab-compare-nothing = { $first } and { $second } can’t be compared: there is no deal yet that both have played.
lab-no-rows-of = { $id } has no rows yet: run it first.
lab-one-select = Only a single question can be asked here: one SELECT.
lab-question-too-long = That question takes longer than { $seconds } seconds: ask for less.
lab-cannot-answer = DuckDB can’t answer that: { $why }
lab-no-such-game = { $id } has no game { $number } of design { $design }.
lab-bot-too-slow = { $bot } thinks for too long: up to { NUMBER($most) } iterations are allowed here.
lab-rows-unreadable = The rows of this study can’t be read. Run it again to repair them.
lab-parquet-elsewhere = Parquet files need a server: felicity play and felicity serve --lab write them. Here the rows come as CSV.
lab-sql-elsewhere = Questions in SQL need a server: felicity play and felicity serve --lab answer them. Here the rows come as CSV, for any tool that speaks SQL.
