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

page-error-unknown = That didn’t work, and nothing was changed. Please try again.
page-error-offline = The server can’t be reached. Is it still running?
page-error-cannot-read = This can’t be read as a record of Felicity.
page-error-bad-options = A table can’t be set up like this.
page-error-bad-message = The server couldn’t read that. A name has at most 24 letters and none of , ; : ( ) [ ].
page-error-not-allowed = That isn’t allowed now.
page-error-not-your-turn = It isn’t your turn.
page-error-not-your-seat = Somebody else sits there.
page-error-not-host = Only the host of the table may do that.
page-error-game-over = The game is over.
page-error-not-started = The game hasn’t begun yet.
page-error-already-started = The game has begun already.
page-error-stale = The table has moved on meanwhile. Nothing was changed; look again.
page-error-no-table = There is no such table.
page-error-no-seat = There is no such seat.
page-error-seat-taken = That seat is taken.
page-error-table-full = Every seat is taken.
page-error-not-watchable = This table doesn’t let others watch.
page-error-other-rules = This table began under another version of the rules; only a server of that version can finish it.
page-error-broken = This table can’t be opened because of a mistake in the program. Nothing of it is lost; other tables are not affected.
page-error-failed = This fails because of a mistake in the program. Nothing was changed.
page-error-too-long = This game is longer than a table can hold. Play on from its last position at a new table.
page-error-not-over = That is possible when the game is over.
page-error-key-missing = This browser didn’t show its key. Reload the page.
page-error-too-fast = That was too much at once. Wait a moment.
page-error-too-many-tables = There are too many tables here already. Old ones go after a while; until then play on at one of yours.
page-error-too-large = That is too large to send.
page-error-wrong-origin = The server doesn’t accept this page’s address.
page-error-busy = The server is busy. Nothing is lost; try again in a moment.
