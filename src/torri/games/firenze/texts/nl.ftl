# Firenze in het Nederlands: namen, vragen, redenen, gebeurtenissen, puntenlijst, tafelbeeld en regels, alles in onze eigen woorden.

## Namen

game-firenze = Firenze
game-firenze-about = Bouw de torens die de families van Florence bestellen en laat ze allemaal beurt na beurt groeien.
aim-firenze =
    Bouw torens van één kleur. Een toren vervult de opdracht van zijn kleur en van precies zijn hoogte: je krijgt de punten en legt er een zegel op.
    De eerste opdracht van hoogte 5, 6, 7 of 8 levert ook het verdiepingsfiche op; de meeste zegels in een toren leveren aan het einde de vlag op.
    Plaatst iemand zijn laatste zegel, dan heeft ieder ander nog één beurt. Daarna wint wie de meeste punten heeft.

colour-white = wit
colour-yellow = geel
colour-green = groen
colour-red = rood
colour-blue = blauw
colour-purple = paars
# Voor een woord met “de”.
colour-white-adjective = witte
colour-yellow-adjective = gele
colour-green-adjective = groene
colour-red-adjective = rode
colour-blue-adjective = blauwe
colour-purple-adjective = paarse
brick-white = { $count } witte
brick-yellow = { $count } gele
brick-green = { $count } groene
brick-red = { $count } rode
brick-blue = { $count } blauwe
brick-purple = { $count } paarse
brick-none = geen

card-alchemist = Alchemist
card-architect = Architect
card-princess = Vorstin
card-wholesaler = Grossier
card-mason = Metselaar
card-patrician = Patriciër
card-smuggler = Smokkelaar
card-saboteur = Saboteur
card-recognition = Erkentelijkheid
card-blame = Blaam
card-monument = Gedenkteken
card-fame = Beroemd
card-scandal = Schandaal
card-bridge = Brug
card-warehouse = Pakhuis
card-workshop = Werkplaats
card-campanile = Campanile
card-small-privilege = Klein privilege
card-middle-privilege = Middelgroot privilege
card-great-privilege = Groot privilege
card-collapse = Instorting
card-flood = Hoogwater
card-warehouse-fire = Magazijnbrand
card-luxury-tax = Luxebelasting
card-botch = Knoeiwerk
card-renaissance = Renaissance
card-tribute = Eerbetoon

option-campanile = Campanile
option-campanile-about = De kaart Campanile doet mee: zolang die op het bord ligt, moet iedereen eerst een klokkentoren inleveren om opdrachten te kunnen vervullen.
option-neutral-seals = Neutrale zegels
option-neutral-seals-about = Zoveel opdrachten zijn vanaf het begin gesloten.
option-placing = Plaatsing van de neutrale zegels
option-placing-about = Zoals aanbevolen, gekozen door de startspeler of met dobbelstenen.
option-placing-recommended = aanbevolen
option-placing-hand-picked = zelf gekozen
option-placing-dice = dobbelstenen
option-dead-colour = Dode kleur
option-dead-colour-about = Alle zes opdrachten van één kleur zijn vanaf het begin gesloten; dit komt in de plaats van de andere neutrale zegels.
option-dead-colour-none = geen
option-dead-colour-white = wit
option-dead-colour-yellow = geel
option-dead-colour-green = groen
option-dead-colour-red = rood
option-dead-colour-blue = blauw
option-dead-colour-purple = paars
option-dead-colour-drawn = geloot
option-patrician-shields-all = Patriciër beschermt iedereen
option-patrician-shields-all-about = Een gebeurtenis die met een Patriciër wordt afgeweerd, treft helemaal niemand.
option-start-player = Startspeler
option-start-player-about = Wie begint: geloot, of een bepaalde speler.
option-start-player-drawn = geloot
option-open-memory = Open geheugen
option-open-memory-about = Op tafel is alles te zien wat iedereen heeft gezien: de handen, en wat er nog in de trekstapel moet zitten.

## Vragen en antwoorden

ask-start = Welke speler begint?
ask-dead-colour = Welke kleur is dood?
ask-balcony = Welk balkon wordt gelegd?
ask-share = Krijgen de lage opdrachten de kleinste of de grootste helft van de neutrale zegels?
ask-seal = Welke opdracht krijgt een neutraal zegel?
ask-pick-seal = Welke opdracht sluit je met een neutraal zegel?
ask-lay-out = Welke kaart wordt opengelegd?
ask-draw = Welke steen wordt uit de zak getrokken?
ask-take = Welke kaart neem je? (of speel een persoon)
ask-pay = Welke steen leg je op de volgende kaart van links?
ask-ward = Weer je de gebeurtenis af met je Patriciër?
ask-flood = Welke steen neemt het hoogwater mee?
ask-fire = Welke steen gaat in de brand verloren?
ask-tax-tower = Voor welke toren betaal je de belasting?
ask-tax = Met welke steen betaal je de belasting?
ask-tribute = Voor welke toren betaal je het eerbetoon?
ask-collapse = Welke van je torens stort in?
ask-botch = Welke van je torens verliest een steen?
ask-exchange = Op welke kaart wissel je stenen? (of speel een persoon; - om verder te gaan)
ask-lay = Welke steen leg je op de kaart?
ask-fetch = Welke steen neem je van de kaart?
ask-build = Waar leg je een steen? (of speel een persoon; - als je klaar bent)
ask-cost = Met welke steen betaal je de bouwkosten?
ask-claim = Welke opdracht vervul je? (of speel een persoon; - om verder te gaan)
ask-adjust = Welke opdracht vervul je met de Architect?
ask-which = Met de toren die één verdieping te laag is, of met de toren die één verdieping te hoog is?
ask-return = Welke steen die je te veel hebt, doe je terug in de zak?
ask-discard = Welke kaart leg je af? (patrician! speelt de Patriciër; - om verder te gaan)
ask-restock = Welke kaart in de rij krijgt nieuwe stenen?
ask-swap = Welke steen uit je magazijn ruil je?
ask-swap-for = Voor welke steen uit de zak?
ask-smuggle = Welke steen van een andere speler wil je hebben?
ask-smuggle-for = Welke steen uit je magazijn geef je ervoor?
ask-sabotage = Welke toren van een andere speler verliest een steen?
ask-dismiss = Welke kaart uit je hand leg je af?
ask-over = Het spel is afgelopen.

answer-start = speler { $number }
answer-colour = { $colour }
answer-balcony =
    balkon { $numeral } op { $colour } { $height }, goed voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }
