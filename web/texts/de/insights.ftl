insights-title = Was deine Partien erzählen
insights-about = Aus den Besprechungen deiner eigenen Partien, die du zu Ende gespielt hast. Diese Seite siehst nur du.
insights-none = Noch gibt es nichts zu erzählen: Spiel eine Partie zu Ende und lass sie hier besprechen.
insights-game = Spiel

insights-luck = Glück und Spiel
insights-last =
    { $count ->
        [one] eine Partie
       *[other] die letzten { $count } Partien
    }
insights-won = gewonnen
insights-lost = verloren
insights-corner-earned = gegen das Glück verdient
insights-corner-both = Glück und gut gespielt
insights-corner-neither = Pech und ungenau
insights-corner-lucky = Glück, ungenau gespielt
insights-axis-luck = Glück der Ziehungen
insights-axis-own = eigenes Spiel
insights-average = In einer Partie im Schnitt: { $luck } Punkte durch Glück, { $own } durch eigenes Spiel.
insights-few = Das sind wenige Partien: Der Zufall wiegt noch schwerer als das Spiel.
insights-table = Die Partien als Tabelle
insights-match = Partie

insights-sources = Woher die Punkte kommen
insights-yours = Eigene
insights-against = Gegen den Tisch
insights-sources-about = Punkte je Partie. Der Strich ist der Durchschnitt der anderen an denselben Tischen.

insights-given = Wo du Punkte hergibst
insights-most = Am meisten hier: { $kind } ({ $lost } Punkte je Partie). Nach Zeit: { $third } ({ $part }).
insights-kinds = Nach Art der Entscheidung
insights-thirds = Nach Zeit
insights-third-first = Erstes Drittel der Partie
insights-third-second = Zweites Drittel
insights-third-last = Letztes Drittel
insights-decisions =
    { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
insights-mistakes =
    { $mistakes ->
        [0] kein Fehler
        [one] ein Fehler
       *[other] { $mistakes } Fehler
    }
insights-given-about = Was bessere Pläne von deinem erwarteten Vorsprung bewahrt hätten, in einer Partie im Schnitt. Eine Entscheidung gehört zu der Frage, bei der sich der bessere Plan von deinem trennt.

insights-reviews = Besprechungen
insights-reviewed = { $count } von { $of } Partien sind besprochen.
insights-review-more =
    { $count ->
        [one] Eine weitere besprechen
       *[other] { $count } weitere besprechen
    }
insights-review-about = Je etwa eine Minute, eine nach der anderen. Du kannst die Seite inzwischen verlassen.
insights-reviewing =
    { $count ->
        [one] Eine Partie wird besprochen …
       *[other] { $count } Partien werden besprochen …
    }

insights-kind-firenze-seals = Neutrale Siegel legen
insights-kind-firenze-card = Eine Karte wählen
insights-kind-firenze-events = Ereignisse erleiden
insights-kind-firenze-exchange = Steine tauschen
insights-kind-firenze-build = Bauen
insights-kind-firenze-commissions = Aufträge erfüllen
insights-kind-firenze-limits = Zurückgeben und abwerfen
insights-kind-firenze-persons = Personen spielen
insights-kind-patrizier-card = Eine Karte spielen
insights-kind-patrizier-build = Den Bauplatz wählen
insights-kind-patrizier-move = Eine Etage versetzen
insights-kind-patrizier-take = Eine Karte nehmen
insights-kind-florenza-start = Familie und erstes Gebäude
insights-kind-florenza-offices = Hauptmann und Bischof
insights-kind-florenza-workers = Arbeiter einsetzen
insights-kind-florenza-plans = Gebäude planen
insights-kind-florenza-artworks = Kunstwerke und Künstler
insights-kind-florenza-preachers = Geistliche
insights-kind-florenza-market = Auf dem Markt
insights-kind-florenza-using = Gebäude benutzen
