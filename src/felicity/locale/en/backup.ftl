# felicity backup and felicity restore.

help-backup = Write all tables to a file, even while a server is using them. Studies of the laboratory are files of their own: the command says which folder to copy.
help-backup-file = The new file.
help-backup-replace = Replace an earlier backup of that name.
example-backup = Examples:
      felicity backup monday.backup
      felicity backup monday.backup --database postgresql://felicity@localhost/felicity
help-restore = Restore the tables of a backup into SQLite or PostgreSQL. No server may be using them.
help-restore-file = A file that felicity backup wrote.
help-restore-replace = Replace all existing tables.
example-restore = Examples:
      felicity restore monday.backup
      felicity restore monday.backup --replace
      felicity restore monday.backup --database postgresql://felicity@localhost/felicity

backup-stage-copy = Copying
backup-stage-check = Checking
backup-done = { $file } is complete: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }. It holds secrets of the games: keep it private.
backup-studies = { $count ->
    [one] { $count } study of the laboratory is not in it
   *[other] { $count } studies of the laboratory are not in it
  }: copy the folder { $folder } as well, at any time.
restore-done = { $place } now holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } with { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }. Start the server again.
restore-aside = The damaged store was kept as { $file }.

error-backup-exists = { $file } already exists. Choose another name, or replace that backup with --replace.
error-backup-other = { $file } is not a Felicity backup, so it was left alone. Choose another name.
error-backup-write = The backup { $file } can’t be written: { $why }.
error-backup-read = The backup { $file } can’t be read: { $why }.
error-backup-foreign = { $file } is not a backup of Felicity, or its beginning is damaged. Nothing was changed.
error-backup-newer = { $file } was written by a newer version of Felicity. Nothing was changed: restore it with that version.
error-backup-damaged = { $file } is damaged or incomplete. Nothing was changed: use another backup.
error-backup-rows = { $file } can’t be stored there: { $why }. Nothing was changed.
error-store-none = There are no tables in { $place }: start a server there first, or name another --database.
error-store-memory = A database in memory is gone when the command ends. Name a file or a PostgreSQL database with --database.
error-store-served = A server is using the tables in { $place }. Nothing was changed: stop it, then restore.
error-store-holds = { $place } already holds tables or profiles ({ $why }). Nothing was changed: to replace them all, use --replace.
