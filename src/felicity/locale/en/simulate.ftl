## felicity simulate: many games among bots

# --- how it is called ---

simulate-help = Play many games among bots and report who wins, how often and how.
simulate-help-game = The game to play.
simulate-help-players = How many seats.
simulate-help-mode = The mode of the game.
simulate-help-bots = Who plays, seat by seat, separated by commas; the last one fills the remaining seats.
simulate-help-games = How many games.
simulate-help-seed = A number or a word for all random draws; the same seed gives the same results. Random by default.
simulate-help-jobs = How many processes play at once; the results don’t depend on it. All cores by default.
simulate-help-option = An option of the game; can be repeated.
simulate-help-pack = A folder of corrected card data.
simulate-help-rotate = Move every bot one seat on after each game, or let all keep their seats.
simulate-help-cards = Also count cards: how often each is taken, and how players who have it do; not in every game.
simulate-help-json = Write all statistics to this file; - is the standard output.
simulate-help-csv = Write one row per game to this file, or with --cards one row per card; - is the standard output.
simulate-help-progress = Show a progress bar or not; by default in a terminal only.

simulate-two-outputs = --json and --csv can’t both go to the standard output. Send at least one of them to a file.
simulate-same-file = --json and --csv name the same file, { $file }. Name two.
simulate-cannot-write = { $file } can’t be written: { $why }.

# --- while and after it runs ---

simulate-playing = Playing
simulate-per-second = { NUMBER($value, maximumSignificantDigits: 3) } games/s
simulate-stopped =
    Stopped: { $games ->
        [0] no game was finished.
        [one] these are the results of the only game finished, of { $planned }.
       *[other] these are the results of the first { $games } games, of { $planned }.
    }

simulate-title = { $title }, { $mode ->
        [basic] Basic mode
        [competitive] Competitive mode
        [coop] Cooperative mode
        [solo] Solo mode
       *[other] { $mode }
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulate-speed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { NUMBER($seconds, maximumSignificantDigits: 3) } s: { NUMBER($rate, maximumSignificantDigits: 3) } per second ({ $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    })
simulate-seed = Seed { $seed }; game number n has the seed { $seed }-n
simulate-bots = Bots, from seat 1: { $bots }
simulate-bot-alone = Bot: { $bots }
simulate-rotated = After each game every bot moves one seat on (the last to seat 1), so that everybody sits everywhere in turn.
simulate-not-rotated = All bots keep their seats.
simulate-pack = Pack: { $pack }
simulate-options = Options: { $options }

simulate-won =
    { $n ->
        [one] { $wins } of 1 game was won
       *[other] { $wins } of { $n } games were won
    }: { $rate } (95 % interval { $interval })
simulate-won-how =
    { $players ->
        [one] The game is won with a score of { $target } or more.
       *[other] All seats win together if each of them scores { $target } or more; else all lose.
    }

# --- tables ---

simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-fine-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-percent-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-span = { $low }–{ $high }
simulate-none = –

simulate-by-bot = Bots
simulate-by-seat = Seats
simulate-by-turn = Turn order
simulate-by-career = Careers
simulate-by-character = Characters
simulate-by-trait = Child traits
simulate-seat = seat { $number }
simulate-turn = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }

simulate-column-n = n
simulate-column-rate = wins
simulate-column-interval = 95 %
simulate-column-score = score
simulate-column-mean = mean
simulate-column-sd = ±sd
simulate-column-median = median
simulate-column-middle = 5–95 %
simulate-column-lowest = lowest
simulate-column-highest = highest
simulate-column-games = games
simulate-column-part = share
simulate-column-all = all

simulate-sources = Mean points
simulate-total = = score
simulate-source-start = at the start
simulate-source-activities = activities
simulate-source-goals = goals
simulate-source-reputation = reputation
simulate-source-work = work
simulate-source-events = events
simulate-source-depletion = depletion
simulate-source-debt = debt
simulate-source-landfill = landfill

simulate-length = Length of a game
simulate-rounds = rounds
simulate-decisions = decisions
simulate-by-rounds = Rounds
simulate-deaths = Died in round

simulate-endings = How games ended
simulate-ending-happiness = happiness reached 12
simulate-ending-depletion = the materials ran out
simulate-ending-round_limit = the round limit

simulate-tie-breaks = What decided
simulate-tie-break-score = the score
simulate-tie-break-reputation = tie: reputation
simulate-tie-break-landfill = tie: landfill
simulate-tie-break-goals = tie: goals
simulate-tie-break-activities = tie: activities
simulate-tie-break-shared = nothing: shared win

simulate-note-wins = wins: a shared win is divided equally among the winners; equal skill would give { $even }.
simulate-note-wins-together = wins: of the n games in which somebody had the role.
simulate-note-interval = n: how often the bot, seat or role played; 95 %: Wilson’s interval for its wins.
simulate-note-interval-together = 95 %: Wilson’s interval for the share of games won.
simulate-note-turn = Turn order: counted from the starting player, who may sit anywhere.
simulate-note-middle = 5–95 %: the middle nine tenths of all values; ±sd: the standard deviation.
simulate-written = { $file } was written.
simulate-kept = Kept: felicity lab report { $id } tells more.
simulate-go-on = Kept as { $id }; the same command goes on.

# --- cards ---

simulate-kind-of-card = { $kind ->
        [basic] Basic projects
        [single] Single-round
        [group] Group projects
        [item] Items
        [activity] Activities
        [job] Jobs
        [partner] Partners
        [trait] Child traits
        [goal] Life goals
        [life_goal] Memories: goals
        [skill] Memories: skills
        [choice] Memories: choices
        [repeatable] Memories: repeatables
       *[other] { $kind }
    }
simulate-kinds = Cards a life has
simulate-column-some = some
simulate-column-offered = seen
simulate-column-taken = taken
simulate-effect-span = ±{ NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
simulate-whole-percent-span = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
simulate-note-cards = Cards: seen, how often it was on offer; taken, how often of these somebody took it; n, the seats that had it, and their wins; score, how much more they score than the others in games where it was on offer. Memories are on offer to the player who holds them, and taken when they are realised. Cards a life has: how many of each kind, how many lives have some, and how much more those score than the others.
error-no-card-counts = Cards can’t be counted in { $game }; they can in { $games }.
