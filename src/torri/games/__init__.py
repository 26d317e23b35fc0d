"""The games, one package each, with the same file names; each is found through the entry points `torri.games`."""
