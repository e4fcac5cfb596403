"""The server: live tables over HTTP and WebSockets, and the store that keeps their events."""
