# Firenze auf Deutsch: Namen, Fragen, Gründe, Ereignisse, Abrechnung, Bild und Regeln, alles in unseren eigenen Worten.

## Namen

game-firenze = Firenze
game-firenze-about = Baue den Familien von Florenz die Türme, die sie in Auftrag geben, und lass jeden davon Zug für Zug wachsen.
aim-firenze =
    Baue Türme aus je einer Farbe. Ein Turm erfüllt den Auftrag seiner Farbe und genau seiner Höhe: Du bekommst die Punkte und setzt ein Siegel darauf.
    Wer zuerst einen Auftrag der Höhe 5, 6, 7 oder 8 erfüllt, bekommt auch das Etagenplättchen; die meisten Siegel in einem Turm bringen am Ende seine Fahne.
    Setzt jemand sein letztes Siegel, haben alle anderen noch einen Zug. Dann gewinnt, wer die meisten Punkte hat.

colour-white = Weiß
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-purple = Lila
# Der Stamm: Die Endung steht im Satz, „{ $colour_adjective }en Turm“.
colour-white-adjective = weiß
colour-yellow-adjective = gelb
colour-green-adjective = grün
colour-red-adjective = rot
colour-blue-adjective = blau
colour-purple-adjective = lilafarben
brick-white =
    { $count ->
        [one] 1 weißer
       *[other] { $count } weiße
    }
brick-yellow =
    { $count ->
        [one] 1 gelber
       *[other] { $count } gelbe
    }
brick-green =
    { $count ->
        [one] 1 grüner
       *[other] { $count } grüne
    }
brick-red =
    { $count ->
        [one] 1 roter
       *[other] { $count } rote
    }
brick-blue =
    { $count ->
        [one] 1 blauer
       *[other] { $count } blaue
    }
brick-purple = { $count } lila
brick-none = keine

card-alchemist = Alchemist
card-architect = Architekt
card-princess = Fürstin
card-wholesaler = Großhändler
card-mason = Maurer
card-patrician = Patrizier
card-smuggler = Schmuggler
card-saboteur = Saboteur
card-recognition = Anerkennung
card-blame = Blamage
card-monument = Denkmal
card-fame = Ruhm
card-scandal = Skandal
card-bridge = Brücke
card-warehouse = Lagerhaus
card-workshop = Werkstatt
card-campanile = Campanile
card-small-privilege = Kleines Privileg
card-middle-privilege = Mittleres Privileg
card-great-privilege = Großes Privileg
card-collapse = Einsturz
card-flood = Hochwasser
card-warehouse-fire = Lagerbrand
card-luxury-tax = Luxussteuer
card-botch = Pfusch
card-renaissance = Renaissance
card-tribute = Tribut

option-campanile = Campanile
option-campanile-about = Die Karte Campanile ist im Spiel: Solange sie auf dem Spielplan liegt, müssen alle erst einen Glockenturm abgeben, bevor sie Aufträge erfüllen können.
option-neutral-seals = Neutrale Siegel
option-neutral-seals-about = So viele Aufträge sind von Anfang an gesperrt.
option-placing = Verteilung der neutralen Siegel
option-placing-about = Wie empfohlen, vom Startspieler ausgesucht oder ausgewürfelt.
option-placing-recommended = empfohlen
option-placing-hand-picked = ausgesucht
option-placing-dice = gewürfelt
option-dead-colour = Tote Farbe
option-dead-colour-about = Alle sechs Aufträge einer Farbe sind von Anfang an gesperrt; das ersetzt die übrigen neutralen Siegel.
option-dead-colour-none = keine
option-dead-colour-white = Weiß
option-dead-colour-yellow = Gelb
option-dead-colour-green = Grün
option-dead-colour-red = Rot
option-dead-colour-blue = Blau
option-dead-colour-purple = Lila
option-dead-colour-drawn = ausgelost
option-patrician-shields-all = Patrizier schützt alle
option-patrician-shields-all-about = Ein Ereignis, das mit einem Patrizier abgewehrt wird, trifft überhaupt niemanden.
option-start-player = Startspieler
option-start-player-about = Wer beginnt: ausgelost oder ein bestimmter Platz.
option-start-player-drawn = ausgelost
option-open-memory = Offenes Gedächtnis
option-open-memory-about = Der Tisch zeigt alles, was alle gesehen haben: die Handkarten und was noch im Nachziehstapel sein muss.

## Fragen und Antworten

ask-start = Welcher Platz beginnt?
ask-dead-colour = Welche Farbe ist tot?
ask-balcony = Welcher Balkon wird gelegt?
ask-share = Bekommen die niedrigen Aufträge die kleinere oder die größere Hälfte der neutralen Siegel?
ask-seal = Welcher Auftrag bekommt ein neutrales Siegel?
ask-pick-seal = Welchen Auftrag sperrst du mit einem neutralen Siegel?
ask-lay-out = Welche Karte wird ausgelegt?
ask-draw = Welcher Stein wird aus dem Beutel gezogen?
ask-take = Welche Karte nimmst du? (oder spiele eine Person)
ask-pay = Welchen Stein legst du auf die nächste Karte von links?
ask-ward = Wehrst du das Ereignis mit deinem Patrizier ab?
ask-flood = Welchen Stein nimmt das Hochwasser?
ask-fire = Welcher Stein geht im Brand verloren?
ask-tax-tower = Für welchen Turm zahlst du die Steuer?
ask-tax = Mit welchem Stein bezahlst du die Steuer?
ask-tribute = Für welchen Turm zahlst du den Tribut?
ask-collapse = Welcher deiner Türme stürzt ein?
ask-botch = Welcher deiner Türme verliert einen Stein?
ask-exchange = Auf welcher Karte tauschst du Steine? (oder spiele eine Person; - für weiter)
ask-lay = Welchen Stein legst du auf die Karte?
ask-fetch = Welchen Stein nimmst du von der Karte?
ask-build = Wo legst du einen Stein? (oder spiele eine Person; - wenn du fertig bist)
ask-cost = Mit welchem Stein bezahlst du das Bauen?
ask-claim = Welchen Auftrag erfüllst du? (oder spiele eine Person; - für weiter)
ask-adjust = Welchen Auftrag erfüllst du mit dem Architekten?
ask-which = Mit dem Turm, der eine Etage zu niedrig ist, oder mit dem, der eine Etage zu hoch ist?
ask-return = Welchen überzähligen Stein legst du in den Beutel zurück?
ask-discard = Welche Karte wirfst du ab? (patrician! spielt den Patrizier; - für weiter)
ask-restock = Welche Karte der Auslage bekommt neue Steine?
ask-swap = Welchen Stein aus deinem Vorrat tauschst du?
ask-swap-for = Gegen welchen Stein aus dem Beutel?
ask-smuggle = Welchen Stein eines anderen Spielers willst du haben?
ask-smuggle-for = Welchen Stein aus deinem Vorrat gibst du dafür?
ask-sabotage = Welcher Turm eines anderen Spielers verliert einen Stein?
ask-dismiss = Welche Handkarte wirfst du ab?
ask-over = Die Partie ist zu Ende.

