# Das Brett von Florenza.

florenza-phase-income = Einkommen
florenza-phase-captain = Hauptmann
florenza-phase-bishop = Bischof
florenza-phase-workers = Arbeiter
florenza-phase-market = Markt
florenza-phase-districts = Viertel
florenza-phase-artworks = Kunstwerke
florenza-phase-offices = Ämter
florenza-phase-end = Ende

florenza-city = Piazza del Duomo
florenza-buildings = Gebäude von Florenz
florenza-life = Leben in Florenz
florenza-life-ages = jede Runde eine Spalte nach links, nach I fort
florenza-life-last = letzte Runde
florenza-life-guarded = bewacht
florenza-life-makers = kann { $work } schaffen: mittlerer Ruhm
florenza-life-gold = Meisterwerk

florenza-reconstructed = Zahlen rekonstruiert
florenza-reconstructed-why = Was auf Plättchen, Kunstwerken und Personen steht, ist nicht öffentlich bekannt. Wir haben es rekonstruiert; Namen, Regeln und der Preis des Scheiterns sind bekannt. Wer das Spiel besitzt, kann die Editionsdatei berichtigen.
florenza-reconstructed-count = { $count } von { $all } Zahlen sind rekonstruiert; die Regeln zeigen bei jeder das Zeichen.
florenza-reconstructed-here = Zahlen rekonstruiert.

florenza-work = { $work }, { $place }.
florenza-work-by = Für { $talents }.
florenza-and = { $first } und { $last }
florenza-and-more = { $first } und { $last }
florenza-or = { $first } oder { $last }
florenza-or-more = { $first } oder { $last }
florenza-work-costs = Kostet { $cost } und das Honorar des Künstlers.
florenza-work-brings = Bringt { $gain } und was der Ruhm des Künstlers dazutut.
florenza-work-income = Danach jede Runde { $income }.
florenza-work-completed = Vollendet von { $name }.
florenza-work-planned = Geplant von { $name } mit { $artist }.
florenza-work-payable = Was dir bleibt, würde dafür reichen, ohne das Honorar.
florenza-pulpit-free = Kanzel frei

florenza-person = { $name }, Lebenskarte { $life }
florenza-row = { $talent }: Honorar { $fee }, Ruhm { $fame }
florenza-free = gratis
florenza-gold = Ein Meisterwerk bei { $faces }
florenza-master = Hat ein Meisterwerk geschaffen; ein zweites gibt es nicht
florenza-sermon =
    { $dice ->
        [0] Geistlicher: { $fee } Florin, { $workers } Arbeiter
       *[other] Geistlicher: { $fee } Florin, Arbeiter nach dem Wurf: { $workers }
    }
florenza-sermon-points = Seine Predigt ändert sofort deine Punkte: { $points }
florenza-preaches = Predigt
florenza-nameless = { $count } namenlos
florenza-unnamed = namenlos
florenza-too-dear = Das Honorar ist mehr, als dir bleiben wird
florenza-nameless-left = noch { $count } in dieser Runde
florenza-person-banished = Vom Bischof für diese Runde verstoßen
florenza-person-guarded = Vom Hauptmann bewacht, { $name }: niemand sonst darf diesen Künstler in dieser Runde anwerben
florenza-person-hired = Arbeitet in dieser Runde für { $name }: { $work }, { $place }
florenza-mean = Mittlerer Ruhm: { $mean }
florenza-mean-best = Drücke, um die Werke zu sehen; der mittlere Ruhm ist bestenfalls { $mean }

florenza-who-makes = Wer schafft { $work }?
florenza-two-dice = der bessere von zwei Würfen
florenza-can-make =
    { $count ->
        [one] Einer kann es schaffen
       *[other] { $count } können es schaffen
    }
florenza-not-for-it = Nicht für dieses Werk
florenza-ask-why = tippe, um zu fragen, warum

florenza-market = Mercato
florenza-market-sell = Verkaufe ein Material für { $sale } Florin
florenza-market-buy = Kaufe ein Material für { $price } Florin
florenza-market-trade = Gib { $given } Materialien für ein anderes
florenza-market-there = Arbeiter dort: { $names }
florenza-market-nobody = niemand dort
florenza-market-send = Schicke einen Arbeiter
florenza-market-give-cube = Gib { $cube }; du hast { $count }
florenza-market-take-cube = Nimm { $cube }; der Vorrat hat { $count }
florenza-rolled = Erster Wurf: { $face }

