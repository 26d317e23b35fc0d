# Il tabellone di Florenza.

florenza-phase-income = Rendite
florenza-phase-captain = Capitano
florenza-phase-bishop = Vescovo
florenza-phase-workers = Popolani
florenza-phase-market = Mercato
florenza-phase-districts = Rioni
florenza-phase-artworks = Opere
florenza-phase-offices = Cariche
florenza-phase-end = Fine

florenza-city = Piazza del Duomo
florenza-buildings = Edifici di Firenze
florenza-life = Vita a Firenze
florenza-life-ages = ogni giro una colonna a sinistra, via dopo la I
florenza-life-last = ultimo giro
florenza-life-guarded = sorvegliato
florenza-life-makers = può fare { $work }: fama media
florenza-life-gold = capolavoro

florenza-reconstructed = Cifre ricostruite
florenza-reconstructed-why = Ciò che è stampato su tessere, opere e personaggi non è noto pubblicamente. L’abbiamo ricostruito noi; nomi, regole e costo degli insuccessi sono noti. Chi possiede la scatola può correggere il file dell’edizione.
florenza-reconstructed-count = { $count } cifre su { $all } sono ricostruite; le regole mostrano il segno di ciascuna.
florenza-reconstructed-here = Cifre ricostruite.

florenza-work = { $work }, { $place }.
florenza-work-by = Per { $talents }.
florenza-and = { $first } e { $last }
florenza-and-more = { $first } e { $last }
florenza-or = { $first } o { $last }
florenza-or-more = { $first } o { $last }
florenza-work-costs = Costa { $cost } e l’onorario dell’artista.
florenza-work-brings = Porta { $gain } e quanto aggiunge la fama dell’artista.
florenza-work-income = Poi ogni giro { $income }.
florenza-work-completed = Completata da { $name }.
florenza-work-planned = Progettata da { $name } con { $artist }.
florenza-work-payable = Quel che ti resta basterebbe, onorario escluso.
florenza-pulpit-free = pulpito libero

florenza-person = { $name }, carta Vita { $life }
florenza-row = { $talent }: onorario { $fee }, fama { $fame }
florenza-free = gratis
florenza-gold = Un capolavoro con { $faces }
florenza-master = Ha fatto un capolavoro; non ce ne sarà un altro
florenza-sermon =
    { $dice ->
        [0] Predicatore: { $fee } fiorini, { $workers ->
        [one] 1 popolano
       *[other] { $workers } popolani
    }
       *[other] Predicatore: { $fee } fiorini, popolani secondo il dado: { $workers }
    }
florenza-sermon-points = La sua predica cambia subito i tuoi punti: { $points }
florenza-preaches = predica
florenza-nameless =
    { $count ->
        [one] 1 anonimo
       *[other] { $count } anonimi
    }
florenza-unnamed = anonimo
florenza-too-dear = L’onorario è più di quanto ti resterà
florenza-nameless-left = ancora { $count } in questo giro
florenza-person-banished = Bandito dal Vescovo per questo giro
florenza-person-guarded = Sorvegliato dal Capitano, { $name }: nessun altro può ingaggiare questo artista in questo giro
florenza-person-hired = In questo giro lavora per { $name }: { $work }, { $place }
florenza-mean = Fama media: { $mean }
florenza-mean-best = Premi per vedere le opere; la fama media è al massimo { $mean }

florenza-who-makes = Chi fa { $work }?
florenza-two-dice = il migliore di due dadi
florenza-can-make =
    { $count ->
        [one] Uno può farla
       *[other] { $count } possono farla
    }
florenza-not-for-it = Non per quest’opera
florenza-ask-why = tocca per chiedere perché

florenza-market = Mercato
florenza-market-sell = Vendi un cubetto per { $sale } fiorini
florenza-market-buy = Compra un cubetto per { $price } fiorini
florenza-market-trade = Dai { $given } cubetti per un altro
florenza-market-there = Popolani presenti: { $names }
florenza-market-nobody = nessuno presente
florenza-market-send = Manda un popolano
florenza-market-give-cube = Dai { $cube }; ne hai { $count }
florenza-market-take-cube = Prendi { $cube }; la scorta ne ha { $count }
florenza-rolled = Primo dado: { $face }

