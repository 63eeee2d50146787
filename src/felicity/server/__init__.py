"""Tables for people: HTTP and WebSocket, a durable store, lobby, bots in their seats. The messages are described in docs/protocol.md."""