answer-start = Platz { $number }
answer-colour = { $colour }
answer-balcony = Balkon { $numeral } auf { $colour } { $height }, Wert { $points }
answer-share-less = die kleinere Hälfte
answer-share-more = die größere Hälfte
answer-seal = { $colour } { $height }
answer-lay-out = { $card }
answer-brick = ein { $colour_adjective }er Stein
answer-take =
    { $price ->
        [0] { $card }, gratis
        [one] { $card }, für einen Stein
       *[other] { $card }, für { $price } Steine
    }
answer-person = „{ $card }“ spielen
answer-ward-no = das Ereignis hinnehmen
answer-ward-yes = den Patrizier spielen
answer-tax-tower = den { $colour_adjective }en Turm der Höhe { $height } behalten
answer-tribute = den { $colour_adjective }en Turm der Höhe { $height } behalten
answer-collapse = { $colour_adjective }er Turm der Höhe { $height }
answer-botch = { $colour_adjective }er Turm der Höhe { $height }
answer-exchange = auf der Karte „{ $card }“
answer-exchange-done = weiter zum Bauen
answer-build = den { $colour_adjective }en Turm der Höhe { $height } aufstocken
answer-build-new = einen { $colour_adjective }en Stein auf einen neuen Turm legen
answer-build-another = noch einen neuen { $colour_adjective }en Turm beginnen
answer-build-done = fertig gebaut
answer-claim = Auftrag { $colour } { $height }
answer-bell = Glockenturm
answer-claim-done = weiter zum Ende des Zuges
answer-which-lower = mit dem niedrigeren Turm, um eine Etage höher gezählt
answer-which-higher = mit dem höheren Turm, um eine Etage niedriger gezählt
answer-discard = { $card }
answer-discard-done = den Zug beenden
answer-restock = { $card }
answer-smuggle = ein { $colour_adjective }er Stein von { $other_seat }
answer-sabotage = { $colour_adjective }er Turm der Höhe { $height } von { $other_seat }

## Gründe

need-alchemist = ein Stein in deinem Vorrat und einer im Beutel
need-architect = ein Turm, der, um eine Etage höher oder niedriger gezählt, zu einem Auftrag passt, der dir offensteht, oder zum Glockenturm, den du schuldest
need-princess = keine
need-wholesaler = eine Karte der Auslage mit mindestens einem Stein
need-mason = keine
need-patrician = eine weitere Karte auf deiner Hand
need-smuggler = ein Stein in deinem Vorrat und einer im Vorrat eines anderen Spielers
need-saboteur = ein Turm eines anderen Spielers

moment-alchemist = bevor du eine Karte der Auslage wählst, vor oder nach dem Tausch (bis der erste Stein gelegt ist) oder in der Auftragsphase
moment-architect = in der Auftragsphase, zusammen mit dem Auftrag, den du damit erfüllst
moment-princess = bevor du eine Karte der Auslage wählst
moment-wholesaler = bevor du eine Karte der Auslage wählst oder vor oder nach dem Tausch (bis der erste Stein gelegt ist)
moment-mason = in der Bauphase, bevor der erste Stein gelegt ist
moment-patrician = bevor du eine Karte der Auslage wählst, vor oder nach dem Tausch (bis der erste Stein gelegt ist), in der Auftragsphase, am Ende des Zuges oder gegen ein Ereignis, das du nimmst
moment-smuggler = bevor du eine Karte der Auslage wählst, vor oder nach dem Tausch (bis der erste Stein gelegt ist) oder in der Auftragsphase
moment-saboteur = bevor du eine Karte der Auslage wählst, vor oder nach dem Tausch (bis der erste Stein gelegt ist) oder in der Auftragsphase

reason-wrong-numeral = Der Balkon für { $colour } { $height } trägt die { $has }; jetzt wird einer mit der { $needs } gezogen.
reason-commission-covered = Auf { $colour } { $height } liegt schon ein Balkon.
reason-colour-dead = { $colour } ist die tote Farbe: Ein Balkon dieser Farbe wird durch einen anderen ersetzt.
reason-balcony-lies-there = Auf { $colour } { $height } liegt ein Balkon; neutrale Siegel kommen nur auf Aufträge ohne Balkon.
reason-seal-lies-there = Auf { $colour } { $height } liegt schon ein Siegel.
reason-height-not-recommended = Die Höhe von { $colour } { $height } ist jetzt nicht an der Reihe: zuerst 3 und 4, dann 5 bis 8.
reason-tower-crowded = Auf dem { $colour_adjective }en Turm liegen zusammen schon { $has } Balkone und neutrale Siegel; mehr kommen nicht dazu.
reason-not-in-draw-pile = „{ $card }“ kann jetzt nicht gezogen werden: Oben auf dem Nachziehstapel kann keine solche Karte liegen.
reason-not-in-bag =
    Im Beutel ist kein { $colour_adjective }er Stein; { $has ->
        [0] er ist leer
        [one] es ist nur ein anderer darin
       *[other] es sind nur { $has } andere darin
    }.
reason-price-not-payable =
    Die Karte „{ $card }“ kostet { $needs ->
        [one] einen Stein
       *[other] { $needs } Steine
    }, einen für jede Karte links von ihr; du hast { $has ->
        [0] keinen
        [one] nur einen
       *[other] nur { $has }
    }.
reason-person-not-held = Die Karte „{ $card }“ hast du nicht auf der Hand.
reason-person-played = Die Karte „{ $card }“ hast du in diesem Zug schon gespielt; nie zwei gleiche in einem Zug.
reason-wrong-moment = Die Karte „{ $card }“ kannst du jetzt nicht spielen. Erlaubter Zeitpunkt: { $when }.
reason-no-effect = Die Karte „{ $card }“ hätte keine Wirkung. Voraussetzung: { $need }.
reason-no-brick = Du hast keinen { $colour_adjective }en Stein im Vorrat.
reason-bricks-in-order = Die Steine einer Zahlung werden in der Reihenfolge von Weiß bis Lila genannt; du bist schon bei { $last_colour }, also kommt { $colour } zu spät. Nimm Genanntes zurück, um anders zu wählen.
reason-too-few-from-here =
    { $needs ->
        [one] Ein Stein ist
       *[other] { $needs } Steine sind
    } noch fällig, genannt in der Reihenfolge von Weiß bis Lila, und ab { $colour } hast du { $has ->
        [0] keinen
        [one] nur einen
       *[other] nur { $has }
    }.
reason-no-patrician =
    { $played ->
        [0] Du hast keinen Patrizier auf der Hand, um das Ereignis abzuwehren.
       *[other] Du hast in diesem Zug schon einen Patrizier gespielt; nie zwei gleiche in einem Zug.
    }
reason-no-tower-there =
    { $has ->
        [0] Dort hast du keinen Turm: Es ist keiner im Bau.
        [one] Dort hast du keinen Turm: Es ist nur einer im Bau.
       *[other] Dort hast du keinen Turm: Es sind nur { $has } im Bau.
    }
reason-named-by-colour = Der { $colour_adjective }e Turm der Höhe { $height } wurde in diesem Zug begonnen und wird mit seiner Farbe benannt.
reason-not-taxed = Der { $colour_adjective }e Turm der Höhe { $height } wird nicht besteuert: Das trifft nur Türme mit { $needs } oder mehr Etagen.
reason-other-colour =
    Jetzt wählst du unter deinen { $asked_colour_adjective }en Türmen. { $fate ->
        [paid] Für den { $colour_adjective }en Turm der Höhe { $height } wird in jedem Fall ein Stein bezahlt.
        [asked] Nach dem { $colour_adjective }en Turm der Höhe { $height } wirst du später gefragt.
       *[falls] Der { $colour_adjective }e Turm der Höhe { $height } fällt: Für ihn ist kein { $colour_adjective }er Stein da.
    }
