# Torri in italiano: ciò che non riguarda un solo gioco. Errori, problemi, registrazioni e terminale.

## Errori

error-unknown-game = Non c’è nessun gioco «{ $game }». { $known_count ->
        [one] Disponibile
       *[other] Disponibili
    }: { $known }.
error-no-lesson = Per { $game } non c’è ancora una lezione.
error-unknown-step = La lezione di { $game } ha { $steps } passi; il passo { $step } non esiste.
error-unknown-puzzle = { $game } non ha un problema “{ $puzzle }”. { $count ->
        [one] Ce n’è uno.
       *[other] Ce ne sono { $count }, con i nomi che dice l’elenco.
    }
error-no-whole-plan = La risposta a un problema è un piano intero: tutto ciò che il posto decide finché tocca al caso o a qualcun altro.
error-no-standard = Per { $game } non è detto che cosa debba essere un problema. Si possono cercare problemi per: { $known }.
error-wrong-players = { $game } è per { $least } a { $most } giocatori, non per { $players }.
error-unknown-option = { $game } non ha l’opzione «{ $option }». Opzioni disponibili: { $known }.
error-unknown-player = Non c’è nessun giocatore «{ $player }». Disponibili: { $known }.
error-wrong-setting = Il giocatore «{ $player }» non ha l’impostazione «{ $setting }». Può avere: { $known }.
error-untrusted-seat = { $source } avvierebbe il programma «{ $program }». Se ti fidi, indicalo di nuovo: --seat "{ $program }".
error-thinking-failed = Il ragionamento dei bot è fallito in { $game }. Riprovano.
error-no-evaluation = { $game } non dice quanto sia buona una posizione: nessun giocatore avido può giocarvi.
error-no-network = Nessuna rete ha ancora imparato { $game }: un giocatore così non c’è.
error-other-network = La rete di { $game } è stata addestrata per un altro stato del gioco ({ $what }: conosce «{ $found }», qui è «{ $wanted }»). Va addestrata di nuovo.
error-no-entities = { $game } non dice che cosa vi vedrebbe una rete.
error-wrong-option = L’opzione «{ $option }» non può valere «{ $value }»; valori ammessi: { $expected }.
error-illegal-answer = Non è consentito. { $reasons }
error-unknown-seat = Non c’è nessun posto { $seat_number }; si gioca in { $players }.
error-unknown-notation = «{ $notation }» non è una risposta a questa domanda. Risposte valide, per esempio: { $examples }.
error-joined-too-long = «{ $notation }» contiene più risposte di quante ne servano qui: «{ $rest }» è di troppo.
error-ambiguous-notation = «{ $notation }» è ambiguo; può significare: { $meanings }.
error-wrong-position = Non è una posizione valida: { $problem }
error-wrong-edition = L’edizione { $edition } non è utilizzabile: { $problems }
error-unknown-edition = Qui non c’è un’edizione con le cifre { $sha256 }. Aggiungi prima il suo file.
error-other-edition = Questa partita a { $game } è stata giocata con l’edizione { $wanted }, non con { $present }. Indica il file di quell’edizione con --edition.
error-unknown-rules = Questa registrazione segue la versione { $version } delle regole di { $game }; versioni note a questo programma: { $known }.
error-unreadable-record = { $source } non è una registrazione leggibile: { $problem }
error-too-few-entrants = L’arena richiede almeno due giocatori, non solo { $entrants }.
error-other-contest = La cartella { $folder } appartiene a un altro torneo: lì «{ $setting }» vale { $found }, qui { $wanted }. Scegli un’altra cartella.
error-broken-contest = Impossibile continuare { $file }: la riga { $line } non è stata scritta dall’arena.
error-busy-contest = Un’altra arena sta già giocando nella cartella { $folder }.
error-unusable-folder = La cartella { $folder } non è utilizzabile: { $detail }
error-workers-lost = Un processo si è interrotto a metà di una partita: { $detail } Con --out le partite finite restano conservate.
error-missing-extra = Mancano dei pacchetti. Installali con: pip install "torri[{ $extra }]"
error-no-cluster = Nessun cluster Ray raggiungibile all’indirizzo { $address }: { $detail }
error-forfeit = { $player } perde a tavolino: { $cause }: { $detail }
error-unfinished = La partita non è stata giocata fino alla fine: ha { $plies ->
        [one] una risposta
       *[other] { $plies } risposte
    }. Con --unfinished viene presa lo stesso.
