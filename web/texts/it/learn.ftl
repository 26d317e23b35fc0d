# Lezioni: di ogni gioco una prima partita, a piccoli passi.

learn-heading = Imparare giocando
learn-about = Una prima partita a piccoli passi, sul tabellone vero e con le regole vere. Si conserva solo a che punto sei, in questo browser.
learn-begin = Comincia
learn-of = Impara { $game }
learn-title = Impara { $game } · Torri
learn-not-here = Questa lezione non si può mostrare
learn-opening = Si prepara la lezione …
learn-steps = Passi della lezione
learn-step = Passo { $step } di { $steps }: { $title }
learn-count = Passo { $step } di { $steps }
learn-later = qualche turno dopo
learn-leave = Esci dalla lezione
learn-meanwhile = Intanto
learn-back = Indietro
learn-skip = Salta
learn-over = Ricomincia
learn-not-asked = È permesso, ma qui cerchiamo altro.
learn-well-done = Ben fatto. Leggi che cosa è successo, poi vai avanti.
learn-next = Avanti
learn-show = Fammi vedere
learn-parts = { $done } di { $parts } fatti
learn-part-done = Fatto:{ " " }
learn-points = { $points ->
        [one] Il tuo 1 punto
       *[other] I tuoi { $points } punti
    }
learn-ended = La lezione è finita
learn-won = ha vinto
learn-play = Gioca ora una partita vera