florenza-tabs = Teile des Tisches
florenza-tab-city = Stadt
florenza-tab-district = Viertel
florenza-tab-artists = Künstler
florenza-tab-market = Mercato
florenza-tab-count = { $count } möglich

## Own area

florenza-districts = Viertel
florenza-district = Viertel
florenza-district-own = Dein Viertel
florenza-possible = { $count } möglich
florenza-tiles = Gebäude zum Planen
florenza-tiles-about = Baukosten, darunter was die Nutzung kostet und bringt. Jetzt geplant, in Phase 6 bezahlt.
florenza-note-promise = Versprechen, eingelöst in Phase 5 bis 7
florenza-note-payable = du könntest es bezahlen
florenza-note-other = hier zu arbeiten kostet 1 Prestige an { $name }
florenza-lot-field = Feld { $field }
florenza-lot-empty = leer
florenza-lot-plan = hier planen
florenza-lot-building = im Bau
florenza-lot-worker = Arbeiter von { $name }
florenza-planned = geplant
florenza-completed = vollendet
florenza-own-planned = geplant mit { $artist }
florenza-payable = bezahlbar mit dem, was dir bleibt
florenza-kind-build = kostet { $cost }
florenza-kind-use = Nutzung kostet { $cost }, bringt { $goods }
florenza-kind-gives = bringt { $goods }
florenza-kind-income = jede Runde { $goods }
florenza-kind-prestige = { $count } Prestige bei Fertigstellung
florenza-kind-left = noch { $left } von { $copies }
florenza-work-gain = bringt { $gain }
florenza-works-done = { $done } von { $of }
florenza-works-all = alle: +{ $bonus }
florenza-prestige = Prestige
florenza-bishop = Bischof
florenza-bishop-points = Bischofspunkte
florenza-florins = Florin

florenza-plan = Dein Plan
florenza-plan-of = Plan von { $name }
florenza-workers = { $ready } bereit, { $reserve } im Vorrat
florenza-ledger = Kasse
florenza-have = jetzt
florenza-will-have = insgesamt
florenza-will-need = benötigt
florenza-left = bleibt
florenza-you-will-have =
    { $you ->
        [yes] Du wirst haben
       *[no] { $name } wird haben
    }
florenza-you-will-need =
    { $you ->
        [yes] Du wirst brauchen
       *[no] { $name } wird brauchen
    }
florenza-in-the-jars = in den Krügen
florenza-left-after = Rest nach Phase 7
florenza-row-market = Mercato, Phase 5
florenza-row-own = { $building }, Feld { $field }
florenza-row-other = { $building } von { $name }
florenza-row-work = { $work }, { $person }
florenza-row-planning = { $work }, Künstler offen
florenza-row-failing = nicht bezahlbar:
florenza-artist-open = Welcher Künstler?
florenza-dice = Ruhm { $low } bis { $high }
florenza-dice-two = bester von zwei: { $low } bis { $high }
florenza-fee-later = Honorar, beim Bezahlen gewählt
florenza-stands =
    { $lead ->
        [both] Alles bezahlt: { $range } Prestige und { $points } am Ende von Phase 7; du führst in beidem.
        [prestige] Alles bezahlt: { $range } Prestige und { $points } am Ende von Phase 7; du führst beim Prestige.
        [bishop] Alles bezahlt: { $range } Prestige und { $points } am Ende von Phase 7; du führst bei den Bischofspunkten.
       *[none] Alles bezahlt: { $range } Prestige und { $points } am Ende von Phase 7.
    }
florenza-short = Es fehlt: { $goods }.
florenza-short-lost =
    { $risk ->
        [0] Was nicht bezahlt wird, scheitert.
       *[other] Was nicht bezahlt wird, scheitert und kostet { $risk } Prestige.
    }
florenza-short-lost-brief =
    { $risk ->
        [0] Ein Versprechen scheitert.
       *[other] { $risk } Prestige in Gefahr.
    }