error-undecided = Nessuno vi ha ancora deciso nulla.
error-no-such-file = Non c’è né un file né una cartella { $path }.
error-dataset-exists = { $path } esiste già. Scegli un altro nome, o sostituiscilo con --force.
error-unusable-dataset = { $path } non si può usare: { $detail }
error-not-dataset = { $path } non è una raccolta di dati che questo programma sappia leggere: { $detail }
error-broken-row = Riga { $row }, partita { $match }: «{ $column }» è { $found }, e dovrebbe essere { $expected }.

## Problemi

problem-unknown-key = «{ $path }» qui è sconosciuto; voci note: { $known }.
problem-missing-key = «{ $path }» manca.
problem-wrong-type = «{ $path }» dovrebbe essere: { $expected }.
problem-missing-mark = «{ $path }» non ha una sigla; assegnane una tra { $marks }.
problem-unknown-mark = «{ $path }» ha la sigla «{ $mark }»; le sigle sono { $marks }.
problem-wrong-sum = «{ $path }»: sono { $found }, e dovrebbero essere { $expected }.
problem-out-of-range = «{ $path }»: { $found } non è compreso tra { $least } e { $most }.
problem-wrong-correction = «{ $path }» va scritto come {"{"} value = …, note = "…" {"}"}.
problem-unplayable = con queste cifre le regole non reggono in una partita di prova ({ $fault }).
problem-missing-note = «{ $path }» ha bisogno di una nota (note) che dica dove è stato letto.
problem-unknown-figure = «{ $path }» non è una cifra dell’edizione che viene corretta.
problem-other-base = corregge «{ $found }», ma l’edizione qui è «{ $expected }».
problem-no-toml = non è TOML valido: { $detail }
problem-wrong-head = { $path } deve contenere { $expected }, e game = "{ $game }".
problem-unreadable = non si può aprire: { $detail }
problem-no-json = la riga { $line } non è JSON valido: { $detail }
problem-cut-short = si interrompe alla riga { $line }: { $detail }
problem-empty = è vuoto.
problem-no-secret = il segreto di questa partita in corso non c’è, quindi non si può continuare a pescare.
problem-wrong-format = non comincia come una registrazione di Torri in formato { $expected }.
problem-wrong-line = la riga { $line } non ha senso: { $found }
problem-wrong-ply = la riga { $line } comincia con «{ $found }», mentre dovrebbe cominciare con «{ $expected }».
problem-wrong-notation = alla riga { $line }, «{ $found }» non è una risposta alla domanda posta in quel punto.
problem-too-large = supera il limite di { $most } caratteri.
problem-unknown-field = lo stato non ha il campo «{ $field }»; campi disponibili: { $known }.
problem-wrong-field = il campo «{ $field }» non può valere «{ $value }»; la sua forma è { $shape }.
problem-wrong-position = dovrebbe cominciare con «{ $expected }», non con «{ $found }».
problem-impossible = nessuna partita può arrivarci ({ $fault }).
problem-illegal-answer = la risposta «{ $answer }» non è consentita.
problem-wrong-draw = è stato estratto «{ $found }»; secondo il segreto doveva essere «{ $expected }».
problem-wrong-weights = le estrazioni possibili indicate sono «{ $found }»; quelle effettive erano «{ $expected }».
problem-wrong-commitment = il segreto non è quello fissato prima dell’inizio.
problem-result-too-early = dichiara un risultato, ma la partita non è finita.
problem-wrong-scores = i punteggi indicati sono { $found }; quelli effettivi sono { $expected }.
problem-wrong-winners = i posti vincenti indicati sono { $found }; quelli effettivi sono { $expected }.
problem-wrong-draws = estrazioni elencate: { $found }; estrazioni avvenute: { $expected }.
problem-wrong-checksum = la somma di controllo è errata: qualcosa nella registrazione è stato modificato.

## Sconfitte a tavolino: che cosa era sbagliato, e che cosa sarebbe giusto

