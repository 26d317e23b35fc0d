app-title = Torri
app-skip = Skip to the page
app-close = Close
app-lost = There is nothing at this address
app-lost-home = To the home page
app-not-loaded = This page could not be loaded. Are you online? Reload to try again.

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
