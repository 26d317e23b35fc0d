# Il tabellone di Firenze nel browser.

firenze-phase-card = Carta
firenze-phase-exchange = Scambio
firenze-phase-build = Costruzione
firenze-phase-ruins = Rovine
firenze-phase-commissions = Committenze
firenze-phase-limits = Limiti

firenze-city = Committenze delle sei famiglie
firenze-tower-of-board = { $colour }: { $flag } punti a chi ha più sigilli
firenze-tower-led = { $colour }: { $flag } punti a chi ha più sigilli; ora li avrebbe { $name }
firenze-window-open = { $colour } { $height }: aperta, vale { $points }
firenze-window-balcony = { $colour } { $height }: loggiato { $numeral }: { $points } punti
firenze-window-sealed = { $colour } { $height }: sigillo di { $name }
firenze-window-neutral = { $colour } { $height }: chiusa
firenze-window-fits = { $tile ->
    [0] Alla tua portata
   *[other] Alla tua portata, { $tile } in più con la tessera livello
}
firenze-tile = Tessera livello: { $points } al primo all’altezza { $height }
firenze-tile-taken = Tessera livello { $height }: l’ha presa { $name }
firenze-bell = { $count ->
    [0] Campanile: nessuno ha ancora consegnato una torre campanaria
   *[other] Campanile: torri campanarie consegnate da { $names }
}

firenze-row = Fila di carte
firenze-price = { $price ->
    [0] Gratis
   *[other] Paga { $price }
}
firenze-row-card = { $place }: { $card }, { $kind }, { $price ->
    [0] gratis
    [one] un mattone
   *[other] { $price } mattoni
}; sopra: { $bricks }
firenze-no-bricks = nessun mattone
firenze-aside = messi da parte
firenze-fetch = { $bricks }: prendine uno dalla carta
firenze-draw-pile = { $count ->
    [one] carta
   *[other] carte
}
firenze-bag = sacchetto

firenze-kind-person = Personaggio
firenze-kind-festival = Celebrativa
firenze-kind-building = Edificio
firenze-kind-church = Chiesa
firenze-kind-event = Evento

firenze-card-alchemist = Scambia un tuo mattone con uno qualsiasi del sacchetto.
firenze-card-architect = Per una committenza conta una torre un livello in più o in meno.
firenze-card-princess = La carta di questo turno è gratis.
firenze-card-wholesaler = Metti mattoni nuovi su una carta della fila.
firenze-card-mason = In questo turno costruire costa { $mason } in meno.
firenze-card-patrician = Respingi un evento che prendi, o scarta una carta della mano.
firenze-card-saboteur = Togli un mattone alla torre di un altro.
firenze-card-smuggler = Scambia un mattone con un altro giocatore; li scegli tu.
firenze-card-recognition = Alla fine { $recognition ->
    [one] 1 punto
   *[other] { $recognition } punti
} per ogni tua committenza di altezza 3 o 4.
firenze-card-blame = Alla fine { $blame ->
    [one] 1 punto
   *[other] { $blame } punti
} in meno.
firenze-card-scandal = Alla fine { $scandal ->
    [one] 1 punto
   *[other] { $scandal } punti
} in meno.
firenze-card-fame = Alla fine { $fame ->
    [one] 1 punto
   *[other] { $fame } punti
} in più.
firenze-card-monument = A chi ha da solo la torre più alta: { $monument ->
    [one] 1 punto
   *[other] { $monument } punti
} alla fine.
firenze-card-bridge = Lo scambio richiede { $bridge ->
    [one] 1 mattone
   *[other] { $bridge } mattoni
} invece di { $exchange }.
firenze-card-warehouse = Tieni fino a { $warehouse } mattoni e quante carte vuoi.
firenze-card-workshop = Costruire costa { $workshop } in meno.
firenze-card-small-privilege = La prossima committenza di 5 livelli dà { $small ->
    [one] 1 punto
   *[other] { $small } punti
} in più.
firenze-card-middle-privilege = La prossima committenza di 6 livelli dà { $middle ->
    [one] 1 punto
   *[other] { $middle } punti
} in più.
firenze-card-great-privilege = La prossima committenza di 7 livelli dà { $great ->
    [one] 1 punto
   *[other] { $great } punti
} in più.
firenze-card-campanile = Prima di altre committenze ognuno deve consegnare una torre bianca di 3.
firenze-card-collapse = Una tua torre finisce nel sacchetto.
firenze-card-flood = Ognuno perde { $flood ->
    [2] metà
    [3] un terzo
    [4] un quarto
   *[other] 1/{ $flood }
} della riserva.
firenze-card-warehouse-fire = Ognuno perde { $fire ->
    [one] 1 mattone
   *[other] { $fire } mattoni
}.
firenze-card-luxury-tax = Ognuno paga { $tax ->
    [one] 1 mattone
   *[other] { $tax } mattoni
} per ogni torre di { $taxed } o più, o viene abbattuta.
firenze-card-tribute = Ognuno paga per ogni torre un mattone del suo colore, o viene abbattuta.
firenze-card-botch = Una tua torre perde un mattone.
firenze-card-renaissance = Scarti e mazzo si mescolano insieme.

