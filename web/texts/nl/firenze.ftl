# Het bord van Firenze in de browser.

firenze-phase-card = Kaart
firenze-phase-exchange = Wisselen
firenze-phase-build = Bouwen
firenze-phase-ruins = Bouwvallen
firenze-phase-commissions = Opdrachten
firenze-phase-limits = Limieten

firenze-city = Opdrachten van de zes families
firenze-tower-of-board = { $colour }: { $flag } punten voor de meeste zegels
firenze-tower-led = { $colour }: { $flag } punten voor de meeste zegels; nu zou { $name } ze krijgen
firenze-window-open = { $colour } { $height }: open, { $points } waard
firenze-window-balcony = { $colour } { $height }: balkon { $numeral }: { $points } punten
firenze-window-sealed = { $colour } { $height }: zegel van { $name }
firenze-window-neutral = { $colour } { $height }: gesloten
firenze-window-fits = { $tile ->
    [0] Binnen je bereik
   *[other] Binnen je bereik, { $tile } extra voor het verdiepingsfiche
}
firenze-tile = Verdiepingsfiche: { $points } voor de eerste op hoogte { $height }
firenze-tile-taken = Verdiepingsfiche { $height }: is van { $name }
firenze-bell = { $count ->
    [0] Campanile: nog niemand heeft een klokkentoren ingeleverd
   *[other] Campanile: klokkentorens ingeleverd door { $names }
}

firenze-row = Rij met kaarten
firenze-price = { $price ->
    [0] Gratis
   *[other] Betaal { $price }
}
firenze-row-card = { $place }: { $card }, { $kind }, { $price ->
    [0] gratis
    [one] één steen
   *[other] { $price } stenen
}; erop: { $bricks }
firenze-no-bricks = geen stenen
firenze-aside = ligt opzij
firenze-fetch = { $bricks }: neem er een van de kaart
firenze-draw-pile = { $count ->
    [one] kaart
   *[other] kaarten
}
firenze-bag = zak

firenze-kind-person = Persoon
firenze-kind-festival = Feest
firenze-kind-building = Gebouw
firenze-kind-church = Kerk
firenze-kind-event = Gebeurtenis

firenze-card-alchemist = Ruil een steen van jou voor een steen naar keuze uit de zak.
firenze-card-architect = Tel een toren één verdieping hoger of lager voor een opdracht.
firenze-card-princess = De kaart van deze beurt is gratis.
firenze-card-wholesaler = Leg nieuwe stenen op één kaart van de rij.
firenze-card-mason = Bouwen kost deze beurt { $mason } minder.
firenze-card-patrician = Weer een gebeurtenis af die je neemt, of leg een handkaart af.
firenze-card-saboteur = Haal één steen van een toren van een ander.
firenze-card-smuggler = Ruil een steen met een ander; jij kiest ze allebei.
firenze-card-recognition = Aan het einde { $recognition ->
    [one] 1 punt
   *[other] { $recognition } punten
} voor elke opdracht van 3 of 4 die je hebt.
firenze-card-blame = Aan het einde { $blame ->
    [one] 1 punt
   *[other] { $blame } punten
} minder.
firenze-card-scandal = Aan het einde { $scandal ->
    [one] 1 punt
   *[other] { $scandal } punten
} minder.
firenze-card-fame = Aan het einde { $fame ->
    [one] 1 punt
   *[other] { $fame } punten
} erbij.
firenze-card-monument = Voor wie als enige de hoogste toren heeft: aan het einde { $monument ->
    [one] 1 punt
   *[other] { $monument } punten
}.
firenze-card-bridge = Wisselen kost { $bridge ->
    [one] 1 steen
   *[other] { $bridge } stenen
} in plaats van { $exchange }.
firenze-card-warehouse = Houd tot { $warehouse } stenen, en zoveel kaarten als je wilt.
firenze-card-workshop = Bouwen kost { $workshop } minder.
firenze-card-small-privilege = De volgende opdracht van 5 verdiepingen levert { $small } extra op.
firenze-card-middle-privilege = De volgende opdracht van 6 verdiepingen levert { $middle } extra op.
firenze-card-great-privilege = De volgende opdracht van 7 verdiepingen levert { $great } extra op.
firenze-card-campanile = Iedereen moet eerst een witte toren van 3 inleveren, vóór elke andere opdracht.
firenze-card-collapse = Een van je eigen torens gaat in de zak.
firenze-card-flood = Iedereen raakt { $flood ->
    [2] de helft
    [3] een derde
    [4] een kwart
   *[other] 1/{ $flood }
} van het magazijn kwijt.
firenze-card-warehouse-fire = Iedereen raakt { $fire ->
    [one] 1 steen
   *[other] { $fire } stenen
} kwijt.
firenze-card-luxury-tax = Iedereen betaalt { $tax ->
    [one] 1 steen
   *[other] { $tax } stenen
} per toren van { $taxed } of meer, anders valt hij.
firenze-card-tribute = Iedereen betaalt per toren één steen van die kleur, anders valt hij.
firenze-card-botch = Een van je eigen torens verliest een steen.
firenze-card-renaissance = Aflegstapel en trekstapel worden samen geschud.

