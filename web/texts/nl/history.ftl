# De partijen die afgelopen zijn, met datum en punten.

history-game = Spel
history-all-games = Alle spellen
history-against = Wie meespeelde
history-against-all = Met iedereen
history-against-people = Met mensen
history-against-bots = Alleen met bots
history-result = Uitslag
history-result-all = Gewonnen of verloren
history-result-won = Gewonnen
history-result-lost = Verloren
history-rated = Met of zonder rating
history-rated-all = Met of zonder rating
history-rated-true = Tellen mee
history-rated-false = Tellen niet mee
history-change = Rating:
history-name = Zoek een naam
history-none = Geen partij past bij deze wensen.
history-kind-rated = telt mee
history-kind-people = met mensen
history-kind-bots = met bots
history-kind-deal = partij van de dag
history-kind-event = toernooi
history-kind-record = uit een verslag
history-place = { $place }e
history-review = Bespreking
history-review-of = Bespreking van { $day }, met { $names }
history-mistakes =
    { $count ->
        [0] geen fout
        [one] 1 fout
       *[other] { $count } fouten
    }