florenza-tabs = Parti del tavolo
florenza-tab-city = Città
florenza-tab-district = Rione
florenza-tab-artists = Artisti
florenza-tab-market = Mercato
florenza-tab-count =
    { $count ->
        [one] { $count } possibile
       *[other] { $count } possibili
    }

## Own area

florenza-districts = Rioni
florenza-district = Rione
florenza-district-own = Il tuo rione
florenza-possible =
    { $count ->
        [one] { $count } possibile
       *[other] { $count } possibili
    }
florenza-tiles = Edifici da progettare
florenza-tiles-about = Costo di costruzione, sotto quanto costa e dà l’uso. Si progetta ora, si paga nella fase 6.
florenza-note-promise = promessa, regolata nelle fasi da 5 a 7
florenza-note-payable = potresti pagarlo
florenza-note-other = lavorare qui costa 1 prestigio, che riceve { $name }
florenza-lot-field = spazio { $field }
florenza-lot-empty = vuoto
florenza-lot-plan = progetta qui
florenza-lot-building = in costruzione
florenza-lot-worker = popolano di { $name }
florenza-planned = in progetto
florenza-completed = completata
florenza-own-planned = in progetto con { $artist }
florenza-payable = potresti pagarlo con ciò che ti resta
florenza-kind-build = costa { $cost }
florenza-kind-use = l’uso costa { $cost }, dà { $goods }
florenza-kind-gives = dà { $goods }
florenza-kind-income = ogni giro { $goods }
florenza-kind-prestige = { $count } prestigio quando è finito
florenza-kind-left = ne restano { $left } su { $copies }
florenza-work-gain = dà { $gain }
florenza-works-done = { $done } su { $of }
florenza-works-all = tutte: +{ $bonus }
florenza-prestige = Prestigio
florenza-bishop = Vescovo
florenza-bishop-points = punti vescovo
florenza-florins = fiorini

florenza-plan = Il tuo piano
florenza-plan-of = Piano di { $name }
florenza-workers =
    { $ready ->
        [one] { $ready } pronto, { $reserve } in riserva
       *[other] { $ready } pronti, { $reserve } in riserva
    }
florenza-ledger = Conti
florenza-have = ora
florenza-will-have = in tutto
florenza-will-need = servono
florenza-left = resta
florenza-you-will-have =
    { $you ->
        [yes] Avrai
       *[no] { $name } avrà
    }
florenza-you-will-need =
    { $you ->
        [yes] Ti servirà
       *[no] A { $name } servirà
    }
florenza-in-the-jars = nei vasi
florenza-left-after = Resta dopo la fase 7
florenza-row-market = Mercato, fase 5
florenza-row-own = { $building }, spazio { $field }
florenza-row-other = { $building } di { $name }
florenza-row-work = { $work }, { $person }
florenza-row-planning = { $work }, artista da scegliere
florenza-row-failing = non pagabile:
florenza-artist-open = Quale artista?
florenza-dice = fama da { $low } a { $high }
florenza-dice-two = il meglio di due: da { $low } a { $high }
florenza-fee-later = Onorario, scelto al pagamento
florenza-stands =
    { $lead ->
        [both] Tutto pagato: { $range } prestigio e { $points } alla fine della fase 7; sei in testa in entrambi.
        [prestige] Tutto pagato: { $range } prestigio e { $points } alla fine della fase 7; sei in testa nel prestigio.
        [bishop] Tutto pagato: { $range } prestigio e { $points } alla fine della fase 7; sei in testa nei punti vescovo.
       *[none] Tutto pagato: { $range } prestigio e { $points } alla fine della fase 7.
    }
florenza-short = Manca: { $goods }.
florenza-short-lost =
    { $risk ->
        [0] Ciò che non si paga fallisce.
       *[other] Ciò che non si paga fallisce e costa { $risk } prestigio.
    }
florenza-short-lost-brief =
    { $risk ->
        [0] Una promessa fallisce.
       *[other] { $risk } prestigio a rischio.
    }