forfeit-no-system = i bot esterni richiedono Linux, macOS o un altro sistema POSIX, non questo
forfeit-not-started = il comando non si avvia; dev’essere un programma esistente, con i suoi argomenti
forfeit-not-ready = non ha inviato il messaggio «ready» entro il tempo concesso
forfeit-too-slow = non ha inviato un messaggio «answer» entro il tempo concesso
forfeit-ended = è terminato, ma deve restare in funzione fino al messaggio «bye» o alla fine del suo input
forfeit-output-closed = ha chiuso il suo output, ma deve tenerlo aperto fino al messaggio «bye»
forfeit-too-long = ha scritto una riga con più byte di quanti ne può avere un messaggio
forfeit-no-message = ha scritto una riga che non è un messaggio; ogni riga dev’essere un oggetto JSON con un «type»
forfeit-wrong-number = la sua risposta non porta il numero della domanda che è stata posta
forfeit-no-answer = il suo messaggio non contiene una risposta; deve avere un «answer» che sia un numero intero, oppure un «text»
forfeit-illegal = la sua risposta non è ammessa; dev’essere una di quelle che la domanda consente
forfeit-failed = si è bloccato per un errore proprio; un giocatore deve rispondere a ogni domanda

## Tipi di valore

kind-number = un numero
kind-text = un testo
kind-numbers = un elenco di numeri
kind-texts = un elenco di testi
kind-table = una tabella
kind-tables = un elenco di tabelle
kind-amounts = una tabella di beni e quanti di ciascuno
kind-options = una tabella di opzioni
kind-hexadecimal = 64 cifre esadecimali
kind-yes-no = yes oppure no
kind-seconds = un numero di secondi maggiore di 0

seat-name = { $seat }

## Motivi comuni a tutti i giochi

reason-no-such-seat = Il posto { $has } non esiste: si gioca in { $needs }.
reason-no-such-answer = La risposta numero { $has } non esiste; i numeri vanno da 0 a { $needs }.
reason-convention = { $reason } (È una convenzione di scrittura, non una regola.)
reason-over = La partita è finita: non ci sono più domande.

## Sigle

mark-S = lo dice il regolamento
mark-P = lo dice una fonte pubblica
mark-C = si ricava contando
mark-X = ricostruito da noi
mark-B = letto sui componenti da chi possiede la scatola
marks-title = Da dove vengono le cifre
marks-note = Torri non è un prodotto ufficiale. Le cifre con la sigla X sono ricostruite: chi possiede la scatola può correggerle in un file di edizione.
edition-exists = { $file } esiste già.
edition-how = Togli il segno # davanti a una cifra da correggere, scrivi quella giusta e di’ in «note» dove l’hai letta.
edition-own-title = { $game }, la mia scatola
edition-begun = { $file } è pronto, con le { $count } cifre ricostruite. Correggi quelle che leggi nella tua scatola, poi: torri edition check { $file }
edition-holds = L’edizione { $edition } può essere usata ({ $hash }).
edition-same = Nessuna cifra è diversa.
edition-other-game = Sono edizioni di giochi diversi: { $first } e { $second }.
rules-title = Le regole di { $game }, con parole nostre
rules-rulings = R: dove il regolamento tace o si può leggere in più modi, questo paragrafo contiene una nostra decisione.
rules-unknown = { $game } non ha il paragrafo «{ $rule }». Paragrafi: { $known }.
rules-example = Esempio, passo { $step } della lezione: { $title }.

## Verifica

verify-holds = La registrazione è valida: { $plies ->
        [one] una risposta, conforme
       *[other] { $plies } risposte, tutte conformi
    } alle regole.
verify-proven = Ogni estrazione deriva dal segreto fissato prima dell’inizio.
verify-unproven = Le estrazioni sono possibili, ma non è stato rivelato alcun segreto che le dimostri.
verify-running = La partita non è ancora finita.
verify-given-up = La partita non è stata giocata fino alla fine.
verify-fails = La registrazione non è valida; errore alla mossa { $ply }, regola { $rule }: { $problem }
verify-fails-whole = La registrazione non è valida: { $problem }

## Al terminale

play-turn = { $seat }: { $question }
play-prompt = ? per le risposte, help per altri comandi
play-help =
    Scrivi una risposta come appare nell’elenco, oppure il suo numero; puoi dare più risposte di seguito sulla stessa riga.
    ?             le risposte consentite
    why RISPOSTA  perché una risposta non è consentita
    undo          annulla ciò che hai scritto per ultimo, se da allora non è stato rivelato nulla
    auto          dai la risposta che le regole propongono, dove lo fanno
    forecast      che cosa avrai più avanti nel giro, e quali promesse non potresti mantenere
    hint          che cosa farebbe il giocatore più forte sapendo ciò che sai tu
    board         mostra di nuovo la posizione
    log           che cosa è successo di recente
    score         ogni punto e la sua origine
    rules [ID]    le regole, o un solo paragrafo
    save [FILE]   salva la partita
    quit          esci; la partita viene salvata
