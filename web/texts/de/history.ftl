# Die Partien, die zu Ende sind, mit Datum und Punkten.

history-game = Spiel
history-all-games = Alle Spiele
history-against = Wer mitgespielt hat
history-against-all = Mit allen
history-against-people = Mit Menschen
history-against-bots = Nur mit Bots
history-result = Ergebnis
history-result-all = Gewonnen oder verloren
history-result-won = Gewonnen
history-result-lost = Verloren
history-rated = Mit oder ohne Wertung
history-rated-all = Mit oder ohne Wertung
history-rated-true = Gewertet
history-rated-false = Ohne Wertung
history-change = Wertung:
history-name = Nach einem Namen suchen
history-none = Keine Partie passt zu diesen Wünschen.
history-kind-rated = gewertet
history-kind-people = mit Menschen
history-kind-bots = mit Bots
history-kind-deal = Partie des Tages
history-kind-event = Turnier
history-kind-record = aus einem Protokoll
history-place = { $place }.
history-review = Besprechung
history-review-of = Besprechung vom { $day }, mit { $names }
history-mistakes =
    { $count ->
        [0] kein Fehler
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
