# Florenza auf Deutsch: Namen, Fragen, Gründe, Ereignisse, Vorschau, Abrechnung, Bild und Regeln, alles in unseren eigenen Worten.
# Die Namen der Gebäude, Kunstwerke und Personen stehen in der Edition und sind in allen Sprachen gleich.

## Namen

game-florenza = Florenza
game-florenza-about = Führe eine der großen Familien von Florenz: Baue dein Viertel aus, wirb Künstler an und schmücke die Stadt und ihre Kathedrale.
aim-florenza =
    Acht Runden lang planst du mit deinen Arbeitern: Gebäude für dein Viertel, Kunstwerke für Palazzo und Chiesa, für die Stadt und für die Kathedrale. Was du planst, musst du bezahlen können, wenn seine Phase kommt.
    Kunstwerke bringen Prestige: umso mehr, je besser der Künstler und je höher der Wurf. Die Ämter des Hauptmanns und des Bischofs bringen Macht und Punkte.
    Am Ende zählen Material und Florin ein wenig; leere Felder und fehlende Kunstwerke deines Viertels kosten Punkte. Wer die meisten Punkte hat, gewinnt.

cube-marble = Marmor
cube-wood = Holz
cube-gold = Gold
cube-metal = Metall
cube-cloth = Stoff
cube-spice = Gewürz
good-marble = { $count } Marmor
good-wood = { $count } Holz
good-gold = { $count } Gold
good-metal = { $count } Metall
good-cloth = { $count } Stoff
good-spice = { $count } Gewürz
good-any-cube =
    { $count ->
        [one] ein Material nach Wahl
       *[other] { $count } Materialien nach Wahl
    }
good-swaps =
    { $count ->
        [one] ein Umtausch
       *[other] { $count }-mal Umtausch
    }
good-florins = { $count } Florin
good-workers = { $count } Arbeiter
good-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
good-bishop =
    { $count ->
        [one] { $count } Bischofspunkt
       *[other] { $count } Bischofspunkte
    }
good-none = nichts

family-medici = Medici
family-pazzi = Pazzi
family-pitti = Pitti
family-rucellai = Rucellai
family-strozzi = Strozzi

talent-architect = Architekt
talent-sculptor = Bildhauer
talent-painter = Maler
fee-architect = { $count } Florin als Architekt
fee-sculptor = { $count } Florin als Bildhauer
fee-painter = { $count } Florin als Maler

nameless-architect = namenloser Architekt
nameless-sculptor = namenloser Bildhauer
nameless-painter = namenloser Maler
nameless-preacher = namenloser Geistlicher
nameless-architect-whom = einen namenlosen Architekten
nameless-sculptor-whom = einen namenlosen Bildhauer
nameless-painter-whom = einen namenlosen Maler
nameless-preacher-whom = einen namenlosen Geistlichen

office-captain = Hauptmann
office-bishop = Bischof

phase-0 = Spielvorbereitung
phase-1 = Einkommen
phase-2 = Hauptmann des Volkes
phase-3 = Bischof
phase-4 = Arbeiter einsetzen
phase-5 = Markt
phase-6 = Viertel
phase-7 = Kunstwerke
phase-8 = Ämter
phase-9 = Ende der Runde

option-first-game = Gebäude für die erste Partie
option-first-game-about = Jede Familie beginnt mit zwei vorgegebenen Gebäuden, statt sie auszusuchen.
option-short-game = Kurze Partie
option-short-game-about = Sechs Runden, die Gebäude für die erste Partie und für alle eine fertige Casa.
option-both-offices-twice = Doppelzug mit beiden Ämtern
option-both-offices-twice-about = Wer zugleich Hauptmann und Bischof ist, führt immer zwei Aktionen hintereinander aus.
option-families = Familien
option-families-about = Nach Sitzplatz oder in Spielerreihenfolge ausgesucht.
option-families-by-seat = nach Sitzplatz
option-families-chosen = ausgesucht
option-open-memory = Offenes Gedächtnis
option-open-memory-about = Der Tisch zeigt die Zertifikate aller Familien; gesehen haben sie ohnehin alle.

## Fragen und Antworten

ask-order = Welcher Platz folgt in der Spielerreihenfolge?
ask-family = Welche Familie führst du?
ask-draft = Mit welchem Gebäude beginnst du?
ask-draw = Welche Person wird aus dem Beutel gezogen?
ask-income = Was zeigt der Einkommenswürfel?
ask-captain = Als Hauptmann: Bewachst du einen Arbeiter oder einen Künstler? (- für keinen)
ask-guard-worker = Den Arbeiter welcher Familie bewachst du?
ask-guard-artist = Welchen Künstler bewachst du?
ask-bishop = Als Bischof: Konvertierst du einen Arbeiter oder verstößt du einen Geistlichen? (- für keines von beiden)
ask-convert = Den Arbeiter welcher Familie konvertierst du?
ask-banish = Welchen Geistlichen verstößt du?
ask-action = Wofür setzt du deinen nächsten Arbeiter ein? (- um zu passen)
ask-occupy = Welches Gebäude belegst du?
ask-plan = Welches Gebäude planst du?
ask-create = Welches Kunstwerk planst du?
ask-hire = Welchen Künstler wirbst du dafür an?
ask-donate = Welchem Geistlichen spendest du?
ask-pulpit = Predigt er in deiner Chiesa oder von der Kanzel der Kathedrale?
ask-preach = Was zeigt der Würfel des Geistlichen?
ask-market = Was tust du auf dem Markt? (- für weiter)
ask-sell = Welches Material verkaufst du?
ask-buy = Welches Material kaufst du?
ask-trade-give = Welches Material gibst du ab?
ask-trade-take = Welches Material nimmst du dafür?
ask-use = Nutzt du das Gebäude?
ask-any-cube = Welches Material nimmst du?
ask-barter-give = Welches Material tauschst du? (- für keines mehr)
ask-barter-take = Welches andere Material nimmst du dafür?
ask-build = Bezahlst du das Gebäude?
ask-work = Welches deiner Kunstwerke ist jetzt an der Reihe?
ask-talent = Mit welcher Begabung lässt du das Kunstwerk vollenden? (no: du bezahlst nicht)
ask-fame = Was zeigt der Würfel des Künstlers?
ask-over = Die Partie ist zu Ende.

answer-order = Platz { $number }
answer-family = { $family }
answer-draft = { $building }
answer-draw = { $person }, unter Karte { $life }
answer-captain-worker = einen Arbeiter bewachen
answer-captain-artist = einen Künstler bewachen
answer-captain-done = niemanden bewachen
answer-bishop-convert = einen Arbeiter konvertieren
answer-bishop-banish = einen Geistlichen verstoßen
answer-bishop-done = keines von beiden
answer-worker-of = ein Arbeiter von { $other_seat }
answer-person = { $person }
answer-action-use = ein Gebäude belegen
answer-action-build = ein Gebäude planen
answer-action-create = ein Kunstwerk planen
answer-action-market = auf den Markt gehen
answer-action-donate = einem Geistlichen spenden
answer-action-done = passen
answer-occupy =
    { $own ->
        [0] { $building } von { $other_seat } (Feld { $field }), für einen Prestigepunkt
        [theirs] { $building } im eigenen Viertel (Feld { $field })
       *[other] { $building } in deinem Viertel (Feld { $field })
    }
