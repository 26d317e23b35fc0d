review-title = Besprechung
review-about = Torri spielt die Partie von jeder Stellung aus viele Male weiter: Mit wie vielen Punkten Vorsprung konnte jeder von euch rechnen? Dann betrachtet es jede Entscheidung mit dem, was der Spieler wusste, und sagt, was besser gewesen wäre.
review-running-match = Eine Partie kann besprochen werden, sobald sie zu Ende ist.
review-effort-quick = Schnelle Besprechung
review-effort-quick-about = etwa eine Minute
review-effort-thorough = Gründliche Besprechung
review-effort-thorough-about = ein paar Minuten, sicherere Zahlen
review-asking = Es wird nachgesehen, ob es eine Besprechung gibt …
review-waiting = Andere sind gerade an der Reihe. Die Besprechung beginnt gleich.
review-preparing = Die Besprechung beginnt. Vor der ersten eines Spiels muss sich der Rechner vorbereiten: ein, zwei Minuten, einmalig.
review-working = Die Partie wird besprochen …
review-progress = { $done } von { $of } Schritten
review-leave = Du darfst diese Seite verlassen: Die Besprechung geht weiter und bleibt bei der Partie.
review-cancel = Besprechung abbrechen
review-status-cancelled = Die Besprechung wurde abgebrochen.
review-status-failed = Die Besprechung ist stecken geblieben. Nichts ist verloren; versuch es noch einmal.
review-again = Noch einmal versuchen
review-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
review-made = von jeder Entscheidung aus { $playouts }-mal weitergespielt; ± { $error } Punkte
review-closer = Genauer hinsehen
review-closer-about = Die schnellen Zahlen bleiben, bis die gründlichen da sind.

review-start = Beginn
review-turn = Zug { $number }
review-rule = Regel { $rule }
review-maestro = Maestro
review-seats = Wessen Spiel gezeigt wird

review-margins = Erwarteter Vorsprung
review-margins-about = erwarteter Endstand minus der des besten Gegners; ± { $error }
review-margins-said = Erwarteter Vorsprung aller Spieler über { $turns } Züge. { $ends }
review-margins-end = { $name } endet bei { $margin }.
review-margins-ahead = vor dem besten Gegner
review-margins-behind = dahinter
review-margins-place = Stelle in der Partie
review-margins-here = { $turn }: { $margins }
review-margins-one = { $name } { $margin }
review-margins-table = Der Vorsprung als Tabelle
review-margins-after = Nach
review-luck = Glück
review-luck-of = von { $name }
review-mistake-here = Fehler { $number } von { $name }, { $turn }: { $loss } Punkte

review-decision = { $name } entscheidet
review-decision-none = Hier entscheidet niemand.
review-decision-none-about = Eine Ziehung, eine Antwort, die sich von selbst ergibt, oder das Ende der Partie.
review-before = Entscheidung davor
review-after = Nächste Entscheidung
review-grade-good = so gut wie die beste
review-grade-inaccurate = ungenau, { $loss }
review-grade-mistake = Fehler, { $loss }
review-best = Der beste Plan und der gespielte
review-best-margin = erwarteter Vorsprung
review-given = { $name } hat das gewählt
review-win = { $win } % Gewinnaussicht
review-knew = Beurteilt nach dem, was { $name } damals wusste.
review-line = Was der bessere Plan bewirkt
review-line-good = Was der Plan bewirkt
review-why = Warum sie { $loss } mehr wert ist

review-margins-first = ein erster Blick; die Zahlen werden sicherer, während die Besprechung entsteht
review-first-look = Ein erster Blick: Die größte Änderung kam in { $turn }, { $name } { $change }.
review-nothing-more = sonst nichts
review-win-short = { $win } %
review-claims-about = Prozente: in wie vielen der weitergespielten Partien es geschieht, mit dem besseren Plan und mit dem gewählten; sie werden { $game ->
        [patrizier] bis zum Ende gespielt
        [florenza] gespielt, bis alle noch zweimal am Zug waren, und dann bis zum Ende der Runde
       *[other] noch zwei Runden gespielt
    }.
review-because = Was am meisten zählt: { $gains }{ $has ->
        [yes] ; was es kostet: { $costs }
       *[no] { "" }
    }.
review-own-play = Eigenes Spiel { $own } = besser als erwartet { $found }, verschenkt { $lost }

review-luck-skill = Glück und Können
review-luck-skill-about = Woher jeder Vorsprung kommt: was am Anfang zu erwarten war, was Ziehungen und verdeckte Karten geändert haben, was die eigenen Entscheidungen und was die der anderen. Eine zweite Besprechung wiche in 95 von 100 Fällen um höchstens ± davon ab.
review-unlucky = { $name }: { $luck } Pech (± { $error })
review-lucky = { $name }: { $luck } Glück (± { $error })
review-player = Spieler
review-column-start = Beginn
review-column-luck = Glück
review-column-own = Eigenes Spiel
review-column-rivals = Spiel der anderen
review-column-margin = Vorsprung

review-mistakes = Größte Fehler
review-mistakes-none = Keine Entscheidung, die Nennenswertes gekostet hätte.
review-mistakes-smaller =
    { $count ->
        [one] Ein kleinerer: { $loss }
       *[other] { $count } kleinere: zusammen { $loss }
    }
review-chose = { $name } wählte
review-better = besser

review-sources = Woher die Punkte kommen
review-sources-source = Quelle
review-sources-sum = Punkte
review-source-firenze-commission = Aufträge
review-source-firenze-balcony = Balkone
review-source-firenze-floor-tile = Zuerst auf einer Höhe
review-source-firenze-privilege = Privilegien
review-source-firenze-last-seal = Zuerst alle Siegel gesetzt
review-source-firenze-majority = Meiste Siegel einer Farbe
review-source-firenze-festival = Festkarten
review-source-patrizier-higher-tower = Höhere Türme
review-source-patrizier-lower-tower = Niedrigere Türme
review-source-patrizier-heads = Köpfe
review-source-florenza-certificates = Zertifikate
review-source-florenza-prestige = Stand auf der Prestigeleiste
review-source-florenza-captain = Hauptmann in der letzten Runde
review-source-florenza-bishop = Bischof in der letzten Runde
review-source-florenza-cubes = Übriges Material
review-source-florenza-florins = Übrige Florin
review-source-florenza-empty-fields = Felder ohne fertiges Gebäude
review-source-florenza-palazzo-uncompleted = Unvollendete Kunstwerke im Palazzo
review-source-florenza-chiesa-uncompleted = Unvollendete Kunstwerke in der Chiesa
review-source-florenza-no-palazzo = Kein Kunstwerk im Palazzo
review-source-florenza-no-chiesa = Kein Kunstwerk in der Chiesa
