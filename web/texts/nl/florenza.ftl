# Het bord van Florenza.

florenza-phase-income = Inkomsten
florenza-phase-captain = Kapitein
florenza-phase-bishop = Bisschop
florenza-phase-workers = Arbeiders
florenza-phase-market = Markt
florenza-phase-districts = Wijken
florenza-phase-artworks = Kunstwerken
florenza-phase-offices = Ambten
florenza-phase-end = Einde

florenza-city = Piazza del Duomo
florenza-buildings = Gebouwen van Florence
florenza-life = Leven in Florence
florenza-life-ages = elke ronde een kolom naar links, na I vertrokken
florenza-life-last = laatste ronde
florenza-life-guarded = bewaakt
florenza-life-makers = kan { $work } maken: gemiddelde faam
florenza-life-gold = meesterwerk

florenza-reconstructed = Getallen gereconstrueerd
florenza-reconstructed-why = Wat op tegels, kunstwerken en personen staat, is niet openbaar bekend. Wij hebben het gereconstrueerd; namen, regels en de prijs van mislukken zijn bekend. Wie het spel bezit, kan het editiebestand verbeteren.
florenza-reconstructed-count = { $count } van de { $all } getallen zijn gereconstrueerd; de regels tonen bij elk het merk.
florenza-reconstructed-here = Getallen gereconstrueerd.

florenza-work = { $work }, { $place }.
florenza-work-by = Voor { $talents }.
florenza-and = { $first } en { $last }
florenza-and-more = { $first } en { $last }
florenza-or = { $first } of { $last }
florenza-or-more = { $first } of { $last }
florenza-work-costs = Kost { $cost }, en het honorarium van de kunstenaar.
florenza-work-brings = Brengt { $gain } op, en wat de faam van de kunstenaar toevoegt.
florenza-work-income = Daarna elke ronde { $income }.
florenza-work-completed = Voltooid door { $name }.
florenza-work-planned = Gepland door { $name } met { $artist }.
florenza-work-payable = Wat je overhoudt is er genoeg voor, zonder het honorarium.
florenza-pulpit-free = kansel vrij

florenza-person = { $name }, levenskaart { $life }
florenza-row = { $talent }: honorarium { $fee }, faam { $fame }
florenza-free = gratis
florenza-gold = Een meesterwerk bij een { $faces }
florenza-master = Heeft een meesterwerk gemaakt; een tweede komt er niet
florenza-sermon =
    { $dice ->
        [0] Prediker: { $fee } florijnen, { $workers ->
        [one] 1 arbeider
       *[other] { $workers } arbeiders
    }
       *[other] Prediker: { $fee } florijnen, arbeiders naar de worp: { $workers }
    }
florenza-sermon-points = Zijn preek verandert meteen je punten: { $points }
florenza-preaches = preek
florenza-nameless = { $count } naamloos
florenza-unnamed = naamloos
florenza-too-dear = Het honorarium is meer dan je zult overhouden
florenza-nameless-left = nog { $count } in deze ronde
florenza-person-banished = Door de Bisschop verbannen voor deze ronde
florenza-person-guarded = Bewaakt door de Kapitein, { $name }: niemand anders mag deze kunstenaar in deze ronde inhuren
florenza-person-hired = Werkt deze ronde voor { $name }: { $work }, { $place }
florenza-mean = Gemiddelde faam: { $mean }
florenza-mean-best = Druk om de werken te zien; de gemiddelde faam is op zijn best { $mean }

florenza-who-makes = Wie maakt { $work }?
florenza-two-dice = beste van twee worpen
florenza-can-make =
    { $count ->
        [one] Eén kan het maken
       *[other] { $count } kunnen het maken
    }
florenza-not-for-it = Niet voor dit werk
florenza-ask-why = tik om te vragen waarom

florenza-market = Mercato
florenza-market-sell = Verkoop één blokje voor { $sale } florijnen
florenza-market-buy = Koop één blokje voor { $price } florijnen
florenza-market-trade = Geef { $given } blokjes voor een ander
florenza-market-there = Arbeiders daar: { $names }
florenza-market-nobody = niemand daar
florenza-market-send = Stuur een arbeider
florenza-market-give-cube = Geef { $cube }; je hebt { $count }
florenza-market-take-cube = Neem { $cube }; de voorraad heeft { $count }
florenza-rolled = Eerste worp: { $face }

