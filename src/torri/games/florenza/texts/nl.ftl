# Florenza in het Nederlands: namen, vragen, redenen, gebeurtenissen, vooruitblik, puntenlijst, tafelbeeld en regels, alles in onze eigen woorden.
# De namen van gebouwen, kunstwerken en personen staan in de editie en zijn in elke taal gelijk.

## Namen

game-florenza = Florenza
game-florenza-about = Leid een grote familie van Florence: bouw je wijk op, huur kunstenaars in en verfraai de stad en haar kathedraal.
aim-florenza =
    Acht ronden lang plan je met je arbeiders: gebouwen voor je wijk, kunstwerken voor je Palazzo en Chiesa, voor de stad en voor de kathedraal. Wat je plant, moet je kunnen betalen als de fase ervan komt.
    Kunstwerken leveren prestige op: meer naarmate de kunstenaar beter is en de worp hoger. De ambten van Kapitein en Bisschop geven macht en punten.
    Aan het eind tellen blokjes en florijnen een beetje mee; lege velden en ontbrekende kunstwerken van je wijk kosten punten. Wie de meeste punten heeft, wint.

cube-marble = marmer
cube-wood = hout
cube-gold = goud
cube-metal = metaal
cube-cloth = laken
cube-spice = specerijen
good-marble = { $count } marmer
good-wood = { $count } hout
good-gold = { $count } goud
good-metal = { $count } metaal
good-cloth = { $count } laken
good-spice =
    { $count ->
        [one] 1 specerij
       *[other] { $count } specerijen
    }
good-any-cube =
    { $count ->
        [one] een blokje naar keuze
       *[other] { $count } blokjes naar keuze
    }
good-swaps =
    { $count ->
        [one] één ruil
       *[other] { $count } keer ruilen
    }
good-florins =
    { $count ->
        [one] 1 florijn
       *[other] { $count } florijnen
    }
good-workers =
    { $count ->
        [one] 1 arbeider
       *[other] { $count } arbeiders
    }
good-prestige = { $count } prestige
good-bishop =
    { $count ->
        [one] { $count } bisschopspunt
       *[other] { $count } bisschopspunten
    }
good-none = niets

family-medici = Medici
family-pazzi = Pazzi
family-pitti = Pitti
family-rucellai = Rucellai
family-strozzi = Strozzi

talent-architect = architect
talent-sculptor = beeldhouwer
talent-painter = schilder
fee-architect = { $count } florijnen als architect
fee-sculptor = { $count } florijnen als beeldhouwer
fee-painter = { $count } florijnen als schilder

nameless-architect = naamloze architect
nameless-sculptor = naamloze beeldhouwer
nameless-painter = naamloze schilder
nameless-preacher = naamloze prediker
nameless-architect-whom = een naamloze architect
nameless-sculptor-whom = een naamloze beeldhouwer
nameless-painter-whom = een naamloze schilder
nameless-preacher-whom = een naamloze prediker

office-captain = Kapitein
office-bishop = Bisschop

phase-0 = voorbereiding
phase-1 = inkomsten
phase-2 = Volkskapitein
phase-3 = Bisschop
phase-4 = arbeiders inzetten
phase-5 = markt
phase-6 = wijken
phase-7 = kunstwerken
phase-8 = ambten
phase-9 = einde van de ronde

option-first-game = Gebouwen voor de eerste partij
option-first-game-about = Elke familie begint met twee vaste gebouwen in plaats van ze te kiezen.
option-short-game = Korte partij
option-short-game-about = Zes ronden, de gebouwen voor de eerste partij en voor iedereen een voltooide Casa.
option-both-offices-twice = Twee acties met beide ambten
option-both-offices-twice-about = Wie tegelijk Kapitein en Bisschop is, voert telkens twee acties achter elkaar uit.
option-families = Families
option-families-about = Op volgorde van plaats, of gekozen in beurtvolgorde.
option-families-by-seat = op volgorde van plaats
option-families-chosen = gekozen
option-open-memory = Open geheugen
option-open-memory-about = Op tafel zijn ieders certificaten te zien, zoals iedereen ze heeft gezien.

## Vragen en antwoorden

ask-order = Welke speler is de volgende in de beurtvolgorde?
ask-family = Welke familie leid je?
ask-draft = Met welk gebouw begin je?
ask-draw = Welke persoon wordt uit de zak getrokken?
ask-income = Wat geeft de inkomstendobbelsteen aan?
ask-captain = Als Kapitein: bewaak je een arbeider of een kunstenaar? (- voor geen van beide)
ask-guard-worker = Van welke familie bewaak je een arbeider?
ask-guard-artist = Welke kunstenaar bewaak je?
ask-bishop = Als Bisschop: bekeer je een arbeider of verban je een prediker? (- voor geen van beide)
ask-convert = Van welke familie bekeer je een arbeider?
ask-banish = Welke prediker verban je?
ask-action = Waarvoor zet je je volgende arbeider in? (- om te passen)
ask-occupy = Welk gebouw bezet je?
ask-plan = Welk gebouw plan je?
ask-create = Welk kunstwerk plan je?
ask-hire = Welke kunstenaar huur je ervoor in?
ask-donate = Aan welke prediker geef je een gift?
ask-pulpit = Preekt hij in je Chiesa of op de kansel van de kathedraal?
ask-preach = Wat geeft de dobbelsteen voor de prediker aan?
ask-market = Wat doe je op de markt? (- om verder te gaan)
ask-sell = Welk blokje verkoop je?
ask-buy = Welk blokje koop je?
ask-trade-give = Welk blokje geef je?
ask-trade-take = Welk blokje neem je ervoor terug?
ask-use = Gebruik je het gebouw?
ask-any-cube = Welk blokje neem je?
ask-barter-give = Welk blokje ruil je? (- om niet verder te ruilen)
ask-barter-take = Welk ander blokje neem je?
ask-build = Betaal je voor het gebouw?
ask-work = Welk van je kunstwerken is nu aan de beurt?
ask-talent = Met welk talent laat je het kunstwerk voltooien? (no: je betaalt niet)
ask-fame = Wat geeft de dobbelsteen voor de kunstenaar aan?
ask-over = Het spel is afgelopen.