play-legal = È consentito.
play-automatic = auto dà la risposta che le regole propongono: { $text }
play-no-automatic = Qui le regole non propongono una risposta automatica.
play-no-forecast = Ora non c’è nulla da prevedere.
play-stopped = Di «{ $line }» non è stato giocato nulla. Si ferma a «{ $word }»:
play-left-over = Il tuo turno è finito; non giocato: { $text }
play-undone = Risposta annullata.
play-no-undo = Non si può annullare nulla: dopo la tua ultima risposta è stato rivelato qualcosa o ha agito qualcun altro.
play-confirm = Invio per proseguire (poi non si può più annullare nulla), oppure undo
play-saved = Partita salvata in { $file }.
play-not-saved = Impossibile salvare la partita in { $file }: { $detail }
play-continue = Per riprenderla: torri play --continue { $file }
play-pass-on = È il turno di { $seat }. Cedi il posto, poi premi Invio.
play-won = { $count ->
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }
play-committed = Le estrazioni di questa partita sono fissate da un segreto con SHA-256 { $commitment }.
play-entropy = { $seat }: scrivi qualcosa a piacere; entra nelle estrazioni.
play-person = Giocatore { $number }
play-bot = Bot { $number }
play-too-many-seats = Sono indicati { $seats } posti, ma si gioca in { $players }.
ledger-seat = { $seat }: { $points }
ledger-none = ancora nessun punto
log-nature = caso
replay-ply = Dopo la mossa { $ply } di { $plies }
replay-no-ply = La mossa { $ply } non esiste; la registrazione ne ha { $plies }.

## Tabelloni in un notebook

show-not-trusted = Qui non si vede nulla perché questo notebook non è ancora ritenuto affidabile. Esegui la cella, oppure dichiara affidabile il notebook.

## Giochi, simulazione, prova prolungata

games-players = da { $least } a { $most } giocatori
games-version = versione { $version } delle regole
games-edition = edizione { $edition }
games-option = { $values }
games-reconstructed = { $most ->
        [yes] La maggior parte delle cifre stampate sul materiale di gioco ({ $count } su { $figures }) non è stata trovata: le nostre sono ricostruite.
       *[other] Alcune cifre stampate sul materiale di gioco ({ $count } su { $figures }) non sono state trovate: le nostre sono ricostruite.
    }
games-broken = Impossibile caricare { $game }: { $detail }
simulate-games = { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $questions } domande ai giocatori, { $draws } estrazioni
simulate-speed = { $seconds } s, { $rate } partite al secondo, { $how }
simulate-accelerated = con accelerazione
simulate-plain = su CPython
simulate-seat = posto
simulate-mean = media
simulate-least = minimo
simulate-most = massimo
simulate-best = punteggio più alto
soak-fine = { $players } giocatori: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $steps } passi controllati, nessun errore
soak-fault = { $players } giocatori: partita { $game }, passo { $step }: { $fault }
progress-playing = gioco in corso
progress-auditing = controllo in corso
progress-compiling = preparazione
progress-thinking = Rifletto

## Problemi

puzzles-asked = Problema { $puzzle }: che cosa faresti con { $seat }? I piani sono { $plans }; uno è chiaramente il migliore. Con un punto interrogativo lo vedi.
puzzles-right = È il piano migliore.
puzzles-wrong = { $loss } punti in meno del piano migliore.
puzzles-shown = Il piano migliore, e i successivi:
puzzles-mining = Ricerca di problemi
puzzles-mined = { $count ->
        [one] Un problema è
       *[other] { $count } problemi sono
    } in { $file }; { $games ->
        [one] una partita esaminata.
       *[other] { $games } partite esaminate.
    }
puzzles-other-game = { $file } è una partita di { $game }.
puzzles-checking = Controllo
puzzles-checked = { $game }: { $count ->
        [0] non ci sono problemi.
        [one] l’unico problema è valido.
       *[other] tutti i { $count } problemi sono validi.
    }
