app-title = Torri
app-skip = Vai al contenuto
app-close = Chiudi
app-lost = A questo indirizzo non c’è nulla
app-lost-home = Alla pagina iniziale
app-not-loaded = Questa pagina non si è caricata. C’è la rete? Ricarica per riprovare.

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

theme = Chiaro o scuro
theme-about = Vale solo su questo dispositivo.
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
