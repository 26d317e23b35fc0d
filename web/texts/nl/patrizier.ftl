# Het bord van Patrizier: wat kaart, hand en stedenlijst zeggen naast de eigen teksten van het spel.

patrizier-phase-card = Kaart
patrizier-phase-build = Bouwen
patrizier-phase-move = Verplaatsen
patrizier-phase-take = Nemen

patrizier-show-as = Toon de steden als
patrizier-as-map = Landkaart
patrizier-as-list = Stedenlijst
patrizier-map-label = Landkaart met de steden
patrizier-list-label = De steden, van noord naar zuid
patrizier-five-players = met 5 spelers
patrizier-no-pistoia = Met { $players } spelers doet Pistoia niet mee (P2.1).
patrizier-stock = stapel
patrizier-in-stock = stapel: { $cards }
patrizier-stock-label =
    { $cards ->
        [0] De trekstapel is leeg
        [one] Eén kaart in de trekstapel
       *[other] { $cards } kaarten in de trekstapel
    }

patrizier-card = { $city }, { $face }
patrizier-you = jij
patrizier-left = nog { $floors }
patrizier-left-short = nog { $floors }
patrizier-scored = gewaardeerd
patrizier-city-label =
    { $floors ->
        [one] { $city }, één etage
       *[other] { $city }, { $floors } etages
    }
patrizier-tower-label =
    { $floors ->
        [0] Kant { $side }: geen toren
       *[other] Kant { $side }, van onder af: { $owners }
    }
patrizier-tiles-label = Roemfiches { $high } en { $low }
patrizier-card-label = Open kaart: { $card }
patrizier-no-card = geen kaart
patrizier-site = { $city }, bouwplaats { $side }
patrizier-space = Kaart bij { $city }: { $card }
patrizier-space-take = Neem de kaart bij { $city }: { $card }
patrizier-space-taken = Je neemt de kaart bij { $city }: { $card }
patrizier-take = neem
patrizier-you-take = jij neemt

patrizier-empty = lege bouwplaats
patrizier-empty-short = leeg
patrizier-leads =
    { $you ->
        [yes] jij leidt { $counts }
       *[no] { $name } leidt { $counts }
    }
patrizier-leads-tie =
    { $you ->
        [yes] gelijk { $counts }: voor jou, jouw etage ligt het hoogst
       *[no] gelijk { $counts }: voor { $name }, door de hoogste etage
    }
patrizier-leads-short =
    { $you ->
        [yes] jij { $counts }
       *[no] { $name } { $counts }
    }
patrizier-leads-tie-short =
    { $you ->
        [yes] jij, bovenop
       *[no] { $name }, bovenop
    }
patrizier-took-higher =
    { $you ->
        [yes] jij kreeg het hoge roemfiche
       *[no] { $name } kreeg het hoge roemfiche
    }
patrizier-took-lower =
    { $you ->
        [yes] jij kreeg het lage roemfiche
       *[no] { $name } kreeg het lage roemfiche
    }
patrizier-took-higher-short =
    { $you ->
        [yes] jij: hoog
       *[no] { $name }: hoog
    }
patrizier-took-lower-short =
    { $you ->
        [yes] jij: laag
       *[no] { $name }: laag
    }

patrizier-where = Waar in { $city }?
patrizier-way = links { $left }, rechts { $right }
patrizier-way-l = links
patrizier-way-r = rechts
patrizier-way-ll = beide links
patrizier-way-lr = elk één
patrizier-way-rr = beide rechts
patrizier-own-floors = { $own } van { $floors } van jou
patrizier-projected = { $city }, zoals gepland
patrizier-is-scored = { $city } is vol
patrizier-to-fill =
    { $floors ->
        [one] nog één, dan vol
       *[other] nog { $floors }, dan vol
    }

patrizier-column-city = Stad
patrizier-column-floors = Etages
patrizier-column-left = Toren links
patrizier-column-right = Toren rechts
patrizier-column-tiles = Roemfiches
patrizier-column-card = Open kaart
patrizier-column-turn = Jouw beurt
patrizier-column-missing = Nog nodig
patrizier-column-unseen = Nog niet geziene kaarten
patrizier-column-hidden = Kaarten buiten zicht
patrizier-list-side = { $side }
patrizier-list-play = Speel
patrizier-why-not = Waarom niet?
patrizier-tiles-taken = weg

