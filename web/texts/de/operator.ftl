# Die Seite der Betreiber.

operator-title = Betreiber
operator-not-you = Diese Seite ist für die Betreiber dieses Servers.
operator-reports = Meldungen
operator-people = Personen
operator-matches = Partien
operator-server = Server
operator-audit = Protokoll
operator-audit-about = Wer wem wann was getan hat, und warum. Zeilen kommen nur hinzu.
operator-search = Teil eines Namens oder Logins
operator-nobody = Niemand gefunden.
operator-more = Frühere
operator-none = Keine.
operator-guest = Gast
operator-is = Betreiber
operator-mute-holds = stumm
operator-suspend-holds = gesperrt
operator-ban-holds = ausgeschlossen
operator-all-people = Alle Personen
operator-since = Hier seit { $day }
operator-sanctions = Was verboten ist
operator-mute = Kein Chat
operator-suspend = Nichts Neues
operator-ban = Ausgeschlossen
operator-mute-about = Wer betroffen ist, spielt weiter, kann aber in Chats nicht schreiben.
operator-suspend-about = Was begonnen ist, geht weiter; keine neuen Tische, Plätze, Partien des Tages oder Importe.
operator-ban-about = Es bleibt nur, Eigenes anzusehen, mitzunehmen und zu löschen. Laufende Partien gehen ohne die Person weiter.
operator-impose = Verbieten
operator-what = Was
operator-reason = Grund
operator-reason-shown = Grund (die Person liest ihn)
operator-lift = Wieder erlauben
operator-lifted = aufgehoben am { $day }
operator-rename = Anderer Name
operator-rename-button = Umbenennen
operator-name = Neuer Name
operator-usage = Wie viel es ist
operator-data = Was der Person gehört
operator-export = Alles exportieren
operator-forget = Löschen
operator-forget-about = Als hätte die Person sich selbst gelöscht: Partien mit anderen bleiben, ohne den Namen. Es lässt sich nicht rückgängig machen.
operator-usage-tables = Unbeendete Tische
operator-usage-imports = Eingelesene Partien
operator-usage-notes = Notizen
operator-usage-follows = Folgt
operator-usage-blocks = Hat blockiert
operator-usage-reports = Eigene offene Meldungen
operator-of = { $count } von { $most }
operator-match = Die Partie
operator-reported-by = Gemeldet von { $name }
operator-reporter-gone = Wer es gemeldet hat, ist nicht mehr da
operator-outcome = Ergebnis: { $outcome }
operator-outcome-field = Was daraus wurde
operator-close = Abschließen
operator-reports-open = Offen
operator-reports-closed = Erledigt
operator-status-open = Nicht begonnen
operator-status-running = Laufend
operator-status-paused = Unterbrochen
operator-status-over = Beendet
operator-free = frei
operator-by-command = Kommandozeile
operator-did-grant = machte zum Betreiber:
operator-did-revoke = nahm die Betreiberrechte von
operator-did-mute = nahm den Chat:
operator-did-suspend = sperrte
operator-did-ban = schloss aus:
operator-did-lift = erlaubte wieder:
operator-did-rename = benannte um:
operator-did-close-report = schloss eine Meldung ab über
operator-did-announcement = teilte etwas mit
operator-did-end-announcement = beendete eine Mitteilung
operator-did-code = machte einen Einladungscode
operator-did-end-code = machte einen Code ungültig
operator-did-export = exportierte die Daten von
operator-did-delete = löschte
operator-announcements = Mitteilungen
operator-announce = Mitteilen
operator-announce-about = Alle sehen es oben auf jeder Seite, in ihrer Sprache; wo sie fehlt, auf Englisch oder in der, die da ist.
operator-until = bis { $day }
operator-end = Beenden
operator-entry = Wer hereindarf
operator-entry-open = Alle. Codes verlangt der Server, wenn er mit --entry invited gestartet wird.
operator-entry-invited = Wer einen Code hat, und wer ein Konto hat.
operator-entry-closed = Nur wer schon bekannt ist.
operator-code = Code
operator-code-make = Code machen
operator-code-uses = Für wie viele Personen
operator-code-once = Dieser Link ist nur jetzt zu sehen:
operator-note = Für wen
operator-duration = Wie lange
operator-no-end = ohne Ende
operator-done = Erledigt.
operator-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
operator-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
operator-uses =
    { $count ->
        [one] noch 1 Person
       *[other] noch { $count } Personen
    }
