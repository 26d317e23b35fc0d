table-title = { $game } · Torri
table-title-turn = ● Tocca a te · { $game }
table-heading = { $game }, { $players } giocatori
table-what = { $game } · { $players } giocatori
table-home = Alla pagina iniziale
table-opening = Si apre il tavolo …
table-not-here = Questo tavolo non si può mostrare
table-no-board = Questo gioco non ha ancora un tabellone nel browser. Si può giocare nel terminale.
table-unreachable = Il server non è raggiungibile. Nulla va perso; riprova fra un momento.
table-board = Il tabellone
table-own = La tua area
table-rivals = Gli altri al tavolo
table-chronicle = Cronaca
table-bar = Che cosa viene chiesto
table-phases = Fasi di un turno
table-phase-done = fatto:
table-your-turn = Tocca a te
table-menu = Menu
table-paused = In pausa
table-paused-by = { $name } ha messo in pausa la partita.
table-clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
table-clock-hours = { $hours } h

table-cover-title = Ora è il turno di { $name }
table-cover-about = Passa il dispositivo. Delle carte degli altri non si vede nulla finché non dici che sei tu.
table-cover-ready = Sono io, { $name }

table-bot = bot, { $level }
table-words = Qualche parola tua per le estrazioni (se vuoi)
table-sit = Siediti
table-leave-chair = Lascia il posto

table-thinks = { $name } sta pensando.
table-waits-for = È il turno di { $name }.
table-turn-of = Turno di { $name }
table-chance = Decide la sorte.
table-over = La partita è finita.
table-lost = Connessione persa. Torna da sola; nulla va perso.
table-along-offer = Il server non è raggiungibile. Puoi continuare a giocare qui, contro gli stessi bot.
table-along-play = Continua qui
table-along-starting = La partita viene preparata qui …
table-along-here = Continui a giocare qui, senza il server. La partita gli torna da sola.
table-along-failed = Qui non si può continuare: { $cause }
table-along-refused = Il server non riprende ciò che è stato giocato qui. { $cause }
table-along-return = Alla partita sul server
table-turn-planned = Il piano è pronto.
table-would = Questo sarebbe: { $what }.
table-confirm = Conferma
table-undo = Annulla
table-by-hand = Scelgo io i mattoni
table-choices = Tutte le risposte
table-no-choices = Ora non c’è nulla da rispondere.
table-notation = Scrivi una risposta
table-notation-enter = Invio
table-hint = Che farebbe il maestro?
table-counts = Che cosa resta
table-ledger = Ogni punto con la sua causa
table-ledger-about = I punti come stanno, riga per riga, per quanto ti è dato sapere.
table-ledger-empty = Nessuno ha ancora punti.
table-rule = Regola { $rule }
table-rule-unknown = Le regole non hanno questo paragrafo.
table-all-rules = Apri tutte le regole
table-rules = Regole
table-why-not = Perché no?
table-why-absent = Non disponibile
table-why-lacking = Non basta
table-why-taken = Già occupato
table-why-done = Già fatto
table-why-order = Prima viene altro
table-why-later = Non ora
table-why-place = Non qui
table-why-unfit = Non è adatto
table-why-limit = Di più non si può
table-why-alike = Sono uguali
table-why-has = Hai
table-why-is = C’è
table-why-needs = Serve
table-why-played = Hai giocato
table-why-needed-here = Serve qui
table-why-nothing = niente
table-why-instead = Invece: { $what }
table-overtaken = La partita intanto è andata avanti: il tuo piano non è stato giocato.
table-not-asked = Ora è chiesto altro: lo dice la barra qui sotto.
table-undo-asked = { $name } chiede di annullare una scelta.
table-undo-agree = D’accordo
table-undo-refuse = Rifiuta
table-undo-waits = Hai chiesto di annullare una scelta. Manca il sì di { $names }.
table-watching = Stai guardando.
table-absent-turn = È il turno di { $name }, che non c’è.
table-absent-ask = Lascia giocare un bot
table-absent-asked = { $count ->
    [one] { $names } vuole che un bot giochi per { $absent }, fino al suo ritorno.
   *[other] { $names } vogliono che un bot giochi per { $absent }, fino al suo ritorno.
}
table-absent-agree = D’accordo
table-absent-waits = Un bot gioca per { $absent } appena è d’accordo anche { $names }.
table-chat-close = Chiudi la conversazione

table-away-self = Un bot gioca al posto tuo.
table-away-last = Un bot gioca al posto tuo. Appena ha risposto, qui finisci in ultima posizione.
table-absent = assente
table-away = gioca un bot ({ $level })
table-resigned = ha abbandonato

table-since = Dal tuo turno
table-rival-step = Passo { $number } di { $count }
table-rival-count = { $number } di { $count }
table-pace = Con quale velocità si vedono le mosse degli altri
table-pace-slow = Lento
table-pace-normal = Normale
table-pace-instant = Subito
table-skip = Salta
table-key-space = Spazio
table-round = Giro { $round }
table-turn-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-filter = Quali turni mostrare
table-filter-all = Tutti
table-filter-points = Punti
table-filter-mine = Miei
table-turns =
    { $all ->
        [0] { $shown } turni su { $count }
       *[other] { $count ->
            [one] 1 turno
           *[other] { $count } turni
        }
    }
table-every-step = Ogni passo
table-by-turns = Turno per turno
table-see-then = Rivedi il tabellone
table-newest = Al più recente
table-new-turns =
    { $count ->
        [one] 1 nuovo turno
       *[other] { $count } nuovi turni
    }
