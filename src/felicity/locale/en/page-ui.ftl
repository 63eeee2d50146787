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
page-ui-offline = The server can’t be reached. Is it still running?
page-ui-failed = That didn’t work: { $message }
