# La partita del giorno.

daily-title = Partita del giorno
daily-about = Le stesse estrazioni, gli stessi bot e lo stesso posto per tutti; la giochi una volta.
daily-about-past = Le stesse estrazioni, gli stessi bot e lo stesso posto per tutti.
daily-game = Gioco
daily-tab-played = { $points }, { $place }º posto
daily-tab-points =
    { $points ->
        [one] Un punto
       *[other] { $points } punti
    }
daily-tab-running = iniziata
daily-tab-uncounted = non conta
daily-tab-other = già giocata
daily-today = { $game } oggi
daily-table =
    { $players ->
        [2] Due al tavolo: tu hai il posto { $seat }, l’altro è un bot di livello { $level }.
       *[other] { $players } al tavolo: tu hai il posto { $seat }, gli altri sono bot di livello { $level }.
    }
daily-play = Gioca
daily-go-on = Continua
daily-uncounted = Hai iniziato questa partita, ma non l’hai finita in tempo e da solo: non conta. Domani ce n’è una nuova.
daily-other = Questa partita è già stata iniziata in questo browser, da un ospite o con un altro nome: è la stessa persona, e ogni partita si gioca una volta.
daily-rule-once = Ogni partita si gioca una volta, anche se accedi solo dopo. Puoi fermarti e continuare più tardi.
daily-rule-open = Niente consigli, e ciò che ha rivelato qualcosa non si annulla.
daily-rule-time = Conta se finisce prima di mezzanotte (UTC) e l’hai giocata solo tu.
daily-rule-sealed = Chi non l’ha giocata non ne vede risultati né partite finché il giorno non è finito.
daily-yesterday = La partita di ieri
daily-against-field = Tu e tutti gli altri
daily-against-past = Tu e le tue partite passate
daily-field = Che cosa ne è stato fatto
daily-played =
    { $count ->
        [one] Giocata da una persona
       *[other] Giocata da { $count }
    }
daily-own-played =
    { $count ->
        [one] La tua prima
       *[other] Le tue { $count } partite
    }
daily-closes = fino a mezzanotte (UTC)
daily-points =
    { $count ->
        [one] punto
       *[other] punti
    }
daily-place = { $place }º
daily-of = su { $count }
daily-of-hundred = su 100
daily-margin = sul miglior bot
daily-chart = Quanti hanno ottenuto ciascun punteggio; il valore centrale di { $count } è { $middle }.
daily-middle = Il valore centrale: { $points }. A righe: dietro di te.
daily-you = tu
daily-maestro-made = Maestro: { $points } punti, davanti al { $percent } % del gruppo
daily-first = Nessuno l’ha giocata prima di te. Torna più tardi a vedere come va agli altri.
daily-first-own = La tua prima in questo gioco: da domani puoi confrontare.
daily-nobody = Nessuno l’ha giocata fino alla fine.
daily-parted = Dove le strade si sono divise
daily-parted-about = Chi fin lì aveva giocato come te
daily-parted-maestro = Sulla strada del maestro
daily-turn = Turno { $turn }
daily-worth = { $points } sugli altri
daily-worth-about = Quanto ha reso in media la tua strada, rispetto a tutte le altre
daily-share-of = { $percent } %
daily-mean = ⌀ { $points }
daily-other-ways = altre strade
daily-same = La stessa partita
daily-player = Chi
daily-points-head = Punti
daily-margin-head = Distacco
daily-of-hundred-head = Su 100
daily-somebody = qualcuno
daily-show-all = Mostra tutti
daily-of-hundred-about = Su 100: la parte degli altri che sta dietro; chi ha gli stessi punti conta mezzo. La fortuna era uguale per tutti. I nomi sono quelli degli account con la pagina pubblica.
daily-share-title = Da condividere
daily-share-safe = Nessuna mossa è svelata
daily-share = Condividi
daily-copied = Copiato
daily-save = Salva immagine
daily-ahead = Davanti al { $percent } % di { $count }
daily-ahead-own = Meglio del { $percent } % delle mie { $count } partite
daily-same-for-all = La stessa partita per tutti
daily-month-before = Il mese prima
daily-month-after = Il mese dopo
daily-day-of = { $day }: { $points } punti, { $place }º posto su { $count }
daily-streak =
    { $count ->
        [0] Giocane una oggi e comincia una serie di giorni. La tua più lunga: { $longest }.
        [one] giorno di fila; la tua serie più lunga: { $longest }.
       *[other] giorni di fila; la tua serie più lunga: { $longest }.
    }
daily-towers = Un piano per ogni quinto del gruppo che sta dietro di te.
daily-seal = Sigillata prima del giorno
daily-seal-about = Le estrazioni seguono da un segreto il cui SHA-256 è pubblicato il giorno prima. Finito il giorno, qui compare il segreto stesso: nessuno ha potuto cambiare la partita.
daily-seal-hash = SHA-256 del segreto
daily-seal-next = SHA-256 del segreto di domani
daily-seal-secret = Il segreto
daily-replay = Rivedi la tua partita
