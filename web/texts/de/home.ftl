# Der Kopf der Seiten, die erste Seite und die Listen der Partien.

## Kopf

home-to-first-page = Torri: zur Startseite
home-nav = Hauptmenü
home-nav-play = Spielen
home-nav-matches = Partien
home-nav-today = Heute
home-nav-events = Turniere
home-nav-watch = Zusehen
home-nav-rules = Regeln
home-nav-records = Protokolle
home-nav-settings = Einstellungen
home-language = Sprache
home-guest = Gast
home-your-page = Deine Seite
home-account = angemeldet

## Wer du bist

home-hello = Was bauen wir heute Abend?
home-hello-again = Willkommen zurück, { $name }
home-hello-about = Drei Spiele um Türme und Familien. Ein Klick, und du sitzt am Tisch.
home-hello-waits =
    { $matches ->
        [0] { $deals ->
            [one] Eine Partie des Tages wartet auf dich.
           *[other] { $deals } Partien des Tages warten auf dich.
        }
        [one] { $deals ->
            [0] Eine Partie wartet auf dich.
            [one] Eine Partie wartet auf dich und eine Partie des Tages.
           *[other] Eine Partie wartet auf dich und { $deals } Partien des Tages.
        }
       *[other] { $deals ->
            [0] { $matches } Partien warten auf dich.
            [one] { $matches } Partien warten auf dich und eine Partie des Tages.
           *[other] { $matches } Partien warten auf dich und { $deals } Partien des Tages.
        }
    }
home-you = Du
home-you-play-as = Du spielst als
home-your-crest = Dein Wappen
home-crest-lily = Lilie
home-crest-lion = Löwe
home-crest-key = Schlüssel
home-crest-star = Stern
home-crest-tower = Turm
home-guest-is = Gast.
home-guest-nothing = Ohne Anmeldung.
home-guest-keep = Partien überall behalten
home-account-is = Angemeldet als { $login }.
home-account-manage = Dein Konto

## Die Spiele

home-game = Spiel
home-about-firenze = Staple Steine zu Türmen und erfülle Aufträge auf genau ihrer Höhe. Ein Turm, der nicht wächst, fällt.
home-about-patrizier = Jede Karte gibt eine Etage in ihrer Stadt. Führe im hohen Turm, oder schlüpf in den kleinen.
home-about-florenza = Wirb Künstler an, solange sie leben, schmücke Palast und Kirche, werde Hauptmann des Volkes.
home-choose = { $game } wählen
home-chosen = Gewählt
home-players = Spieler
home-minutes = { $minutes } Min.
home-depth = Tiefe
home-depth-of = Tiefe { $depth } von 4
home-play-now = Jetzt spielen
home-you-and-bots =
    { $bots ->
        [one] du + 1 Bot
       *[other] du + { $bots } Bots
    }
