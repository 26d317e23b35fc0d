# Een tafel inrichten.

setup-title = Een tafel { $game }

## Stoelen

setup-chairs = Stoelen
setup-all-bots = Bots
setup-kind-me = Ik
setup-kind-device = Hier
setup-kind-friend = Vriend
setup-kind-bot = Bot
setup-kind-open = Iedereen
setup-is-friend = Een vriend
setup-is-open = Iedereen
setup-about-me = jij, gastheer van de tafel
setup-about-device = speelt om de beurt op dit apparaat
setup-about-friend = gaat zitten met de link die je krijgt
setup-invite = Met naam uitnodigen
setup-invite-login = Inlognaam, als je die kent
setup-about-open = wie de tafel het eerst vindt
setup-about-seated = zit er al
setup-who-sits = Wie op stoel { $number } zit
setup-name = Naam
setup-name-of = Naam op stoel { $number }
setup-crest = Wapen
setup-crest-of = Wapen van stoel { $number }
setup-level-of = Niveau van de bot op stoel { $number }
setup-style-of = Stijl van de bot op stoel { $number }
setup-style-all-round = Allround
setup-style-builder = Bouwer
setup-style-blocker = Dwarsligger
setup-style-gambler = Gokker
setup-style-all-round-about = Geen voorkeur: wat het best is, is het best.
setup-style-own-about = Speelt op zijn eigen manier: niemand leerde hem een stijl.
setup-style-builder-about = Houdt van eigen grote werken en gunt je de jouwe.
setup-style-blocker-about = Neemt liever wat jij nodig hebt dan wat hij zelf wil.
setup-style-gambler-about = Vertrouwt op geluk, in voor- en tegenspoed.

## Opties

setup-options = Opties
setup-defaults = Terug naar standaard
setup-usual = gewoonlijk: { $value }
setup-rule = Regel { $rule }
setup-on = Aan
setup-off = Uit

## Afspraken

setup-terms = Aan deze tafel
setup-yes = Ja
setup-no = Nee
setup-pace = Tempo
setup-pace-none = Geen klok
setup-pace-live = Live
setup-pace-days = Dagen
setup-pace-none-about = Iedereen neemt de tijd die nodig is.
setup-pace-live-about = Ieder heeft tijd voor het hele spel; een beurt geeft iets terug. Wie door zijn tijd heen is, wordt door een bot vervangen.
setup-pace-days-about = Elke beurt heeft haar eigen tijd; je hoeft er niet tegelijk te zijn.
setup-bank = Voor het spel
setup-increment = Erbij per beurt
setup-days = Voor elke beurt
setup-hints = Tips toegestaan
setup-hints-about = Spelers mogen vragen wat de maestro zou doen.
setup-rated = Telt mee
setup-rated-about = De uitslag verandert ieders rating. Zonder tips; wat iets onthuld heeft, blijft staan; wie weggaat, verliest.
setup-rated-guest = Voor accounts: maak er een bij de instellingen, en je uitslagen tellen mee.
setup-rated-late = Daar heeft hier niemand mee ingestemd: alleen een nieuwe tafel kan meetellen.
setup-public = Wie haar vindt
setup-public-nobody = Niemand
setup-public-friends = Vrienden
setup-public-everybody = Iedereen
setup-public-nobody-about = Alleen wie je uitnodigt of wie de link heeft, komt.
setup-public-friends-about = Wie je volgt, vindt haar en mag op de open stoelen gaan zitten.
setup-public-everybody-about = Iedereen ziet haar in de lijst: om mee te doen zolang er een stoel vrij is, en om te kijken.
setup-public-must = Een stoel voor iedereen vraagt om een tafel die iedereen ziet.
setup-watched = Toeschouwers
setup-watched-about = Wie het adres heeft, mag kijken. Handkaarten zien ze nooit.
setup-delay = Vertraging voor toeschouwers
setup-delay-none = geen vertraging
setup-substitute = Als iemand weggaat
setup-substitute-about = Een bot speelt verder voor wie weggaat of door zijn tijd heen is; terugkomen mag.
setup-substitute-level = Zijn niveau

## Eerlijke trekkingen

setup-fair = Eerlijke trekkingen
setup-words = Eigen woorden voor de trekkingen (als je wilt)
setup-words-example = dit kan niemand raden
setup-fair-sealed = Verzegeld.
setup-fair-sealed-about = Zodra de tafel klaarstaat, toont de server de vingerafdruk van zijn geheim. Daarna kan hij het niet meer veranderen.
setup-fair-stirred = Gemengd.
setup-fair-stirred-about = Woorden van jou en de anderen worden erdoor gemengd. Zo kan ook de server de trekkingen niet hebben uitgekozen.
setup-fair-checked = Nagerekend.
setup-fair-checked-about = Aan het eind gaat het geheim open en kan iedereen elke trekking narekenen.

## Beginnen

setup-outcome-play = Je speelt meteen.
setup-outcome-links = Je krijgt een link voor je vrienden.
setup-outcome-open = De tafel gaat voor iedereen open.
setup-sum =
    Aan tafel: { $here ->
        [one] jij
       *[other] { $here } op dit apparaat
    }{ $friends ->
        [0] {""}
        [one] , een vriend
       *[other] , { $friends } vrienden
    }{ $open ->
        [0] {""}
        [one] , één open stoel
       *[other] , { $open } open stoelen
    }{ $bots ->
        [0] {""}
        [one] , één bot
       *[other] , { $bots } bots
    }.
setup-start-play = Speel nu
setup-start-links = Open de tafel
setup-start-open = Open de tafel
setup-keep = Bewaar als mijn standaard
setup-kept = Bewaard
setup-change-told = Wie zit, blijft zitten, en iedereen aan tafel ziet wat je hebt gewijzigd.
setup-change-begins = Er is geen stoel meer vrij: het spel begint meteen.
setup-change-cancel = Laat het zoals het was
setup-change-save = Wijzigingen opslaan
setup-fault-no-host = Eén stoel moet van jou zijn: kies “Ik” op een ervan.
setup-fault-nameless = Wie op dit apparaat speelt, heeft een naam nodig.
setup-fault-alike = Twee op dit apparaat hebben dezelfde naam: niemand kan ze uit elkaar houden.
setup-fault-words = Je woorden voor de trekkingen zijn te lang: hooguit 200 tekens.
