app-title = Torri
app-skip = Naar de inhoud
app-close = Sluiten
app-lost = Op dit adres is niets
app-lost-home = Naar de beginpagina
app-not-loaded = Deze pagina kon niet worden geladen. Is er netwerk? Laad opnieuw om het nog eens te proberen.

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

theme = Licht of donker
theme-about = Geldt alleen op dit apparaat.
theme-system = Als het systeem
theme-light = Licht
theme-dark = Donker

sound = Geluid
sound-about = Kleine geluiden van de tafel: de app maakt ze zelf; je hoort ze zodra je iets hebt ingedrukt.
sound-on = Geluid aan
sound-volume = Volume
sound-brick = Stenen
sound-seal = Zegels
sound-card = Kaarten
sound-die = Dobbelstenen
sound-bell = Bel: je bent aan de beurt
sound-fall = Torens die instorten
sound-win = Het einde
