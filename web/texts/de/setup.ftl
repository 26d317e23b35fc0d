# Einen Tisch einrichten.

setup-title = Ein Tisch { $game }

## Plätze

setup-chairs = Plätze
setup-all-bots = Bots
setup-kind-me = Ich
setup-kind-device = Hier
setup-kind-friend = Freund
setup-kind-bot = Bot
setup-kind-open = Alle
setup-is-friend = Ein Freund
setup-is-open = Wer mag
setup-about-me = du, Gastgeber am Tisch
setup-about-device = spielt reihum an diesem Gerät
setup-about-friend = setzt sich mit dem Link, den du bekommst
setup-invite = Mit Namen einladen
setup-invite-login = Anmeldename, wenn du ihn kennst
setup-about-open = wer den Tisch zuerst findet
setup-about-seated = sitzt schon da
setup-who-sits = Wer auf Platz { $number } sitzt
setup-name = Name
setup-name-of = Name auf Platz { $number }
setup-crest = Wappen
setup-crest-of = Wappen von Platz { $number }
setup-level-of = Stufe des Bots auf Platz { $number }
setup-style-of = Stil des Bots auf Platz { $number }
setup-style-all-round = Vielseitig
setup-style-builder = Baumeister
setup-style-blocker = Störer
setup-style-gambler = Zocker
setup-style-all-round-about = Ohne Vorliebe: Was am besten ist, ist am besten.
setup-style-own-about = Spielt auf eigene Art: Niemand hat ihm einen Stil beigebracht.
setup-style-builder-about = Liebt große eigene Werke und gönnt dir deine.
setup-style-blocker-about = Nimmt lieber, was du brauchst, als was er will.
setup-style-gambler-about = Vertraut auf das Glück, auf Gedeih und Verderb.

## Optionen

setup-options = Optionen
setup-defaults = Auf Vorgaben zurücksetzen
setup-usual = üblich: { $value }
setup-rule = Regel { $rule }
setup-on = An
setup-off = Aus

## Bedingungen

setup-terms = An diesem Tisch
setup-yes = Ja
setup-no = Nein
setup-pace = Tempo
setup-pace-none = Ohne Uhr
setup-pace-live = Live
setup-pace-days = Tage
setup-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
setup-pace-live-about = Alle haben Zeit für das ganze Spiel; jeder Zug gibt etwas zurück. Für wen sie abläuft, spielt ein Bot weiter.
setup-pace-days-about = Jeder Zug hat seine eigene Zeit; ihr müsst nicht gleichzeitig da sein.
setup-bank = Für das Spiel
setup-increment = Dazu je Zug
setup-days = Für jeden Zug
setup-hints = Tipps erlaubt
setup-hints-about = Man darf fragen, was der Maestro täte.
setup-rated = Gewertet
setup-rated-about = Das Ergebnis ändert die Wertung von allen. Ohne Tipps; was etwas verraten hat, bleibt; wer geht, verliert.
setup-rated-guest = Für Konten: Lege in den Einstellungen eines an, und deine Ergebnisse zählen.
setup-rated-late = Dem hat hier niemand zugestimmt: Nur ein neuer Tisch kann gewertet werden.
setup-public = Wer ihn findet
setup-public-nobody = Niemand
setup-public-friends = Freunde
setup-public-everybody = Alle
setup-public-nobody-about = Es kommt nur, wen du einlädst oder wer den Link hat.
setup-public-friends-about = Wem du folgst, der findet ihn und darf sich auf die offenen Plätze setzen.
setup-public-everybody-about = Er steht für alle in der Liste: zum Mitspielen, solange ein Platz offen ist, und zum Zusehen.
setup-public-must = Ein Platz für alle braucht einen Tisch, den alle sehen.
setup-watched = Zuschauer
setup-watched-about = Wer die Adresse hat, darf zusehen. Handkarten sehen sie nie.
setup-delay = Verzögerung für Zuschauer
setup-delay-none = ohne Verzögerung
setup-substitute = Wenn jemand geht
setup-substitute-about = Ein Bot spielt weiter für alle, die gehen oder keine Zeit mehr haben; sie dürfen zurückkommen.
setup-substitute-level = Seine Stufe

## Ehrlicher Zufall

setup-fair = Ehrliche Ziehungen
setup-words = Eigene Worte für die Ziehungen (wenn du magst)
setup-words-example = das errät niemand
setup-fair-sealed = Versiegelt.
setup-fair-sealed-about = Sobald der Tisch steht, zeigt der Server den Fingerabdruck seines Geheimnisses. Ändern kann er es dann nicht mehr.
setup-fair-stirred = Gemischt.
setup-fair-stirred-about = Worte von dir und den anderen werden hineingemischt. So kann auch der Server die Ziehungen nicht gewählt haben.
setup-fair-checked = Geprüft.
setup-fair-checked-about = Am Ende wird das Geheimnis geöffnet, und jeder kann alles nachrechnen.

## Anfangen

setup-outcome-play = Du spielst sofort.
setup-outcome-links = Du bekommst einen Link für deine Freunde.
setup-outcome-open = Der Tisch wird für alle geöffnet.
setup-sum =
    Am Tisch: { $here ->
        [one] du
       *[other] { $here } an diesem Gerät
    }{ $friends ->
        [0] {""}
        [one] , ein Freund
       *[other] , { $friends } Freunde
    }{ $open ->
        [0] {""}
        [one] , ein offener Platz
       *[other] , { $open } offene Plätze
    }{ $bots ->
        [0] {""}
        [one] , ein Bot
       *[other] , { $bots } Bots
    }.
setup-start-play = Jetzt spielen
setup-start-links = Tisch öffnen
setup-start-open = Tisch öffnen
setup-keep = Als meine Vorgabe merken
setup-kept = Gemerkt
setup-change-told = Wer sitzt, bleibt sitzen, und alle am Tisch sehen, was du geändert hast.
setup-change-begins = Kein Platz ist mehr frei: Das Spiel beginnt sofort.
setup-change-cancel = Alles lassen, wie es war
setup-change-save = Änderungen speichern
setup-fault-no-host = Ein Platz muss deiner sein: Wähle bei einem „Ich“.
setup-fault-nameless = Wer an diesem Gerät spielt, braucht einen Namen.
setup-fault-alike = Zwei an diesem Gerät heißen gleich: Niemand könnte sie unterscheiden.
setup-fault-words = Deine Worte für die Ziehungen sind zu lang: höchstens 200 Zeichen.