florenza-tabs = Delen van de tafel
florenza-tab-city = Stad
florenza-tab-district = Wijk
florenza-tab-artists = Kunstenaars
florenza-tab-market = Mercato
florenza-tab-count = { $count } mogelijk

## Own area

florenza-districts = Wijken
florenza-district = Wijk
florenza-district-own = Jouw wijk
florenza-possible = { $count } mogelijk
florenza-tiles = Gebouwen om te plannen
florenza-tiles-about = Bouwkosten, daaronder wat gebruik kost en geeft. Nu gepland, betaald in fase 6.
florenza-note-promise = belofte, afgehandeld in fase 5 tot 7
florenza-note-payable = je zou het kunnen betalen
florenza-note-other = hier werken kost 1 prestige, voor { $name }
florenza-lot-field = veld { $field }
florenza-lot-empty = leeg
florenza-lot-plan = hier plannen
florenza-lot-building = in aanbouw
florenza-lot-worker = arbeider van { $name }
florenza-planned = gepland
florenza-completed = voltooid
florenza-own-planned = gepland met { $artist }
florenza-payable = te betalen met wat je overhoudt
florenza-kind-build = kost { $cost }
florenza-kind-use = gebruik kost { $cost }, geeft { $goods }
florenza-kind-gives = geeft { $goods }
florenza-kind-income = elke ronde { $goods }
florenza-kind-prestige = { $count } prestige als het af is
florenza-kind-left = nog { $left } van { $copies }
florenza-work-gain = levert { $gain } op
florenza-works-done = { $done } van { $of }
florenza-works-all = allemaal +{ $bonus }
florenza-prestige = Prestige
florenza-bishop = Bisschop
florenza-bishop-points = bisschopspunten
florenza-florins = florijnen

florenza-plan = Jouw plan
florenza-plan-of = Plan van { $name }
florenza-workers = { $ready } klaar, { $reserve } in reserve
florenza-ledger = Kasboek
florenza-have = nu
florenza-will-have = in totaal
florenza-will-need = nodig
florenza-left = over
florenza-you-will-have =
    { $you ->
        [yes] Je zult hebben
       *[no] { $name } zal hebben
    }
florenza-you-will-need =
    { $you ->
        [yes] Je zult nodig hebben
       *[no] { $name } zal nodig hebben
    }
florenza-in-the-jars = in de potten
florenza-left-after = Over na fase 7
florenza-row-market = Mercato, fase 5
florenza-row-own = { $building }, veld { $field }
florenza-row-other = { $building } van { $name }
florenza-row-work = { $work }, { $person }
florenza-row-planning = { $work }, kunstenaar te kiezen
florenza-row-failing = niet te betalen:
florenza-artist-open = Welke kunstenaar?
florenza-dice = faam { $low } tot { $high }
florenza-dice-two = beste van twee: { $low } tot { $high }
florenza-fee-later = Honorarium, gekozen bij het betalen
florenza-stands =
    { $lead ->
        [both] Alles betaald: { $range } prestige en { $points } aan het einde van fase 7; je staat in beide voor.
        [prestige] Alles betaald: { $range } prestige en { $points } aan het einde van fase 7; je staat voor in prestige.
        [bishop] Alles betaald: { $range } prestige en { $points } aan het einde van fase 7; je staat voor in bisschopspunten.
       *[none] Alles betaald: { $range } prestige en { $points } aan het einde van fase 7.
    }
florenza-short = Tekort: { $goods }.
florenza-short-lost =
    { $risk ->
        [0] Wat niet betaald wordt, mislukt.
       *[other] Wat niet betaald wordt, mislukt en kost { $risk } prestige.
    }
florenza-short-lost-brief =
    { $risk ->
        [0] Een belofte mislukt.
       *[other] { $risk } prestige op het spel.
    }