florenza-short-ways = So ist es noch zu bekommen:
florenza-short-no-way = Nichts, was ein Arbeiter noch tun kann, bringt es.
florenza-way-market = Mercato
florenza-way-own = { $building }
florenza-way-other = { $building } von { $name }
florenza-way-for = { $name }: { $brings } für { $costs }
florenza-way-free = { $name }: { $brings }

florenza-you = Du
florenza-your-turn = am Zug
florenza-on-turn = am Zug
florenza-passed = gepasst
florenza-hidden = verdeckt
florenza-said-points = Prestige { $prestige }, Bischofspunkte { $bishop }
florenza-said-goods =
    { $cubes ->
        [one] { $florins } Florin, ein Material
       *[other] { $florins } Florin, { $cubes } Materialien
    }
florenza-certificates-hidden = Zertifikate verdeckt
florenza-certificates =
    { $count ->
        [one] ein Zertifikat
       *[other] { $count } Zertifikate
    }
florenza-tracks = Leisten
florenza-track-said = { $name }: Prestige { $prestige }, Bischofspunkte { $bishop }
florenza-track-ahead = wenn alle Versprechen eingelöst werden: { $range } Prestige
florenza-track-bishop = Amt ab { $needs }
florenza-track-cardinal = wieder Bischof oder { $needs }: Kardinal +{ $prestige }

florenza-supply = Allgemeiner Vorrat
florenza-counts-persons =
    { $count ->
        [0] Niemand mehr im Beutel; die Namenlosen dieser Runde
        [one] Eine Person im Beutel; die Namenlosen dieser Runde
       *[other] { $count } Personen im Beutel; die Namenlosen dieser Runde
    }
florenza-counts-tiles =
    { $count ->
        [one] Noch ein Gebäude
       *[other] Noch { $count } Gebäude
    }
florenza-counts-works =
    { $count ->
        [one] Noch ein Kunstwerk der Stadt
       *[other] Noch { $count } Kunstwerke der Stadt
    }

florenza-results = Was die Runde brachte

florenza-asks-at = { $what } ({ $name })
florenza-asks-use = { $where }: Nutzt du das Gebäude?
florenza-asks-any-cube = { $where }: Welches Material nimmst du?
florenza-asks-barter-give = { $where }: Welches Material tauschst du?
florenza-asks-barter-take = { $where }: Welches andere Material nimmst du dafür?
florenza-asks-build = { $where }: Bezahlst du den Bau? Sonst verfällt er.
florenza-asks-talent = { $where }: Mit welcher Begabung lässt du es vollenden?

florenza-says-promise = { $what }: Phase { $phase } kostet { $goods }.
florenza-says-free = { $what }: kostet nichts.
florenza-says-use = { $what }: bringt in Phase 6 { $gains }.
florenza-says-use-for = { $what }: in Phase 6 { $gains } für { $costs }.
florenza-says-lacking = { $what }: in Phase 6 würde dir fehlen: { $goods }.
florenza-says-spared = { $what }: bliebe ungenutzt, weil ein Versprechen braucht, was es kostet.
florenza-says-given =
    { $count ->
        [one] Ein Material gegeben.
       *[other] { $count } Materialien gegeben.
    }
florenza-says-due =
    { $count ->
        [one] Noch ein Material zu wählen.
       *[other] Noch { $count } Materialien zu wählen.
    }
florenza-says-short =
    { $risk ->
        [0] Es fehlt: { $goods }.
       *[other] Es fehlt: { $goods }; { $what } { $fails ->
            [one] scheitert dann und kostet
           *[other] scheitern dann und kosten
        } { $risk } Prestige.
    }
florenza-says-short-many =
    { $risk ->
        [0] Dir fehlen { $kinds } Güter.
       *[other] Dir fehlen { $kinds } Güter; { $what } { $fails ->
            [one] scheitert dann und kostet
           *[other] scheitern dann und kosten
        } { $risk } Prestige.
    }
florenza-says-fails =
    { $what } { $fails ->
        [one] scheitert
       *[other] scheitern
    } dann.
florenza-more-promises =
    { $count ->
        [one] ein weiteres Versprechen
       *[other] { $count } weitere Versprechen
    }
