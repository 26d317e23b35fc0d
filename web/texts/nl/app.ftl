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