florenza-short-ways = Zo is er nog aan te komen:
florenza-short-no-way = Niets wat een arbeider nog kan doen, levert het op.
florenza-way-market = Mercato
florenza-way-own = { $building }
florenza-way-other = { $building } van { $name }
florenza-way-for = { $name }: { $brings } voor { $costs }
florenza-way-free = { $name }: { $brings }

florenza-you = Jij
florenza-your-turn = jouw beurt
florenza-on-turn = aan de beurt
florenza-passed = gepast
florenza-hidden = verborgen
florenza-said-points = prestige { $prestige }, bisschopspunten { $bishop }
florenza-said-goods =
    { $cubes ->
        [one] { $florins } florijnen, één blokje
       *[other] { $florins } florijnen, { $cubes } blokjes
    }
florenza-certificates-hidden = certificaten verborgen
florenza-certificates =
    { $count ->
        [one] één certificaat
       *[other] { $count } certificaten
    }
florenza-tracks = Sporen
florenza-track-said = { $name }: prestige { $prestige }, bisschopspunten { $bishop }
florenza-track-ahead = als alle beloften worden nagekomen: { $range } prestige
florenza-track-bishop = ambt vanaf { $needs }
florenza-track-cardinal = weer Bisschop of { $needs }: Kardinaal +{ $prestige }

florenza-supply = Algemene voorraad
florenza-counts-persons =
    { $count ->
        [0] Niemand meer in de zak; de naamlozen van deze ronde
        [one] Eén persoon in de zak; de naamlozen van deze ronde
       *[other] { $count } personen in de zak; de naamlozen van deze ronde
    }
florenza-counts-tiles =
    { $count ->
        [one] Nog één gebouw
       *[other] Nog { $count } gebouwen
    }
florenza-counts-works =
    { $count ->
        [one] Nog één kunstwerk van de stad
       *[other] Nog { $count } kunstwerken van de stad
    }

florenza-results = Wat de ronde opleverde

florenza-asks-at = { $what } ({ $name })
florenza-asks-use = { $where }: gebruik je het gebouw?
florenza-asks-any-cube = { $where }: welk blokje neem je?
florenza-asks-barter-give = { $where }: welk blokje ruil je?
florenza-asks-barter-take = { $where }: welk ander blokje neem je?
florenza-asks-build = { $where }: betaal je de bouw? Anders gaat die niet door.
florenza-asks-talent = { $where }: met welk talent laat je het voltooien?

florenza-says-promise = { $what }: fase { $phase } kost { $goods }.
florenza-says-free = { $what }: kost niets.
florenza-says-use = { $what }: levert in fase 6 { $gains } op.
florenza-says-use-for = { $what }: in fase 6 { $gains } voor { $costs }.
florenza-says-lacking = { $what }: in fase 6 kom je { $goods } tekort.
florenza-says-spared = { $what }: blijft ongebruikt, want een belofte heeft nodig wat het kost.
florenza-says-given =
    { $count ->
        [one] Eén blokje gegeven.
       *[other] { $count } blokjes gegeven.
    }
florenza-says-due =
    { $count ->
        [one] Nog één blokje te kiezen.
       *[other] Nog { $count } blokjes te kiezen.
    }
florenza-says-short =
    { $risk ->
        [0] Tekort: { $goods }.
       *[other] Tekort: { $goods }; { $what } { $fails ->
            [one] mislukt dan en kost
           *[other] mislukken dan en kosten
        } { $risk } prestige.
    }
florenza-says-short-many =
    { $risk ->
        [0] Je komt { $kinds } soorten tekort.
       *[other] Je komt { $kinds } soorten tekort; { $what } { $fails ->
            [one] mislukt dan en kost
           *[other] mislukken dan en kosten
        } { $risk } prestige.
    }
florenza-says-fails =
    { $what } { $fails ->
        [one] mislukt
       *[other] mislukken
    } dan.
florenza-more-promises =
    { $count ->
        [one] nog één belofte
       *[other] nog { $count } beloften
    }
florenza-says-breaks =
    { $lost ->
        [0] Dan kun je { $what } niet meer betalen.
       *[other] Dan kun je { $what } niet meer betalen: { $lost } prestige minder.
    }

## Wat iemand deed, in één regel

