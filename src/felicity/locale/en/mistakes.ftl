# What is wrong with a pack of house cards, with a save, or with an option, and where: for terminals, and for pages that check what people type.

error-data = { $where }: { $wrong }.
error-pack-mistakes = The pack has mistakes:
    { $mistakes }
error-pack-unknown = This game was played with the pack { $pack }: name its folder (pack=DIR, --pack DIR) to go on.
error-chair = { $option }={ $chair } can’t be used: only { $players } play ({ $rule }).
error-option-words = { $option }={ $value } can’t be used: expected words with commas between them ({ $rule }).
error-chance = chance={ $chance } can’t be used: chance is one of { $known }.

mistake = { $wrong }.
mistake-at = { $place }: { $wrong }.
mistake-in = { $file }: { $place }: { $wrong }.

## Files

file-not-text = not a text in UTF-8 ({ $why }): save it in that encoding
file-not-toml = not valid TOML: { $why }
file-long-key = the key { $name } has { $parts } parts: expected up to { $most }
file-many-keys = has { $parts } parts of keys and tables: expected up to { $most }
file-not-ordinary = can’t be read: expected an ordinary file
file-too-large = is too large: expected up to { $most } bytes
file-unreadable = can’t be read ({ $why })
file-too-much-memory = takes too much memory to read
file-too-long = takes too long to read
folder-unreadable = this folder can’t be read ({ $why })
folder-missing = there is no such folder; a pack is a folder of .toml files
folder-files = a pack needs at least one .toml file, and up to { $most }

## Tables, cards and keys

wrong-table = table [[{ $table }]] is not known; a pack may hold { $known }
wrong-brackets = { $table } must be written as [[{ $table }]], once for each card
wrong-no-id = [[{ $table }]] number { $number }: key id is missing
wrong-card = [[{ $table }]] { $card }: there is no such card; known are { $known }
wrong-key = key { $at } is not known; known are { $known }
wrong-fixed = key { $at } can’t be changed by a pack
wrong-missing = key { $at } is missing
wrong-value = key { $at } is { $value }, expected { $expected }
wrong-data = key { $at }: { $wrong }
wrong-row = key { $at }, row { $row }: { $wrong }
wrong-rows = key { $at } has { $count } rows, expected { $expected }
wrong-cards = The game can’t be played with these cards

## What was found, and what was expected

value-object = an object
value-list = a list of { $count }
value-number = a number beyond counting
value-other = a { $kind }
span = { $low } to { $high }
span-one = { $low }
expected-number = a whole number from { $low } to { $high }
expected-at-most = at most { $most }
expected-word = one of { $words }
expected-text = a text
expected-flag = true or false

## What no file may hold

data-key = a key is { $value }, expected a text
data-many = has too many values: expected up to { $most }
data-deep = is nested too deeply: expected up to { $most } objects and lists inside one another
data-text = { $value } can’t be used: expected a text of up to { $most } letters without control characters
data-number = a number has too many digits: expected one from -2^256 to 2^256
data-kind = { $value } can’t be used: expected an object, a list, a text, a number, true, false or null

## What the operating system says

system-no-such-file = No such file or directory
system-no-permission = Permission denied
system-a-folder = Is a directory
system-not-a-folder = Not a directory
system-disk-full = No space left on device
system-read-only = Read-only file system
system-name-too-long = File name too long
system-address-in-use = Address already in use
system-no-such-address = Cannot assign requested address
system-refused = Connection refused
