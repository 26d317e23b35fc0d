replay-title = Terugkijken · { $game } · Torri
replay-heading = { $game }, nog eens bekeken
replay-day = { $day } { $month ->
     [1] januari
     [2] februari
     [3] maart
     [4] april
     [5] mei
     [6] juni
     [7] juli
     [8] augustus
     [9] september
     [10] oktober
     [11] november
    *[12] december
}
replay-what = Terugblik · { $game } · { $day }
replay-what-reviewed = Bespreking · { $game } · { $day }
replay-opening = De partij wordt geopend …
replay-not-here = Deze partij kan niet getoond worden
replay-podium = Hoe het afliep
replay-wins = { $name } wint
replay-points = punten
replay-to-table = Naar de tafel
replay-shown = Wat er getoond wordt
replay-shown-seats = Tafel
replay-shown-chronicle = Kroniek
replay-shown-review = Bespreking
replay-share = Deel dit moment
replay-copied = Link gekopieerd
replay-seats = Wie er aan tafel zit
replay-moment = Dit moment
replay-time = Door de partij

replay-lens = Wat er te zien is van wat verborgen lag
replay-whose = Met wiens ogen
replay-you-knew = Wat jij wist
replay-they-knew = Wat { $name } wist
replay-they-know = Wat { $name } weet
replay-as-spectator = Wat een toeschouwer ziet
replay-was-true = Wat waar was

replay-start = Het begin
replay-end = Het einde
replay-turn = Beurt { $number }
replay-asked = { $name }: { $ask }
replay-given = Het antwoord
replay-drawn = De trekking
replay-before = Vlak daarvoor

replay-slider = Moment van de partij
replay-at = Beurt { $number } van { $of }, { $name }; antwoord { $ply } van { $last }
replay-turn-of = beurt { $number } van { $of }
replay-draws = de trekkingen aan het begin
replay-decision = Een beslissing die verborgen blijft
replay-decisions = Beslissingen van deze beurt
replay-moves = Vooruit en terug
replay-first = Naar het begin
replay-turn-back = Een beurt terug
replay-back = Een beslissing terug
replay-on = Een beslissing verder
replay-turn-on = Een beurt verder
replay-last = Naar het einde
replay-play = Vanzelf afspelen
replay-speed = Snelheid
replay-speed-times = { $speed } ×

replay-continue = Speel vanaf hier verder
replay-continue-from = Speel verder vanaf beurt { $number }.
replay-continue-bots = Je neemt de plaats van { $name } in, tegen { $bots ->
    [one] een { $level }-bot
   *[other] { $bots } { $level }-bots
}; wat er vanaf hier getrokken wordt is nieuw.
replay-continue-mixed = Je neemt de plaats van { $name } in, tegen { $bots ->
    [one] een bot
   *[other] { $bots } bots
}; wat er vanaf hier getrokken wordt is nieuw.
replay-continue-over = Hier is het spel uit. Ga terug naar een moment waarop het anders had kunnen lopen.
replay-continue-here = Verder vanaf hier
replay-with-friends = Met vrienden
replay-continue-title = Speel verder vanaf beurt { $number }
replay-continue-about = Een eigen tafel: alles ligt zoals het op dit moment lag, en wat er vanaf hier getrokken wordt is nieuw. De oude partij blijft zoals ze is.
replay-seat-kind = Wie speelt voor { $name }
replay-seat-level = Sterkte van de bot op de plaats van { $name }
replay-seat-me = ik
replay-seat-bot = een bot
replay-seat-friend = een vriend, met link
replay-seat-nobody = Eén plaats moet van jou zijn.

