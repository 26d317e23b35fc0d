app-title = Torri
app-skip = Zum Inhalt
app-close = Schließen
app-lost = Unter dieser Adresse ist nichts
app-lost-home = Zur Startseite
app-not-loaded = Diese Seite konnte nicht geladen werden. Bist du online? Lade neu, um es noch einmal zu versuchen.
app-again = Noch einmal versuchen

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

app-theme = Hell oder dunkel
app-theme-about = Gilt nur auf diesem Gerät.
app-theme-system = Wie das System
app-theme-light = Hell
app-theme-dark = Dunkel

app-sound = Ton
app-sound-about = Kleine Geräusche des Tisches: Die App macht sie selbst; zu hören sind sie, sobald du etwas gedrückt hast.
app-sound-on = Töne an
app-sound-volume = Lautstärke
app-sound-brick = Steine
app-sound-seal = Siegel
app-sound-card = Karten
app-sound-die = Würfel
app-sound-bell = Glocke: du bist dran
app-sound-fall = Türme, die einstürzen
app-sound-win = Das Ende

# Ein Tisch in diesem Browser selbst, ohne Server
app-local-fetching = Regeln und Mitspieler werden geholt: { $done } von { $total } MB
app-local-starting = Der Tisch wird vorbereitet …
app-local-reading = Die Regeln werden gelesen …
app-local-failed = Der Tisch ließ sich in diesem Browser nicht aufbauen.
app-local-elsewhere-title = Torri ist in einem anderen Tab offen
app-local-elsewhere = Deine Partien werden dort gespielt. Du kannst auch hier weiterspielen; dann hält der andere Tab an.
app-local-take-over = Hier weiterspielen
app-local-alone = Hier läuft Torri allein in deinem Browser, auch ohne Netz. Freunde, offene Tische, Turniere, Ranglisten und Konten brauchen einen Server.
app-local-needs-server = Das braucht einen Server
app-update = Es gibt eine neue Version von Torri. Deine Partien bleiben.
app-update-now = Neu laden
app-update-later = Später
