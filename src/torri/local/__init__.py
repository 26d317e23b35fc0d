"""Tables without a server: the app's own requests and messages, answered in the browser by the server's routes."""