firenze-yard = Je bouwplaats
firenze-yard-of = Bouwplaats van { $name }
firenze-points = { $count ->
    [one] punt
   *[other] punten
}
firenze-seals-left = { $count ->
    [0] geen zegel meer
    [one] nog één zegel
   *[other] nog { $count } zegels
}
firenze-no-towers = Geen torens in aanbouw
firenze-floors = { $count ->
    [one] 1 verdieping
   *[other] { $count } hoog
}
firenze-floors-planned = { $from } → { $to }
firenze-tower = { $colour_adjective } toren van { $height }
firenze-tower-planned = { $count ->
    [one] één verdieping gepland
   *[other] { $count } verdiepingen gepland
}
firenze-falls = verhogen, anders valt hij
firenze-falls-short = verhoog
firenze-gone-falls = valt
firenze-gone-fulfils = vervuld
firenze-gone-lost = weg
firenze-new-tower = Nieuwe toren
firenze-new-tower-of = Nieuwe { $colour_adjective } toren
firenze-stock = { $limit ->
    [0] { $count ->
        [one] 1 steen in je magazijn
       *[other] { $count } stenen in je magazijn
    }
   *[other] { $count ->
        [one] 1 steen, limiet { $limit }
       *[other] { $count } stenen, limiet { $limit }
    }
}
firenze-stock-of = { $count ->
    [one] 1 { $colour_adjective } steen
   *[other] { $count } { $colour_adjective } stenen
}
firenze-hand = Je kaarten
firenze-hand-of = Kaarten van { $name }
firenze-hand-card = { $count ->
    [one] { $card }, { $kind }
   *[other] { $card } ×{ $count }, { $kind }
}
firenze-no-cards = Geen kaarten in je hand

firenze-their-tower = { $colour_adjective } toren van { $height } van { $name }
firenze-their-towers = Torens
firenze-bricks = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
firenze-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
firenze-seals = { $count ->
    [one] 1 zegel
   *[other] { $count } zegels
}

