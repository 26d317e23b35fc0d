# Das Brett von Firenze im Browser.

firenze-phase-card = Karte
firenze-phase-exchange = Tauschen
firenze-phase-build = Bauen
firenze-phase-ruins = Bauruinen
firenze-phase-commissions = Aufträge
firenze-phase-limits = Limits

firenze-city = Aufträge der sechs Familien
firenze-tower-of-board = { $colour }: { $flag } Punkte für die meisten Siegel
firenze-tower-led = { $colour }: { $flag } Punkte für die meisten Siegel; jetzt bekäme sie { $name }
firenze-window-open = { $colour } { $height }: offen, { $points } wert
firenze-window-balcony = { $colour } { $height }: Balkon { $numeral }: { $points } Punkte
firenze-window-sealed = { $colour } { $height }: Siegel von { $name }
firenze-window-neutral = { $colour } { $height }: geschlossen
firenze-window-fits = { $tile ->
    [0] Für dich erreichbar
   *[other] Für dich erreichbar, { $tile } mehr durch das Etagenplättchen
}
firenze-tile = Etagenplättchen: { $points } für den ersten Auftrag auf Höhe { $height }
firenze-tile-taken = Etagenplättchen { $height }: hat { $name }
firenze-bell = { $count ->
    [0] Campanile: Noch niemand hat einen Glockenturm abgegeben
   *[other] Campanile: Glockentürme abgegeben von { $names }
}

firenze-row = Auslage
firenze-price = { $price ->
    [0] Gratis
   *[other] Zahle { $price }
}
firenze-row-card = { $place }: { $card }, { $kind }, { $price ->
    [0] gratis
    [one] ein Stein
   *[other] { $price } Steine
}; darauf: { $bricks }
firenze-no-bricks = keine Steine
firenze-aside = liegt beiseite
firenze-fetch = { $bricks }: einen von der Karte nehmen
firenze-draw-pile = { $count ->
    [one] Karte
   *[other] Karten
}
firenze-bag = Beutel

firenze-kind-person = Person
firenze-kind-festival = Fest
firenze-kind-building = Gebäude
firenze-kind-church = Kirche
firenze-kind-event = Ereignis

firenze-card-alchemist = Tausche einen deiner Steine gegen einen beliebigen aus dem Beutel.
firenze-card-architect = Zähle einen Turm für einen Auftrag eine Etage höher oder niedriger.
firenze-card-princess = Die Karte dieses Zuges ist gratis.
firenze-card-wholesaler = Lege neue Steine auf eine Karte der Auslage.
firenze-card-mason = Bauen kostet in diesem Zug { $mason } weniger.
firenze-card-patrician = Wehre ein genommenes Ereignis ab oder wirf eine Handkarte ab.
firenze-card-saboteur = Nimm einem fremden Turm einen Stein weg.
firenze-card-smuggler = Tausche einen Stein mit jemandem; du wählst beide.
firenze-card-recognition = Am Ende { $recognition ->
    [one] 1 Punkt
   *[other] { $recognition } Punkte
} je eigenem Auftrag der Höhe 3 oder 4.
firenze-card-blame = Am Ende { $blame ->
    [one] 1 Punkt
   *[other] { $blame } Punkte
} weniger.
firenze-card-scandal = Am Ende { $scandal ->
    [one] 1 Punkt
   *[other] { $scandal } Punkte
} weniger.
firenze-card-fame = Am Ende { $fame ->
    [one] 1 Punkt
   *[other] { $fame } Punkte
} mehr.
firenze-card-monument = Für den, der allein den höchsten Turm hat: am Ende { $monument ->
    [one] 1 Punkt
   *[other] { $monument } Punkte
}.
firenze-card-bridge = Tauschen kostet { $bridge ->
    [one] 1 Stein
   *[other] { $bridge } Steine
} statt { $exchange }.
firenze-card-warehouse = Behalte bis zu { $warehouse } Steine und beliebig viele Karten.
firenze-card-workshop = Bauen kostet { $workshop } weniger.
firenze-card-small-privilege = Der nächste Auftrag mit 5 Etagen bringt { $small } mehr.
firenze-card-middle-privilege = Der nächste Auftrag mit 6 Etagen bringt { $middle } mehr.
firenze-card-great-privilege = Der nächste Auftrag mit 7 Etagen bringt { $great } mehr.
firenze-card-campanile = Vor jedem anderen Auftrag muss jeder einen weißen Turm der Höhe 3 abgeben.
firenze-card-collapse = Einer deiner eigenen Türme kommt in den Beutel.
firenze-card-flood = Alle verlieren { $flood ->
    [2] die Hälfte
    [3] ein Drittel
    [4] ein Viertel
   *[other] 1/{ $flood }
} ihres Vorrats.
firenze-card-warehouse-fire = Alle verlieren { $fire ->
    [one] 1 Stein
   *[other] { $fire } Steine
}.
firenze-card-luxury-tax = Alle zahlen { $tax ->
    [one] 1 Stein
   *[other] { $tax } Steine
} je Turm ab { $taxed }, sonst fällt er.
firenze-card-tribute = Alle zahlen je Turm einen Stein seiner Farbe, sonst fällt er.
firenze-card-botch = Einer deiner eigenen Türme verliert einen Stein.
firenze-card-renaissance = Ablage und Nachziehstapel werden zusammengemischt.