reason-kept-already = Den { $colour_adjective }en Turm der Höhe { $height } behältst du schon.
reason-towers-in-order = Türme werden der Reihe nach genannt, und der { $colour_adjective }e Turm der Höhe { $height } kommt vor dem zuletzt genannten. Nimm Genanntes zurück, um anders zu wählen.
reason-too-few-towers-from-here =
    Du bezahlst noch für { $needs ->
        [one] einen Turm
       *[other] { $needs } Türme
    }, der Reihe nach genannt; vom { $colour_adjective }en Turm der Höhe { $height } an { $has ->
        [0] gibt es keinen
        [one] gibt es nur einen
       *[other] sind es nur { $has }
    }.
reason-alike = Du hast mehrere gleiche { $colour_adjective }e Türme der Höhe { $height }: Nenne den ersten davon.
reason-exchanged-already = Du hast in diesem Zug schon getauscht; mehr als einmal geht nicht.
reason-too-few-to-exchange =
    Ein Tausch kostet { $needs ->
        [one] einen Stein
       *[other] { $needs } Steine
    } aus deinem Vorrat; du hast { $has ->
        [0] keinen
        [one] nur einen
       *[other] nur { $has }
    }.
reason-no-bricks-there = Auf der Karte „{ $card }“ liegen keine Steine.
reason-lay-not-there = Dort lag vorher kein { $colour_adjective }er Stein; einen gerade erst gelegten darfst du nicht nehmen.
reason-six-built = In diesem Zug hast du schon { $has } Steine gelegt; höchstens { $needs } sind erlaubt.
reason-cost-not-payable =
    { $needs ->
        [0] Dein Vorrat ist leer: Du hast keinen Stein mehr zum Legen.
       *[other]
            { $number ->
                [one] Einen Stein
               *[other] { $number } Steine
            } zu bauen kostet { $needs }, und wenn du diesen legst, hast du { $has ->
                [0] keinen mehr
                [one] nur noch einen
               *[other] nur noch { $has }
            } übrig.
    }
reason-build-in-order = Steine werden in der Reihenfolge deiner Türme gelegt, danach kommen neue Türme von Weiß bis Lila. Nimm Gelegtes zurück, um anders zu bauen.
reason-no-new-tower-yet = Es steht noch kein neuer { $colour_adjective }er Turm da, neben dem du einen weiteren beginnen könntest.
reason-raise-first-alike = Gleiche Türme werden vom ersten an aufgestockt: Dieser { $colour_adjective }e Turm kann den vor ihm nicht überholen.
reason-commission-sealed =
    Der Auftrag { $colour } { $height } ist nicht offen: { $holder ->
        [neutral] Darauf liegt ein neutrales Siegel
        [own] Du hast ihn schon erfüllt
       *[other] { $holder_seat } hat ihn schon erfüllt
    }.
reason-balcony-out-of-order = Balkone werden der Reihe nach erfüllt: Auf { $colour } { $height } liegt die { $has }, und zuerst kommt die { $needs }.
reason-no-seal-left = Du hast kein Siegel mehr, also kannst du nichts mehr erfüllen.
reason-bell-tower-owed =
    Der Campanile liegt auf dem Spielplan: Zuerst musst du einen Glockenturm abgeben, { $architect ->
        [0] einen weißen Turm mit genau { $needs } Etagen
       *[other] mit dem Architekten einen weißen Turm mit { $lower } oder { $higher } Etagen
    }.
reason-bell-tower-not-owed = Du schuldest jetzt keinen Glockenturm.
reason-no-such-tower =
    Für { $colour } { $height } brauchst du einen { $colour_adjective }en Turm mit genau { $height } Etagen; { $count ->
        [0] du hast keinen { $colour_adjective }en Turm
        [one] deiner hat { $has }
       *[other] deine haben { $has }
    }.
reason-no-tower-to-adjust =
    Mit dem Architekten brauchst du für { $colour } { $height } einen { $colour_adjective }en Turm, der eine Etage niedriger oder höher ist; { $count ->
        [0] du hast keinen { $colour_adjective }en Turm
        [one] deiner hat { $has }
       *[other] deine haben { $has }
    }.
reason-no-bell-tower =
    { $architect ->
        [0] Der Glockenturm ist ein weißer Turm mit genau { $needs } Etagen
       *[other] Mit dem Architekten brauchst du für den Glockenturm einen weißen Turm mit { $lower } oder { $higher } Etagen
    }; { $count ->
        [0] du hast keinen weißen Turm
        [one] deiner hat { $has }
       *[other] deine haben { $has }
    }.
reason-open-building = „{ $card }“ ist ein Gebäude: Mit dem Patrizier wirfst du nur Karten aus der Hand ab.
reason-card-not-held = Die Karte „{ $card }“ hast du nicht.
reason-festival-stays = „{ $card }“ ist eine Festkarte: Hier kannst du nur Personen und Gebäude abwerfen. Ein Patrizier wird sie los.
reason-within-limit =
    { $warehouse ->
        [0] Ohne Not darfst du nichts abwerfen: Du hast { $has ->
            [one] eine Karte
           *[other] { $has } Karten
        }, und { $needs } sind erlaubt.
       *[other] Mit deinem Lagerhaus darfst du alle { $has } Karten behalten, also nichts abwerfen.
    }
reason-above-limit = Du hast { $has } Karten und darfst nur { $needs } behalten: Wirf zuerst Personen oder Gebäude ab.
reason-not-another-player =
    { $own ->
        [0] Platz { $has } gibt es nicht: Es spielen nur { $needs } mit.
       *[other] Es muss ein anderer Spieler sein, nicht du selbst.
    }
reason-others-lack-brick =
    { $has ->
        [0] Der Vorrat von { $other_seat } ist leer.
       *[other] { $other_seat } hat keinen { $colour_adjective }en Stein im Vorrat.
    }
reason-others-lack-tower =
    { $has ->
        [0] { $other_seat } hat keinen Turm im Bau.
        [one] { $other_seat } hat nur einen Turm im Bau.
       *[other] { $other_seat } hat nur { $has } Türme im Bau.
    }
reason-others-alike = Von { $other_seat } gibt es mehrere gleiche { $colour_adjective }e Türme der Höhe { $height }: Nenne den ersten davon.

## Ereignisse

event-starts =
    { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    }.
event-dead-colour = Die tote Farbe ist { $colour }.
event-balcony-laid = Balkon { $numeral } liegt auf { $colour } { $height } und hat den Wert { $points }.
event-neutral-seal = Ein neutrales Siegel sperrt { $colour } { $height }.
event-laid-out = Auf Feld { $space } wird die Karte „{ $card }“ ausgelegt.
event-filled = Steine auf der Karte „{ $card }“: { $bricks }.
event-reshuffled = Der Nachziehstapel ist aufgebraucht: Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-turn =
    Runde { $round }: { $you ->
        [seat] Du bist
       *[none] { $seat } ist
    } am Zug.