answer-plan = { $building }, für { $price }
answer-create = { $work }, für { $price }
answer-hire = { $person } ({ $fees })
answer-donate = { $person }, für { $florins } Florin
answer-pulpit-chiesa = in deiner Chiesa
answer-pulpit-pulpit =
    { $named ->
        [0] in der Kathedrale
       *[other] in der Kathedrale, mit zwei Würfen
    }
answer-face = eine { $face }
answer-market-sell = ein Material verkaufen
answer-market-buy = ein Material kaufen
answer-market-trade = Materialien gegen ein anderes eintauschen
answer-market-done = den Markt verlassen
answer-cube = { $cube }
answer-barter-give-done = nichts mehr tauschen
answer-use-yes = { $building } nutzen (Kosten: { $price })
answer-use-no = { $building } nicht nutzen
answer-build-yes = { $building } fertigstellen (Kosten: { $price })
answer-build-no =
    { $building } aufgeben und { $lost ->
        [one] einen Prestigepunkt
       *[other] { $lost } Prestigepunkte
    } verlieren
answer-work = { $work }
answer-talent = als { $talent } (Kosten mit Honorar: { $price })
answer-talent-no =
    „{ $work }“ aufgeben und { $lost ->
        [one] einen Prestigepunkt
       *[other] { $lost } Prestigepunkte
    } verlieren

## Gründe

either-architect = einen Architekten
either-sculptor = einen Bildhauer
either-painter = einen Maler
either-architect-sculptor = einen Architekten oder Bildhauer
either-architect-painter = einen Architekten oder Maler
either-sculptor-painter = einen Bildhauer oder Maler
either-architect-sculptor-painter = einen Architekten, Bildhauer oder Maler
both-architect = Architekt
both-sculptor = Bildhauer
both-painter = Maler
both-architect-sculptor = Architekt und Bildhauer
both-architect-painter = Architekt und Maler
both-sculptor-painter = Bildhauer und Maler

reason-placed-already = { $seat } steht schon in der Spielerreihenfolge.
reason-family-taken = { $other_seat } führt schon die Familie { $family }.
reason-not-to-start-with = „{ $building }“ gehört nicht zu den Gebäuden, mit denen man beginnt.
reason-no-tile-left =
    { $needs ->
        [one] Das einzige Plättchen „{ $building }“ ist nicht mehr zu haben.
        [2] Beide Plättchen „{ $building }“ sind vergeben.
       *[other] Keines der { $needs } Plättchen „{ $building }“ ist noch zu haben.
    }
reason-alike-in-district = Du beginnst schon mit „{ $building }“; deine ersten beiden Gebäude müssen verschieden sein.
reason-not-in-bag = Nicht im Beutel: { $person }.
reason-no-worker-anywhere = Keine andere Familie hat einen Arbeiter in ihrem Material-Bereich.
reason-no-artist-in-town = Kein namhafter Künstler ist in der Stadt.
reason-no-preacher-in-town = Kein namhafter Geistlicher ist in der Stadt.
reason-not-another-family =
    { $own ->
        [0] Platz { $has } gibt es nicht: Es spielen nur { $needs } mit.
       *[other] Es muss der Arbeiter einer anderen Familie sein, nicht dein eigener.
    }
reason-no-worker-there = { $other_seat } hat keinen Arbeiter im Material-Bereich.
reason-not-in-town = { $person } ist nicht in der Stadt: Unter keiner der Karten „Leben in Florenz“ liegt diese Person.
reason-no-building-to-occupy =
    { $buildings ->
        [0] Es gibt kein Gebäude, das du belegen könntest: Bisher stehen nur Wohnhäuser.
       *[other] { $free ->
            [0] Es gibt kein Gebäude, das du belegen könntest: Auf jedem steht in dieser Runde schon ein Arbeiter.
           *[other] Die noch freien Gebäude gehören anderen: Sie kosten 1 Prestigepunkt, und bei { $has } kannst du ihn nicht zahlen.
        }
    }
reason-no-field-free = Auf allen { $needs } Feldern deines Viertels liegt schon ein Gebäude oder eine Baustelle.
reason-no-artwork-to-plan =
    { $has ->
        [0] Es ist kein Kunstwerk mehr übrig, das du planen könntest.
       *[other] Es gibt kein Kunstwerk, das du planen könntest: Für keines der übrigen ist in dieser Runde ein Künstler zu haben.
    }
reason-market-once = Auf dem Markt steht schon einer deiner Arbeiter; mehr als einen darf eine Familie nicht schicken.
reason-no-place-to-preach =
    Es gibt keinen Platz zum Predigen: In deiner Chiesa wird schon gepredigt ({ $person }), und { $pulpit ->
        [0] die Kanzel der Kathedrale ist noch nicht vollendet
       *[other] die Kanzel der Kathedrale hat in dieser Runde { $holder_seat }
    }.
reason-no-preacher-to-choose =
    { $left ->
        [0] In dieser Runde ist kein Geistlicher mehr frei.
       *[other] Du kannst keinen Geistlichen wählen: { $cause ->
            [florins] Du hast { $has } Florin, und jeder der übrigen verlangt mehr
            [points] Jeder der übrigen würde mehr Bischofspunkte oder Prestige kosten, als du hast
           *[both] Für jeden der übrigen fehlen dir Florin, Bischofspunkte oder Prestige
        }.
    }
reason-no-building-there =
    { $there ->
        [0] Platz { $has } gibt es nicht: Es spielen nur { $needs } mit.
       *[other] { $own ->
            [0] { $other_seat } hat auf Feld { $field } kein fertiges Gebäude.
           *[other] Du hast auf Feld { $field } kein fertiges Gebäude.
        }
    }
reason-home = „{ $building }“ ist ein Wohnhaus: Es bringt in Phase 1 Einkommen und wird nie belegt.
reason-occupied =
    { $occupant_own ->
        [0] Auf „{ $building }“ steht schon ein Arbeiter von { $occupant_seat }; pro Gebäude und Runde ist nur einer erlaubt.
       *[other] Auf „{ $building }“ steht schon ein Arbeiter von dir; pro Gebäude und Runde ist nur einer erlaubt.
    }
reason-lowest-prestige = Ein fremdes Gebäude kostet einen Prestigepunkt, und mit einem Stand von { $has } kannst du keinen abgeben; du brauchst mindestens { $needs }.
reason-work-completed =
    { $own ->
        [0] { $holder_seat } hat „{ $work }“ schon vollenden lassen.
       *[other] Du hast „{ $work }“ schon vollenden lassen.
    }
reason-work-planned =
    { $own ->
        [0] Auf „{ $work }“ steht in dieser Runde schon ein Arbeiter von { $holder_seat }.
       *[other] Auf „{ $work }“ steht schon ein Arbeiter von dir.
    }
reason-no-artist-for-it = „{ $work }“ verlangt { $needs }: In dieser Runde ist niemand mehr zu haben.
reason-talent-missing =
    { $named ->
        [0] „{ $work }“ verlangt { $needs }.
       *[other] „{ $work }“ verlangt { $needs }; { $person } ist { $has }.
    }