florenza-short-ways = Si può ancora avere così:
florenza-short-no-way = Nulla che un popolano possa ancora fare lo porta.
florenza-way-market = Mercato
florenza-way-own = { $building }
florenza-way-other = { $building } di { $name }
florenza-way-for = { $name }: { $brings } per { $costs }
florenza-way-free = { $name }: { $brings }

florenza-you = Tu
florenza-your-turn = tocca a te
florenza-on-turn = di turno
florenza-passed = ha passato
florenza-hidden = coperti
florenza-said-points = prestigio { $prestige }, punti vescovo { $bishop }
florenza-said-goods =
    { $cubes ->
        [one] { $florins } fiorini, un cubetto
       *[other] { $florins } fiorini, { $cubes } cubetti
    }
florenza-certificates-hidden = certificati coperti
florenza-certificates =
    { $count ->
        [one] un certificato
       *[other] { $count } certificati
    }
florenza-tracks = Tracciati
florenza-track-said = { $name }: prestigio { $prestige }, punti vescovo { $bishop }
florenza-track-ahead = se tutte le promesse sono mantenute: { $range } prestigio
florenza-track-bishop = carica da { $needs }
florenza-track-cardinal = di nuovo Vescovo o { $needs }: Cardinale +{ $prestige }

florenza-supply = Scorta comune
florenza-counts-persons =
    { $count ->
        [0] Nessuno resta nel sacchetto; gli anonimi di questo giro
        [one] Una persona nel sacchetto; gli anonimi di questo giro
       *[other] { $count } persone nel sacchetto; gli anonimi di questo giro
    }
florenza-counts-tiles =
    { $count ->
        [one] Resta un edificio
       *[other] Restano { $count } edifici
    }
florenza-counts-works =
    { $count ->
        [one] Resta un’opera della città
       *[other] Restano { $count } opere della città
    }

florenza-results = Che cosa ha portato il giro

florenza-asks-at = { $what } ({ $name })
florenza-asks-use = { $where }: usi l’edificio?
florenza-asks-any-cube = { $where }: quale cubetto prendi?
florenza-asks-barter-give = { $where }: quale cubetto scambi?
florenza-asks-barter-take = { $where }: quale altro cubetto prendi?
florenza-asks-build = { $where }: paghi la costruzione? Altrimenti non si fa.
florenza-asks-talent = { $where }: con quale talento la fai completare?

florenza-says-promise = { $what }: la fase { $phase } costa { $goods }.
florenza-says-free = { $what }: non costa nulla.
florenza-says-use = { $what }: porta { $gains } nella fase 6.
florenza-says-use-for = { $what }: nella fase 6 { $gains } per { $costs }.
florenza-says-lacking = { $what }: nella fase 6 ti mancherebbe: { $goods }.
florenza-says-spared = { $what }: resterebbe inutilizzato, perché una promessa ha bisogno di ciò che costa.
florenza-says-given =
    { $count ->
        [one] Un cubetto dato.
       *[other] { $count } cubetti dati.
    }
florenza-says-due =
    { $count ->
        [one] Ancora un cubetto da scegliere.
       *[other] Ancora { $count } cubetti da scegliere.
    }
florenza-says-short =
    { $risk ->
        [0] Ti manca: { $goods }.
       *[other] Ti manca: { $goods }; { $what } { $fails ->
            [one] fallirebbe e costerebbe
           *[other] fallirebbero e costerebbero
        } { $risk } prestigio.
    }
florenza-says-short-many =
    { $risk ->
        [0] Ti mancano { $kinds } beni.
       *[other] Ti mancano { $kinds } beni; { $what } { $fails ->
            [one] fallirebbe e costerebbe
           *[other] fallirebbero e costerebbero
        } { $risk } prestigio.
    }
florenza-says-fails =
    { $what } { $fails ->
        [one] fallirebbe
       *[other] fallirebbero
    }.
florenza-more-promises =
    { $count ->
        [one] un’altra promessa
       *[other] altre { $count } promesse
    }
florenza-says-breaks =
    { $lost ->
        [0] Poi non potresti più pagare { $what }.
       *[other] Poi non potresti più pagare { $what }: perderesti { $lost } prestigio.
    }

