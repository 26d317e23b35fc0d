# Torri auf Deutsch: was zu keinem einzelnen Spiel gehört. Fehler, Probleme, Protokolle und das Terminal.

## Fehler

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht, { $known_count ->
        [one] nur dieses
       *[other] nur diese
    }: { $known }.
error-no-lesson = Für { $game } gibt es noch keine Lektion.
error-unknown-step = Die Lektion von { $game } hat { $steps } Schritte; einen Schritt { $step } gibt es nicht.
error-unknown-puzzle = { $game } hat keine Aufgabe „{ $puzzle }“. Es gibt { $count ->
        [one] eine.
       *[other] { $count }, unter den Namen, die die Liste nennt.
    }
error-no-whole-plan = Die Antwort auf eine Aufgabe ist ein ganzer Plan: alles, was der Platz entscheidet, bis der Zufall oder jemand anders gefragt ist.
error-no-standard = Für { $game } ist nicht gesagt, was eine Aufgabe sein muss. Aufgaben lassen sich suchen für: { $known }.
error-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Vorhanden: { $known }.
error-unknown-player = Einen Spieler „{ $player }“ gibt es nicht. Vorhanden: { $known }.
error-wrong-setting = Der Spieler „{ $player }“ hat keine Einstellung „{ $setting }“. Möglich sind: { $known }.
error-untrusted-seat = { $source } würde das Programm „{ $program }“ starten. Wer ihm vertraut, nennt es noch einmal: --seat "{ $program }".
error-thinking-failed = Das Nachdenken der Bots ist in { $game } gescheitert. Sie versuchen es noch einmal.
error-no-evaluation = { $game } sagt nicht, wie gut eine Stellung ist; ein gieriger Spieler kann es daher nicht spielen.
error-no-network = { $game } hat noch kein Netz gelernt; einen solchen Spieler gibt es dort daher nicht.
error-other-network = Das Netz für { $game } wurde für einen anderen Stand des Spiels trainiert ({ $what }: Es kennt „{ $found }“, hier ist es „{ $wanted }“). Es muss neu trainiert werden.
error-no-entities = { $game } sagt nicht, was ein Netz darin sehen würde.
error-wrong-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $expected }.
error-illegal-answer = Das ist nicht erlaubt. { $reasons }
error-unknown-seat = Einen Platz { $seat_number } gibt es nicht; es spielen { $players }.
error-unknown-notation = „{ $notation }“ ist keine Antwort auf diese Frage. Zum Beispiel: { $examples }.
error-joined-too-long = „{ $notation }“ enthält mehr Antworten, als hier gefragt sind: „{ $rest }“ ist eine zu viel.
error-ambiguous-notation = „{ $notation }“ ist mehrdeutig: { $meanings }.
error-wrong-position = Das ist keine Stellung: { $problem }
error-wrong-edition = Die Edition { $edition } lässt sich nicht verwenden: { $problems }
error-unknown-edition = Eine Edition mit den Zahlen { $sha256 } gibt es hier nicht. Füge zuerst ihre Datei hinzu.
error-other-edition = Diese Partie { $game } wurde mit der Edition { $wanted } gespielt, nicht mit { $present }. Gib die passende Editionsdatei mit --edition an.
error-unknown-rules = Dieses Protokoll folgt Version { $version } der Regeln von { $game }; dieses Programm kennt nur { $known }.
error-unreadable-record = { $source } lässt sich nicht als Protokoll lesen: { $problem }
error-too-few-entrants = Die Arena braucht mindestens zwei Spieler, nicht nur { $entrants }.
error-other-contest = Der Ordner { $folder } gehört zu einem anderen Wettkampf: dort ist „{ $setting }“ { $found }, hier { $wanted }. Wähle einen anderen Ordner.
error-broken-contest = { $file } lässt sich nicht fortsetzen: Zeile { $line } stammt nicht von der Arena.
error-busy-contest = Im Ordner { $folder } spielt schon eine andere Arena.
error-unusable-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $detail }
error-workers-lost = Ein Arbeitsprozess endete mitten in einer Partie: { $detail } Mit --out bleiben die fertigen Partien erhalten.
error-missing-extra = Dafür fehlen Pakete. Installiere sie mit: pip install "torri[{ $extra }]"
error-no-cluster = Unter { $address } ist kein Ray-Cluster zu erreichen: { $detail }
error-forfeit = { $player } verliert kampflos: { $cause }: { $detail }
error-unfinished = Die Partie wurde nicht zu Ende gespielt: sie hat { $plies ->
        [one] eine Antwort
       *[other] { $plies } Antworten
    }. Mit --unfinished wird sie trotzdem genommen.
error-undecided = Darin hat noch niemand etwas entschieden.
error-no-such-file = Es gibt keine Datei und keinen Ordner { $path }.
error-dataset-exists = { $path } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-unusable-dataset = { $path } kann nicht benutzt werden: { $detail }
error-not-dataset = { $path } ist kein Datensatz, den dieses Programm lesen kann: { $detail }
error-broken-row = Zeile { $row }, Partie { $match }: „{ $column }“ ist { $found } und müsste { $expected } sein.

