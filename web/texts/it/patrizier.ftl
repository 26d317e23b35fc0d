# Il tabellone di Patrizier: ciò che mappa, mano ed elenco delle città dicono oltre ai testi del gioco.

patrizier-phase-card = Carta
patrizier-phase-build = Costruire
patrizier-phase-move = Spostare
patrizier-phase-take = Prendere

patrizier-show-as = Mostra le città come
patrizier-as-map = Mappa
patrizier-as-list = Elenco
patrizier-map-label = Mappa delle città
patrizier-list-label = Le città, da nord a sud
patrizier-five-players = con 5 giocatori
patrizier-no-pistoia = Con { $players } giocatori Pistoia resta fuori dal gioco (P2.1).
patrizier-stock = mazzo
patrizier-in-stock = { $cards } nel mazzo
patrizier-stock-label =
    { $cards ->
        [0] Il mazzo è finito
        [one] Una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }

patrizier-card = { $city }, { $face }
patrizier-you = tu
patrizier-left =
    { $floors ->
        [one] manca { $floors }
       *[other] mancano { $floors }
    }
patrizier-left-short =
    { $floors ->
        [one] altro { $floors }
       *[other] altri { $floors }
    }
patrizier-scored = valutata
patrizier-city-label =
    { $floors ->
        [one] { $city }, un piano
       *[other] { $city }, { $floors } piani
    }
patrizier-tower-label =
    { $floors ->
        [0] Lato { $side }: nessuna torre
       *[other] Lato { $side }, dal basso: { $owners }
    }
patrizier-tiles-label = Tessere { $high } e { $low }
patrizier-card-label = Carta scoperta: { $card }
patrizier-no-card = nessuna carta
patrizier-site = { $city }, lotto di { $side }
patrizier-space = Carta accanto a { $city }: { $card }
patrizier-space-take = Prendi la carta accanto a { $city }: { $card }
patrizier-space-taken = Prendi tu la carta accanto a { $city }: { $card }
patrizier-take = prendi
patrizier-you-take = la prendi

patrizier-empty = lotto vuoto
patrizier-empty-short = vuoto
patrizier-leads =
    { $you ->
        [yes] sei in testa { $counts }
       *[no] { $name } è in testa { $counts }
    }
patrizier-leads-tie =
    { $you ->
        [yes] parità { $counts }: vinci tu, il tuo piano è il più alto
       *[no] parità { $counts }: vince { $name }, per il piano più alto
    }
patrizier-leads-short =
    { $you ->
        [yes] tu { $counts }
       *[no] { $name } { $counts }
    }
patrizier-leads-tie-short =
    { $you ->
        [yes] tu, in cima
       *[no] { $name }, in cima
    }
patrizier-took-higher =
    { $you ->
        [yes] hai preso la tessera alta
       *[no] { $name } ha preso la tessera alta
    }
patrizier-took-lower =
    { $you ->
        [yes] hai preso la tessera bassa
       *[no] { $name } ha preso la tessera bassa
    }
patrizier-took-higher-short =
    { $you ->
        [yes] tu: alta
       *[no] { $name }: alta
    }
patrizier-took-lower-short =
    { $you ->
        [yes] tu: bassa
       *[no] { $name }: bassa
    }

patrizier-where = Dove a { $city }?
patrizier-way = sinistra { $left }, destra { $right }
patrizier-way-l = a sinistra
patrizier-way-r = a destra
patrizier-way-ll = 2 a sinistra
patrizier-way-lr = 1 + 1
patrizier-way-rr = 2 a destra
patrizier-own-floors = { $own } su { $floors } tuoi
patrizier-projected = { $city }, previsione
patrizier-is-scored = { $city } è completa
patrizier-to-fill =
    { $floors ->
        [one] ne manca uno
       *[other] ne mancano { $floors }
    }

patrizier-column-city = Città
patrizier-column-floors = Piani
patrizier-column-left = Torre sinistra
patrizier-column-right = Torre destra
patrizier-column-tiles = Tessere
patrizier-column-card = Carta scoperta
patrizier-column-turn = Il tuo turno
patrizier-column-missing = Mancano
patrizier-column-unseen = Carte non ancora viste
patrizier-column-hidden = Carte non in vista
patrizier-list-side = { $side }
patrizier-list-play = Gioca
patrizier-why-not = Perché no?
patrizier-tiles-taken = prese

