replay-title = Rivedi · { $game } · Torri
replay-heading = { $game }: la partita rivista
replay-day = { $day } { $month ->
     [1] gennaio
     [2] febbraio
     [3] marzo
     [4] aprile
     [5] maggio
     [6] giugno
     [7] luglio
     [8] agosto
     [9] settembre
     [10] ottobre
     [11] novembre
    *[12] dicembre
}
replay-what = Rivedi · { $game } · { $day }
replay-what-reviewed = Analisi · { $game } · { $day }
replay-opening = Si apre la partita …
replay-not-here = Questa partita non si può mostrare
replay-podium = Com’è finita
replay-wins = Vince { $name }
replay-points = punti
replay-to-table = Al tavolo
replay-shown = Che cosa si vede
replay-shown-seats = Tavolo
replay-shown-chronicle = Cronaca
replay-shown-review = Analisi
replay-share = Condividi il momento
replay-copied = Link copiato
replay-seats = Chi siede al tavolo
replay-moment = Questo momento
replay-time = Lungo la partita

replay-lens = Che cosa si vede di ciò che era nascosto
replay-whose = Con gli occhi di chi
replay-you-knew = Che cosa sapevi tu
replay-they-knew = Che cosa sapeva { $name }
replay-they-know = Che cosa sa { $name }
replay-as-spectator = Che cosa vede uno spettatore
replay-was-true = Com’era davvero

replay-start = L’inizio
replay-end = La fine
replay-turn = Turno { $number }
replay-asked = { $name }: { $ask }
replay-given = La risposta
replay-drawn = L’estrazione
replay-before = Appena prima

replay-slider = Momento della partita
replay-at = Turno { $number } di { $of }, { $name }; risposta { $ply } di { $last }
replay-turn-of = turno { $number } di { $of }
replay-draws = le estrazioni iniziali
replay-decision = Una decisione che resta nascosta
replay-decisions = Decisioni di questo turno
replay-moves = Avanti e indietro
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Una decisione indietro
replay-on = Una decisione avanti
replay-turn-on = Un turno avanti
replay-last = Alla fine
replay-play = Scorri da sé
replay-speed = Velocità
replay-speed-times = { $speed } ×

replay-continue = Gioca da qui in poi
replay-continue-from = Gioca dal turno { $number } in poi.
replay-continue-bots = Prendi il posto di { $name }, contro { $bots ->
    [one] un bot { $level }
   *[other] { $bots } bot { $level }
}; ciò che si estrae da qui in poi è nuovo.
replay-continue-mixed = Prendi il posto di { $name }, contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}; ciò che si estrae da qui in poi è nuovo.
replay-continue-over = Qui la partita è finita. Torna a un momento da cui poteva andare diversamente.
replay-continue-here = Continua da qui
replay-with-friends = Con amici
replay-continue-title = Gioca dal turno { $number } in poi
replay-continue-about = Un tavolo a sé: tutto sta come stava in questo momento, e ciò che si estrae da qui in poi è nuovo. La vecchia partita resta com’è.
replay-seat-kind = Chi gioca per { $name }
replay-seat-level = Forza del bot al posto di { $name }
replay-seat-me = io
replay-seat-bot = un bot
replay-seat-friend = un amico, con link
replay-seat-nobody = Un posto dev’essere tuo.

replay-verified-label = È tutto giusto?
replay-verified = Verificato.
replay-not-verified = Qualcosa non torna.
replay-verified-answers = { $plies ->
    [one] 1 risposta rigiocata
   *[other] { $plies } risposte rigiocate
} con le regole { $rules }.
replay-verified-draws = { $count ->
    [one] 1 estrazione ricalcolata qui
   *[other] { $count } estrazioni ricalcolate qui
} da
replay-checking = Si verifica tutto …
replay-how = Come?
replay-again = Verifica di nuovo
replay-export = Esporta
replay-export-about = Una registrazione contiene tutta la partita: ogni risposta, ogni estrazione e il segreto che c’è dietro. Chiunque può rigiocarla e verificarla, qui o con un proprio programma.
replay-export-text = Come testo leggibile
replay-export-json = Come JSON
replay-proof = È tutto giusto?
replay-rules-hold = Ogni risposta ha seguito le regole
replay-rules-fail = Non tutto segue le regole
replay-rules-about = Il server ha rigiocato la partita: { $plies ->
    [one] 1 risposta
   *[other] { $plies } risposte
}, punti e vincitori, con la versione { $rules } delle regole e le cifre di { $edition }.
replay-pledge-kept = Il segreto corrisponde all’impronta mostrata prima dell’inizio
replay-pledge-broken = Il segreto non corrisponde all’impronta mostrata prima dell’inizio
replay-pledge-about = Il tuo browser ha calcolato lo SHA-256 del segreto e l’ha confrontato con l’impronta mostrata prima che qualcuno si sedesse.
replay-commitment = Impronta
replay-secret = Segreto, svelato alla fine
replay-entropy = Aggiunto da { $name }
replay-entropy-none = niente
replay-draws-hold = { $count ->
    [one] L’unica estrazione ne deriva
   *[other] Tutte le { $count } estrazioni ne derivano
}
replay-draws-fail = Non ogni estrazione ne deriva
replay-draws-server = Secondo il server le estrazioni ne derivano
replay-draws-working = Estrazioni ricalcolate: { $done } di { $count } …
replay-draws-no-crypto = I browser lo calcolano solo su pagine che arrivano via https. Il programma tools/check_chance.py lo fa ovunque.
replay-draws-about = Il tuo browser ha ricalcolato ogni estrazione dal segreto e da ciò che i giocatori hanno aggiunto; nessuno poteva scegliere un’estrazione, né il server né un giocatore.
replay-draw-wrong = Estrazione { $number } (risposta { $ply }): il segreto dà { $derived }, la registrazione dice { $answer }.
replay-draws-all = { $count ->
    [one] L’estrazione
   *[other] Tutte le { $count } estrazioni
}
replay-draws-more = E altre { $count }: sono tutte nella registrazione.
replay-draw-number = Estrazione
replay-draw-ply = Risposta
replay-draw-weights = Poteva essere
replay-draw-answer = È stata
replay-unpledged = Nessuna impronta copre le estrazioni.
replay-unpledged-about = Una partita che ne continua un’altra ha estrazioni di due segreti, e una registrazione che viene da fuori a volte non ne nomina. Che le regole siano state seguite si verifica comunque.

replay-records = Registrazioni
replay-records-about = Una registrazione è una partita su carta. Aprine una, di qualunque tavolo o di un amico: qui viene verificata, e puoi tenerla, rivederla, farla analizzare e continuare a giocare da ogni suo momento.
replay-bring = Apri una registrazione
replay-file = Scegli un file
replay-paste = Oppure incolla qui il testo
replay-check = Verifica
replay-result = Che cosa risulta
replay-result-none = Non è ancora stato verificato niente. Si guarderà:
replay-checks-rules = ogni risposta, con le regole della sua versione
replay-checks-draws = ogni estrazione, dal tuo stesso browser, dal segreto e dalla sua impronta
replay-checks-scores = punti e vincitori
replay-record-of = { $names }
replay-keep-about = Tienila tra le tue partite, per rivederla quanto vuoi. Non conta come giocata.
replay-keep = Tieni e rivedi
