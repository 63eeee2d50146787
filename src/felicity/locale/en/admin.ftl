# felicity admin.

help-admin = Look after a server while it runs: tables, people, reports, a notice for everybody, limits. Backups: felicity backup, felicity restore.
help-admin-tables = List the tables changed last.
help-admin-people = List people with a profile, seen last first.
help-admin-show = Show a table, a person or a report. Hidden cards, seeds, keys and talk that wasn’t reported are never shown.
help-admin-show-what = The code of a table, the id of a person or of a report.
help-admin-pause = Pause a table (nobody can do anything there) or a person (everything they ask for is refused).
help-admin-resume = Let a paused table or person go on.
help-admin-remove = Remove a table, or everything about a person.
help-admin-reports = List the reports that wait to be settled.
help-admin-settle = Settle a report.
help-admin-announce = Show a notice on every page; without a text, show the present one.
help-admin-limits = List the limits that can be changed while servers run.
help-admin-limit = Change a limit, on all running servers.
help-admin-what = The code of a table, or the id of a person.
help-admin-most = How many to list.
help-admin-yes = Really remove it.
help-admin-game = Only tables of this game.
help-admin-all = Settled ones too.
help-admin-report = The id of a report.
help-admin-text = The notice, in English.
help-admin-fr = The same in French.
help-admin-level = How it is shown.
help-admin-until = When it ends: 30m, 2h, 3d, or a time such as 2026-11-20T04:00.
help-admin-clear = Take the notice away.
help-admin-limit-name = A name listed by felicity admin limits.
help-admin-limit-value = A rate such as 2/60 (2 a second in the long run, 60 at once), a number, or default.
example-admin = Examples:
      felicity admin tables
      felicity admin show KPRTWX
      felicity admin announce --clear
example-admin-tables = Examples:
      felicity admin tables
      felicity admin tables --game { $game } --database postgresql://felicity@localhost/felicity
example-admin-people = Example:
      felicity admin people --most 200
example-admin-show = Examples:
      felicity admin show KPRTWX
      felicity admin show 3fa9c0d2e1b4
example-admin-pause = Examples:
      felicity admin pause KPRTWX
      felicity admin pause 3fa9c0d2e1b4
example-admin-resume = Example:
      felicity admin resume KPRTWX
example-admin-remove = Examples:
      felicity admin remove KPRTWX --yes
      felicity admin remove 3fa9c0d2e1b4 --yes
example-admin-reports = Example:
      felicity admin reports --all
example-admin-settle = Example:
      felicity admin settle 5b1f09aa
example-admin-announce = Examples:
      felicity admin announce "The server restarts at four." --fr "Le serveur redémarre à quatre heures." --level warning --until 2h
      felicity admin announce --clear
example-admin-limits = Example:
      felicity admin limits
example-admin-limit = Examples:
      felicity admin limit creations 1/20
      felicity admin limit tables 50000
      felicity admin limit creations default

admin-none = None.
admin-head-code = Table
admin-head-game = Game
admin-head-state = State
admin-head-people = People
admin-head-entries = Entries
admin-head-created = Since
admin-head-changed = Changed
admin-head-person = Person
admin-head-name = Name
admin-head-devices = Devices
admin-head-tables = Tables
admin-head-seen = Seen
admin-head-report = Report
admin-head-why = About
admin-head-made = Made
admin-head-settled = Settled
admin-head-limit = Limit
admin-head-set = Set
admin-head-default = By default
admin-head-meaning = What it limits
admin-state-open = open to all
admin-state-began = begun
admin-state-lobby = lobby
admin-state-paused = paused
admin-table = { $code }: { $game }, { $mode }, { $status ->
    [lobby] in the lobby
    [playing] playing
    [over] over
   *[record] a record
}; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}; since { $created }, changed { $changed }.
admin-table-flags = { $held ->
    [yes] Paused by the host of this server.{" "}
   *[no] {""}
}{ $open ->
    [yes] Open to everybody
   *[no] By link only
}, { $watch ->
    [yes] may be watched
   *[no] can’t be watched
}, { $talk ->
    [yes] free talk
   *[no] phrases only
}.
admin-seat = Seat { $seat }: { $kind ->
    [human] { $name }, person { $person }
    [bot] a bot ({ $level })
   *[link] free
}
admin-person = { $id }: { $name }; profile since { $created }, last seen { $seen }; paused: { $state }
admin-person-devices = Devices: { $count } ({ $labels })
admin-person-tables = Tables: { $count } ({ $codes })
admin-person-reports = Reports about them: { $count }
admin-report = { $id }: { $name } (person { $person }) in seat { $seat } of { $code }, { $at }. About: { $why }. Settled: { $settled }
admin-report-text = What was written: { $text }
admin-why-words = what was said
admin-why-behaviour = behaviour
admin-why-name = the name
admin-why-other = something else
admin-paused = { $what } is paused. Running servers follow within seconds.
admin-resumed = { $what } goes on.
admin-removed = { $what } is removed.
admin-settled = { $what } is settled; it is removed after 90 days.
admin-announced = The notice is shown on every page within a minute.
admin-cleared = The notice is taken away.
admin-no-notice = There is no notice.
admin-notice = { $text } ({ $level }, until { $until })
admin-limit-set = { $name }: { $value }. Running servers follow within seconds.
admin-limit-requests = requests and new WebSockets of one address
admin-limit-creations = new tables of one address
admin-limit-telling = profile changes of one address
admin-limit-guesses = recovery phrases and links tried from one address
admin-limit-exports = exports of one address
admin-limit-openings = tables opened to everybody from one address
admin-limit-inviting = invitations from one address
admin-limit-reporting = reports from one address
admin-limit-talking = what one person says
admin-limit-tables-per-key = tables that one person hosts or sits at
admin-limit-tables = tables in total
admin-limit-profiles = profiles in total

error-admin-none = { $what }: there is no such table, person or report here.
error-admin-paused = { $what } is paused already.
error-admin-not-paused = { $what } is not paused.
error-admin-settled = { $what } is settled already.
error-admin-sure-table = { $what } would be removed with everything in it, for good. If you are sure, add --yes.
error-admin-sure-person = Everything about { $what } would be deleted, for good: profile, name, words, seats. If you are sure, add --yes.
error-admin-long = A notice has up to { $most } letters.
error-admin-level = “{ $text }” is not a level: choose info or warning.
error-admin-until = “{ $text }” is not a time: write 30m, 2h, 3d, or a time such as 2026-11-20T04:00.
error-admin-past = { $text } is in the past.
error-admin-limit-name = There is no limit “{ $text }”: felicity admin limits lists them.
error-admin-limit-rate = “{ $text }” is not a rate: write e.g. 2/60 (2 a second in the long run, 60 at once), or default.
error-admin-limit-count = “{ $text }” is not a number: write e.g. 5000 (0 for no limit), or default.
error-store-older = The tables in { $place } belong to an older version of Felicity. Nothing was changed: start a server of this version once, then try again.