reason-artist-hired =
    { $own ->
        [0] { $person } ist in dieser Runde schon von { $holder_seat } angeworben, und zwar für „{ $work }“.
       *[other] { $person } ist in dieser Runde schon von dir angeworben, und zwar für „{ $work }“.
    }
reason-artist-guarded = { $captain_seat } bewacht { $person }: Nur der Hauptmann darf diesen Künstler in dieser Runde anwerben.
reason-nameless-hired =
    { $needs ->
        [one] Der einzige ist in dieser Runde schon angeworben ({ $person }).
        [2] Beide sind in dieser Runde schon angeworben ({ $person }).
       *[other] Alle { $needs } sind in dieser Runde schon angeworben ({ $person }).
    }
reason-preacher-used =
    { $named ->
        [0] { $needs ->
            [one] Der einzige hat in dieser Runde schon eine Spende bekommen ({ $person }).
            [2] Beide haben in dieser Runde schon eine Spende bekommen ({ $person }).
           *[other] Alle { $needs } haben in dieser Runde schon eine Spende bekommen ({ $person }).
        }
       *[other] { $person } hat in dieser Runde schon eine Spende bekommen.
    }
reason-preacher-banished = { $person } ist vom Bischof für diese Runde verstoßen.
reason-fee-not-payable =
    Die Spende ist sofort fällig: { $needs } Florin ({ $person }); du hast { $has ->
        [0] keinen
       *[other] nur { $has }
    }.
reason-bishop-points-too-low =
    { $person } kostet { $needs ->
        [one] einen Bischofspunkt
       *[other] { $needs } Bischofspunkte
    }; du hast { $has ->
        [0] keinen
        [one] nur einen
       *[other] nur { $has }
    }.
reason-prestige-too-low = { $person } verlangt einen Stand von mindestens { $needs } auf der Prestigeleiste; du stehst bei { $has }.
reason-chiesa-taken = In deiner Chiesa predigt schon ein anderer ({ $person }); pro Runde hat dort nur ein Geistlicher Platz.
reason-pulpit-taken = Von der Kanzel predigt schon ein anderer ({ $person }, geschickt von { $holder_seat }); pro Runde hat dort nur ein Geistlicher Platz.
reason-each-once = Das hast du in dieser Runde auf dem Markt schon getan; jede der drei Möglichkeiten gibt es nur einmal.
reason-no-cube-to-sell = Du hast kein Material zu verkaufen.
reason-price-not-payable =
    Ein Material kostet { $needs } Florin; du hast { $has ->
        [0] keinen
       *[other] nur { $has }
    }.
reason-nothing-to-buy = Der allgemeine Vorrat ist leer.
reason-too-few-to-trade =
    Zum Eintauschen brauchst du { $needs } eigene Materialien; du hast { $has ->
        [0] keines
        [one] nur eines
       *[other] nur { $has }
    }.
reason-no-cube = Dir fehlt { $cube }.
reason-not-in-supply = Im allgemeinen Vorrat fehlt { $cube }.
reason-cubes-in-order = Materialien werden in der Reihenfolge von Marmor bis Gewürz genannt; du bist schon bei { $last_cube }, also kommt { $cube } zu spät. Nimm Genanntes zurück, um anders zu wählen.
reason-too-few-from-here =
    { $needs ->
        [one] Ein Material ist
       *[other] { $needs } Materialien sind
    } noch zu nennen, in der Reihenfolge von Marmor bis Gewürz, und ab { $cube } { $has ->
        [0] kann keines
        [one] kann nur eines
       *[other] können nur { $has }
    } genannt werden.
reason-use-not-payable = „{ $building }“ zu nutzen kostet { $price }; dir fehlt: { $lacking }.
reason-nothing-to-take = Im Tausch gegen { $cube } ist nichts zu haben: Von anderen Arten liegt zu wenig im allgemeinen Vorrat.
reason-kind-given = Du hast { $cube } abgegeben; was du dafür nimmst, muss von einer anderen Art sein.
reason-build-not-payable = „{ $building }“ zu bauen kostet { $price }; dir fehlt: { $lacking }.
reason-not-planned = „{ $work }“ gehört nicht zu den Kunstwerken, über die du noch zu entscheiden hast.
reason-not-its-turn = Zuerst kommen die Kunstwerke deines Viertels, dann die der Florentiner Gebäude, dann die der Kathedrale: „{ $work }“ ist erst später an der Reihe.
reason-work-without-talent = „{ $work }“ verlangt { $needs }, nicht diese Begabung: { $talent }.
reason-artist-without-talent = Dieser Künstler ({ $person }) ist { $has }, nicht { $talent }.
reason-work-not-payable =
    „{ $work }“ ({ $person }{ $fee ->
        [0] {""}
       *[other] {" "}als { $talent }
    }) kostet { $price }{ $fee ->
        [0] {""}
       *[other] , das Honorar von { $fee } Florin eingeschlossen
    }; dir fehlt: { $lacking }.

## Ereignisse

event-placed =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } Platz { $place } in der Spielerreihenfolge.
event-family =
    { $you ->
        [seat] Du führst
       *[none] { $seat } führt
    } die Familie { $family }.
event-start-building =
    { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    } mit „{ $building }“ auf Feld { $field }.
event-drawn = { $person } kommt in die Stadt, unter Karte { $life } „Leben in Florenz“.
event-round = Runde { $round } von { $rounds }.
event-income =
    { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } als Einkommen { $goods }.
event-income-rolled = Der Einkommenswürfel bringt allen ein Material: { $cube }.
event-income-short = Der Einkommenswürfel zeigt { $cube }, aber davon ist nicht genug da: Stattdessen erhalten alle { $florins } Florin.
event-own-income =
    { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } als persönliches Einkommen { $goods }.
event-worker-guarded =
    Als Hauptmann { $you ->
        [seat] bewachst du einen Arbeiter von { $other_seat }
        [target] bewacht { $seat } einen deiner Arbeiter
       *[none] bewacht { $seat } einen Arbeiter von { $other_seat }
    }.
event-artist-guarded =
    Als Hauptmann { $you ->
        [seat] bewachst du
       *[none] bewacht { $seat }
    } { $person }.
event-converted =
    Als Bischof { $you ->
        [seat] schickst du einen Arbeiter von { $other_seat }
        [target] schickt { $seat } einen deiner Arbeiter
       *[none] schickt { $seat } einen Arbeiter von { $other_seat }
    } in den Vorrat zurück{ $gained ->
        [0] .
       *[other] {""} und { $you ->
            [seat] holst
           *[none] holt
        } einen eigenen in den Material-Bereich.
    }
event-banished =
    Als Bischof { $you ->
        [seat] verstößt du
       *[none] verstößt { $seat }
    } { $person } für diese Runde.
event-occupied =
    { $you ->
        [seat] Du belegst „{ $building }“ von { $other_seat } (Feld { $field }) und zahlst
        [target] { $seat } belegt dein „{ $building }“ (Feld { $field }) und zahlt
       *[none] { $seat } belegt „{ $building }“ von { $other_seat } (Feld { $field }) und zahlt
    } dafür einen Prestigepunkt.
event-occupied-own =
    { $you ->
        [seat] Du belegst dein eigenes „{ $building }“
       *[none] { $seat } belegt „{ $building }“ im eigenen Viertel
    } (Feld { $field }).
