# Oneself: what others see, devices, recovery phrase, one's data.

page-me-title = Me
page-me-about = Nothing here has to be filled in. No account, no e-mail: a name if you like, and ways to bring your games to another device.
page-me-signed-out = This device was signed out. It starts afresh; your games are still there on your other devices.
page-me-deleted = Everything was deleted. This device starts afresh.
page-me-cancel = Cancel

page-me-who = Who you are
page-me-who-about = Your name is shown at the tables you join from now on.
page-me-name-wrong = A name can’t contain any of , ; : ( ) [ ].
page-me-figure = Figure
page-me-figure-none = Your initial
page-me-figure-cat = Cat
page-me-figure-owl = Owl
page-me-figure-fox = Fox
page-me-figure-whale = Whale
page-me-figure-snail = Snail
page-me-figure-bee = Bee
page-me-figure-cactus = Cactus
page-me-figure-kite = Kite
page-me-figure-balloon = Balloon
page-me-figure-mushroom = Mushroom
page-me-figure-lighthouse = Lighthouse
page-me-figure-teapot = Teapot

## Devices

page-me-devices = My devices
page-me-devices-about = All of them share your name, your settings and your games: start on the laptop, play on with the phone.
page-me-device = A device
page-me-this-device = this device
page-me-added = since { $day }
page-me-sign-out = Sign out
page-me-sign-out-sure = Sign this device out?
page-me-sign-out-this = This browser then starts afresh, without your name, settings and games. They stay on your other devices.
page-me-sign-out-other = { $device } can no longer play or see your games. Did somebody else use it? Then make a new recovery phrase, too, and remove passkeys that you don’t know.
page-me-sign-out-last = This is your only device, and you have neither a recovery phrase nor a passkey: you could never get back to your games.
page-me-add = Add a device
page-me-link-about = Point the other device’s camera at this, or open the link there.
page-me-qr = QR code of the link for another device
page-me-link = Link for another device
page-me-link-once = It works once, within ten minutes. Show it to nobody else: whoever opens it can play your games.
page-me-link-old = That link is too old now.
page-me-came = { $device } was added.
page-me-came-hint = Wasn’t that you? Sign it out above.

## Joining

page-me-join = Do you play on another device already?
page-me-join-about = Choose “Add a device” there and open the link here. Or type your recovery phrase:
page-me-join-phrase = Recovery phrase
page-me-join-go = Continue
page-me-join-sure = Is this you?
page-me-nameless = Somebody without a name
page-me-join-has = { $devices ->
    [0] No device
    [one] One device
   *[other] { $devices } devices
}, { $tables ->
    [0] no games
    [one] one game
   *[other] { $tables } games
}
page-me-join-means = This device then has the same name, settings and games. Accept only if it is your own profile: whoever it belongs to can play for you.
page-me-join-brings = { $tables ->
    [one] The game on this device comes along.
   *[other] The { $tables } games on this device come along.
}
page-me-join-yes = Yes, that’s me
page-me-joined = Welcome back. This device is one of yours now.

## Recovery phrase

page-me-phrase = Recovery phrase
page-me-phrase-about = Eight words that bring everything back if you lose your devices. Write them down; nobody can look them up for you.
page-me-phrase-make = Make a recovery phrase
page-me-phrase-new = Make a new phrase
page-me-phrase-once = They are shown only this once. Capitals, accents and hyphens don’t matter when you type them.
page-me-phrase-made = You made a phrase on { $day }. A new one replaces it.
page-me-phrase-done = I have written them down

## Passkeys

page-me-passkeys = Passkeys
page-me-passkeys-about = Come back with your fingerprint, your face, your screen lock or a security key. You can have several.
page-me-passkeys-make = Make a passkey
page-me-passkeys-done = The passkey was made. You can come back with it wherever this page is open.
page-me-passkeys-added = made on { $day }
page-me-passkeys-used = last used on { $day }
page-me-passkeys-synced = on all devices of your password manager
page-me-passkeys-elsewhere = for { $host } only
page-me-passkeys-remove = Remove
page-me-passkeys-remove-sure = Remove this passkey?
page-me-passkeys-remove-means = It then opens nothing here any more. Your password manager or security key keeps listing it until you delete it there, too.
page-me-passkeys-insecure = Browsers make passkeys only on encrypted pages, whose address begins with https. This one doesn’t: use the recovery phrase instead.
page-me-passkeys-number = Browsers make passkeys only for pages whose address has a name, such as example.org. This one is a number: use the recovery phrase instead.
page-me-passkeys-browser = This browser can’t make passkeys. Use the recovery phrase instead.
page-me-passkeys-broken-off = Nothing was done: it was cancelled or took too long.
page-me-passkeys-there = There is a passkey of yours on that device already.
page-me-join-passkey = Use a passkey

## One's data

page-me-data = My data
page-me-data-about = This server keeps your name, figure, language and settings, the names of your devices, the public half of your passkeys, the day of your last visit, your games and, if you set up messages, where they go. Nothing else, and nobody else gets it.
page-me-export = Download everything
page-me-delete = Delete everything
page-me-delete-sure = Delete everything?
page-me-delete-means = Your profile, devices, phrase, passkeys and what you said at tables are deleted for good. In running games a bot takes your seat; finished games no longer carry your name. This can’t be undone.
page-me-delete-yes = Yes, delete everything about me

## What the server refused

page-error-signed-out = This device was signed out.
page-error-bad-phrase = That isn’t a recovery phrase: it has eight words of six letters each. One is missing or mistyped.
page-error-not-a-way-in = That link or phrase is no longer valid. A link works once, for ten minutes; a new phrase replaces the old one.
page-error-bad-passkey = This passkey isn’t known here, or it took too long. Try again.
page-error-no-passkey = That passkey was removed already.
page-error-no-passkeys = This server doesn’t offer passkeys.
page-error-no-passkeys-here = Passkeys don’t work at this address. Use the server’s usual address, or the recovery phrase.
page-error-too-many-passkeys = You have ten passkeys already. Remove one first.
page-error-no-device = That device is signed out already.
page-error-too-many-devices = You have twenty devices already. Sign one out first.
page-error-too-many-profiles = This server has no room for more profiles. You can play without one.