event-taken =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } die Karte „{ $card }“ mit ihren Steinen: { $bricks }.
event-paid =
    { $you ->
        [seat] Du legst
       *[none] { $seat } legt
    } einen { $colour_adjective }en Stein auf die Karte „{ $card }“.
event-to-church = Die Karte „{ $card }“ liegt nun bei der Kirche.
event-second-building =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } das Gebäude „{ $card }“ schon: Das zweite wird abgeworfen.
event-monument-given =
    { $you ->
        [seat] Du hast allein den höchsten Turm ({ $height }) und erhältst
       *[none] { $seat } hat allein den höchsten Turm ({ $height }) und erhält
    } das Denkmal.
event-monument-discarded = Niemand hat allein den höchsten Turm: Das Denkmal wird abgeworfen.
event-warded-off =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } das Ereignis „{ $card }“ abgewehrt.
event-collapse-void =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } keinen Turm, der einstürzen könnte.
event-botch-void =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } keinen Turm, der einen Stein verlieren könnte.
event-flooded =
    { $you ->
        [seat] Du verlierst
       *[none] { $seat } verliert
    } durch das Hochwasser einen { $colour_adjective }en Stein.
event-burnt =
    { $you ->
        [seat] Du verlierst
       *[none] { $seat } verliert
    } durch den Brand einen { $colour_adjective }en Stein.
event-taxed =
    { $you ->
        [seat] Du zahlst
       *[none] { $seat } zahlt
    } einen { $colour_adjective }en Stein als Steuer.
event-cost-paid =
    { $you ->
        [seat] Du zahlst
       *[none] { $seat } zahlt
    } einen { $colour_adjective }en Stein als Baukosten.
event-tax-spared =
    { $you ->
        [seat] Du zahlst die Steuer für deinen
       *[none] { $seat } zahlt die Steuer für den
    } { $colour_adjective }en Turm der Höhe { $height }.
event-tribute-spared =
    { $you ->
        [seat] Du zahlst den Tribut für deinen
       *[none] { $seat } zahlt den Tribut für den
    } { $colour_adjective }en Turm der Höhe { $height }.
event-tribute-paid =
    { $you ->
        [seat] Du zahlst
       *[none] { $seat } zahlt
    } { $count ->
        [one] einen { $colour_adjective }en Stein
       *[other] { $count } { $colour_adjective }e Steine
    } als Tribut.
event-torn-down =
    { $you ->
        [seat] Dein { $colour_adjective }er Turm der Höhe { $height }
       *[none] Der { $colour_adjective }e Turm der Höhe { $height } von { $seat }
    } wird abgerissen; { $back ->
        [0] nichts kommt zurück
        [one] ein Stein kommt zurück
       *[other] { $back } Steine kommen zurück
    }.
event-collapsed =
    { $you ->
        [seat] Dein { $colour_adjective }er Turm der Höhe { $height }
       *[none] Der { $colour_adjective }e Turm der Höhe { $height } von { $seat }
    } stürzt ein.
event-botched =
    { $you ->
        [seat] Dein { $colour_adjective }er Turm der Höhe { $height }
       *[none] Der { $colour_adjective }e Turm der Höhe { $height } von { $seat }
    } verliert einen Stein.
event-sabotaged =
    Der Saboteur nimmt einen Stein { $you ->
        [seat] von deinem { $colour_adjective }en Turm der Höhe { $height }
       *[none] vom { $colour_adjective }en Turm der Höhe { $height } von { $seat }
    }.
event-reborn = Alle Karten außer denen auf dem Spielplan und bei den Spielern werden zu einem neuen Nachziehstapel gemischt.
event-person-played =
    { $you ->
        [seat] Du spielst
       *[none] { $seat } spielt
    } die Karte „{ $card }“.
event-emptied = Die Steine auf der Karte „{ $card }“ kommen zurück in den Beutel.
event-swapped =
    { $you ->
        [seat] Du tauschst
       *[none] { $seat } tauscht
    } einen { $colour_adjective }en Stein gegen einen { $other_colour_adjective }en aus dem Beutel.
event-smuggled =
    { $you ->
        [seat] Du nimmst { $other_seat } einen { $other_colour_adjective }en Stein ab und gibst
        [target] { $seat } nimmt dir einen { $other_colour_adjective }en Stein ab und gibt
       *[none] { $seat } nimmt { $other_seat } einen { $other_colour_adjective }en Stein ab und gibt
    } dafür einen { $colour_adjective }en.
event-dismissed =
    { $you ->
        [seat] Du wirst
       *[none] { $seat } wird
    } die Karte „{ $card }“ los.
event-offered =
    { $you ->
        [seat] Du legst
       *[none] { $seat } legt
    } einen { $colour_adjective }en Stein auf die Karte „{ $card }“.
event-fetched =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } einen { $colour_adjective }en Stein von der Karte „{ $card }“.
event-built =
    { $you ->
        [seat] Du legst
       *[none] { $seat } legt
    } einen { $colour_adjective }en Stein: Etage { $height }.
event-fulfilled =
    { $you ->
        [seat] Du erfüllst
       *[none] { $seat } erfüllt
    } { $colour } { $height } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-tile-taken =
    { $you ->
        [seat] Du bist
       *[none] { $seat } ist
    } zuerst auf Höhe { $height }: { $points ->
        [one] ein weiterer Punkt
       *[other] { $points } weitere Punkte
    }.
event-privilege-used =
    Die Karte „{ $card }“ bringt { $you ->
        [seat] dir
       *[none] { $seat }
    } { $points ->
        [one] einen weiteren Punkt
       *[other] { $points } weitere Punkte
    }.
event-bell-tower =
    { $you ->
        [seat] Du gibst
       *[none] { $seat } gibt
    } einen Glockenturm ab.
event-campanile-discarded = Alle haben einen Glockenturm abgegeben: Der Campanile wird abgeworfen.
event-last-seal =
    { $you ->
        [seat] Du hast dein letztes Siegel
       *[none] { $seat } hat das letzte Siegel
    } gesetzt: Alle anderen haben noch einen Zug.
event-returned =
    { $you ->
        [seat] Du legst
       *[none] { $seat } legt
    } einen { $colour_adjective }en Stein in den Beutel zurück.
event-discarded =
    { $you ->
        [seat] Du wirfst
       *[none] { $seat } wirft
    } die Karte „{ $card }“ ab.
event-ended = Alle hatten ihren letzten Zug: Die Partie ist zu Ende.
event-ended-quietly = { $rounds } Runden lang wurde kein Siegel gesetzt: Die Partie ist zu Ende.

## Abrechnung

line-commission = { $colour } { $height }
line-balcony = { $colour } { $height }, Balkon
line-floor-tile = zuerst auf Höhe { $height }
line-privilege =
    { $count ->
        [one] { $privilege }
       *[other] { $privilege }, { $count }-mal
    }
line-last-seal = zuerst alle Siegel gesetzt
line-majority = die meisten Siegel in { $colour }
line-festival =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } Karten
    }

## Woraus ein Rat besteht

term-points = Erzielte Punkte
term-flags = Die Fahnen der Türme
term-seals = Siegel, die noch gesetzt werden können
term-bricks = Steine im Vorrat
term-persons = Personen auf der Hand
term-buildings = Gebäude auf dem Tisch
term-row = Was die Auslage danach bietet
term-prospects = Türme und die Aufträge, die sie erfüllen werden
term-rest = Kleinere Unterschiede
term-rivals =
    Was es { $gain ->
        [no] dem stärksten Gegner bringt
       *[yes] den stärksten Gegner kostet
    }