event-planned =
    { $you ->
        [seat] Du planst
       *[none] { $seat } plant
    } „{ $building }“ auf Feld { $field }.
event-hired =
    { $you ->
        [seat] Du wirbst
       *[none] { $seat } wirbt
    } für „{ $work }“ { $whom } an.
event-to-market =
    { $you ->
        [seat] Du schickst
       *[none] { $seat } schickt
    } einen Arbeiter auf den Markt.
event-donated =
    { $you ->
        [seat] Du lässt
       *[none] { $seat } lässt
    } { $whom } für eine Spende von { $florins } Florin in { $you ->
        [seat] deiner
       *[none] der eigenen
    } Chiesa predigen.
event-donated-in-pulpit =
    { $you ->
        [seat] Du lässt
       *[none] { $seat } lässt
    } { $whom } für eine Spende von { $florins } Florin von der Kanzel der Kathedrale predigen.
event-preached =
    Die Predigt verändert { $you ->
        [seat] deine Punkte
       *[none] die Punkte von { $seat }
    }: { $goods }.
event-rolled = Der Würfel zeigt { $face }.
event-followers =
    { $workers ->
        [0] Zu { $you ->
            [seat] dir
           *[none] { $seat }
        } kommt kein Arbeiter: Der Vorrat ist leer
        [one] Zu { $you ->
            [seat] dir
           *[none] { $seat }
        } kommt ein Arbeiter
       *[other] Zu { $you ->
            [seat] dir
           *[none] { $seat }
        } kommen { $workers } Arbeiter
    }.
event-passed =
    { $you ->
        [seat] Du passt
       *[none] { $seat } passt
    }.
event-sold =
    { $you ->
        [seat] Du verkaufst
       *[none] { $seat } verkauft
    } { $cube } für { $florins } Florin.
event-bought =
    { $you ->
        [seat] Du kaufst
       *[none] { $seat } kauft
    } { $cube } für { $florins } Florin.
event-traded =
    { $you ->
        [seat] Du gibst
       *[none] { $seat } gibt
    } { $cube } ab.
event-traded-for =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } dafür { $cube }.
event-used =
    { $you ->
        [seat] Du nutzt
       *[none] { $seat } nutzt
    } „{ $building }“.
event-declined =
    { $you ->
        [seat] Du lässt
       *[none] { $seat } lässt
    } „{ $building }“ ungenutzt.
event-paid =
    { $you ->
        [seat] Du zahlst
       *[none] { $seat } zahlt
    } { $goods }.
event-yielded =
    { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } { $goods }.
event-cube-chosen =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } { $cube }.
event-bartered =
    { $you ->
        [seat] Du gibst
       *[none] { $seat } gibt
    } { $cube } zum Tausch.
event-bartered-for =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } im Tausch { $cube }.
event-built =
    { $prestige ->
        [0] { $you ->
            [seat] Du stellst „{ $building }“ auf Feld { $field } fertig
           *[none] { $seat } stellt „{ $building }“ auf Feld { $field } fertig
        }
        [one] { $you ->
            [seat] Du stellst „{ $building }“ auf Feld { $field } fertig und erhältst
           *[none] { $seat } stellt „{ $building }“ auf Feld { $field } fertig und erhält
        } einen Prestigepunkt
       *[other] { $you ->
            [seat] Du stellst „{ $building }“ auf Feld { $field } fertig und erhältst
           *[none] { $seat } stellt „{ $building }“ auf Feld { $field } fertig und erhält
        } { $prestige } Prestigepunkte
    }.
event-not-built =
    { $you ->
        [seat] Du bezahlst „{ $building }“ nicht und verlierst
       *[none] { $seat } bezahlt „{ $building }“ nicht und verliert
    } { $lost ->
        [one] einen Prestigepunkt
       *[other] { $lost } Prestigepunkte
    }.
event-completed =
    { $you ->
        [seat] Du lässt
       *[none] { $seat } lässt
    } { $whom } „{ $work }“ vollenden ({ $talent }): { $goods }.
event-fame-rolled = Der Würfel zeigt { $face }.
event-fame =
    Ruhm durch { $whom }: { $fame ->
        [one] { $fame } Prestigepunkt
       *[other] { $fame } Prestigepunkte
    } für { $you ->
        [seat] dich
       *[none] { $seat }
    }.
event-masterpiece = Ein Meisterwerk! Die Karte von { $person } wird auf ihre blaue Seite gedreht.
event-failed =
    { $you ->
        [seat] Du bezahlst „{ $work }“ nicht und verlierst
       *[none] { $seat } bezahlt „{ $work }“ nicht und verliert
    } { $lost ->
        [one] einen Prestigepunkt
       *[other] { $lost } Prestigepunkte
    }.
event-palazzo-complete =
    { $you ->
        [seat] Dein Palazzo
       *[none] Der Palazzo von { $seat }
    } ist vollständig: { $prestige ->
        [one] ein Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }.
event-chiesa-complete =
    { $you ->
        [seat] Deine Chiesa
       *[none] Die Chiesa von { $seat }
    } ist vollständig: { $bishop ->
        [one] ein Bischofspunkt
       *[other] { $bishop } Bischofspunkte
    }.
event-captain-named =
    { $you ->
        [seat] Du wirst
       *[none] { $seat } wird
    } Hauptmann des Volkes{ $certificates ->
        [0] , aber ohne Prestigepunkte gibt es keine Zertifikate
        [one] {""} und { $you ->
            [seat] tauschst
           *[none] tauscht
        } einen Prestigepunkt gegen ein Zertifikat
       *[other] {""} und { $you ->
            [seat] tauschst
           *[none] tauscht
        } { $certificates } Prestigepunkte gegen Zertifikate
    }.
event-no-captain = Niemand hat allein die meisten Prestigepunkte: Es gibt keinen Hauptmann.
event-bishop-named =
    { $you ->
        [seat] Du wirst
       *[none] { $seat } wird
    } Bischof.
event-no-bishop = Niemand wird Bischof.
event-cardinal =
    { $you ->
        [seat] Du wirst
       *[none] { $seat } wird
    } Kardinal: { $prestige ->
        [one] ein Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }, und die Bischofspunkte gehen auf 0 zurück.
event-first =
    { $you ->
        [seat] Du stehst
       *[none] { $seat } steht
    } in der neuen Spielerreihenfolge an erster Stelle.
event-left = { $person } scheidet aus dem Spiel aus.
event-arrived = { $person } kommt in die Stadt, unter Karte { $life } „Leben in Florenz“.
event-ended = Runde { $round } war die letzte.

## Vorschau

forecast-now = Das hast du jetzt: { $have }.
forecast-market = Auf dem Markt, noch vor dem Handel: { $have }.
forecast-use = Du nutzt „{ $building }“ (Feld { $field } bei { $other_seat }); danach: { $have }.
forecast-use-lacking = Du kannst „{ $building }“ (Feld { $field } bei { $other_seat }) nicht nutzen, dir fehlt: { $lacking }. Danach: { $have }.
forecast-use-spared = Du lässt „{ $building }“ (Feld { $field } bei { $other_seat }) ungenutzt, weil die Kosten ({ $price }) für ein Versprechen gebraucht werden. Danach: { $have }.
forecast-build = Du stellst „{ $building }“ fertig; danach: { $have }.
forecast-build-lacking = Du kannst „{ $building }“ nicht bezahlen, dir fehlt: { $lacking }. Danach: { $have }.
forecast-work = „{ $work }“ wird vollendet ({ $person }); danach: { $have }.
forecast-work-lacking = Du kannst „{ $work }“ ({ $person }) nicht bezahlen, dir fehlt: { $lacking }. Danach: { $have }.
forecast-end = Am Ende der Runde: { $have }.

