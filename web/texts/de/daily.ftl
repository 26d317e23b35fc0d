# Die Partie des Tages.

daily-title = Partie des Tages
daily-about = Dieselben Ziehungen, Bots und derselbe Platz für alle; du spielst sie einmal.
daily-about-past = Dieselben Ziehungen, Bots und derselbe Platz für alle.
daily-game = Spiel
daily-tab-played = { $points }, Platz { $place }
daily-tab-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
daily-tab-running = begonnen
daily-tab-uncounted = zählt nicht
daily-tab-other = schon gespielt
daily-today = { $game } heute
daily-table =
    { $players ->
        [2] Zwei am Tisch: Du hast Platz { $seat }, gegenüber sitzt ein Bot der Stufe { $level }.
       *[other] { $players } am Tisch: Du hast Platz { $seat }, die anderen sind Bots der Stufe { $level }.
    }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-uncounted = Du hast diese Partie begonnen, aber nicht rechtzeitig und allein zu Ende gespielt: Sie zählt nicht. Morgen kommt eine neue.
daily-other = Diese Partie wurde in diesem Browser schon begonnen, als Gast oder unter einem anderen Namen: Das ist dieselbe Person, und jede Partie wird einmal gespielt.
daily-rule-once = Jede Partie wird einmal gespielt, auch wenn du dich erst danach anmeldest. Du kannst unterbrechen und später weiterspielen.
daily-rule-open = Keine Tipps, und was etwas verraten hat, wird nicht zurückgenommen.
daily-rule-time = Sie zählt, wenn sie vor Mitternacht (UTC) zu Ende ist und nur du gespielt hast.
daily-rule-sealed = Wer sie nicht gespielt hat, sieht bis zum Ende des Tages keine Ergebnisse und keine Partie davon.
daily-yesterday = Die Partie von gestern
daily-against-field = Du und alle anderen
daily-against-past = Du und deine früheren Partien
daily-field = Was daraus wurde
daily-played =
    { $count ->
        [one] Von einer Person gespielt
       *[other] Von { $count } gespielt
    }
daily-own-played =
    { $count ->
        [one] Deine erste
       *[other] Deine { $count } Partien
    }
daily-closes = bis Mitternacht (UTC)
daily-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
daily-place = Platz { $place }
daily-of = von { $count }
daily-of-hundred = von 100
daily-margin = auf den besten Bot
daily-chart = Wie viele welche Punktzahl erreicht haben; die Mitte von { $count } ist { $middle }.
daily-middle = Die Mitte des Feldes: { $points }. Schraffiert: hinter dir.
daily-you = du
daily-maestro-made = Maestro: { $points } Punkte, vor { $percent } % des Feldes
daily-first = Bisher hast nur du sie gespielt. Schau später nach, wie es anderen ergeht.
daily-first-own = Deine erste in diesem Spiel: Ab morgen kannst du vergleichen.
daily-nobody = Niemand hat sie zu Ende gespielt.
daily-parted = Wo sich die Wege trennten
daily-parted-about = Alle, die bis dahin wie du gespielt hatten
daily-parted-maestro = Auf dem Weg des Maestro
daily-turn = Zug { $turn }
daily-worth = { $points } gegenüber den anderen
daily-worth-about = Was dein Weg im Mittel gebracht hat, verglichen mit allen anderen Wegen
daily-share-of = { $percent } %
daily-mean = ⌀ { $points }
daily-other-ways = andere Wege
daily-same = Dieselbe Partie
daily-player = Wer
daily-points-head = Punkte
daily-margin-head = Abstand
daily-of-hundred-head = Von 100
daily-somebody = jemand
daily-show-all = Alle zeigen
daily-of-hundred-about = Von 100: der Anteil der anderen, der dahinter liegt; wer gleich viele Punkte hat, zählt halb. Das Glück war für alle gleich. Namen stehen bei Konten, deren Seite öffentlich ist.
daily-share-title = Zum Teilen
daily-share-safe = Kein Zug wird verraten
daily-share = Teilen
daily-copied = Kopiert
daily-save = Bild sichern
daily-ahead = Vor { $percent } % von { $count }
daily-ahead-own = Besser als { $percent } % meiner { $count } Partien
daily-same-for-all = Dieselbe Partie für alle
daily-month-before = Der Monat davor
daily-month-after = Der Monat danach
daily-day-of = { $day }: { $points } Punkte, Platz { $place } von { $count }
daily-streak =
    { $count ->
        [0] Spiele heute irgendeine, und eine Reihe von Tagen beginnt. Deine längste: { $longest }.
        [one] Tag in Folge; deine längste Reihe: { $longest }.
       *[other] Tage in Folge; deine längste Reihe: { $longest }.
    }
daily-towers = Ein Stockwerk für jedes Fünftel des Feldes, das hinter dir liegt.
daily-seal = Vor dem Tag versiegelt
daily-seal-about = Die Ziehungen folgen aus einem Geheimnis, dessen SHA-256 am Vortag veröffentlicht wird. Ist der Tag vorbei, steht das Geheimnis selbst hier: Niemand konnte die Partie ändern.
daily-seal-hash = SHA-256 des Geheimnisses
daily-seal-next = SHA-256 des Geheimnisses von morgen
daily-seal-secret = Das Geheimnis
daily-replay = Auf deine Partie zurückblicken
