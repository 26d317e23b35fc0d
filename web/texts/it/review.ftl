review-title = Analisi
review-about = Torri prosegue la partita da ogni posizione, molte volte: con quanti punti di vantaggio poteva aspettarsi di vincere ciascuno di voi? Poi guarda ogni decisione con quello che quel giocatore sapeva, e dice che cosa sarebbe stato meglio.
review-running-match = Una partita si può analizzare appena è finita.
review-effort-quick = Analisi rapida
review-effort-quick-about = circa un minuto
review-effort-thorough = Analisi approfondita
review-effort-thorough-about = qualche minuto, cifre più sicure
review-asking = Vediamo se c’è già un’analisi …
review-waiting = Ci sono altri prima. L’analisi comincia tra un momento.
review-preparing = L’analisi comincia. Prima della prima di un gioco il computer deve prepararsi: un minuto o due, una sola volta.
review-working = La partita viene analizzata …
review-progress = { $done } passi su { $of }
review-leave = Puoi lasciare questa pagina: l’analisi continua e resta con la partita.
review-cancel = Interrompi l’analisi
review-status-cancelled = L’analisi è stata interrotta.
review-status-failed = L’analisi si è fermata. Non è andato perso nulla; riprova.
review-again = Riprova
review-unreachable = Il server non è raggiungibile. Non è andato perso nulla; riprova tra un momento.
review-made = { $playouts } partite proseguite da ogni decisione; ± { $error } punti
review-closer = Guarda più a fondo
review-closer-about = Le cifre rapide restano finché non ci sono quelle approfondite.

review-start = Inizio
review-turn = Turno { $number }
review-rule = Regola { $rule }
review-maestro = Maestro
review-seats = Di chi si mostra il gioco

review-margins = Vantaggio atteso
review-margins-about = punteggio finale atteso, meno quello del miglior avversario; ± { $error }
review-margins-said = Vantaggio atteso di ogni giocatore in { $turns } turni. { $ends }
review-margins-end = { $name } finisce a { $margin }.
review-margins-ahead = davanti al miglior avversario
review-margins-behind = dietro
review-margins-place = Punto della partita
review-margins-here = { $turn }: { $margins }
review-margins-one = { $name } { $margin }
review-margins-table = I vantaggi in tabella
review-margins-after = Dopo
review-luck = fortuna
review-luck-of = di { $name }
review-mistake-here = Errore { $number } di { $name }, { $turn }: { $loss } punti

review-decision = Decide { $name }
review-decision-none = Qui non decide nessuno.
review-decision-none-about = Un’estrazione, una risposta obbligata, o la fine della partita.
review-before = Decisione precedente
review-after = Decisione seguente
review-grade-good = buona quanto la migliore
review-grade-inaccurate = imprecisa, { $loss }
review-grade-mistake = errore, { $loss }
review-best = Il piano migliore e quello seguito
review-best-margin = vantaggio atteso
review-given = { $name } ha scelto questa
review-win = { $win }% di vincere
review-knew = Giudicata secondo quello che { $name } sapeva allora.
review-line = Che cosa fa il piano migliore
review-line-good = Che cosa fa il piano
review-why = Perché vale { $loss } in più

review-margins-first = un primo sguardo; le cifre diventano più sicure mentre l’analisi prosegue
review-first-look = Un primo sguardo: il cambiamento più grande è arrivato in { $turn }, { $name } { $change }.
review-nothing-more = nient’altro
review-win-short = { $win }%
review-claims-about = Percentuali: in quante delle partite proseguite accade, con il piano migliore e con quello seguito; si giocano { $game ->
        [patrizier] fino alla fine
        [florenza] finché tutti hanno avuto altri due turni, e poi fino alla fine del giro
       *[other] per altri due giri
    }.
review-because = Che cosa conta di più: { $gains }{ $has ->
        [yes] ; che cosa costa: { $costs }
       *[no] { "" }
    }.
review-own-play = Gioco proprio { $own } = meglio del previsto { $found }, regalato { $lost }

review-luck-skill = Fortuna e bravura
review-luck-skill-about = Da dove viene ogni vantaggio: quello che ci si poteva aspettare all’inizio, quello che hanno cambiato le estrazioni e le carte nascoste, quello che hanno cambiato le proprie decisioni e quelle degli altri. Una seconda analisi si scosterebbe al massimo di ± in 95 casi su 100.
review-unlucky = { $name }: { $luck } di sfortuna (± { $error })
review-lucky = { $name }: { $luck } di fortuna (± { $error })
review-player = Giocatore
review-column-start = Inizio
review-column-luck = Fortuna
review-column-own = Gioco proprio
review-column-rivals = Gioco altrui
review-column-margin = Vantaggio

review-mistakes = Errori più gravi
review-mistakes-none = Nessuna decisione che sia costata qualcosa di rilevante.
review-mistakes-smaller =
    { $count ->
        [one] Uno minore: { $loss }
       *[other] { $count } minori: { $loss } in tutto
    }
review-chose = { $name } ha scelto
review-better = meglio

review-sources = Da dove vengono i punti
review-sources-source = Fonte
review-sources-sum = Punteggio
review-source-firenze-commission = Committenze
review-source-firenze-balcony = Loggiati
review-source-firenze-floor-tile = Prima committenza di un’altezza
review-source-firenze-privilege = Privilegi
review-source-firenze-last-seal = Ultimo sigillo prima degli altri
review-source-firenze-majority = Più sigilli di un colore
review-source-firenze-festival = Carte celebrative
review-source-patrizier-higher-tower = Torri più alte
review-source-patrizier-lower-tower = Torri più basse
review-source-patrizier-heads = Ritratti
review-source-florenza-certificates = Certificati
review-source-florenza-prestige = Prestigio sul tracciato
review-source-florenza-captain = Capitano nell’ultimo giro
review-source-florenza-bishop = Vescovo nell’ultimo giro
review-source-florenza-cubes = Cubetti rimasti
review-source-florenza-florins = Fiorini rimasti
review-source-florenza-empty-fields = Spazi senza edificio terminato
review-source-florenza-palazzo-uncompleted = Opere del Palazzo non completate
review-source-florenza-chiesa-uncompleted = Opere della Chiesa non completate
review-source-florenza-no-palazzo = Nessuna opera del Palazzo
review-source-florenza-no-chiesa = Nessuna opera della Chiesa