## Abrechnung

line-certificates = Zertifikate
line-prestige = Stand auf der Prestigeleiste
line-captain = Hauptmann in der letzten Runde
line-bishop = Bischof in der letzten Runde
line-cubes =
    { $number ->
        [one] ein Material
       *[other] { $number } Materialien
    }
line-florins = { $florins } Florin
line-empty-fields =
    { $number ->
        [one] ein Feld ohne fertiges Gebäude
       *[other] { $number } Felder ohne fertiges Gebäude
    }
line-palazzo-uncompleted =
    { $number ->
        [one] ein unvollendetes Kunstwerk im Palazzo
       *[other] { $number } unvollendete Kunstwerke im Palazzo
    }
line-chiesa-uncompleted =
    { $number ->
        [one] ein unvollendetes Kunstwerk in der Chiesa
       *[other] { $number } unvollendete Kunstwerke in der Chiesa
    }
line-no-palazzo = gar kein Kunstwerk im Palazzo vollendet
line-no-chiesa = gar kein Kunstwerk in der Chiesa vollendet

## Woraus ein Rat besteht

term-points = Erzielte Punkte
term-workers = Arbeiter, die noch eingesetzt werden können
term-goods = Material und Florin im Vorrat
term-income = Was jede Runde einbringen wird
term-offices = Die Ämter: Hauptmann, Bischof und Kardinal
term-district = Das eigene Viertel
term-prospects = Kunstwerke in Aussicht
term-prospects-named =
    Aussicht auf „{ $what }“{ $more ->
        [yes] {" "}und andere Kunstwerke
       *[no] { "" }
    }
term-rest = Kleinere Unterschiede
term-rivals =
    Was es { $gain ->
        [no] dem stärksten Gegner bringt
       *[yes] den stärksten Gegner kostet
    }

## Warum ein Plan besser ist: was mit ihm öfter oder seltener geschieht

because-completed =
    { $you ->
        [seat] du vollendest
       *[none] { $seat } vollendet
    } „{ $work }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-failed =
    { $you ->
        [seat] du brichst
       *[none] { $seat } bricht
    } das Versprechen „{ $work }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-built =
    { $you ->
        [seat] du vollendest
       *[none] { $seat } vollendet
    } „{ $building }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-not-built =
    { $you ->
        [seat] du gibst
       *[none] { $seat } gibt
    } das geplante Gebäude „{ $building }“ { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }auf
because-palazzo-complete =
    { $you ->
        [seat] dein Palazzo
       *[none] der Palazzo von { $seat }
    } wird { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }vollständig
because-chiesa-complete =
    { $you ->
        [seat] deine Chiesa
       *[none] die Chiesa von { $seat }
    } wird { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }vollständig
because-captain =
    { $you ->
        [seat] du wirst
       *[none] { $seat } wird
    } { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }Hauptmann des Volkes
because-bishop =
    { $you ->
        [seat] du wirst
       *[none] { $seat } wird
    } { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }Bischof
because-cardinal =
    { $you ->
        [seat] du wirst
       *[none] { $seat } wird
    } { $happens ->
        [no] nicht{ " " }
       *[yes] { "" }
    }Kardinal