## Warum ein Plan besser ist: was mit ihm öfter oder seltener geschieht

because-fulfilled =
    { $you ->
        [seat] du erfüllst
       *[none] { $seat } erfüllt
    } { $colour } { $height } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-tile-taken =
    { $you ->
        [seat] du holst
       *[none] { $seat } holt
    } { $points ->
        [one] den einen Punkt
       *[other] die { $points } Punkte
    } für Höhe { $height }{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-privilege-used =
    { $you ->
        [seat] du nutzt
       *[none] { $seat } nutzt
    } die Karte „{ $card }“ für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-last-seal =
    { $you ->
        [seat] du setzt
       *[none] { $seat } setzt
    } das letzte Siegel { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }zuerst ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    })
because-built =
    { $you ->
        [seat] dein { $colour_adjective }er Turm
       *[none] der { $colour_adjective }e Turm von { $seat }
    } erreicht { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }{ $height ->
        [one] eine Etage
       *[other] { $height } Etagen
    }
because-tower-lost =
    { $you ->
        [seat] du verlierst
       *[none] { $seat } verliert
    } { $happens ->
        [no] keinen
       *[yes] einen
    } { $colour_adjective }en Turm
because-taken =
    { $you ->
        [seat] du nimmst
       *[none] { $seat } nimmt
    } die Karte „{ $card }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-majority =
    { $you ->
        [seat] du hast
       *[none] { $seat } hat
    } am Ende { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }die meisten Siegel in { $colour } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }

## Bild

picture-title = Firenze · Runde { $round } · Nachziehstapel { $draw } · Ablage { $discard } · Beutel { $bag }
picture-over = Firenze · die Partie ist zu Ende
picture-tower = Aufträge
picture-flag = Mehrheit
picture-tiles = zuerst dort
picture-church = Kirche: { $cards }
picture-bells = Glockentürme abgegeben: { $bells }
picture-aside = (beiseite, bis alle abgegeben haben)
picture-seat = Platz
picture-points = Punkte
picture-seals = Siegel
picture-cards = Hand
picture-stock = Vorrat
picture-towers = Türme
picture-buildings = Gebäude
picture-own-hand = Deine Handkarten: { $cards }
picture-known-hand = Handkarten von { $seat }: { $cards }
picture-empty = keine

## Probleme einer Editionsdatei

problem-too-few-events = „{ $path }“: Mindestens { $least } Ereigniskarten sind nötig, sonst könnte der Nachziehstapel ausgehen.
problem-too-few-start-cards = „{ $path }“: Mindestens { $least } Startkarten sind nötig, um die erste Auslage zu füllen.
problem-too-few-bricks = „{ $path }“: Der Spielbeginn braucht { $least } Steine, davon { $white } in Weiß.
problem-balconies-alike = „{ $path }“: Zwei Plättchen mit derselben Zahl nennen denselben Auftrag ({ $found } Plätze für { $expected } Plättchen).
problem-unknown-colour = „{ $path }“: Eine Farbe „{ $colour }“ gibt es nicht; es gibt { $known }.
problem-too-few-balconies = „{ $path }“: Ist „{ $colour }“ die tote Farbe, so bleibt vielleicht kein Balkonplättchen { $numeral } zum Ziehen übrig.

## Regeln

chapter-F1 = Spielmaterial
chapter-F2 = Spielvorbereitung
chapter-F3 = Ein Zug
chapter-F4 = Phase 1: Karte nehmen
chapter-F5 = Phase 2: Tauschen
chapter-F6 = Phase 3: Bauen
chapter-F7 = Phase 4: Bauruinen
chapter-F8 = Phase 5: Aufträge
chapter-F9 = Phase 6: Limits
chapter-F10 = Die Karten
chapter-F11 = Spielende
chapter-F12 = Beispiele
chapter-F13 = Information