answer-share-less = de kleinste helft
answer-share-more = de grootste helft
answer-seal = { $colour } { $height }
answer-lay-out = { $card }
answer-brick = een { $colour_adjective } steen
answer-take =
    { $price ->
        [0] { $card }, gratis
        [one] { $card }, voor één steen
       *[other] { $card }, voor { $price } stenen
    }
answer-person = de { $card } spelen
answer-ward-no = de gebeurtenis ondergaan
answer-ward-yes = de Patriciër spelen
answer-tax-tower = de { $colour_adjective } toren van { $height } behouden
answer-tribute = de { $colour_adjective } toren van { $height } behouden
answer-collapse = de { $colour_adjective } toren van { $height }
answer-botch = de { $colour_adjective } toren van { $height }
answer-exchange = op de kaart { $card }
answer-exchange-done = verder naar het bouwen
answer-build = de { $colour_adjective } toren van { $height } verhogen
answer-build-new = een { $colour_adjective } steen op een nieuwe toren
answer-build-another = nog een nieuwe { $colour_adjective } toren beginnen
answer-build-done = klaar met bouwen
answer-claim = opdracht { $colour } { $height }
answer-bell = de klokkentoren
answer-claim-done = verder naar het einde van de beurt
answer-which-lower = de lagere toren, geteld als één verdieping hoger
answer-which-higher = de hogere toren, geteld als één verdieping lager
answer-discard = { $card }
answer-discard-done = de beurt beëindigen
answer-restock = de kaart { $card }
answer-smuggle = een { $colour_adjective } steen van { $other_seat }
answer-sabotage = de { $colour_adjective } toren van { $height } van { $other_seat }

## Redenen

need-alchemist = een steen in je magazijn en een steen in de zak
need-architect = een toren die, één verdieping hoger of lager geteld, past bij een opdracht die voor je openstaat of bij de klokkentoren die je nog moet inleveren
need-princess = niets
need-wholesaler = een kaart in de rij met minstens één steen
need-mason = niets
need-patrician = nog een andere kaart in je hand
need-smuggler = een steen in je magazijn en een steen in dat van een andere speler
need-saboteur = een toren van een andere speler

moment-alchemist = voordat je een kaart uit de rij kiest, voor of na het wisselen (tot de eerste steen is gelegd) of in de opdrachtenfase
moment-architect = in de opdrachtenfase, samen met de opdracht die je ermee vervult
moment-princess = voordat je een kaart uit de rij kiest
moment-wholesaler = voordat je een kaart uit de rij kiest of voor of na het wisselen (tot de eerste steen is gelegd)
moment-mason = in de bouwfase, voordat de eerste steen is gelegd
moment-patrician = voordat je een kaart uit de rij kiest, voor of na het wisselen (tot de eerste steen is gelegd), in de opdrachtenfase, aan het einde van de beurt of tegen een gebeurtenis die je neemt
moment-smuggler = voordat je een kaart uit de rij kiest, voor of na het wisselen (tot de eerste steen is gelegd) of in de opdrachtenfase
moment-saboteur = voordat je een kaart uit de rij kiest, voor of na het wisselen (tot de eerste steen is gelegd) of in de opdrachtenfase

reason-wrong-numeral = Het balkon voor { $colour } { $height } heeft het cijfer { $has }; nu wordt er een met { $needs } getrokken.
reason-commission-covered = Op { $colour } { $height } ligt al een balkon.
reason-colour-dead = De kleur { $colour } is dood: een balkon in die kleur wordt door een ander vervangen.
reason-balcony-lies-there = Op { $colour } { $height } ligt een balkon; neutrale zegels komen op opdrachten zonder balkon.
reason-seal-lies-there = Op { $colour } { $height } ligt al een zegel.
reason-height-not-recommended = De hoogte van { $colour } { $height } is nu niet aan de beurt: eerst 3 en 4, dan 5 tot en met 8.
reason-tower-crowded = In de { $colour_adjective } toren liggen samen al { $has } balkons en neutrale zegels; meer komen er niet bij.
reason-not-in-draw-pile = De kaart { $card } kan niet worden getrokken: er kan er nu geen boven op de trekstapel liggen.
reason-not-in-bag =
    In de zak zit geen { $colour_adjective } steen; er { $has ->
        [0] zit helemaal niets in
        [one] zit één andere steen in
       *[other] zitten { $has } andere stenen in
    }.
reason-price-not-payable =
    De kaart { $card } kost { $needs ->
        [one] één steen
       *[other] { $needs } stenen
    }, één voor elke kaart die er links van ligt; je hebt er { $has ->
        [0] geen
       *[other] { $has }
    }.
reason-person-not-held = Je hebt geen { $card } in je hand.
reason-person-played = Je hebt deze beurt al een { $card } gespeeld; nooit twee personen met dezelfde naam in één beurt.
reason-wrong-moment = De { $card } kan nu niet worden gespeeld: dat kan alleen { $when }.
reason-no-effect = De { $card } zou geen effect hebben; nodig is: { $need }.
reason-no-brick = In je magazijn ligt geen { $colour_adjective } steen.
reason-bricks-in-order = De stenen van een betaling noem je van wit naar paars; je bent al bij { $last_colour }, dus { $colour } komt te laat. Neem terug wat je hebt genoemd om anders te kiezen.
reason-too-few-from-here =
    Je moet nog { $needs ->
        [one] één steen
       *[other] { $needs } stenen
    } afgeven, genoemd van wit naar paars, en vanaf { $colour } heb je er { $has ->
        [0] geen
       *[other] maar { $has }
    }.
reason-no-patrician =
    { $played ->
        [0] Je hebt geen Patriciër om de gebeurtenis mee af te weren.
       *[other] Je hebt deze beurt al een Patriciër gespeeld; nooit twee personen met dezelfde naam in één beurt.
    }
reason-no-tower-there =
    { $has ->
        [0] Daar heb je geen toren: je hebt er geen in aanbouw.
        [one] Daar heb je geen toren: je hebt er maar één in aanbouw.
       *[other] Daar heb je geen toren: je hebt er maar { $has } in aanbouw.
    }
reason-named-by-colour = De { $colour_adjective } toren van { $height } is deze beurt begonnen; die noem je bij zijn kleur.
reason-not-taxed = De { $colour_adjective } toren van { $height } wordt niet belast: alleen torens van { $needs } verdiepingen of meer.
reason-other-colour =
    Nu kies je uit je { $asked_colour_adjective } torens. { $fate ->
        [paid] Voor de { $colour_adjective } toren van { $height } wordt hoe dan ook een steen betaald.
        [asked] Naar de { $colour_adjective } toren van { $height } word je straks gevraagd.
       *[falls] De { $colour_adjective } toren van { $height } valt: er is geen { $colour_adjective } steen voor.
    }