## Probleme

problem-unknown-key = „{ $path }“ ist hier unbekannt; bekannt sind { $known }.
problem-missing-key = „{ $path }“ fehlt.
problem-wrong-type = „{ $path }“ muss Folgendes sein: { $expected }.
problem-missing-mark = „{ $path }“ hat kein Kennzeichen; gib eines von diesen an: { $marks }.
problem-unknown-mark = „{ $path }“ hat das Kennzeichen „{ $mark }“; es gibt { $marks }.
problem-wrong-sum = „{ $path }“: Es sind { $found }, und es müssten { $expected } sein.
problem-out-of-range = „{ $path }“: { $found } liegt nicht zwischen { $least } und { $most }.
problem-wrong-correction = „{ $path }“ muss als {"{"} value = …, note = "…" {"}"} geschrieben sein.
problem-unplayable = mit diesen Zahlen versagen die Regeln in einer Probepartie ({ $fault }).
problem-missing-note = „{ $path }“ braucht eine Notiz (note), wo es abgelesen wurde.
problem-unknown-figure = „{ $path }“ ist keine Zahl der Edition, die berichtigt wird.
problem-other-base = sie berichtigt „{ $found }“, hier gilt aber die Edition „{ $expected }“.
problem-no-toml = Das ist kein gültiges TOML: { $detail }
problem-wrong-head = { $path } muss { $expected } enthalten, und zwar mit game = "{ $game }".
problem-unreadable = Die Datei lässt sich nicht öffnen: { $detail }
problem-no-json = Zeile { $line } ist kein gültiges JSON: { $detail }
problem-cut-short = Der Text bricht in Zeile { $line } ab: { $detail }
problem-empty = Die Datei ist leer.
problem-no-secret = Das Geheimnis dieser laufenden Partie steht nicht darin, daher kann nicht weiter gezogen werden.
problem-wrong-format = Der Anfang ist nicht der eines Torri-Protokolls im Format { $expected }.
problem-wrong-line = Zeile { $line } ist unverständlich: { $found }
problem-wrong-ply = Zeile { $line } beginnt mit „{ $found }“, müsste aber mit „{ $expected }“ beginnen.
problem-wrong-notation = In Zeile { $line } ist „{ $found }“ keine Antwort auf die dort gestellte Frage.
problem-too-large = Der Text ist länger als { $most } Zeichen.
problem-unknown-field = Der Spielzustand hat kein Feld „{ $field }“; vorhanden sind { $known }.
problem-wrong-field = Das Feld „{ $field }“ kann nicht „{ $value }“ sein; es hat die Form { $shape }.
problem-wrong-position = Am Anfang muss „{ $expected }“ stehen, nicht „{ $found }“.
problem-impossible = Keine Partie kann dazu führen ({ $fault }).
problem-illegal-answer = Die Antwort „{ $answer }“ ist nicht erlaubt.
problem-wrong-draw = Gezogen wurde „{ $found }“; nach dem Geheimnis hätte es „{ $expected }“ sein müssen.
problem-wrong-weights = Was gezogen werden konnte, ist als „{ $found }“ angegeben; richtig ist „{ $expected }“.
problem-wrong-commitment = Das Geheimnis ist nicht das vor Spielbeginn festgelegte.
problem-result-too-early = Ein Ergebnis ist angegeben, aber die Partie ist nicht zu Ende.
problem-wrong-scores = Als Punkte sind { $found } angegeben; richtig sind { $expected }.
problem-wrong-winners = Als Gewinnerplätze sind { $found } angegeben; richtig sind { $expected }.
problem-wrong-draws = Aufgeführte Ziehungen: { $found }; tatsächlich waren es { $expected }.
problem-wrong-checksum = Die Prüfsumme ist falsch: Am Protokoll wurde etwas geändert.

## Kampflos verloren: was falsch war, und was richtig wäre

forfeit-no-system = externe Bots brauchen Linux, macOS oder ein anderes POSIX-System, nicht dieses
forfeit-not-started = der Befehl lässt sich nicht starten; er sollte ein vorhandenes Programm mit seinen Argumenten nennen
forfeit-not-ready = es hat die Nachricht „ready“ nicht in der dafür erlaubten Zeit geschickt
forfeit-too-slow = es hat keine Nachricht „answer“ in der dafür erlaubten Zeit geschickt
forfeit-ended = es hat sich beendet, sollte aber bis zur Nachricht „bye“ oder zum Ende seiner Eingabe laufen
forfeit-output-closed = es hat seine Ausgabe geschlossen, sollte sie aber bis zur Nachricht „bye“ offen halten
forfeit-too-long = es hat eine Zeile mit mehr Bytes geschrieben, als eine Nachricht haben darf
forfeit-no-message = es hat eine Zeile geschrieben, die keine Nachricht ist; jede Zeile muss ein JSON-Objekt mit einem „type“ sein
forfeit-wrong-number = seine Antwort trägt nicht die Nummer der Frage, die gestellt wurde
forfeit-no-answer = seine Nachricht enthält keine Antwort; sie muss eine ganze Zahl als „answer“ haben, oder einen „text“
forfeit-illegal = seine Antwort ist nicht erlaubt; sie muss eine der Antworten sein, die die Frage zulässt
forfeit-failed = es ist an einem eigenen Fehler gescheitert; ein Spieler muss jede Frage beantworten