rule-F1-1 = { $bricks } Bausteine, kurz Steine: { $bricks_white } in Weiß, { $bricks_yellow } in Gelb, { $bricks_green } in Grün, { $bricks_red } in Rot, { $bricks_blue } in Blau und { $bricks_purple } in Lila. Jeder ist im Beutel, auf einer Karte der Auslage, in einem Vorrat oder in einem Turm im Bau; keiner verlässt je das Spiel.
rule-F1-2 = Der Spielplan zeigt sechs Türme, einen in jeder Farbe, mit je sechs Aufträgen für die Höhen 3 bis 8. Ein Auftrag ist die aufgedruckten Punkte wert; neben jedem Turm weht eine Fahne für die Mehrheit.
rule-F1-3 = Vier Etagenplättchen liegen neben den Höhen 5, 6, 7 und 8; sie sind { $tile_5 }, { $tile_6 }, { $tile_7 } und { $tile_8 } Punkte wert.
rule-F1-4 = { $balconies } Balkonplättchen tragen die römischen Zahlen I bis IV. Jedes nennt einen Auftrag, und sein Wert tritt an die Stelle des aufgedruckten.
rule-F1-5 = { $cards } Karten mit 27 Namen. Ereignisse: Einsturz, Hochwasser, Lagerbrand, Luxussteuer, Pfusch, Renaissance, Tribut. Personen: Alchemist, Architekt, Fürstin, Großhändler, Maurer, Patrizier, Schmuggler, Saboteur. Festkarten: Anerkennung, Blamage, Denkmal, Ruhm, Skandal. Gebäude: Brücke, Lagerhaus, Werkstatt. Kirche: Campanile sowie Kleines, Mittleres und Großes Privileg.
rule-F1-6 = { $start_cards } davon sind Startkarten: Personen und Gebäude, die sofort nützen.
rule-F1-7 = Jeder hat zu zweit { $seals_2 } Siegel, zu dritt { $seals_3 } und zu viert { $seals_4 }, dazu ein kleines Siegel für den Campanile. Es gibt { $neutral } neutrale Siegel und ein Schlussplättchen.
rule-F2-1 = Alle beginnen ohne Punkte. Von jeder römischen Zahl wird ein Balkon gezogen und auf den Auftrag gelegt, den er nennt; liegt dort schon einer, wird neu gezogen.
rule-F2-2 = Neutrale Siegel ({ $placed }, wenn nichts anderes vereinbart ist, möglich sind 0 bis { $neutral }) sperren Aufträge ohne Balkon. Empfohlen: die Hälfte davon, bei ungerader Zahl eines mehr oder weniger, auf die Höhen 3 und 4, die übrigen auf 5 bis 8; jedes wird unter den freien Aufträgen der Türme ausgelost, auf denen zusammen weniger als zwei Balkone und neutrale Siegel liegen. Ausgesucht: Der Startspieler nennt sie einzeln. Gewürfelt: Farbe und Höhe werden gewürfelt, und zwar neu, wenn dort ein Balkon oder Siegel liegt. Übrige Siegel sind aus dem Spiel.
rule-F2-3 = Bei einer toten Farbe, ob gewählt oder ausgelost, kommen die neutralen Siegel auf ihre sechs Aufträge, und weitere werden nicht verteilt. Ein Balkon dieser Farbe wird durch einen anderen mit derselben Zahl ersetzt. Die Steine der Farbe bleiben im Spiel und dürfen verbaut werden, erfüllen aber nichts, und ihre Fahne wird nicht vergeben. Ist Weiß tot, bleibt es trotzdem beim Glockenturm.
rule-F2-4 = Der Campanile ist nur nach Vereinbarung im Spiel, in der ersten Partie besser nicht. Er ist nie eine Startkarte.
rule-F2-5 = Der Startspieler, ausgelost oder gewählt, bekommt { $first_bricks } weiße Steine, jeder weitere Spieler im Uhrzeigersinn einen mehr. Alle anderen Steine kommen in den Beutel.
rule-F2-6 = Die Startkarten werden gemischt und liegen oben auf den anderen, ebenfalls gemischten Karten. Sechs Karten werden in einer Reihe ausgelegt, und auf jede kommen { $card_bricks } Steine aus dem Beutel.
rule-F2-7 = Optionen: der Campanile, die Zahl der neutralen Siegel und ihre Verteilung, eine tote Farbe (sie ersetzt diese beiden), ob ein Patrizier alle schützt, wer beginnt, und das offene Gedächtnis.
rule-F3-1 = Ein Zug hat sechs Phasen: 1 Karte nehmen (Pflicht), 2 tauschen (freiwillig), 3 bauen (freiwillig), 4 Bauruinen abreißen (Pflicht), 5 Aufträge erfüllen (freiwillig), 6 Limits prüfen (Pflicht). Nur wer am Zug ist, handelt, es sei denn, ein Ereignis lässt alle wählen.
rule-F3-2 = In eine frühere Phase führt kein Weg zurück. Der Zug beginnt, bevor in Phase 1 irgendetwas geschieht, auch bevor eine Person gespielt wird. Phase 4 läuft von selbst ab. Gespielt wird im Uhrzeigersinn.
rule-F4-1 = Nimm genau eine der sechs Karten. Ihr Preis richtet sich nach ihrer Stelle von links, null bis fünf Steine aus deinem Vorrat: Lege auf jede Karte links von ihr einen Stein beliebiger Farbe.
rule-F4-2 = Erst bezahlen, dann nehmen: Mit den Steinen auf der Karte kannst du sie nicht bezahlen, und eine Karte, deren Preis du nicht bezahlen kannst, darfst du nicht nehmen.
rule-F4-3 = Die Steine auf der Karte kommen in deinen Vorrat (bei Hochwasser und Lagerbrand erst nach dem Ereignis). Ein Ereignis wirkt sofort und wird abgeworfen; eine Person oder Festkarte kommt auf deine Hand; ein Gebäude liegt offen vor dir und wirkt ab jetzt; eine Kirchenkarte liegt bei der Kirche.
rule-F4-4 = Dann wird die Lücke nach links geschlossen und ganz rechts eine neue Karte ausgelegt; sie bekommt { $card_bricks } Steine aus dem Beutel oder so viele, wie da sind, und wird nie nachgefüllt. Was in Phase 1 abgeworfen wird, liegt schon vorher auf dem Ablagestapel, und ein Ereignis ist bis dahin abgehandelt.
rule-F4-5 = Sobald die letzte Karte des Nachziehstapels ausgelegt ist, wird der Ablagestapel, wie er in diesem Moment ist, gemischt und zum Nachziehstapel. Startkarten, die wiederkommen, sind gewöhnliche Karten.
rule-F5-1 = Einmal im Zug darfst du { $exchange } Steine aus deinem Vorrat ({ $bridge } mit der Brücke) auf eine Karte der Auslage legen, auf der Steine liegen, und einen Stein nehmen, der vorher dort lag. Mit dem genommenen Stein kannst du nicht bezahlen, und einen gerade erst gelegten darfst du nicht nehmen.
rule-F6-1 = Jeder Stein aus deinem Vorrat ist eine Etage. Ein Turm hat nur eine Farbe. Du darfst Türme aufstocken und neue beginnen, auch mehrere einer Farbe nebeneinander; ihre Zahl und Höhe ist nicht begrenzt. Türme werden nie freiwillig verkleinert, vereint oder geteilt.
rule-F6-2 = Höchstens { $most_built } Steine pro Zug. Sie werden einzeln gelegt, danach werden die Kosten auf einmal aus dem Vorrat in den Beutel bezahlt, und zwar für einen bis sechs Steine { $cost_1 }, { $cost_2 }, { $cost_3 }, { $cost_4 }, { $cost_5 } und { $cost_6 }. Eine Werkstatt spart { $workshop }, ein Maurer { $mason }; beides wird zusammengezählt, aber weniger als null kostet es nie.
rule-F6-3 = Du darfst einen Stein nur legen, wenn du mit dem Vorrat ohne ihn die Kosten der neuen Gesamtzahl bezahlen könntest; deine Werkstatt und ein schon gespielter Maurer zählen mit. So kannst du jederzeit aufhören.
rule-F7-1 = Jeder deiner Türme, der zu Beginn deines Zuges stand und in Phase 3 keinen Stein bekommen hat, wird abgerissen: Die Hälfte, aufgerundet, kommt in den Beutel, der Rest in deinen Vorrat. Ein in diesem Zug begonnener Turm ist sicher. Türme einer Farbe werden einzeln betrachtet. Nur Steine aus Phase 3 zählen: Ein Turm, der durch Pfusch niedriger wurde, ist sicher, wenn er einen bekommen hat; hat Pfusch nichts von ihm übrig gelassen, beginnt ein Stein seiner Farbe einen neuen.
rule-F8-1 = Ein Auftrag ist offen, wenn kein Siegel darauf liegt und ein Balkon, falls er einen hat, an der Reihe ist. Ein Turm erfüllt einen offenen Auftrag seiner Farbe und genau seiner Höhe: Du bekommst die Punkte, setzt ein Siegel darauf, und alle Steine des Turms kommen in den Beutel. Das geht beliebig oft pro Zug; ein Turm, den du nicht verwendest, bleibt stehen.
rule-F8-2 = Balkone werden nur in der Reihenfolge I, II, III, IV erfüllt; auf einen darf der nächste im selben Zug folgen.
rule-F8-3 = Wer zuerst einen Auftrag der Höhe 5, 6, 7 oder 8 erfüllt, ob mit oder ohne Balkon, bekommt die Punkte dieses Etagenplättchens.
rule-F8-4 = Wenn du kein Siegel mehr hast, kannst du nichts mehr erfüllen.
rule-F8-5 = Den Architekten spielst du in dem Moment, in dem du einen Auftrag erfüllst: Nenne einen Turm, zähle ihn um eine Etage höher oder niedriger und erfülle sofort; nie ohne Auftrag. Für alles Weitere gilt die Höhe des Auftrags, nicht die Zahl der Steine. So kann ein Turm der Höhe 2 eine 3 erfüllen und einer der Höhe 9 eine 8. Alle Steine, die er wirklich hat, kommen in den Beutel.
rule-F9-1 = Zuerst der Vorrat: höchstens { $limit } Steine, mit einem Lagerhaus { $warehouse }; lege genau die überzähligen in den Beutel zurück, Farben beliebig. Türme zählen nicht mit.
rule-F9-2 = Dann die Karten: höchstens { $card_limit }, Hand und offene Gebäude zusammen. Hast du mehr, wirf einzeln Personen oder Gebäude ab, bis { $card_limit } Karten oder nur noch Festkarten übrig sind. Festkarten können hier nicht abgeworfen werden. Mit einem Lagerhaus gibt es kein Kartenlimit. Ohne Not darf nichts abgeworfen werden.
rule-F9-3 = Einen Patrizier darfst du, wenn du in diesem Zug noch keinen gespielt hast, in dieser Phase spielen, um eine Handkarte abzuwerfen, auch eine Festkarte; danach wird das Limit erneut geprüft.
rule-F9-4 = Die Limits gelten nur in deiner eigenen Phase 6.
rule-F10-0 = Wo eine Karte den Regeln widerspricht, gilt die Karte: Deshalb können Pfusch, Saboteur und Einsturz Türme verkleinern. Personen spielst du nur im eigenen Zug, beliebig viele, aber nie zwei gleiche in einem Zug; auch schon in dem Zug, in dem du sie genommen hast, sobald die Auslage aufgefüllt ist. Sie kommen sofort auf den Ablagestapel. Alchemist, Schmuggler, Saboteur und Patrizier: in Phase 1, bevor du eine Karte wählst; in Phase 2 vor oder nach dem Tausch, bis der erste Stein gelegt ist; in Phase 5 vor, zwischen und nach Aufträgen; der Patrizier auch in Phase 6. Großhändler: ebenso in den Phasen 1 und 2. Fürstin: ebenso in Phase 1. Maurer: in Phase 3 vor dem ersten Stein. Architekt: mit einem Auftrag. Nie zwischen der Wahl einer Karte und dem Ende des Auffüllens (ausgenommen der Patrizier gegen ein Ereignis), nie während Steine gelegt, bezahlt oder zurückgegeben werden, und nur, wenn die Wirkung ausgeführt werden kann; zwei Steine derselben Farbe zu tauschen ist erlaubt.
rule-F10-1 = Alchemist: Tausche einen Stein aus deinem Vorrat gegen einen beliebigen Stein aus dem Beutel; du darfst hineinsehen.
rule-F10-2 = Architekt: zählt einen Turm für den Auftrag, den er erfüllt, eine Etage höher oder niedriger (F8.5).
rule-F10-3 = Fürstin: Die Karte dieses Zuges kostet nichts, und auf die Karten links von ihr werden keine Steine gelegt. Eine Fürstin, die du in diesem Zug erst nimmst, gilt nicht für ihren eigenen Preis.
rule-F10-4 = Großhändler: Wähle eine Karte der Auslage, auf der Steine liegen; alle kommen in den Beutel, und ebenso viele werden neu gezogen und daraufgelegt. Du musst diese Karte nicht nehmen.
rule-F10-5 = Maurer: Bauen kostet in diesem Zug { $mason } weniger (F6.2).
rule-F10-6 = Patrizier, eine von zwei Möglichkeiten. Wenn du ein Ereignis genommen hast, bevor es etwas bewirkt: Es trifft dich nicht. Die anderen trifft es trotzdem, es sei denn, am Tisch gilt, dass ein Patrizier alle schützt. Eine abgewehrte Renaissance wird nur abgeworfen. Die Steine der Karte gehören dir in jedem Fall. Das geht auch, wenn das Ereignis dich gar nicht träfe. Oder: Wirf eine andere Handkarte ab, Person oder Festkarte, kein offenes Gebäude.
rule-F10-7 = Saboteur: Ein Stein vom Turm eines anderen Spielers kommt in den Beutel. Ein Turm aus einem Stein ist damit weg, und mit ihm die Pflicht, ihn aufzustocken.
rule-F10-8 = Schmuggler: Tausche einen Stein aus deinem Vorrat gegen einen aus dem Vorrat eines anderen Spielers; du bestimmst den Spieler und beide Steine. Das geht nicht mit einem Spieler, dessen Vorrat leer ist.
rule-F10-9 =
    Anerkennung: am Ende { $recognition ->
        [one] ein Punkt
       *[other] { $recognition } Punkte
    } für jeden deiner erfüllten Aufträge der Höhe 3 oder 4.