error-puzzle-fails = Il problema { $puzzle } di { $game } non è valido. { $cause }
fails-rules = È stato fatto per altre regole o altri valori.
fails-position = Le sue risposte non portano a una domanda al suo posto.
fails-plans = I piani non sono quanti dice.
fails-hidden = Ciò che il posto può fare, o vede dopo, dipende da qualcosa che non sa.
fails-lines = Una linea non è il piano con il suo numero.
fails-solution = Non ha un piano migliore, o ne ha troppi.
fails-gap = Un altro piano non è chiaramente indietro.
fails-told = La spiegazione nomina solo prospettive, nessun punto.
fails-again = In altri futuri un altro piano è altrettanto buono.

## Arena

arena-player = giocatore
arena-win-rate = vittorie
arena-fair-share = × quota equa
arena-margin = distacco
arena-rating = valutazione
arena-thinking = riflessione
arena-games = { $games } partite su { $scheduled }, di cui { $counted } in smazzate complete e conteggiate; ogni smazzata con tutte le { $seatings } disposizioni ai posti. Seme { $seed }.
arena-intervals = Sotto ogni cifra: il suo intervallo al 95% calcolato sulle smazzate; sotto una valutazione μ ± σ; sotto il tempo medio per scelta quello del 95% delle scelte. Il distacco è il punteggio di un giocatore meno il migliore degli altri, la valutazione ciò che un giocatore ha sicuramente raggiunto (μ − 3 σ).
arena-earlier = { $games ->
        [one] Una partita c’era già e non è stata rigiocata.
       *[other] { $games } partite c’erano già e non sono state rigiocate.
    }
arena-kept = Partite, risultato e grafico sono in { $folder }.
arena-interrupted = Interrotto. Con --out CARTELLA le partite finite sarebbero state conservate.
arena-interrupted-kept = Interrotto. Le partite finite restano conservate; lo stesso comando continua con le altre.
arena-forfeits = { $player } ha perso a tavolino { $games ->
        [one] una partita
       *[other] { $games } partite
    }: { $cause } ({ $detail })
arena-plot-title = { $game }: quote di vittorie in { $games } partite
arena-plot-description = La quota di vittorie di ogni giocatore, con l’intervallo al 95%: { $rates }
arena-plot-axis = quota di vittorie, con l’intervallo al 95% sulle smazzate
arena-plot-fair = quota equa

## Data sets

progress-gathering = raccolta
progress-checking = controllo
dataset-written = { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $rows } righe: { $file }
dataset-repeated = { $games ->
        [one] Una partita si è ripresentata ed è stata tralasciata.
       *[other] { $games } partite si sono ripresentate e sono state tralasciate.
    }
dataset-skipped = { $count ->
        [one] Una non si è potuta prendere:
       *[other] { $count } non si sono potute prendere:
    }
dataset-nothing = Non c’era nessuna partita da scrivere, quindi non c’è nessuna raccolta di dati.
dataset-no-source = Indica registrazioni o cartelle che ne contengono, il database di un server (--database URL) o un gioco per i bot (--play GIOCO).
dataset-no-out = Di’ dove va scritta la raccolta di dati: --out FILE
dataset-only-play = Solo insieme a --play: { $options }
dataset-check-alone = --check guarda una sola raccolta di dati e non scrive nulla: non dare altre fonti né --out.
dataset-holds = La raccolta di dati è in ordine: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $rows } righe; ogni risposta è ammessa e porta alla posizione seguente.
dataset-unobserved = Le osservazioni non sono state confrontate: questo programma ne farebbe altre, o non ce ne sono.
dataset-fails = La raccolta di dati non è in ordine, dopo { $rows } righe giuste. { $problem }
dataset-interrupted = Interrotto: non è stato scritto nulla.

## Advice

advise-over = La partita è finita: non c’è nulla da consigliare. Indica una mossa precedente con --ply.
advise-nature = Alla mossa { $ply } decide il caso, non un giocatore. Indica un’altra mossa con --ply o un posto con --seat.
advise-expects = { $seat } vince con una probabilità del { $win }%, in media di { $margin } punti ({ $visits } partite esaminate).
advise-asked = La domanda è per { $seat }: { $question }
advise-answer = risposta
advise-win-chance = vince
advise-margin = distacco
advise-visits = esaminate
advise-why = Perché { $answer } e non { $other }:
advise-no-why = { $answer } e { $other } fin qui si equivalgono; la differenza sta più in fondo.
advise-line = poi

## Tavoli e server