firenze-counts-bag = { $count ->
    [one] 1 steen in de zak
   *[other] { $count } stenen in de zak
}
firenze-counts-unseen = { $count ->
    [one] Nog 1 kaart te komen, uit
   *[other] Nog { $count } kaarten te komen, uit
}
firenze-counts-discard = { $count ->
    [one] 1 kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
firenze-none = Geen

firenze-says-build = Bouw { $count ->
    [one] één steen
   *[other] { $count } stenen
}, { $cost ->
    [0] gratis.
   *[other] voor { $cost }.
}
firenze-says-next = { $number ->
    [1] De eerste steen
    [2] Een tweede
    [3] Een derde
    [4] Een vierde
    [5] Een vijfde
   *[6] Een zesde
} { $cost ->
    [0] is gratis.
   *[other] maakt het samen { $cost }.
}
firenze-says-due = { $count ->
    [one] Nog één steen.
   *[other] Nog { $count } stenen.
}
firenze-says-limit = Je mag er { $limit } houden.
firenze-says-reaches = je { $colour_adjective } toren bereikt { $height }: opdracht van { $tile ->
    [0] { $points }.
   *[other] { $points } + { $tile }.
}
firenze-says-falls = je { $colour_adjective } toren van { $height } valt.
firenze-says-more-fall = { $count ->
    [one] En nog een.
   *[other] En nog { $count }.
}

firenze-asks-cause = { $card } ({ $name })
firenze-asks-tower = je { $colour_adjective } toren van { $height }
firenze-asks-ward = { $cause }: weer je de kaart af met je Patriciër?
firenze-asks-give = { $cause }: lever { $count ->
    [one] één steen in.
   *[other] { $count } stenen in.
}
firenze-asks-pay = { $cause }: betaal { $count ->
    [one] één steen
   *[other] { $count } stenen
} voor { $towers }, anders { $number ->
    [one] valt hij.
   *[other] vallen ze.
}
firenze-asks-some = { $cause }: je kunt maar voor { $count ->
    [one] één toren betalen: { $towers }. Voor welke? De rest valt.
   *[other] { $count } torens betalen: { $towers }. Voor welke? De rest valt.
}
firenze-asks-collapse = { $cause }: welke van je torens stort in?
firenze-asks-botch = { $cause }: welke van je torens verliest een steen?

firenze-later-row = Een kaart neem je aan het begin van je beurt; bij het wisselen leg je er stenen op.
firenze-later-commission = Opdrachten vervul je in fase 5, na het bouwen.
firenze-later-tower = Torens verhoog je in fase 3, bij het bouwen.
firenze-later-stock = Met stenen uit je magazijn betaal je; je wisselt ze in fase 2 en bouwt ermee in fase 3.
firenze-later-their-brick = Alleen met de Smokkelaar krijg je een steen van een ander.
firenze-later-their-tower = Alleen met de Saboteur kun je bij de toren van een ander.

## Wat iemand deed, in één regel

firenze-recap-fulfils = { $you ->
    [yes] Je vervult
   *[no] { $name } vervult
} { $what }{ $first ->
    [0] {""}
   *[other] , als eerste op die hoogte
}
firenze-recap-loses = { $you ->
    [yes] Je verliest
   *[no] { $name } verliest
} { $count ->
    [one] een toren
   *[other] torens
}: { $what }
firenze-recap-begins = { $you ->
    [yes] Je begint
   *[no] { $name } begint
} een { $colour_adjective } toren
firenze-recap-raises = { $you ->
    [yes] Je verhoogt
   *[no] { $name } verhoogt
} de { $colour_adjective } toren tot { $height }
firenze-recap-builds = { $you ->
    [yes] Je bouwt
   *[no] { $name } bouwt
} aan meer torens: { $what }
firenze-recap-person-played = { $you ->
    [yes] Je speelt
   *[no] { $name } speelt
} de { $card }
firenze-recap-taken = { $you ->
    [yes] Je neemt
   *[no] { $name } neemt
} de kaart { $card }
firenze-recap-exchanges = { $you ->
    [yes] Je wisselt
   *[no] { $name } wisselt
} stenen op de kaart { $card }
firenze-step-take =
    { $you ->
        [yes] Je neemt
       *[no] { $name } neemt
    } de kaart { $card }, { $price ->
        [0] gratis
       *[other] voor { $paid }
    }, met { $bricks }
firenze-step-exchange =
    { $you ->
        [yes] Je wisselt
       *[no] { $name } wisselt
    } { $given } voor { $got } op de kaart { $card }
firenze-step-raise =
    { $you ->
        [yes] Je verhoogt je { $colour_adjective } toren
       *[no] { $name } verhoogt de { $colour_adjective } toren
    } tot { $height }: { $bricks }
firenze-step-begin =
    { $you ->
        [yes] Je begint
       *[no] { $name } begint
    } een nieuwe { $colour_adjective } toren: { $bricks }
firenze-step-cost-paid =
    { $you ->
        [yes] Je betaalt
       *[no] { $name } betaalt
    } { $bricks } bouwkosten
firenze-step-flooded =
    { $you ->
        [yes] Je verliest
       *[no] { $name } verliest
    } { $bricks } aan het hoogwater
firenze-step-burnt =
    { $you ->
        [yes] Je verliest
       *[no] { $name } verliest
    } { $bricks } aan de brand
firenze-step-taxed =
    { $you ->
        [yes] Je betaalt
       *[no] { $name } betaalt
    } { $bricks } belasting
firenze-step-returned =
    { $you ->
        [yes] Je doet
       *[no] { $name } doet
    } { $bricks } terug in de zak
firenze-step-fulfilled =
    { $you ->
        [yes] Je vervult
       *[no] { $name } vervult
    } { $what }
firenze-step-tile-taken =
    { $you ->
        [yes] Je bent
       *[no] { $name } is
    } de eerste op hoogte { $height }
firenze-step-privilege-used = De kaart { $what } komt erbij
firenze-step-last-seal =
    { $you ->
        [yes] Je plaatst je
       *[no] { $name } plaatst het
    } laatste zegel
