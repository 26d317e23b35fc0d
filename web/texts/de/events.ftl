# Turniere: Ligen, Schweizer System und Duplicate.

events-title = Turniere
events-about = Mehrere Runden, mehrere Tische. Alle spielen in jeder Runde, und auf niemanden wird gewartet.
events-host = Turnier ausrichten
events-all = Alle Turniere
events-mine = Deine
events-open = Offen
events-running = Im Gang
events-over = Vorbei
events-none = Gerade ist kein Turnier offen. Richte eines aus: Das dauert eine Minute, und andere kommen über den Link oder finden es hier.
events-format-league = Liga
events-format-swiss = Schweizer System
events-format-duplicate = Duplicate
events-format-league-about = Alle treffen auf alle, an größeren Tischen so gleichmäßig wie möglich.
events-format-swiss-about = Du triffst auf Gegner, die etwa so stehen wie du, und auf niemanden zweimal, solange es anders geht.
events-format-duplicate-about = Alle Tische einer Runde bekommen dieselbe Partie, und du wirst mit denen auf deinem Platz verglichen. Das nimmt das Glück heraus.
events-same-deals = gleiche Partien
events-tables-of = Tische zu { $players }
events-entered = { $count } von { $most }
events-counted =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
events-rated = gewertet
events-public = offen für alle
events-private = nur mit Link
events-joined = du spielst mit
events-joined-over = du hast mitgespielt
events-hosted = du richtest es aus
events-starts = beginnt { $at }
events-starts-by-hand = beginnt, wenn es eröffnet wird
events-round-of = Runde { $round } von { $rounds }
events-cancelled = abgesagt
events-is-over = vorbei
events-says =
    { $rounds ->
        [one] Eine Runde { $game }.
       *[other] { $rounds } Runden { $game }.
    }
events-says-same = An jedem Tisch einer Runde wird dieselbe Partie gespielt.
events-says-host = Ausgerichtet von { $host }.

## What one can do

events-join = Mitspielen
events-join-of = Bei { $name } mitspielen
events-look = Ansehen
events-look-of = { $name } ansehen
events-leave = Austreten
events-withdraw = Aufgeben
events-withdraw-about = Ein Bot spielt an deinem Tisch für dich weiter, wo du auf den letzten Platz kommst, und du wirst nicht mehr gepaart. Es gibt kein Zurück.
events-begin = Jetzt beginnen
events-cancel = Turnier absagen
events-cancel-about = Alle, die mitspielen wollten, sind wieder frei. Es gibt kein Zurück.
events-stay = Nein, dabei bleiben
events-play = Runde { $round } spielen
events-your-turn = Du bist am Zug
events-place = Platz { $place } von { $count }
events-won = { $name } hat gewonnen.
events-won-you = Du hast gewonnen!
events-waits-round = Dein Tisch ist fertig. Die nächste Runde beginnt, sobald es alle sind.
events-resumes = Runde { $round } beginnt in { $left }.
events-resumes-now = Runde { $round } beginnt jetzt.
events-waits-table = Dein Tisch wird vorbereitet.
events-you-are-out = Du hast aufgegeben.
events-you-were-missing = Du warst zwei Runden lang nicht da und bist ausgeschieden.
events-full = Alle Plätze sind besetzt.
events-fewest = Ab { $count } Personen kann es beginnen.
events-share = Teilen
events-copied = Link kopiert

## Standings

events-standings = Tabelle
events-players = Wer mitspielt
events-after =
    { $rounds ->
        [0] vor der ersten Runde
        [one] nach einer Runde
       *[other] nach { $rounds } Runden
    }
