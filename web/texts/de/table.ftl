table-title = { $game } · Torri
table-title-turn = ● Du bist dran · { $game }
table-heading = { $game }, { $players } Spieler
table-what = { $game } · { $players } Spieler
table-home = Zur Startseite
table-opening = Der Tisch wird geöffnet …
table-not-here = Dieser Tisch kann nicht gezeigt werden
table-no-board = Dieses Spiel hat im Browser noch kein Brett. Im Terminal ist es spielbar.
table-unreachable = Der Server ist nicht erreichbar. Es geht nichts verloren; versuche es gleich noch einmal.
table-board = Das Brett
table-own = Dein eigener Bereich
table-rivals = Die anderen am Tisch
table-chronicle = Chronik
table-bar = Was gefragt ist
table-phases = Phasen eines Zuges
table-phase-done = erledigt:
table-your-turn = Du bist dran
table-menu = Menü
table-paused = Pause
table-paused-by = { $name } hat das Spiel angehalten.
table-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
table-clock-hours = { $hours } Std.

table-cover-title = Jetzt ist { $name } dran
table-cover-about = Gib das Gerät weiter. Von den Karten der anderen ist nichts zu sehen, bis du sagst, dass du es bist.
table-cover-ready = Ich bin’s, { $name }

table-bot = Bot, { $level }
table-words = Ein paar eigene Worte für die Ziehungen (wenn du magst)
table-sit = Platz nehmen
table-leave-chair = Platz freigeben

table-thinks = { $name } denkt nach.
table-waits-for = { $name } ist dran.
table-turn-of = { $name } ist am Zug
table-chance = Die Ziehung entscheidet.
table-over = Das Spiel ist zu Ende.
table-lost = Verbindung verloren. Sie kommt von selbst wieder; es geht nichts verloren.
table-along-offer = Der Server ist nicht erreichbar. Du kannst hier weiterspielen, gegen dieselben Bots.
table-along-play = Hier weiterspielen
table-along-starting = Die Partie wird hier vorbereitet …
table-along-here = Du spielst hier weiter, ohne den Server. Die Partie geht von selbst an ihn zurück.
table-along-failed = Hier geht es nicht weiter: { $cause }
table-along-refused = Der Server nimmt nicht zurück, was hier gespielt wurde. { $cause }
table-along-return = Zur Partie auf dem Server
table-turn-planned = So ist es geplant.
table-would = Das wäre: { $what }.
table-confirm = Bestätigen
table-undo = Zurück
table-by-hand = Steine selbst wählen
table-choices = Alle Antworten
table-no-choices = Jetzt gibt es nichts zu antworten.
table-notation = Antwort schreiben
table-notation-enter = Eingeben
table-hint = Was täte der Maestro?
table-counts = Was noch da ist
table-ledger = Jeder Punkt mit seinem Grund
table-ledger-about = Die Punkte, wie sie stehen, Zeile für Zeile, soweit du sie wissen darfst.
table-ledger-empty = Noch hat niemand Punkte.
table-rule = Regel { $rule }
table-rule-unknown = Einen solchen Absatz haben die Regeln nicht.
table-all-rules = Die ganzen Regeln öffnen
table-rules = Regeln
table-why-not = Warum nicht?
table-why-absent = Nicht vorhanden
table-why-lacking = Nicht genug
table-why-taken = Schon vergeben
table-why-done = Schon geschehen
table-why-order = Anderes kommt zuerst
table-why-later = Jetzt nicht
table-why-place = Nicht hier
table-why-unfit = Das passt nicht
table-why-limit = Mehr geht nicht
table-why-alike = Sie sind gleich
table-why-has = Du hast
table-why-is = Da ist
table-why-needs = Es braucht
table-why-played = Gespielt
table-why-needed-here = Hier nötig
table-why-nothing = nichts
table-why-instead = Stattdessen: { $what }
table-overtaken = Die Partie ist inzwischen weitergegangen: Dein Plan wurde nicht gespielt.
table-not-asked = Jetzt ist etwas anderes gefragt: Es steht unten in der Leiste.
table-undo-asked = { $name } möchte eine Wahl zurücknehmen.
table-undo-agree = Einverstanden
table-undo-refuse = Ablehnen
table-undo-waits = Du möchtest eine Wahl zurücknehmen. Es fehlt noch das Ja von { $names }.
table-watching = Du siehst zu.
table-absent-turn = { $name } ist dran, aber nicht da.
table-absent-ask = Bot weiterspielen lassen
table-absent-asked = { $count ->
    [one] { $names } möchte, dass ein Bot für { $absent } weiterspielt, bis { $absent } zurück ist.
   *[other] { $names } möchten, dass ein Bot für { $absent } weiterspielt, bis { $absent } zurück ist.
}
table-absent-agree = Einverstanden
table-absent-waits = Ein Bot spielt für { $absent } weiter, sobald auch { $names } zustimmt.
table-chat-close = Gespräch schließen

