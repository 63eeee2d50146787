"""Tables for people: HTTP and WebSocket, a store that loses nothing, lobby, bots in their seats. The messages are in docs/protocol.md."""
