# What is wrong with house cards, or with options that don't go together.

nation-error-characters = characters={ $characters } names { $count } characters for { $seats } seats: name up to { $seats }.
nation-error-character = characters: there is no character { $character }; known are { $known }.
nation-error-character-twice = characters: { $character } is named twice, and only one player can be it (NATION-0.2).
nation-error-missing = characters: builder and farmer are always in play (NATION-S.1b); { $count ->
    [one] { $first }
   *[other] { $first } and { $second }
} would be missing.

nation-expected-rows = five payments [balance before, interest, payback, balance after], the last one leaving 0
nation-expected-rising = { $count } rising whole numbers from { $low } to { $high }
nation-expected-characters = a list of characters
nation-wrong-start = key start must be one of the values
nation-wrong-first-row = key rows must begin with the amount of the loan
nation-wrong-payment = key rows: interest and payback of each payment must add up to per_turn
nation-wrong-interest = key total_interest must be the sum of the interest in rows
