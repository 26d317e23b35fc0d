app-title = Torri
app-skip = Naar de inhoud
app-close = Sluiten
app-lost = Op dit adres is niets
app-lost-home = Naar de beginpagina
app-not-loaded = Deze pagina kon niet worden geladen. Ben je online? Laad opnieuw om het nog eens te proberen.
app-again = Opnieuw proberen

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

app-theme = Licht of donker
app-theme-about = Geldt alleen op dit apparaat.
app-theme-system = Zoals het systeem
app-theme-light = Licht
app-theme-dark = Donker

app-sound = Geluid
app-sound-about = Kleine geluiden van de tafel: de app maakt ze zelf; je hoort ze zodra je iets hebt ingedrukt.
app-sound-on = Geluid aan
app-sound-volume = Volume
app-sound-brick = Stenen
app-sound-seal = Zegels
app-sound-card = Kaarten
app-sound-die = Dobbelstenen
app-sound-bell = Bel: je bent aan de beurt
app-sound-fall = Torens die instorten
app-sound-win = Het einde

# Een tafel in deze browser zelf, zonder server
app-local-fetching = Regels en medespelers worden opgehaald: { $done } van { $total } MB
app-local-starting = De tafel wordt klaargezet …
app-local-reading = De regels worden gelezen …
app-local-failed = De tafel kon in deze browser niet worden klaargezet.
app-local-elsewhere-title = Torri is in een ander tabblad open
app-local-elsewhere = Je partijen worden daar gespeeld. Je kunt ook hier verdergaan; dan stopt het andere tabblad.
app-local-take-over = Hier verder spelen
app-local-alone = Hier draait Torri alleen in je browser, ook offline. Voor vrienden, open tafels, toernooien, ranglijsten en accounts is een server nodig.
app-local-needs-server = Hiervoor is een server nodig
app-update = Er is een nieuwe versie van Torri. Je partijen blijven.
app-update-now = Opnieuw laden
app-update-later = Later