reason-kept-already = De { $colour_adjective } toren van { $height } houd je al.
reason-towers-in-order = Torens noem je op volgorde, en de { $colour_adjective } toren van { $height } komt vóór de laatste die je hebt genoemd. Neem terug wat je hebt genoemd om anders te kiezen.
reason-too-few-towers-from-here =
    Je betaalt nog voor { $needs ->
        [one] één toren
       *[other] { $needs } torens
    }, op volgorde genoemd; vanaf de { $colour_adjective } toren van { $height } { $has ->
        [0] zijn er geen
        [one] is er maar één
       *[other] zijn er maar { $has }
    }.
reason-alike = Je hebt meer dan één { $colour_adjective } toren van { $height }: noem de eerste ervan.
reason-exchanged-already = Je hebt deze beurt al gewisseld; dat mag maar één keer.
reason-too-few-to-exchange =
    Wisselen kost { $needs ->
        [one] één steen
       *[other] { $needs } stenen
    } uit je magazijn; je hebt er { $has ->
        [0] geen
       *[other] { $has }
    }.
reason-no-bricks-there = Op de kaart { $card } liggen geen stenen.
reason-lay-not-there = Daar lag vooraf geen { $colour_adjective } steen; een steen die je net hebt gelegd, kun je niet terugpakken.
reason-six-built = Je hebt deze beurt al { $has } stenen gelegd, en { $needs } is het maximum.
reason-cost-not-payable =
    { $needs ->
        [0] Je magazijn is leeg: je hebt geen steen meer om te leggen.
       *[other]
            { $number ->
                [one] Eén steen
               *[other] { $number } stenen
            } bouwen kost er { $needs }, en als je deze legt, houd je er { $has ->
                [0] geen
               *[other] maar { $has }
            } over.
    }
reason-build-in-order = Je legt stenen in de volgorde van je torens en daarna voor nieuwe torens van wit naar paars. Neem terug wat je hebt gelegd om anders te bouwen.
reason-no-new-tower-yet = Er staat nog geen nieuwe { $colour_adjective } toren waar je er nog een naast kunt beginnen.
reason-raise-first-alike = Gelijke torens verhoog je te beginnen bij de eerste: deze { $colour_adjective } toren mag niet hoger worden dan de vorige.
reason-commission-sealed =
    De opdracht { $colour } { $height } is gesloten: { $holder ->
        [neutral] er ligt een neutraal zegel op
        [own] je hebt die zelf vervuld
       *[other] { $holder_seat } heeft die vervuld
    }.
reason-balcony-out-of-order = Balkons gaan op volgorde: { $colour } { $height } heeft { $has }, en eerst komt { $needs }.
reason-no-seal-left = Je hebt geen zegels meer, dus je kunt niets meer vervullen.
reason-bell-tower-owed =
    De Campanile ligt op het bord: je moet eerst een klokkentoren inleveren, { $architect ->
        [0] een witte toren van precies { $needs } verdiepingen
       *[other] met de Architect een witte toren van { $lower } of { $higher } verdiepingen
    }.
reason-bell-tower-not-owed = Je hoeft nu geen klokkentoren in te leveren.
reason-no-such-tower =
    Voor { $colour } { $height } heb je een { $colour_adjective } toren van precies { $height } verdiepingen nodig; { $count ->
        [0] je hebt geen { $colour_adjective } toren
        [one] die van jou heeft er { $has }
       *[other] die van jou hebben er { $has }
    }.
reason-no-tower-to-adjust =
    Met de Architect heb je voor { $colour } { $height } een { $colour_adjective } toren nodig die één verdieping lager of hoger is; { $count ->
        [0] je hebt geen { $colour_adjective } toren
        [one] die van jou heeft er { $has }
       *[other] die van jou hebben er { $has }
    }.
reason-no-bell-tower =
    { $architect ->
        [0] De klokkentoren is een witte toren van precies { $needs } verdiepingen
       *[other] Met de Architect heb je voor de klokkentoren een witte toren van { $lower } of { $higher } verdiepingen nodig
    }; { $count ->
        [0] je hebt geen witte toren
        [one] die van jou heeft er { $has }
       *[other] die van jou hebben er { $has }
    }.
reason-open-building = De kaart { $card } is een gebouw: met de Patriciër leg je alleen kaarten uit je hand af.
reason-card-not-held = Je hebt de kaart { $card } niet.
reason-festival-stays = De kaart { $card } is een feest: hier kun je alleen personen en gebouwen afleggen. Met een Patriciër kom je ervan af.
reason-within-limit =
    { $warehouse ->
        [0] Zonder noodzaak mag je niets afleggen: je hebt { $has ->
            [one] één kaart
           *[other] { $has } kaarten
        }, en je mag er { $needs } houden.
       *[other] Met je Pakhuis mag je alle { $has } kaarten houden, dus je mag niets afleggen.
    }
reason-above-limit = Je hebt { $has } kaarten en mag er { $needs } houden: leg eerst personen of gebouwen af.
reason-not-another-player =
    { $own ->
        [0] Speler { $has } doet niet mee: er zijn { $needs } spelers.
       *[other] Het moet een andere speler zijn, niet jijzelf.
    }
reason-others-lack-brick =
    { $has ->
        [0] Het magazijn van { $other_seat } is leeg.
       *[other] In het magazijn van { $other_seat } ligt geen { $colour_adjective } steen.
    }
reason-others-lack-tower =
    { $has ->
        [0] { $other_seat } heeft geen toren in aanbouw.
        [one] { $other_seat } heeft maar één toren in aanbouw.
       *[other] { $other_seat } heeft maar { $has } torens in aanbouw.
    }
reason-others-alike = { $other_seat } heeft meer dan één { $colour_adjective } toren van { $height }: noem de eerste ervan.

## Gebeurtenissen

event-starts =
    { $you ->
        [seat] Je begint
       *[none] { $seat } begint
    }.
event-dead-colour = De dode kleur is { $colour }.
event-balcony-laid =
    Balkon { $numeral } ligt op { $colour } { $height } en is { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard.
event-neutral-seal = Een neutraal zegel sluit { $colour } { $height }.
event-laid-out = De kaart { $card } wordt opengelegd op plek { $space }.
event-filled = Stenen op de kaart { $card }: { $bricks }.
event-reshuffled = De trekstapel is op: de aflegstapel wordt geschud en komt ervoor in de plaats.
event-turn =
    Ronde { $round }: { $you ->
        [seat] je bent
       *[none] { $seat } is
    } aan de beurt.
event-taken =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } de kaart { $card } met de stenen erop: { $bricks }.
event-paid =
    { $you ->
        [seat] Je legt
       *[none] { $seat } legt
    } een { $colour_adjective } steen op de kaart { $card }.