## Arten von Werten

kind-number = eine Zahl
kind-text = ein Text
kind-numbers = eine Liste von Zahlen
kind-texts = eine Liste von Texten
kind-table = eine Tabelle
kind-tables = eine Liste von Tabellen
kind-amounts = eine Tabelle von Gütern und wie viele von jedem
kind-options = eine Tabelle von Optionen
kind-hexadecimal = 64 hexadezimale Ziffern
kind-yes-no = yes oder no
kind-seconds = eine Zahl von Sekunden über 0

seat-name = { $seat }

## Gründe in jedem Spiel

reason-no-such-seat = Platz { $has } gibt es nicht: Es spielen nur { $needs } mit.
reason-no-such-answer = Antwort Nummer { $has } gibt es nicht; die Nummern gehen von 0 bis { $needs }.
reason-convention = { $reason } (Das ist eine Übereinkunft der Eingabe, keine Regel.)
reason-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.

## Kennzeichen

mark-S = steht in der Spielregel
mark-P = steht in einer öffentlichen Quelle
mark-C = ergibt sich durch Zählen
mark-X = von uns rekonstruiert
mark-B = von jemandem mit der Schachtel am Material abgelesen
marks-title = Woher die Zahlen stammen
marks-note = Torri ist inoffiziell. Mit X gekennzeichnete Zahlen sind rekonstruiert: Wer das Spiel besitzt, kann sie in einer Editionsdatei berichtigen.
edition-exists = { $file } gibt es schon.
edition-how = Nimm das Zeichen # vor einer Zahl weg, die du berichtigst, schreibe die richtige und in „note“, wo du sie abgelesen hast.
edition-own-title = { $game }, meine Schachtel
edition-begun = { $file } ist angelegt, mit den { $count } rekonstruierten Zahlen. Berichtige, was du in deiner Schachtel ablesen kannst, dann: torri edition check { $file }
edition-holds = Die Edition { $edition } ist brauchbar ({ $hash }).
edition-same = Keine Zahl ist anders.
edition-other-game = Das sind Editionen verschiedener Spiele: { $first } und { $second }.
rules-title = Die Regeln von { $game } in unseren eigenen Worten
rules-rulings = R: Wo die Spielregel schweigt oder mehrere Lesarten zulässt, enthält dieser Absatz eine Festlegung von uns.
rules-unknown = { $game } hat keinen Absatz „{ $rule }“. Absätze: { $known }.
rules-example = Beispiel, Schritt { $step } der Lektion: { $title }.

## Prüfen

verify-holds = Das Protokoll stimmt: { $plies ->
        [one] eine Antwort, sie ist regelgerecht
       *[other] { $plies } Antworten, alle regelgerecht
    }.
verify-proven = Jede Ziehung folgt aus dem Geheimnis, das vor Spielbeginn festgelegt wurde.
verify-unproven = Die Ziehungen sind möglich, aber es ist kein Geheimnis offengelegt, das sie beweisen würde.
verify-running = Die Partie ist noch nicht zu Ende.
verify-given-up = Die Partie wurde nicht zu Ende gespielt.
verify-fails = Das Protokoll stimmt nicht bei Schritt { $ply }, Regel { $rule }: { $problem }
verify-fails-whole = Das Protokoll stimmt nicht: { $problem }

## Am Terminal

play-turn = { $seat }: { $question }
play-prompt = ? zeigt die Antworten, help hilft weiter
play-help =
    Gib eine Antwort so ein, wie sie in der Liste steht, oder ihre Nummer; in einer Zeile dürfen mehrere Antworten stehen.
    ?            die erlaubten Antworten
    why ANTWORT  warum eine Antwort nicht erlaubt ist
    undo         deine letzte Eingabe zurücknehmen, solange seitdem nichts aufgedeckt wurde
    auto         die Antwort geben, die die Regeln anbieten, wo sie es tun
    forecast     was du später in der Runde haben wirst und welche Versprechen scheitern würden
    hint         was der stärkste Spieler mit deinem Wissen täte
    board        noch einmal die Stellung
    log          was zuletzt geschah
    score        jeder Punkt und woher er kommt
    rules [ID]   die Regeln oder ein einzelner Absatz
    save [DATEI] die Partie speichern
    quit         beenden; die Partie wird gespeichert
