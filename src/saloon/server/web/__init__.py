"""What comes in by HTTP and WebSocket, and the page's files."""