firenze-yard = Il tuo cantiere
firenze-yard-of = Cantiere di { $name }
firenze-points = { $count ->
    [one] punto
   *[other] punti
}
firenze-seals-left = { $count ->
    [0] nessun sigillo rimasto
    [one] un sigillo rimasto
   *[other] { $count } sigilli rimasti
}
firenze-no-towers = Nessuna torre in costruzione
firenze-floors = { $count ->
    [one] 1 livello
   *[other] { $count } livelli
}
firenze-floors-planned = { $from } → { $to }
firenze-tower = torre { $colour_adjective } alta { $height }
firenze-tower-planned = { $count ->
    [one] un livello previsto
   *[other] { $count } livelli previsti
}
firenze-falls = innalzala o cade
firenze-falls-short = innalzala
firenze-gone-falls = cade
firenze-gone-fulfils = completata
firenze-gone-lost = persa
firenze-new-tower = Nuova torre
firenze-new-tower-of = Nuova torre { $colour_adjective }
firenze-stock = { $limit ->
    [0] { $count ->
        [one] 1 mattone nella riserva
       *[other] { $count } mattoni nella riserva
    }
   *[other] { $count ->
        [one] 1 mattone, limite { $limit }
       *[other] { $count } mattoni, limite { $limit }
    }
}
firenze-stock-of = { $count ->
    [one] { $colour }: 1 mattone
   *[other] { $colour }: { $count } mattoni
}
firenze-hand = Le tue carte
firenze-hand-of = Carte di { $name }
firenze-hand-card = { $count ->
    [one] { $card }, { $kind }
   *[other] { $card } ×{ $count }, { $kind }
}
firenze-no-cards = Nessuna carta in mano

firenze-their-tower = torre { $colour_adjective } alta { $height } di { $name }
firenze-their-towers = Torri
firenze-bricks = { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
}
firenze-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
firenze-seals = { $count ->
    [one] 1 sigillo
   *[other] { $count } sigilli
}

firenze-counts-bag = { $count ->
    [one] 1 mattone nel sacchetto
   *[other] { $count } mattoni nel sacchetto
}
firenze-counts-unseen = { $count ->
    [one] 1 carta ancora da venire, tra
   *[other] { $count } carte ancora da venire, tra
}
firenze-counts-discard = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}
firenze-none = Nessuna

firenze-says-build = Costruisci { $count ->
    [one] un mattone
   *[other] { $count } mattoni
}, { $cost ->
    [0] gratis.
   *[other] per { $cost }.
}
firenze-says-next = { $number ->
    [1] Il primo mattone
    [2] Un secondo
    [3] Un terzo
    [4] Un quarto
    [5] Un quinto
   *[6] Un sesto
} { $cost ->
    [0] è gratis.
   *[other] porterebbe il costo a { $cost }.
}
firenze-says-due = { $count ->
    [one] Ancora un mattone.
   *[other] Ancora { $count } mattoni.
}
firenze-says-limit = Puoi tenerne { $limit }.
firenze-says-reaches = la tua torre { $colour_adjective } arriva a { $height }: committenza da { $tile ->
    [0] { $points }.
   *[other] { $points } + { $tile }.
}
firenze-says-falls = la tua torre { $colour_adjective } alta { $height } cade.
firenze-says-more-fall = { $count ->
    [one] E anche un’altra.
   *[other] E altre { $count }.
}