answer-order = speler { $number }
answer-family = { $family }
answer-draft = { $building }
answer-draw = { $person }, onder Leven { $life }
answer-captain-worker = een arbeider bewaken
answer-captain-artist = een kunstenaar bewaken
answer-captain-done = niemand bewaken
answer-bishop-convert = een arbeider bekeren
answer-bishop-banish = een prediker verbannen
answer-bishop-done = geen van beide
answer-worker-of = een arbeider van { $other_seat }
answer-person = { $person }
answer-action-use = een gebouw bezetten
answer-action-build = een gebouw plannen
answer-action-create = een kunstwerk plannen
answer-action-market = naar de markt gaan
answer-action-donate = een prediker een gift geven
answer-action-done = passen
answer-occupy =
    { $own ->
        [0] { $building } van { $other_seat } (veld { $field }), voor 1 prestige
        [theirs] de eigen { $building } (veld { $field })
       *[other] je eigen { $building } (veld { $field })
    }
answer-plan = { $building }, voor { $price }
answer-create = { $work }, voor { $price }
answer-hire = { $person } ({ $fees })
answer-donate = { $person }, voor { $florins } florijnen
answer-pulpit-chiesa = in je Chiesa
answer-pulpit-pulpit =
    { $named ->
        [0] in de kathedraal
       *[other] in de kathedraal, met twee worpen
    }
answer-face = een { $face }
answer-market-sell = een blokje verkopen
answer-market-buy = een blokje kopen
answer-market-trade = blokjes geven voor een ander
answer-market-done = de markt verlaten
answer-cube = { $cube }
answer-barter-give-done = niet verder ruilen
answer-use-yes = { $building } gebruiken (kosten: { $price })
answer-use-no = { $building } niet gebruiken
answer-build-yes = { $building } voltooien (kosten: { $price })
answer-build-no = { $building } opgeven en { $lost } prestige verliezen
answer-work = { $work }
answer-talent = als { $talent } (kosten met honorarium: { $price })
answer-talent-no = { $work } laten mislukken en { $lost } prestige verliezen

## Redenen

either-architect = architect
either-sculptor = beeldhouwer
either-painter = schilder
either-architect-sculptor = architect of beeldhouwer
either-architect-painter = architect of schilder
either-sculptor-painter = beeldhouwer of schilder
either-architect-sculptor-painter = architect, beeldhouwer of schilder
both-architect = architect
both-sculptor = beeldhouwer
both-painter = schilder
both-architect-sculptor = architect en beeldhouwer
both-architect-painter = architect en schilder
both-sculptor-painter = beeldhouwer en schilder

reason-placed-already = { $seat } heeft al een plaats in de beurtvolgorde.
reason-family-taken = { $other_seat } leidt de familie { $family } al.
reason-not-to-start-with = Met { $building } kun je niet beginnen.
reason-no-tile-left =
    { $needs ->
        [one] De enige tegel van { $building } is al weg.
        [2] Beide tegels van { $building } zijn al weg.
       *[other] Van { $building } zijn er { $needs } tegels, en die zijn allemaal al weg.
    }
reason-alike-in-district = Je begint al met { $building }; je eerste twee gebouwen moeten verschillen.
reason-not-in-bag = Niet in de zak: { $person }.
reason-no-worker-anywhere = Geen enkele andere familie heeft een arbeider in haar materiaalvak.
reason-no-artist-in-town = Er is geen kunstenaar met een naam in de stad.
reason-no-preacher-in-town = Er is geen prediker met een naam in de stad.
reason-not-another-family =
    { $own ->
        [0] Speler { $has } doet niet mee: er zijn { $needs } spelers.
       *[other] Het moet een arbeider van een andere familie zijn, niet van jezelf.
    }
reason-no-worker-there = { $other_seat } heeft geen arbeider in het materiaalvak.
reason-not-in-town = { $person } is niet in de stad: onder de kaarten “Leven in Florence” ligt niemand met die naam.
reason-no-building-to-occupy =
    { $buildings ->
        [0] Er is geen gebouw dat je kunt bezetten: er staan nog alleen woonhuizen.
       *[other] { $free ->
            [0] Er is geen gebouw dat je kunt bezetten: op elk gebouw staat deze ronde al een arbeider.
           *[other] De gebouwen die nog vrij zijn, zijn van anderen: ze kosten 1 prestige, en bij { $has } kun je die niet betalen.
        }
    }
reason-no-field-free = Alle { $needs } velden van je wijk zijn bebouwd of in aanbouw.
reason-no-artwork-to-plan =
    { $has ->
        [0] Er is geen kunstwerk meer over om te plannen.
       *[other] Je kunt geen kunstwerk plannen: voor wat er over is, is deze ronde geen kunstenaar meer beschikbaar.
    }
reason-market-once = Je hebt al een arbeider op de markt; elke familie mag er maar één sturen.
reason-no-place-to-preach =
    Er is geen plek voor een prediker: in je Chiesa wordt al gepreekt ({ $person }), en { $pulpit ->
        [0] de kansel van de kathedraal is nog niet voltooid
       *[other] de kansel van de kathedraal is deze ronde van { $holder_seat }
    }.
reason-no-preacher-to-choose =
    { $left ->
        [0] Deze ronde is er geen prediker meer over.
       *[other] Je kunt geen prediker kiezen: { $cause ->
            [florins] je hebt { $has } florijnen, en elk van de overgebleven predikers vraagt meer
            [points] elk van de overgebleven predikers kost meer bisschopspunten of prestige dan je hebt
           *[both] voor elk van de overgebleven predikers kom je florijnen, bisschopspunten of prestige tekort
        }.
    }
reason-no-building-there =
    { $there ->
        [0] Speler { $has } doet niet mee: er zijn { $needs } spelers.
       *[other] { $own ->
            [0] { $other_seat } heeft geen voltooid gebouw op veld { $field }.
           *[other] Je hebt geen voltooid gebouw op veld { $field }.
        }
    }
reason-home = { $building } is een woonhuis: dat levert in fase 1 inkomsten op en wordt nooit bezet.
reason-occupied =
    { $occupant_own ->
        [0] { $occupant_seat } heeft al een arbeider op { $building }; per ronde kan er op elk gebouw maar één staan.
       *[other] Je hebt al een arbeider op { $building }; per ronde kan er op elk gebouw maar één staan.
    }
reason-lowest-prestige = Een gebouw van een andere familie kost 1 prestige, en met { $has } kun je dat niet betalen; je hebt minstens { $needs } nodig.
reason-work-completed =
    { $own ->
        [0] { $holder_seat } heeft { $work } al voltooid.
       *[other] Je hebt { $work } al voltooid.
    }
reason-work-planned =
    { $own ->
        [0] { $holder_seat } heeft deze ronde al een arbeider op { $work }.
       *[other] Je hebt al een arbeider op { $work }.
    }
