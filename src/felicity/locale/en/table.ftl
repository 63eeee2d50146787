# What all games share.

## Somebody at the table, in all forms of the name

person = { $name }
    .of = { $name }’s
    .from = from { $name }
    .to = to { $name }