florenza-says-breaks =
    { $lost ->
        [0] Dann reicht es nicht mehr für { $what }.
       *[other] Dann reicht es nicht mehr für { $what }: { $lost } Prestige weniger.
    }

## Was jemand getan hat, in einer Zeile

florenza-recap-completed = { $you ->
    [yes] Du vollendest
   *[no] { $name } vollendet
} „{ $work }“
florenza-recap-failed = { $you ->
    [yes] Du bezahlst
   *[no] { $name } bezahlt
} „{ $work }“ nicht
florenza-recap-built = { $you ->
    [yes] Du stellst
   *[no] { $name } stellt
} „{ $building }“ fertig
florenza-recap-not-built = { $you ->
    [yes] Du bezahlst
   *[no] { $name } bezahlt
} „{ $building }“ nicht
florenza-recap-hired = { $you ->
    [yes] Du planst
   *[no] { $name } plant
} „{ $work }“ ({ $person })
florenza-recap-occupied = { $you ->
    [yes] Du schickst
   *[no] { $name } schickt
} { $yours ->
    [yes] einen Arbeiter zu deinem Gebäude „{ $building }“
   *[no] einen Arbeiter zu „{ $building }“ von { $other }
}
florenza-recap-occupied-own = { $you ->
    [yes] Du schickst
   *[no] { $name } schickt
} einen Arbeiter zu „{ $building }“
florenza-recap-planned = { $you ->
    [yes] Du planst
   *[no] { $name } plant
} „{ $building }“
florenza-recap-donated = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
} predigen ({ $person })
florenza-recap-donated-in-pulpit = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
} in der Kathedrale predigen ({ $person })
florenza-recap-to-market = { $you ->
    [yes] Du schickst
   *[no] { $name } schickt
} einen Arbeiter auf den Markt
florenza-recap-sold = { $you ->
    [yes] Du verkaufst
   *[no] { $name } verkauft
} auf dem Markt
florenza-recap-bought = { $you ->
    [yes] Du kaufst
   *[no] { $name } kauft
} auf dem Markt
florenza-recap-traded = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} auf dem Markt
florenza-recap-used = { $you ->
    [yes] Du nutzt
   *[no] { $name } nutzt
} „{ $building }“
florenza-recap-passed = { $you ->
    [yes] Du passt
   *[no] { $name } passt
}
florenza-step-swap =
    { $you ->
        [yes] Du gibst
       *[no] { $name } gibt
    } { $given } für { $got }
florenza-step-use =
    { $you ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } „{ $building }“{ $costs ->
        [0] {""}
       *[other] {""} für { $cost }
    }{ $gains ->
        [0] {""}
       *[other] : { $gain }
    }

## What everybody may end with

florenza-expected = Am Ende zu erwarten
florenza-expected-said = am Ende zu erwarten: { $points } Punkte
florenza-expected-more = „+“: Zertifikate liegen verdeckt
florenza-expected-hatched = Schraffiert: verdeckte Zertifikate
florenza-goods = Güter und Leisten
florenza-order = Folge
florenza-order-said = Spielerreihenfolge: { $order }

## Moments: dice and income

florenza-moment-masterpiece = Ein Meisterwerk!
florenza-moment-fame = Der Ruhm eines Werks
florenza-moment-sermon = Arbeiter nach dem Würfel
florenza-moment-income = Einkommen
florenza-moment-income-of = Einkommen der Runde { $round }
florenza-moment-work = { $you ->
    [yes] Dein Werk { $work }, von { $person }
   *[no] { $work } von { $person } für { $name }
}
florenza-moment-preaches = { $you ->
    [yes] { $person } predigt für dich
   *[no] { $person } predigt für { $name }
}
florenza-moment-row = Ruhm als { $talent }
florenza-moment-sum = { $work } { $prestige } und Ruhm { $fame }
florenza-moment-blue = Die Karte wird auf die blaue Seite gedreht: kein Gold mehr.
florenza-moment-followers = { $count ->
    [one] Ein Arbeiter kommt
   *[other] { $count } Arbeiter kommen
}
florenza-moment-die = { $short ->
    [0] Der Würfel: für alle einmal { $cube }
   *[other] Der Würfel: zu wenig { $cube }, also { $florins } Florin für alle
}
florenza-moment-go-on = Weiter