reason-no-artist-for-it = Voor { $work } is een { $needs } nodig, en die is er deze ronde niet meer.
reason-talent-missing =
    { $named ->
        [0] Voor { $work } is een { $needs } nodig.
       *[other] Voor { $work } is een { $needs } nodig; { $person } is { $has }.
    }
reason-artist-hired =
    { $own ->
        [0] { $holder_seat } heeft { $person } deze ronde al ingehuurd, voor { $work }.
       *[other] Je hebt { $person } deze ronde al ingehuurd, voor { $work }.
    }
reason-artist-guarded = { $captain_seat } bewaakt { $person }: alleen de Kapitein mag deze kunstenaar deze ronde inhuren.
reason-nameless-hired =
    { $needs ->
        [one] De enige { $person } is deze ronde al ingehuurd.
        [2] Beide zijn deze ronde al ingehuurd: er is geen { $person } meer over.
       *[other] Alle { $needs } zijn deze ronde al ingehuurd: er is geen { $person } meer over.
    }
reason-preacher-used =
    { $named ->
        [0] { $needs ->
            [one] De enige { $person } heeft deze ronde al een gift gekregen.
            [2] Beide hebben deze ronde al een gift gekregen: er is geen { $person } meer over.
           *[other] Alle { $needs } hebben deze ronde al een gift gekregen: er is geen { $person } meer over.
        }
       *[other] { $person } heeft deze ronde al een gift gekregen.
    }
reason-preacher-banished = De Bisschop heeft { $person } voor deze ronde verbannen.
reason-fee-not-payable =
    De gift betaal je meteen: { $needs } florijnen ({ $person }); { $has ->
        [0] je hebt er geen
       *[other] je hebt er maar { $has }
    }.
reason-bishop-points-too-low =
    { $person } kost { $needs ->
        [one] één bisschopspunt
       *[other] { $needs } bisschopspunten
    }; je hebt er { $has ->
        [0] geen
       *[other] maar { $has }
    }.
reason-prestige-too-low = Voor { $person } moet je prestige minstens { $needs } zijn; het is { $has }.
reason-chiesa-taken = In je Chiesa preekt al iemand ({ $person }); er is plaats voor één prediker per ronde.
reason-pulpit-taken = Op de kansel preekt al iemand ({ $person }, gestuurd door { $holder_seat }); er is plaats voor één prediker per ronde.
reason-each-once = Dit heb je deze ronde al op de markt gedaan; elk van de drie mag maar één keer.
reason-no-cube-to-sell = Je hebt geen blokje om te verkopen.
reason-price-not-payable =
    Een blokje kost { $needs } florijnen; { $has ->
        [0] je hebt er geen
       *[other] je hebt er maar { $has }
    }.
reason-nothing-to-buy = De voorraad is leeg.
reason-too-few-to-trade =
    Voor een ruil geef je { $needs } blokjes; je hebt er { $has ->
        [0] geen
       *[other] maar { $has }
    }.
reason-no-cube = Je hebt geen { $cube }.
reason-not-in-supply = In de voorraad ligt geen { $cube }.
reason-cubes-in-order = Blokjes noem je van marmer tot specerijen; je bent al bij { $last_cube }, dus { $cube } komt te laat. Neem terug wat je hebt genoemd om anders te kiezen.
reason-too-few-from-here =
    Je moet nog { $needs ->
        [one] één blokje
       *[other] { $needs } blokjes
    } noemen, van marmer tot specerijen, en vanaf { $cube } { $has ->
        [0] kun je er geen
        [one] kun je er maar één
       *[other] kun je er maar { $has }
    } noemen.
reason-use-not-payable = { $building } gebruiken kost { $price }; je komt { $lacking } tekort.
reason-nothing-to-take = Voor dit blokje ({ $cube }) ligt er in de voorraad te weinig van andere soorten om terug te nemen.
reason-kind-given = Je hebt { $cube } gegeven; wat je neemt, moet van een andere soort zijn.
reason-build-not-payable = { $building } bouwen kost { $price }; je komt { $lacking } tekort.
reason-not-planned = { $work } hoort niet bij de kunstwerken die je nog moet afhandelen.
reason-not-its-turn = Eerst komen de kunstwerken in je wijk, dan die in de Florentijnse gebouwen en dan die in de kathedraal: { $work } komt later.
reason-work-without-talent = Voor { $work } is een { $needs } nodig, niet dit talent: { $talent }.
reason-artist-without-talent = Deze kunstenaar ({ $person }) is { $has }, geen { $talent }.
reason-work-not-payable =
    { $work } ({ $person }{ $fee ->
        [0] {""}
       *[other] , als { $talent }
    }) kost { $price }{ $fee ->
        [0] {""}
       *[other] , met het honorarium van { $fee } florijnen erbij
    }; je komt { $lacking } tekort.

## Gebeurtenissen

event-placed =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } plaats { $place } in de beurtvolgorde.
event-family =
    { $you ->
        [seat] Je leidt
       *[none] { $seat } leidt
    } de familie { $family }.
event-start-building =
    { $you ->
        [seat] Je begint
       *[none] { $seat } begint
    } met { $building } op veld { $field }.
event-drawn = { $person } komt naar de stad, onder Leven { $life }.
event-round = Ronde { $round } van { $rounds }.
event-income =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } als inkomsten { $goods }.
event-income-rolled = De inkomstendobbelsteen: voor iedereen één blokje ({ $cube }).
event-income-short = De inkomstendobbelsteen geeft { $cube } aan, maar daar is niet genoeg van: iedereen krijgt in plaats daarvan { $florins } florijnen.
event-own-income =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } als eigen inkomsten { $goods }.
event-worker-guarded =
    Als Kapitein { $you ->
        [seat] bewaak je een arbeider van { $other_seat }
        [target] bewaakt { $seat } een van je arbeiders
       *[none] bewaakt { $seat } een arbeider van { $other_seat }
    }.
event-artist-guarded =
    Als Kapitein { $you ->
        [seat] bewaak je
       *[none] bewaakt { $seat }
    } { $person }.
event-converted =
    Als Bisschop { $you ->
        [seat] stuur je een arbeider van { $other_seat }
        [target] stuurt { $seat } een van je arbeiders
       *[none] stuurt { $seat } een arbeider van { $other_seat }
    } terug naar de reserve{ $gained ->
        [0] .
       *[other] {""} en { $you ->
            [seat] haal je
           *[none] haalt
        } er zelf een uit eigen reserve.
    }
event-banished =
    Als Bisschop { $you ->
        [seat] verban je
       *[none] verbant { $seat }
    } { $person } voor deze ronde.
