app-title = Torri
app-skip = Zum Inhalt
app-close = Schließen
app-lost = Unter dieser Adresse ist nichts
app-lost-home = Zur Startseite
app-not-loaded = Diese Seite konnte nicht geladen werden. Ist das Netz da? Lade neu, um es noch einmal zu versuchen.

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

theme = Hell oder dunkel
theme-about = Gilt nur auf diesem Gerät.
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