play-legal = Das ist erlaubt.
play-automatic = auto gibt die Antwort, die die Regeln anbieten: { $text }
play-no-automatic = Hier bieten die Regeln keine automatische Antwort an.
play-no-forecast = Es gibt jetzt nichts vorauszusehen.
play-stopped = Von „{ $line }“ wurde nichts gespielt. Bei „{ $word }“ geht es nicht weiter:
play-left-over = Dein Zug ist zu Ende; nicht gespielt: { $text }
play-undone = Zurückgenommen.
play-no-undo = Es lässt sich nichts zurücknehmen: Seit deiner letzten Antwort wurde etwas aufgedeckt oder jemand anderes hat gehandelt.
play-confirm = Enter, um fortzufahren (danach lässt sich nichts mehr zurücknehmen), oder undo
play-saved = Gespeichert als { $file }.
play-not-saved = Die Partie konnte nicht als { $file } gespeichert werden: { $detail }
play-continue = So geht es weiter: torri play --continue { $file }
play-pass-on = { $seat } ist am Zug. Bitte weitergeben und dann Enter drücken.
play-won = { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
play-committed = Die Ziehungen dieser Partie sind durch ein Geheimnis mit dem SHA-256 { $commitment } festgelegt.
play-entropy = { $seat }: Tippe irgendetwas ein; es fließt in die Ziehungen ein.
play-person = Spieler { $number }
play-bot = Bot { $number }
play-too-many-seats = { $seats } Plätze sind benannt, aber nur { $players } spielen mit.
ledger-seat = { $seat }: { $points }
ledger-none = noch keine Punkte
log-nature = Zufall
replay-ply = Nach Schritt { $ply } von { $plies }
replay-no-ply = Schritt { $ply } gibt es nicht; das Protokoll hat { $plies ->
        [one] nur einen
       *[other] nur { $plies }
    }.

## Bretter in einem Notebook

show-not-trusted = Hier ist nichts zu sehen, weil diesem Notebook noch nicht vertraut wird. Führe die Zelle aus, oder vertraue dem Notebook.

## Spiele, Simulation, Dauertest

games-players = { $least } bis { $most } Spieler
games-version = Regelversion { $version }
games-edition = Edition { $edition }
games-option = { $values }
games-reconstructed = { $most ->
        [yes] Die meisten auf dem Spielmaterial gedruckten Zahlen ({ $count } von { $figures }) waren nicht zu finden: unsere sind rekonstruiert.
       *[other] Einige auf dem Spielmaterial gedruckte Zahlen ({ $count } von { $figures }) waren nicht zu finden: unsere sind rekonstruiert.
    }
games-broken = { $game } lässt sich nicht laden: { $detail }
simulate-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $questions } Fragen an Spieler, { $draws } Ziehungen
simulate-speed = { $seconds } s, { $rate } Partien pro Sekunde, { $how }
simulate-accelerated = beschleunigt
simulate-plain = mit CPython
simulate-seat = Platz
simulate-mean = Mittel
simulate-least = Minimum
simulate-most = Maximum
simulate-best = höchste Punktzahl
soak-fine = { $players } Spieler: { $games } Partien, { $steps } Schritte geprüft, alles in Ordnung
soak-fault = { $players } Spieler: Partie { $game }, Schritt { $step }: { $fault }
progress-playing = spielt
progress-auditing = prüft
progress-compiling = vorbereiten
progress-thinking = Nachdenken

## Aufgaben

puzzles-asked = Aufgabe { $puzzle }: Was würdest du mit { $seat } tun? Es gibt { $plans } Pläne; einer ist klar der beste. Mit einem Fragezeichen siehst du ihn.
puzzles-right = Das ist der beste Plan.
puzzles-wrong = { $loss } Punkte weniger als der beste Plan.
puzzles-shown = Der beste Plan und die nächsten:
puzzles-mining = Aufgaben werden gesucht
puzzles-mined = { $count ->
        [one] Eine Aufgabe ist
       *[other] { $count } Aufgaben sind
    } in { $file }; { $games ->
        [one] eine Partie wurde
       *[other] { $games } Partien wurden
    } durchsucht.
puzzles-other-game = { $file } ist eine Partie { $game }.
puzzles-checking = Prüfen
puzzles-checked = { $game }: { $count ->
        [0] Es gibt keine Aufgaben.
        [one] Die eine Aufgabe stimmt.
       *[other] Alle { $count } Aufgaben stimmen.
    }