event-to-church = De kaart { $card } komt bij de kerk te liggen.
event-second-building =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } al een { $card }: deze kaart wordt afgelegd.
event-monument-given =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } als enige de hoogste toren ({ $height }) en krijgt het Gedenkteken.
event-monument-discarded = Niemand heeft als enige de hoogste toren: het Gedenkteken wordt afgelegd.
event-warded-off =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } de kaart { $card } afgeweerd.
event-collapse-void =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } geen toren die kan instorten.
event-botch-void =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } geen toren die een steen kan verliezen.
event-flooded =
    { $you ->
        [seat] Je verliest
       *[none] { $seat } verliest
    } een { $colour_adjective } steen aan het hoogwater.
event-burnt =
    { $you ->
        [seat] Je verliest
       *[none] { $seat } verliest
    } een { $colour_adjective } steen aan de brand.
event-taxed =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } een { $colour_adjective } steen belasting.
event-cost-paid =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } een { $colour_adjective } steen bouwkosten.
event-tax-spared =
    { $you ->
        [seat] Je betaalt belasting voor je
       *[none] { $seat } betaalt belasting voor de
    } { $colour_adjective } toren van { $height }.
event-tribute-spared =
    { $you ->
        [seat] Je betaalt eerbetoon voor je
       *[none] { $seat } betaalt eerbetoon voor de
    } { $colour_adjective } toren van { $height }.
event-tribute-paid =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } als eerbetoon { $count ->
        [one] één { $colour_adjective } steen
       *[other] { $count } { $colour_adjective } stenen
    }.
event-torn-down =
    { $you ->
        [seat] Je { $colour_adjective } toren van { $height }
       *[none] De { $colour_adjective } toren van { $height } van { $seat }
    } wordt afgebroken; er { $back ->
        [0] komt niets terug
        [one] komt één steen terug
       *[other] komen { $back } stenen terug
    }.
event-collapsed =
    { $you ->
        [seat] Je { $colour_adjective } toren van { $height }
       *[none] De { $colour_adjective } toren van { $height } van { $seat }
    } stort in.
event-botched =
    { $you ->
        [seat] Je { $colour_adjective } toren van { $height }
       *[none] De { $colour_adjective } toren van { $height } van { $seat }
    } verliest een steen.
event-sabotaged =
    De Saboteur haalt een steen van { $you ->
        [seat] je { $colour_adjective } toren van { $height }
       *[none] de { $colour_adjective } toren van { $height } van { $seat }
    }.
event-reborn = Alle kaarten, behalve die op het bord en bij de spelers, worden tot een nieuwe trekstapel geschud.
event-person-played =
    { $you ->
        [seat] Je speelt
       *[none] { $seat } speelt
    } de { $card }.
event-emptied = De stenen van de kaart { $card } gaan terug in de zak.
event-swapped =
    { $you ->
        [seat] Je ruilt
       *[none] { $seat } ruilt
    } een { $colour_adjective } steen voor een { $other_colour_adjective } uit de zak.
event-smuggled =
    { $you ->
        [seat] Je neemt een { $other_colour_adjective } steen van { $other_seat } en geeft
        [target] { $seat } neemt een { $other_colour_adjective } steen van je en geeft
       *[none] { $seat } neemt een { $other_colour_adjective } steen van { $other_seat } en geeft
    } er een { $colour_adjective } voor terug.
event-dismissed =
    { $you ->
        [seat] Je doet
       *[none] { $seat } doet
    } de kaart { $card } weg.
event-offered =
    { $you ->
        [seat] Je legt
       *[none] { $seat } legt
    } een { $colour_adjective } steen op de kaart { $card }.
event-fetched =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } een { $colour_adjective } steen van de kaart { $card }.
event-built =
    { $you ->
        [seat] Je legt
       *[none] { $seat } legt
    } een { $colour_adjective } steen: verdieping { $height }.
event-fulfilled =
    { $you ->
        [seat] Je vervult
       *[none] { $seat } vervult
    } { $colour } { $height } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
event-tile-taken =
    { $you ->
        [seat] Je bent
       *[none] { $seat } is
    } de eerste op hoogte { $height }: { $points ->
        [one] één punt
       *[other] { $points } punten
    } extra.
event-privilege-used =
    De kaart { $card } levert { $you ->
        [seat] je
       *[none] { $seat }
    } { $points ->
        [one] één punt
       *[other] { $points } punten
    } extra op.
event-bell-tower =
    { $you ->
        [seat] Je levert
       *[none] { $seat } levert
    } een klokkentoren in.
event-campanile-discarded = Iedereen heeft een klokkentoren ingeleverd: de Campanile wordt afgelegd.
event-last-seal =
    { $you ->
        [seat] Je hebt
       *[none] { $seat } heeft
    } als eerste alle zegels geplaatst: alle anderen hebben nog één beurt.
event-returned =
    { $you ->
        [seat] Je doet
       *[none] { $seat } doet
    } een { $colour_adjective } steen terug in de zak.
event-discarded =
    { $you ->
        [seat] Je legt
       *[none] { $seat } legt
    } de kaart { $card } af.
event-ended = Iedereen heeft de laatste beurt gehad: het spel is afgelopen.
event-ended-quietly = Er zijn { $rounds } ronden zonder nieuw zegel voorbijgegaan: het spel is afgelopen.

## Puntenlijst

line-commission = { $colour } { $height }
line-balcony = { $colour } { $height }, balkon
line-floor-tile = eerste op hoogte { $height }
line-privilege =
    { $count ->
        [one] { $privilege }
       *[other] { $privilege }, { $count } keer
    }
line-last-seal = als eerste alle zegels geplaatst
line-majority = meeste zegels in { $colour }
line-festival =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } kaarten
    }

## Waaruit een advies bestaat

term-points = Gescoorde punten
term-flags = De vlaggen van de torens
term-seals = Zegels die nog geplaatst kunnen worden
term-bricks = Stenen in het magazijn
term-persons = Personen in de hand
term-buildings = Gebouwen op tafel
term-row = Wat de rij hierna biedt
term-prospects = Torens en de opdrachten die ze gaan vervullen
term-rest = Kleinere verschillen
term-rivals =
    Wat het de beste tegenstander { $gain ->
        [no] oplevert
       *[yes] kost
    }

## Waarom een plan beter is: wat er vaker of minder vaak mee gebeurt

