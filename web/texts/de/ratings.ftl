# Ranglisten, und wie Wertungen entstehen.

ratings-title = Ranglisten
ratings-game = Spiel
ratings-month = Monat
ratings-all-time = Aller Zeiten
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-matches = Partien
ratings-none = Hier hat noch niemand genug gewertete Partien gespielt. Richte einen Tisch ein und wähle „Gewertet“.
ratings-own = Du: { $points } ± { $error }.
ratings-own-provisional =
    { $count ->
        [one] Du: { $points } ± { $error } nach einer gewerteten Partie. Mit etwa zwanzig stehst du in der Liste.
       *[other] Du: { $points } ± { $error } nach { $count } gewerteten Partien. Mit etwa zwanzig stehst du in der Liste.
    }
ratings-how = Wie Wertungen entstehen
ratings-rule-scale = Alle beginnen bei 1500. Es zählen Plätze, nicht Punkte; wer einen Platz teilt, spielt unentschieden. Die Zahl nach ± sagt, wie unsicher eine Wertung ist.
ratings-rule-bots = Bots stehen auf derselben Skala, mit der Stärke, die gemessen wurde, und bewegen sich nie.
ratings-rule-provisional = In der Liste steht, wer genug gespielt hat, etwa zwanzig gewertete Partien; in einem Monat mindestens fünf davon.
ratings-rule-table = Gewertete Tische sind für Konten, ein Mensch je Platz, ohne Tipps. Nichts wird zurückgenommen, was etwas verraten hat.
ratings-rule-leave = Wer aufgibt oder endgültig geht, steht hinter allen, die geblieben sind.
ratings-rule-often = Von den Partien derselben zwei Menschen in einem Spiel zählen die ersten fünf eines Tages.
ratings-rule-seen = Wer seine Seite verbirgt, steht nicht in der Liste.