event-occupied =
    { $you ->
        [seat] Je bezet { $building } van { $other_seat } (veld { $field }) en betaalt
        [target] { $seat } bezet je { $building } (veld { $field }) en betaalt
       *[none] { $seat } bezet { $building } van { $other_seat } (veld { $field }) en betaalt
    } daarvoor 1 prestige.
event-occupied-own =
    { $you ->
        [seat] Je bezet je eigen { $building }
       *[none] { $seat } bezet { $building } in de eigen wijk
    }, op veld { $field }.
event-planned =
    { $you ->
        [seat] Je plant
       *[none] { $seat } plant
    } { $building } op veld { $field }.
event-hired =
    { $you ->
        [seat] Je huurt
       *[none] { $seat } huurt
    } { $whom } in voor { $work }.
event-to-market =
    { $you ->
        [seat] Je stuurt
       *[none] { $seat } stuurt
    } een arbeider naar de markt.
event-donated =
    { $you ->
        [seat] Je geeft
       *[none] { $seat } geeft
    } { $florins } florijnen aan { $whom }, die in { $you ->
        [seat] je
       *[none] de eigen
    } Chiesa preekt.
event-donated-in-pulpit =
    { $you ->
        [seat] Je geeft
       *[none] { $seat } geeft
    } { $florins } florijnen aan { $whom }, die op de kansel van de kathedraal preekt.
event-preached =
    De preek verandert { $you ->
        [seat] je punten
       *[none] de punten van { $seat }
    }: { $goods }.
event-rolled = De dobbelsteen geeft { $face } aan.
event-followers =
    { $you ->
        [seat] Je
       *[none] { $seat }
    } krijgt er { $workers ->
        [0] geen arbeider bij: de reserve is leeg
        [one] één arbeider bij
       *[other] { $workers } arbeiders bij
    }.
event-passed =
    { $you ->
        [seat] Je past
       *[none] { $seat } past
    }.
event-sold =
    { $you ->
        [seat] Je verkoopt
       *[none] { $seat } verkoopt
    } { $cube } voor { $florins } florijnen.
event-bought =
    { $you ->
        [seat] Je koopt
       *[none] { $seat } koopt
    } { $cube } voor { $florins } florijnen.
event-traded =
    { $you ->
        [seat] Je geeft
       *[none] { $seat } geeft
    } { $cube }.
event-traded-for =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } er { $cube } voor terug.
event-used =
    { $you ->
        [seat] Je gebruikt
       *[none] { $seat } gebruikt
    } { $building }.
event-declined =
    { $you ->
        [seat] Je gebruikt
       *[none] { $seat } gebruikt
    } { $building } niet.
event-paid =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } { $goods }.
event-yielded =
    { $you ->
        [seat] Je krijgt
       *[none] { $seat } krijgt
    } { $goods }.
event-cube-chosen =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } { $cube }.
event-bartered =
    { $you ->
        [seat] Je ruilt
       *[none] { $seat } ruilt
    } { $cube }.
event-bartered-for =
    { $you ->
        [seat] Je neemt
       *[none] { $seat } neemt
    } daarvoor { $cube }.
event-built =
    { $you ->
        [seat] Je voltooit
       *[none] { $seat } voltooit
    } { $building } op veld { $field }{ $prestige ->
        [0] .
       *[other] : { $prestige } prestige.
    }
event-not-built =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } niet voor { $building } en verliest { $lost } prestige.
event-completed =
    { $you ->
        [seat] Je laat
       *[none] { $seat } laat
    } { $work } voltooien door { $whom } ({ $talent }): { $goods }.
event-fame-rolled = De dobbelsteen geeft { $face } aan.
event-fame =
    De faam van { $whom }: { $fame } prestige voor { $you ->
        [seat] jou
       *[none] { $seat }
    }.
event-masterpiece = Een meesterwerk! De kaart van { $person } wordt omgedraaid naar de blauwe kant.
event-failed =
    { $you ->
        [seat] Je betaalt
       *[none] { $seat } betaalt
    } niet voor { $work } en verliest { $lost } prestige.
event-palazzo-complete =
    { $you ->
        [seat] Je Palazzo
       *[none] Het Palazzo van { $seat }
    } is compleet: { $prestige } prestige.
event-chiesa-complete =
    { $you ->
        [seat] Je Chiesa
       *[none] De Chiesa van { $seat }
    } is compleet: { $bishop ->
        [one] 1 bisschopspunt
       *[other] { $bishop } bisschopspunten
    }.
event-captain-named =
    { $you ->
        [seat] Je wordt
       *[none] { $seat } wordt
    } Volkskapitein{ $certificates ->
        [0] , zonder prestige om in certificaten om te zetten.
       *[other] {""} en zet { $certificates } prestige om in certificaten.
    }
event-no-captain = Niemand heeft als enige het meeste prestige: er is geen Kapitein.
event-bishop-named =
    { $you ->
        [seat] Je wordt
       *[none] { $seat } wordt
    } Bisschop.
event-no-bishop = Niemand wordt Bisschop.
event-cardinal =
    { $you ->
        [seat] Je wordt
       *[none] { $seat } wordt
    } Kardinaal: { $prestige } prestige, en de bisschopspunten gaan terug naar 0.
event-first =
    { $you ->
        [seat] Je staat
       *[none] { $seat } staat
    } vooraan in de nieuwe beurtvolgorde.
event-left = { $person } verlaat het spel.
event-arrived = { $person } komt naar de stad, onder Leven { $life }.
event-ended = Ronde { $round } was de laatste.

## Vooruitblik

forecast-now = Nu heb je { $have }.
forecast-market = Op de markt, voordat je handelt: { $have }.
forecast-use = Je gebruikt { $building } (veld { $field } van { $other_seat }); daarna { $have }.
forecast-use-lacking = Je kunt { $building } (veld { $field } van { $other_seat }) niet gebruiken: je komt { $lacking } tekort. Daarna { $have }.
forecast-use-spared = Je laat { $building } (veld { $field } van { $other_seat }) ongebruikt, omdat je wat het kost ({ $price }) nodig hebt voor een belofte. Daarna { $have }.
forecast-build = Je voltooit { $building }; daarna { $have }.
forecast-build-lacking = Je kunt { $building } niet betalen: je komt { $lacking } tekort. Daarna { $have }.
forecast-work = { $work } wordt voltooid ({ $person }); daarna { $have }.
forecast-work-lacking = Je kunt { $work } ({ $person }) niet betalen: je komt { $lacking } tekort. Daarna { $have }.
forecast-end = Aan het einde van de ronde: { $have }.