patrizier-hand = La tua mano
patrizier-hand-of = Mano di { $name }
patrizier-hand-empty = La tua mano è vuota.
patrizier-hand-empty-of = { $name } non ha carte in mano.
patrizier-hand-played = giocata
patrizier-hand-takes = presa
patrizier-builds =
    { $floors ->
        [one] 1 piano
       *[other] { $floors } piani
    }
patrizier-two-floors = Due piani
patrizier-two-short = insieme o divisi
patrizier-move-short = altrove
patrizier-any-short = da ogni città
patrizier-set-part = { $heads } di { $set }
patrizier-set-full = un tris: +{ $points }
patrizier-set-worth = 6 punti per ogni tris uguale
patrizier-patricians = Ritratti
patrizier-heads-label = { $head }: { $heads }
patrizier-points-from = tessere { $tiles } + tris { $sets }
patrizier-points =
    { $points ->
        [one] punto
       *[other] punti
    }
patrizier-points-of =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
patrizier-tiles-won =
    { $tiles ->
        [0] Ancora nessuna tessera
        [one] 1 tessera, coperta per gli altri
       *[other] { $tiles } tessere, coperte per gli altri
    }
patrizier-tiles =
    { $tiles ->
        [0] nessuna tessera
        [one] 1 tessera
       *[other] { $tiles } tessere
    }
patrizier-floors-left =
    { $floors ->
        [one] resta 1 piano
       *[other] restano { $floors } piani
    }
patrizier-cards =
    { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
patrizier-top = ultima giocata
patrizier-top-label = In cima alla pila: { $card }
patrizier-known-hand = In mano, si sa: { $cards }

patrizier-count-label = { $card }: { $number }
patrizier-unseen-note = Queste sono nel mazzo; le carte iniziali (*) possono essere anche in mano ad altri.
patrizier-hidden-note = Non in vista sono il mazzo, le mani altrui e ciò che sta sotto la cima delle loro pile. Con l’opzione «memoria aperta» il tavolo ricorda per te.

patrizier-help-build =
    { $floors ->
        [one] Costruisce un piano a { $city }, su uno dei due lotti.
       *[other] Costruisce due piani a { $city }: entrambi sullo stesso lotto o uno per parte.
    }
patrizier-help-heads =
    { $heads ->
        [one] Un ritratto ({ $head }): tre uguali valgono 6 punti alla fine.
       *[other] Due ritratti ({ $head }): tre uguali valgono 6 punti alla fine.
    }
patrizier-help-move = Poi puoi spostare il piano in cima a una torre sull’altro lotto della stessa città: non a { $city }, non in una città già valutata, e solo dove hai un tuo piano.
patrizier-help-any = Poi prendi una carta accanto a una città qualsiasi, non solo accanto a { $city }.
patrizier-help-start = Una carta iniziale (*).

patrizier-says-tower = { $city }, { $side }: { $lead }.
patrizier-says-scored = { $city }, { $side }: { $took }.
patrizier-says-take = Prendi { $card }.
patrizier-says-points =
    { $points ->
        [one] Ti porta 1 punto.
       *[other] Ti porta { $points } punti.
    }

## Che cosa ha fatto qualcuno, in una riga

patrizier-recap-completes = { $you ->
    [yes] Completi
   *[no] { $name } completa
} { $city } (valutata)
patrizier-recap-builds = { $you ->
    [yes] Costruisci
   *[no] { $name } costruisce
} a { $city }
patrizier-recap-moves = { $you ->
    [yes] Sposti
   *[no] { $name } sposta
} un piano a { $city }
patrizier-recap-and-moves = { $you ->
    [yes] , sposti
   *[no] , sposta
} un piano a { $city }
patrizier-recap-takes = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { $card }
patrizier-recap-and-takes = { $you ->
    [yes] , prendi
   *[no] , prende
} { $card }
patrizier-recap-tile = la tessera da { $points } per { $name }
patrizier-step-built =
    { $you ->
        [yes] Costruisci
       *[no] { $name } costruisce
    } { $floors ->
        [one] un piano
       *[other] { $floors } piani
    } a { $city }, a { $side }: ora è alta { $level }
