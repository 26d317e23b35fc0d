# De kop van de pagina's, de eerste pagina en de lijsten van partijen.

## Kop

home-to-first-page = Torri: naar de beginpagina
home-nav = Hoofdmenu
home-nav-play = Spelen
home-nav-matches = Partijen
home-nav-today = Vandaag
home-nav-events = Toernooien
home-nav-watch = Kijken
home-nav-rules = Regels
home-nav-records = Verslagen
home-nav-settings = Instellingen
home-language = Taal
home-guest = gast
home-your-page = Jouw pagina
home-account = aangemeld

## Wie je bent

home-hello = Wat bouwen we vanavond?
home-hello-again = Welkom terug, { $name }
home-hello-about = Drie spellen van torens en families. Eén klik en je zit aan tafel.
home-hello-waits =
    { $matches ->
        [0] { $deals ->
            [one] Eén partij van vandaag wacht op je.
           *[other] { $deals } partijen van vandaag wachten op je.
        }
        [one] { $deals ->
            [0] Eén partij wacht op je.
            [one] Eén partij wacht op je, en een partij van vandaag.
           *[other] Eén partij wacht op je, en { $deals } partijen van vandaag.
        }
       *[other] { $deals ->
            [0] { $matches } partijen wachten op je.
            [one] { $matches } partijen wachten op je, en een partij van vandaag.
           *[other] { $matches } partijen wachten op je, en { $deals } partijen van vandaag.
        }
    }
home-you = Jij
home-you-play-as = Je speelt als
home-your-crest = Je wapen
home-crest-lily = Lelie
home-crest-lion = Leeuw
home-crest-key = Sleutel
home-crest-star = Ster
home-crest-tower = Toren
home-guest-is = Gast.
home-guest-nothing = Zonder aanmelden.
home-guest-keep = Mijn partijen overal bewaren
home-account-is = Aangemeld als { $login }.
home-account-manage = Je account

## De spellen

home-game = Spel
home-about-firenze = Stapel stenen tot torens en vervul een opdracht op precies de juiste hoogte. Een toren die niet groeit, valt.
home-about-patrizier = Elke kaart geeft een etage in haar stad. Heers in de hoge toren, of glip in de lage.
home-about-florenza = Huur kunstenaars in zolang ze leven, verfraai paleis en kerk, word Volkskapitein.
home-choose = { $game } kiezen
home-chosen = Gekozen
home-players = Spelers
home-minutes = { $minutes } min
home-depth = diepgang
home-depth-of = Diepgang { $depth } van 4
home-play-now = Speel nu
home-you-and-bots =
    { $bots ->
        [one] jij + 1 bot
       *[other] jij + { $bots } bots
    }
home-bots-count =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
home-bots-of = Bots voor { $game }
home-rules-of = Regels van { $game }
home-learn = Leer het in tien minuten
home-learn-of = Leer het in tien minuten: { $game }
home-first = Nieuw hier? Leer { $game } al spelend
home-first-about = Een echte partij in kleine stappen, ongeveer tien minuten: de leraar zegt één ding, en jij doet het.
home-first-begin = Begin de les
home-first-go-on = Ga verder met de les

## Tegen bots

home-bots = Tegen bots
home-bots-honest = Ze zien alleen wat jij zou zien
home-strength = Sterkte
home-bots-sum =
    { $bots ->
        [one] Jij en één bot, { $level }.
       *[other] Jij en { $bots } bots, { $level }, met verschillende stijlen.
    }
home-level-novizio = Maakt veel fouten: een beginner die nadenkt, wint.
home-level-garzone = Kent de regels, maar vergist zich nog vaak.
home-level-lavorante = Speelt goed, met af en toe een foutje.
home-level-compagno = Speelt wat een paar stappen vooruit het best lijkt.
home-level-capomastro = Doorzoekt wat er kan volgen.
home-level-maestro = Zoekt diep: tot tweeënhalve seconde per beslissing.
home-level-gran-maestro = Heeft geleerd door miljoenen partijen tegen zichzelf; niemand deed het voor. Met wat hij leerde kijkt hij vooruit, tot tweeënhalve seconde per beslissing.
home-levels-measured = Elk niveau wint minstens 60 van de 100 partijen tegen het niveau eronder.
home-rated = Telt mee
home-rated-about = Verandert je rating: zonder tips, en wie weggaat, verliest.
home-rating-of = Je rating in { $game }:
home-set-up = Tafel inrichten

## Vrienden, en dit apparaat

home-friends = Vrienden uitnodigen
home-friends-about = Wie de link opent, gaat bij je aan tafel zitten, zonder zich aan te melden.
home-friends-number = Aantal vrienden
home-invite = Open de tafel
home-friends-sum =
    { $game } · { $players } spelers · { $bots ->
        [0] geen bots
        [one] 1 bot
       *[other] { $bots } bots
    }
home-copy = Kopiëren
home-copied = Gekopieerd
home-device = Op dit apparaat
home-device-about = Geef het door. De kaarten blijven verborgen tot de volgende zegt: “ik ben het”.
home-device-open = Speel op één apparaat
home-device-people = Aantal mensen
home-device-name = Naam
home-device-name-of = Naam van speler { $number }
home-device-crest-of = Wapen van speler { $number }
home-device-nameless = Iedereen heeft een naam nodig.
home-device-alike = Twee hebben dezelfde naam: aan tafel kan niemand ze uit elkaar houden.
home-device-start = Beginnen

## Partijen

home-matches = Je partijen
home-replay = Terugkijken en bespreken
home-records = Verslag openen
home-imported = Uit een verslag, { $ago }
home-wait-for-you =
    { $count ->
        [one] 1 wacht op jou
       *[other] { $count } wachten op jou
    }