replay-verified-label = Klopt alles?
replay-verified = Nagerekend.
replay-not-verified = Er klopt iets niet.
replay-verified-answers = { $plies ->
    [one] 1 antwoord
   *[other] { $plies } antwoorden
} nagespeeld met regels { $rules }.
replay-verified-draws = { $count ->
    [one] 1 trekking hier nagerekend
   *[other] { $count } trekkingen hier nagerekend
} uit
replay-checking = Alles wordt nagerekend …
replay-how = Hoe dan?
replay-again = Nog eens controleren
replay-export = Exporteren
replay-export-about = Een verslag bevat de hele partij: elk antwoord, elke trekking en het geheim erachter. Iedereen kan het naspelen en nagaan, hier of met een eigen programma.
replay-export-text = Als leesbare tekst
replay-export-json = Als JSON
replay-proof = Klopt alles?
replay-rules-hold = Elk antwoord volgde de regels
replay-rules-fail = Niet alles volgt de regels
replay-rules-about = De server heeft de partij nagespeeld: { $plies ->
    [one] 1 antwoord
   *[other] { $plies } antwoorden
}, punten en winnaars, volgens versie { $rules } van de regels met de getallen van { $edition }.
replay-pledge-kept = Het geheim past bij de vingerafdruk die vóór het begin getoond is
replay-pledge-broken = Het geheim past niet bij de vingerafdruk die vóór het begin getoond is
replay-pledge-about = Je browser heeft SHA-256 van het geheim uitgerekend en vergeleken met de vingerafdruk die getoond werd voordat iemand ging zitten.
replay-commitment = Vingerafdruk
replay-secret = Geheim, aan het eind onthuld
replay-entropy = Toegevoegd door { $name }
replay-entropy-none = niets
replay-draws-hold = { $count ->
    [one] De ene trekking volgt eruit
   *[other] Alle { $count } trekkingen volgen eruit
}
replay-draws-fail = Niet elke trekking volgt eruit
replay-draws-server = Volgens de server volgen de trekkingen eruit
replay-draws-working = Trekkingen nagerekend: { $done } van { $count } …
replay-draws-no-crypto = Browsers rekenen dit alleen uit op pagina’s die via https komen. Het programma tools/check_chance.py doet het overal.
replay-draws-about = Je browser heeft elke trekking opnieuw uitgerekend uit het geheim en uit wat de spelers toevoegden; niemand kon een trekking kiezen, de server niet en een speler ook niet.
replay-draw-wrong = Trekking { $number } (antwoord { $ply }): het geheim geeft { $derived }, het verslag zegt { $answer }.
replay-draws-all = { $count ->
    [one] De trekking
   *[other] Alle { $count } trekkingen
}
replay-draws-more = En nog { $count }: ze staan allemaal in het verslag.
replay-draw-number = Trekking
replay-draw-ply = Antwoord
replay-draw-weights = Kon zijn
replay-draw-answer = Was
replay-unpledged = Voor de trekkingen is er geen vingerafdruk.
replay-unpledged-about = Een partij die vanaf een andere verdergaat heeft trekkingen uit twee geheimen, en een verslag van elders noemt er soms geen. Dat de regels gevolgd zijn wordt evengoed nagegaan.

replay-records = Verslagen
replay-records-about = Een verslag is een partij op papier. Open er een, van welke tafel of vriend ook: het wordt hier nagegaan, en je kunt het bewaren, naspelen, laten bespreken en vanaf elk moment verder spelen.
replay-bring = Verslag openen
replay-file = Kies een bestand
replay-paste = Of plak de tekst hier
replay-check = Controleer het
replay-result = Wat er gevonden is
replay-result-none = Er is nog niets nagegaan. Dit wordt bekeken:
replay-checks-rules = elk antwoord volgens de regels van zijn versie
replay-checks-draws = elke trekking, door je eigen browser, uit het geheim en zijn vingerafdruk
replay-checks-scores = punten en winnaars
replay-record-of = { $names }
replay-keep-about = Bewaar het bij je partijen, om het zo vaak je wilt na te spelen. Het telt niet als gespeeld.
replay-keep = Bewaren en naspelen
