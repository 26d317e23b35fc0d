insights-title = Che cosa dicono le tue partite
insights-about = Dalle analisi delle tue partite, di quelle che hai giocato fino alla fine. Questa pagina la vedi solo tu.
insights-none = Non c’è ancora niente da dire: gioca una partita fino alla fine e falla analizzare qui.
insights-game = Gioco

insights-luck = Fortuna e gioco
insights-last =
    { $count ->
        [one] una partita
       *[other] ultime { $count } partite
    }
insights-won = vinta
insights-lost = persa
insights-corner-earned = meritata contro la sorte
insights-corner-both = fortuna e buon gioco
insights-corner-neither = sfortuna e imprecisione
insights-corner-lucky = fortuna, gioco impreciso
insights-axis-luck = fortuna nelle estrazioni
insights-axis-own = gioco proprio
insights-average = In media per partita: { $luck } punti per la sorte, { $own } per il gioco proprio.
insights-few = Le partite sono poche: il caso pesa ancora più del gioco.
insights-table = Le partite in una tabella
insights-match = Partita

insights-sources = Da dove vengono i punti
insights-yours = Propri
insights-against = Rispetto al tavolo
insights-sources-about = Punti per partita. La tacca è la media degli altri agli stessi tavoli.

insights-given = Dove cedi punti
insights-most = Soprattutto qui: { $kind } ({ $lost } punti per partita). Nel tempo: { $third } ({ $part }).
insights-kinds = Per tipo di decisione
insights-thirds = Nel tempo
insights-third-first = Primo terzo della partita
insights-third-second = Secondo terzo
insights-third-last = Ultimo terzo
insights-decisions =
    { $choices ->
        [one] una decisione
       *[other] { $choices } decisioni
    }
insights-mistakes =
    { $mistakes ->
        [0] nessun errore
        [one] un errore
       *[other] { $mistakes } errori
    }
insights-given-about = Quanto del tuo vantaggio atteso avrebbero conservato piani migliori, in media per partita. Una decisione appartiene alla domanda in cui il piano migliore si separa dal tuo.

insights-reviews = Analisi
insights-reviewed = { $count } partite su { $of } sono analizzate.
insights-review-more =
    { $count ->
        [one] Analizzane un’altra
       *[other] Analizzane altre { $count }
    }
insights-review-about = Circa un minuto ciascuna, una dopo l’altra. Intanto puoi lasciare la pagina.
insights-reviewing =
    { $count ->
        [one] Una partita è in analisi …
       *[other] { $count } partite sono in analisi …
    }

insights-kind-firenze-seals = Posare i sigilli neutrali
insights-kind-firenze-card = Scegliere una carta
insights-kind-firenze-events = Subire gli eventi
insights-kind-firenze-exchange = Scambiare mattoni
insights-kind-firenze-build = Costruire
insights-kind-firenze-commissions = Completare le committenze
insights-kind-firenze-limits = Restituire e scartare
insights-kind-firenze-persons = Giocare persone
insights-kind-patrizier-card = Giocare una carta
insights-kind-patrizier-build = Scegliere il lotto
insights-kind-patrizier-move = Spostare un piano
insights-kind-patrizier-take = Prendere una carta
insights-kind-florenza-start = Famiglia e primo edificio
insights-kind-florenza-offices = Capitano e Vescovo
insights-kind-florenza-workers = Piazzare i popolani
insights-kind-florenza-plans = Progettare edifici
insights-kind-florenza-artworks = Opere e artisti
insights-kind-florenza-preachers = Predicatori
insights-kind-florenza-market = Al mercato
insights-kind-florenza-using = Usare edifici
