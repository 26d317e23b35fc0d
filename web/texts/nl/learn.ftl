# Lessen: van elk spel een eerste partij, in kleine stappen.

learn-heading = Leren door te spelen
learn-about = Een eerste partij in kleine stappen, op het echte bord en volgens de echte regels. Alleen hoe ver je bent wordt bewaard, in deze browser.
learn-begin = Beginnen
learn-of = { $game } leren
learn-title = { $game } leren · Torri
learn-not-here = Deze les is niet te tonen
learn-opening = De les wordt klaargezet …
learn-steps = Stappen van de les
learn-step = Stap { $step } van { $steps }: { $title }
learn-count = Stap { $step } van { $steps }
learn-later = enkele beurten later
learn-leave = De les verlaten
learn-meanwhile = Intussen
learn-back = Terug
learn-skip = Overslaan
learn-over = Opnieuw beginnen
learn-not-asked = Dat mag, maar het is hier niet de bedoeling.
learn-well-done = Goed zo. Lees wat er gebeurde en ga dan verder.
learn-next = Verder
learn-show = Laat zien
learn-parts = { $done } van { $parts } gedaan
learn-part-done = Gedaan:{ " " }
learn-points = Je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
learn-ended = De les is afgelopen
learn-won = heeft gewonnen
learn-play = Speel nu een echte partij