serve-ready = Torri è pronto su { $address } (per fermarlo Ctrl+C)
serve-without-app = L’app per il browser qui non è stata costruita: si servono solo programmi.
archive-done = { $count ->
        [0] Nessuna partita era abbastanza vecchia per { $folder }.
        [one] Una partita è stata spostata in { $folder }.
       *[other] { $count } partite sono state spostate in { $folder }.
    }
error-not-now = Ora non si può: la partita { $status ->
        [open] aspetta giocatori
        [running] è in corso
        [paused] è in pausa
       *[other] è finita
    }.
error-not-your-seat = Non hai quel posto a questo tavolo.
error-not-your-turn = Non è il tuo turno.
error-stale = Nel frattempo qualcuno ha giocato: guarda di nuovo, poi rispondi.
error-repeated = Questa risposta è già stata accettata.
error-illegal-plan = La risposta { $number } del piano non è consentita, quindi non ne è stato fatto nulla. { $reasons }
error-plan-too-long = Prima della risposta { $number } del piano tocca a qualcun altro o al caso, quindi non ne è stato fatto nulla.
error-not-supposed = { $seat } non sarebbe di turno: questo non può accadere.
error-nothing-seen = Non potresti vedere se { $seat } lo fa. Scegli di più di ciò che si fa lì.
error-not-by-correspondence = I piani si lasciano solo ai tavoli dove tutti hanno giorni per un turno.
error-your-turn-already = Tocca a te: non c’è nessuno da aspettare.
error-on-vacation-already = Sei già in vacanza. Prima torna; i giorni non iniziati ti restano.
error-no-vacation = Non sei in vacanza.
error-vacation-too-long = { $days } giorni sono più dei { $left } che ti restano quest’anno.
error-no-free-seat = Tutti i posti a questo tavolo sono occupati.
error-seat-taken = Questo posto è occupato, o ne hai già uno.
error-wrong-link = Questo link non apre nessun posto a questo tavolo, o sono già tutti occupati.
error-nothing-to-undo = Non c’è niente da annullare.
error-not-absent = Un bot continua solo per chi è di turno, non è presente e non ha un orologio.
error-not-the-host = Può farlo solo chi ha preparato il tavolo.
error-not-watched = Questo non ti viene mostrato finché si gioca.
error-no-hints = A questo tavolo si gioca senza consigli.
error-not-welcome = { $problem }
not-welcome = Non puoi sederti a questo tavolo.
not-welcome-blocked = A questo tavolo c’è qualcuno che hai bloccato.
not-welcome-friends = Questo tavolo è per gli amici di chi lo ha aperto.
not-welcome-tournament = Non puoi iscriverti a questo torneo.
not-welcome-tournament-blocked = A questo torneo gioca qualcuno che hai bloccato.
not-welcome-words = Non puoi scrivere a questo tavolo.
error-not-ratable = { $problem }
rated-guest = Le partite classificate sono per chi ha un account. Creane uno nelle impostazioni, ci vuole un minuto; ciò che hai giocato resta tuo.
rated-device = Una partita classificata vuole una persona diversa a ogni posto: giocate questa senza classifica.
rated-edition = Le partite classificate si giocano con i valori della scatola come li abbiamo noi, non con i tuoi.
rated-origin = Una partita che ne continua un’altra non può essere classificata.
rated-bot = La forza di uno di questi bot non è ancora stata misurata: una partita con lui non può essere classificata.
rated-late = Chi siede qui si è seduto a un tavolo senza classifica. Apri un nuovo tavolo per una partita classificata.
error-not-taken-along = Questa partita si gioca solo sul suo server. { $problem }
along-counts = Il suo risultato conta oltre la partita stessa.
along-others = A questo tavolo giocano anche altri.
along-clock = Il suo orologio corre sul server.
along-away = Qui un bot gioca per te: prima riprendi il tuo posto.
along-off = Questo server non dà partite da portare via.
error-rated-undo = Questo ha rivelato qualcosa: a un tavolo classificato, in un torneo e nella partita del giorno resta com’è.
error-no-pause = In un torneo non si fanno pause: tutti gli altri dovrebbero aspettare il turno successivo.
error-unknown-tournament = Questo torneo non esiste.
error-tournament-not-now = Ora non si può: il torneo { $status ->
        [open] è ancora aperto
        [running] è in corso
        [cancelled] è stato annullato
       *[other] è finito
    }.