error-puzzle-fails = Aufgabe { $puzzle } von { $game } stimmt nicht. { $cause }
fails-rules = Sie wurde für andere Regeln oder Werte gemacht.
fails-position = Ihre Antworten führen zu keiner Frage an ihren Platz.
fails-plans = Es gibt nicht so viele Pläne, wie sie sagt.
fails-hidden = Was der Platz tun kann oder danach sieht, hängt von etwas ab, das er nicht weiß.
fails-lines = Eine Linie ist nicht der Plan mit ihrer Nummer.
fails-solution = Sie hat keinen besten Plan, oder zu viele.
fails-gap = Ein anderer Plan liegt nicht klar zurück.
fails-told = Die Erklärung nennt nur Aussichten, keine Punkte.
fails-again = In anderen Verläufen ist ein anderer Plan ebenso gut.

## Arena

arena-player = Spieler
arena-win-rate = Siegquote
arena-fair-share = × fairer Anteil
arena-margin = Abstand
arena-rating = Wertung
arena-thinking = Bedenkzeit
arena-games = { $games } von { $scheduled } Partien, davon { $counted } in vollständigen Austeilungen und gewertet; jede Austeilung mit allen { $seatings } Sitzordnungen. Startwert { $seed }.
arena-intervals = Unter jeder Zahl: ihr 95-%-Intervall über die Austeilungen; unter einer Wertung μ ± σ; unter der mittleren Bedenkzeit je Entscheidung die von 95 % davon. Der Abstand ist die Punktzahl eines Spielers minus die beste andere, die Wertung das, was ein Spieler sicher erreicht hat (μ − 3 σ).
arena-earlier = { $games ->
        [one] Eine Partie war schon da und wurde nicht noch einmal gespielt.
       *[other] { $games } Partien waren schon da und wurden nicht noch einmal gespielt.
    }
arena-kept = Partien, Ergebnis und Schaubild liegen in { $folder }.
arena-interrupted = Abgebrochen. Mit --out ORDNER wären die fertigen Partien erhalten geblieben.
arena-interrupted-kept = Abgebrochen. Die fertigen Partien bleiben erhalten; derselbe Befehl macht mit den übrigen weiter.
arena-forfeits = { $player } hat { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } kampflos verloren: { $cause } ({ $detail })
arena-plot-title = { $game }: Siegquoten aus { $games } Partien
arena-plot-description = Die Siegquote jedes Spielers mit ihrem 95-%-Intervall: { $rates }
arena-plot-axis = Siegquote mit ihrem 95-%-Intervall über die Austeilungen
arena-plot-fair = fairer Anteil

## Data sets

progress-gathering = sammeln
progress-checking = prüfen
dataset-written = { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $rows } Zeilen: { $file }
dataset-repeated = { $games ->
        [one] Eine Partie kam noch einmal vor und wurde weggelassen.
       *[other] { $games } Partien kamen noch einmal vor und wurden weggelassen.
    }
dataset-skipped = { $count ->
        [one] Eine konnte nicht genommen werden:
       *[other] { $count } konnten nicht genommen werden:
    }
dataset-nothing = Es war keine Partie zu schreiben, also gibt es keinen Datensatz.
dataset-no-source = Nenne Protokolle oder Ordner davon, die Datenbank eines Servers (--database URL) oder ein Spiel, das Bots spielen sollen (--play SPIEL).
dataset-no-out = Sage, wohin der Datensatz soll: --out DATEI
dataset-only-play = Nur zusammen mit --play: { $options }
dataset-check-alone = --check sieht einen Datensatz an und schreibt nichts: gib keine anderen Quellen und kein --out an.
dataset-holds = Der Datensatz stimmt: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $rows } Zeilen; jede Antwort ist erlaubt und führt zur nächsten Stellung.
dataset-unobserved = Die Beobachtungen wurden nicht verglichen: dieses Programm würde andere machen, oder es gibt keine.
dataset-fails = Der Datensatz stimmt nicht, nach { $rows } Zeilen, die stimmen. { $problem }
dataset-interrupted = Unterbrochen: es wurde nichts geschrieben.

## Advice

advise-over = Das Spiel ist zu Ende: Es gibt nichts zu raten. Mit --ply lässt sich ein früherer Schritt angeben.
advise-nature = Bei Schritt { $ply } ist der Zufall gefragt, kein Spieler. Mit --ply lässt sich ein anderer Schritt, mit --seat ein Platz angeben.
advise-expects = { $seat } gewinnt mit einer Chance von { $win } %, im Mittel mit { $margin } Punkten ({ $visits } Partien angesehen).
advise-asked = { $seat } wird gefragt: { $question }
advise-answer = Antwort
advise-win-chance = gewinnt
advise-margin = Abstand
advise-visits = angesehen
advise-why = Warum { $answer } und nicht { $other }:
advise-no-why = { $answer } und { $other } sehen bis hierher gleich gut aus; der Unterschied liegt tiefer.
advise-line = danach

## Tische und der Server

serve-ready = Torri ist bereit unter { $address } (beenden mit Strg+C)
serve-without-app = Die Browser-App ist hier nicht gebaut: Bedient werden nur Programme.
archive-done = { $count ->
        [0] Keine Partie war alt genug für { $folder }.
        [one] Eine Partie wurde nach { $folder } verschoben.
       *[other] { $count } Partien wurden nach { $folder } verschoben.
    }
