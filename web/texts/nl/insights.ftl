insights-title = Wat je partijen vertellen
insights-about = Uit de besprekingen van je eigen partijen die je hebt uitgespeeld. Alleen jij ziet deze pagina.
insights-none = Er valt nog niets te vertellen: speel een partij uit en laat haar hier bespreken.
insights-game = Spel

insights-luck = Geluk en spel
insights-last =
    { $count ->
        [one] één partij
       *[other] laatste { $count } partijen
    }
insights-won = gewonnen
insights-lost = verloren
insights-corner-earned = verdiend tegen het lot
insights-corner-both = geluk en goed gespeeld
insights-corner-neither = pech en slordig
insights-corner-lucky = geluk, slordig gespeeld
insights-axis-luck = geluk van de trekkingen
insights-axis-own = eigen spel
insights-average = Gemiddeld per partij: { $luck } punten door geluk, { $own } door eigen spel.
insights-few = Dit zijn weinig partijen: het toeval weegt nog zwaarder dan het spel.
insights-table = De partijen als tabel
insights-match = Partij

insights-sources = Waar de punten vandaan komen
insights-yours = Eigen
insights-against = Tegenover de tafel
insights-sources-about = Punten per partij. De streep is het gemiddelde van de anderen aan dezelfde tafels.

insights-given = Waar je punten weggeeft
insights-most = Het meest hier: { $kind } ({ $lost } punten per partij). Naar tijd: { $third } ({ $part }).
insights-kinds = Naar soort beslissing
insights-thirds = Naar tijd
insights-third-first = Eerste derde van de partij
insights-third-second = Tweede derde
insights-third-last = Laatste derde
insights-decisions =
    { $choices ->
        [one] één beslissing
       *[other] { $choices } beslissingen
    }
insights-mistakes =
    { $mistakes ->
        [0] geen fout
        [one] één fout
       *[other] { $mistakes } fouten
    }
insights-given-about = Wat betere plannen van je verwachte voorsprong zouden hebben behouden, gemiddeld per partij. Een beslissing hoort bij de vraag waar het betere plan van het jouwe afwijkt.

insights-reviews = Besprekingen
insights-reviewed = { $count } van { $of } partijen zijn besproken.
insights-review-more =
    { $count ->
        [one] Nog één bespreken
       *[other] Nog { $count } bespreken
    }
insights-review-about = Elk ongeveer een minuut, na elkaar. Je kunt deze pagina intussen verlaten.
insights-reviewing =
    { $count ->
        [one] Er wordt een partij besproken …
       *[other] Er worden { $count } partijen besproken …
    }

insights-kind-firenze-seals = Neutrale zegels leggen
insights-kind-firenze-card = Een kaart kiezen
insights-kind-firenze-events = Gebeurtenissen ondergaan
insights-kind-firenze-exchange = Stenen ruilen
insights-kind-firenze-build = Bouwen
insights-kind-firenze-commissions = Opdrachten vervullen
insights-kind-firenze-limits = Teruggeven en afleggen
insights-kind-firenze-persons = Personen spelen
insights-kind-patrizier-card = Een kaart spelen
insights-kind-patrizier-build = De bouwplaats kiezen
insights-kind-patrizier-move = Een etage verplaatsen
insights-kind-patrizier-take = Een kaart nemen
insights-kind-florenza-start = Familie en eerste gebouw
insights-kind-florenza-offices = Kapitein en Bisschop
insights-kind-florenza-workers = Arbeiders inzetten
insights-kind-florenza-plans = Gebouwen plannen
insights-kind-florenza-artworks = Kunstwerken en kunstenaars
insights-kind-florenza-preachers = Predikers
insights-kind-florenza-market = Op de markt
insights-kind-florenza-using = Gebouwen gebruiken