## Puntenlijst

line-certificates = certificaten
line-prestige = prestige op het spoor
line-captain = Kapitein in de laatste ronde
line-bishop = Bisschop in de laatste ronde
line-cubes =
    { $number ->
        [one] één blokje
       *[other] { $number } blokjes
    }
line-florins = { $florins } florijnen
line-empty-fields =
    { $number ->
        [one] één veld zonder voltooid gebouw
       *[other] { $number } velden zonder voltooid gebouw
    }
line-palazzo-uncompleted =
    { $number ->
        [one] één onvoltooid kunstwerk in het Palazzo
       *[other] { $number } onvoltooide kunstwerken in het Palazzo
    }
line-chiesa-uncompleted =
    { $number ->
        [one] één onvoltooid kunstwerk in de Chiesa
       *[other] { $number } onvoltooide kunstwerken in de Chiesa
    }
line-no-palazzo = geen enkel kunstwerk in het Palazzo
line-no-chiesa = geen enkel kunstwerk in de Chiesa

## Waaruit een advies bestaat

term-points = Gescoorde punten
term-workers = Arbeiders die nog ingezet kunnen worden
term-goods = Blokjes en florijnen in voorraad
term-income = Wat elke ronde gaat opbrengen
term-offices = De ambten: Kapitein, Bisschop en Kardinaal
term-district = De eigen wijk
term-prospects = Kunstwerken in het vooruitzicht
term-prospects-named =
    Het vooruitzicht op { $what }{ $more ->
        [yes] {" "}en andere kunstwerken
       *[no] { "" }
    }
term-rest = Kleinere verschillen
term-rivals =
    Wat het de beste tegenstander { $gain ->
        [no] oplevert
       *[yes] kost
    }

## Waarom een plan beter is: wat er vaker of minder vaak mee gebeurt

because-completed =
    { $you ->
        [seat] je voltooit
       *[none] { $seat } voltooit
    } { $work }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-failed =
    { $you ->
        [seat] je breekt
       *[none] { $seat } breekt
    } de belofte { $work }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-built =
    { $you ->
        [seat] je voltooit
       *[none] { $seat } voltooit
    } { $building }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-not-built =
    { $you ->
        [seat] je laat
       *[none] { $seat } laat
    } het geplande gebouw { $building } { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }vallen
because-palazzo-complete =
    { $you ->
        [seat] je Palazzo
       *[none] het Palazzo van { $seat }
    } komt { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }compleet
because-chiesa-complete =
    { $you ->
        [seat] je Chiesa
       *[none] de Chiesa van { $seat }
    } komt { $happens ->
        [no] niet{ " " }
       *[yes] { "" }
    }compleet
because-captain =
    { $you ->
        [seat] je wordt
       *[none] { $seat } wordt
    } { $happens ->
        [no] geen{ " " }
       *[yes] { "" }
    }Volkskapitein
because-bishop =
    { $you ->
        [seat] je wordt
       *[none] { $seat } wordt
    } { $happens ->
        [no] geen{ " " }
       *[yes] { "" }
    }Bisschop
because-cardinal =
    { $you ->
        [seat] je wordt
       *[none] { $seat } wordt
    } { $happens ->
        [no] geen{ " " }
       *[yes] { "" }
    }Kardinaal
because-promised =
    { $you ->
        [seat] je plant
       *[none] { $seat } plant
    } { $work }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-planned =
    { $you ->
        [seat] je plant
       *[none] { $seat } plant
    } { $building }{ $happens ->
        [no] { " " }niet
       *[yes] { "" }
    }
because-converted =
    { $you ->
        [seat] je bekeert { $happens ->
            [no] geen
           *[yes] een
        } arbeider van { $other_seat }
        [target] { $seat } bekeert { $happens ->
            [no] geen
           *[yes] een
        } van je arbeiders
       *[none] { $seat } bekeert { $happens ->
            [no] geen
           *[yes] een
        } arbeider van { $other_seat }
    }

## Tafelbeeld

picture-over = Het spel is afgelopen.
picture-title = Ronde { $round } van { $rounds }: { $phase }
picture-order = Beurtvolgorde: { $order }
picture-supply = Voorraad: { $cubes }
picture-signs = m marmer, w hout, g goud, t metaal, c laken, s specerijen; ƒ florijnen, ★ prestige, † bisschopspunten, ⚒ arbeiders, ? blokje naar keuze, ⇄ keer ruilen
picture-life = Leven in Florence (a architect, s beeldhouwer, p schilder; x ingezet, * meesterwerk, ! afgeschermd)
picture-work = kunstwerk
picture-talents = talenten
picture-cost = kosten
picture-gain = punten
picture-income = inkomsten
picture-crest = wapen
picture-buildings = Gebouwen in voorraad: bouwkosten | gebruikskosten > opbrengst of inkomsten
picture-seat = speler
picture-family = familie
picture-prestige = ★
picture-certificates = certificaten
picture-bishop = †
picture-florins = ƒ
picture-cubes = blokjes
picture-workers = ⚒ klaar+reserve
picture-offices = ambten
picture-district = { $seat }: { $lots } / { $works }
picture-chiesa = in de Chiesa: { $person }

## Problemen van een editiebestand

problem-unknown-name = “{ $path }”: “{ $found }” bestaat niet; wel: { $known }.
problem-names-alike = “{ $path }”: twee namen worden hetzelfde geschreven.
problem-too-few-to-draft = “{ $path }”: zonder de soort die het meest voorkomt, moeten er minstens { $least } tegels zijn om mee te beginnen.

## Regels

chapter-L1 = Spelmateriaal
chapter-L2 = Voorbereiding
chapter-L3 = Fase 1: inkomsten
chapter-L4 = Fase 2 en 3: de macht van de ambten
chapter-L5 = Fase 4: arbeiders inzetten
chapter-L6 = Fase 5: markt
chapter-L7 = Fase 6: wijken
chapter-L8 = Fase 7: kunstwerken
chapter-L9 = Fase 8: ambten en beurtvolgorde
chapter-L10 = Fase 9: einde van de ronde
chapter-L11 = Eindtelling
chapter-L12 = Opties
chapter-L13 = Open en verborgen informatie