firenze-asks-cause = { $card } ({ $name })
firenze-asks-tower = la tua torre { $colour_adjective } alta { $height }
firenze-asks-ward = { $cause }: la respingi con il tuo Patrizio?
firenze-asks-give = { $cause }: cedi { $count ->
    [one] un mattone.
   *[other] { $count } mattoni.
}
firenze-asks-pay = { $cause }: paga { $count ->
    [one] un mattone
   *[other] { $count } mattoni
} per { $towers }, altrimenti { $number ->
    [one] cade.
   *[other] cadono.
}
firenze-asks-some = { $cause }: puoi pagare solo per { $count ->
    [one] una: { $towers }. Per quale? Le altre cadono.
   *[other] { $count }: { $towers }. Per quali? Le altre cadono.
}
firenze-asks-collapse = { $cause }: quale delle tue torri crolla?
firenze-asks-botch = { $cause }: quale delle tue torri perde un mattone?

firenze-later-row = Una carta si prende all’inizio del turno; nello scambio ci si posano mattoni.
firenze-later-commission = Le committenze si completano nella fase 5, dopo la costruzione.
firenze-later-tower = Le torri si innalzano nella fase 3, la costruzione.
firenze-later-stock = Con i mattoni della riserva si paga, si scambia nella fase 2 e si costruisce nella fase 3.
firenze-later-their-brick = Solo il Contrabbandiere ti dà un mattone di un altro.
firenze-later-their-tower = Solo il Sabotatore arriva alla torre di un altro.

## Che cosa ha fatto qualcuno, in una riga

firenze-recap-fulfils = { $you ->
    [yes] Completi
   *[no] { $name } completa
} { $what }{ $first ->
    [0] {""}
   *[other] , prima committenza di quell’altezza
}
firenze-recap-loses = { $you ->
    [yes] Perdi
   *[no] { $name } perde
} { $count ->
    [one] una torre
   *[other] alcune torri
}: { $what }
firenze-recap-begins = { $you ->
    [yes] Inizi
   *[no] { $name } inizia
} una torre { $colour_adjective }
firenze-recap-raises = { $you ->
    [yes] Alzi
   *[no] { $name } alza
} la torre { $colour_adjective } fino a { $height }
firenze-recap-builds = { $you ->
    [yes] Costruisci
   *[no] { $name } costruisce
} su più torri: { $what }
firenze-recap-person-played = { $you ->
    [yes] Giochi
   *[no] { $name } gioca
} la carta { $card }
firenze-recap-taken = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} la carta { $card }
firenze-recap-exchanges = { $you ->
    [yes] Scambi
   *[no] { $name } scambia
} mattoni sulla carta { $card }
firenze-step-take =
    { $you ->
        [yes] Prendi
       *[no] { $name } prende
    } la carta { $card }, { $price ->
        [0] gratis
       *[other] per { $paid }
    }, con { $bricks }
firenze-step-exchange =
    { $you ->
        [yes] Scambi
       *[no] { $name } scambia
    } { $given } con { $got } sulla carta { $card }
firenze-step-raise =
    { $you ->
        [yes] Alzi la tua
       *[no] { $name } alza la
    } torre { $colour_adjective } a { $height }: { $bricks }
firenze-step-begin =
    { $you ->
        [yes] Cominci
       *[no] { $name } comincia
    } una torre { $colour_adjective }: { $bricks }
firenze-step-cost-paid =
    { $you ->
        [yes] Paghi
       *[no] { $name } paga
    } { $bricks } per costruire
firenze-step-flooded =
    { $you ->
        [yes] Perdi
       *[no] { $name } perde
    } { $bricks } per l’alluvione
firenze-step-burnt =
    { $you ->
        [yes] Perdi
       *[no] { $name } perde
    } { $bricks } per l’incendio
firenze-step-taxed =
    { $you ->
        [yes] Paghi
       *[no] { $name } paga
    } { $bricks } di tassa
firenze-step-returned =
    { $you ->
        [yes] Rimetti
       *[no] { $name } rimette
    } { $bricks } nel sacchetto
firenze-step-fulfilled =
    { $you ->
        [yes] Completi
       *[no] { $name } completa
    } { $what }
firenze-step-tile-taken =
    Prima committenza di altezza { $height }: { $you ->
        [yes] è tua
       *[no] è di { $name }
    }
firenze-step-privilege-used = Si aggiunge la carta { $what }
firenze-step-last-seal =
    { $you ->
        [yes] Posi il tuo
       *[no] { $name } posa il suo
    } ultimo sigillo