table-chronicle-grow = Mostra la cronaca in grande
table-no-such-turn = Non c’è ancora un turno così.
table-nothing-yet = Non è ancora successo nulla.

table-hint-thinking = Il maestro guarda il tuo tavolo …
table-hint-would = Il maestro: { $what }
table-hint-mostly =
    Il vantaggio maggiore: { $what } (circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    })
table-hint-chance =
    { $same ->
        [yes] Probabilità di vittoria: ancora { $after }%
       *[no] Probabilità di vittoria { $before }% → { $after }%
    }
table-claim-sure = { $what }{ $otherwise ->
        [later] { " " }(altrimenti semmai più tardi)
        [gone] { " " }(altrimenti non più possibile)
       *[none] { "" }
    }
table-claim-more = { $what } più spesso ({ $best }% invece di { $given }%{ $otherwise ->
        [later] { "; " }altrimenti semmai più tardi
        [gone] { "; " }altrimenti non più possibile
       *[none] { "" }
    })
table-claim-less = { $what } più di rado ({ $best }% invece di { $given }%{ $otherwise ->
        [gone] { "; " }allora non più possibile
       *[none] { "" }
    })
table-claim-only = { $what } ({ $best }%, altrimenti { $otherwise ->
        [later] semmai più tardi
        [gone] non più possibile
       *[none] mai
    })
table-claim-never = { $what }{ $otherwise ->
        [later] { ", per ora" }
       *[none] { "" }
    } (altrimenti { $given ->
        [100] sempre
       *[other] { $given }%
    }{ $otherwise ->
        [gone] { "; " }allora non più possibile
       *[none] { "" }
    })
table-claims = { $gains }{ $has ->
        [yes] ; ma { $costs }
       *[no] { "" }
    }.
table-hint-next = La seconda scelta
table-hint-first = Torna alla migliore
table-hint-play = Gioca così
table-hint-books = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $what }
table-hint-honest = Vede solo ciò che vedi tu. Posizioni esaminate: { $visits }.

table-chat = Conversazione al tavolo
table-open-chat = Conversazione al tavolo, { $unread ->
    [0] niente di nuovo
    [one] una riga nuova
   *[other] { $unread } righe nuove
}
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-write = Di’ qualcosa
table-chat-send = Invia

table-pause = Ferma gli orologi
table-resume = Riprendi
table-ask-undo = Chiedi di annullare la mia ultima scelta
table-leave = Lascia giocare un bot per me
table-return = Riprendi il mio posto
table-block = Blocca { $name }
table-blocked = Hai bloccato { $name }. Questa partita va avanti senza parole; poi non vi incontrerete più. Sulla tua pagina puoi annullarlo.
table-resign = Abbandona
table-resign-sure = Abbandona davvero
table-language = Lingua
table-comfort = Come ti piace
table-confirm-setting = Conferma ogni turno
table-every-question-setting = Fai ogni domanda
table-motion-setting = Le cose si muovono
table-patterns-setting = Motivi marcati oltre ai colori
table-keys = Tasti: F2 dà una lettera a tutto ciò che puoi premere, le frecce vanno dall’uno all’altro, F6 alla zona seguente, F4 apre tutte le risposte, Ctrl + Invio conferma, Ctrl + Z toglie un passo pianificato, Spazio salta le mosse degli altri, Esc chiude.
table-fair = Le estrazioni sono eque?
table-fair-about = Prima che qualcuno si sedesse il server ha mostrato questa impronta del suo segreto. Alla fine mostra il segreto e, con la registrazione della partita, ogni estrazione si può ricalcolare.
table-fair-secret = Il segreto, svelato:

table-finished = La partita è finita
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-record = Salva la registrazione
table-replay = Rivedi e analizza
table-replay-so-far = Rivedi fin qui
table-cause-over = Giocata fino alla fine.
table-cause-resigned = Finita per abbandono.
table-cause-abandoned = Nessuno ha continuato.
table-edition = Si gioca con altre cifre: { $edition }.
table-round-of = Giro { $round } di { $rounds }

table-next =
    { $count ->
        [one] La tua prossima partita (N): un’altra ti aspetta
       *[other] La tua prossima partita (N): altre { $count } ti aspettano
    }

table-vacation = In vacanza fino al { $date }

# Plans for when the others have moved

table-foresight-open = Pianifica prima
table-foresight-title = Se … allora …
table-foresight-about = Di’ che cosa fai se gli altri fanno questo o quello. Quando succede, è fatto subito, se significa ancora lo stesso; se no, ricevi un avviso. Nessun altro lo viene a sapere, e la tua prossima mossa lo annulla.
table-foresight-new = Un nuovo piano
table-foresight-remove = Togli questo piano
table-foresight-if = Se { $name } fa questo: { $what }
table-foresight-if-and = Se { $name } fa questo, e qualunque altra cosa: { $what }
table-foresight-if-anything = Qualunque cosa faccia { $name }
table-foresight-then = Tu: { $what }
table-foresight-ask = Che cosa fa { $name }?
table-foresight-anything = Qualunque cosa faccia { $name }
table-foresight-else = E qualunque altra cosa faccia { $name }
table-foresight-and-then = E poi …
table-foresight-back = Al tavolo
table-foresight-over = Allora la partita sarebbe finita.
table-foresight-example = Ciò che gli altri fanno qui oltre a questo è un esempio.
