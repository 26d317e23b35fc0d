# Das Brett von Patrizier: was Landkarte, Hand und Städteliste über die Texte des Spiels hinaus sagen.

patrizier-phase-card = Karte
patrizier-phase-build = Bauen
patrizier-phase-move = Versetzen
patrizier-phase-take = Nehmen

patrizier-show-as = Die Städte zeigen als
patrizier-as-map = Landkarte
patrizier-as-list = Städteliste
patrizier-map-label = Landkarte der Städte
patrizier-list-label = Die Städte, von Norden nach Süden
patrizier-five-players = mit 5 Spielern
patrizier-no-pistoia = Mit { $players } Spielern ist Pistoia nicht dabei (P2.1).
patrizier-stock = Stapel
patrizier-in-stock = { $cards } im Stapel
patrizier-stock-label =
    { $cards ->
        [0] Der Nachziehstapel ist leer
        [one] Eine Karte im Nachziehstapel
       *[other] { $cards } Karten im Nachziehstapel
    }

patrizier-card = { $city }, { $face }
patrizier-you = du
patrizier-left = noch { $floors }
patrizier-left-short = noch { $floors }
patrizier-scored = gewertet
patrizier-city-label =
    { $floors ->
        [one] { $city }, eine Etage
       *[other] { $city }, { $floors } Etagen
    }
patrizier-tower-label =
    { $floors ->
        [0] Seite { $side }: kein Turm
       *[other] Seite { $side }, von unten: { $owners }
    }
patrizier-tiles-label = Plättchen { $high } und { $low }
patrizier-card-label = Offene Karte: { $card }
patrizier-no-card = keine Karte
patrizier-site = { $city }, Bauplatz { $side }
patrizier-space = Karte neben { $city }: { $card }
patrizier-space-take = Nimm die Karte neben { $city }: { $card }
patrizier-space-taken = Du nimmst die Karte neben { $city }: { $card }
patrizier-take = nimm
patrizier-you-take = du nimmst

patrizier-empty = leerer Bauplatz
patrizier-empty-short = leer
patrizier-leads =
    { $you ->
        [yes] du führst { $counts }
       *[no] { $name } führt { $counts }
    }
patrizier-leads-tie =
    { $you ->
        [yes] Gleichstand { $counts }: für dich, deine Etage liegt am höchsten
       *[no] Gleichstand { $counts }: für { $name }, durch die höchste Etage
    }
patrizier-leads-short =
    { $you ->
        [yes] du { $counts }
       *[no] { $name } { $counts }
    }
patrizier-leads-tie-short =
    { $you ->
        [yes] du, obenauf
       *[no] { $name }, obenauf
    }
patrizier-took-higher =
    { $you ->
        [yes] du bekamst das höhere Plättchen
       *[no] { $name } bekam das höhere Plättchen
    }
patrizier-took-lower =
    { $you ->
        [yes] du bekamst das niedrigere Plättchen
       *[no] { $name } bekam das niedrigere Plättchen
    }
patrizier-took-higher-short =
    { $you ->
        [yes] du: hoch
       *[no] { $name }: hoch
    }
patrizier-took-lower-short =
    { $you ->
        [yes] du: niedrig
       *[no] { $name }: niedrig
    }

patrizier-where = Wo in { $city }?
patrizier-way = links { $left }, rechts { $right }
patrizier-way-l = links
patrizier-way-r = rechts
patrizier-way-ll = beide links
patrizier-way-lr = je eine
patrizier-way-rr = beide rechts
patrizier-own-floors = deine: { $own } von { $floors }
patrizier-projected = { $city }, wie geplant
patrizier-is-scored = { $city } ist voll
patrizier-to-fill =
    { $floors ->
        [one] noch eine, dann voll
       *[other] noch { $floors }, dann voll
    }

patrizier-column-city = Stadt
patrizier-column-floors = Etagen
patrizier-column-left = Turm links
patrizier-column-right = Turm rechts
patrizier-column-tiles = Plättchen
patrizier-column-card = Offene Karte
patrizier-column-turn = Dein Zug
patrizier-column-missing = Es fehlen
patrizier-column-unseen = Noch nicht gesehene Karten
patrizier-column-hidden = Karten außer Sicht
patrizier-list-side = { $side }
patrizier-list-play = Spielen
patrizier-why-not = Warum nicht?
patrizier-tiles-taken = vergeben

