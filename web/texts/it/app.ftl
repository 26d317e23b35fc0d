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

sound = Suono
sound-about = Piccoli suoni del tavolo: li crea l’app e si sentono dopo che hai premuto qualcosa.
sound-on = Suoni attivi
sound-volume = Volume
sound-brick = Mattoni
sound-seal = Sigilli
sound-card = Carte
sound-die = Dadi
sound-bell = Campana: tocca a te
sound-fall = Torri che crollano
sound-win = La fine