rule-L1-1 = Blokjes: { $cubes_marble } marmer, { $cubes_wood } hout, { $cubes_gold } goud, { $cubes_metal } metaal, { $cubes_cloth } laken en { $cubes_spice } specerijen. Waar de families mee beginnen, komt hieruit; betaalde blokjes gaan terug; niemand krijgt meer dan er in de voorraad ligt. Florijnen, certificaten en wapenschilden zijn er onbeperkt.
rule-L1-2 = Elke familie (Medici, Pazzi, Pitti, Rucellai, Strozzi) heeft { $workers } arbeiders en een wijk met de bouwvelden 1 tot en met 8, een Palazzo en een Chiesa met elk vier kunstwerken. Een arbeider is altijd op precies één plek: in de reserve, in het materiaalvak, ingezet (gebouw, gebouw in aanbouw, kunstwerk, markt, prediker) of bewaakt op Leven VI.
rule-L1-3 = Er zijn { $tiles } gebouwtegels met { $kinds } namen; sommige namen komen maar één keer voor. Zolang er tegels van zijn, mag je een gebouw twee keer in je wijk bouwen.
rule-L1-4 = Op het hoofdbord staan { $city_works } kunstwerken: één van de Banco, telkens twee van Battistero, Lastricato, Ospedale, Palazzo della Signoria en Palazzo Vescovile, en { $cathedral_works } van de kathedraal.
rule-L1-5 = Personen: { $artists } kunstenaars en { $preachers } predikers met een naam; van elk talent { $nameless_each } naamloze kunstenaars, en { $nameless_preachers } naamloze predikers. De talenten zijn architect, beeldhouwer en schilder. Er zijn zeven kaarten “Leven in Florence”, I tot en met VII: een persoon met een naam ligt onder de kaart met het nummer dat op de eigen kaart staat, en schuift elke ronde één kaart omlaag. De naamlozen zijn er altijd.
rule-L1-6 = Prestige loopt van { $lowest } omhoog; wie daar nog onder zou zakken, verliest niets meer. Bisschopspunten lopen van 0 omhoog, zonder einde. Florijnen en blokjes zijn open.
rule-L2-1 = Elke familie begint met { $start_florins } florijnen, { $start_cubes ->
        [one] 1 blokje
       *[other] { $start_cubes } blokjes
    } van elke soort, { $start_workers } arbeiders in haar materiaalvak en de rest in de reserve.
