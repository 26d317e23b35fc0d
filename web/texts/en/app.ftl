app-title = Torri
app-skip = Skip to the page
app-close = Close
app-lost = There is nothing at this address
app-lost-home = To the home page
app-not-loaded = This page could not be loaded. Is the network there? Reload to try again.

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

theme = Light or dark
theme-about = Kept on this device only.
theme-system = As the system
theme-light = Light
theme-dark = Dark

sound = Sound
sound-about = Small sounds of the table: made by the app, heard once you have pressed something.
sound-on = Sounds on
sound-volume = Volume
sound-brick = Bricks
sound-seal = Seals
sound-card = Cards
sound-die = Dice
sound-bell = Bell: it is your turn
sound-fall = Towers that fall
sound-win = The end