error-tournament-full = Questo torneo è al completo: giocano in { $most }.
error-round-sealed = Ad altri tavoli si gioca ancora proprio questa partita. Finito il turno { $round }, si potrà vedere tutto.
error-wrong-tournament = Questo torneo non si può tenere: { $problem }
tournament-too-few = devono iscriversi almeno in due.
tournament-too-few-tables = un torneo duplicato ha bisogno di due tavoli da confrontare: almeno un giocatore in più di quanti siedono a uno.
tournament-size = può avere da 2 a 64 posti, un campionato da 2 a 24.
tournament-programs = possono giocare al massimo 8 bot, e non più dei posti che ci sono.
tournament-rounds = può avere da 1 a 15 turni.
tournament-start = deve cominciare più tardi di adesso, ed entro 30 giorni.
error-deal-played = Hai già giocato questa partita. Ognuna si gioca una volta; domani ce n’è una nuova.
error-deal-played-here = Questa partita è già stata iniziata in questo browser, da un ospite o con un altro nome. Ognuna si gioca una volta; domani ce n’è una nuova.
error-deal-sealed = Questa partita è sigillata: vede che cosa ne hanno fatto gli altri chi l’ha giocata, e tutti quando il giorno è finito.
ratings-done = { $count ->
        [0] Nessuna partita è classificata.
        [one] Una partita è stata riconteggiata.
       *[other] { $count } partite sono state riconteggiate.
    }
admin-done = Fatto.
admin-code = Codice d’invito, visibile solo ora: { $code }
error-wrong-chairs = Questo tavolo non si può preparare: { $problem }
error-nothing-to-go-on-with = Dopo la risposta { $ply } questa partita è finita: non c’è più nulla da giocare. Scegli un momento precedente.
error-record-fails = La registrazione non è corretta e non viene conservata. Fino alla risposta { $ply } è giusta; poi: { $problem }
error-wrong-ply = Questa partita non ha un momento { $ply }; ne ha { $most }.
wrong-chairs-no-host = nessuno dei posti è tuo.
wrong-chairs-number = servono tanti posti quanti ne ha la partita che si continua.
wrong-chairs-kept = un posto che deve restare non c’è, o è nominato due volte.
wrong-chairs-person = nel frattempo qualcuno si è seduto lì; riguarda il tavolo.
record-brought = Il tuo testo
error-overtaken = Qualcun altro è stato più veloce. Riprova.
error-unknown-match = Questa partita non esiste.
error-damaged-match = Questa partita è danneggiata: la voce { $seq } manca o non è leggibile. Le altre partite non ne risentono. Chi gestisce questo server può ripristinarla da una copia di sicurezza.
error-unknown-person = Questa persona non esiste.
error-login-taken = Questo nome è già preso. Scegline un altro.
error-passkey-taken = Questa passkey è già registrata.
error-not-guest = Si può riprendere solo ciò che ha giocato un ospite.
error-not-written = Non è stato possibile salvare, e nulla è cambiato. Riprova.
error-unsettled = Non è certo che sia stato salvato. Guarda di nuovo prima di continuare.
error-no-database = Il database { $database } non è raggiungibile: { $detail }
error-newer-database = Il database è stato scritto da una versione più recente di questo programma ({ $found }; questa conosce { $known }).
error-broken-database = Il database { $database } ha righe che non appartengono a nulla, in: { $tables }. Nulla è stato cambiato.
error-storage-closed = Il server si sta fermando. Riprova tra un momento.
error-not-asked = Al posto { $seat_number } non viene chiesto nulla.
error-no-advice = Non si è trovato nessun consiglio. Riprova.
error-no-review = L’analisi non è riuscita. Riprova.
error-house-closed = Il server si sta fermando. Riprova tra un momento.
error-not-known = Di’ prima chi sei: basta un nome.
error-wrong-password = Non c’è nessun account con questo nome e questa password.
error-too-many-guesses = Per questo account sono state provate troppe password. Aspetta un momento e poi riprova.
error-too-much-at-once = Sono troppe richieste insieme. Aspetta un momento e poi riprova.
error-wrong-credential = Non è stato possibile verificare questa passkey.
error-unknown-token = Questo token non esiste.

## Accounts

