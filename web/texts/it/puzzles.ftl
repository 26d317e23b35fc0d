# Problemi: posizioni in cui un piano è chiaramente il migliore.

puzzles-title = Problemi
puzzles-title-of = { $game }: problemi
puzzles-about = Posizioni di partite giocate in cui un piano è chiaramente il migliore, per quanto se ne può sapere da quel posto. Ognuno conta una volta per il tuo rating.
puzzles-opening = Apertura di un problema …
puzzles-not-here = Questo problema non si può mostrare
puzzles-all = Tutti i problemi
puzzles-how-many =
    { $count ->
        [one] Un problema
       *[other] { $count } problemi
    }; ne hai risolti { $solved } su { $tried }.
puzzles-today = Problemi di oggi
puzzles-next = Prossimo problema
puzzles-number = Problema { $number }
puzzles-state-new = non ancora provato
puzzles-state-solved = risolto
puzzles-state-missed = non risolto
puzzles-grade-1 = Facile: i bot del livello garzone lo risolvono
puzzles-grade-2 = I bot del livello lavorante lo risolvono
puzzles-grade-3 = I bot del livello compagno lo risolvono
puzzles-grade-4 = Difficile: i bot del livello capomastro lo risolvono
puzzles-grade-5 = Molto difficile: nessun bot fino al livello capomastro lo risolve in più della metà dei tentativi
puzzles-run = { $count } di fila
puzzles-asked = Che cosa faresti?
puzzles-own = i tuoi problemi
puzzles-which = { $game } · { $players } giocatori · problema { $number }, rating { $points }
puzzles-which-plain = { $game } · { $players } giocatori · problema { $number }
puzzles-task = Sei { $name }. Fai il tuo piano sul tabellone.
puzzles-planned = Confermalo e saprai quanto vale.
puzzles-show = Mostrami
puzzles-again = Hai già risposto a questo problema: non conta più.
puzzles-meanwhile = Che cosa hanno fatto gli altri dal tuo ultimo turno
puzzles-rules = Nessun orologio. Un piano è migliore di tutti gli altri di almeno { $gap } punti; ce ne sono { $plans } diversi. Conta la prima risposta.
puzzles-lines =
    { $count ->
        [2] Due piani
        [3] Tre piani
        [4] Quattro piani
        [5] Cinque piani
       *[other] { $count } piani
    }
puzzles-margin = vantaggio atteso
puzzles-chosen = bot
puzzles-right = migliore
puzzles-yours = il tuo piano
puzzles-verdict-right =
    { $points ->
        [one] Il migliore. Vale un punto più del successivo.
       *[other] Il migliore. Vale { $points } punti più del successivo.
    }
puzzles-verdict-wrong =
    { $points ->
        [one] Non il migliore: un punto in meno.
       *[other] Non il migliore: { $points } punti in meno.
    }
puzzles-verdict-shown =
    { $points ->
        [one] Il piano migliore vale un punto più del successivo.
       *[other] Il piano migliore vale { $points } punti più del successivo.
    }
puzzles-found = Come è stato trovato
puzzles-found-about = Tutti i { $plans } piani sono stati confrontati in partite proseguite da ciò che si sa da quel posto: quelli elencati in { $futures } ciascuno, con due serie di estrazioni; ricerche a parte hanno trovato lo stesso piano. Ogni piano non elencato è indietro di circa { $behind } punti o più.
puzzles-levels = Anche i bot l’hanno provato; ecco quante volte l’hanno risolto:
puzzles-level = { $solved } su { $tried }
puzzles-people =
    { $tried ->
        [one] Una persona l’ha provato prima di te; l’hanno risolto { $solved }.
       *[other] { $tried } persone l’hanno provato prima di te; l’hanno risolto { $solved }.
    }
puzzles-press-lines = Premi un piano per vederlo sul tabellone.
puzzles-play-on = Continua
puzzles-share = Condividi questo problema
puzzles-copied = Il link è stato copiato.
