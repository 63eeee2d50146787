# Le cadre de l’aide dans un terminal, et les erreurs de la ligne de commande.

usage-usage = Utilisation :
usage-options-metavar = [OPTIONS]
usage-commands-metavar = COMMANDE [ARGUMENTS]...
usage-arguments = Arguments :
usage-options = Options :
usage-commands = Commandes :
usage-help = Afficher cette aide et quitter.
usage-required = obligatoire
usage-default = par défaut :
usage-environment = variable :
usage-number = N
usage-text = TEXTE
usage-stopped = Interrompu.
usage-see-help = Voir : { $command } --help

error-usage-no-command = { $command } n’a pas de commande « { $name } » : choisissez parmi { $names }.
error-usage-no-option = { $command } n’a pas d’option { $option }.{ $close ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $close } ?
}
error-usage-needs-value = Il manque une valeur après { $option }.
error-usage-takes-no-value = { $option } ne prend pas de valeur : enlevez ce qui suit le signe =.
error-usage-missing = Il manque { $name } après { $command }.
error-usage-number = { $name } { $value } ne convient pas : il faut un nombre entier{ $limits ->
    [none] { "" }
    [least] { " " }à partir de { $least }
   *[both] { " " }de { $least } à { $most }
}.
error-usage-extra = { $command } ne sait que faire de « { $words } » : enlevez-le, ou mettez entre guillemets un nom qui contient des espaces.