firenze-yard = Dein Bauhof
firenze-yard-of = Bauhof von { $name }
firenze-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
firenze-seals-left = { $count ->
    [0] kein Siegel mehr
    [one] noch ein Siegel
   *[other] noch { $count } Siegel
}
firenze-no-towers = Keine Türme im Bau
firenze-floors = { $count ->
    [one] 1 Etage
   *[other] { $count } Etagen
}
firenze-floors-planned = { $from } → { $to }
firenze-tower = { $colour_adjective }er Turm der Höhe { $height }
firenze-tower-planned = { $count ->
    [one] eine Etage geplant
   *[other] { $count } Etagen geplant
}
firenze-falls = aufstocken, sonst fällt er
firenze-falls-short = aufstocken
firenze-gone-falls = fällt
firenze-gone-fulfils = erfüllt
firenze-gone-lost = verloren
firenze-new-tower = Neuer Turm
firenze-new-tower-of = Neuer { $colour_adjective }er Turm
firenze-stock = { $limit ->
    [0] { $count ->
        [one] 1 Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
   *[other] { $count ->
        [one] 1 Stein, Limit { $limit }
       *[other] { $count } Steine, Limit { $limit }
    }
}
firenze-stock-of = { $count ->
    [one] 1 { $colour_adjective }er Stein
   *[other] { $count } { $colour_adjective }e Steine
}
firenze-hand = Deine Karten
firenze-hand-of = Karten von { $name }
firenze-hand-card = { $count ->
    [one] { $card }, { $kind }
   *[other] { $card } ×{ $count }, { $kind }
}
firenze-no-cards = Keine Handkarten

firenze-their-tower = { $colour_adjective }er Turm der Höhe { $height } von { $name }
firenze-their-towers = Türme
firenze-bricks = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
firenze-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
firenze-seals = { $count ->
    [one] 1 Siegel
   *[other] { $count } Siegel
}

firenze-counts-bag = { $count ->
    [one] 1 Stein im Beutel
   *[other] { $count } Steine im Beutel
}
firenze-counts-unseen = { $count ->
    [one] Es kommt noch 1 Karte, aus
   *[other] Es kommen noch { $count } Karten, aus
}
firenze-counts-discard = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
firenze-none = Keine

firenze-says-build = Baue { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}, { $cost ->
    [0] gratis.
   *[other] für { $cost }.
}
firenze-says-next = { $number ->
    [1] Der erste Stein
    [2] Ein zweiter
    [3] Ein dritter
    [4] Ein vierter
    [5] Ein fünfter
   *[6] Ein sechster
} { $cost ->
    [0] ist gratis.
   *[other] macht zusammen { $cost }.
}
firenze-says-due = { $count ->
    [one] Noch ein Stein.
   *[other] Noch { $count } Steine.
}
firenze-says-limit = Du darfst { $limit } behalten.
firenze-says-reaches = dein { $colour_adjective }er Turm erreicht Höhe { $height }: Auftrag für { $tile ->
    [0] { $points }.
   *[other] { $points } + { $tile }.
}
firenze-says-falls = dein { $colour_adjective }er Turm der Höhe { $height } fällt.
firenze-says-more-fall = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count }.
}