error-not-now = Das geht jetzt nicht: Die Partie { $status ->
        [open] wartet auf Mitspieler
        [running] läuft
        [paused] ruht
       *[other] ist zu Ende
    }.
error-not-your-seat = Du hast dort keinen Platz an diesem Tisch.
error-not-your-turn = Du bist nicht am Zug.
error-stale = Inzwischen hat jemand gespielt: Sieh noch einmal hin und antworte dann.
error-repeated = Diese Antwort ist schon angenommen.
error-illegal-plan = Antwort { $number } des Plans ist nicht erlaubt, darum ist nichts davon geschehen. { $reasons }
error-plan-too-long = Vor Antwort { $number } des Plans ist jemand anderes oder der Zufall an der Reihe, darum ist nichts davon geschehen.
error-not-supposed = { $seat } wäre dann nicht am Zug: Das kann nicht geschehen.
error-nothing-seen = Ob { $seat } das tut, könntest du nicht sehen. Wähle mehr von dem, was dort getan wird.
error-not-by-correspondence = Pläne kann man nur an Tischen hinterlassen, an denen alle Tage für einen Zug haben.
error-your-turn-already = Du bist am Zug: Auf niemanden muss gewartet werden.
error-on-vacation-already = Du bist schon im Urlaub. Komm zuerst zurück; Tage, die nicht begonnen haben, bleiben dir.
error-no-vacation = Du bist nicht im Urlaub.
error-vacation-too-long = { $days } Tage sind mehr als die { $left }, die du dieses Jahr noch hast.
error-no-free-seat = Alle Plätze an diesem Tisch sind besetzt.
error-seat-taken = Dieser Platz ist besetzt, oder du hast schon einen.
error-wrong-link = Dieser Link gibt keinen Platz an diesem Tisch, oder alle sind schon vergeben.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-absent = Ein Bot spielt nur für jemanden weiter, der am Zug ist, nicht da ist und keine Uhr hat.
error-not-the-host = Das darf nur, wer den Tisch eingerichtet hat.
error-not-watched = Das bekommst du nicht zu sehen, solange gespielt wird.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-not-welcome = { $problem }
not-welcome = Du kannst dich nicht an diesen Tisch setzen.
not-welcome-blocked = An diesem Tisch ist jemand, den du blockiert hast.
not-welcome-friends = Dieser Tisch ist für Freunde dessen, der ihn eröffnet hat.
not-welcome-tournament = Du kannst bei diesem Turnier nicht mitspielen.
not-welcome-tournament-blocked = Bei diesem Turnier spielt jemand mit, den du blockiert hast.
not-welcome-words = Du kannst an diesem Tisch nichts schreiben.
error-not-ratable = { $problem }
rated-guest = Gewertete Partien sind für Konten. Lege in den Einstellungen eines an, das dauert eine Minute; was du gespielt hast, bleibt deins.
rated-device = Eine gewertete Partie braucht auf jedem Platz einen anderen Menschen: Spielt diese ohne Wertung.
rated-edition = Gewertete Partien werden mit den Werten der Schachtel gespielt, wie wir sie haben, nicht mit eigenen.
rated-origin = Eine Partie, die eine andere fortsetzt, kann nicht gewertet werden.
rated-bot = Wie stark einer dieser Bots ist, wurde noch nicht gemessen: Eine Partie mit ihm kann nicht gewertet werden.
rated-late = Wer hier sitzt, hat sich an einen Tisch ohne Wertung gesetzt. Eröffne für eine gewertete Partie einen neuen.
error-not-taken-along = Diese Partie wird nur auf ihrem Server gespielt. { $problem }
along-counts = Ihr Ergebnis zählt über die Partie hinaus.
along-others = An diesem Tisch spielen andere mit.
along-clock = Ihre Uhr läuft auf dem Server.
along-away = Hier spielt ein Bot für dich: Nimm zuerst deinen Platz zurück.
along-off = Dieser Server gibt keine Partien mit.
error-rated-undo = Das hat etwas verraten: An einem gewerteten Tisch, im Turnier und bei der Partie des Tages bleibt es dabei.
error-no-pause = Im Turnier gibt es keine Pause: Alle anderen müssten auf die nächste Runde warten.
error-unknown-tournament = Dieses Turnier gibt es nicht.
error-tournament-not-now = Das geht jetzt nicht: Das Turnier { $status ->
        [open] ist noch offen
        [running] läuft
        [cancelled] wurde abgesagt
       *[other] ist zu Ende
    }.