table-away-self = Ein Bot spielt für dich weiter.
table-away-last = Ein Bot spielt für dich weiter. Sobald er geantwortet hat, bist du hier Letzter.
table-absent = nicht da
table-away = Bot spielt weiter ({ $level })
table-resigned = hat aufgegeben

table-since = Seit deinem Zug
table-rival-step = Schritt { $number } von { $count }
table-rival-count = { $number } von { $count }
table-pace = Wie schnell die Züge der anderen gezeigt werden
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-instant = Sofort
table-skip = Weiter
table-key-space = Leertaste
table-round = Runde { $round }
table-turn-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-filter = Welche Züge gezeigt werden
table-filter-all = Alle
table-filter-points = Punkte
table-filter-mine = Meine
table-turns =
    { $all ->
        [0] { $shown } von { $count } Zügen
       *[other] { $count ->
            [one] 1 Zug
           *[other] { $count } Züge
        }
    }
table-every-step = Jeder Schritt
table-by-turns = Zug für Zug
table-see-then = Spielplan nach diesem Zug
table-newest = Zum neuesten Zug
table-new-turns =
    { $count ->
        [one] 1 neuer Zug
       *[other] { $count } neue Züge
    }
table-chronicle-grow = Chronik groß zeigen
table-no-such-turn = Einen solchen Zug gibt es noch nicht.
table-nothing-yet = Noch ist nichts geschehen.

table-hint-thinking = Der Maestro sieht sich deinen Tisch an …
table-hint-would = Der Maestro: { $what }
table-hint-mostly =
    Das bringt es vor allem: { $what } (etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
table-hint-chance =
    { $same ->
        [yes] Gewinnchance weiter { $after } %
       *[no] Gewinnchance { $before } % → { $after } %
    }
table-claim-sure = { $what }{ $otherwise ->
        [later] { " " }(sonst allenfalls später)
        [gone] { " " }(sonst nicht mehr möglich)
       *[none] { "" }
    }
table-claim-more = { $what } öfter ({ $best } % statt { $given } %{ $otherwise ->
        [later] { "; " }sonst allenfalls später
        [gone] { "; " }sonst nicht mehr möglich
       *[none] { "" }
    })
table-claim-less = { $what } seltener ({ $best } % statt { $given } %{ $otherwise ->
        [gone] { "; " }dann nicht mehr möglich
       *[none] { "" }
    })
table-claim-only = { $what } (in { $best } %, sonst { $otherwise ->
        [later] allenfalls später
        [gone] nicht mehr möglich
       *[none] nie
    })
table-claim-never = { $what }{ $otherwise ->
        [later] { " so bald" }
       *[none] { "" }
    } (sonst { $given ->
        [100] immer
       *[other] in { $given } %
    }{ $otherwise ->
        [gone] { "; " }dann nicht mehr möglich
       *[none] { "" }
    })
table-claims = { $gains }{ $has ->
        [yes] ; aber { $costs }
       *[no] { "" }
    }.
table-hint-next = Das Nächstbeste
table-hint-first = Zurück zum Besten
table-hint-play = So spielen
table-hint-books = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $what }
table-hint-honest = Er sieht nur, was du siehst. Betrachtete Stellungen: { $visits }.

