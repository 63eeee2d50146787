# La donne du jour.

page-error-no-daily = Cette donne n’existe pas.
page-error-daily-over = Ce jour est passé. Jouez la donne d’aujourd’hui, ou entraînez-vous sur celle-ci.
page-error-daily-done = Vous avez déjà joué cette donne. Rejouez-la autant que vous voulez pour vous entraîner.
page-error-daily-running = D’autres jouent peut-être encore cette donne : ce sera possible une fois le jour passé.
page-error-daily-alone = La donne du jour se joue une seule fois, et sans aide. Vous pourrez ensuite vous entraîner à votre guise.