because-fulfilled =
    { $you ->
        [seat] je vervult
       *[none] { $seat } vervult
    } { $colour } { $height } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-tile-taken =
    { $you ->
        [seat] je pakt
       *[none] { $seat } pakt
    } { $points ->
        [one] het ene punt
       *[other] de { $points } punten
    } voor hoogte { $height }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-privilege-used =
    { $you ->
        [seat] je gebruikt
       *[none] { $seat } gebruikt
    } de kaart { $card } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-last-seal =
    { $you ->
        [seat] je plaatst
       *[none] { $seat } plaatst
    } { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }als eerste alle zegels ({ $points ->
        [one] één punt
       *[other] { $points } punten
    })
because-built =
    { $you ->
        [seat] je { $colour_adjective } toren
       *[none] de { $colour_adjective } toren van { $seat }
    } bereikt { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }{ $height ->
        [one] één verdieping
       *[other] { $height } verdiepingen
    }
because-tower-lost =
    { $you ->
        [seat] je verliest
       *[none] { $seat } verliest
    } { $happens ->
        [no] geen
       *[yes] een
    } { $colour_adjective } toren
because-taken =
    { $you ->
        [seat] je neemt
       *[none] { $seat } neemt
    } de kaart { $card }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-majority =
    { $you ->
        [seat] je hebt
       *[none] { $seat } heeft
    } aan het eind { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }de meeste zegels in { $colour } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }

## Tafelbeeld

picture-title = Firenze · ronde { $round } · trekstapel { $draw } · afgelegd { $discard } · zak { $bag }
picture-over = Firenze · het spel is afgelopen
picture-tower = Opdrachten
picture-flag = meerderheid
picture-tiles = als eerste
picture-church = Kerk: { $cards }
picture-bells = Klokkentorens ingeleverd: { $bells }
picture-aside = (opzij tot iedereen heeft ingeleverd)
picture-seat = Speler
picture-points = punten
picture-seals = zegels
picture-cards = hand
picture-stock = magazijn
picture-towers = torens
picture-buildings = gebouwen
picture-own-hand = Je hand: { $cards }
picture-known-hand = { $seat } heeft: { $cards }
picture-empty = niets

## Problemen van een editiebestand

problem-too-few-events = “{ $path }”: er zijn minstens { $least } gebeurteniskaarten nodig, anders kan de trekstapel opraken.
problem-too-few-start-cards = “{ $path }”: er zijn minstens { $least } startkaarten nodig om de eerste rij te vullen.
problem-too-few-bricks = “{ $path }”: voor het begin zijn { $least } stenen nodig, waarvan { $white } witte.
problem-balconies-alike = “{ $path }”: twee fiches met hetzelfde cijfer noemen dezelfde opdracht ({ $found } plaatsen voor { $expected } fiches).
problem-unknown-colour = “{ $path }”: de kleur “{ $colour }” bestaat niet; wel: { $known }.
problem-too-few-balconies = “{ $path }”: als { $colour } dood is, is er misschien geen fiche { $numeral } meer om te trekken.

## Regels

chapter-F1 = Spelmateriaal
chapter-F2 = Voorbereiding
chapter-F3 = Een beurt
chapter-F4 = Fase 1: een kaart nemen
chapter-F5 = Fase 2: wisselen
chapter-F6 = Fase 3: bouwen
chapter-F7 = Fase 4: bouwvallen
chapter-F8 = Fase 5: opdrachten
chapter-F9 = Fase 6: limieten
chapter-F10 = De kaarten
chapter-F11 = Einde van het spel
chapter-F12 = Voorbeelden
chapter-F13 = Open en verborgen informatie

