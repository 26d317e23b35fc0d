review-title = Bespreking
review-about = Torri speelt de partij vanuit elke beslissing vele malen verder: met hoeveel punten kon ieder van jullie verwachten te winnen? Daarna bekijkt het elke beslissing met wat die speler wist, en zegt wat beter was geweest.
review-running-match = Een partij kan worden besproken zodra ze uit is.
review-effort-quick = Snelle bespreking
review-effort-quick-about = ongeveer een minuut
review-effort-thorough = Grondige bespreking
review-effort-thorough-about = een paar minuten, zekerder cijfers
review-asking = Kijken of er een bespreking is …
review-waiting = Anderen zijn aan de beurt. De bespreking begint zo.
review-preparing = De bespreking begint. Voor de eerste van een spel moet de computer zich voorbereiden: een of twee minuten, eenmalig.
review-working = De partij wordt besproken …
review-progress = { $done } van { $of } stappen
review-leave = Je mag deze pagina verlaten: de bespreking gaat door en blijft bij de partij.
review-cancel = Bespreking afbreken
review-status-cancelled = De bespreking is afgebroken.
review-status-failed = De bespreking is blijven steken. Er is niets verloren; probeer het nog eens.
review-again = Nog eens proberen
review-unreachable = De server is niet te bereiken. Er is niets verloren; probeer het zo nog eens.
review-made = { $playouts } keer verder gespeeld vanuit elke beslissing; ± { $error } punten
review-closer = Beter kijken
review-closer-about = De snelle cijfers blijven tot de grondige er zijn.

review-start = Begin
review-turn = Beurt { $number }
review-rule = Regel { $rule }
review-maestro = Maestro
review-seats = Wiens spel je ziet

review-margins = Verwachte voorsprong
review-margins-about = verwachte eindscore, min die van de beste tegenstander; ± { $error }
review-margins-said = Verwachte voorsprong van iedere speler in { $turns } beurten. { $ends }
review-margins-end = { $name } eindigt op { $margin }.
review-margins-ahead = vóór op de beste tegenstander
review-margins-behind = achter
review-margins-place = Plaats in de partij
review-margins-here = { $turn }: { $margins }
review-margins-one = { $name } { $margin }
review-margins-table = De voorsprong als tabel
review-margins-after = Na
review-luck = geluk
review-luck-of = van { $name }
review-mistake-here = Fout { $number } van { $name }, { $turn }: { $loss } punten

review-decision = { $name } beslist
review-decision-none = Hier beslist niemand.
review-decision-none-about = Een trekking, een antwoord dat vanzelf volgt, of het einde van de partij.
review-before = Vorige beslissing
review-after = Volgende beslissing
review-grade-good = zo goed als de beste
review-grade-inaccurate = onnauwkeurig, { $loss }
review-grade-mistake = fout, { $loss }
review-best = Het beste plan en het gespeelde
review-best-margin = verwachte voorsprong
review-given = { $name } koos dit
review-win = { $win }% kans op winst
review-knew = Beoordeeld naar wat { $name } toen wist.
review-line = Wat het betere plan doet
review-line-good = Wat het plan doet
review-why = Waarom het { $loss } meer waard is

review-margins-first = een eerste blik; de cijfers worden zekerder terwijl de bespreking wordt gemaakt
review-first-look = Een eerste blik: de grootste verandering kwam in { $turn }, { $name } { $change }.
review-nothing-more = verder niets
review-win-short = { $win }%
review-claims-about = Percentages: in hoeveel van de doorgespeelde partijen het gebeurt, met het betere plan en met het gekozen plan; ze worden { $game ->
        [patrizier] tot het einde gespeeld
        [florenza] gespeeld tot iedereen nog twee beurten heeft gehad, en daarna tot het einde van de ronde
       *[other] nog twee ronden gespeeld
    }.
review-because = Wat het zwaarst telt: { $gains }{ $has ->
        [yes] ; wat het kost: { $costs }
       *[no] { "" }
    }.
review-own-play = Eigen spel { $own } = beter dan verwacht { $found }, weggegeven { $lost }

review-luck-skill = Geluk en kunde
review-luck-skill-about = Waar elke voorsprong vandaan komt: wat aan het begin te verwachten was, wat trekkingen en verborgen kaarten hebben veranderd, wat de eigen beslissingen, en wat die van de anderen. Een tweede bespreking zou er in 95 van de 100 gevallen hoogstens ± van afwijken.
review-unlucky = { $name }: { $luck } pech (± { $error })
review-lucky = { $name }: { $luck } geluk (± { $error })
review-player = Speler
review-column-start = Begin
review-column-luck = Geluk
review-column-own = Eigen spel
review-column-rivals = Spel van anderen
review-column-margin = Voorsprong

review-mistakes = Grootste fouten
review-mistakes-none = Geen beslissing die iets noemenswaardigs kostte.
review-mistakes-smaller =
    { $count ->
        [one] Eén kleinere: { $loss }
       *[other] { $count } kleinere: samen { $loss }
    }
review-chose = { $name } koos
review-better = beter

review-sources = Waar de punten vandaan komen
review-sources-source = Bron
review-sources-sum = Score
review-source-firenze-commission = Opdrachten
review-source-firenze-balcony = Balkons
review-source-firenze-floor-tile = Eerste op een hoogte
review-source-firenze-privilege = Privileges
review-source-firenze-last-seal = Als eerste alle zegels geplaatst
review-source-firenze-majority = Meeste zegels in een kleur
review-source-firenze-festival = Feestkaarten
review-source-patrizier-higher-tower = Hoogste torens
review-source-patrizier-lower-tower = Laagste torens
review-source-patrizier-heads = Portretten
review-source-florenza-certificates = Certificaten
review-source-florenza-prestige = Prestige op het spoor
review-source-florenza-captain = Kapitein in de laatste ronde
review-source-florenza-bishop = Bisschop in de laatste ronde
review-source-florenza-cubes = Blokjes over
review-source-florenza-florins = Florijnen over
review-source-florenza-empty-fields = Velden zonder voltooid gebouw
review-source-florenza-palazzo-uncompleted = Onvoltooide kunstwerken in het Palazzo
review-source-florenza-chiesa-uncompleted = Onvoltooide kunstwerken in de Chiesa
review-source-florenza-no-palazzo = Geen kunstwerk in het Palazzo
review-source-florenza-no-chiesa = Geen kunstwerk in de Chiesa
