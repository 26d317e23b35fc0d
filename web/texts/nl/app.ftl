app-title = Torri
app-skip = Naar de inhoud
app-close = Sluiten
app-lost = Op dit adres is niets
app-lost-home = Naar de beginpagina
app-not-loaded = Deze pagina kon niet worden geladen. Ben je online? Laad opnieuw om het nog eens te proberen.

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