error-tournament-full = Dieses Turnier ist voll: { $most } spielen mit.
error-round-sealed = An anderen Tischen wird noch genau diese Partie gespielt. Wenn Runde { $round } vorbei ist, ist alles zu sehen.
error-wrong-tournament = Dieses Turnier kann nicht stattfinden: { $problem }
tournament-too-few = mindestens zwei müssen mitspielen.
tournament-too-few-tables = ein Duplicate-Turnier braucht zwei Tische zum Vergleichen: mindestens eine Person mehr, als an einem sitzen.
tournament-size = es darf 2 bis 64 Plätze haben, eine Liga 2 bis 24.
tournament-programs = höchstens 8 Bots dürfen mitspielen, und nicht mehr, als es Plätze gibt.
tournament-rounds = es darf 1 bis 15 Runden haben.
tournament-start = es muss nach jetzt beginnen, und innerhalb von 30 Tagen.
error-deal-played = Du hast diese Partie gespielt. Jede wird einmal gespielt; morgen kommt eine neue.
error-deal-played-here = Diese Partie wurde in diesem Browser schon begonnen, als Gast oder unter einem anderen Namen. Jede wird einmal gespielt; morgen kommt eine neue.
error-deal-sealed = Diese Partie ist versiegelt: Was andere daraus gemacht haben, sieht, wer sie gespielt hat, und alle, wenn der Tag vorbei ist.
ratings-done = { $count ->
        [0] Keine Partie wird gewertet.
        [one] Eine Partie wurde neu gewertet.
       *[other] { $count } Partien wurden neu gewertet.
    }
admin-done = Erledigt.
admin-code = Einladungscode, nur jetzt zu sehen: { $code }
error-wrong-chairs = Dieser Tisch lässt sich nicht einrichten: { $problem }
error-nothing-to-go-on-with = Nach Antwort { $ply } ist diese Partie zu Ende: Es gibt nichts weiterzuspielen. Wähle einen früheren Moment.
error-record-fails = Das Protokoll stimmt nicht und wird nicht aufgenommen. Bis Antwort { $ply } ist es richtig; dann: { $problem }
error-wrong-ply = Diese Partie hat keinen Moment { $ply }; sie hat { $most }.
wrong-chairs-no-host = Keiner der Plätze ist deiner.
wrong-chairs-number = Es müssen so viele Plätze sein wie bei der Partie, die fortgesetzt wird.
wrong-chairs-kept = Ein Platz, der bleiben soll, ist nicht da oder zweimal genannt.
wrong-chairs-person = Inzwischen hat sich dort jemand hingesetzt; sieh dir den Tisch noch einmal an.
record-brought = Dein Text
error-overtaken = Jemand anders war schneller. Versuch es noch einmal.
error-unknown-match = Diese Partie gibt es nicht.
error-damaged-match = Diese Partie ist beschädigt: Ihr Eintrag { $seq } fehlt oder ist nicht lesbar. Andere Partien betrifft das nicht. Wer diesen Server betreibt, kann sie aus einer Sicherung wiederherstellen.
error-unknown-person = Diese Person gibt es nicht.
error-login-taken = Dieser Name ist vergeben. Wähle einen anderen.
error-passkey-taken = Dieser Passkey ist schon angemeldet.
error-not-guest = Übernommen werden kann nur, was ein Gast gespielt hat.
error-not-written = Es konnte nicht gespeichert werden, und nichts hat sich geändert. Versuch es noch einmal.
error-unsettled = Es ist nicht sicher, dass es gespeichert ist. Sieh noch einmal hin, bevor du weitermachst.
error-no-database = Die Datenbank { $database } ist nicht erreichbar: { $detail }
error-newer-database = Die Datenbank wurde von einer neueren Version dieses Programms geschrieben ({ $found }; diese kennt { $known }).
error-broken-database = Die Datenbank { $database } hat Zeilen, die zu nichts gehören, in: { $tables }. Nichts wurde geändert.
error-storage-closed = Der Server wird beendet. Versuch es gleich noch einmal.
error-not-asked = Platz { $seat_number } wird nichts gefragt.
error-no-advice = Es war kein Rat zu finden. Versuch es noch einmal.
error-no-review = Die Besprechung ist nicht gelungen. Versuch es noch einmal.
error-house-closed = Der Server wird beendet. Versuch es gleich noch einmal.
error-not-known = Sag zuerst, wer du bist: Ein Name genügt.
error-wrong-password = Es gibt kein Konto mit diesem Namen und diesem Passwort.
error-too-many-guesses = Für dieses Konto wurden zu viele Passwörter versucht. Warte einen Moment und versuche es dann noch einmal.
error-too-much-at-once = Das war zu viel auf einmal. Warte einen Moment und versuche es dann noch einmal.
error-wrong-credential = Dieser Passkey ließ sich nicht prüfen.
error-unknown-token = Dieses Token gibt es nicht.

## Accounts