table-chat = Gespräch am Tisch
table-open-chat = Gespräch am Tisch, { $unread ->
    [0] nichts Neues
    [one] eine neue Zeile
   *[other] { $unread } neue Zeilen
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-write = Sag etwas
table-chat-send = Senden

table-pause = Uhren anhalten
table-resume = Weiterspielen
table-ask-undo = Bitten, meine letzte Wahl zurückzunehmen
table-leave = Einen Bot für mich weiterspielen lassen
table-return = Meinen Platz wieder einnehmen
table-block = { $name } blockieren
table-blocked = Du hast { $name } blockiert. Diese Partie geht ohne Worte weiter; danach begegnet ihr euch nicht mehr. Auf deiner Seite kannst du es zurücknehmen.
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben
table-language = Sprache
table-comfort = Wie du es magst
table-confirm-setting = Jeden Zug bestätigen
table-every-question-setting = Jede Frage stellen
table-motion-setting = Dinge bewegen sich
table-patterns-setting = Kräftige Muster neben den Farben
table-keys = Tasten: F2 gibt allem, was du drücken darfst, einen Buchstaben, die Pfeile gehen von einem zum nächsten, F6 zum nächsten Bereich, F4 öffnet alle Antworten, Strg + Eingabe bestätigt, Strg + Z nimmt einen geplanten Schritt zurück, die Leertaste überspringt die Züge der anderen, Esc schließt.
table-fair = Sind die Ziehungen ehrlich?
table-fair-about = Bevor sich jemand setzte, zeigte der Server diesen Fingerabdruck seines Geheimnisses. Am Ende zeigt er das Geheimnis, und mit dem Protokoll der Partie lässt sich daraus jede Ziehung nachrechnen.
table-fair-secret = Das Geheimnis, aufgedeckt:

table-finished = Das Spiel ist zu Ende
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-record = Protokoll speichern
table-replay = Ansehen und besprechen
table-replay-so-far = Bisheriges ansehen
table-cause-over = Zu Ende gespielt.
table-cause-resigned = Durch Aufgabe beendet.
table-cause-abandoned = Niemand hat weitergespielt.
table-edition = Mit anderen Zahlen gespielt: { $edition }.
table-round-of = Runde { $round } von { $rounds }

table-next =
    { $count ->
        [one] Nächste deiner Partien (N): 1 weitere wartet auf dich
       *[other] Nächste deiner Partien (N): { $count } weitere warten auf dich
    }

table-vacation = Im Urlaub bis { $date }

# Plans for when the others have moved

table-foresight-open = Vorausplanen
table-foresight-title = Wenn … dann …
table-foresight-about = Sag, was du tust, wenn die anderen dies oder das tun. Kommt es so, geschieht es sofort, falls es dann noch dasselbe bedeutet; sonst wirst du gerufen. Niemand sonst erfährt davon, und dein nächster eigener Zug beendet es.
table-foresight-new = Ein neuer Plan
table-foresight-remove = Diesen Plan entfernen
table-foresight-if = Wenn { $name } das tut: { $what }
table-foresight-if-and = Wenn { $name } das tut, und was auch immer sonst: { $what }
table-foresight-if-anything = Was immer { $name } tut
table-foresight-then = Du: { $what }
table-foresight-ask = Was tut { $name }?
table-foresight-anything = Was immer { $name } tut
table-foresight-else = Und was immer { $name } sonst tut
table-foresight-and-then = Und dann …
table-foresight-back = Zum Tisch
table-foresight-over = Die Partie wäre dann zu Ende.
table-foresight-example = Was die anderen hier darüber hinaus tun, ist ein Beispiel.