rule-F10-10 = Blamage: am Ende { $blame } Punkte.
rule-F10-11 = Skandal: am Ende { $scandal } Punkte.
rule-F10-12 = Ruhm: am Ende { $fame } Punkte.
rule-F10-13 = Denkmal: am Ende { $monument } Punkte. Wird es genommen, geht es an den Spieler, der allein den höchsten Turm im Bau hat, ob er am Zug ist oder nicht; bei Gleichstand zwischen Spielern oder ganz ohne Turm wird es abgeworfen. Zwei gleich hohe Türme eines Spielers sind kein Gleichstand. Die Steine der Karte bekommt, wer sie genommen hat; das Kartenlimit dessen, der sie erhält, wird erst in seiner eigenen nächsten Phase 6 geprüft.
rule-F10-14 = Brücke: Ein Tausch kostet { $bridge } Steine. Gebäude wirken schon in dem Zug, in dem sie genommen werden. Du besitzt nie zwei gleiche: Ein zweites darfst du seiner Steine wegen nehmen, aber es wird sofort abgeworfen.
rule-F10-15 = Lagerhaus: in Phase 6 bis zu { $warehouse } Steine im Vorrat und beliebig viele Karten.
rule-F10-16 = Werkstatt: Bauen kostet { $workshop } weniger (F6.2).
rule-F10-17 = Kleines, Mittleres und Großes Privileg: Wer als Nächster einen Auftrag der Höhe 5, 6 beziehungsweise 7 erfüllt, mit oder ohne Balkon, bekommt { $small }, { $middle } beziehungsweise { $great } Punkte mehr. Das kann auch der Spieler, der die Karte genommen hat, noch im selben Zug sein. Die Karte wird dann sofort abgeworfen; ein zweiter solcher Auftrag bringt also nichts.
rule-F10-18 = Campanile: Solange er auf dem Spielplan liegt, schuldet jeder einen Glockenturm, das heißt einen Turm aus genau drei weißen Steinen, den man in Phase 5 abgibt (Steine in den Beutel, kleines Siegel auf die Karte); bis dahin kann man nichts anderes erfüllen, danach sofort wieder. Die eigenen Türme muss man trotzdem aufstocken. Der Glockenturm ist kein Auftrag: keine Punkte, kein Siegel, kein Etagenplättchen, kein Privileg, keine Mehrheit, keine Anerkennung, und Weiß 3 bleibt offen. Der Architekt darf dafür verwendet werden. Liegen alle kleinen Siegel auf der Karte, gehen sie an die Spieler zurück, und die Karte wird abgeworfen; wird sie wieder genommen, gilt sie für alle von Neuem. Wer das Schlussplättchen hat, muss keinen Glockenturm bauen.
rule-F10-19 = Einsturz: Einer deiner eigenen Türme, den du wählst, kommt in den Beutel; hast du keinen, geschieht nichts.
rule-F10-20 = Hochwasser: Jeder gibt ein Drittel seines Vorrats, aufgerundet, in den Beutel ab, Farben beliebig. Wer die Karte genommen hat, zählt seinen Vorrat nach Abzug des Preises und ohne die Steine dieser Karte: Sie liegen beiseite, bis alle abgegeben haben.
rule-F10-21 = Lagerbrand: Jeder gibt { $fire } Steine aus seinem Vorrat, oder alle, wenn es weniger sind, in den Beutel ab, Farben beliebig. Die Steine der Karte liegen beiseite wie beim Hochwasser.
rule-F10-22 = Luxussteuer: Jeder zahlt für jeden eigenen Turm aus { $taxed } oder mehr Steinen { $tax } Steine aus seinem Vorrat, Farben beliebig, und zwar für so viele Türme, wie der Vorrat erlaubt; reicht er nicht für alle, wählt man, für welche. Dann werden die unbezahlten abgerissen: die Hälfte, aufgerundet, in den Beutel, der Rest in den Vorrat; mit diesen Steinen wird nichts bezahlt. Die Steine der Karte sind schon im Vorrat dessen, der sie genommen hat, und dürfen zum Bezahlen dienen.
rule-F10-23 = Tribut: ebenso, aber ein Stein in der Farbe des Turms für jeden eigenen Turm gleich welcher Höhe. Wer weniger Steine einer Farbe hat als Türme, zahlt sie alle und wählt, für welche Türme.
rule-F10-24 = Pfusch: Ein Stein von einem deiner eigenen Türme, den du wählst, kommt in den Beutel; hast du keinen, geschieht nichts.
rule-F10-25 = Renaissance: Ablagestapel, Rest des Nachziehstapels und diese Karte werden zu einem neuen Nachziehstapel gemischt; Auslage und Kirche bleiben. Dann wird die Auslage aufgefüllt, vielleicht wieder mit der Renaissance.
rule-F10-26 = Lässt ein Ereignis mehrere Spieler wählen, wählt jeder für sich, in Zugreihenfolge und beginnend mit dem, der die Karte genommen hat. Wer abwesend ist, dem wird eine automatische Wahl angeboten: zuerst Steine in Farben ohne eigenen Turm, dann von Weiß bis Lila; von den Türmen wird der höchste behalten, von gleich hohen der in der selteneren Farbe.
rule-F11-1 = Wer als Erster sein letztes Siegel setzt, bekommt { $last_seal } Punkte und das Schlussplättchen und spielt seinen Zug zu Ende. Dann hat jeder andere im Uhrzeigersinn noch genau einen Zug; die Partie endet nach dem Spieler, der rechts vom Besitzer des Schlussplättchens sitzt. Ein weiteres letztes Siegel bringt nichts extra. Ereignisse und das Denkmal erreichen auch noch den, der fertig ist. Kleine Siegel sind keine Siegel in diesem Sinn.
rule-F11-2 = Mehrheiten: Bei jedem Turm gehen die Punkte der Fahne an den, der die meisten Siegel darin hat, Balkone eingeschlossen; bei Gleichstand an den der Beteiligten, der das höchste Siegel hat. Hat dort niemand eines, wird sie nicht vergeben. Neutrale und kleine Siegel zählen für niemanden.
rule-F11-3 = Danach die Festkarten, jede für sich. Die Punkte können negativ werden. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-F11-4 = Vergehen { $quiet } ganze Runden ohne neues Siegel, endet die Partie nach der letzten davon und wird ohne Schlussplättchen gewertet.
rule-F12-1 = Beispiel: Für die dritte Karte legst du auf die beiden links von ihr je einen Stein und nimmst ihre vier; die Karten rechts davon rücken nach links, und am Ende liegt eine neue mit vier Steinen.
rule-F12-2 = Beispiel: Mit vier Türmen und 8 Steinen (3 weiße, 2 grüne, 2 gelbe, 1 blauer) baust du zwei weiße, einen grünen und einen gelben: 4 gebaute kosten 3. Der gelbe Stein, der übrig bleibt, kann nicht verbaut werden, denn 5 würden 6 kosten.
rule-F12-3 = Beispiel: Von einem roten Turm der Höhe 3, der nicht aufgestockt wurde, kommen 2 Steine in den Beutel und 1 in den Vorrat.
rule-F12-4 = Beispiel: Grün 6 bringt 5 Punkte und das Etagenplättchen 2 weitere; dann bringt Weiß mit Balkon I 7 Punkte, und Rot mit Balkon II ist offen. Ein gelber Turm der Höhe 3 erfüllt nichts, weil dort ein Siegel liegt.
rule-F12-5 = Beispiel: Hochwasser nimmt 2 von 4 Steinen. Mit einem Maurer kosten 4 Steine nichts und 6 kosten 7; mit einer Werkstatt kosten 3 nichts und 4 kosten 2; mit beiden ist es 4 weniger.
rule-F12-6 = Beispiel: Bei 1, 2 und keinem Siegel in Weiß bekommt die Fahne, wer 2 hat. Bei Gleichstand in Gelb mit den höchsten Siegeln auf 6 und 5 bekommt sie, wer das Siegel auf der 6 hat.
rule-F12-7 = Beispiel: 3 Steine auf den Großhändler für den blauen Stein, der dort liegt; mit der Brücke 2.
rule-F12-8 = Beispiel: Wer eine Werkstatt besitzt und noch eine nimmt, bekommt ihre Steine; die Karte wird abgeworfen.
rule-F13-1 = Vorräte, Türme, Auslage, die Größe der Stapel und der Ablagestapel sind offen. Alle Handkarten wurden offen genommen, deshalb sind sie dem Programm und den Bots bekannt. Was in Beutel und Nachziehstapel ist, ergibt sich durch Zählen; verborgen ist nur, was als Nächstes kommt.
rule-F13-2 = Von den Handkarten der anderen zeigt der Tisch nur die Anzahl. Mit der Option „Offenes Gedächtnis“ zeigt er alles, was bekannt ist.

