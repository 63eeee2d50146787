"""The tables of the server in a tab of a browser: without a server, for whoever sits there."""
