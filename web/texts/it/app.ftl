app-title = Torri
app-skip = Vai al contenuto
app-close = Chiudi
app-lost = A questo indirizzo non c’è nulla
app-lost-home = Alla pagina iniziale
app-not-loaded = Questa pagina non si è caricata. C’è connessione? Ricarica per riprovare.
app-again = Riprova

app-game-firenze = Firenze
app-game-patrizier = Patrizier
app-game-florenza = Florenza

app-theme = Chiaro o scuro
app-theme-about = Vale solo su questo dispositivo.
app-theme-system = Come il sistema
app-theme-light = Chiaro
app-theme-dark = Scuro

app-sound = Suono
app-sound-about = Piccoli suoni del tavolo: li crea l’app e si sentono dopo che hai premuto qualcosa.
app-sound-on = Suoni attivi
app-sound-volume = Volume
app-sound-brick = Mattoni
app-sound-seal = Sigilli
app-sound-card = Carte
app-sound-die = Dadi
app-sound-bell = Campana: tocca a te
app-sound-fall = Torri che crollano
app-sound-win = La fine

# Un tavolo in questo browser stesso, senza server
app-local-fetching = Si scaricano regole e avversari: { $done } di { $total } MB
app-local-starting = Si prepara il tavolo …
app-local-reading = Si leggono le regole …
app-local-failed = Non è stato possibile preparare il tavolo in questo browser.
app-local-elsewhere-title = Torri è aperto in un’altra scheda
app-local-elsewhere = Le tue partite si giocano lì. Puoi continuare qui: allora l’altra scheda si ferma.
app-local-take-over = Continua qui
app-local-alone = Qui Torri gira solo nel tuo browser, anche senza rete. Per amici, tavoli aperti, tornei, classifiche e account serve un server.
app-local-needs-server = Per questo serve un server
app-update = C’è una nuova versione di Torri. Le tue partite restano.
app-update-now = Ricarica
app-update-later = Più tardi
