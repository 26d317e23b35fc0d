replay-title = Rückblick · { $game } · Torri
replay-heading = { $game }, noch einmal angesehen
replay-day = { $day }. { $month ->
     [1] Januar
     [2] Februar
     [3] März
     [4] April
     [5] Mai
     [6] Juni
     [7] Juli
     [8] August
     [9] September
     [10] Oktober
     [11] November
    *[12] Dezember
}
replay-what = Rückblick · { $game } · { $day }
replay-what-reviewed = Besprechung · { $game } · { $day }
replay-opening = Die Partie wird geöffnet …
replay-not-here = Diese Partie lässt sich nicht zeigen
replay-podium = Wie es ausging
replay-wins = { $name } gewinnt
replay-points = Punkte
replay-to-table = Zum Tisch
replay-shown = Was gezeigt wird
replay-shown-seats = Tisch
replay-shown-chronicle = Chronik
replay-shown-review = Besprechung
replay-share = Moment teilen
replay-copied = Link kopiert
replay-seats = Wer am Tisch sitzt
replay-moment = Dieser Moment
replay-time = Durch die Partie

replay-lens = Was von dem zu sehen ist, das verdeckt lag
replay-whose = Mit wessen Augen
replay-you-knew = Was du wusstest
replay-they-knew = Was { $name } wusste
replay-they-know = Was { $name } weiß
replay-as-spectator = Was Zuschauer sehen
replay-was-true = Was wahr war

replay-start = Der Anfang
replay-end = Das Ende
replay-turn = Zug { $number }
replay-asked = { $name }: { $ask }
replay-given = Die Antwort
replay-drawn = Die Ziehung
replay-before = Gerade eben

replay-slider = Moment der Partie
replay-at = Zug { $number } von { $of }, { $name }; Antwort { $ply } von { $last }
replay-turn-of = Zug { $number } von { $of }
replay-draws = die Ziehungen zu Beginn
replay-decision = Eine Entscheidung, die verdeckt bleibt
replay-decisions = Entscheidungen dieses Zuges
replay-moves = Vor und zurück
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-speed = Tempo
replay-speed-times = { $speed } ×

replay-continue = Von hier an weiterspielen
replay-continue-from = Ab Zug { $number } weiterspielen.
replay-continue-bots = Du sitzt auf dem Platz von { $name }, gegen { $bots ->
    [one] einen { $level }-Bot
   *[other] { $bots } { $level }-Bots
}; was ab hier gezogen wird, ist neu.
replay-continue-mixed = Du sitzt auf dem Platz von { $name }, gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}; was ab hier gezogen wird, ist neu.
replay-continue-over = Hier ist das Spiel aus. Geh zu einem Moment zurück, ab dem es anders hätte kommen können.
replay-continue-here = Von hier an weiter
replay-with-friends = Mit Freunden
replay-continue-title = Ab Zug { $number } weiterspielen
replay-continue-about = Ein eigener Tisch: Alles liegt, wie es in diesem Moment lag, und was ab hier gezogen wird, ist neu. Die alte Partie bleibt, wie sie ist.
replay-seat-kind = Wer für { $name } spielt
replay-seat-level = Stärke des Bots auf dem Platz von { $name }
replay-seat-me = ich
replay-seat-bot = ein Bot
replay-seat-friend = ein Freund, per Link
replay-seat-nobody = Ein Platz muss deiner sein.

