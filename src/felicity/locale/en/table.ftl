# What all games share.

## Somebody at the table, in all forms of the name

person = { $name }
    .of = { $name }’s
    .from = from { $name }
    .to = to { $name }

# Why an option can’t be chosen now, in every game
why-not-your-turn = it is { $who-of } turn to choose
why-not-asked = that isn’t the question right now. The question is: { $question }
why-seat = seat { $number }
