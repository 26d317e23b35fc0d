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

sound = Ton
sound-about = Kleine Geräusche des Tisches: Die App macht sie selbst; man hört sie, sobald du etwas gedrückt hast.
sound-on = Töne an
sound-volume = Lautstärke
sound-brick = Steine
sound-seal = Siegel
sound-card = Karten
sound-die = Würfel
sound-bell = Glocke: du bist dran
sound-fall = Türme, die einstürzen
sound-win = Das Ende