because-promised =
    { $you ->
        [seat] du planst
       *[none] { $seat } plant
    } „{ $work }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-planned =
    { $you ->
        [seat] du planst
       *[none] { $seat } plant
    } „{ $building }“{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-converted =
    { $you ->
        [seat] du bekehrst { $happens ->
            [no] keinen
           *[yes] einen
        } Arbeiter von { $other_seat }
        [target] { $seat } bekehrt { $happens ->
            [no] keinen
           *[yes] einen
        } deiner Arbeiter
       *[none] { $seat } bekehrt { $happens ->
            [no] keinen
           *[yes] einen
        } Arbeiter von { $other_seat }
    }

## Bild

picture-over = Die Partie ist zu Ende.
picture-title = Runde { $round } von { $rounds }: { $phase }
picture-order = Spielerreihenfolge: { $order }
picture-supply = Allgemeiner Vorrat: { $cubes }
picture-signs = m Marmor, w Holz, g Gold, t Metall, c Stoff, s Gewürz; ƒ Florin, ★ Prestigepunkte, † Bischofspunkte, ⚒ Arbeiter, ? beliebiges Material, ⇄ Tausch
picture-life = Leben in Florenz (a Architekt, s Bildhauer, p Maler; x vergeben, * Meisterwerk, ! gesperrt)
picture-work = Kunstwerk
picture-talents = Begabung
picture-cost = Kosten
picture-gain = Gewinn
picture-income = Einkommen
picture-crest = Wappen
picture-buildings = Übrige Gebäude: Baukosten | Nutzungskosten > Ertrag oder Einkommen
picture-seat = Platz
picture-family = Familie
picture-prestige = ★
picture-certificates = Zertifikate
picture-bishop = †
picture-florins = ƒ
picture-cubes = Material
picture-workers = ⚒ bereit+Vorrat
picture-offices = Ämter
picture-district = { $seat }: { $lots } / { $works }
picture-chiesa = in der Chiesa: { $person }

## Probleme einer Editionsdatei

problem-unknown-name = „{ $path }“: „{ $found }“ gibt es nicht; es gibt { $known }.
problem-names-alike = „{ $path }“: Zwei Namen werden gleich geschrieben.
problem-too-few-to-draft = „{ $path }“: Auch ohne das häufigste Gebäude müssen für den Start mindestens { $least } Plättchen da sein.

## Regeln

chapter-L1 = Spielmaterial
chapter-L2 = Spielvorbereitung
chapter-L3 = Phase 1: Einkommen
chapter-L4 = Phasen 2 und 3: die Macht der Ämter
chapter-L5 = Phase 4: Arbeiter einsetzen
chapter-L6 = Phase 5: Markt
chapter-L7 = Phase 6: Viertel
chapter-L8 = Phase 7: Kunstwerke
chapter-L9 = Phase 8: Ämter und Spielerreihenfolge
chapter-L10 = Phase 9: Ende der Runde
chapter-L11 = Schlusswertung
chapter-L12 = Optionen
chapter-L13 = Information

rule-L1-1 = Materialien: { $cubes_marble } Marmor, { $cubes_wood } Holz, { $cubes_gold } Gold, { $cubes_metal } Metall, { $cubes_cloth } Stoff, { $cubes_spice } Gewürz. Die Startmaterialien der Familien sind darin enthalten; bezahlte Materialien kommen in den allgemeinen Vorrat zurück, und niemand bekommt mehr, als darin ist. Florin, Zertifikate und Wappen sind nicht begrenzt.
rule-L1-2 = Jede Familie (Medici, Pazzi, Pitti, Rucellai, Strozzi) hat { $workers } Arbeiter und ein Viertel mit den Baufeldern 1 bis 8, einem Palazzo und einer Chiesa mit je vier Kunstwerken. Ein Arbeiter ist immer an genau einem Ort: im Vorrat der Familie, im Material-Bereich, eingesetzt (auf einem Gebäude, einer Baustelle, einem Kunstwerk, dem Markt oder bei einem Geistlichen) oder bewacht auf Karte VI „Leben in Florenz“.
rule-L1-3 = { $tiles } Gebäudeplättchen mit { $kinds } Namen; manche Namen gibt es nur einmal. Solange Plättchen da sind, darf ein Viertel dasselbe Gebäude auch zweimal haben.
rule-L1-4 = Der Hauptspielplan zeigt { $city_works } Kunstwerke: eines im Banco, je zwei in Battistero, Lastricato, Ospedale, Palazzo della Signoria und Palazzo Vescovile und { $cathedral_works } in der Kathedrale.
rule-L1-5 = Personen: { $artists } namhafte Künstler und { $preachers } namhafte Geistliche, dazu je { $nameless_each } namenlose Künstler jeder Begabung und { $nameless_preachers } namenlose Geistliche. Die Begabungen sind Architekt, Bildhauer und Maler. Sieben Karten „Leben in Florenz“, I bis VII: Eine namhafte Person kommt unter die Karte, deren Zahl sie nennt, und rückt jede Runde um eine Karte in Richtung I weiter. Die Namenlosen sind immer da.
rule-L1-6 = Die Prestigeleiste beginnt bei { $lowest }; was man darunter noch verlöre, verfällt. Bischofspunkte beginnen bei 0 und sind nach oben nicht begrenzt. Florin und Materialien liegen offen.
rule-L2-1 =
    Jede Familie beginnt mit { $start_florins } Florin, { $start_cubes ->
        [one] einem Material
       *[other] { $start_cubes } Materialien
    } jeder Art und { $start_workers } Arbeitern im Material-Bereich; die übrigen sind in ihrem Vorrat.
rule-L2-2 = Jede Familie beginnt mit zwei fertigen Gebäuden, die keine Prestigepunkte bringen: Das erste kommt in Spielerreihenfolge auf Feld 1, das zweite in umgekehrter Reihenfolge auf Feld 2. Zur Wahl stehen { $drafted }, aber nie zweimal dasselbe in einem Viertel. Mit der Option „Gebäude für die erste Partie“ sind sie vorgegeben: { $first_game }. Die Familien werden der Reihe nach auf die Plätze verteilt oder in Spielerreihenfolge ausgesucht.
rule-L2-3 = Alle { $named } namhaften Personen kommen in den Beutel; davon werden zu zweit { $drawn_2 }, zu dritt { $drawn_3 }, zu viert { $drawn_4 } und zu fünft { $drawn_5 } gezogen, und jede kommt unter ihre Karte „Leben in Florenz“.
rule-L2-4 = Die Spielerreihenfolge wird ausgelost. In Runde 1 entfallen die Phasen 1 bis 3; die ersten Ämter werden in ihrer Phase 8 vergeben.
rule-L3-1 = Phase 1, ab Runde 2: In Spielerreihenfolge erhält jede Familie { $income_florins } Florin, { $income_marble } Marmor, { $income_wood } Holz und { $income_workers } Arbeiter aus ihrem Vorrat in den Material-Bereich. Reicht der allgemeine Vorrat nicht, bekommen die Ersten in der Reihenfolge, was da ist; einen Ausgleich gibt es nicht.
rule-L3-2 = Dann würfelt der erste Spieler einmal für alle: Jeder erhält ein Material der gewürfelten Art (1 { $die_1 }, 2 { $die_2 }, 3 { $die_3 }, 4 { $die_4 }, 5 { $die_5 }, 6 { $die_6 }). Liegen davon im allgemeinen Vorrat weniger, als Familien mitspielen, erhält stattdessen jeder { $instead } Florin.
rule-L3-3 = Dann folgt in Spielerreihenfolge das persönliche Einkommen: was auf den Kunstwerken der Stadt steht, die dein Wappen tragen, und zwar ab der Runde nach ihrer Vollendung, und was die fertigen Wohnhäuser deines Viertels einbringen ({ $homes }). Materialien gibt es, soweit der allgemeine Vorrat reicht, Arbeiter, soweit der eigene reicht.
rule-L4-1 = Phase 2: Der Hauptmann des Volkes darf für diese Runde entweder einen Arbeiter aus dem Material-Bereich einer anderen Familie bewachen (in Phase 9 kommt er in deren Vorrat zurück) oder einen namhaften Künstler in der Stadt, keinen Geistlichen: Dann darf in dieser Runde nur der Hauptmann diesen Künstler anwerben, wie üblich mit Arbeiter und Honorar. Auch bewachte Künstler altern.
rule-L4-2 = Phase 3: Der Bischof darf entweder konvertieren, also einem Gegner einen Arbeiter aus dem Material-Bereich in den Vorrat zurückschicken und einen eigenen aus dem Vorrat in den Material-Bereich holen (hat er dort keinen, bleibt es beim ersten Teil), oder einen namhaften Geistlichen in der Stadt verstoßen, den dann in dieser Runde niemand einsetzen kann. Hauptmann und Bischof dürfen dieselbe Familie treffen; wer beide Ämter hat, hat auch beide Fähigkeiten.
rule-L5-1 = Phase 4: Reihum in Spielerreihenfolge führt jeder eine Aktion aus und setzt dafür einen Arbeiter aus seinem Material-Bereich ein. Wer dort keinen mehr hat, ist fertig; wer passt, setzt für den Rest der Phase aus. Was du planst, musst du jetzt noch nicht bezahlen können. Wer beide Ämter hat, führt immer zwei Aktionen hintereinander aus (Option).
rule-L5-2 = A: Belege ein fertiges Gebäude, auf dem kein Arbeiter steht, ob eigenes oder fremdes; ein Arbeiter pro Gebäude und Runde, aber nie auf Casa, Casamento oder Palagio. Ein fremdes kostet sofort einen Prestigepunkt, den der Besitzer bekommt und behält; mit einem Stand von { $lowest } ist das verboten. Die Nutzungskosten spielen erst in Phase 6 eine Rolle.
rule-L5-3 = B: Plane ein Gebäude: Nimm ein Plättchen aus dem allgemeinen Vorrat und lege es als Baustelle mit einem Arbeiter darauf auf das niedrigste Feld deines Viertels, auf dem noch keines liegt; sind alle acht belegt, geht das nicht. Mehrere in einer Runde kommen auf die jeweils nächsten Felder. Das Plättchen ist bis Phase 6 nicht im Vorrat, und das Gebäude kann in dieser Runde nicht genutzt werden.
rule-L5-4 = C: Plane ein Kunstwerk: Setze einen Arbeiter auf ein unvollendetes Kunstwerk ohne Arbeiter, in deinem Viertel oder auf dem Hauptspielplan, und wirb einen Künstler an, der mindestens eine der verlangten Begabungen hat und dessen Plättchen auf seiner Karte liegt: Er ist in der Stadt, in dieser Runde noch von niemandem angeworben und nicht von jemand anderem bewacht. Namhafte Künstler gibt es einmal pro Runde; die namenlosen, { $nameless_each } jeder Begabung für alle Familien zusammen, ebenfalls je einmal. Kunstwerk und Honorar werden in Phase 7 bezahlt.
rule-L5-5 = D: der Markt, höchstens ein Arbeiter pro Familie.
rule-L5-6 =
    E: Spende einem Geistlichen in der Stadt, der in dieser Runde noch nicht eingesetzt wurde und nicht verstoßen ist. Die Spende ist sofort und in voller Höhe fällig. Er predigt in deiner Chiesa oder von der Kanzel der Kathedrale, wenn der Pulpito in einer früheren Runde vollendet wurde, gleich von wem; in deiner Chiesa hat pro Runde ein Geistlicher Platz und auf der Kanzel einer für alle Familien zusammen. Würfle auf seiner Tabelle: So viele Arbeiter kommen aus deinem Vorrat, soweit er reicht, in deinen Material-Bereich und können noch in dieser Phase eingesetzt werden; auf der Kanzel würfelst du zweimal und nimmst das bessere Ergebnis. Ein namenloser kostet { $nameless_fee } Florin und bringt ohne Wurf { $nameless_workers ->
        [one] einen
       *[other] { $nameless_workers }
    } Arbeiter, auch auf der Kanzel; davon gibt es { $nameless_preachers } für alle Familien. Prestige- und Bischofspunkte der Karte werden sofort verrechnet; würden die Bischofspunkte unter 0 oder das Prestige unter { $lowest } fallen, darfst du ihn nicht wählen.
rule-L6-1 = Phase 5: In Spielerreihenfolge kommen alle dran, die einen Arbeiter auf dem Markt haben. Jede dieser Möglichkeiten darfst du höchstens einmal nutzen, in beliebiger Folge und ohne Pflicht: ein eigenes Material für { $sale } Florin verkaufen; ein Material aus dem allgemeinen Vorrat für { $price } Florin kaufen; { $traded } eigene Materialien, gleiche oder verschiedene, gegen ein beliebiges aus dem allgemeinen Vorrat eintauschen. Abgegebene Materialien sind sofort im Vorrat. Eine Familie trifft alle ihre Entscheidungen vor der nächsten.
rule-L7-1 = Phase 6: zuerst alle Felder 1, Viertel für Viertel in Spielerreihenfolge, dann alle Felder 2 und so weiter bis 8. Nur auf Feldern mit einem Arbeiter geschieht etwas. Wem der Arbeiter gehört, der entscheidet und hat den Nutzen, auch in einem fremden Viertel; danach kommt der Arbeiter in den Vorrat zurück. Was ein Schritt einbringt, kann in einem späteren zum Bezahlen dienen.
rule-L7-2 = Fertiges Gebäude: Zahle die gesamten Nutzungskosten und erhalte den gesamten Ertrag, Materialien, soweit der allgemeine Vorrat reicht, die gerade bezahlten eingeschlossen. Oder verzichte; das kostet nichts, bringt aber auch den gezahlten Prestigepunkt nicht zurück. „Beliebiges Material“ heißt: eines von einer Art, die im Vorrat ist. „Tausch“ heißt: bis zu zwei eigene Materialien, jedes gegen eines anderer Art aus dem Vorrat. Arbeiter, die ein Gebäude bringt, kommen aus deinem Vorrat, soweit er reicht, in deinen Material-Bereich.
rule-L7-3 =
    Baustelle: Zahle die gesamten Kosten, dreh das Plättchen um und erhalte seine Prestigepunkte. Kannst oder willst du nicht, zahlst du nichts, verlierst aber { $building_failure ->
        [one] einen Prestigepunkt
       *[other] { $building_failure } Prestigepunkte
    }, und das Plättchen kommt in den allgemeinen Vorrat zurück.
rule-L7-4 = Fertiggestellt wird immer nur auf dem niedrigsten freien Feld. Scheitert ein Bau, rücken die Baustellen auf höheren Feldern dieses Viertels also sofort nach; abgehandelt wird aber jede im Schritt des Feldes, auf dem sie geplant wurde. Nach Phase 6 liegen die Plättchen eines Viertels ohne Lücke.
rule-L8-1 = Phase 7: In Spielerreihenfolge handelt jede Familie alle ihre geplanten Kunstwerke ab, bevor die nächste folgt: erst die im eigenen Viertel, dann die der Florentiner Gebäude, dann die der Kathedrale; innerhalb dieser Gruppen ist die Reihenfolge frei.
rule-L8-2 = Wähle eine Begabung, die Kunstwerk und Künstler gemeinsam haben, und bezahle die Materialien und Florin des Kunstwerks sowie das Honorar für diese Begabung, alles oder nichts. Dann erhältst du die aufgedruckten Prestige- und Bischofspunkte, legst dein Wappen auf das Kunstwerk und würfelst auf der Zeile des Künstlers für weitere Prestigepunkte; in der Kathedrale würfelst du zweimal, der höhere Wert zählt, bei gleichen Werten der erste Wurf.
rule-L8-3 = Zeigt der Wurf, der zählt, bei einem namhaften Künstler ein goldenes Feld, ist es ein Meisterwerk: Seine Karte wird für den Rest der Partie auf die blaue Seite gedreht. Dort sind die goldenen Felder so viel wert wie der beste andere Wert ihrer Zeile und nicht mehr golden. Dass die Karte gedreht wird, ist belegt; die Werte ihrer blauen Seite sind von uns rekonstruiert (X).
rule-L8-4 =
    Kannst oder willst du nicht bezahlen, verlierst du { $district_failure ->
        [one] einen Prestigepunkt
       *[other] { $district_failure } Prestigepunkte
    } im Viertel, { $city_failure } bei einem Florentiner Gebäude, { $cathedral_failure } in der Kathedrale, und wenn der Künstler namhaft war, noch { $artist_failure } mehr, aber nie unter { $lowest }. Materialien und Florin behältst du; Punkte und Wurf entfallen. Künstler und Arbeiter kehren zurück, und das Kunstwerk darf in einer späteren Runde wieder geplant werden.
rule-L8-5 = Das vierte Kunstwerk deines Palazzo bringt { $palazzo_prestige } Prestigepunkte, das vierte deiner Chiesa { $chiesa_bishop } Bischofspunkte, jeweils einmal.
rule-L9-0 = Phase 8, in dieser Reihenfolge: Hauptmann, Bischof, Kardinäle, Spielerreihenfolge. Ein Amt gilt für eine Runde; wer jetzt nicht ernannt wird, gibt es ab, auch bei Gleichstand.
rule-L9-1 = Hauptmann wird, wer auf der Prestigeleiste allein vorn liegt; Zertifikate zählen nicht, und einen Mindeststand gibt es nicht. Der Hauptmann nimmt Zertifikate in Höhe dieser Punkte (unter 1 keine) und geht auf der Leiste auf 0. Bei Gleichstand gibt es keinen Hauptmann, und niemand tauscht Punkte gegen Zertifikate.
rule-L9-2 = Bischof wird, wer allein die meisten Bischofspunkte hat, mindestens { $bishop_needs }. Die Punkte bleiben. Bei Gleichstand oder mit weniger Punkten gibt es keinen Bischof.
rule-L9-3 = Kardinal wird jeder mit mindestens { $cardinal_needs } Bischofspunkten, außerdem der eben ernannte Bischof, wenn er es zum zweiten Mal in Folge ist: Das bringt { $cardinal_prestige } Prestigepunkte, und zwar erst nachdem der Hauptmann seine Zertifikate genommen hat, und die Bischofspunkte gehen auf 0; trifft beides zu, gilt es nur einmal. Kardinal ist kein Amt: Der Bischof bleibt Bischof, und wird er danach noch einmal ernannt, ist er wieder Kardinal.
rule-L9-4 = Neue Spielerreihenfolge: zuerst der Hauptmann, dann der Bischof, dann die anderen untereinander wie bisher. Wer beides ist, kommt zuerst, dann die anderen wie bisher. Ohne Hauptmann beginnt der Erste der alten Reihenfolge, der nicht Bischof ist, und der Bischof folgt als Zweiter. Ohne beide Ämter bleibt alles, wie es war.
rule-L10-1 = Phase 9: Bewachte und verstoßene Personen kehren zurück, ein bewachter Arbeiter kommt in den Vorrat seiner Familie, Künstler und Geistliche kommen auf ihre Karten und alle Arbeiter, ob eingesetzt oder nicht, in den Vorrat.
rule-L10-2 = Mit Runde { $rounds } endet die Partie hier. Sonst verlassen namhafte Personen unter Karte I das Spiel, alle anderen namhaften rücken um eine Karte in Richtung I weiter; dann werden so viele neue gezogen, wie gegangen sind, soweit der Beutel reicht. Jede kommt unter die Karte, die sie nennt, und rückt erst in der nächsten Runde weiter. Die Namenlosen bleiben immer, wo sie sind.
rule-L11-1 =
    Zertifikate und Prestigepunkte auf der Leiste zählen je einen Punkt, unter 0 als Minuspunkte. Der in Phase 8 der letzten Runde ernannte Hauptmann bekommt { $captain_points ->
        [one] einen Punkt
       *[other] { $captain_points } Punkte
    }, der Bischof { $bishop_points ->
        [one] einen
       *[other] { $bishop_points }
    }; dazu kommen ein Punkt für je { $cubes_a_point } Materialien gleich welcher Art und einer für je { $florins_a_point } Florin, beides abgerundet.
rule-L11-2 =
    Du verlierst { $empty_field ->
        [one] einen Punkt
       *[other] { $empty_field } Punkte
    } für jedes Baufeld ohne fertiges Gebäude und { $uncompleted ->
        [one] einen
       *[other] { $uncompleted }
    } für jedes unvollendete Kunstwerk in Palazzo und Chiesa; { $no_palazzo } weitere, wenn im Palazzo gar keines vollendet ist, und { $no_chiesa } weitere, wenn in der Chiesa gar keines vollendet ist. Bei Gleichstand entscheiden die meisten Materialien, dann die meisten Florin, dann wird der Sieg geteilt.
rule-L12-1 = Kurze Partie: { $short_rounds } Runden, die Gebäude für die erste Partie und für alle ein fertiges Gebäude auf Feld 3: { $short_building }.
rule-L12-2 = Optionen: Gebäude für die erste Partie, kurze Partie, Doppelzug mit beiden Ämtern, Familien nach Sitzplatz oder ausgesucht, offenes Gedächtnis.
rule-L13-1 = Zertifikate liegen verdeckt, wurden aber offen genommen: Das Programm und die Bots kennen sie; die der anderen Familien zeigt der Tisch nur mit der Option „Offenes Gedächtnis“. Verborgen ist nur, was aus dem Beutel kommt und was die Würfel zeigen.

## Die Werte, in Tabellen

figures-cubes = Material
figures-family = Was jede Familie hat
figure-workers = Arbeiter
figure-florins = Florin
figure-each-cube = Material jeder Art zu Beginn
figure-first-workers = Arbeiter zu Beginn
figures-rounds = Runden
figure-rounds-normal = normale Partie
figure-rounds-short = kurze Partie
figures-persons-drawn = Zu Beginn gezogene Personen
figures-income = Einkommen jeder Runde
figure-income-instead = Florin, wenn dieses Material fehlt
figure-income-die = die Seiten des Einkommenswürfels
figures-market = Markt
figure-market-sale = Florin für ein verkauftes Material
figure-market-price = Florin für ein gekauftes Material
figure-market-given = Materialien im Tausch für eines
figures-offices = Ämter und Leisten
figure-lowest-prestige = niedrigstes Prestige
figure-bishop-needs = Bischofspunkte für den Bischof
figure-cardinal-needs = Bischofspunkte für den Kardinal
figure-cardinal-prestige = Prestige des Kardinals
figures-failure = Verlorenes Prestige bei gebrochenem Versprechen
figure-failure-building = ein Gebäude
figure-failure-district = ein Kunstwerk im Viertel
figure-failure-city = ein Kunstwerk der Stadt
figure-failure-cathedral = ein Kunstwerk der Kathedrale
figure-named-artist = zusätzlich mit einem namhaften Künstler
figures-completion = Alle Werke eines Gebäudes vollendet
figure-palazzo = Palazzo
figure-chiesa = Chiesa
figures-final = Schlusswertung
figure-final-captain = Punkte des Hauptmanns
figure-final-bishop = Punkte des Bischofs
figure-cubes-a-point = Materialien für einen Punkt
figure-florins-a-point = Florin für einen Punkt
figure-empty-field = Verlust je leerem Feld
figure-uncompleted = Verlust je unvollendetem Kunstwerk im Viertel
figure-no-palazzo = Verlust ganz ohne Kunstwerk im Palazzo
figure-no-chiesa = Verlust ganz ohne Kunstwerk in der Chiesa
figures-draft = Gebäude zur Wahl zu Beginn
figure-draft-buildings = Gebäude
figures-first-game = Gebäude der ersten Partie
figure-short-game = in der kurzen Partie für alle
figures-tiles = Gebäudeplättchen
figure-kinds = Arten
figures-pulpit = Die Kanzel
figure-opened-by = geöffnet durch das Werk
figures-building = Die Gebäude
figure-copies = Anzahl
figure-build = Baukosten
figure-use = Kosten der Nutzung
figure-output = bringt
figure-prestige = Prestige
figure-income = Einkommen
figures-district-work = Kunstwerke eines Viertels
figures-city-work = Kunstwerke der Stadt
figures-cathedral-work = Kunstwerke der Kathedrale
figure-place = Ort
figure-talents = geschaffen von
figure-cost = Kosten
figure-bishop = Bischofspunkte
figures-artist = Die Künstler
figure-life = Leben: beginnt in Spalte
figure-talent = als
figure-fee = Honorar in Florin
figure-fame = Ruhm bei 1 bis 6
figure-artist-gold = Meisterwerk bei
figures-nameless-artists = Namenlose Künstler
figure-nameless-artists-each = von jeder Begabung
figures-preacher = Die Geistlichen
figure-preacher-workers = Arbeiter bei 1 bis 6
figures-nameless-preachers = Namenlose Geistliche
figure-nameless-preachers-count = Anzahl
figure-swaps = Tausch von Material
figure-any-cube = Material nach Wahl
