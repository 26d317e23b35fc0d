# Toernooien: competities, Zwitserse en duplicate-toernooien.

events-title = Toernooien
events-about = Meerdere rondes, meerdere tafels. Iedereen speelt elke ronde, en op niemand wordt gewacht.
events-host = Een toernooi organiseren
events-all = Alle toernooien
events-mine = Van jou
events-open = Open
events-running = Bezig
events-over = Afgelopen
events-none = Er staat geen toernooi open. Organiseer er zelf een: dat kost een minuut, en anderen komen via de link of vinden het hier.
events-format-league = Competitie
events-format-swiss = Zwitsers
events-format-duplicate = Duplicate
events-format-league-about = Iedereen treft iedereen, aan grotere tafels zo gelijkmatig als kan.
events-format-swiss-about = Je treft spelers die er ongeveer net zo voor staan als jij, en niemand twee keer zolang het anders kan.
events-format-duplicate-about = Alle tafels van een ronde krijgen dezelfde partij, en je wordt vergeleken met wie op jouw plaats zit. Zo telt geluk niet mee.
events-same-deals = zelfde partijen
events-tables-of = tafels van { $players }
events-entered = { $count } van { $most }
events-counted =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
events-rated = telt mee
events-public = open voor iedereen
events-private = alleen met de link
events-joined = je doet mee
events-joined-over = je deed mee
events-hosted = je organiseert het
events-starts = begint { $at }
events-starts-by-hand = begint wanneer de gastheer begint
events-round-of = ronde { $round } van { $rounds }
events-cancelled = afgelast
events-is-over = afgelopen
events-says =
    { $rounds ->
        [one] Eén ronde { $game }.
       *[other] { $rounds } rondes { $game }.
    }
events-says-same = Aan elke tafel van een ronde wordt dezelfde partij gespeeld.
events-says-host = Georganiseerd door { $host }.

## What one can do

events-join = Meedoen
events-join-of = Meedoen aan { $name }
events-look = Bekijken
events-look-of = { $name } bekijken
events-leave = Afmelden
events-withdraw = Terugtrekken
events-withdraw-about = Aan jouw tafel speelt een bot voor je verder, je wordt daar laatste, en je wordt niet meer ingedeeld. Er is geen weg terug.
events-begin = Nu beginnen
events-cancel = Toernooi afgelasten
events-cancel-about = Iedereen die meedeed, is weer vrij. Er is geen weg terug.
events-stay = Nee, zo laten
events-play = Ronde { $round } spelen
events-your-turn = Jij bent aan zet
events-place = Plaats { $place } van { $count }
events-won = { $name } heeft gewonnen.
events-won-you = Je hebt gewonnen!
events-waits-round = Jouw tafel is klaar. De volgende ronde begint zodra alle tafels klaar zijn.
events-resumes = Ronde { $round } begint over { $left }.
events-resumes-now = Ronde { $round } begint nu.
events-waits-table = Jouw tafel wordt klaargezet.
events-you-are-out = Je hebt je teruggetrokken.
events-you-were-missing = Je hebt twee rondes gemist, en ligt eruit.
events-full = Alle plaatsen zijn bezet.
events-fewest = Het kan beginnen met { $count } spelers.
events-share = Delen
events-copied = Link gekopieerd

## Standings

events-standings = Stand
events-players = Deelnemers
events-after =
    { $rounds ->
        [0] voor de eerste ronde
        [one] na één ronde
       *[other] na { $rounds } rondes
    }
events-ties = bij gelijke stand tellen de kolommen van links naar rechts
events-place-head = Plaats
events-player = Naam
events-round = Ronde { $round }
events-round-now = { $round }, nu
events-points = Punten
events-deal = Zelfde partij
events-rivals = Tegenstanders
events-wins = Gewonnen
events-tie-first = bij gelijke stand
events-tie-second = daarna
events-tie-third = ten slotte
events-points-of =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
events-plays = speelt
events-out = ligt eruit
events-bot = bot, { $level }
events-up = eerst { $before }, gestegen
events-down = eerst { $before }, gedaald
events-all-players = Alle { $count }
events-fewer = Minder
events-file = Als bestand

## Rounds and tables

events-table = Tafel { $table }
events-table-running = Bezig
events-table-waiting = Begint zo
events-table-over = Afgelopen
events-table-sealed = Dezelfde partij wordt elders nog gespeeld: dit kun je bekijken als de ronde voorbij is.
events-watch = Kijken
events-watch-of = Naar tafel { $table } kijken
events-replay = Terugkijken
events-replay-of = Tafel { $table } van ronde { $round } terugkijken
events-left = weggegaan
events-odd-chair = een bot, op de stoel die overbleef
events-round-before = Vorige ronde
events-round-after = Volgende ronde
events-tables-count =
    { $playing ->
        [0] Alle { $over } zijn klaar
       *[other] Nog bezig: { $playing }, klaar: { $over }
    }
events-all-tables = Alle { $count } tafels
events-your-rounds = Jouw rondes
events-of-hundred = zelfde partij, van 100
events-your-result = plaats { $place }, { $points } punten
events-sat-out = Deze ronde heb je overgeslagen.
events-rounds = Rondes
events-rounds-now = { $over } van { $count } tafels zijn klaar
events-rounds-over = afgelopen
events-rounds-after = ingedeeld na ronde { $round }
events-rounds-known = alle rondes staan vast
events-rounds-first = als het begint
events-scored = Zo wordt geteld
events-scored-points = aan je tafel van { $players } krijgt de eerste er { $most }, de laatste geen; wie gelijk staat, deelt.
events-scored-deal = het deel van wie op jouw plaats in dezelfde partij zit en die je verslaat, van 100.
events-scored-rivals = de punten van wie je trof.
events-scored-wins = de tafels waar je eerste werd.
events-scored-left = Van wie de tijd om is, wordt daar laatste, en een bot speelt verder. Wie twee rondes achter elkaar ontbreekt, ligt eruit.
events-next = Binnenkort

## Hosting one

events-name = Naam
events-name-usual = Toernooi van { $name }
events-game = Spel
events-format = Toernooivorm
events-at-table = Spelers aan een tafel
events-rounds-number = Rondes
events-league-rounds = Een competitie heeft zoveel rondes als nodig is om iedereen te treffen.
events-most = Plaatsen
events-same-deals-ask = Dezelfde partij aan alle tafels van een ronde
events-same-deals-about = Telt bij gelijke stand. Niemand kan naar een tafel kijken voordat de ronde voorbij is.
events-clock-about = Wie geen tijd meer heeft, wordt vervangen door een bot: niemand wacht eeuwig op anderen.
events-pause = Pauze tussen de rondes
events-pause-of =
    { $seconds ->
        [0] geen
        [30] { $seconds } seconden
        [60] 1 minuut
       *[other] { $minutes } minuten
    }
events-who = Wie er meedoen
events-find = Wie het vindt
events-find-all = Iedereen
events-find-link = Alleen met de link
events-rated-ask = Telt mee
events-rated-about = Alleen voor accounts.
events-joins = Ik doe zelf mee
events-programs = Bots die om een plaats spelen
events-programs-none = geen
events-level = Niveau van bots
events-level-about = Ook op stoelen die overblijven, en voor wie weggaat.
events-start = Begin
events-start-hand = Als ik begin
events-start-time = Op een vast tijdstip
events-start-at = Dag en tijd
events-create = Openstellen