patrizier-hand = Deine Hand
patrizier-hand-of = Hand von { $name }
patrizier-hand-empty = Deine Hand ist leer.
patrizier-hand-empty-of = { $name } hat keine Karte auf der Hand.
patrizier-hand-played = ausgespielt
patrizier-hand-takes = dazu
patrizier-builds =
    { $floors ->
        [one] 1 Etage
       *[other] { $floors } Etagen
    }
patrizier-two-floors = Zwei Etagen
patrizier-two-short = zusammen oder geteilt
patrizier-move-short = anderswo
patrizier-any-short = neben jeder Stadt
patrizier-set-part = { $heads } von { $set }
patrizier-set-full = Dreier: +{ $points }
patrizier-set-worth = 6 Punkte für je drei gleiche
patrizier-patricians = Köpfe
patrizier-heads-label = { $head }: { $heads }
patrizier-points-from = Plättchen { $tiles } + Dreier { $sets }
patrizier-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
patrizier-points-of =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
patrizier-tiles-won =
    { $tiles ->
        [0] Noch kein Plättchen
        [one] 1 Plättchen, für andere verdeckt
       *[other] { $tiles } Plättchen, für andere verdeckt
    }
patrizier-tiles =
    { $tiles ->
        [0] kein Plättchen
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
patrizier-floors-left =
    { $floors ->
        [one] noch 1 Etage
       *[other] noch { $floors } Etagen
    }
patrizier-cards =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
patrizier-top = zuletzt gespielt
patrizier-top-label = Oben auf der Ablage: { $card }
patrizier-known-hand = Bekannt auf der Hand: { $cards }

patrizier-count-label = { $card }: { $number }
patrizier-unseen-note = Diese liegen im Nachziehstapel; Startkarten (*) können auch auf fremden Händen sein.
patrizier-hidden-note = Nicht in Sicht sind der Nachziehstapel, fremde Hände und was unter der obersten Karte fremder Ablagen liegt. Mit der Option „Offenes Gedächtnis“ merkt es sich der Tisch für dich.

patrizier-help-build =
    { $floors ->
        [one] Baut eine Etage in { $city }, auf einem der beiden Bauplätze.
       *[other] Baut zwei Etagen in { $city }: beide auf einen Bauplatz oder auf jeden eine.
    }
patrizier-help-heads =
    { $heads ->
        [one] Ein Kopf ({ $head }): drei gleiche bringen am Ende 6 Punkte.
       *[other] Zwei Köpfe ({ $head }): drei gleiche bringen am Ende 6 Punkte.
    }
patrizier-help-move = Danach darfst du die oberste Etage eines Turms auf den anderen Bauplatz derselben Stadt versetzen: nicht in { $city }, nicht in einer gewerteten Stadt und nur dort, wo du eine Etage hast.
patrizier-help-any = Danach nimmst du die Karte neben einer beliebigen Stadt, nicht nur die neben { $city }.
patrizier-help-start = Eine Startkarte (*).

patrizier-says-tower = { $city }, { $side }: { $lead }.
patrizier-says-scored = { $city }, { $side }: { $took }.
patrizier-says-take = Du nimmst { $card }.
patrizier-says-points =
    { $points ->
        [one] Das bringt dir 1 Punkt.
       *[other] Das bringt dir { $points } Punkte.
    }

## Was jemand getan hat, in einer Zeile

patrizier-recap-completes = { $you ->
    [yes] Du vollendest
   *[no] { $name } vollendet
} { $city } (gewertet)
patrizier-recap-builds = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} in { $city }
patrizier-recap-moves = { $you ->
    [yes] Du versetzt
   *[no] { $name } versetzt
} eine Etage in { $city }
patrizier-recap-and-moves = { $you ->
    [yes] , versetzt
   *[no] , versetzt
} eine Etage in { $city }
patrizier-recap-takes = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $card }
patrizier-recap-and-takes = { $you ->
    [yes] , nimmst
   *[no] , nimmt
} { $card }
patrizier-recap-tile = das Plättchen mit dem Wert { $points } für { $name }
patrizier-step-built =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } { $floors ->
        [one] eine Etage
       *[other] { $floors } Etagen
    } in { $city } { $side }: nun { $level } hoch