rule-F1-1 = { $bricks } stenen: { $bricks_white } witte, { $bricks_yellow } gele, { $bricks_green } groene, { $bricks_red } rode, { $bricks_blue } blauwe en { $bricks_purple } paarse. Elke steen zit in de zak, ligt op een kaart in de rij of in een magazijn, of zit in een toren in aanbouw; er verdwijnt er nooit een uit het spel.
rule-F1-2 = Op het bord staan zes torens, één in elke kleur, met elk zes opdrachten voor de hoogtes 3 tot en met 8. Een opdracht is de punten waard die erop staan; naast elke toren hangt een vlag voor de meerderheid.
rule-F1-3 = Vier verdiepingsfiches liggen naast de hoogtes 5, 6, 7 en 8 en zijn { $tile_5 }, { $tile_6 }, { $tile_7 } en { $tile_8 } punten waard.
rule-F1-4 = { $balconies } balkonfiches dragen de cijfers I tot en met IV. Op elk fiche staat een opdracht; de waarde van het fiche vervangt die op het bord.
rule-F1-5 = { $cards } kaarten met 27 namen. Gebeurtenissen: Instorting, Hoogwater, Magazijnbrand, Luxebelasting, Knoeiwerk, Renaissance, Eerbetoon. Personen: Alchemist, Architect, Vorstin, Grossier, Metselaar, Patriciër, Smokkelaar, Saboteur. Feesten: Erkentelijkheid, Blaam, Gedenkteken, Beroemd, Schandaal. Gebouwen: Brug, Pakhuis, Werkplaats. Kerk: Campanile en Klein, Middelgroot en Groot privilege.
rule-F1-6 = { $start_cards } daarvan zijn startkaarten: personen en gebouwen waar je meteen iets aan hebt.
rule-F1-7 = Met twee spelers heeft iedereen { $seals_2 } zegels, met drie { $seals_3 } en met vier { $seals_4 }, en daarnaast één klein zegel voor de Campanile. Er zijn { $neutral } neutrale zegels en er is één eindspelfiche.
rule-F2-1 = Iedereen begint zonder punten. Van elk cijfer wordt één balkon getrokken, dat op de vermelde opdracht komt te liggen; voor een fiche waarvan de opdracht al bedekt is, wordt een ander getrokken.
rule-F2-2 = Neutrale zegels ({ $placed } tenzij anders afgesproken, mogelijk zijn 0 tot en met { $neutral }) sluiten opdrachten zonder balkon. Aanbevolen: de helft ervan, bij een oneven aantal naar boven of naar beneden afgerond, op hoogte 3 en 4 en de rest op 5 tot en met 8, steeds geloot uit de vrije opdrachten van torens waarop samen minder dan twee balkons en neutrale zegels liggen. Zelf gekozen: de startspeler wijst ze één voor één aan. Dobbelstenen: kleur en hoogte worden gegooid, en opnieuw als daar al een balkon of zegel ligt. Zegels die overblijven, doen niet mee.
rule-F2-3 = Bij een dode kleur, gekozen of geloot, komen de neutrale zegels op de zes opdrachten van die kleur en nergens anders. Een balkon in die kleur wordt vervangen door een ander met hetzelfde cijfer. De stenen van die kleur blijven in het spel en je mag ermee bouwen, maar ze vervullen niets, en de vlag wordt niet toegekend. Is wit dood, dan blijft de klokkentoren bestaan.
rule-F2-4 = De Campanile doet alleen mee als dat is afgesproken; in een eerste partij liever niet. Het is nooit een startkaart.
rule-F2-5 = De startspeler, geloot of gekozen, krijgt { $first_bricks } witte stenen, en elke volgende speler met de klok mee één meer. Alle andere stenen gaan in de zak.
rule-F2-6 = De startkaarten worden geschud en komen boven op de andere, ook geschudde kaarten. Zes kaarten worden in een rij opengelegd, met op elk { $card_bricks } stenen uit de zak.
rule-F2-7 = Opties: de Campanile, het aantal neutrale zegels en hoe ze worden geplaatst, een dode kleur (in plaats van die twee), of een Patriciër iedereen beschermt, wie begint, en open geheugen.
rule-F3-1 = Een beurt heeft zes fasen: 1 een kaart nemen (moet), 2 wisselen (mag), 3 bouwen (mag), 4 bouwvallen afbreken (moet), 5 opdrachten vervullen (mag), 6 limieten controleren (moet). Alleen wie aan de beurt is, doet iets, behalve als een gebeurtenis alle spelers laat kiezen.
rule-F3-2 = Je kunt niet terug naar een eerdere fase. De beurt begint voordat er in fase 1 iets wordt gedaan, dus ook voordat er een persoon wordt gespeeld. Fase 4 gaat vanzelf. De beurten gaan met de klok mee.
rule-F4-1 = Neem precies één van de zes kaarten. De prijs volgt uit de plaats, van links geteld: nul tot vijf stenen uit je magazijn. Leg op elke kaart links ervan één steen, kleur naar keuze.
rule-F4-2 = Eerst betalen, dan nemen: met de stenen op de kaart kun je die kaart niet betalen, en een kaart die je niet kunt betalen, kun je niet nemen.
rule-F4-3 = De stenen op de kaart gaan naar je magazijn (bij Hoogwater en Magazijnbrand pas na de gebeurtenis). Een gebeurtenis werkt meteen en wordt afgelegd; een persoon of feest gaat naar je hand; een gebouw komt open voor je te liggen en werkt vanaf nu; een kerkkaart komt bij de kerk te liggen.
rule-F4-4 = Daarna schuiven de kaarten naar links aan en komt er rechts een nieuwe kaart bij, met { $card_bricks } stenen uit de zak, of zoveel als er nog zijn; die worden later nooit aangevuld. Wat in fase 1 wordt afgelegd, ligt dan al op de aflegstapel, en een gebeurtenis is dan helemaal afgehandeld.
rule-F4-5 = Zodra de laatste kaart van de trekstapel is opengelegd, wordt de aflegstapel zoals die dan is, geschud en wordt hij de trekstapel. Startkaarten die terugkomen, zijn gewone kaarten.
rule-F5-1 = Eén keer per beurt mag je { $exchange } stenen uit je magazijn ({ $bridge } met de Brug) op een kaart in de rij leggen waar stenen op liggen, en daar één steen van nemen die er al lag. Met de steen die je neemt, kun je niet betalen, en een steen die je net hebt gelegd, kun je niet nemen.
rule-F6-1 = Elke steen uit je magazijn is één verdieping. Een toren heeft één kleur. Je mag torens verhogen en nieuwe beginnen, ook meerdere torens van dezelfde kleur naast elkaar; aan aantal en hoogte zit geen grens. Je mag torens niet zelf verlagen, samenvoegen of splitsen.
rule-F6-2 = Hoogstens { $most_built } stenen per beurt. Je legt ze één voor één en betaalt daarna in één keer de kosten, uit je magazijn in de zak: voor één tot zes stenen { $cost_1 }, { $cost_2 }, { $cost_3 }, { $cost_4 }, { $cost_5 }, { $cost_6 }. Een Werkplaats scheelt { $workshop }, een Metselaar { $mason }; heb je ze allebei, dan telt het op, maar minder dan niets kost het nooit.
rule-F6-3 = Je mag een steen alleen leggen als je met wat er dan nog in je magazijn ligt, de kosten van het nieuwe totaal kunt betalen, gerekend met je Werkplaats en een Metselaar die je al hebt gespeeld. Je kunt dus altijd stoppen.
rule-F7-1 = Elke toren van jou die er aan het begin van je beurt al stond en in fase 3 geen steen kreeg, wordt afgebroken: de helft, naar boven afgerond, gaat in de zak en de rest naar je magazijn. Een toren waar je deze beurt aan bent begonnen, is veilig. Torens van dezelfde kleur tellen elk apart. Alleen stenen die in fase 3 zijn gelegd, tellen: een toren die door Knoeiwerk lager werd, is veilig als hij er een kreeg; bleef er door Knoeiwerk niets van over, dan begint een steen van die kleur een nieuwe toren.
rule-F8-1 = Een opdracht is open als er geen zegel op ligt en, als er een balkon op ligt, dat balkon aan de beurt is. Met een toren vervul je een open opdracht van dezelfde kleur en precies dezelfde hoogte: je krijgt de punten, legt er een zegel op, en alle stenen van de toren gaan in de zak. Je mag er per beurt zoveel vervullen als je wilt; een toren die je niet gebruikt, blijft staan.
rule-F8-2 = Balkons worden alleen in de volgorde I, II, III, IV vervuld; na het ene mag het volgende al in dezelfde beurt.
rule-F8-3 = Wie als eerste een opdracht van hoogte 5, 6, 7 of 8 vervult, met of zonder balkon, krijgt de punten van dat verdiepingsfiche.
rule-F8-4 = Heb je geen zegels meer, dan kun je niets meer vervullen.
rule-F8-5 = De Architect speel je op het moment dat je een opdracht vervult: noem één toren, tel die als één verdieping hoger of lager en vervul meteen; zonder opdracht mag het niet. De hoogte van de opdracht, niet het aantal stenen, bepaalt alles wat volgt. Een toren van 2 kan zo een 3 vervullen, een van 9 een 8. Alle stenen die er echt zijn, gaan in de zak.
rule-F9-1 = Eerst het magazijn: hoogstens { $limit } stenen, met een Pakhuis { $warehouse }; doe precies terug wat je te veel hebt, kleuren naar keuze. Torens tellen niet mee.
rule-F9-2 = Dan de kaarten: hoogstens { $card_limit }, hand en open gebouwen samen. Heb je er meer, leg dan één voor één personen of gebouwen af, tot er { $card_limit } over zijn of alleen nog feesten. Feesten kun je hier niet afleggen. Met een Pakhuis is er geen kaartenlimiet. Zonder noodzaak mag je niets afleggen.
rule-F9-3 = Heb je deze beurt nog geen Patriciër gespeeld, dan mag je er in deze fase een spelen om een kaart uit je hand af te leggen, ook een feest; daarna wordt er opnieuw geteld.
rule-F9-4 = De limieten gelden alleen in je eigen fase 6.
rule-F10-0 = Waar een kaart en de regels verschillen, gaat de kaart voor: daarom verlagen Knoeiwerk, Saboteur en Instorting torens. Personen speel je alleen in je eigen beurt, zoveel je wilt, maar nooit twee met dezelfde naam in één beurt; ook in de beurt waarin je ze nam, zodra de rij is aangevuld. Ze gaan meteen naar de aflegstapel. Alchemist, Smokkelaar, Saboteur en Patriciër: in fase 1 voordat je een kaart kiest, in fase 2 voor of na het wisselen tot de eerste steen is gelegd, in fase 5 voor, tussen en na de opdrachten; de Patriciër ook in fase 6. Grossier: net zo in fase 1 en 2. Vorstin: net zo in fase 1. Metselaar: fase 3, voor de eerste steen. Architect: met een opdracht. Nooit tussen het kiezen van een kaart en het einde van het aanvullen (behalve de Patriciër tegen een gebeurtenis), en ook niet terwijl er stenen worden gelegd, betaald of teruggegeven, en alleen als het effect kan worden uitgevoerd; twee stenen van dezelfde kleur ruilen mag.
rule-F10-1 = Alchemist: ruil een van de stenen in je magazijn voor welke steen uit de zak je maar wilt; je mag erin kijken.
rule-F10-2 = Architect: telt één toren een verdieping hoger of lager voor de opdracht die je ermee vervult (F8.5).
rule-F10-3 = Vorstin: de kaart van deze beurt kost niets, en er komen geen stenen op de kaarten links ervan. Een Vorstin die je deze beurt neemt, kan niet voor zichzelf betalen.
rule-F10-4 = Grossier: kies een kaart in de rij met stenen; die gaan allemaal in de zak, en de kaart krijgt er evenveel uit de zak voor terug. Je hoeft die kaart niet te nemen.
rule-F10-5 = Metselaar: bouwen kost deze beurt { $mason } minder (F6.2).
rule-F10-6 = Patriciër, met twee mogelijkheden. Als je een gebeurtenis hebt genomen, voordat die iets doet: jou doet die niets. De anderen worden nog wel getroffen, tenzij is afgesproken dat een Patriciër iedereen beschermt. Een afgeweerde Renaissance wordt alleen afgelegd. De stenen van de kaart zijn hoe dan ook voor jou. Het mag ook als de gebeurtenis je niet zou raken. Of: leg één andere kaart uit je hand af, een persoon of feest, geen open gebouw.
rule-F10-7 = Saboteur: één steen van een toren van een andere speler gaat in de zak. Een toren van één steen is weg, en daarmee ook de plicht om die te verhogen.
rule-F10-8 = Smokkelaar: ruil één steen uit je magazijn voor een steen van een andere speler; jij kiest de speler en beide stenen. Het kan niet met een speler van wie het magazijn leeg is.
rule-F10-9 =
    Erkentelijkheid: aan het einde { $recognition ->
        [one] één punt
       *[other] { $recognition } punten
    } voor elke opdracht van hoogte 3 of 4 die je hebt vervuld.