replay-verified-label = Stimmt alles?
replay-verified = Geprüft.
replay-not-verified = Etwas stimmt nicht.
replay-verified-answers = { $plies ->
    [one] 1 Antwort
   *[other] { $plies } Antworten
} nach Regeln { $rules } nachgespielt.
replay-verified-draws = { $count ->
    [one] 1 Ziehung hier nachgerechnet
   *[other] { $count } Ziehungen hier nachgerechnet
} aus
replay-checking = Alles wird geprüft …
replay-how = Wie?
replay-again = Noch einmal prüfen
replay-export = Exportieren
replay-export-about = Ein Protokoll enthält die ganze Partie: jede Antwort, jede Ziehung und das Geheimnis dahinter. Jeder kann es nachspielen und prüfen, hier oder mit einem eigenen Programm.
replay-export-text = Als lesbarer Text
replay-export-json = Als JSON
replay-proof = Stimmt alles?
replay-rules-hold = Jede Antwort folgte den Regeln
replay-rules-fail = Nicht alles folgt den Regeln
replay-rules-about = Der Server hat die Partie nachgespielt: { $plies ->
    [one] 1 Antwort
   *[other] { $plies } Antworten
}, Punkte und Gewinner, nach Fassung { $rules } der Regeln mit den Zahlen von { $edition }.
replay-pledge-kept = Das Geheimnis passt zum Fingerabdruck, der vor dem Beginn gezeigt wurde
replay-pledge-broken = Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Beginn gezeigt wurde
replay-pledge-about = Dein Browser hat SHA-256 des Geheimnisses berechnet und mit dem Fingerabdruck verglichen, der gezeigt wurde, bevor sich jemand setzte.
replay-commitment = Fingerabdruck
replay-secret = Geheimnis, am Ende aufgedeckt
replay-entropy = Von { $name } hinzugefügt
replay-entropy-none = nichts
replay-draws-hold = { $count ->
    [one] Die eine Ziehung folgt daraus
   *[other] Alle { $count } Ziehungen folgen daraus
}
replay-draws-fail = Nicht jede Ziehung folgt daraus
replay-draws-server = Laut Server folgen die Ziehungen daraus
replay-draws-working = Ziehungen nachgerechnet: { $done } von { $count } …
replay-draws-no-crypto = Browser rechnen das nur auf Seiten, die über https kommen. Das Programm tools/check_chance.py kann es überall.
replay-draws-about = Dein Browser hat jede Ziehung aus dem Geheimnis und aus dem, was die Spieler hinzufügten, neu berechnet; niemand konnte eine Ziehung wählen, weder der Server noch ein Spieler.
replay-draw-wrong = Ziehung { $number } (Antwort { $ply }): Das Geheimnis ergibt { $derived }, im Protokoll steht { $answer }.
replay-draws-all = { $count ->
    [one] Die Ziehung
   *[other] Alle { $count } Ziehungen
}
replay-draws-more = Und { $count } weitere: Alle stehen im Protokoll.
replay-draw-number = Ziehung
replay-draw-ply = Antwort
replay-draw-weights = Möglich war
replay-draw-answer = Es kam
replay-unpledged = Für die Ziehungen gibt es keinen Fingerabdruck.
replay-unpledged-about = Eine Partie, die eine andere fortsetzt, hat Ziehungen aus zwei Geheimnissen, und ein Protokoll von anderswo nennt manchmal keines. Ob die Regeln eingehalten sind, wird trotzdem geprüft.

replay-records = Protokolle
replay-records-about = Ein Protokoll ist eine Partie auf Papier. Öffne eines, von irgendeinem Tisch oder von Freunden: Es wird hier geprüft, und du kannst es behalten, nachspielen, besprechen lassen und von jedem Moment an weiterspielen.
replay-bring = Protokoll öffnen
replay-file = Datei wählen
replay-paste = Oder füg seinen Text hier ein
replay-check = Prüfen
replay-result = Was sich zeigt
replay-result-none = Noch ist nichts geprüft. Das wird angesehen:
replay-checks-rules = jede Antwort nach den Regeln ihrer Fassung
replay-checks-draws = jede Ziehung, von deinem eigenen Browser, aus dem Geheimnis und seinem Fingerabdruck
replay-checks-scores = Punkte und Gewinner
replay-record-of = { $names }
replay-keep-about = Behalte es bei deinen Partien, um es so oft nachzuspielen, wie du magst. Es zählt nicht als gespielt.
replay-keep = Behalten und nachspielen