rule-L2-2 = Elke familie begint met twee voltooide gebouwen, die geen prestige opleveren: eerst in beurtvolgorde één op veld 1, daarna in omgekeerde volgorde het tweede op veld 2. Je kiest uit { $drafted }, geen twee gelijke in één wijk. Met de optie “Gebouwen voor de eerste partij” liggen ze vast: { $first_game }. De families worden op volgorde van plaats verdeeld, of gekozen in beurtvolgorde.
rule-L2-3 = Alle { $named } personen met een naam zitten in de zak; met 2, 3, 4 of 5 spelers worden er { $drawn_2 }, { $drawn_3 }, { $drawn_4 } of { $drawn_5 } getrokken, elk onder de eigen kaart Leven.
rule-L2-4 = De beurtvolgorde wordt geloot. In ronde 1 vervallen de fasen 1 tot en met 3; de eerste ambten worden in fase 8 van die ronde toegekend.
rule-L3-1 = Fase 1, vanaf ronde 2: in beurtvolgorde krijgt elke familie { $income_florins } florijnen, { $income_marble } marmer, { $income_wood } hout en { $income_workers } arbeiders uit de reserve in het materiaalvak. Is er te weinig in de voorraad, dan gaat het in beurtvolgorde tot het op is, zonder vergoeding.
rule-L3-2 = Daarna gooit de eerste speler één keer voor allen: iedereen krijgt één blokje van de aangegeven soort (1 { $die_1 }, 2 { $die_2 }, 3 { $die_3 }, 4 { $die_4 }, 5 { $die_5 }, 6 { $die_6 }). Liggen daarvan in de voorraad minder blokjes dan er families zijn, dan krijgt iedereen in plaats daarvan { $instead } florijnen.
rule-L3-3 = Daarna volgen, in beurtvolgorde, de eigen inkomsten: wat er staat bij elk kunstwerk in de stad met jouw wapenschild, vanaf de ronde na de voltooiing, en bij elk voltooid woonhuis in je wijk ({ $homes }). Blokjes krijg je zolang de voorraad strekt, arbeiders zolang de reserve strekt.
rule-L4-1 = Fase 2: de Volkskapitein mag voor deze ronde iemand bewaken. Dat is ofwel één arbeider uit het materiaalvak van een andere familie (die in fase 9 teruggaat naar de reserve van de eigenaar), ofwel één kunstenaar met een naam die in de stad is, geen prediker: alleen de Kapitein mag die kunstenaar deze ronde inhuren, met arbeider en honorarium zoals altijd. Bewaakte kunstenaars worden net als de anderen ouder.
rule-L4-2 = Fase 3: de Bisschop mag een arbeider bekeren of een prediker verbannen. Bekeren: één arbeider van een tegenstander gaat uit diens materiaalvak naar diens reserve, en één eigen arbeider uit de reserve naar het eigen materiaalvak (is de eigen reserve leeg, dan alleen het eerste). Verbannen: een prediker met een naam die in de stad is, kan deze ronde door niemand worden gebruikt. Kapitein en Bisschop mogen dezelfde familie treffen; wie beide ambten heeft, mag van allebei gebruikmaken.
rule-L5-1 = Fase 4: in beurtvolgorde, steeds weer rond en telkens één actie, zet iedereen één arbeider uit het eigen materiaalvak in. Wie daar geen arbeider meer heeft, doet niet meer mee; wie past, doet deze fase niet meer mee. Wat je plant, hoef je nu nog niet te kunnen betalen. Wie beide ambten heeft, voert twee acties achter elkaar uit (optie).
rule-L5-2 = A: bezet een voltooid gebouw zonder arbeider, van jezelf of van een ander; één arbeider per gebouw en per ronde; nooit een Casa, Casamento of Palagio. Een gebouw van een ander kost meteen 1 prestige, dat naar de eigenaar gaat en dat je nooit terugkrijgt; met { $lowest } prestige mag het niet. De gebruikskosten spelen pas in fase 6 een rol.
rule-L5-3 = B: plan een gebouw: neem een tegel uit de voorraad en leg die met een arbeider erop als gebouw in aanbouw op het laagste veld van je wijk zonder tegel; dat kan niet als op alle acht al een tegel ligt. Plan je er meer in een ronde, dan komen ze op de volgende velden. Tot fase 6 is de tegel uit de voorraad, en deze ronde kan het gebouw niet worden gebruikt.
rule-L5-4 = C: plan een kunstwerk: zet een arbeider op een kunstwerk dat niet voltooid is en waar geen arbeider op staat, in je eigen wijk of op het hoofdbord, en kies een kunstenaar met minstens één van de gevraagde talenten, van wie het fiche op de eigen kaart ligt: in de stad, deze ronde door niemand ingehuurd en niet door een ander bewaakt. Kunstenaars met een naam zijn er één keer per ronde; van de naamlozen zijn er per talent { $nameless_each } voor alle families samen, elk één keer per ronde. Kunstwerk en honorarium betaal je in fase 7.
rule-L5-5 = D: de markt, hoogstens één arbeider per familie.
rule-L5-6 = E: geef een gift aan een prediker in de stad die deze ronde nog niet is gebruikt en niet is verbannen. De gift betaal je meteen en volledig. Hij preekt in je Chiesa, of op de kansel van de kathedraal als de Pulpito in een eerdere ronde is voltooid, door wie dan ook; in je Chiesa is per ronde plaats voor één prediker, en op de kansel voor één van alle families samen. Gooi op zijn tabel: zoveel arbeiders komen uit je reserve naar je materiaalvak, zolang de reserve strekt, en ze zijn nog in deze fase inzetbaar; op de kansel gooi je twee keer en geldt de beste worp. De naamlozen kosten { $nameless_fee } florijnen en leveren zonder worp { $nameless_workers } arbeiders op, ook op de kansel; er zijn er { $nameless_preachers } voor alle families. Prestige en bisschopspunten van de kaart gelden meteen; je kunt hem niet kiezen als je bisschopspunten onder 0 of je prestige onder { $lowest } zouden komen.
rule-L6-1 = Fase 5: wie een arbeider op de markt heeft, mag, in beurtvolgorde, elk van deze dingen hoogstens één keer doen, in een volgorde naar keuze; niets is verplicht: één eigen blokje verkopen voor { $sale } florijnen; één blokje uit de voorraad kopen voor { $price }; { $traded } eigen blokjes, gelijk of niet, geven voor één blokje naar keuze uit de voorraad. Gegeven blokjes liggen meteen in de voorraad. Eén familie maakt al haar keuzes voordat de volgende begint.
rule-L7-1 = Fase 6: eerst alle velden 1, wijk voor wijk in beurtvolgorde; dan alle velden 2; en zo verder tot en met 8. Alleen op een veld met een arbeider gebeurt iets. De eigenaar van de arbeider beslist en krijgt de opbrengst, ook in de wijk van een ander; daarna gaat de arbeider terug naar de reserve. Met wat de ene stap oplevert, kun je in een latere betalen.
rule-L7-2 = Een voltooid gebouw: betaal alle gebruikskosten en krijg de hele opbrengst, blokjes zolang de voorraad strekt, met wat je net hebt betaald erbij; of zie ervan af, zonder straf, maar ook zonder het betaalde prestige terug te krijgen. “Blokje naar keuze” is er een van een soort die in de voorraad ligt. “Keer ruilen” betekent: tot twee eigen blokjes, elk voor één blokje van een andere soort uit de voorraad. Arbeiders die een gebouw oplevert, komen uit je reserve naar je materiaalvak, zolang de reserve strekt.
rule-L7-3 = Een gebouw in aanbouw: betaal alle kosten, draai de tegel om en krijg het prestige dat erop staat. Kun of wil je dat niet, dan verlies je { $building_failure } prestige, betaal je niets en gaat de tegel terug naar de voorraad.
rule-L7-4 = Een gebouw wordt alleen op het laagste vrije veld voltooid. Mislukt er een, dan schuiven de tegels die in die wijk op hogere velden zijn gepland, meteen aan, maar elke tegel wordt nog afgehandeld in de stap van het veld waarop die was gepland. Na fase 6 liggen de tegels van een wijk aaneengesloten.
rule-L8-1 = Fase 7: in beurtvolgorde handelt elke familie al haar geplande kunstwerken af voordat de volgende begint: eerst de eigen wijk, dan de Florentijnse gebouwen, dan de kathedraal; binnen elk daarvan in een volgorde naar keuze.
rule-L8-2 = Kies een talent dat bij zowel het kunstwerk als de kunstenaar hoort; betaal de blokjes en florijnen van het kunstwerk en het honorarium voor dat talent, alles of niets. Je krijgt dan het prestige en de bisschopspunten die erbij staan, legt een wapenschild op het kunstwerk en gooit op de rij van de kunstenaar voor extra prestige; in de kathedraal gooi je twee keer, en dan telt de hoogste waarde, of bij gelijke waarden de eerste worp.
rule-L8-3 = Geeft de worp die telt bij een kunstenaar met een naam een gouden vak aan, dan is het een meesterwerk: de kaart wordt voorgoed naar de blauwe kant omgedraaid. Daar zijn de gouden vakken evenveel waard als de beste andere waarde in hun rij en tellen ze niet meer als goud. Dat de kaart wordt omgedraaid, is bekend; de waarden van haar blauwe kant zijn door ons gereconstrueerd (X).
rule-L8-4 = Niet betaald, omdat je niet kunt of wilt: je verliest { $district_failure } prestige in de wijk, { $city_failure } bij een Florentijns gebouw, { $cathedral_failure } in de kathedraal, en nog eens { $artist_failure } als de kunstenaar een naam had, maar je zakt nooit onder { $lowest }; blokjes en florijnen houd je, en er zijn geen punten en geen worp. Kunstenaar en arbeider gaan terug; het kunstwerk mag in een latere ronde opnieuw worden gepland.
rule-L8-5 = Het vierde kunstwerk van je Palazzo levert eenmalig { $palazzo_prestige } prestige op, het vierde van je Chiesa eenmalig { $chiesa_bishop } bisschopspunten.
rule-L9-0 = Fase 8, in deze volgorde: Kapitein, Bisschop, Kardinalen, beurtvolgorde. Een ambt heb je één ronde; wie nu niet wordt benoemd, geeft het terug, ook bij een gelijke stand.
rule-L9-1 = Kapitein wordt wie als enige bovenaan staat op het prestigespoor; certificaten tellen niet mee, en er is geen minimum. De Kapitein neemt certificaten ter waarde van deze punten (onder 1 geen) en gaat op het spoor terug naar 0. Bij een gelijke stand is er geen Kapitein en zet niemand prestige om.
rule-L9-2 = Bisschop wordt wie als enige de meeste bisschopspunten heeft, minstens { $bishop_needs }. De punten blijven staan. Bij een gelijke stand, of met minder punten, is er geen Bisschop.
rule-L9-3 = Kardinaal wordt iedereen met { $cardinal_needs } of meer bisschopspunten, en ook de zojuist benoemde Bisschop als dat de tweede keer op rij is: { $cardinal_prestige } prestige, nadat de Kapitein prestige heeft omgezet, en de bisschopspunten gaan naar 0; maar één keer, ook als allebei geldt. Het is geen ambt: de Bisschop blijft Bisschop en wordt bij een volgende benoeming opnieuw Kardinaal.
rule-L9-4 = De nieuwe beurtvolgorde: eerst de Kapitein, dan de Bisschop, de anderen onderling zoals ze waren. Is één speler Kapitein en Bisschop, dan komt die eerst en de anderen zoals ze waren. Zonder Kapitein komt vooraan de eerste van de oude volgorde die niet de Bisschop is, en als tweede de Bisschop. Is er geen Kapitein en geen Bisschop, dan blijft de volgorde gelijk.
rule-L10-1 = Fase 9: bewaakte en verbannen personen komen terug, een bewaakte arbeider gaat naar de reserve van de eigenaar, kunstenaars en predikers gaan terug naar hun kaart, en alle arbeiders, ingezet of niet, naar de reserve.
rule-L10-2 = In ronde { $rounds } eindigt het spel hier. Anders verdwijnen personen met een naam onder Leven I voorgoed; alle andere personen met een naam schuiven één kaart omlaag; daarna worden er evenveel nieuwe getrokken als er zijn verdwenen, voor zover er nog in de zak zitten; elk komt onder de kaart die erop staat en schuift pas de volgende ronde op. De naamlozen schuiven nooit op en verdwijnen nooit.
rule-L11-1 = Certificaten en prestige op het spoor tellen elk voor één punt, onder 0 negatief; de Kapitein die in fase 8 van de laatste ronde is benoemd, krijgt { $captain_points ->
        [one] 1 punt
       *[other] { $captain_points } punten
    } en de Bisschop { $bishop_points }; verder één punt per { $cubes_a_point } blokjes van alle soorten samen en één per { $florins_a_point } florijnen, allebei naar beneden afgerond.
