"""Letters that leave the server: mails, pushes to browsers, calls of programs."""