error-unknown-passkey = Questa passkey non esiste.
error-already-account = Hai già un account: { $login }.
error-not-by-token = Con un token non si può. Fallo tu, nel browser.
error-too-many = Limite raggiunto ({ $what }): al massimo { $most } per persona.
error-server-full = Questo server è al completo ({ $what }: al massimo { $most } in tutto). Riprova più tardi.
limit-blocks = persone che hai bloccato
limit-connections = connessioni aperte insieme
limit-editions = edizioni
limit-follows = persone che segui
limit-guests = persone nuove in un giorno
limit-imports = partite importate
limit-invitations = inviti a un tavolo
limit-lines = righe a un tavolo
limit-notes = note
limit-passkeys = passkey
limit-reports = segnalazioni aperte
limit-reviews = analisi insieme
limit-hints = consigli insieme
limit-tables = tavoli non finiti
limit-tokens = token
limit-push = browser che ricevono avvisi
limit-plans = piani a un tavolo
limit-webhook = programmi che ricevono avvisi
error-muted = { $until ->
        [never] Qui non puoi scrivere.
       *[other] Qui non puoi scrivere fino al { $until }.
    } Motivo: { $reason }
error-suspended = { $until ->
        [never] Sei in sospensione e non puoi iniziare niente di nuovo.
       *[other] Sei in sospensione fino al { $until } e non puoi iniziare niente di nuovo.
    } Ciò che hai iniziato prosegue. Motivo: { $reason }
error-banned = { $until ->
        [never] Questo server è chiuso per te.
       *[other] Questo server è chiuso per te fino al { $until }.
    } Motivo: { $reason }
error-unwelcome-words = { $what }
words-in-chat = In questa riga c’è una parola che qui non è ammessa. Dillo in un altro modo.
words-in-name = In questo nome c’è una parola che qui non è ammessa. Scegline un altro.
error-not-operator = Questo possono farlo solo i gestori del server.
error-operators-stay = Qui i gestori non possono vietarsi niente a vicenda; dalla riga di comando sì.
error-entry-closed = Al momento questo server non accoglie persone nuove. Se hai un account, accedi.
error-entry-by-code = Questo server è per chi è invitato. Inserisci un codice d’invito valido, oppure accedi.
error-unknown-item = Non c’è più; forse se n’è già occupato qualcun altro.
limit-tournaments = tornei che organizzi
limit-entries = tornei a cui giochi
error-invisible-name = Di questo nome non si vede nulla. Scegline un altro.

## I valori, in tabelle

figure-of-two = in due
figure-of-three = in tre
figure-of-four = in quattro
figure-of-five = in cinque
figure-total = in tutto

## Avvisi

call-turn = { $game }: tocca a te
call-round = { $game }: è cominciato un nuovo turno di { $who }
call-invitation = { $who } ti invita a una partita di { $game }
call-friend = { $who } ha un posto libero a un tavolo di { $game }
call-stopped = Non ricevi più avvisi a { $who }
call-names = { " " }(con { $names })
call-mail-subject =
    { $count ->
        [one] c’è un avviso per te
       *[other] ci sono { $count } avvisi per te
    }
call-mail-hello = Ciao { $who },
call-mail-more =
    { $count ->
        [one] E ancora un avviso.
       *[other] E ancora { $count } avvisi.
    }
call-mail-foot = Hai chiesto a { $server } di avvisarti per e-mail.
call-mail-stop = Basta e-mail, con un clic: { $link }
call-confirm-subject = Torri: è questo il tuo indirizzo?
call-confirm-text = Qualcuno, probabilmente tu, vuole ricevere avvisi a { $address } quando qualcosa aspetta su { $server }. Per confermare che l’indirizzo è tuo, apri:
call-confirm-else = Se la richiesta non è tua, non fare niente: non riceverai altre e-mail, e dopo una settimana l’indirizzo è dimenticato.
call-recovery-subject = Torri: una nuova password
call-recovery-text = Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account su { $server }. Entro un’ora puoi sceglierla qui:
call-recovery-else = Se la richiesta non è tua, non fare niente: la tua password resta com’è.
error-account-needed = Gli ospiti non possono averlo. Crea prima un account: le tue partite restano tue.
error-no-mail = Questo server non manda e-mail.
error-wrong-mail-address = { $address } non è un indirizzo a cui possiamo mandare e-mail.
error-wrong-call-address = { $address } non può ricevere avvisi. Serve un indirizzo su internet che comincia con https:// e, per un browser, le sue chiavi.
error-wrong-ticket = Questo link non è più valido: è già stato usato, oppure è troppo vecchio.
