# How a host sets up messages to people.

help-serve-notices = May people set up messages about their games (push, chat, e-mail)? They leave this machine; --no-notices sends none.
help-serve-inside = A network that such messages may go to although it isn’t public, e.g. 192.168.1.0/24, also without encryption; can be repeated.
help-serve-site = The address at which people see the page, e.g. https://example.org/felicity: for links in messages.
help-serve-smtp = The mail server for messages by e-mail, smtp://USER:PASSWORD@HOST:PORT or smtps://…; better given as FELICITY_SMTP in the environment.
help-serve-mail-from = Whom e-mails are from, e.g. felicity@example.org.
error-site = “{ $text }” can’t be the address of the page: write it like https://example.org/felicity.
error-smtp = The mail server can’t be read: write --smtp smtp://USER:PASSWORD@HOST:PORT (or smtps://…) and --mail-from felicity@example.org.
error-smtp-site = E-mails need --site, so that their links lead here.
help-play-notices = Let people set up messages about their games (push, chat): they leave this machine.