home-bots-count =
    { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
home-bots-of = Bots für { $game }
home-rules-of = Regeln von { $game }
home-learn = In zehn Minuten lernen
home-learn-of = In zehn Minuten lernen: { $game }
home-first = Neu hier? Lerne { $game } beim Spielen
home-first-about = Eine echte Partie in kleinen Schritten, etwa zehn Minuten: Der Lehrer sagt eines, du tust es.
home-first-begin = Lektion beginnen
home-first-go-on = Lektion fortsetzen

## Gegen Bots

home-bots = Gegen Bots
home-bots-honest = Sie sehen nur, was auch du sehen würdest
home-strength = Stärke
home-bots-sum =
    { $bots ->
        [one] Du und ein Bot, { $level }.
       *[other] Du und { $bots } Bots, { $level }, mit verschiedenen Stilen.
    }
home-level-novizio = Macht viele Fehler: Wer neu ist und nachdenkt, gewinnt.
home-level-garzone = Kennt die Regeln und greift noch oft daneben.
home-level-lavorante = Spielt gut, mit einem Fehler dann und wann.
home-level-compagno = Spielt, was ein paar Schritte voraus am besten aussieht.
home-level-capomastro = Durchsucht, was folgen kann.
home-level-maestro = Sucht tief: bis zu zweieinhalb Sekunden je Entscheidung.
home-level-gran-maestro = Hat durch Millionen Partien gegen sich selbst gelernt; niemand hat ihm gezeigt, wie es geht. Mit dem Gelernten schaut er voraus, bis zu zweieinhalb Sekunden je Entscheidung.
home-levels-measured = Jede Stufe gewinnt mindestens 60 von 100 Partien gegen die darunter.
home-rated = Gewertet
home-rated-about = Ändert deine Wertung: ohne Tipps, und wer geht, verliert.
home-rating-of = Deine Wertung in { $game }:
home-set-up = Tisch einrichten

## Freunde, und dieses Gerät

home-friends = Freunde einladen
home-friends-about = Wer den Link öffnet, setzt sich an deinen Tisch, ohne sich anzumelden.
home-friends-number = Zahl der Freunde
home-invite = Tisch öffnen
home-friends-sum =
    { $game } · { $players } Spieler · { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
home-copy = Kopieren
home-copied = Kopiert
home-device = An diesem Gerät
home-device-about = Reicht es herum. Die Karten bleiben verdeckt, bis der Nächste sagt: „Ich bin’s“.
home-device-open = An einem Gerät spielen
home-device-people = Zahl der Leute
home-device-name = Name
home-device-name-of = Name von Spieler { $number }
home-device-crest-of = Wappen von Spieler { $number }
home-device-nameless = Alle brauchen einen Namen.
home-device-alike = Zwei heißen gleich: Am Tisch könnte niemand sie unterscheiden.
home-device-start = Anfangen

## Partien

home-matches = Deine Partien
home-replay = Ansehen und besprechen
home-records = Protokoll öffnen
home-imported = Aus einem Protokoll, { $ago }
home-wait-for-you =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
home-all = Alle { $count }
home-since = Seit deinem letzten Zug
home-no-matches = Noch keine. Drück „Jetzt spielen“, und du sitzt am Tisch.
home-against = mit { $names }
home-your-turn = Du bist dran
home-waiting = Wartet
home-paused = Pause
home-over = Zu Ende
home-chairs-free =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
home-left-to-move = Noch { $left } Zeit
home-changed = Letzter Zug { $ago }
home-changed-now = Letzter Zug gerade eben
home-thinks = { $name } denkt nach
home-thinks-left = { $name } denkt nach, noch { $left }
home-won =
    { $apart ->
        [0] Geteilter Sieg mit { $points } Punkten
        [one] Mit { $points } Punkten gewonnen, ein Punkt Vorsprung
       *[other] Mit { $points } Punkten gewonnen, { $apart } Punkte Vorsprung
    }
home-lost =
    { $apart ->
        [one] Platz { $place } von { $players }, ein Punkt Rückstand
       *[other] Platz { $place } von { $players }, { $apart } Punkte Rückstand
    }
home-invited = { $name } lädt dich zu einer Partie { $game } ein.
home-invited-go = Ansehen
home-invited-decline = Nein, danke
home-invited-decline-of = Die Einladung von { $name } zu { $game } ablehnen
home-open = Offene Tische
home-no-open = An keinem Tisch ist gerade ein Platz frei. Öffne selbst einen unter „Tisch einrichten“.
home-friend-here = gerade hier
home-nav-friends = Freunde
home-friends-here = { $here } von { $count } sind da
home-friend-plays = spielt { $game }
home-friend-away = nicht da
home-friend-watch = { $name } zusehen
home-friend-invite = { $name } an einen Tisch einladen
home-friend-ask = Einladen
home-for-friends = für Freunde
home-table-of = { $name }: { $game }
home-seated = { $seated } besetzt, { $free } frei
home-join = Mitspielen
home-join-of = Am Tisch von { $name } mitspielen
home-open-table = Hingehen
home-clock-none = ohne Uhr
home-clock-live = live, je { $bank }
home-clock-live-more = live, je { $bank } + { $more } pro Zug
home-clock-days = { $bank } pro Zug
home-finished = Zu Ende
home-insights = Was sie zusammen erzählen
home-going-on = Im Gang
home-not-begun = Wartet auf Spieler
home-earlier = Frühere
home-watch-title = Zusehen
home-watch-about = Partien, die gerade laufen. Du siehst, was alle am Tisch sehen, aber niemandes Handkarten.
home-watch-none = Gerade spielt niemand öffentlich.
home-watch-it = Zusehen
home-watch-later = mit Verzögerung zu sehen
home-watch-since = begonnen { $ago }
home-watch-replay = Partie zum Nachsehen
home-watch-replay-about = Gerade spielt niemand öffentlich: Hier ist die knappste der letzten öffentlichen Partien, Zug um Zug.
home-watch-ended = beendet { $ago }
home-watch-again = Ansehen
home-new-table = Neuer Tisch

## Für alle, die wiederkommen

home-puzzle-which = { $game }, Aufgabe { $number }: Ein Plan ist klar der beste. Welcher?
home-puzzle-rest = Du hast alle Aufgaben von heute versucht. Es gibt noch mehr.
home-puzzle-solve = Löse sie
home-lessons = Lektionen
home-lesson-come = { $step } von { $all }
home-lesson-new = nicht begonnen

## Worauf du dich verlassen kannst

home-promises = Worauf Verlass ist
home-promise-why = Warum nicht?
home-promise-why-about = Drück auf etwas Verbotenes: Die Regel antwortet.
home-promise-ledger = Jeder Punkt hat einen Grund
home-promise-ledger-about = Der Punktestand öffnet sich zum Kassenbuch, Zeile für Zeile.
home-promise-fair = Ziehungen, die niemand lenkt
home-promise-fair-about = Versiegelt vor dem Beginn, nachgeprüft am Ende.
home-promise-bots = Bots, die nicht spicken
home-promise-bots-about = Sie wissen, was ihr Platz weiß, und wir prüfen das.
home-promise-free = Kostenlos für alle
home-promise-free-about = Keine Anmeldung, keine Kosten, keine Grenze.

## Ärger

home-unreachable = Der Server ist nicht erreichbar. Wir versuchen es weiter.
home-refused = Der Server hat das abgelehnt ({ $status }).
home-span-second = { $count } Sek.
home-span-minute = { $count } Min.
home-span-hour = { $count } Std.
home-span-day = { $count } { $count ->
    [one] Tag
   *[other] Tage
}

# The deal of the day.

home-today = Partie des Tages
home-today-counted = { $points } Punkte · Platz { $place } von { $count }
home-today-points = { $points } Punkte
home-today-new = noch nicht gespielt
home-today-left = noch { $hours } h { $minutes } min
home-today-running = begonnen
home-today-uncounted = zählt nicht
home-today-other = in diesem Browser schon gespielt
home-today-play = Spielen
home-today-compare = Vergleichen
home-today-streak =
    { $count ->
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }

## What waits for somebody

home-called = Was auf dich wartet
home-called-open =
    { $count ->
        [0] Was auf dich wartet: nichts
        [one] Was auf dich wartet: 1 Meldung
       *[other] Was auf dich wartet: { $count } Meldungen
    }
home-called-none = Es wartet nichts auf dich.
home-called-turn = { $game }: Du bist am Zug
home-called-round = { $game }: Eine neue Runde von { $name } hat begonnen
home-called-invitation = { $name } lädt dich zu einer Partie { $game } ein
home-called-friend = { $name } hat an einem Tisch mit { $game } einen Platz frei
home-called-stopped = Unter { $name } wirst du nicht mehr benachrichtigt
home-called-next = Nächste deiner Partien
home-called-how = Wie du benachrichtigt wirst
