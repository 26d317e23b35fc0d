app-title = Torri
app-skip = Skip to the page
app-close = Close
app-lost = There is nothing at this address
app-lost-home = To the home page
app-not-loaded = This page could not be loaded. Are you online? Reload to try again.
app-again = Try again

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

app-theme = Light or dark
app-theme-about = Kept on this device only.
app-theme-system = Same as the system
app-theme-light = Light
app-theme-dark = Dark

app-sound = Sound
app-sound-about = Small sounds of the table: made by the app, heard once you have pressed something.
app-sound-on = Sounds on
app-sound-volume = Volume
app-sound-brick = Bricks
app-sound-seal = Seals
app-sound-card = Cards
app-sound-die = Dice
app-sound-bell = Bell: it is your turn
app-sound-fall = Towers that fall
app-sound-win = The end

# A table in this browser itself, without a server
app-local-fetching = Rules and players are being fetched: { $done } of { $total } MB
app-local-starting = The table is being set up …
app-local-reading = The rules are being read …
app-local-failed = The table could not be set up in this browser.
app-local-elsewhere-title = Torri is open in another tab
app-local-elsewhere = Your matches are played there. You may go on here instead; the other tab then stops.
app-local-take-over = Play on here
app-local-alone = Here Torri runs in your browser alone, even offline. Friends, open tables, events, leaderboards and accounts need a server.
app-local-needs-server = This needs a server
app-update = There is a new version of Torri. Your matches stay.
app-update-now = Reload
app-update-later = Later