florenza-recap-completed = { $you ->
    [yes] Je voltooit
   *[no] { $name } voltooit
} { $work }
florenza-recap-failed = { $you ->
    [yes] Je betaalt
   *[no] { $name } betaalt
} { $work } niet
florenza-recap-built = { $you ->
    [yes] Je voltooit
   *[no] { $name } voltooit
} { $building }
florenza-recap-not-built = { $you ->
    [yes] Je betaalt
   *[no] { $name } betaalt
} { $building } niet
florenza-recap-hired = { $you ->
    [yes] Je plant
   *[no] { $name } plant
} { $work } ({ $person })
florenza-recap-occupied = { $you ->
    [yes] Je stuurt
   *[no] { $name } stuurt
} { $yours ->
    [yes] een arbeider naar jouw { $building }
   *[no] een arbeider naar { $building } van { $other }
}
florenza-recap-occupied-own = { $you ->
    [yes] Je stuurt
   *[no] { $name } stuurt
} een arbeider naar { $building }
florenza-recap-planned = { $you ->
    [yes] Je plant
   *[no] { $name } plant
} { $building }
florenza-recap-donated = { $you ->
    [yes] Je laat
   *[no] { $name } laat
} preken ({ $person })
florenza-recap-donated-in-pulpit = { $you ->
    [yes] Je laat
   *[no] { $name } laat
} preken in de kathedraal ({ $person })
florenza-recap-to-market = { $you ->
    [yes] Je stuurt
   *[no] { $name } stuurt
} een arbeider naar de markt
florenza-recap-sold = { $you ->
    [yes] Je verkoopt
   *[no] { $name } verkoopt
} op de markt
florenza-recap-bought = { $you ->
    [yes] Je koopt
   *[no] { $name } koopt
} op de markt
florenza-recap-traded = { $you ->
    [yes] Je ruilt
   *[no] { $name } ruilt
} op de markt
florenza-recap-used = { $you ->
    [yes] Je gebruikt
   *[no] { $name } gebruikt
} { $building }
florenza-recap-passed = { $you ->
    [yes] Je past
   *[no] { $name } past
}
florenza-step-swap =
    { $you ->
        [yes] Je geeft
       *[no] { $name } geeft
    } { $given } voor { $got }
florenza-step-use =
    { $you ->
        [yes] Je gebruikt
       *[no] { $name } gebruikt
    } { $building }{ $costs ->
        [0] {""}
       *[other] {""} voor { $cost }
    }{ $gains ->
        [0] {""}
       *[other] : { $gain }
    }

## What everybody may end with

florenza-expected = Verwacht aan het eind
florenza-expected-said = verwacht aan het eind: { $points } punten
florenza-expected-more = “+”: certificaten liggen dicht
florenza-expected-hatched = Gearceerd: dichte certificaten
florenza-goods = Goederen en sporen
florenza-order = Volgorde
florenza-order-said = Beurtvolgorde: { $order }

## Moments: dice and income

florenza-moment-masterpiece = Een meesterwerk!
florenza-moment-fame = De faam van een werk
florenza-moment-sermon = Arbeiders naar de dobbelsteen
florenza-moment-income = Inkomsten
florenza-moment-income-of = Inkomsten van ronde { $round }
florenza-moment-work = { $you ->
    [yes] Jouw { $work }, door { $person }
   *[no] { $work } door { $person }, voor { $name }
}
florenza-moment-preaches = { $you ->
    [yes] { $person } preekt voor jou
   *[no] { $person } preekt voor { $name }
}
florenza-moment-row = faam als { $talent }
florenza-moment-sum = { $work } { $prestige } en faam { $fame }
florenza-moment-blue = De kaart gaat naar haar blauwe kant: geen goud meer.
florenza-moment-followers = { $count ->
    [one] Er komt één arbeider
   *[other] Er komen { $count } arbeiders
}
florenza-moment-die = { $short ->
    [0] De dobbelsteen: iedereen één blokje { $cube }
   *[other] De dobbelsteen: te weinig { $cube }, dus { $florins } florijnen voor iedereen
}
florenza-moment-go-on = Verder
