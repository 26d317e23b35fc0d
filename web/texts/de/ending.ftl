# Das Ende eines Spiels, auf Deutsch.

ending-open = Das Ergebnis
ending-you = Du
ending-you-won = Du hast gewonnen!
ending-you-share = Du teilst dir den Sieg mit { $names }
ending-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
ending-nobody = Eine Partie ohne Sieger
ending-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $margin } mehr als { $name }
ending-behind = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $margin } weniger als { $name }
ending-level = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, so viele wie { $name }.
ending-tie-firenze = Der Sieg wird geteilt.
ending-tie-patrizier = Es gewinnt, wer mehr Etagen im Vorrat hat.
ending-tie-florenza = Es gewinnt, wer mehr Material hat, dann, wer mehr Florin hat.
ending-each = { $points ->
    [one] Je 1 Punkt
   *[other] Je { $points } Punkte
}
ending-you-gave-up = Du hast aufgegeben.
ending-gave-up = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
ending-banner = Ein Banner mit dem Wappen von { $name } im Lorbeerkranz
ending-row = { $place }. { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $parts }

ending-how = So kommen die Punkte zusammen
ending-count-again = Noch einmal zählen
ending-where = Woher deine Punkte kamen
ending-where-of = Woher die Punkte von { $name } kamen
ending-no-points = Es gibt keine.
ending-decided = Der entscheidende Zug
ending-decided-unknown = Das weiß nur eine Besprechung: Sie spielt von jeder Entscheidung aus weiter und findet die, die am meisten wog.
ending-decided-working = Die Besprechung entsteht: { $percent } %.
ending-decided-none = Es gab keinen: Kein einzelner Zug wog so schwer, dass die Besprechung sich sicher wäre.
ending-to-review = Zur Besprechung
ending-your-lead = Dein erwarteter Vorsprung in Punkten:
ending-lead = Erwarteter Vorsprung von { $name } in Punkten:
ending-lead-line = Der erwartete Vorsprung von { $name } im Lauf der Partie
ending-start = Anfang
ending-end = Ende
ending-see-move = Auf dem Brett ansehen

ending-rematch = Noch einmal spielen
ending-review = Besprechen
ending-share = Teilen
ending-copied = Kopiert
ending-home = Startseite

ending-source-firenze-commission = Aufträge
ending-source-firenze-balcony = Balkone
ending-source-firenze-floor-tile = Etagenplättchen
ending-source-firenze-privilege = Privilegien
ending-source-firenze-last-seal = Letztes Siegel
ending-source-firenze-majority = Fahnen
ending-source-firenze-festival = Feste
ending-source-patrizier-higher-tower = Höhere Türme
ending-source-patrizier-lower-tower = Niedrigere Türme
ending-source-patrizier-heads = Köpfe
ending-source-florenza-certificates = Zertifikate
ending-source-florenza-prestige = Prestige
ending-source-florenza-offices = Ämter
ending-source-florenza-goods = Übriges
ending-source-florenza-empty-fields = Leere Felder
ending-source-florenza-missing-works = Fehlende Kunstwerke

ending-last-title-firenze = Letzte Runde
ending-last-title-florenza = Letzte Runde
ending-last-title-patrizier = { $turns ->
    [one] Letzte Runde
   *[other] Letzte Karten
}
ending-last-turn = Dein letzter Zug
ending-last-why-firenze = { $you ->
    [yes] Du hast dein letztes Siegel gesetzt
   *[no] { $name } hat das letzte Siegel gesetzt
}
ending-last-why-patrizier = Es sind keine Karten mehr zum Nehmen da
ending-last-why-florenza = Runde { $round } von { $rounds }
ending-last-left-firenze = { $count ->
    [0] Du hast keinen Zug mehr.
    [one] Du hast noch einen Zug.
   *[other] Du hast noch { $count } Züge.
}
ending-last-left-patrizier = { $count ->
    [0] Du hast keinen Zug mehr.
    [one] Du hast noch einen Zug.
   *[other] Du hast noch { $count } Züge.
}
ending-last-left-florenza = { $count ->
    [0] Du hast keinen Arbeiter mehr.
    [one] Du hast noch einen Arbeiter.
   *[other] Du hast noch { $count } Arbeiter.
}
ending-last-now = { $name }: jetzt
ending-last-waits = { $count ->
    [one] { $name }: noch ein Zug
   *[other] { $name }: noch { $count } Züge
}
ending-last-done = { $name }: kein Zug mehr
ending-deal = Wie es anderen erging
ending-event = Zum Turnier