error-unknown-passkey = Diesen Passkey gibt es nicht.
error-already-account = Du hast schon ein Konto: { $login }.
error-not-by-token = Mit einem Token geht das nicht. Mach es selbst, im Browser.
error-too-many = Zu viele { $what }: Mehr als { $most } gehen für eine Person nicht.
error-server-full = Dieser Server ist voll ({ $what }: Mehr als { $most } nimmt er von allen zusammen nicht an). Versuche es später noch einmal.
limit-blocks = Personen, die du blockiert hast
limit-connections = gleichzeitige Verbindungen
limit-editions = Editionen
limit-follows = Personen, denen du folgst
limit-guests = neue Personen an einem Tag
limit-imports = eingelesene Partien
limit-invitations = Einladungen an einen Tisch
limit-lines = Zeilen an einem Tisch
limit-notes = Notizen
limit-passkeys = Passkeys
limit-reports = offene Meldungen
limit-reviews = gleichzeitige Besprechungen
limit-hints = gleichzeitige Tipps
limit-tables = unbeendete Tische
limit-tokens = Token
limit-push = Browser, die benachrichtigt werden
limit-plans = Pläne an einem Tisch
limit-webhook = Programme, die benachrichtigt werden
error-muted = { $until ->
        [never] Du kannst hier nicht schreiben.
       *[other] Du kannst hier bis { $until } nicht schreiben.
    } Grund: { $reason }
error-suspended = { $until ->
        [never] Du bist gesperrt und kannst nichts Neues beginnen.
       *[other] Du bist bis { $until } gesperrt und kannst nichts Neues beginnen.
    } Was du begonnen hast, geht weiter. Grund: { $reason }
error-banned = { $until ->
        [never] Dieser Server ist für dich geschlossen.
       *[other] Dieser Server ist für dich bis { $until } geschlossen.
    } Grund: { $reason }
error-unwelcome-words = { $what }
words-in-chat = In dieser Zeile ist ein Wort, das hier nicht erlaubt ist. Sag es anders.
words-in-name = In diesem Namen ist ein Wort, das hier nicht erlaubt ist. Wähle einen anderen.
error-not-operator = Das dürfen nur die Betreiber dieses Servers.
error-operators-stay = Betreiber können einander hier nichts verbieten; das geht nur auf der Kommandozeile.
error-entry-closed = Dieser Server nimmt zurzeit niemand Neuen auf. Wenn du ein Konto hast, melde dich an.
error-entry-by-code = Dieser Server ist für Eingeladene. Gib einen gültigen Einladungscode ein oder melde dich an.
error-unknown-item = Das gibt es nicht mehr; vielleicht hat es schon jemand anders erledigt.
limit-tournaments = Turniere, die du ausrichtest
limit-entries = Turniere, bei denen du mitspielst
error-invisible-name = Von diesem Namen ist nichts zu sehen. Wähle einen anderen.

## Die Werte, in Tabellen

figure-of-two = zu zweit
figure-of-three = zu dritt
figure-of-four = zu viert
figure-of-five = zu fünft
figure-total = zusammen

## Zurückgerufen

call-turn = { $game }: Du bist am Zug
call-round = { $game }: Eine neue Runde von { $who } hat begonnen
call-invitation = { $who } lädt dich zu einer Partie { $game } ein
call-friend = { $who } hat an einem Tisch mit { $game } einen Platz frei
call-stopped = Unter { $who } wirst du nicht mehr benachrichtigt
call-names = { " " }(mit { $names })
call-mail-subject =
    { $count ->
        [one] 1 Meldung wartet auf dich
       *[other] { $count } Meldungen warten auf dich
    }
call-mail-hello = Hallo { $who },
call-mail-more =
    { $count ->
        [one] Und 1 weitere Meldung.
       *[other] Und { $count } weitere Meldungen.
    }
call-mail-foot = Du hast { $server } gebeten, dich per E-Mail zu benachrichtigen.
call-mail-stop = Keine E-Mails mehr, mit einem Druck: { $link }
call-confirm-subject = Torri: Ist das deine Adresse?
call-confirm-text = Jemand, vermutlich du, möchte unter { $address } benachrichtigt werden, wenn auf { $server } etwas wartet. Um zu bestätigen, dass das deine Adresse ist, öffne:
call-confirm-else = Wenn du das nicht warst, brauchst du nichts zu tun: Du bekommst keine weitere E-Mail, und nach einer Woche ist die Adresse vergessen.
call-recovery-subject = Torri: ein neues Passwort
call-recovery-text = Jemand, vermutlich du, hat für dein Konto auf { $server } ein neues Passwort verlangt. Innerhalb einer Stunde kannst du hier eines wählen:
call-recovery-else = Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
error-account-needed = Das gibt es nicht für Gäste. Lege zuerst ein Konto an: Deine Partien bleiben deine.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-wrong-mail-address = { $address } ist keine Adresse, an die wir E-Mails schicken können.
error-wrong-call-address = { $address } kann nicht benachrichtigt werden. Dafür braucht es eine Adresse im Internet, die mit https:// beginnt, und bei einem Browser dessen eigene Schlüssel.
error-wrong-ticket = Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist zu alt.
