# La testata delle pagine, la prima pagina e gli elenchi delle partite.

## Testata

home-to-first-page = Torri: alla pagina iniziale
home-nav = Menu principale
home-nav-play = Gioca
home-nav-matches = Partite
home-nav-today = Oggi
home-nav-events = Tornei
home-nav-watch = Guarda
home-nav-rules = Regole
home-nav-records = Registrazioni
home-nav-settings = Impostazioni
home-language = Lingua
home-guest = ospite
home-your-page = La tua pagina
home-account = con account

## Chi sei

home-hello = Che si costruisce stasera?
home-hello-again = Di nuovo al tavolo, { $name }
home-hello-about = Tre giochi di torri e famiglie. Un clic e sei al tavolo.
home-hello-waits =
    { $matches ->
        [0] { $deals ->
            [one] Ti aspetta una partita del giorno.
           *[other] Ti aspettano { $deals } partite del giorno.
        }
        [one] { $deals ->
            [0] Una partita ti aspetta.
            [one] Ti aspettano una partita e una partita del giorno.
           *[other] Ti aspettano una partita e { $deals } partite del giorno.
        }
       *[other] { $deals ->
            [0] { $matches } partite ti aspettano.
            [one] Ti aspettano { $matches } partite e una partita del giorno.
           *[other] Ti aspettano { $matches } partite e { $deals } partite del giorno.
        }
    }
home-you = Tu
home-you-play-as = Giochi come
home-your-crest = Il tuo stemma
home-crest-lily = Giglio
home-crest-lion = Leone
home-crest-key = Chiave
home-crest-star = Stella
home-crest-tower = Torre
home-guest-is = Ospite.
home-guest-nothing = Senza registrazione.
home-guest-keep = Porta con te le tue partite
home-account-is = Accesso come { $login }.
home-account-manage = Il tuo account

## I giochi

home-game = Gioco
home-about-firenze = Impila mattoni in torri e completa una committenza proprio alla sua altezza. Una torre che non cresce cade.
home-about-patrizier = Ogni carta aggiunge un piano nella sua città. Domina la torre alta, o infilati in quella bassa.
home-about-florenza = Ingaggia gli artisti finché vivono, adorna palazzo e chiesa, diventa Capitano del Popolo.
home-choose = Scegli { $game }
home-chosen = Scelto
home-players = Giocatori
home-minutes = { $minutes } min
home-depth = profondità
home-depth-of = Profondità { $depth } su 4
home-play-now = Gioca ora
home-you-and-bots =
    { $bots ->
        [one] tu + 1 bot
       *[other] tu + { $bots } bot
    }
home-bots-count =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bot
    }
home-bots-of = Bot per { $game }
home-rules-of = Regole di { $game }
home-learn = Imparalo in dieci minuti
home-learn-of = Imparalo in dieci minuti: { $game }
home-first = Prima volta qui? Impara { $game } giocando
home-first-about = Una vera partita a piccoli passi, circa dieci minuti: il maestro dice una cosa, tu la fai.
home-first-begin = Inizia la lezione
home-first-go-on = Continua la lezione

## Contro i bot

home-bots = Contro i bot
home-bots-honest = Vedono solo ciò che vedresti tu
home-strength = Forza
home-bots-sum =
    { $bots ->
        [one] Tu e un bot, { $level }.
       *[other] Tu e { $bots } bot, { $level }, di stili diversi.
    }
home-level-novizio = Sbaglia molto: un principiante che ragiona vince.
home-level-garzone = Conosce le regole e sbaglia ancora spesso.
home-level-lavorante = Gioca bene, con un errore ogni tanto.
home-level-compagno = Gioca ciò che pare meglio, qualche passo avanti.
home-level-capomastro = Cerca fra ciò che può seguire.
home-level-maestro = Cerca a fondo: fino a due secondi e mezzo per decisione.
home-level-gran-maestro = Ha imparato giocando milioni di partite contro sé stesso; nessuno gli ha mostrato come. Guarda avanti con ciò che ha imparato, fino a due secondi e mezzo per decisione.
home-levels-measured = Ogni livello batte quello sotto in almeno 60 partite su 100.
home-rated = Classificata
home-rated-about = Cambia il tuo rating: senza consigli, e chi se ne va perde.
home-rating-of = Il tuo rating a { $game }:
home-set-up = Prepara un tavolo

## Amici, e questo dispositivo

