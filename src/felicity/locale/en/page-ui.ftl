# What is the same on every page: the bar at the top, dialogs, the curtain.

page-ui-home = Felicity, to the start page
page-ui-pages = Pages
page-ui-rules = Rules
page-ui-settings = Settings
page-ui-language = Language
page-ui-to-dark = Switch to the dark theme
page-ui-to-light = Switch to the light theme
page-ui-close = Close
page-ui-dismiss = Dismiss this message
page-ui-pass-to = Pass to { $name }
page-ui-pass-why = The hand behind this curtain is for { $name } alone.
page-ui-lift = I’m { $name }, lift the curtain
page-ui-seat = Seat { $seat }

## What the server refused, by its code

page-error-unknown = That didn’t work. Nothing was changed; please try again.
page-error-offline = The server can’t be reached. Is it still running?
page-error-cannot-read = This isn’t a Felicity record.
page-error-bad-options = These settings don’t go together.
page-error-bad-message = The server couldn’t read that. A name can have up to 24 letters, and none of , ; : ( ) [ ].
page-error-not-allowed = That isn’t allowed now.
page-error-not-your-turn = It isn’t your turn.
page-error-not-your-seat = That isn’t your seat.
page-error-not-host = Only the host can do that.
page-error-game-over = The game is over.
page-error-not-started = The game hasn’t begun yet.
page-error-already-started = The game has already begun.
page-error-stale = The game has moved on. Nothing was changed; look again.
page-error-no-table = There is no such table.
page-error-no-seat = There is no such seat.
page-error-seat-taken = That seat is taken.
page-error-table-full = Every seat is taken.
page-error-not-watchable = This table isn’t open to spectators.
page-error-other-rules = This table uses another version of the rules. Only a server with that version can finish it.
page-error-broken = This table can’t be opened because of a bug. Nothing is lost, and other tables still work.
page-error-failed = That failed because of a bug. Nothing was changed.
page-error-too-long = This game is longer than a table can hold. Play on from its last position at a new table.
page-error-not-over = You can do that once the game is over.
page-error-key-missing = This browser didn’t send its key. Reload the page.
page-error-too-fast = Too many requests. Wait a moment.
page-error-too-many-tables = There are too many tables on this server. Old ones are removed after a while; until then, go on with one of yours.
page-error-too-large = That is too large to send.
page-error-wrong-origin = The server doesn’t accept this page’s address.
page-error-busy = The server is busy. Nothing is lost; try again in a moment.
