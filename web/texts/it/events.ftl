# Tornei: campionati, svizzeri e duplicati.

events-title = Tornei
events-about = Più turni, più tavoli. Tutti giocano in ogni turno, e nessuno si fa aspettare.
events-host = Organizza un torneo
events-all = Tutti i tornei
events-mine = I tuoi
events-open = Iscrizioni aperte
events-running = In corso
events-over = Finiti
events-none = Nessun torneo è aperto. Organizzane uno: basta un minuto, e gli altri arrivano con il link o lo trovano qui.
events-format-league = Campionato
events-format-swiss = Svizzero
events-format-duplicate = Duplicato
events-format-league-about = Tutti incontrano tutti, ai tavoli più grandi nel modo più uniforme possibile.
events-format-swiss-about = Incontri chi è messo più o meno come te in classifica, e nessuno due volte finché c’è un altro modo.
events-format-duplicate-about = Tutti i tavoli di un turno ricevono la stessa partita, e ti si confronta con chi siede al tuo posto. Così la fortuna non conta.
events-same-deals = stesse partite
events-tables-of = tavoli da { $players }
events-entered = { $count } di { $most }
events-counted =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
events-rated = classificato
events-public = aperto a tutti
events-private = solo con il link
events-joined = giochi anche tu
events-joined-over = hai giocato anche tu
events-hosted = lo organizzi tu
events-starts = comincia { $at }
events-starts-by-hand = comincia quando lo avvia chi lo organizza
events-round-of = turno { $round } di { $rounds }
events-cancelled = annullato
events-is-over = finito
events-says =
    { $rounds ->
        [one] Un turno di { $game }.
       *[other] { $rounds } turni di { $game }.
    }
events-says-same = A ogni tavolo di un turno si gioca la stessa partita.
events-says-host = Organizzato da { $host }.

## What one can do

events-join = Iscriviti
events-join-of = Iscriviti a { $name }
events-look = Guarda
events-look-of = Guarda { $name }
events-leave = Esci
events-withdraw = Ritirati
events-withdraw-about = Al tuo tavolo un bot gioca al posto tuo, lì arrivi ultimo, e non giochi più altri turni. Non si torna indietro.
events-begin = Comincia ora
events-cancel = Annulla il torneo
events-cancel-about = Tutti gli iscritti tornano liberi. Non si torna indietro.
events-stay = No, resta così
events-play = Gioca il turno { $round }
events-your-turn = Tocca a te
events-place = { $place }º posto di { $count }
events-won = Ha vinto { $name }.
events-won-you = Hai vinto!
events-waits-round = Il tuo tavolo ha finito. Il prossimo turno comincia appena hanno finito tutti.
events-resumes = Il turno { $round } comincia tra { $left }.
events-resumes-now = Il turno { $round } comincia ora.
events-waits-table = Il tuo tavolo è quasi pronto.
events-you-are-out = Ti sei ritirato.
events-you-were-missing = Sei mancato a due turni e sei fuori.
events-full = Tutti i posti sono presi.
events-fewest = Può cominciare con { $count } giocatori.
events-share = Condividi
events-copied = Link copiato

## Standings

events-standings = Classifica
events-players = Chi gioca
events-after =
    { $rounds ->
        [0] prima del primo turno
        [one] dopo un turno
       *[other] dopo { $rounds } turni
    }
events-ties = a parità contano le colonne da sinistra a destra
events-place-head = Posto
events-player = Nome
events-round = Turno { $round }
events-round-now = { $round }, ora
events-points = Punti
events-deal = Stessa partita
events-rivals = Avversari
events-wins = Vittorie
events-tie-first = primo spareggio
events-tie-second = secondo
events-tie-third = terzo
events-points-of =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
events-plays = gioca
events-out = fuori
events-bot = bot, { $level }
events-up = prima { $before }, in salita
events-down = prima { $before }, in discesa
events-all-players = Tutti e { $count }
events-fewer = Di meno
events-file = Come file

## Rounds and tables

events-table = Tavolo { $table }
events-table-running = In corso
events-table-waiting = Sta per cominciare
events-table-over = Finito
events-table-sealed = La stessa partita si gioca ancora altrove: si potrà guardare quando il turno è finito.
events-watch = Guarda
events-watch-of = Guarda il tavolo { $table }
events-replay = Rivedi
events-replay-of = Rivedi il tavolo { $table } del turno { $round }
events-left = se n’è andato
events-odd-chair = un bot, sulla sedia rimasta
events-round-before = Turno prima
events-round-after = Turno dopo
events-tables-count =
    { $playing ->
        [0] Tutti e { $over } hanno finito
       *[other] Ancora in gioco: { $playing }, finiti: { $over }
    }
events-all-tables = Tutti e { $count } i tavoli
events-your-rounds = I tuoi turni
events-of-hundred = stessa partita, su 100
events-your-result = { $place }º posto, { $points } punti
events-sat-out = Questo turno l’hai saltato.
events-rounds = Turni
events-rounds-now = { $over } tavoli su { $count } hanno finito
events-rounds-over = finito
events-rounds-after = tavoli decisi dopo il turno { $round }
events-rounds-known = tutti i turni sono già decisi
events-rounds-first = quando comincia
events-scored = Come si conta
events-scored-points = al tuo tavolo da { $players } il primo ne prende { $most }, l’ultimo nessuno; chi è pari divide.
events-scored-deal = la parte, su 100, che batti di quelli seduti al tuo posto nella stessa partita.
events-scored-rivals = i punti di chi hai incontrato.
events-scored-wins = i tavoli in cui arrivi primo.
events-scored-left = Chi finisce il tempo arriva ultimo a quel tavolo, e un bot continua. Chi manca a due turni di fila è fuori.
events-next = I prossimi

## Hosting one

events-name = Nome
events-name-usual = Torneo di { $name }
events-game = Gioco
events-format = Formula
events-at-table = Giocatori a un tavolo
events-rounds-number = Turni
events-league-rounds = Un campionato ha tanti turni quanti ne servono perché tutti si incontrino.
events-most = Posti
events-same-deals-ask = La stessa partita a tutti i tavoli di un turno
events-same-deals-about = Come spareggio. Nessuno guarda un tavolo prima che il turno sia finito.
events-clock-about = Per chi finisce il tempo continua un bot: nessuno aspetta gli altri per sempre.
events-pause = Pausa tra i turni
events-pause-of =
    { $seconds ->
        [0] nessuna
        [30] { $seconds } secondi
        [60] 1 minuto
       *[other] { $minutes } minuti
    }
events-who = Chi gioca
events-find = Chi lo trova
events-find-all = Tutti
events-find-link = Solo con il link
events-rated-ask = Classificato
events-rated-about = Solo per chi ha un account.
events-joins = Gioco anch’io
events-programs = Bot che giocano per un posto
events-programs-none = nessuno
events-level = Livello dei bot
events-level-about = Anche sulle sedie rimaste, e per chi se ne va.
events-start = Inizio
events-start-hand = Quando lo avvio io
events-start-time = A un’ora
events-start-at = Giorno e ora
events-create = Apri le iscrizioni
