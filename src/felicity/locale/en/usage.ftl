# The frame of the help in a terminal, and mistakes on the command line.

usage-usage = Usage:
usage-options-metavar = [OPTIONS]
usage-commands-metavar = COMMAND [ARGUMENTS]...
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-help = Show this help and exit.
usage-required = required
usage-default = default:
usage-environment = variable:
usage-number = N
usage-text = TEXT
usage-stopped = Stopped.
usage-see-help = See: { $command } --help

error-usage-no-command = { $command } has no command “{ $name }”: choose one of { $names }.
error-usage-no-option = { $command } has no option { $option }.{ $close ->
    [none] { "" }
   *[other] { " " }Did you mean { $close }?
}
error-usage-needs-value = { $option } needs a value: write it after the option.
error-usage-takes-no-value = { $option } takes no value: leave out what comes after the =.
error-usage-missing = { $command } needs { $name }.
error-usage-number = { $name } { $value } can’t be used: expected a whole number{ $limits ->
    [none] { "" }
    [least] { " " }of at least { $least }
   *[both] { " " }from { $least } to { $most }
}.
error-usage-extra = { $command } doesn’t know what to do with “{ $words }”: leave it out, or put quotation marks around a name with blanks.