rule-F10-10 = Blaam: aan het einde { $blame } punten.
rule-F10-11 = Schandaal: aan het einde { $scandal } punten.
rule-F10-12 = Beroemd: aan het einde { $fame } punten.
rule-F10-13 = Gedenkteken: aan het einde { $monument } punten. Als deze kaart wordt genomen, gaat die naar de speler die als enige de hoogste toren in aanbouw heeft, aan de beurt of niet; delen spelers de hoogste plaats, of is er geen enkele toren, dan wordt de kaart afgelegd. Twee even hoge torens van één speler tellen niet als gelijke stand. De stenen op de kaart zijn voor wie de kaart neemt; de kaartlimiet van wie de kaart krijgt, geldt pas in diens eigen volgende fase 6.
rule-F10-14 = Brug: wisselen kost { $bridge } stenen. Gebouwen werken vanaf de beurt waarin je ze neemt. Je hebt er nooit twee gelijke: een tweede mag je nemen om de stenen, maar die wordt meteen afgelegd.
rule-F10-15 = Pakhuis: in fase 6 mag je tot { $warehouse } stenen in je magazijn en elk aantal kaarten houden.
rule-F10-16 = Werkplaats: bouwen kost { $workshop } minder (F6.2).
rule-F10-17 = Klein, Middelgroot en Groot privilege: wie als volgende een opdracht van hoogte 5, 6 of 7 vervult, met of zonder balkon, krijgt { $small }, { $middle } of { $great } punten extra; dat kan in dezelfde beurt al de speler zijn die de kaart nam. De kaart wordt meteen afgelegd; een tweede zo’n opdracht levert dus niets op.
rule-F10-18 = Campanile: zolang deze kaart op het bord ligt, is iedereen een klokkentoren verschuldigd, een toren van precies drie witte stenen die je in fase 5 inlevert (stenen in de zak, klein zegel op de kaart); tot dan kun je niets anders vervullen, daarna meteen weer wel. Je torens moet je gewoon blijven verhogen. De klokkentoren is geen opdracht: geen punten, geen zegel, geen verdiepingsfiche, geen privilege, geen meerderheid, geen Erkentelijkheid, en wit 3 blijft open. De Architect mag ervoor worden gebruikt. Als alle kleine zegels op de kaart liggen, gaan ze terug en wordt de kaart afgelegd; wordt die opnieuw genomen, dan geldt alles opnieuw voor iedereen. Wie het eindspelfiche heeft, hoeft geen klokkentoren te bouwen.
rule-F10-19 = Instorting: één van je eigen torens, naar keuze, gaat helemaal in de zak; heb je er geen, dan gebeurt er niets.
rule-F10-20 = Hoogwater: elke speler doet een derde van het eigen magazijn, naar boven afgerond, in de zak, kleuren naar keuze. Bij wie de kaart nam, wordt geteld na het betalen van de prijs en zonder de stenen van deze kaart: die liggen opzij tot iedereen heeft ingeleverd.
rule-F10-21 = Magazijnbrand: elke speler doet { $fire } stenen uit het eigen magazijn in de zak, of alle als het er minder zijn, kleuren naar keuze. De stenen van de kaart liggen opzij, net als bij Hoogwater.
rule-F10-22 = Luxebelasting: elke speler betaalt uit het eigen magazijn { $tax } stenen, kleuren naar keuze, voor elke eigen toren van { $taxed } of meer stenen, en voor zoveel torens als het magazijn toelaat; is het niet genoeg voor alle, dan kiest de speler voor welke. Daarna worden de torens waarvoor niet is betaald, afgebroken: de helft, naar boven afgerond, in de zak en de rest naar het magazijn; met die stenen wordt niets betaald. De stenen van de kaart liggen al in het magazijn van wie de kaart nam en mogen worden gebruikt om te betalen.
rule-F10-23 = Eerbetoon: op dezelfde manier één steen in de kleur van de toren voor elke eigen toren, hoe hoog ook. Heeft een speler van een kleur minder stenen dan torens, dan worden die stenen allemaal betaald en kiest de speler voor welke torens.
rule-F10-24 = Knoeiwerk: één steen van één van je eigen torens, naar keuze, gaat in de zak; heb je er geen, dan gebeurt er niets.
rule-F10-25 = Renaissance: de aflegstapel, de rest van de trekstapel en deze kaart worden samen tot een nieuwe trekstapel geschud; de rij en de kerk blijven liggen. Daarna wordt de rij aangevuld, misschien wel weer met de Renaissance.
rule-F10-26 = Als een gebeurtenis meerdere spelers laat kiezen, kiest ieder voor zich, in beurtvolgorde vanaf wie de kaart nam. Voor een afwezige speler is er een automatische keuze: eerst stenen van kleuren waarin die geen toren heeft, dan van wit naar paars; van torens blijft de hoogste behouden, bij gelijke hoogte die in de zeldzaamste kleur.
rule-F11-1 = Plaats je als eerste je laatste zegel, dan krijg je { $last_seal } punten en het eindspelfiche, en je speelt je beurt uit. Daarna heeft elke andere speler nog precies één beurt, met de klok mee; na de speler rechts van jou is het spel afgelopen. Wie daarna nog een laatste zegel plaatst, krijgt er niets extra voor. Gebeurtenissen en het Gedenkteken kunnen je ook dan nog bereiken. Kleine zegels tellen hier niet als zegels.
rule-F11-2 = Meerderheden: per toren gaan de punten van de vlag naar wie daar de meeste zegels heeft, balkons meegerekend; hebben meerdere spelers er evenveel, dan naar degene van hen met het hoogste zegel. Heeft niemand er een, dan wordt de vlag niet toegekend. Neutrale en kleine zegels tellen voor niemand.
rule-F11-3 = Daarna de feesten, elke kaart apart. Je kunt onder nul komen. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
rule-F11-4 = Gaan er { $quiet } hele ronden voorbij zonder nieuw zegel, dan eindigt het spel na de laatste daarvan en volgt de eindtelling, zonder eindspelfiche.
rule-F12-1 = Voorbeeld: voor de derde kaart leg je één steen op elk van de twee kaarten links ervan en neem je de vier stenen erop; de kaarten rechts ervan schuiven naar links, en aan het eind ligt een nieuwe met vier stenen.
rule-F12-2 = Voorbeeld: met vier torens en 8 stenen (3 wit, 2 groen, 2 geel, 1 blauw) bouw je twee witte, één groene en één gele: 4 stenen bouwen kost er 3. De gele steen die overblijft, kun je niet bouwen, want 5 stenen bouwen zou er 6 kosten.
rule-F12-3 = Voorbeeld: van een rode toren van 3 die niet is verhoogd, gaan er 2 stenen in de zak en 1 naar het magazijn.
rule-F12-4 = Voorbeeld: groen 6 levert 5 punten op en het verdiepingsfiche nog 2; daarna levert wit met balkon I er 7 op, en rood met balkon II is open. Een gele toren van 3 vervult niets, want daar ligt een zegel.
rule-F12-5 = Voorbeeld: Hoogwater kost 2 van 4 stenen. Met een Metselaar kosten 4 stenen niets en 6 stenen 7; met een Werkplaats kosten 3 stenen niets en 4 stenen 2; met allebei is het 4 minder.
rule-F12-6 = Voorbeeld: bij 1, 2 en geen zegels in wit krijgt degene met 2 de vlag. Bij een gelijke stand in geel, met de hoogste zegels op 6 en 5, krijgt degene op 6 hem.
rule-F12-7 = Voorbeeld: 3 stenen op de Grossier voor de blauwe steen die daar ligt; met de Brug 2.
rule-F12-8 = Voorbeeld: wie een Werkplaats heeft en er nog een neemt, krijgt de stenen; de kaart wordt afgelegd.
rule-F13-1 = Magazijnen, torens, de rij, de omvang van de stapels en de aflegstapel zijn open. Alle kaarten in de handen zijn open genomen, dus het programma en de bots kennen ze. Wat er in de zak en de trekstapel zit, is na te tellen; verborgen is alleen wat er als volgende komt.
rule-F13-2 = Van andere spelers zie je op tafel alleen hoeveel kaarten ze in hun hand hebben. Met de optie “Open geheugen” zie je alles wat bekend is.

