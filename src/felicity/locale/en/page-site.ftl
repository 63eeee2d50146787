## A site without a server: everything is in this browser

page-site-title = This browser
page-site-about = This Felicity has no server: your games are in this browser, on this device, and nobody else sees them.
page-site-start = Board games about happiness: alone against bots, or with others around one screen.
page-site-promise = No account, no server, no third parties. Your games stay in this browser.
page-site-games = Your games
page-site-games-about = If you clear this site’s data in your browser, they are gone.
page-site-count = { $tables ->
    [0] No game yet.
    [one] One game, { $finished ->
        [0] not finished.
       *[other] finished.
    }
   *[other] { $tables } games, { $finished } of them finished.
}
page-site-room = { $used } MB used by this site, of { $room } MB that the browser allows.
page-site-delete = Delete finished games
page-site-delete-sure = { $finished ->
    [one] Delete one finished game?
   *[other] Delete { $finished } finished games?
}
page-site-delete-means = They can’t be brought back. Games that are still going on stay.
page-site-move = To another place
page-site-move-about = At the end of a game you can download its record. On the start page, here or on a server, “Open a record” shows it again and lets you play on from any point.
page-site-to-start = To the start page
page-site-offline = Without a network
page-site-offline-yes = Everything is on this device now: Felicity works without a network too. Your browser’s menu can install it like an app.
page-site-offline-soon = Felicity is still being copied to this device. After that it works without a network too.
page-site-offline-no = At this address the browser can’t keep Felicity: it needs a network each time. With https it would do without.
page-site-elsewhere = Only with a server
page-site-elsewhere-about = Anybody can run one with “felicity serve”.
page-site-not-people = Playing with people on other devices, and open tables
page-site-not-clocks = Clocks, games by mail and the deal of the day
page-site-not-devices = Your games on several devices, passkeys and recovery phrases
page-site-not-messages = Messages when it’s your turn
page-site-not-share = Sharing a game by a link, and statistics of all your games
page-site-not-studies = Large studies in the laboratory, their Parquet files and questions in SQL
page-site-update = There is a newer version of Felicity. It waits until you use it.
page-site-update-now = Use it now
page-error-no-server = That needs a server, and this Felicity has none.
page-error-no-start = Felicity doesn’t run in this browser. It needs a current one that may store data: private windows and very old devices don’t always do.
page-error-cannot-keep = This browser’s storage is full, so nothing was changed. Delete finished games under “This browser”.
page-error-cleared = The data of this site was deleted while this game was open, so it can’t be kept. Begin a new one.
page-table-closed-no-start = Felicity doesn’t run in this browser. It needs a current one that may store data: private windows and very old devices don’t always do.
page-site-review-meanwhile = You can look at other pages meanwhile: the work goes on while this tab is open, and what is known stays here.
