# Lektionen: von jedem Spiel eine erste Partie in kleinen Schritten.

learn-heading = Spielend lernen
learn-about = Eine erste Partie in kleinen Schritten, auf dem echten Brett und nach den echten Regeln. Gemerkt wird nur, wie weit du bist, und nur in diesem Browser.
learn-begin = Anfangen
learn-of = { $game } lernen
learn-title = { $game } lernen · Torri
learn-not-here = Diese Lektion lässt sich nicht zeigen
learn-opening = Die Lektion wird vorbereitet …
learn-steps = Schritte der Lektion
learn-step = Schritt { $step } von { $steps }: { $title }
learn-count = Schritt { $step } von { $steps }
learn-later = einige Züge später
learn-leave = Die Lektion verlassen
learn-meanwhile = Inzwischen
learn-back = Zurück
learn-skip = Überspringen
learn-over = Von vorn
learn-not-asked = Das ist erlaubt, aber hier nicht gemeint.
learn-well-done = Gut gemacht. Lies, was geschehen ist, dann geht es weiter.
learn-next = Weiter
learn-show = Zeig es mir
learn-parts = { $done } von { $parts } erledigt
learn-part-done = Erledigt:{ " " }
learn-points = { $points ->
        [one] Dein 1 Punkt
       *[other] Deine { $points } Punkte
    }
learn-ended = Die Lektion ist zu Ende
learn-won = hat gewonnen
learn-play = Jetzt eine echte Partie spielen