## De waarden, in tabellen

figures-bricks = Stenen
figures-commissions = Punten van de opdrachten
figure-commissions-number = { $number } verdiepingen
figure-flag = vlag
figures-floor-tiles = Verdiepingsfiches, voor de eerste op een hoogte
figure-floor-tiles-number = hoogte { $number }
figures-balcony = Balkons
figure-numeral = cijfer
figure-colour = toren
figure-height = verdiepingen
figure-balcony-points = punten in plaats van de gedrukte
figures-cards = Aantal van elke kaart
figures-start-cards = Startkaarten
figures-seals = Zegels
figure-seals-neutral = neutrale zegels in de doos
figure-seals-placed = neutrale zegels bij het begin geplaatst
figures-bricks-given = Stenen bij het begin
figure-start-player = witte stenen van de startspeler
figure-on-a-card = op elke kaart gelegd
figures-exchange = Wisselen
figure-exchange-price = stenen voor één
figure-with-bridge = met de Brug
figures-building = Bouwen
figure-building-cost = kosten van 1, 2, 3 … stenen in één beurt
figure-workshop-saves = bespaard door een Werkplaats
figure-mason-saves = bespaard door de Metselaar
figures-limits = Limieten aan het einde van een beurt
figure-limits-bricks = stenen
figure-bricks-with-warehouse = stenen met een Pakhuis
figure-limits-cards = kaarten
figures-points = Punten van kaarten
figure-last-seal = voor het laatste zegel
figures-events = Gebeurtenissen
figure-flood-one-of = Hoogwater: één van elke … stenen, naar boven afgerond
figure-fire-bricks = Magazijnbrand: in te leveren stenen
figure-tax-bricks = Luxebelasting: stenen per toren
figure-taxed-height = Luxebelasting: torens vanaf deze hoogte