home-friends = Invita amici
home-friends-about = Chi apre il link si siede al tuo tavolo, senza registrarsi.
home-friends-number = Numero di amici
home-invite = Apri il tavolo
home-friends-sum =
    { $game } · { $players } giocatori · { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
home-copy = Copia
home-copied = Copiato
home-device = Su questo dispositivo
home-device-about = Passatevelo. Le carte restano coperte finché il prossimo non dice «sono io».
home-device-open = Giocate su un dispositivo
home-device-people = Numero di persone
home-device-name = Nome
home-device-name-of = Nome del giocatore { $number }
home-device-crest-of = Stemma del giocatore { $number }
home-device-nameless = Serve un nome per ciascuno.
home-device-alike = Due hanno lo stesso nome: al tavolo nessuno saprebbe distinguerli.
home-device-start = Comincia

## Partite

home-matches = Le tue partite
home-replay = Rivedi e analizza
home-records = Apri una registrazione
home-imported = Da una registrazione, { $ago }
home-wait-for-you =
    { $count ->
        [one] 1 ti aspetta
       *[other] { $count } ti aspettano
    }
home-all = Tutte e { $count }
home-since = Dal tuo ultimo turno
home-no-matches = Ancora nessuna. Premi «Gioca ora» e sei al tavolo.
home-against = con { $names }
home-your-turn = Tocca a te
home-waiting = In attesa
home-paused = In pausa
home-over = Finita
home-chairs-free =
    { $count ->
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
home-left-to-move = Ti restano { $left }
home-changed = Ultima mossa { $ago }
home-changed-now = Ultima mossa poco fa
home-thinks = { $name } pensa
home-thinks-left = { $name } pensa, restano { $left }
home-won =
    { $apart ->
        [0] Vittoria a pari merito con { $points } punti
        [one] Hai vinto con { $points } punti, uno di vantaggio
       *[other] Hai vinto con { $points } punti, { $apart } di vantaggio
    }
home-lost =
    { $apart ->
        [one] { $place }º su { $players }, a un punto dal primo
       *[other] { $place }º su { $players }, a { $apart } punti dal primo
    }
home-invited = { $name } ti invita a una partita di { $game }.
home-invited-go = Guarda
home-invited-decline = No, grazie
home-invited-decline-of = Rifiuta l’invito di { $name } a { $game }
home-open = Tavoli aperti
home-no-open = Nessun tavolo ha ora un posto libero. Aprine uno tu con «Prepara un tavolo».
home-friend-here = ora è qui
home-nav-friends = Amici
home-friends-here = { $here } di { $count } sono qui
home-friend-plays = gioca a { $game }
home-friend-away = non è qui
home-friend-watch = Guarda { $name }
home-friend-invite = Invita { $name } a un tavolo
home-friend-ask = Invita
home-for-friends = per gli amici
home-table-of = { $name }: { $game }
home-seated = { $seated } seduti, { $free } liberi
home-join = Siediti
home-join-of = Siediti al tavolo di { $name }
home-open-table = Vai
home-clock-none = senza orologio
home-clock-live = dal vivo, { $bank } a testa
home-clock-live-more = dal vivo, { $bank } a testa + { $more } a turno
home-clock-days = { $bank } a turno
home-finished = Finite
home-insights = Che cosa dicono insieme
home-going-on = In corso
home-not-begun = In attesa di giocatori
home-earlier = Precedenti
home-watch-title = Guarda
home-watch-about = Partite in corso. Vedi ciò che vedono tutti al tavolo, ma le carte in mano a nessuno.
home-watch-none = Ora nessuno gioca in pubblico.
home-watch-it = Guarda
home-watch-later = mostrata con ritardo
home-watch-since = cominciata { $ago }
home-watch-replay = Il replay del giorno
home-watch-replay-about = Ora nessuno gioca in pubblico: ecco la più combattuta delle ultime partite pubbliche, turno per turno.
home-watch-ended = finita { $ago }
home-watch-again = Guardala
home-new-table = Nuovo tavolo

## Per chi torna

home-puzzle-which = { $game }, problema { $number }: un piano è chiaramente il migliore. Quale?
home-puzzle-rest = Hai provato tutti i problemi di oggi. Ce ne sono altri.
home-puzzle-solve = Risolvilo
home-lessons = Lezioni
home-lesson-come = { $step } di { $all }
home-lesson-new = non iniziata

## Su che cosa puoi contare

home-promises = Su che cosa puoi contare
home-promise-why = Perché no?
home-promise-why-about = Premi ciò che non è permesso: risponde la regola.
home-promise-ledger = Ogni punto ha una causa
home-promise-ledger-about = Il punteggio si apre in un registro, riga per riga.
home-promise-fair = Estrazioni che nessuno può truccare
home-promise-fair-about = Sigillate prima dell’inizio, verificate alla fine.
home-promise-bots = Bot che non sbirciano
home-promise-bots-about = Sanno ciò che sa il loro posto, e lo verifichiamo.
home-promise-free = Gratis per tutti
home-promise-free-about = Senza registrazione, senza costi, senza limiti.

## Guai

home-unreachable = Il server non risponde. Continuiamo a provare.
home-refused = Il server ha rifiutato ({ $status }).
home-span-second = { $count } s
home-span-minute = { $count } min
home-span-hour = { $count } h
home-span-day = { $count } { $count ->
    [one] giorno
   *[other] giorni
}

# The deal of the day.

home-today = Partita del giorno
home-today-counted = { $points } punti · posto { $place } di { $count }
home-today-points = { $points } punti
home-today-new = non ancora giocata
home-today-left = ancora { $hours } h { $minutes } min
home-today-running = iniziata
home-today-uncounted = non conta
home-today-other = già giocata in questo browser
home-today-play = Gioca
home-today-compare = Confronta
home-today-streak =
    { $count ->
        [one] Un giorno di fila.
       *[other] { $count } giorni di fila.
    }

## What waits for somebody

home-called = Che cosa ti aspetta
home-called-open =
    { $count ->
        [0] Che cosa ti aspetta: niente
        [one] Che cosa ti aspetta: 1 avviso
       *[other] Che cosa ti aspetta: { $count } avvisi
    }
home-called-none = Non ti aspetta niente.
home-called-turn = { $game }: tocca a te
home-called-round = { $game }: è cominciato un nuovo turno di { $name }
home-called-invitation = { $name } ti invita a una partita di { $game }
home-called-friend = { $name } ha un posto libero a un tavolo di { $game }
home-called-stopped = Non ricevi più avvisi a { $name }
home-called-next = La tua prossima partita
home-called-how = Come ricevi gli avvisi