## Che cosa ha fatto qualcuno, in una riga

florenza-recap-completed = { $you ->
    [yes] Completi
   *[no] { $name } completa
} l’opera { $work }
florenza-recap-failed = { $you ->
    [yes] Non paghi
   *[no] { $name } non paga
} l’opera { $work }
florenza-recap-built = { $you ->
    [yes] Termini
   *[no] { $name } termina
} l’edificio { $building }
florenza-recap-not-built = { $you ->
    [yes] Non paghi
   *[no] { $name } non paga
} l’edificio { $building }
florenza-recap-hired = { $you ->
    [yes] Progetti
   *[no] { $name } progetta
} l’opera { $work } ({ $person })
florenza-recap-occupied = { $you ->
    [yes] Mandi
   *[no] { $name } manda
} { $yours ->
    [yes] un popolano nel tuo edificio { $building }
   *[no] un popolano nell’edificio { $building } di { $other }
}
florenza-recap-occupied-own = { $you ->
    [yes] Mandi
   *[no] { $name } manda
} un popolano nell’edificio { $building }
florenza-recap-planned = { $you ->
    [yes] Progetti
   *[no] { $name } progetta
} l’edificio { $building }
florenza-recap-donated = { $you ->
    [yes] Fai
   *[no] { $name } fa
} predicare ({ $person })
florenza-recap-donated-in-pulpit = { $you ->
    [yes] Fai
   *[no] { $name } fa
} predicare nel Duomo ({ $person })
florenza-recap-to-market = { $you ->
    [yes] Mandi
   *[no] { $name } manda
} un popolano al mercato
florenza-recap-sold = { $you ->
    [yes] Vendi
   *[no] { $name } vende
} al mercato
florenza-recap-bought = { $you ->
    [yes] Compri
   *[no] { $name } compra
} al mercato
florenza-recap-traded = { $you ->
    [yes] Scambi
   *[no] { $name } scambia
} al mercato
florenza-recap-used = { $you ->
    [yes] Usi
   *[no] { $name } usa
} l’edificio { $building }
florenza-recap-passed = { $you ->
    [yes] Passi
   *[no] { $name } passa
}
florenza-step-swap =
    { $you ->
        [yes] Dai
       *[no] { $name } dà
    } { $given } per { $got }
florenza-step-use =
    { $you ->
        [yes] Usi
       *[no] { $name } usa
    } l’edificio { $building }{ $costs ->
        [0] {""}
       *[other] {""} per { $cost }
    }{ $gains ->
        [0] {""}
       *[other] : { $gain }
    }

## What everybody may end with

florenza-expected = Previsti alla fine
florenza-expected-said = previsti alla fine: { $points } punti
florenza-expected-more = «+»: i certificati sono coperti
florenza-expected-hatched = Tratteggio: certificati coperti
florenza-goods = Beni e tracciati
florenza-order = Ordine
florenza-order-said = Ordine di turno: { $order }

## Moments: dice and income

florenza-moment-masterpiece = Un capolavoro!
florenza-moment-fame = La fama di un’opera
florenza-moment-sermon = Popolani secondo il dado
florenza-moment-income = Rendite
florenza-moment-income-of = Rendite del giro { $round }
florenza-moment-work = { $you ->
    [yes] La tua opera { $work }, di { $person }
   *[no] { $work } di { $person }, per { $name }
}
florenza-moment-preaches = { $you ->
    [yes] { $person } predica per te
   *[no] { $person } predica per { $name }
}
florenza-moment-row = fama come { $talent }
florenza-moment-sum = { $work } { $prestige } e fama { $fame }
florenza-moment-blue = La carta si gira sul lato blu: niente più oro.
florenza-moment-followers = { $count ->
    [one] Arriva un popolano
   *[other] Arrivano { $count } popolani
}
florenza-moment-die = { $short ->
    [0] Il dado: un cubetto a testa ({ $cube })
   *[other] Il dado: troppo poco { $cube }, quindi { $florins } fiorini a testa
}
florenza-moment-go-on = Avanti