home-all = Alle { $count }
home-since = Sinds je laatste beurt
home-no-matches = Nog geen. Druk op “Speel nu” en je zit aan tafel.
home-against = met { $names }
home-your-turn = Jouw beurt
home-waiting = Wacht
home-paused = Onderbroken
home-over = Afgelopen
home-chairs-free =
    { $count ->
        [one] Er is nog één stoel vrij
       *[other] Er zijn nog { $count } stoelen vrij
    }
home-left-to-move = Nog { $left } voor je zet
home-changed = Laatste zet { $ago }
home-changed-now = Laatste zet zojuist
home-thinks = { $name } denkt na
home-thinks-left = { $name } denkt na, nog { $left }
home-won =
    { $apart ->
        [0] Gedeelde winst met { $points } punten
        [one] Je won met { $points } punten, één punt voorsprong
       *[other] Je won met { $points } punten, { $apart } punten voorsprong
    }
home-lost =
    { $apart ->
        [one] Plaats { $place } van { $players }, één punt achter
       *[other] Plaats { $place } van { $players }, { $apart } punten achter
    }
home-invited = { $name } nodigt je uit voor een partij { $game }.
home-invited-go = Bekijken
home-invited-decline = Nee, bedankt
home-invited-decline-of = De uitnodiging van { $name } voor { $game } afslaan
home-open = Open tafels
home-no-open = Aan geen enkele tafel is nu een stoel vrij. Open er zelf een bij “Tafel inrichten”.
home-friend-here = nu hier
home-nav-friends = Vrienden
home-friends-here = { $here } van { $count } zijn er nu
home-friend-plays = speelt { $game }
home-friend-away = niet hier
home-friend-watch = Naar { $name } kijken
home-friend-invite = { $name } aan een tafel uitnodigen
home-friend-ask = Uitnodigen
home-for-friends = voor vrienden
home-table-of = { $name }: { $game }
home-seated = { $seated } bezet, { $free } vrij
home-join = Meedoen
home-join-of = Meedoen aan de tafel van { $name }
home-open-table = Erheen
home-clock-none = zonder klok
home-clock-live = live, elk { $bank }
home-clock-live-more = live, elk { $bank } + { $more } per beurt
home-clock-days = { $bank } per beurt
home-finished = Afgelopen
home-insights = Wat ze samen vertellen
home-going-on = Aan de gang
home-not-begun = Wacht op spelers
home-earlier = Eerdere
home-watch-title = Kijken
home-watch-about = Partijen die nu bezig zijn. Je ziet wat iedereen aan tafel ziet, maar niemands handkaarten.
home-watch-none = Er speelt nu niemand in het openbaar.
home-watch-it = Kijken
home-watch-later = met vertraging te zien
home-watch-since = begonnen { $ago }
home-watch-replay = Herhaling van de dag
home-watch-replay-about = Niemand speelt nu openbaar: hier is de spannendste van de laatste openbare partijen, beurt voor beurt.
home-watch-ended = afgelopen { $ago }
home-watch-again = Bekijken
home-new-table = Nieuwe tafel

## Voor wie terugkomt

home-puzzle-which = { $game }, puzzel { $number }: één plan is duidelijk het beste. Welk?
home-puzzle-rest = Je hebt alle puzzels van vandaag geprobeerd. Er zijn er meer.
home-puzzle-solve = Los hem op
home-lessons = Lessen
home-lesson-come = { $step } van { $all }
home-lesson-new = niet begonnen

## Waar je op kunt rekenen

home-promises = Waar je op kunt rekenen
home-promise-why = Waarom niet?
home-promise-why-about = Druk op iets wat niet mag: de regel antwoordt.
home-promise-ledger = Elk punt heeft een oorzaak
home-promise-ledger-about = De stand opent zich tot een kasboek, regel voor regel.
home-promise-fair = Trekkingen die niemand kan sturen
home-promise-fair-about = Verzegeld vóór het begin, nagerekend aan het eind.
home-promise-bots = Bots die niet spieken
home-promise-bots-about = Ze weten wat hun plaats weet, en dat testen we.
home-promise-free = Gratis voor iedereen
home-promise-free-about = Geen aanmelding, geen kosten, geen limiet.

## Problemen

home-unreachable = De server is niet bereikbaar. We blijven het proberen.
home-refused = De server weigerde dat ({ $status }).
home-span-second = { $count } sec
home-span-minute = { $count } min
home-span-hour = { $count } uur
home-span-day = { $count } { $count ->
    [one] dag
   *[other] dagen
}

# The deal of the day.

home-today = Partij van de dag
home-today-counted = { $points } punten · plaats { $place } van { $count }
home-today-points = { $points } punten
home-today-new = nog niet gespeeld
home-today-left = nog { $hours } uur { $minutes } min
home-today-running = begonnen
home-today-uncounted = telt niet
home-today-other = in deze browser al gespeeld
home-today-play = Spelen
home-today-compare = Vergelijken
home-today-streak =
    { $count ->
        [one] Eén dag op rij.
       *[other] { $count } dagen op rij.
    }

## What waits for somebody

home-called = Wat op je wacht
home-called-open =
    { $count ->
        [0] Wat op je wacht: niets
        [one] Wat op je wacht: 1 melding
       *[other] Wat op je wacht: { $count } meldingen
    }
home-called-none = Er wacht niets op je.
home-called-turn = { $game }: je bent aan de beurt
home-called-round = { $game }: een nieuwe ronde van { $name } is begonnen
home-called-invitation = { $name } nodigt je uit voor een partij { $game }
home-called-friend = { $name } heeft een stoel vrij aan een tafel met { $game }
home-called-stopped = Op { $name } krijg je geen meldingen meer
home-called-next = Volgende van je partijen
home-called-how = Hoe je meldingen krijgt
