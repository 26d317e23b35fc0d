"""Matches followed live: WebSockets for the browser, streams of lines for programs."""
