# Messages to people who aren't looking: in the browser, in a chat, by e-mail.

notice-turn = Your turn at { $game }
notice-begins = { $game } begins
notice-begins-turn = { $game } begins, and it’s your turn
notice-over = { $game } is over
notice-done = News from { $game }
notice-table = { $count ->
    [0] Table { $code }.
   *[other] Table { $code }, with { $names }.
}
notice-won = { $others ->
    [0] You won! Table { $code }.
    [one] You and one other player won! Table { $code }.
   *[other] You and { $others } others won! Table { $code }.
}
notice-won-by = { $names } won. Table { $code }.
notice-lost = Nobody won. Table { $code }.
notice-and = { $names } and { $last }
notice-more = { $count ->
    [one] One thing happened to you before:
   *[other] { $count } things happened to you before:
}
notice-test = This is what a message from Felicity looks like
notice-test-text = You asked for it, and it works.
notice-mail-subject = { $title } ({ $code })
notice-mail-foot = You get this because you asked Felicity to tell you. To stop these e-mails:
notice-code = { $code } is your code for Felicity
notice-code-text = Type this code on the page “Me” to get messages about your games at this address: { $code }
    It works for half an hour. If you didn’t ask for it, do nothing: nothing else is sent here.