firenze-asks-cause = { $card } ({ $name })
firenze-asks-tower = deinen { $colour_adjective }en Turm der Höhe { $height }
firenze-asks-ward = { $cause }: Wehrst du die Karte mit deinem Patrizier ab?
firenze-asks-give = { $cause }: Gib { $count ->
    [one] einen Stein ab.
   *[other] { $count } Steine ab.
}
firenze-asks-pay = { $cause }: Zahle { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} für { $towers }, sonst { $number ->
    [one] fällt er.
   *[other] fallen sie.
}
firenze-asks-some = { $cause }: Du kannst nur für { $count ->
    [one] einen zahlen: { $towers }. Für welchen? Die anderen fallen.
   *[other] { $count } zahlen: { $towers }. Für welche? Die anderen fallen.
}
firenze-asks-collapse = { $cause }: Welcher deiner Türme stürzt ein?
firenze-asks-botch = { $cause }: Welcher deiner Türme verliert einen Stein?

firenze-later-row = Eine Karte nimmst du am Anfang deines Zuges; beim Tauschen legst du Steine darauf.
firenze-later-commission = Aufträge erfüllst du in Phase 5, nach dem Bauen.
firenze-later-tower = Türme stockst du in Phase 3 auf, beim Bauen.
firenze-later-stock = Mit Steinen aus dem Vorrat bezahlst du, tauschst in Phase 2 und baust in Phase 3.
firenze-later-their-brick = Nur mit dem Schmuggler bekommst du einen fremden Stein.
firenze-later-their-tower = Nur mit dem Saboteur kommst du an einen fremden Turm.

## Was jemand getan hat, in einer Zeile

firenze-recap-fulfils = { $you ->
    [yes] Du erfüllst
   *[no] { $name } erfüllt
} { $what }{ $first ->
    [0] {""}
   *[other] , zuerst auf dieser Höhe
}
firenze-recap-loses = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
} { $count ->
    [one] einen Turm
   *[other] Türme
}: { $what }
firenze-recap-begins = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
} einen { $colour_adjective }en Turm
firenze-recap-raises = { $you ->
    [yes] Du erhöhst
   *[no] { $name } erhöht
} den { $colour_adjective }en Turm auf { $height }
firenze-recap-builds = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} an mehreren Türmen: { $what }
firenze-recap-person-played = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} die Karte „{ $card }“
firenze-recap-taken = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die Karte „{ $card }“
firenze-recap-exchanges = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} Steine auf der Karte „{ $card }“
firenze-step-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } die Karte „{ $card }“ { $price ->
        [0] gratis
       *[other] für { $paid }
    } mit { $bricks }
firenze-step-exchange =
    { $you ->
        [yes] Du tauschst
       *[no] { $name } tauscht
    } { $given } gegen { $got } auf der Karte „{ $card }“
firenze-step-raise =
    { $you ->
        [yes] Du baust deinen { $colour_adjective }en Turm
       *[no] { $name } baut den { $colour_adjective }en Turm
    } auf { $height } aus: { $bricks }
firenze-step-begin =
    { $you ->
        [yes] Du beginnst
       *[no] { $name } beginnt
    } einen { $colour_adjective }en Turm: { $bricks }
firenze-step-cost-paid =
    { $you ->
        [yes] Du zahlst
       *[no] { $name } zahlt
    } { $bricks } als Baukosten
firenze-step-flooded =
    { $you ->
        [yes] Du verlierst
       *[no] { $name } verliert
    } { $bricks } durch das Hochwasser
firenze-step-burnt =
    { $you ->
        [yes] Du verlierst
       *[no] { $name } verliert
    } { $bricks } durch den Brand
firenze-step-taxed =
    { $you ->
        [yes] Du zahlst
       *[no] { $name } zahlt
    } { $bricks } als Steuer
firenze-step-returned =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $bricks } in den Beutel zurück
firenze-step-fulfilled =
    { $you ->
        [yes] Du erfüllst
       *[no] { $name } erfüllt
    } { $what }
firenze-step-tile-taken =
    { $you ->
        [yes] Du bist
       *[no] { $name } ist
    } zuerst auf Höhe { $height }
firenze-step-privilege-used = Die Karte „{ $what }“ kommt hinzu
firenze-step-last-seal =
    { $you ->
        [yes] Du setzt dein
       *[no] { $name } setzt das
    } letzte Siegel