rule-L11-2 = Je verliest { $empty_field ->
        [one] 1 punt
       *[other] { $empty_field } punten
    } per bouwveld zonder voltooid gebouw en { $uncompleted } per onvoltooid kunstwerk van je Palazzo en Chiesa; nog eens { $no_palazzo } zonder enig kunstwerk in het Palazzo en { $no_chiesa } zonder enig kunstwerk in de Chiesa. Bij een gelijke stand beslissen de meeste blokjes, dan de meeste florijnen; anders wordt de overwinning gedeeld.
rule-L12-1 = Korte partij: { $short_rounds } ronden, de gebouwen voor de eerste partij en voor iedereen een voltooid gebouw op veld 3: { $short_building }.
rule-L12-2 = Opties: gebouwen voor de eerste partij, korte partij, twee acties met beide ambten, families op volgorde van plaats of gekozen, open geheugen.
rule-L13-1 = Certificaten liggen gedekt, maar ze zijn allemaal openlijk genomen: het programma en de bots kennen ze; die van andere families zijn op tafel alleen te zien met de optie “Open geheugen”. Verborgen is alleen wat er uit de zak komt en wat de dobbelstenen aangeven.

## De waarden, in tabellen

figures-cubes = Blokjes
figures-family = Wat elke familie heeft
figure-workers = arbeiders
figure-florins = florijnen
figure-each-cube = blokjes van elke soort bij het begin
figure-first-workers = arbeiders bij het begin
figures-rounds = Ronden
figure-rounds-normal = gewone partij
figure-rounds-short = korte partij
figures-persons-drawn = Personen getrokken bij het begin
figures-income = Inkomsten per ronde
figure-income-instead = florijnen als het blokje van de dobbelsteen ontbreekt
figure-income-die = de zijden van de inkomstendobbelsteen
figures-market = Markt
figure-market-sale = florijnen voor een verkocht blokje
figure-market-price = florijnen voor een gekocht blokje
figure-market-given = blokjes geruild voor één
figures-offices = Ambten en sporen
figure-lowest-prestige = laagste prestige
figure-bishop-needs = bisschopspunten voor de Bisschop
figure-cardinal-needs = bisschopspunten voor de Kardinaal
figure-cardinal-prestige = prestige van de Kardinaal
figures-failure = Verloren prestige bij een gebroken belofte
figure-failure-building = een gebouw
figure-failure-district = een kunstwerk in de wijk
figure-failure-city = een kunstwerk van de stad
figure-failure-cathedral = een kunstwerk van de kathedraal
figure-named-artist = extra met een kunstenaar met een naam
figures-completion = Alle werken van een gebouw voltooid
figure-palazzo = Palazzo
figure-chiesa = Chiesa
figures-final = Eindtelling
figure-final-captain = punten van de Kapitein
figure-final-bishop = punten van de Bisschop
figure-cubes-a-point = blokjes voor een punt
figure-florins-a-point = florijnen voor een punt
figure-empty-field = verlies per leeg veld
figure-uncompleted = verlies per onvoltooid kunstwerk in de wijk
figure-no-palazzo = verlies zonder enig kunstwerk in het Palazzo
figure-no-chiesa = verlies zonder enig kunstwerk in de Chiesa
figures-draft = Gebouwen om uit te kiezen bij het begin
figure-draft-buildings = gebouwen
figures-first-game = Gebouwen van de eerste partij
figure-short-game = in een korte partij, voor iedereen
figures-tiles = Gebouwtegels
figure-kinds = soorten
figures-pulpit = De kansel
figure-opened-by = geopend door het werk
figures-building = De gebouwen
figure-copies = aantal
figure-build = om te bouwen
figure-use = om te gebruiken
figure-output = levert
figure-prestige = prestige
figure-income = inkomsten
figures-district-work = Kunstwerken van een wijk
figures-city-work = Kunstwerken van de stad
figures-cathedral-work = Kunstwerken van de kathedraal
figure-place = plaats
figure-talents = gemaakt door
figure-cost = kosten
figure-bishop = bisschopspunten
figures-artist = De kunstenaars
figure-life = leven: begint in kolom
figure-talent = als
figure-fee = honorarium in florijnen
figure-fame = faam bij 1 tot 6
figure-artist-gold = meesterwerk bij
figures-nameless-artists = Naamloze kunstenaars
figure-nameless-artists-each = van elk talent
figures-preacher = De predikers
figure-preacher-workers = arbeiders bij 1 tot 6
figures-nameless-preachers = Naamloze predikers
figure-nameless-preachers-count = aantal
figure-swaps = ruilen van blokjes
figure-any-cube = blokjes naar keuze