## Die Werte, in Tabellen

figures-bricks = Steine
figures-commissions = Punkte der Aufträge
figure-commissions-number = { $number } Etagen
figure-flag = Fahne
figures-floor-tiles = Etagenplättchen für den ersten Auftrag einer Höhe
figure-floor-tiles-number = Höhe { $number }
figures-balcony = Balkone
figure-numeral = römische Zahl
figure-colour = Turm
figure-height = Etagen
figure-balcony-points = Punkte statt der gedruckten
figures-cards = Anzahl jeder Karte
figures-start-cards = Startkarten
figures-seals = Siegel
figure-seals-neutral = neutrale Siegel in der Schachtel
figure-seals-placed = neutrale Siegel zu Beginn auf dem Plan
figures-bricks-given = Steine zu Beginn
figure-start-player = weiße Steine des Startspielers
figure-on-a-card = auf jeder Karte
figures-exchange = Tausch
figure-exchange-price = Steine für einen
figure-with-bridge = mit der Brücke
figures-building = Bauen
figure-building-cost = Kosten für 1, 2, 3 … Steine in einem Zug
figure-workshop-saves = so viel spart eine Werkstatt
figure-mason-saves = so viel spart der Maurer
figures-limits = Limits am Ende eines Zuges
figure-limits-bricks = Steine
figure-bricks-with-warehouse = Steine mit einem Lagerhaus
figure-limits-cards = Karten
figures-points = Punkte von Karten
figure-last-seal = für das letzte Siegel
figures-events = Ereignisse
figure-flood-one-of = Hochwasser: je einer von … Steinen, aufgerundet
figure-fire-bricks = Lagerbrand: abzugebende Steine
figure-tax-bricks = Luxussteuer: Steine je Turm
figure-taxed-height = Luxussteuer: Türme ab dieser Höhe
