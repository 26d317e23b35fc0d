app-title = Torri
app-skip = Vai al contenuto
app-close = Chiudi
app-lost = A questo indirizzo non c’è nulla
app-lost-home = Alla pagina iniziale
app-not-loaded = Questa pagina non si è caricata. C’è la rete? Ricarica per riprovare.

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza
