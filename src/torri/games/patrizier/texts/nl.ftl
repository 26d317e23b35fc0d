# Patrizier in het Nederlands: namen, vragen, redenen, gebeurtenissen, puntenlijst, tafelbeeld en regels, alles in onze eigen woorden.

## Namen

game-patrizier = Patrizier
game-patrizier-about = Bouw torens in de steden van Italië en zorg dat je de meeste etages hebt als een stad vol is.
aim-patrizier =
    Elke beurt speel je een kaart, bouw je in de stad die erop staat en neem je een nieuwe kaart.
    Is een stad klaar, dan krijgt wie de meeste etages in de hoogste toren heeft het hoge roemfiche, en wie ze in de laagste toren heeft het lage. Bij gelijke stand beslist de bovenste etage.
    Ook elke drie gelijke portretten op je gespeelde kaarten leveren punten op. Wie de meeste punten heeft, wint.

city-bologna = Bologna
city-firenze = Firenze
city-roma = Roma
city-milano = Milano
city-lucca = Lucca
city-siena = Siena
city-ferrara = Ferrara
city-parma = Parma
city-verona = Verona
city-pistoia = Pistoia

head-lady = dame
head-redhat = rode hoed
head-beard = baard

face-two = twee wapenschilden
face-lady = dame
face-redhat = rode hoed
face-beard = baard
face-lady-start = dame (startkaart)
face-redhat-start = rode hoed (startkaart)
face-beard-start = baard (startkaart)
face-two-lady = twee dames
face-two-redhat = twee rode hoeden
face-two-beard = twee baarden
face-move = etage verplaatsen
face-any = vrije keuze

side-left = links
side-right = rechts

option-open-memory = Open geheugen
option-open-memory-about = Op tafel is alles te zien wat iedereen heeft gezien: open genomen kaarten, stapels en gewonnen roemfiches.

## Vragen en antwoorden

ask-deal = Welke startkaart wordt gedeeld?
ask-lay-out = Welke kaart van de trekstapel wordt opengelegd?
ask-start = Welke speler begint?
ask-play = Welke kaart speel je?
ask-build = Waar bouw je?
ask-move = Welke etage verplaats je? (- voor geen)
ask-take = Bij welke stad neem je een kaart?
ask-over = Het spel is afgelopen.

answer-deal = { $card_city }, { $card_face }
answer-lay-out = { $card_city }, { $card_face }
answer-start = speler { $number }
answer-play = { $card_city }, { $card_face }
answer-build =
    { $left ->
        [0] { $right ->
            [one] één etage rechts
           *[other] beide etages rechts
        }
       *[other] { $right ->
            [0] { $left ->
                [one] één etage links
               *[other] beide etages links
            }
           *[other] één etage aan elke kant
        }
    }
answer-move = bovenste etage van de toren { $side } in { $city } naar de andere kant
answer-move-nothing = niets verplaatsen
answer-take = { $card_city }, { $card_face }, bij { $space }
answer-take-nothing = bij { $space } ligt niets

## Redenen

reason-not-among-start-cards = { $card_city }, { $card_face }, zit niet bij de overgebleven startkaarten.
reason-not-in-stock = { $card_city }, { $card_face }, zit niet in de trekstapel.
reason-not-in-hand =
    Je hebt { $card_city }, { $card_face }, niet in je hand; je hebt { $has ->
        [one] één andere kaart
       *[other] { $has } andere kaarten
    }.
reason-too-few-crests =
    { $card_city }, { $card_face }, heeft { $has ->
        [one] één wapenschild en bouwt dus één etage
       *[other] { $has } wapenschilden en bouwt dus { $has } etages
    }; hiervoor zijn er { $needs } nodig.
reason-site-left-empty = { $city } raakt nu vol (er staan { $has } van de { $needs } etages) en de bouwplaats { $side } mag niet leeg blijven.
reason-city-not-in-play = { $city } doet pas mee vanaf { $needs } spelers; jullie zijn met { $has }.
reason-just-built-there = Je hebt net in { $city } gebouwd: je moet in een andere stad verplaatsen.
reason-city-scored = { $city } is al gewaardeerd: daar wordt niets meer verplaatst.
reason-no-own-floor =
    Je mag alleen verplaatsen in een stad waar een etage van jou staat; { $floors ->
        [0] in { $city } staat nog geen enkele etage
        [one] de ene etage in { $city } is niet van jou
       *[other] van de { $floors } etages in { $city } is er geen van jou
    }.
reason-no-tower = Op de bouwplaats { $side } in { $city } staat geen toren.
reason-no-card-there = Bij { $space } ligt geen kaart.
reason-not-where-built = Je hebt in { $city } gebouwd en daar ligt een kaart, dus die neem je; alleen met een kaart met vrije keuze mag je die bij { $space } nemen.
reason-not-city-of-card = De etages gaan naar de stad op je kaart: je hebt { $played_city } gespeeld, niet { $city }.
reason-card-of-city =
    { $has ->
        [0] Om in { $city } te bouwen heb je een kaart van die stad in je hand nodig.
        [one] Kies je kaart van { $city } in je hand.
       *[other] Je hebt meerdere kaarten van { $city }: kies er een in je hand.
    }
reason-take-now = Je hebt in { $city } gebouwd; nu neem je een kaart.
reason-stock-closed = Van de trekstapel neemt niemand een kaart: de bovenste komt te liggen waar er een is genomen.
reason-tile-not-chosen =
    { $scored ->
        [0] Een roemfiche win je als de stad vol is: in { $city } staan { $has } van de { $needs } etages.
       *[other] { $city } is al gewaardeerd: de roemfiches zijn vergeven.
    }

## Gebeurtenissen

event-dealt =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } { $card_city }, { $card_face }.
event-dealt-hidden =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } een startkaart.
event-laid-out = { $card_city }, { $card_face }, komt open bij { $space } te liggen.
event-starts =
    { $you ->
        [seat] Je begint
       *[none] { $seat } begint
    }.
event-played =
    { $you ->
        [seat] Je speelt
       *[none] { $seat } speelt
    } { $card_city }, { $card_face }.
event-built =
    { $you ->
        [seat] Je bouwt
       *[none] { $seat } bouwt
    } { $side } in { $city }: etage { $level }.
event-tile-won =
    { $you ->
        [seat] Je wint
       *[none] { $seat } wint
    } in { $city } het roemfiche met waarde { $points }.
event-moved =
    { $you ->
        [both] Je verplaatst in { $city } een eigen etage
        [seat] Je verplaatst in { $city } een etage van { $owner_seat }
        [target] { $seat } verplaatst in { $city } een van je etages
        [self] { $seat } verplaatst in { $city } een eigen etage
       *[none] { $seat } verplaatst in { $city } een etage van { $owner_seat }
    } naar { $side }: etage { $level }.
event-moved-nothing =
    { $you ->
        [seat] Je verplaatst
       *[none] { $seat } verplaatst
    } niets.
event-move-void =
    { $you ->
        [seat] Je kunt
       *[none] { $seat } kan
    } geen etage verplaatsen.
event-taken =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } { $card_city }, { $card_face }, bij { $space }.
event-nothing-to-take =
    { $you ->
        [seat] Je kunt
       *[none] { $seat } kan
    } geen kaart nemen.
event-ended = Niemand heeft nog kaarten: het spel is afgelopen.

## Puntenlijst

line-higher-tower = hoogste toren van { $city }
line-lower-tower = laagste toren van { $city }
line-heads =
    { $count ->
        [one] één portret: { $head }
       *[other] { $count } portretten: { $head }
    }

## Waaruit een advies bestaat

term-points = Gescoorde punten
term-tempo = Eerder weer aan de beurt zijn
term-moves = Etages die nog verplaatst mogen worden
term-choices = Vrije keuze van kaarten
term-crests = Kaarten met twee wapenschilden in de hand
term-heads = Series portretten die nog komen
term-prospects = Meerderheden in de steden
term-rest = Kleinere verschillen
term-rivals =
    Wat het de beste tegenstander { $gain ->
        [no] oplevert
       *[yes] kost
    }

## Waarom een plan beter is: wat er vaker of minder vaak mee gebeurt

because-higher-tower =
    { $you ->
        [seat] je wint
       *[none] { $seat } wint
    } de hoogste toren van { $city } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-lower-tower =
    { $you ->
        [seat] je wint
       *[none] { $seat } wint
    } de laagste toren van { $city } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-heads =
    { $you ->
        [seat] je krijgt
       *[none] { $seat } krijgt
    } { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor portretten ({ $head }){ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }

## Tafelbeeld

picture-title = Patrizier · beurt { $turn } van { $turns } · trekstapel: { $stock }
picture-over = Patrizier · het spel is afgelopen
picture-city = Stad
picture-towers = links/rechts, van onderaf
picture-floors = etages
picture-tiles = fiches
picture-card = open kaart
picture-scored = gewaardeerd
picture-seat = Speler
picture-hand = kaarten
picture-supply = voorraad
picture-won = fiches
picture-top = laatst gespeeld
picture-points = punten
picture-own-hand = Je hand: { $cards }
picture-own-heads = Je portretten: { $ladies }× { head-lady }, { $redhats }× { head-redhat }, { $beards }× { head-beard }
picture-known-hand = Bekende hand van { $seat }: { $cards }
picture-empty = geen kaarten

## Problemen van een editiebestand

problem-unknown-face = { $path }: “{ $face }” bestaat niet; wel: { $known }.
problem-crests-not-floors = “{ $path }”: de kaarten dragen { $found } wapenschilden voor { $expected } etages.
problem-even-floors = “{ $path }”: het aantal etages moet oneven zijn, zodat geen twee torens even hoog zijn (P4.1).
problem-names-alike = “{ $path }”: de eerste twee letters van de stadsnamen moeten verschillen.
problem-too-many-alike = { $path }: hoogstens { $most } keer dezelfde kaart ({ $face }).
problem-too-many = { $path }: hoogstens { $most } in totaal.
problem-wrong-order = { $path }: steden voor meer spelers horen achteraan.
problem-too-few-start-cards = { $path }: te weinig startkaarten voor { $players } spelers.

## Regels

chapter-P1 = Spelmateriaal
chapter-P2 = Voorbereiding
chapter-P3 = Een beurt, precies in deze volgorde
chapter-P4 = Waardering van een stad
chapter-P5 = Einde van het spel
chapter-P6 = Voorbeelden
chapter-P7 = Open en verborgen informatie

rule-P1-1 = Er zijn tien steden, elk met een vast aantal te bouwen etages, twee roemfiches voor de twee torens en eigen kaarten. Samen zijn dat { $cards } kaarten en { $floors } etages, zonder Pistoia { $cards_below_five } en { $floors_below_five }. Op een kaart staan twee wapenschilden, of één wapenschild en één bonus: een portret, twee portretten van dezelfde soort, verplaatsen (MOVE) of vrije keuze (ANY). Op een startkaart (*) staan één wapenschild en één portret. Er zijn drie soorten portretten: dame, rode hoed en baard.
rule-P1-2 = Met twee spelers heeft iedereen { $supply_2 } etages, met drie { $supply_3 }, met vier { $supply_4 } en met vijf { $supply_5 }, ongeacht de kleur. Ze raken nooit op.
rule-P2-1 = Met twee tot vier spelers blijven de kaarten en roemfiches van Pistoia in de doos.
rule-P2-2 = Schud de startkaarten die meedoen en deel er aan elke speler { $hand } gedekt uit. Schud wat overblijft met alle andere kaarten: dat is de trekstapel.
rule-P2-3 = De roemfiches liggen open bij hun stad. Leg bij elke stad die meedoet de bovenste kaart van de trekstapel open neer, ongeacht welke stad erop staat.
rule-P2-4 = Loot wie de startspeler is. Daarna gaat het met de klok mee, telkens één beurt per speler.
rule-P3-1 = Speel één kaart uit je hand open op je eigen stapel. Dat moet, en het kan ook altijd: er zijn steeds evenveel ongespeelde wapenschilden als ontbrekende etages. Alle spelers spelen hun laatste kaart in dezelfde ronde.
rule-P3-2 = Bouw voor elk wapenschild op de kaart één etage in de stad die erop staat, op een van de twee bouwplaatsen; twee etages mogen op dezelfde bouwplaats of elk op een andere. Bouwen is verplicht.
rule-P3-3 = Als een stad vol raakt, mag geen van beide bouwplaatsen leeg zijn: de laatste etage komt dan op de lege bouwplaats, en van twee laatste etages minstens één. Tot dat moment mag een bouwplaats leeg blijven.
rule-P3-4 = Een volle stad wordt meteen gewaardeerd, vóór de actie en voordat je een kaart neemt. De torens blijven staan; er wordt daar niets meer gebouwd of verplaatst.
rule-P3-5 = Met een MOVE-kaart mag je één etage verplaatsen. Kies een stad die nog niet is gewaardeerd, waar je niet net hebt gebouwd en waar in een van beide torens minstens één etage van jou zit. Zet daar de bovenste etage van een van de torens, van wie die ook is, boven op de andere toren of op de lege bouwplaats. Zo kan een toren verdwijnen. Is er geen geschikte stad, dan vervalt de actie.
rule-P3-6 = Neem precies één kaart in je hand: die bij de stad waar je hebt gebouwd. Met vrije keuze, of als daar geen kaart ligt, neem je de kaart bij een stad naar keuze, gewaardeerd of niet. Zolang er nog een kaart op het bord ligt, moet je er een nemen.
rule-P3-7 = De plek waar de kaart lag, wordt aangevuld vanaf de trekstapel, ook bij een stad die al is gewaardeerd. Is de trekstapel leeg, dan blijft de plek leeg.
rule-P4-1 = Wie de meeste etages in de hoogste toren heeft, krijgt het hoogste roemfiche; wie de meeste in de laagste toren heeft, het laagste. Hebben meerdere spelers er evenveel, dan gaat het fiche naar degene van hen van wie de bovenste etage het hoogst ligt. Eén speler kan beide fiches krijgen; de anderen krijgen niets. Omdat het aantal etages van een stad oneven is, zijn de torens nooit even hoog.
rule-P5-1 = Het spel eindigt als niemand nog een kaart heeft: met twee spelers na { $turns_2 } beurten per speler, met drie na { $turns_3 }, met vier na { $turns_4 } en met vijf na { $turns_5 }. Alle steden zijn dan gewaardeerd.
rule-P5-2 = Tel elke soort portret apart: per { $set } gelijke portretten op de kaarten die je hebt gespeeld, krijg je { $points } punten. Een kaart met twee portretten telt voor twee. Portretten die overblijven en gemengde series leveren niets op.
rule-P5-3 = Wie met roemfiches en portretten samen de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste etages in voorraad heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
rule-P6-1 = Voorbeeld van verplaatsen: rood speelt de MOVE-kaart van Lucca. Lucca valt af, want daar heeft rood net gebouwd, en Parma ook, want daar heeft rood geen etage. In Milano staan, van onder naar boven, links rood rood zwart zwart en rechts rood; zwart heeft de hoogste toren in handen: elk twee etages, maar de bovenste is van zwart. Rood verplaatst de bovenste zwarte etage naar rechts: links rood rood zwart, rechts rood zwart. Nu heeft rood de meeste etages in de hoogste toren.
rule-P6-2 = Voorbeeld van portretten: vijf, zes en twee van de drie soorten leveren 6, 12 en 0 punten op; met 33 punten aan roemfiches is dat samen 51.
rule-P7-1 = Verborgen zijn alleen de startkaarten die andere spelers nog in hun hand hebben en de volgorde van de trekstapel. Later genomen kaarten, gespeelde kaarten en gewonnen roemfiches heeft iedereen gezien; het programma en de bots onthouden ze.
rule-P7-2 = Van andere spelers zie je op tafel alleen de bovenste kaart van hun stapel, hun aantal roemfiches en hun aantal kaarten; wat van jou is, zie je altijd. Met de optie “Open geheugen” zie je alles wat iedereen heeft gezien.

## De waarden, in tabellen

figures-sums = Alle onderdelen
figures-sums-below-five = Zonder Pistoia (twee tot vier spelers)
figures-players = Wat elke speler heeft
figures-heads = Portretten
figures-city = De steden, hun roemfiches en kaarten
figure-cards = kaarten
figure-floors = etages
figure-sums-tiles = punten op alle roemfiches
figure-sums-below-five-tiles = punten op alle roemfiches
figure-start-cards = startkaarten
figure-heads-of-each-kind = portretten van elke soort
figure-supply-of-two = etages voor elk van twee spelers
figure-supply-of-three = etages voor elk van drie spelers
figure-supply-of-four = etages voor elk van vier spelers
figure-supply-of-five = etages voor elk van vijf spelers
figure-hand = handkaarten
figure-heads-set = portretten in een serie
figure-heads-points = punten voor een serie
figure-least-players = in het spel vanaf … spelers
figure-higher-tile = hoog roemfiche
figure-lower-tile = laag roemfiche
figure-two-crests = kaarten met twee wapenschilden
figure-start = startkaarten met
figure-single = kaarten met één portret
figure-pair = kaarten met twee dezelfde
figure-actions = actiekaarten