events-ties = bei Gleichstand zählen die Spalten von links nach rechts
events-place-head = Platz
events-player = Name
events-round = Runde { $round }
events-round-now = { $round }, jetzt
events-points = Punkte
events-deal = Gleiche Partie
events-rivals = Gegner
events-wins = Siege
events-tie-first = bei Gleichstand
events-tie-second = danach
events-tie-third = zuletzt
events-points-of =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
events-plays = spielt
events-out = ausgeschieden
events-bot = Bot, { $level }
events-up = vorher { $before }, besser
events-down = vorher { $before }, schlechter
events-all-players = Alle { $count }
events-fewer = Weniger
events-file = Als Datei

## Rounds and tables

events-table = Tisch { $table }
events-table-running = Im Gang
events-table-waiting = Beginnt gleich
events-table-over = Vorbei
events-table-sealed = Dieselbe Partie wird anderswo noch gespielt: Ansehen kann man das, wenn die Runde vorbei ist.
events-watch = Zusehen
events-watch-of = An Tisch { $table } zusehen
events-replay = Ansehen
events-replay-of = Tisch { $table } der Runde { $round } noch einmal ansehen
events-left = gegangen
events-odd-chair = ein Bot, für den freien Stuhl
events-round-before = Runde davor
events-round-after = Runde danach
events-tables-count =
    { $playing ->
        [0] Alle { $over } sind fertig
       *[other] Noch im Spiel: { $playing }, fertig: { $over }
    }
events-all-tables = Alle { $count } Tische
events-your-rounds = Deine Runden
events-of-hundred = gleiche Partie, von 100
events-your-result = Platz { $place }, { $points } Punkte
events-sat-out = In dieser Runde hast du ausgesetzt.
events-rounds = Runden
events-rounds-now = { $over } von { $count } Tischen sind fertig
events-rounds-over = vorbei
events-rounds-after = gepaart nach Runde { $round }
events-rounds-known = alle Runden stehen fest
events-rounds-first = wenn es beginnt
events-scored = So wird gewertet
events-scored-points = Am Tisch zu { $players } bekommt der erste Platz { $most }, der letzte keinen; wer gleich liegt, teilt.
events-scored-deal = der Anteil derer auf deinem Platz derselben Partie, die du schlägst, von 100.
events-scored-rivals = die Punkte derer, auf die du getroffen bist.
events-scored-wins = die Tische, an denen du auf dem ersten Platz warst.
events-scored-left = Wessen Zeit abläuft, kommt dort auf den letzten Platz, und ein Bot spielt weiter. Wer zwei Runden hintereinander fehlt, scheidet aus.
events-next = Als Nächstes

## Hosting one

events-name = Name
events-name-usual = Turnier von { $name }
events-game = Spiel
events-format = Turnierform
events-at-table = Personen an einem Tisch
events-rounds-number = Runden
events-league-rounds = Eine Liga hat so viele Runden, wie es braucht, bis alle aufeinander getroffen sind.
events-most = Plätze
events-same-deals-ask = Dieselbe Partie an allen Tischen einer Runde
events-same-deals-about = Zählt bei Gleichstand. Zusehen kann man an einem Tisch erst, wenn die Runde vorbei ist.
events-clock-about = Wessen Zeit abläuft, für den spielt ein Bot weiter: Niemand wartet ewig auf andere.
events-pause = Pause zwischen den Runden
events-pause-of =
    { $seconds ->
        [0] keine
        [30] { $seconds } Sekunden
        [60] 1 Minute
       *[other] { $minutes } Minuten
    }
events-who = Wer mitspielt
events-find = Wer es findet
events-find-all = Alle
events-find-link = Nur mit dem Link
events-rated-ask = Gewertet
events-rated-about = Nur für Konten.
events-joins = Ich spiele mit
events-programs = Bots, die um einen Platz spielen
events-programs-none = keine
events-level = Stufe der Bots
events-level-about = Auch auf Stühlen, die übrig bleiben, und für alle, die gehen.
events-start = Beginn
events-start-hand = Wenn ich es eröffne
events-start-time = Zu einer Zeit
events-start-at = Tag und Uhrzeit
events-create = Zum Mitspielen öffnen