patrizier-hand = Jouw hand
patrizier-hand-of = Hand van { $name }
patrizier-hand-empty = Je hand is leeg.
patrizier-hand-empty-of = { $name } heeft geen kaart in de hand.
patrizier-hand-played = gespeeld
patrizier-hand-takes = erbij
patrizier-builds =
    { $floors ->
        [one] 1 etage
       *[other] { $floors } etages
    }
patrizier-two-floors = Twee etages
patrizier-two-short = samen of verdeeld
patrizier-move-short = elders
patrizier-any-short = bij elke stad
patrizier-set-part = { $heads } van { $set }
patrizier-set-full = drietal: +{ $points }
patrizier-set-worth = 6 punten per drietal van één soort
patrizier-patricians = Portretten
patrizier-heads-label = { $head }: { $heads }
patrizier-points-from = roemfiches { $tiles } + drietallen { $sets }
patrizier-points =
    { $points ->
        [one] punt
       *[other] punten
    }
patrizier-points-of =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
patrizier-tiles-won =
    { $tiles ->
        [0] Nog geen roemfiche
        [one] 1 roemfiche, gedekt voor anderen
       *[other] { $tiles } roemfiches, gedekt voor anderen
    }
patrizier-tiles =
    { $tiles ->
        [0] geen roemfiche
        [one] 1 roemfiche
       *[other] { $tiles } roemfiches
    }
patrizier-floors-left =
    { $floors ->
        [one] nog 1 etage
       *[other] nog { $floors } etages
    }
patrizier-cards =
    { $cards ->
        [one] 1 kaart op hand
       *[other] { $cards } kaarten op hand
    }
patrizier-top = laatst gespeeld
patrizier-top-label = Bovenop de stapel: { $card }
patrizier-known-hand = Bekend in de hand: { $cards }

patrizier-count-label = { $card }: { $number }
patrizier-unseen-note = Deze liggen in de trekstapel; startkaarten (*) kunnen ook bij anderen op hand zijn.
patrizier-hidden-note = Niet in zicht zijn de trekstapel, de handen van anderen en wat onder de bovenste kaart van hun stapels ligt. Met de optie “open geheugen” onthoudt de tafel het voor je.

patrizier-help-build =
    { $floors ->
        [one] Bouwt één etage in { $city }, op een van de twee bouwplaatsen.
       *[other] Bouwt twee etages in { $city }: samen op één bouwplaats of op elk één.
    }
patrizier-help-heads =
    { $heads ->
        [one] Eén portret ({ $head }): drie van één soort zijn aan het eind 6 punten waard.
       *[other] Twee portretten ({ $head }): drie van één soort zijn aan het eind 6 punten waard.
    }
patrizier-help-move = Daarna mag je de bovenste etage van een toren naar de andere bouwplaats van die stad verplaatsen: niet in { $city }, niet in een gewaardeerde stad, en alleen waar je zelf een etage hebt.
patrizier-help-any = Daarna neem je een kaart bij een stad naar keuze, niet alleen bij { $city }.
patrizier-help-start = Een startkaart (*).

patrizier-says-tower = { $city }, { $side }: { $lead }.
patrizier-says-scored = { $city }, { $side }: { $took }.
patrizier-says-take = Je neemt { $card }.
patrizier-says-points =
    { $points ->
        [one] Dit levert je 1 punt op.
       *[other] Dit levert je { $points } punten op.
    }

## Wat iemand deed, in één regel

patrizier-recap-completes = { $you ->
    [yes] Je voltooit
   *[no] { $name } voltooit
} { $city } (gewaardeerd)
patrizier-recap-builds = { $you ->
    [yes] Je bouwt
   *[no] { $name } bouwt
} in { $city }
patrizier-recap-moves = { $you ->
    [yes] Je verplaatst
   *[no] { $name } verplaatst
} een etage in { $city }
patrizier-recap-and-moves = { $you ->
    [yes] , verplaatst
   *[no] , verplaatst
} een etage in { $city }
patrizier-recap-takes = { $you ->
    [yes] Je neemt
   *[no] { $name } neemt
} { $card }
patrizier-recap-and-takes = { $you ->
    [yes] , neemt
   *[no] , neemt
} { $card }
patrizier-recap-tile = het roemfiche met waarde { $points } voor { $name }
patrizier-step-built =
    { $you ->
        [yes] Je bouwt
       *[no] { $name } bouwt
    } { $floors ->
        [one] een etage
       *[other] { $floors } etages
    } { $side } in { $city }: nu { $level } hoog
